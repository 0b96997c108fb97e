"""Colours as people with different colour vision see them, and how different two colours look."""

from math import dist
from typing import TypeAlias

from render.drawing.palette import Rgb

Lab: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[tuple[float, float, float], ...]

# Linear RGB for people without one kind of cones (Machado, Oliveira and Fernandes 2009).
COLOUR_VISIONS: dict[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "greyscale": ((0.2126, 0.7152, 0.0722),) * 3,
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
}
TO_XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
DAYLIGHT = (0.9505, 1.0, 1.089)


def distance(first: Rgb, second: Rgb, vision: str) -> float:
    """How different two colours look; about 2 is just noticeable side by side."""
    return dist(_lab(first, COLOUR_VISIONS[vision]), _lab(second, COLOUR_VISIONS[vision]))


def luminance(colour: Rgb) -> float:
    """The relative luminance of a colour, from 0 to 1 (WCAG 2)."""
    red, green, blue = (_linear(channel / 255) for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Rgb, second: Rgb) -> float:
    """The contrast of two colours, from 1 to 21 (WCAG 2)."""
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


def _lab(colour: Rgb, vision: Matrix) -> Lab:
    seen = _product(vision, [_linear(channel / 255) for channel in colour])
    x, y, z = (
        _root(part / light)
        for part, light in zip(_product(TO_XYZ, [min(1, max(0, c)) for c in seen]), DAYLIGHT, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _product(matrix: Matrix, vector: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def _root(part: float) -> float:
    return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
