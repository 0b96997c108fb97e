"""Why a move is not legal, and what cannot be chosen now."""

from collections import Counter
from collections.abc import Iterator

from engines.core.game import Seat
from engines.core.grids.bits import BitSet, members
from engines.core.grids.squares import Square
from engines.core.notation import words
from engines.core.text import Text, Who
from engines.founders.components import (
    CRAFTSMEN,
    NEEDED,
    NEEDS,
    RESOURCES,
    STACKS,
    TILES,
    Resource,
    TileId,
    Token,
    kind_of,
)
from engines.founders.labels import square
from engines.founders.moves import Add, Replace
from engines.founders.names import listed, resource_name, tile_name, token_name
from engines.founders.rules import legal_moves
from engines.founders.rules.choices import builds, can_add, joins, others, unsupplied_resources
from engines.founders.rules.ending import may_pay_a_hidden_city
from engines.founders.rules.gains import visible_gain
from engines.founders.state import Phase, State
from engines.founders.territory import Needs, Plot, Survey, remaining_needs

MOST_NAMED = 3  # of the resources that are missing


def obstacles(state: State) -> list[Text]:
    """Empty stacks, tiles that cannot be paid for, and tokens that cannot be played."""
    match state.phase:
        case Phase.REVEAL:
            return list(empty_stacks(state))
        case Phase.BUILD:
            return [*unpayable_tiles(state), *unplayable_tokens(state)]
        case Phase.DRAFT | Phase.VOTE:
            return []


def empty_stacks(state: State) -> Iterator[Text]:
    for kind, stack in zip(STACKS, state.stacks, strict=True):
        if not stack:
            yield Text("founders-used-up", {"row": kind.value})


def unpayable_tiles(state: State) -> Iterator[Text]:
    """Tiles that need what the territory does not make; and tiles that need what lies too far apart."""
    payable = {move.tile for move in builds(state) if isinstance(move, Add | Replace)}
    closed = [tile for tile in state.open_tiles if tile not in payable]
    missing = unsupplied_resources(state)
    lacking = [tile for tile in closed if NEEDED[tile] & missing]
    if lacking:
        yield lack(lacking, missing)
    if len(closed) > len(lacking):
        yield Text("founders-apart", {"tiles": len(closed) - len(lacking)})


def lack(tiles: list[TileId], missing: int) -> Text:
    """How many tiles need what the territory does not supply, and what most of them need."""
    needed = Counter(number for tile in tiles for number in members(NEEDED[tile] & missing))
    named = [resource_name(RESOURCES[number]) for number, _ in needed.most_common(MOST_NAMED)]
    others = len(needed) - len(named)
    return Text("founders-lacking", {"tiles": len(tiles), "resources": listed(named), "others": others})


def unplayable_tokens(state: State) -> Iterator[Text]:
    """Tokens in hand that cannot be played anywhere."""
    tokens = state.me.tokens
    if state.token_played:
        if tokens:
            yield Text("founders-one-token")
        return
    if Token.CART in tokens and not joins(state):
        yield Text("founders-no-square")
    made = state.me.territory.supplies()
    goods = (CRAFTSMEN[token] for token in tokens if token in CRAFTSMEN)
    if idle := [good for good in dict.fromkeys(goods) if good not in made]:
        yield Text("founders-idle-craftsmen", {"good": listed(map(resource_name, idle))})


TOKEN_OF = {"attack": Token.WAR, "buy": Token.COIN, "join": Token.CART, "employ": Token.CRAFTSMEN}


VERBS = {
    Phase.DRAFT: ("draft", "settle"),
    Phase.REVEAL: ("reveal", "propose"),
    Phase.BUILD: ("add", "replace", "pass", *TOKEN_OF),
    Phase.VOTE: ("agree", "refuse"),
}


def refusal(state: State, move: str) -> Text:
    """Why these words are not a legal move."""
    verb, *rest = move.split() or [""]
    if verb not in VERBS[state.phase]:
        if any(verb in verbs for verbs in VERBS.values()):
            return not_now(state)
        return not_a_move(state, move)
    try:
        return broken_rule(state, verb, rest)
    except ValueError:
        return not_a_move(state, move)


def not_now(state: State) -> Text:
    """For a move of another moment: what is due instead."""
    if state.phase is Phase.DRAFT:
        return Text(f"founders-not-now-{drafting_verb(state)}")
    return Text(f"founders-not-now-{state.phase}")


def drafting_verb(state: State) -> str:
    """Whether the first tile of a territory is due, or the second."""
    return "settle" if state.me.territory.plots else "draft"


def not_a_move(state: State, move: str) -> Text:
    """For words that are not a move at all."""
    return Text("founders-not-a-move", {"move": move, "example": words(legal_moves(state)[0])})


def broken_rule(state: State, verb: str, rest: list[str]) -> Text:
    """The rule that the move violates; ValueError if the words are not a move."""
    match verb, rest:
        case "draft" | "settle", [tile, *at]:
            return cannot_draft(state, verb, tile, at)
        case "reveal", [stack]:
            return Text("founders-empty-stack") if stack in STACKS else not_a_move(state, f"{verb} {stack}")
        case "propose", []:
            return cannot_propose(state)
        case "pass", []:
            return Text("founders-must-add" if can_add(state) else "founders-must-reveal")
        case "add" | "replace", [tile, *at]:
            return cannot_build(state, verb, tile, square(" ".join(at)))
        case "attack" | "buy" | "join" | "employ", _:
            return cannot_play_token(state, TOKEN_OF[verb]) or cannot_play_on(state, verb, rest)
        case _:
            raise ValueError(verb)


def not_open(tile: str) -> Text:
    """For a tile that is not open."""
    if tile not in TILES:
        raise ValueError(tile)
    return Text("founders-not-open", {"tile": tile_name(tile)})


def cannot_draft(state: State, verb: str, tile: str, at: list[str]) -> Text:
    """Why a tile cannot be taken in the draft."""
    if verb != drafting_verb(state):
        return not_now(state)
    if tile not in state.rows[0]:
        return not_open(tile)
    if verb == "draft" or not square(" ".join(at)):
        raise ValueError(at)
    return Text("founders-not-beside-first")


def cannot_propose(state: State) -> Text:
    """Who can still gain points, and how."""
    if state.proposed:
        return Text("founders-asked-already")
    seat = may_pay_a_hidden_city(state)
    if seat is not None:
        return Text("founders-cities-to-come", {"who": Who(seat)})
    gain = visible_gain(state)
    if gain is None:
        raise ValueError("propose")
    means = token_name(gain.means) if gain.means in CRAFTSMEN else tile_name(gain.means)
    return Text("founders-can-gain", {"who": Who(gain.seat), "means": means})


def cannot_build(state: State, verb: str, tile: str, at: Square) -> Text:
    """Why a tile cannot be built in a place."""
    if tile not in state.open_tiles:
        return not_open(tile)
    survey = state.me.territory.survey
    place = survey.place(at)
    if verb == "replace" and not place & survey.built:
        return Text("founders-not-yours")
    if verb == "add" and place & survey.built:
        return Text("founders-not-free")
    if verb == "add" and not place & survey.free:
        return Text("founders-not-beside")
    needs = NEEDS[tile] if state.bought is None else remaining_needs(NEEDS[tile], state.bought)
    rest = state.me.territory.without(at).survey  # A replaced tile supplies nothing.
    return unmet_needs(rest, rest.place(at), needs)


def unmet_needs(survey: Survey, place: BitSet, needs: Needs) -> Text:
    """Which of the needed resources the neighbours do not supply."""
    near = survey.near(place)
    missing = [resource_name(RESOURCES[need]) for need in needs if not near & survey.suppliers[need]]
    match missing:
        case [one, other] if one != other:
            return Text("founders-missing-both", {"one": one, "other": other})
        case [resource, *_]:
            return Text("founders-missing", {"resource": resource})
        case _:
            suppliers = near & (survey.suppliers[needs[0]] | survey.suppliers[needs[-1]])
            return shared_supplier(needs, neighbours=suppliers.bit_count())


def shared_supplier(needs: Needs, neighbours: int) -> Text:
    """Everything is supplied, but by the same neighbour, or through carts by the same tile."""
    one, other = (resource_name(RESOURCES[need]) for need in needs)
    if one == other:
        return Text("founders-twice" if neighbours == 1 else "founders-twice-made", {"resource": one})
    key = "founders-one-each" if neighbours == 1 else "founders-made-by-one"
    return Text(key, {"one": one, "other": other})


def cannot_play_token(state: State, token: Token) -> Text | None:
    """Why a token cannot be played at all."""
    if state.token_played:
        return Text("founders-one-token")
    if not any(kind_of(held) is token for held in state.me.tokens):
        return Text("founders-no-token", {"token": Text(f"founders-brings-{token}")})
    return None


def cannot_play_on(state: State, verb: str, rest: list[str]) -> Text:
    """Why a token cannot be played on a tile."""
    match verb, rest:
        case "attack", [seat, *at]:
            return cannot_attack(state, int(seat), square(" ".join(at)))
        case "buy", [resource, seat, *at]:
            return cannot_buy(state, Resource(resource), int(seat), square(" ".join(at)))
        case "join", at if square(" ".join(at)):
            return Text("founders-no-square")
        case "employ", at:
            return cannot_employ(state, square(" ".join(at)))
        case _:
            raise ValueError(verb)


def cannot_attack(state: State, seat: Seat, at: Square) -> Text:
    """Why a tile cannot be attacked."""
    plot = plot_of_other(state, seat, at)
    if isinstance(plot, Text):
        return plot
    return Text("founders-attacked-already" if plot.attacked else "founders-not-topmost")


def cannot_buy(state: State, resource: Resource, seat: Seat, at: Square) -> Text:
    """Why a resource cannot be bought from a tile."""
    plot = plot_of_other(state, seat, at)
    if isinstance(plot, Text):
        return plot
    if plot.silent:
        return stopped(plot)
    return Text("founders-not-sold", {"tile": tile_name(plot.tile), "resource": resource_name(resource)})


def cannot_employ(state: State, at: Square) -> Text:
    """Why craftsmen cannot be employed on a tile."""
    plot = state.me.territory.by_square.get(at)
    if plot is None:
        return Text("founders-not-yours")
    return stopped(plot) if plot.silent else Text("founders-no-craftsmen", {"tile": tile_name(plot.tile)})


def plot_of_other(state: State, seat: Seat, at: Square) -> Plot | Text:
    """A tile of another founder, or why there is none."""
    if seat not in others(state):
        return Text("founders-not-of-others")
    return state.founders[seat].territory.by_square.get(at) or Text("founders-no-tile-there")


def stopped(plot: Plot) -> Text:
    """Which token stops a tile from making anything; war lies on top of all others."""
    token = Token.WAR if plot.attacked else Token.COIN if plot.coin else Token.CRAFTSMEN
    return Text("founders-stopped", {"tile": tile_name(plot.tile), "token": Text(f"founders-brings-{token}")})
