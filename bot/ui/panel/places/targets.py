"""The places of a decision: what lies where, numbered page by page in reading order, and joined by arrows.

Moves that agree in everything before the place and have the same position are one place; what still
distinguishes them is how. It knows no game: `Game.position` says where moves lie.
"""

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from functools import lru_cache
from itertools import groupby
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

import engines
from bot.runtime.worker_pool import decode_view
from bot.ui.panel.places.pages import in_pages
from bot.ui.panel.places.regions import regions
from bot.ui.panel.question_tree import Question, question
from bot.ui.panel.ranking import legal_estimates, remember_estimates, seat_of
from engines.core.game import AnyGame, AnyMove, AnyView, Position
from engines.core.notation import StepKind, step_kinds, steps, words
from engines.core.text import Text
from render import RenderRequest

DIGITS = 6  # of a position: two ways to compute one point may differ in the last bits


class Arrow(Enum):
    """A direction in the picture."""

    LEFT = "l"
    UP = "u"
    DOWN = "d"
    RIGHT = "r"


Arrows: TypeAlias = Mapping[Arrow, AnyMove]


class Place(Struct, frozen=True):
    """A place, with the moves that differ only in how; the best of them is shown first."""

    number: int
    page: int
    at: Position
    moves: tuple[AnyMove, ...]
    best: AnyMove


class Option(Struct, frozen=True):
    """A place as a menu lists it."""

    number: int
    move: AnyMove
    name: Text | None
    region: Text | None  # where it lies, if others of the menu have the same name
    gain: int  # points at once; 0 if they are the same at all places
    reasons: tuple[Text, ...]


class Target(Struct, frozen=True):
    """A move that is thought of, at its place, and where one can go from there."""

    move: AnyMove
    number: int  # of its place
    hows: tuple[AnyMove, ...]  # the moves at this place
    arrows: Arrows
    options: tuple[Option, ...]  # the places of this page
    page: int
    pages: tuple[AnyMove, ...]  # the best move of each page
    is_first: bool  # whether nothing was asked before the place
    instead: tuple[AnyMove, ...]  # moves without a place, such as to do without

    def shown_in(self, request: RenderRequest) -> RenderRequest:
        places = {str(each.number): each.move for each in self.options}
        return replace(request, places=places, ghost=self.move)


class TargetRequest(Struct, frozen=True):
    """What to look for."""

    path: tuple[str, ...]  # the steps before the place
    move: str | None  # the words of the move that is thought of, if there is one
    back: int  # how many steps the previous question had
    ranked: bool  # whether the best move and the best way at each place come first
    estimates: tuple[float, ...] | None = None  # after each legal move, if they are known


def place_depth(kind: type[Struct]) -> int | None:
    """How many steps of a move come before its place; None if it has none."""
    kinds = step_kinds(kind)
    return kinds.index(StepKind.WHERE) if StepKind.WHERE in kinds else None


def steps_before_place(asked: Question[AnyMove]) -> tuple[str, ...] | None:
    """The decided steps before the place, once only the place or what comes after it is asked for.

    Moves of a single step, such as to do without, may be offered beside the places.
    """
    without = moves_without_place(asked.moves)
    placed = question(move for move in asked.moves if move not in without) if without else asked
    kinds = {type(move) for move in placed.moves}
    depth = place_depth(kinds.pop()) if len(kinds) == 1 else None
    if depth is None or len(placed.path) < depth or any(len(steps(move)) > 1 for move in without):
        return None
    return placed.path[:depth]


def moves_without_place(moves: Iterable[AnyMove]) -> tuple[AnyMove, ...]:
    return tuple(move for move in moves if place_depth(type(move)) is None)


def find_target_in_worker(game: str, view: bytes, request: TargetRequest) -> Target:
    """Called by name in a worker process."""
    if request.estimates:
        remember_estimates(game, view, request.estimates)
    return _decision(game, view, request.path, request.ranked).target(request)


@lru_cache(maxsize=64)  # A person looks at several places of one decision.
def _decision(game: str, view: bytes, path: tuple[str, ...], ranked: bool) -> "Decision":
    estimates = legal_estimates(game, view) if ranked else None
    return Decision(engines.game(game), decode_view(game, view), path, estimates)


class Decision:
    """All moves that begin with the same steps, by place."""

    def __init__(
        self,
        game: AnyGame,
        view: AnyView,
        path: tuple[str, ...],
        estimates: Mapping[AnyMove, float] | None,
    ) -> None:
        """With estimates the best move is the first; without, the first in reading order."""
        self._game, self._view = game, view
        self._legal = game.legal_moves(view.state)
        self._moves = question(self._legal, path).moves
        if estimates is None:
            self._order = _in_reading_order(game, view, self._moves)
        else:
            self._order = sorted(self._moves, key=estimates.__getitem__, reverse=True)
        self._places = places_of(game, view, self._moves, self._order)
        self._pages = [list(page) for _, page in groupby(self._places, key=lambda place: place.page)]
        ranks = {move: rank for rank, move in enumerate(self._order)}
        self._best = tuple(min((place.best for place in page), key=ranks.__getitem__) for page in self._pages)
        self._options: dict[int, tuple[Option, ...]] = {}  # by page

    def target(self, request: TargetRequest) -> Target:
        """The move that is thought of, or the first one."""
        chosen = next((move for move in self._moves if words(move) == request.move), self._order[0])
        place = next(place for place in self._places if chosen in place.moves)
        page = next(number for number, those in enumerate(self._pages) if place in those)
        first = question(self._legal, request.path[: request.back])
        is_first = steps_before_place(first) is not None
        return Target(
            chosen,
            place.number,
            place.moves,
            {
                arrow: _arrival(chosen, place, there)
                for arrow in Arrow
                if (there := neighbour(self._places, place, arrow))
            },
            self._options_of(page),
            page,
            self._best,
            is_first,
            moves_without_place(first.moves) if is_first else (),
        )

    def _options_of(self, page: int) -> tuple[Option, ...]:
        if page not in self._options:
            self._options[page] = tuple(_options(self._game, self._view, self._pages[page]))
        return self._options[page]


def _arrival(chosen: AnyMove, here: Place, there: Place) -> AnyMove:
    """The best way to lie at the next place, or the one to which a person has turned the piece."""
    kind: type[Struct] = type(chosen)
    after = (place_depth(kind) or 0) + 1
    kept = (
        move for move in there.moves if chosen != here.best and steps(move)[after:] == steps(chosen)[after:]
    )
    return next(kept, there.best)


def places_of(
    game: AnyGame, view: AnyView, moves: Sequence[AnyMove], order: Sequence[AnyMove]
) -> list[Place]:
    """The places of moves that agree in everything before the place, numbered page by page."""
    ranks = {move: rank for rank, move in enumerate(order)}
    together: dict[Position, list[AnyMove]] = {}
    for move in moves:
        together.setdefault(rounded_position(game, view, move), []).append(move)
    in_order = [(page, at) for page, those in enumerate(in_pages(together)) for at in those]
    return [
        Place(number, page, at, tuple(together[at]), min(together[at], key=ranks.__getitem__))
        for number, (page, at) in enumerate(in_order, 1)
    ]


def _in_reading_order(game: AnyGame, view: AnyView, moves: Sequence[AnyMove]) -> list[AnyMove]:
    return [move for place in places_of(game, view, moves, moves) for move in place.moves]


def rounded_position(game: AnyGame, view: AnyView, move: AnyMove) -> Position:
    """Where a move with a place lies; equal for moves at one point."""
    at = game.position(view, move)
    if at is None:
        raise ValueError(f"{words(move)} has a place but no position")
    return Position(round(at.x, DIGITS), round(at.y, DIGITS))


def neighbour(places: Sequence[Place], place: Place, arrow: Arrow) -> Place | None:
    """The nearest place in the quadrant of an arrow.

    Exactly diagonal places belong to left and right; to up and down only if there is no other. If they
    always belonged to two quadrants, a near one could hide a farther one in both, and that would not be
    reached by any arrows.
    """
    if arrow in (Arrow.LEFT, Arrow.RIGHT):
        return _nearest(places, place, arrow, diagonal=True)
    return _nearest(places, place, arrow, diagonal=False) or _nearest(places, place, arrow, diagonal=True)


def _nearest(places: Sequence[Place], place: Place, arrow: Arrow, *, diagonal: bool) -> Place | None:
    ahead = []
    for other in places:
        forward, aside = _from_arrow(arrow, other.at.x - place.at.x, other.at.y - place.at.y)
        widest = forward if diagonal else forward - 10**-DIGITS
        if forward > 0 and abs(aside) <= widest:
            ahead.append((round(forward**2 + aside**2, DIGITS), abs(aside), other.number, other))
    return min(ahead)[-1] if ahead else None


def _from_arrow(arrow: Arrow, x: float, y: float) -> tuple[float, float]:
    """How far a point is in the direction of an arrow, and how far beside it."""
    match arrow:
        case Arrow.LEFT:
            return -x, y
        case Arrow.RIGHT:
            return x, y
        case Arrow.UP:
            return -y, x
        case Arrow.DOWN:
            return y, x


def _options(game: AnyGame, view: AnyView, places: Sequence[Place]) -> list[Option]:
    """The places of a menu; what is said of all of them alike belongs to the piece, and is left out."""
    seat = seat_of(view)
    now = game.scores(view.state)[seat].total
    gains = [game.scores(game.apply(view.state, place.best).state)[seat].total - now for place in places]
    differ = len(places) == 1 or len(set(gains)) > 1
    reasons = [game.reasons(view, place.best) for place in places]
    names = [game.place(view, place.best) for place in places]
    alike = [reason for reason in reasons[0] if len(places) > 1 and all(reason in those for those in reasons)]
    return [
        Option(
            place.number,
            place.best,
            name,
            region,
            gain if differ else 0,
            tuple(reason for reason in those if reason not in alike),
        )
        for place, name, region, gain, those in zip(
            places, names, _regions_of_same(names, places), gains, reasons, strict=True
        )
    ]


def _regions_of_same(names: Sequence[Text | None], places: Sequence[Place]) -> list[Text | None]:
    """For each place with the same name as others, in which part of those it lies."""
    found: list[Text | None] = [None] * len(places)
    for name in names:
        same = [number for number, other in enumerate(names) if other == name]
        if len(same) > 1 and found[same[0]] is None:
            for number, region in zip(same, regions([places[each].at for each in same]), strict=True):
                found[number] = region
    return found
