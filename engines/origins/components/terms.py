"""The terms of the game: colours, goods, temples, signs, and reasons for its end."""

from enum import StrEnum
from typing import TypeAlias

BuildingId: TypeAlias = str
DistrictId: TypeAlias = int
Site: TypeAlias = int  # from 1 to 5, from the left

HOME: Site = 0  # where unused workers are


class Colour(StrEnum):
    """The five colours of buildings, citizens, towers and bonus tokens."""

    RED = "red"
    PURPLE = "purple"
    BLUE = "blue"
    ORANGE = "orange"
    YELLOW = "yellow"


COLOURS = tuple(Colour)
INDEX = {colour: number for number, colour in enumerate(COLOURS)}  # the position of a colour in rows of five


class Good(StrEnum):
    """The basic resources; gold is not one of them but can pay for each (page 9)."""

    STONE = "stone"
    FOOD = "food"
    WISDOM = "wisdom"


BASICS = tuple(Good)


class Shrine(StrEnum):
    """The three temples, from the left (page 12)."""

    FOREST = "forest"
    MOUNTAIN = "mountain"
    SEA = "sea"


SHRINES = tuple(Shrine)


class Sign(StrEnum):
    """The twelve zodiac cards (page 24)."""

    ARIES = "aries"
    TAURUS = "taurus"
    GEMINI = "gemini"
    CANCER = "cancer"
    LEO = "leo"
    VIRGO = "virgo"
    LIBRA = "libra"
    SCORPIO = "scorpio"
    SAGITTARIUS = "sagittarius"
    CAPRICORN = "capricorn"
    AQUARIUS = "aquarius"
    PISCES = "pisces"


class Ending(StrEnum):
    """Why a round is the last one (page 22); ROUNDS is for solo training."""

    TEMPLES = "temples"  # a disk is on the top of all three temples
    GOLD = "gold"  # no district card has gold on it
    TOWERS = "towers"  # tower disks of three colours or fewer are left
    CITIZENS = "citizens"  # the reserve had no die for the pool
    ROUNDS = "rounds"  # five rounds of solo training were played (page 23)
