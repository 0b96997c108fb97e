"""The words that everything else is said in: colours, goods, temples, signs, and ways for the game to end."""

from enum import StrEnum
from typing import TypeAlias

BuildingId: TypeAlias = str
DistrictId: TypeAlias = int
Site: TypeAlias = int  # from 1 to 5, from the left

HOME: Site = 0  # where a worker is that visits no site


class Colour(StrEnum):
    """The five colours of buildings, citizens, towers and bonus tokens."""

    RED = "red"
    PURPLE = "purple"
    BLUE = "blue"
    ORANGE = "orange"
    YELLOW = "yellow"


COLOURS = tuple(Colour)
INDEX = {colour: number for number, colour in enumerate(COLOURS)}  # where a colour stands in a row of five


class Good(StrEnum):
    """The basic resources; gold is none of them, but pays for each (page 9)."""

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
    """What makes the round in which it happens the last one (page 22); the last is that of solo training."""

    TEMPLES = "temples"  # somebody stands on the top of all three temples
    GOLD = "gold"  # no district card has gold on it
    TOWERS = "towers"  # tower disks of three colours or fewer are left
    CITIZENS = "citizens"  # the reserve lacked a die for the pool
    ROUNDS = "rounds"  # five rounds were played alone (page 23)
