"""Themes: the same pictures for light and for dark surroundings."""

from enum import StrEnum


class Theme(StrEnum):
    """Whether a picture is light or dark."""

    LIGHT = "light"
    DARK = "dark"
