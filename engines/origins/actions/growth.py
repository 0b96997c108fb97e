"""Tower floors and new bases (page 19)."""

from engines.origins.actions.turn import Turn, with_change
from engines.origins.components import BASE_PRICES, BASES, LAST_BASE_POINTS, START, Goods
from engines.origins.components.tasks import Promotion
from engines.origins.components.terms import COLOURS, INDEX, Ending, Sign
from engines.origins.moves import GROW, Grow, Tower
from engines.origins.names import goods_text
from engines.origins.state import Archon, State

CAPRICORN = Promotion(by=2, capped=True, used=True)  # what each floor brings with that card (page 24)
FEW_COLOURS = 3  # the game ends with this many colours or fewer in the pool (page 22)
FLOORS = {colour: Tower(colour) for colour in COLOURS}


def floors(state: State) -> list[Tower]:
    """A disk of the pool, for as much gold as the tower's height."""
    me = state.me
    gold = me.goods.gold
    return [
        FLOORS[colour]
        for colour, disks, height in zip(COLOURS, state.towers, me.towers, strict=True)
        if disks and height <= gold
    ]


def build_floor(turn: Turn, move: Tower) -> None:
    number = INDEX[move.colour]
    height = turn.me.towers[number]
    turn.pay_and_tell(Goods(gold=height))
    turn.change_me(towers=with_change(turn.me.towers, number, +1))
    turn.change(towers=with_change(turn.state.towers, number, -1))
    turn.add_event("origins-built-floor", colour=move.colour.value, height=height + 1)
    if turn.state.has(Sign.CAPRICORN):
        turn.add_tasks(CAPRICORN)
    if sum(disks > 0 for disks in turn.state.towers) <= FEW_COLOURS:
        turn.announce(Ending.TOWERS)


def base_price(archon: Archon) -> Goods | None:
    """Food for the leftmost base of the track; None once it is empty."""
    taken = archon.bases - START.bases
    return Goods(food=BASE_PRICES[taken]) if archon.bases < BASES else None


def growth(state: State) -> list[Grow]:
    price = base_price(state.me)
    return [GROW] if price and state.me.goods.covers(price) else []


def grow(turn: Turn, _move: Grow) -> None:
    """Take a base; the last one scores at once."""
    paid = turn.pay(base_price(turn.me) or Goods())
    turn.change_me(bases=turn.me.bases + 1)
    turn.add_event("origins-grew", price=goods_text(paid), bases=turn.me.bases)
    if turn.me.bases == BASES:
        turn.score("population", LAST_BASE_POINTS)
