"""Closing districts: matching cards, seats of power, and buildings used again (page 18)."""

from functools import lru_cache

from msgspec.structs import replace

from engines.core.grids.squares import Square
from engines.origins.actions.people import SIX, freeman_by_word, replace_freeman
from engines.origins.actions.turn import Turn
from engines.origins.components import AGORA, BUILDINGS, DISTRICTS, Building, Goods
from engines.origins.components.tasks import (
    Activation,
    Choice,
    Gain,
    Imitation,
    Recruitment,
    Score,
    Task,
    Usage,
)
from engines.origins.components.terms import Colour, DistrictId, Ending, Sign
from engines.origins.moves import Close, Use
from engines.origins.names import building_name, worker_text
from engines.origins.state import Archon, Built, City, Die, Offer, State, neighbours

LEO = 2  # what Leo adds to a die that closes a district (page 24)
CORNERS = ((0, 1, 2), (1, 0, 3), (2, 0, 3), (3, 1, 2))  # of a block, each with the two places beside it
ABOUT_PEOPLE = ("freemen", "freeman-colours", "advisors")


@lru_cache(maxsize=1 << 12)
def patterns(colours: tuple[Colour | None, ...]) -> frozenset[tuple[Colour | None, ...]]:
    """All patterns of a block, turned and mirrored: a corner and the two tiles beside it, in any order."""
    return frozenset(
        (colours[corner], *sorted((colours[one], colours[other]), key=str)) for corner, one, other in CORNERS
    )


PATTERNS = {card.id: (card.corner, *sorted(card.sides, key=str)) for card in DISTRICTS.values()}


def matches(city: City, at: Square, districts: tuple[Offer, ...]) -> tuple[DistrictId, ...]:
    """The cards on the table that a block matches; the fourth tile can be anything (page 18)."""
    tiles = city.survey.tiles
    shown = patterns(tuple(tiles[square].colour for square in city.survey.blocks[at]))
    return tuple(offer.district for offer in districts if PATTERNS[offer.district] in shown)


def closings(state: State) -> list[Close]:
    """Every block with an empty seat, every unused freeman, every matching card (0 if none matches)."""
    me = state.me
    words = [freeman.word for freeman in me.unused] if me.city.open_blocks else []
    return [
        Close(at, word, card)
        for at in (me.city.open_blocks if words else ())
        for cards in (matches(me.city, at, state.districts) or (0,),)
        for word in words
        for card in cards
    ]


def close(turn: Turn, move: Close) -> None:
    """Put the die into the seat, take the card's reward, then use the buildings around it (page 18)."""
    freeman = freeman_by_word(turn.me.unused, move.freeman)
    leo = LEO if turn.state.has(Sign.LEO) else 0
    die = Die(freeman.colour, min(SIX, freeman.value + leo))
    replace_freeman(turn, freeman)
    turn.change_me(city=turn.me.city.with_seat(move.at, die))
    turn.add_event("origins-closed", worker=worker_text(freeman.word), value=die.value)
    if turn.state.has(Sign.SCORPIO):
        turn.gain(Goods(wisdom=1))
    if move.district:
        claim(turn, move.district)
    if turn.state.has(Sign.LIBRA):
        turn.add_tasks(Recruitment())
    activated = around(turn.me, move.at, die.colour)
    sensitive = tuple(at for at in activated if order_matters(turn, at))
    turn.add_tasks(*(Usage(at) for at in activated if at not in sensitive), Activation(sensitive))


def claim(turn: Turn, card: DistrictId) -> None:
    """More points the first time that a player matches a card; all the gold on it (page 18)."""
    district, me = DISTRICTS[card], turn.me
    offers = turn.state.districts
    gold = sum(offer.gold for offer in offers if offer.district == card)
    turn.add_event("origins-claimed", district=card)
    turn.score("districts", district.later if card in me.claimed else district.first)
    turn.gain(Goods(gold=gold))
    turn.change_me(claimed=tuple(dict.fromkeys((*me.claimed, card))))
    turn.change(districts=tuple(replace(o, gold=0) if o.district == card else o for o in offers))
    if not any(offer.gold for offer in turn.state.districts):
        turn.announce(Ending.GOLD)


def around(archon: Archon, at: Square, colour: Colour) -> tuple[Square, ...]:
    """The tiles around a seat that have the die's colour; the agora has any (page 18)."""
    survey = archon.city.survey
    return tuple(
        square
        for square in survey.blocks[at]
        if (tile := survey.tiles[square]).colour is colour or tile.building == AGORA
    )


def ability(tile: Built) -> Building:
    """The building of a tile; a farm has no effects."""
    return Building(tile.building) if tile.farm else BUILDINGS[tile.building]


def use(turn: Turn, task: Usage) -> None:
    """Put what a building does on the agenda."""
    tile = turn.me.city.survey.tiles[task.at]
    turn.add_event("origins-used", building=building_name(tile.building))
    turn.add_tasks(*(with_place(effect, task) for effect in ability(tile).effects))


def with_place(effect: Task, by: Usage) -> Task:
    """The effect with the place of the building that causes it."""
    match effect:
        case Gain():
            return replace(effect, at=by.at)
        case Imitation():
            return Imitation(by.at, (*by.used, by.at))
        case _:
            return effect


def order_matters(turn: Turn, at: Square) -> bool:
    """Goods and points do not depend on the order, unless they count people."""
    effects = ability(turn.me.city.survey.tiles[at]).effects
    return not all(
        isinstance(effect, Gain | Score | Choice) and not (effect.per and effect.per.what in ABOUT_PEOPLE)
        for effect in effects
    )


def activations(_state: State, task: Activation) -> list[Use]:
    return [Use(at) for at in task.squares]


def activate(turn: Turn, task: Activation, move: Use) -> None:
    """Use this building now and the others after it."""
    turn.add_tasks(Usage(move.at), Activation(tuple(at for at in task.squares if at != move.at)))


def imitations(state: State, task: Imitation) -> list[Use]:
    """Buildings with effects beside the mage tower; no tower twice in a chain."""
    tiles = state.me.city.survey.tiles
    return [
        Use(beside)
        for beside in (neighbours(task.at) if task.at else ())
        if beside in tiles and beside not in task.used and ability(tiles[beside]).effects
    ]


def imitate(turn: Turn, task: Imitation, move: Use) -> None:
    turn.add_tasks(Usage(move.at, task.used))
