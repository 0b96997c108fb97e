"""What a move brings and costs: points by cause, goods, tokens, and what it makes possible."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from engines.core.notation import steps
from engines.core.reasons import MOST_PROSPECTS, complete, part_changes, ranked
from engines.core.text import Text
from engines.origins.actions.districts import around, matches
from engines.origins.actions.people import SIX, freeman_by_word
from engines.origins.actions.possible import bonus_is_open
from engines.origins.components import DISTRICTS, MILITARY, MILITARY_LAST, TEMPLE_TOP, Goods
from engines.origins.components.tasks import Errand, Rising, Task
from engines.origins.components.terms import BuildingId, Colour
from engines.origins.labels import ability, label
from engines.origins.moves import (
    ARMY,
    Act,
    Buy,
    Climb,
    Close,
    Draft,
    Farm,
    Grow,
    Hire,
    Hold,
    Lift,
    March,
    Move,
    Pass,
    Promote,
    Recolour,
    Recruit,
    Reserve,
    Reset,
    Skip,
    Tower,
    Train,
    Use,
    Visit,
)
from engines.origins.names import (
    building_name,
    goods_text,
    listed,
    sign_name,
    site_name,
)
from engines.origins.rules import apply
from engines.origins.scoring import score
from engines.origins.state import Archon, State

MOST_NAMED = 2  # buildings in one phrase

# What follows from a move, given the states before and after it.
Effect: TypeAlias = Callable[[State, Any, State], Iterator[Text]]


def reasons(state: State, move: Move) -> list[Text]:
    """Points, goods and tokens at once, then what follows; costs come last, because labels have them too."""
    seat, after = state.active, apply(state, move).state
    me, then = state.me, after.archons[seat]
    changes = part_changes(score(state, seat), score(after, seat))
    points = ranked((cause(state, part, move, then), change) for part, change in changes if part != "gold")
    describe = EFFECTS.get(type(move))
    later = list(describe(state, move, after))[:MOST_PROSPECTS] if describe else []
    spent = me.superiority - then.superiority
    at_once = [*points, *gains(me.goods, then.goods), *tokens_gained(-spent)]
    paid = [*costs(me.goods, then.goods), *tokens_spent(spent)]
    return complete([*at_once, *later, *paid], (), Text("origins-reason-nothing"))


def cause(state: State, part: str, move: Move, then: Archon) -> Text:
    """Why a part of the score changes."""
    match part, move:
        case "buildings", Buy() | Use():
            return building_name(used_building(state, move))
        case "districts", Close():
            return Text("origins-reason-card", {"district": move.district})
        case "towers", Close():
            die = then.city.seats[-1]
            return Text("origins-reason-seat", {"value": die.value, "height": then.height(die.colour)})
        case "advisors", _:
            return Text("origins-reason-advisor", {"number": len(then.advisors)})
        case "temples", _:
            return Text("origins-reason-temples")
        case _:
            return Text(f"origins-part-{part}")


def used_building(state: State, move: Buy | Use) -> BuildingId:
    return move.building if isinstance(move, Buy) else state.me.city.survey.tiles[move.at].building


def gains(before: Goods, after: Goods) -> Iterator[Text]:
    """What there is more of; gold is a point each."""
    gained = surplus(after, before)
    if gained != Goods():
        yield Text("origins-reason-gains", {"goods": goods_text(gained), "points": gained.gold})


def costs(before: Goods, after: Goods) -> Iterator[Text]:
    """What there is less of."""
    paid = surplus(before, after)
    if paid != Goods():
        yield Text("origins-reason-costs", {"goods": goods_text(paid), "points": -paid.gold})


def surplus(more: Goods, less: Goods) -> Goods:
    """By how much there is more of each good."""
    return Goods(
        max(0, more.stone - less.stone),
        max(0, more.food - less.food),
        max(0, more.wisdom - less.wisdom),
        max(0, more.gold - less.gold),
    )


def tokens_gained(tokens: int) -> Iterator[Text]:
    """Superiority tokens, which pay for a second action."""
    if tokens > 0:
        yield Text("origins-reason-superiority", {"tokens": tokens})


def tokens_spent(tokens: int) -> Iterator[Text]:
    if tokens > 0:
        yield Text("origins-reason-superiority-spent", {"tokens": tokens})


def draft(state: State, move: Draft, _after: State) -> Iterator[Text]:
    yield Text("origins-reason-wisdom-free", {"value": move.value})
    yield from bonus_site(state, move.colour)


def bonus_site(state: State, colour: Colour) -> Iterator[Text]:
    """The site whose bonus a colour can use."""
    for site, token in enumerate(state.tokens, 1):
        if token is colour:
            yield Text("origins-reason-bonus-site", {"site": site_name(site)})


def visit(state: State, move: Visit | Act, after: State) -> Iterator[Text]:
    """The action, unless it only brings goods; and whether another can follow it."""
    agenda = tasks_left(state, after)
    if asks_more(agenda) or surplus(after.archons[state.active].goods, state.me.goods) == Goods():
        yield label(state, steps(move))
    if any(isinstance(task, Errand) and (task.mains or bonus_is_open(after, task)) for task in agenda):
        yield Text("origins-reason-more")


def use(state: State, move: Buy | Use, after: State) -> Iterator[Text]:
    """What a building does, if there is more to decide about it."""
    if asks_more(tasks_left(state, after)):
        yield ability(used_building(state, move))


def tasks_left(state: State, after: State) -> tuple[Task, ...]:
    """What the seat that has moved still has to decide."""
    return after.agenda if after.active == state.active else ()


def asks_more(agenda: Sequence[Task]) -> bool:
    """Whether the next task belongs to what was just done."""
    return bool(agenda) and not isinstance(agenda[-1], Errand | Rising)


def close(state: State, move: Close, _after: State) -> Iterator[Text]:
    """The buildings that are used again."""
    freeman = freeman_by_word(state.me.unused, move.freeman)
    tiles = state.me.city.survey.tiles
    used = [tiles[at].building for at in around(state.me, move.at, freeman.colour)]
    if used:
        names = listed(map(building_name, used[:MOST_NAMED]))
        yield Text("origins-reason-uses", {"buildings": names, "others": len(used[MOST_NAMED:])})


def tower(state: State, move: Tower, _after: State) -> Iterator[Text]:
    """A tower counts for the dice of its colour in seats of power."""
    if not any(die.colour is move.colour for die in state.me.city.seats):
        yield Text("origins-reason-no-seat", {"colour": move.colour.value})


def march(state: State, _move: March | Train, after: State) -> Iterator[Text]:
    """How far the disk is, and how far the next border."""
    before, place = state.military.places[state.active], after.military.places[state.active]
    ahead = (space for space in range(place, MILITARY_LAST + 1) if crosses(place, space))
    border = next(ahead, None)
    if place != before and border is not None:
        yield Text("origins-reason-border", {"steps": border - place})


def crosses(place: int, space: int) -> bool:
    return MILITARY[space].borders > MILITARY[place].borders


def climb(state: State, move: Climb, after: State) -> Iterator[Text]:
    """The step that is reached, and the card."""
    temple, before = after.temple(move.shrine), state.temple(move.shrine)
    yield Text("origins-reason-step", {"place": temple.track.places[state.active], "top": TEMPLE_TOP})
    if temple.holder == state.active != before.holder:
        yield Text("origins-reason-takes-card", {"sign": sign_name(temple.sign)})


def buy(state: State, move: Buy, after: State) -> Iterator[Text]:
    yield from use(state, move, after)
    yield from completed_blocks(state, after)


def farm(state: State, _move: Farm, after: State) -> Iterator[Text]:
    yield Text("origins-reason-farm")
    yield from completed_blocks(state, after)


def completed_blocks(state: State, after: State) -> Iterator[Text]:
    """Squares of four tiles that can be closed now, and the cards that they match."""
    city = after.archons[state.active].city
    for at in city.open_blocks:
        if at not in state.me.city.open_blocks:
            cards = matches(city, at, state.districts)
            claimed = state.me.claimed
            points = [DISTRICTS[card].later if card in claimed else DISTRICTS[card].first for card in cards]
            yield Text("origins-reason-block", {"later": max(points, default=0)})


def recruit(state: State, move: Recruit, after: State) -> Iterator[Text]:
    yield from bonus_site(state, move.colour)
    yield Text("origins-reason-bases", {"free": after.archons[state.active].free_bases})


def recolour(state: State, move: Recolour, _after: State) -> Iterator[Text]:
    yield from bonus_site(state, move.colour)


def rise(state: State, move: Promote | Train, after: State) -> Iterator[Text]:
    """A freeman's new value, unless he retires."""
    match move:
        case Train(target) if target == ARMY:
            yield from march(state, move, after)
        case Promote(word, by) | Train(word, by):
            value = freeman_by_word(state.me.freemen, word).value + by
            if value <= SIX:
                yield Text("origins-reason-rises", {"value": value})


def hire(_state: State, move: Hire, _after: State) -> Iterator[Text]:
    yield Text("origins-reason-wisdom-free", {"value": move.value})


def lift(state: State, move: Lift, _after: State) -> Iterator[Text]:
    yield Text("origins-reason-lifted", {"value": state.sites[move.site - 1] + 1})


def skip(state: State, _move: Skip, _after: State) -> Iterator[Text]:
    yield Text("origins-reason-skip" if state.agenda else "origins-reason-end")


def always(key: str) -> Effect:
    """The same phrase for every move of a kind."""
    return lambda _state, _move, _after: iter([Text(key)])


# What follows from a move besides points, goods and tokens.
EFFECTS: Mapping[type[Move], Effect] = {
    Draft: draft,
    Visit: visit,
    Act: visit,
    Close: close,
    Tower: tower,
    March: march,
    Climb: climb,
    Buy: buy,
    Farm: farm,
    Recruit: recruit,
    Recolour: recolour,
    Promote: rise,
    Train: rise,
    Hire: hire,
    Lift: lift,
    Use: use,
    Skip: skip,
    Grow: always("origins-reason-grow"),
    Pass: always("origins-reason-pass"),
    Reserve: always("origins-reason-reserve"),
    Reset: always("origins-reason-reset"),
    Hold: always("origins-reason-hold"),
}
