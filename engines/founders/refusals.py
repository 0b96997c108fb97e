"""Why a move is not legal, and what cannot be chosen now."""

from collections.abc import Iterator
from functools import reduce

from engines.core.bits import BitSet, members
from engines.core.notation import words
from engines.core.squares import Square
from engines.core.text import Text
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
from engines.founders.labels import question, resource_name, square, tile_name, token_name
from engines.founders.moves import Add, Replace
from engines.founders.rules import legal_moves
from engines.founders.rules.choices import builds, joins, remaining_needs, unsupplied_resources
from engines.founders.state import Phase, State
from engines.founders.territory import Needs, Survey


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
            yield Text("founders-used-up", {"row": Text(f"founders-row-{kind}")})


def unpayable_tiles(state: State) -> Iterator[Text]:
    """Tiles that need what the territory does not make; and tiles that need what lies too far apart."""
    payable = {move.tile for move in builds(state) if isinstance(move, Add | Replace)}
    closed = [tile for tile in state.open_tiles if tile not in payable]
    missing = unsupplied_resources(state)
    lacking = [tile for tile in closed if NEEDED[tile] & missing]
    if lacking:
        yield Text(
            "founders-lacking", {"tiles": len(lacking), "resources": missing_resources(lacking, missing)}
        )
    if len(closed) > len(lacking):
        yield Text("founders-apart", {"tiles": len(closed) - len(lacking)})


def missing_resources(tiles: list[TileId], missing: int) -> Text:
    """What these tiles need and the territory does not supply, as a list."""
    needed = reduce(int.__or__, (NEEDED[tile] for tile in tiles)) & missing
    first, *others = (resource_name(RESOURCES[number]) for number in members(needed))
    return reduce(lambda row, name: Text("founders-list", {"first": row, "rest": name}), others, first)


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
    for token in tokens:
        if token in CRAFTSMEN and CRAFTSMEN[token] not in made:
            yield Text("founders-idle-craftsmen", {"token": token_name(token)})


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
            return Text("founders-not-now", {"question": question(state)})
        return not_a_move(state, move)
    try:
        return broken_rule(state, verb, rest)
    except ValueError:
        return not_a_move(state, move)


def not_a_move(state: State, move: str) -> Text:
    """For words that are not a move at all."""
    return Text("founders-not-a-move", {"move": move, "example": words(legal_moves(state)[0])})


def broken_rule(state: State, verb: str, rest: list[str]) -> Text:
    """The rule that the move violates; ValueError if the words are not a move."""
    match verb, rest:
        case "draft" | "settle", [tile, *_]:
            return not_open(tile) if tile not in state.rows[0] else Text("founders-not-beside")
        case "reveal", [stack]:
            return Text("founders-empty-stack") if stack in STACKS else not_a_move(state, f"{verb} {stack}")
        case "propose", []:
            return Text("founders-asked-already" if state.proposed else "founders-points-to-come")
        case "pass", []:
            return Text("founders-must-add")
        case "add" | "replace", [tile, *at]:
            return cannot_build(state, verb, tile, square(" ".join(at)))
        case "attack" | "buy" | "join" | "employ", _:
            return cannot_play_token(state, TOKEN_OF[verb]) or cannot_play_on(verb, rest)
        case _:
            raise ValueError(verb)


def not_open(tile: str) -> Text:
    """For a tile that is not open."""
    if tile not in TILES:
        raise ValueError(tile)
    return Text("founders-not-open", {"tile": tile_name(tile)})


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
    return unmet_needs(survey, place, needs)


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
            one, other = resource_name(RESOURCES[needs[0]]), resource_name(RESOURCES[needs[-1]])
            return Text("founders-one-each", {"one": one, "other": other})


def cannot_play_token(state: State, token: Token) -> Text | None:
    """Why a token cannot be played at all."""
    if state.token_played:
        return Text("founders-one-token")
    if not any(kind_of(held) is token for held in state.me.tokens):
        return Text("founders-no-token", {"token": Text(f"founders-brings-{token}")})
    return None


def cannot_play_on(verb: str, rest: list[str]) -> Text:
    """Why a token cannot be played on a tile."""
    match verb, rest:
        case "attack", [_seat, x, y] if square(f"{x} {y}"):
            return Text("founders-not-attackable")
        case "buy", [resource, _seat, x, y] if square(f"{x} {y}"):
            return Text("founders-not-sold", {"resource": resource_name(Resource(resource))})
        case "join", [x, y] if square(f"{x} {y}"):
            return Text("founders-no-square")
        case "employ", [x, y] if square(f"{x} {y}"):
            return Text("founders-no-craftsmen")
        case _:
            raise ValueError(verb)
