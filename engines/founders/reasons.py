"""What a move brings and costs: points, tokens, and what can be paid for afterwards."""

from collections.abc import Iterator

from engines.core.reasons import MOST_PROSPECTS, complete, part_changes, ranked
from engines.core.text import Text, Who
from engines.founders.components import (
    MAKES,
    POINTS,
    RESOURCES,
    ROW,
    TILES,
    Kind,
    Resource,
    TileId,
    Token,
)
from engines.founders.moves import (
    Add,
    Agree,
    Attack,
    Buy,
    Draft,
    Employ,
    Join,
    Move,
    Pass,
    Propose,
    Refuse,
    Replace,
    Reveal,
    Settle,
)
from engines.founders.names import listed, resource_name, short_name
from engines.founders.rules import apply, current
from engines.founders.rules.gains import needs_of
from engines.founders.scoring import score
from engines.founders.state import Founder, Loads, State
from engines.founders.territory import Plot

TOKEN_OF: dict[type[Move], Token] = {
    Attack: Token.WAR,
    Buy: Token.COIN,
    Join: Token.CART,
    Employ: Token.CRAFTSMEN,
}


def reasons(state: State, move: Move) -> list[Text]:
    """Points by part, what happens to others, what can be made and paid for; last, what it costs."""
    seat = current(state) or 0
    after = apply(state, move).state.founders[seat]
    changes = part_changes(score(state.founders[seat]), score(after))
    causes = [(cause(state, part, move), points) for part, points in changes]
    gains, costs = (
        ranked(each for each in causes if each[1] > 0),
        ranked(each for each in causes if each[1] < 0),
    )
    does, opens = effects(state, move), prospects(state, move, after)
    later = [*opens, *does] if isinstance(move, Buy | Join) else [*does, *opens]  # which are for that only
    phrases = [*gains, *coins_taken(state, move), *later[:MOST_PROSPECTS], *costs]
    return complete(phrases, (), Text("founders-reason-other"))


def cause(state: State, part: str, move: Move) -> Text:
    """Why a part of the score changes."""
    match part, move:
        case "victory", Add(tile) | Replace(tile) if TILES[tile].points:
            return short_name(tile)
        case "tokens", Add(tile) | Replace(tile) if token := TILES[tile].token:
            return Text("founders-reason-brings", {"token": Text(f"founders-brings-{token}")})
        case "tokens", Buy(_, whose):
            return Text("founders-reason-coin-to", {"who": Who(whose)})
        case "tokens", Attack() | Join() | Employ():
            return Text("founders-reason-spent", {"token": Text(f"founders-brings-{TOKEN_OF[type(move)]}")})
        case "replaced", Replace(_, at):
            tile = state.me.territory.by_square[at].tile
            return Text("founders-reason-replaced", {"tile": short_name(tile)})
        case _:
            return Text(f"founders-part-{part}")


def coins_taken(state: State, move: Move) -> Iterator[Text]:
    """Coins on own tiles are taken at the end of the turn; they count as points already."""
    coins = state.me.territory.tally.coins
    if coins and isinstance(move, Add | Replace | Pass):
        yield Text("founders-reason-coins", {"coins": coins})


def effects(state: State, move: Move) -> Iterator[Text]:
    """What a move does besides points."""
    match move:
        case Draft():
            yield made_by(move.tile)
        case Reveal(stack):
            yield reveals(state, stack)
        case Attack(whom, at):
            yield from harm(state.founders[whom].territory.by_square[at], whom)
        case Buy(resource):
            yield Text("founders-reason-bought", {"resource": resource_name(resource)})
        case Join():
            yield Text("founders-reason-linked")
        case Employ(at):
            yield stopped(state.me.territory.by_square[at].tile)
        case Settle(tile) | Add(tile) | Replace(tile):
            yield from supplies_of(state, tile)
        case _:
            yield from decisions(state, move)


def decisions(state: State, move: Move) -> Iterator[Text]:
    """What becomes of the turn or the game."""
    match move:
        case Pass():
            yield Text("founders-reason-pass")
        case Propose():
            yield Text("founders-reason-propose")
        case Agree():
            yield Text("founders-reason-agree", {"others": len(state.asked) - 1})
        case Refuse():
            yield Text("founders-reason-refuse")


def reveals(state: State, kind: Kind) -> Text:
    """How likely a new open tile is of use; a full row is cleared for it."""
    if len(state.row(kind)) == ROW:
        return Text("founders-reason-clears", {"tiles": ROW})
    if kind is Kind.NATURE:
        return Text("founders-reason-reveals-nature")
    kinds = [tile for tile, facts in TILES.items() if facts.kind is kind]
    paid = sum(payable(state, state.me, tile) for tile in kinds)
    return Text("founders-reason-reveals", {"payable": paid, "kinds": len(kinds)})


def harm(plot: Plot, whom: int) -> Iterator[Text]:
    """What the other founder loses by an attack."""
    if plot.points:
        yield Text("founders-reason-takes", {"who": Who(whom), "lost": plot.points})
    if TILES[plot.tile].makes:
        yield stopped(plot.tile)
    elif not plot.points:
        yield Text("founders-reason-harmless")


def stopped(tile: TileId) -> Text:
    facts = {"tile": short_name(tile), "resources": listed(map(resource_name, TILES[tile].makes))}
    return Text("founders-reason-stopped", facts)


def made_by(tile: TileId) -> Text:
    """What a tile makes; nature tiles make one of two at a time."""
    one, *others = map(resource_name, TILES[tile].makes)
    if others:
        return Text("founders-reason-makes-one", {"one": one, "other": others[0]})
    return Text("founders-reason-makes", {"resource": one})


def supplies_of(state: State, tile: TileId) -> Iterator[Text]:
    """What a new tile makes, and which of it the territory had none of."""
    supplied = state.me.territory.survey.supplied
    new = [RESOURCES[number] for number in MAKES[tile] if not supplied >> number & 1]
    if new:
        yield Text("founders-reason-new", {"resources": listed(map(resource_name, new))})
    elif MAKES[tile]:
        yield made_by(tile)


def prospects(state: State, move: Move, after: Founder) -> Iterator[Text]:
    """The best open tile that could be paid for now and not before."""
    if not isinstance(move, Add | Replace | Buy | Join):
        return
    gone = getattr(move, "tile", None)
    bought = move.resource if isinstance(move, Buy) else None  # it is used up with the turn
    opened = [
        tile
        for tile in state.open_tiles
        if tile != gone and not payable(state, state.me, tile) and payable(state, after, tile, bought)
    ]
    if opened:
        best = max(opened, key=POINTS.__getitem__)
        yield Text("founders-reason-opens", {"tile": short_name(best), "others": len(opened) - 1})


def payable(state: State, founder: Founder, tile: TileId, bought: Resource | None = None) -> bool:
    """Whether a founder could add a tile somewhere, with something bought or without."""
    needs = needs_of(tile, bought)
    survey, single = founder.territory.survey, state.options.loads is Loads.SINGLE
    if not all(survey.supplied >> number & 1 for number in needs):
        return False
    return not needs or bool(survey.payable(needs, single=single) & survey.free)
