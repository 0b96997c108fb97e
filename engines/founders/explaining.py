"""How choices are named to a person, and why one is refused."""

from collections.abc import Sequence

from engines.core.bits import BitSet
from engines.core.notation import words
from engines.core.squares import DIRECTIONS, Square
from engines.core.text import Text, Who
from engines.founders.choices import legal_moves, owing
from engines.founders.components import (
    NEEDS,
    RESOURCES,
    ROW,
    STACKS,
    TILES,
    Kind,
    Resource,
    TileId,
    Token,
    kind_of,
)
from engines.founders.events import resource_name, tile_name
from engines.founders.state import Phase, State
from engines.founders.territory import Needs, Survey, Territory

SIDES = dict(zip(DIRECTIONS, ("north", "east", "south", "west"), strict=True))
TOKEN_OF = {"attack": Token.WAR, "buy": Token.COIN, "join": Token.CART, "employ": Token.CRAFTSMEN}
VERBS = {
    Phase.DRAFT: ("draft", "settle"),
    Phase.REVEAL: ("reveal", "propose"),
    Phase.BUILD: ("add", "replace", "pass", *TOKEN_OF),
    Phase.VOTE: ("agree", "refuse"),
}


def label(state: State, steps: Sequence[str]) -> Text:
    """The name of the last step; without one, what is being asked."""
    match list(steps):
        case []:
            return question(state)
        case [verb]:
            return Text(f"founders-step-{verb}")
        case ["reveal", stack]:
            return stack_label(state, Kind(stack))
        case ["draft" | "settle" | "add" | "replace", tile]:
            return tile_label(tile)
        case _:
            return target_label(state, steps)


def target_label(state: State, steps: Sequence[str]) -> Text:
    """The name of what a tile or a token goes to."""
    match list(steps):
        case ["settle", _tile, at]:
            return Text("founders-step-side", {"side": SIDES[square(at)]})
        case ["attack", seat] | ["buy", _, seat]:
            return Text("founders-step-whom", {"who": Who(int(seat))})
        case ["buy", resource]:
            return Text("founders-step-resource", {"resource": resource_name(Resource(resource))})
        case ["attack", seat, at] | ["buy", _, seat, at]:
            return place_label(state.founders[int(seat)].territory, square(at))
        case [*_, at]:
            return place_label(state.me.territory, square(at))
        case _:
            raise ValueError(f"no step of a move: {steps}")


def question(state: State) -> Text:
    """What is to be decided."""
    match state.phase:
        case Phase.DRAFT:
            return Text("founders-asks-settle" if state.me.territory.plots else "founders-asks-draft")
        case Phase.REVEAL:
            return Text("founders-asks-reveal")
        case Phase.VOTE:
            return Text("founders-asks-vote", {"who": Who(state.active)})
        case Phase.BUILD:
            at_hand = state.me.tokens and not state.token_played
            return Text("founders-asks-build" if at_hand else "founders-asks-add")


def stack_label(state: State, kind: Kind) -> Text:
    """A stack, what is left of it, and whether its row will be swept."""
    full = int(len(state.row(kind)) == ROW)
    return Text("founders-step-stack", {"row": kind.value, "left": len(state.stack(kind)), "full": full})


def tile_label(tile: TileId) -> Text:
    """A tile with what it needs and gives."""
    facts = TILES[tile]
    name = Text(f"founders-tile-{facts.name}")
    one, other = (resource_name(each) for each in facts.needs or facts.makes)
    shared = {"tile": name, "one": one, "other": other}
    match facts.kind:
        case Kind.NATURE:
            return Text("founders-step-nature", shared)
        case Kind.VILLAGE:
            return Text("founders-step-village", {**shared, "makes": resource_name(facts.makes[0])})
        case Kind.CITY:
            token = Text(f"founders-brings-{facts.token}")
            return Text(
                "founders-step-city", {**shared, "makes": resource_name(facts.makes[0]), "token": token}
            )
        case Kind.VICTORY:
            return Text("founders-step-victory", {**shared, "points": facts.points})


def place_label(territory: Territory, at: Square) -> Text:
    """A place, by the tile that lies there if there is one."""
    place = {"x": at.x, "y": at.y}
    plot = territory.by_square.get(at)
    if plot is None:
        return Text("founders-step-at", place)
    return Text("founders-step-tile-at", {"tile": tile_name(plot.tile), **place})


def square(at: str) -> Square:
    """A place in words: `2 -1`."""
    x, y = map(int, at.split())
    return Square(x, y)


def refusal(state: State, move: str) -> Text:
    """The rule that forbids a move that is not legal."""
    verb, *rest = move.split() or [""]
    if verb not in VERBS[state.phase]:
        if any(verb in verbs for verbs in VERBS.values()):
            return Text("founders-not-now", {"question": question(state)})
        return no_move(state, move)
    try:
        return broken_rule(state, verb, rest)
    except ValueError:
        return no_move(state, move)


def no_move(state: State, move: str) -> Text:
    """Words that are no move at all."""
    return Text("founders-not-a-move", {"move": move, "example": words(legal_moves(state)[0])})


def broken_rule(state: State, verb: str, rest: list[str]) -> Text:
    """Why not; ValueError where the words make no sense."""
    match verb, rest:
        case "draft" | "settle", [tile, *_]:
            return not_open(tile) if tile not in state.rows[0] else Text("founders-not-beside")
        case "reveal", [stack]:
            return Text("founders-empty-stack") if stack in STACKS else no_move(state, f"{verb} {stack}")
        case "propose", []:
            return Text("founders-asked-already" if state.proposed else "founders-points-to-come")
        case "pass", []:
            return Text("founders-must-add")
        case "add" | "replace", [tile, *at]:
            return cannot_build(state, verb, tile, square(" ".join(at)))
        case "attack" | "buy" | "join" | "employ", _:
            return token_refused(state, TOKEN_OF[verb]) or cannot_play(verb, rest)
        case _:
            raise ValueError(verb)


def not_open(tile: str) -> Text:
    """A tile that cannot be had."""
    if tile not in TILES:
        raise ValueError(tile)
    return Text("founders-not-open", {"tile": tile_name(tile)})


def cannot_build(state: State, verb: str, tile: str, at: Square) -> Text:
    """What keeps a tile from a place."""
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
    needs = NEEDS[tile] if state.bought is None else owing(NEEDS[tile], state.bought)
    return lacking(survey, place, needs)


def lacking(survey: Survey, place: BitSet, needs: Needs) -> Text:
    """Which of the resources that a tile needs the neighbours do not supply."""
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


def token_refused(state: State, token: Token) -> Text | None:
    """What keeps a token from being played at all."""
    if state.token_played:
        return Text("founders-one-token")
    if not any(kind_of(held) is token for held in state.me.tokens):
        return Text("founders-no-token", {"token": Text(f"founders-brings-{token}")})
    return None


def cannot_play(verb: str, rest: list[str]) -> Text:
    """What keeps a token from a tile."""
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
