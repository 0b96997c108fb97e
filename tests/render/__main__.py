"""Renew the golden pictures after a change that a person has checked: `python -m tests.render`."""

from tests.render.golden import renew

renew()
