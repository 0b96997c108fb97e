"""Every tile, die, disk and token of the game, wherever it is."""

from collections import Counter

from engines.origins.components import BASES
from engines.origins.components.terms import COLOURS, Colour
from engines.origins.state import Archon, State


def pieces(state: State) -> Counter[str]:
    """Without superiority tokens and goods, whose supply is unlimited."""
    found = Counter[str]()
    found.update(f"building {tile}" for tile in (*state.pool, *(tile for s in state.stacks for tile in s)))
    found.update(f"token {token}" for token in state.tokens)
    found.update(f"sign {temple.sign}" for temple in state.temples)
    found.update(f"district {offer.district}" for offer in state.districts)
    found.update(f"citizen {die.colour}" for die in (*state.citizens, *state.offer))
    found["mothership"] = len(state.sites)
    found["speaker"] = len(state.speakers)
    found["military disk"] = len(state.military.order)
    found["zodiac disk"] = sum(len(temple.track.order) for temple in state.temples)
    for number, track in enumerate((state.military, *(temple.track for temple in state.temples))):
        found.update(f"disk of seat {seat} on track {number}" for seat in track.order)
        found[f"disks on track {number}"] = len(track.places)
    for colour, dice, disks in zip(COLOURS, state.reserve, state.towers, strict=True):
        found[f"citizen {colour}"] += dice
        found[f"tower {colour}"] += disks
    for archon in state.archons:
        found.update(belongings(archon))
    return found


def belongings(archon: Archon) -> Counter[str]:
    """The pieces of an archon."""
    found = Counter[str]()
    found.update(f"building {tile.building}" for tile in archon.city.tiles)
    found.update(f"building {tile}" for tile in archon.aside)
    found.update(f"citizen {colour}" for colour in citizens(archon))
    found.update({f"tower {colour}": height for colour, height in zip(COLOURS, archon.towers, strict=True)})
    found.update({"speaker": len(archon.speakers), "archon": 1, "base": BASES})
    return found


def citizens(archon: Archon) -> list[Colour]:
    """The colours of all dice: freemen, advisors, and those in seats of power."""
    freemen = [freeman.colour for freeman in archon.freemen]
    return [*freemen, *archon.advisors, *(die.colour for die in archon.city.seats)]
