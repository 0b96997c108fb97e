"""Every piece of the box, wherever it is, and whether it lies where it may."""

from collections import Counter
from collections.abc import Sequence

from engines.cities.components import (
    ATTRACTIONS,
    CITIES,
    GOALS,
    SLOTS,
    STACKS,
    START_TILES,
    TILES,
    Item,
    Zone,
)
from engines.cities.district.grid import CELLS, START, Box, sites
from engines.cities.district.layout import EMPTY, District
from engines.cities.district.survey import Survey
from engines.cities.state import CityChoice, Slot, State


def pieces(state: State) -> Counter[Item]:
    items = Counter([*state.start_tiles, *state.goals, *state.districts, *state.attractions, *state.bag])
    items.update(state.hand)
    items.update(state.box)
    for unseen in state.unseen:
        items.update(unseen)
    for slot in state.board:
        items.update(slot.up + slot.down)
    for planner in state.planners:
        items.update(planner.goals)
        items.update(laid.tile for laid in planner.district.tiles)
        items.update(sight.kind for sight in planner.district.sights)
        for building in planner.district.buildings:
            items[building.colour.value] += building.height
    return items


MOST_POINTS = max(
    field for city in CITIES.values() for requirement in city.requirements for field in requirement.fields
)


def in_place(state: State) -> bool:
    """Items in their zones, workers in turn, districts by the rules, markers on fields."""
    choice = state.options.city
    return (
        max(state.star, state.active) < len(state.planners)
        and choice in (CityChoice.RANDOM, state.city)
        and _is_sorted_by_zone(state)
        and _fits_the_round(state)
        and all(_could_be_built(planner.district, state.mode.boxes) for planner in state.planners)
        and all(set(planner.goals) <= GOALS.keys() for planner in state.planners)
        and all(_are_markers(state, requirement) for requirement in range(3))
    )


def _is_sorted_by_zone(state: State) -> bool:
    """Every stack, slot and hand holds things of its own kind only."""
    stacks = (state.goals, state.districts, state.attractions, state.bag)
    lying = [(zone, stack) for zone, stack in zip(Zone, stacks, strict=True)]
    lying += [(zone, unseen) for zone, unseen in zip(Zone, state.unseen, strict=True)]
    lying += [(zone, slot.up + slot.down) for zone in Zone for slot in state.slots(zone)]
    return (
        len(state.board) == sum(map(len, SLOTS.values()))
        and all(set(items) <= STACKS[zone].keys() for zone, items in lying)
        and set(state.start_tiles) <= START_TILES.keys()
        and any(set(state.hand) <= STACKS[zone].keys() for zone in Zone if zone is not Zone.GOALS)
        and all(len(stack) >= _still_needed(state, zone) for zone, stack in zip(Zone, stacks, strict=True))
    )


def _still_needed(state: State, zone: Zone) -> int:
    """The most that the rounds to come can take from a stack, and what can still be drawn in this one."""
    slots = SLOTS[zone]
    rounds = state.mode.rounds - state.round
    drawn = [facts.drawn for slot, facts in zip(state.slots(zone), slots, strict=True) if slot.worker is None]
    return rounds * sum(facts.up + facts.down + facts.drawn for facts in slots) + (
        sum(drawn) if state.round and not state.over else 0
    )


def _fits_the_round(state: State) -> bool:
    """The round and what belongs to it: start tiles before the first, workers during one, none at the end."""
    chosen = sum(bool(planner.district.tiles) for planner in state.planners)
    if not state.round:
        seat = (state.star - 1 - chosen) % len(state.planners)
        return not state.over and bool(state.start_tiles) and seat == state.active and _is_bare(state)
    if chosen < len(state.planners) or state.start_tiles or state.round > state.mode.rounds:
        return False
    if state.over:
        return state.round == state.mode.rounds and _is_bare(state)
    return all(map(_is_filled, Zone, map(state.slots, Zone))) and _have_taken_turns(state)


def _is_bare(state: State) -> bool:
    return not state.hand and all(slot == Slot() for slot in state.board)


def _is_filled(zone: Zone, slots: Sequence[Slot]) -> bool:
    """A slot without a worker holds what it was filled with; a worker has taken everything."""
    return all(
        (len(slot.up), len(slot.down)) == ((facts.up, facts.down) if slot.worker is None else (0, 0))
        for slot, facts in zip(slots, SLOTS[zone], strict=True)
    )


def _have_taken_turns(state: State) -> bool:
    """Workers were sent one by one, beginning with the star, and not too many to a zone."""
    seats, workers = len(state.planners), [slot.worker for slot in state.board if slot.worker is not None]
    sent = [workers.count((state.star + turn) % seats) for turn in range(seats)]
    expected = [(len(workers) + seats - 1 - turn) // seats for turn in range(seats)]
    acting = (state.star + len(workers) - bool(state.hand)) % seats
    zones = [[slot.worker for slot in state.slots(zone)] for zone in Zone]
    most = max(zone.count(seat) for zone in zones for seat in range(seats))
    everybody = seats * len(Zone) * state.mode.workers_a_zone
    return (
        sent == expected
        and acting == state.active
        and most <= state.mode.workers_a_zone
        and (bool(state.hand) or len(workers) < everybody)
    )


def _could_be_built(district: District, boxes: tuple[Box, ...]) -> bool:
    """Each tile was laid beside the others, and everything on it lies on a field of its kind."""
    if not district.tiles:
        return not district.sights and not district.buildings
    first, *others = district.tiles
    survey = EMPTY.with_tile(CELLS[first.at], TILES[first.tile].fields)
    if first.tile not in START_TILES or (first.at, first.turns) != (START, 0):
        return False
    for laid in others:
        tile = TILES[laid.tile]
        if laid.tile in START_TILES or laid.at not in sites(survey.tiles, boxes) or laid.turns >= tile.faces:
            return False
        survey = survey.with_tile(CELLS[laid.at], tile.turned(laid.turns))
    return _could_be_furnished(district, survey)


def _could_be_furnished(district: District, survey: Survey) -> bool:
    """One attraction on each field, then one building on each plot that is left for it."""
    for sight in district.sights:
        cell = CELLS[sight.at]
        if not survey.room_for_attraction(ATTRACTIONS[sight.kind].on) >> cell & 1:
            return False
        survey = survey.with_attraction(cell, sight.kind)
    for building in district.buildings:
        cell = CELLS[building.at]
        if not survey.room_for_piece(building.colour) & ~survey.standing & 1 << cell:
            return False
        survey = survey.with_building(cell, building.colour, building.height)
    return True


def _are_markers(state: State, requirement: int) -> bool:
    """No more than there are fields; what each was worth may have changed since."""
    claims = [planner.claims[requirement] for planner in state.planners]
    points = [claim for claim in claims if claim is not None]
    fields = state.mode.free_fields(state.council.requirements[requirement], 0)
    return len(points) <= len(fields) and all(0 < claim <= MOST_POINTS for claim in points)
