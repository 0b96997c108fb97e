"""Every tile, die, disk and token of the game, wherever it is, and whether it lies where it may."""

from collections import Counter

from msgspec.structs import astuple

from engines.core.grids.squares import Square
from engines.origins.components import BASES, BUILDINGS, MILITARY_LAST, SITES, SOLO, START, TEMPLE_TOP
from engines.origins.components.terms import COLOURS, Colour
from engines.origins.state import FOUNDED, Archon, City, State, Survey

SIX, FIVE = 6, 5  # the highest values of citizens and motherships, and of speakers


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


def in_place(state: State) -> bool:
    """Seats that exist, dice and disks in their ranges, tiles in their stacks, cities by the rules."""
    seats = range(len(state.archons))
    return (
        {state.first, state.active, *(t.holder for t in state.temples if t.holder is not None)} <= set(seats)
        and _are_tiles_sorted(state)
        and _are_values_possible(state)
        and _are_disks_on_tracks(state)
        and all(map(_could_be_led, state.archons))
        and all(
            {*archon.claimed} <= {offer.district for offer in state.districts} for archon in state.archons
        )
        and not (state.solo and state.round > SOLO.rounds)
        and not (state.over and (state.agenda or state.offer))
        and (state.over or bool(state.agenda) or not state.me.passed)
    )


def _are_tiles_sorted(state: State) -> bool:
    """Each stack has one colour, and the pool at most one tile of each."""
    pool = [BUILDINGS[tile].colour for tile in state.pool]
    return len(set(pool)) == len(pool) and all(
        BUILDINGS[tile].colour is colour
        for colour, stack in zip(COLOURS, state.stacks, strict=True)
        for tile in stack
    )


def _are_values_possible(state: State) -> bool:
    """What dice show, and no number below zero."""
    dice = [*state.sites, *(die.value for die in (*state.citizens, *state.offer))]
    speakers, amounts = [*state.speakers], [*state.reserve, *state.towers]
    for archon in state.archons:
        dice += [freeman.value for freeman in archon.freemen] + [seat.value for seat in archon.city.seats]
        speakers += [speaker.value for speaker in archon.speakers]
        amounts += [*archon.towers, archon.superiority, *astuple(archon.goods), *astuple(archon.earned)]
    amounts += [offer.gold for offer in state.districts]
    return (
        all(value in range(1, SIX + 1) for value in dice)
        and all(value in range(1, FIVE + 1) for value in speakers)
        and min(amounts) >= 0
    )


def _are_disks_on_tracks(state: State) -> bool:
    tracks = [(state.military, MILITARY_LAST), *((temple.track, TEMPLE_TOP) for temple in state.temples)]
    return all(max(track.places) <= last for track, last in tracks)


def _could_be_led(archon: Archon) -> bool:
    """Workers on sites that exist, no more freemen than bases, tiles and seats of power in the city."""
    freemen, speakers = [freeman.site for freeman in archon.freemen], [die.site for die in archon.speakers]
    return (
        all(site in range(len(SITES) + 1) for site in (archon.figure, *freemen, *speakers))
        and max(START.bases, len(archon.freemen)) <= archon.bases <= BASES
        and all(BUILDINGS[tile].colour for tile in archon.aside)
        and _could_be_built(archon.city)
    )


def _could_be_built(city: City) -> bool:
    """Each tile was added beside another, and each seat of power is in the middle of four."""
    survey = Survey({}, {}, {})
    for number, tile in enumerate(city.tiles):
        founded = number < len(FOUNDED)
        if tile != FOUNDED[number] if founded else Square(tile.x, tile.y) not in survey.free:
            return False
        survey = survey.with_tile(tile)
    seats = [Square(seat.x, seat.y) for seat in city.seats]
    return (
        len(city.tiles) >= len(FOUNDED)
        and len(set(seats)) == len(seats)
        and set(seats) <= survey.blocks.keys()
    )
