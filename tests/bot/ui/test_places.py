"""Places are numbered in reading order, in pages; arrows reach every one of them, and their ids fit."""

from itertools import chain

from hypothesis import assume, given
from hypothesis import strategies as st

import engines
from bot.runtime.worker_pool import encode_view
from bot.ui.panel.places.pages import PAGE_LENGTH, in_pages
from bot.ui.panel.places.targets import (
    Arrow,
    Place,
    Target,
    TargetRequest,
    find_target_in_worker,
    neighbour,
    place_depth,
    places_of,
    steps_before_place,
)
from bot.ui.panel.question_tree import question
from bot.ui.routes import Aim, PanelState, decode, encode
from engines.cities.district.grid import START
from engines.cities.district.layout import District
from engines.core.game import AnyGame, AnyView, Setup
from engines.core.game import Position as Point
from engines.core.notation import steps, words
from tests.bot.ui.test_routes import LARGEST, LONGEST_ID
from tests.laws.positions import any_position
from tests.laws.test_laws import Position
from tests.rules.cities.tables import first_round, holding, with_district

AKROPOLIS, CITIES = engines.game("akropolis"), engines.game("cities")


def find_target(game: AnyGame, view: AnyView, request: TargetRequest) -> Target:
    return find_target_in_worker(game.name, encode_view(view), request)


def numbered(points: list[tuple[int, int]]) -> list[Place]:
    in_order = sorted(set(points), key=lambda point: (point[1], point[0]))
    return [Place(number, 0, Point(*at), (), None) for number, at in enumerate(in_order, 1)]


def reached(places: list[Place], start: Place) -> set[int]:
    """The numbers of the places to which arrows lead."""
    seen, waiting = {start.number}, [start]
    while waiting:
        here = waiting.pop()
        there = [found for arrow in Arrow if (found := neighbour(places, here, arrow))]
        waiting += [place for place in there if place.number not in seen]
        seen |= {place.number for place in there}
    return seen


points = st.lists(st.tuples(st.integers(0, 12), st.integers(0, 12)), min_size=1, max_size=20)


@given(points)
def test_arrows_reach_every_place_from_every_other(points: list[tuple[int, int]]) -> None:
    places = numbered(points)
    assert all(len(reached(places, place)) == len(places) for place in places)


def test_a_near_diagonal_place_hides_no_other() -> None:
    places = numbered([(0, 0), (3, 2), (2, 3)])
    assert all(len(reached(places, place)) == 3 for place in places)


def test_up_and_down_lead_to_a_diagonal_place_if_there_is_no_other() -> None:
    """A tile to the left of a row of tiles: the places above and below the row are diagonal to it."""
    above, left, below = places = numbered([(2, 0), (0, 2), (2, 4)])
    assert neighbour(places, left, Arrow.UP) == above
    assert neighbour(places, left, Arrow.DOWN) == below
    straight = numbered([(2, 0), (0, -3), (0, 2)])
    assert neighbour(straight, straight[-1], Arrow.UP) == straight[0]


def test_an_arrow_leads_to_the_nearest_place_on_its_side() -> None:
    here, *_ = places = numbered([(0, 0), (4, 1), (2, 2), (0, 3), (1, 3)])
    found = {arrow: neighbour(places, here, arrow) for arrow in Arrow}
    assert {arrow: place.at for arrow, place in found.items() if place} == {
        Arrow.RIGHT: Point(2, 2),
        Arrow.DOWN: Point(0, 3),
    }


@given(any_position())
def test_arrows_reach_every_place_of_a_game(position: Position) -> None:
    game, played = position
    moves = game.legal_moves(played.state)
    assume(any(place_depth(type(move)) for move in moves))
    view = game.view(played.state, game.current(played.state))
    beginnings = {steps(move)[: place_depth(type(move))] for move in moves if place_depth(type(move))}
    for path in sorted(beginnings)[:3]:
        together = question(moves, path).moves
        places = places_of(game, view, together, together)
        assert sum(len(place.moves) for place in places) == len(together)
        assert len(reached(places, places[0])) == len(places)


@given(any_position())
def test_the_ids_of_every_move_at_a_place_fit(position: Position) -> None:
    game, played = position
    for move in game.legal_moves(played.state):
        route = Aim(LARGEST, LARGEST, PanelState(steps(move), back=len(steps(move))), "m")
        assert len(encode(route)) <= LONGEST_ID
        assert decode(encode(route)) == route


@given(any_position())
def test_the_best_move_is_shown_first_and_every_page_fits_a_menu(position: Position) -> None:
    game, played = position
    moves = game.legal_moves(played.state)
    paths = {steps(move)[: place_depth(type(move))] for move in moves if place_depth(type(move))}
    assume(paths)
    view, path = game.view(played.state, game.current(played.state)), min(paths)
    target = find_target(game, view, TargetRequest(path, None, 0, ranked=True))
    here = question(moves, path).moves

    def estimate(move: object) -> float:
        return game.estimate(game.view(game.apply(view.state, move).state, view.seat), view.seat or 0)

    assert estimate(target.move) == max(map(estimate, here))
    assert len(target.options) <= PAGE_LENGTH
    assert target.number in [option.number for option in target.options]


def first_target(move: str | None = None, *, ranked: bool = False) -> tuple[list[Place], TargetRequest]:
    state = AKROPOLIS.new(Setup(2, 3, AKROPOLIS.options()))
    moves = question(AKROPOLIS.legal_moves(state), ("place", "0")).moves
    places = places_of(AKROPOLIS, AKROPOLIS.view(state, 0), moves, moves)
    return places, TargetRequest(("place", "0"), move, 0, ranked=ranked)


def test_a_place_of_akropolis_is_a_corner_with_three_rotations() -> None:
    places, _ = first_target()
    assert {len(place.moves) for place in places} == {3}
    assert [place.number for place in places] == list(range(1, len(places) + 1))
    assert [place.at for place in places] == list(chain(*in_pages(place.at for place in places)))


def test_pages_cover_all_places_and_are_of_about_the_same_length() -> None:
    places, _ = first_target()
    state = AKROPOLIS.new(Setup(2, 3, AKROPOLIS.options()))
    view = AKROPOLIS.view(state, 0)
    lengths, seen = [], list[int]()
    _, request = first_target()
    for move in find_target(AKROPOLIS, view, request).pages:
        _, request = first_target(words(move))
        target = find_target(AKROPOLIS, view, request)
        lengths.append(len(target.options))
        seen += [option.number for option in target.options]
    assert seen == [place.number for place in places]
    assert max(lengths) - min(lengths) <= 1


def test_without_ranking_the_first_place_is_shown_first() -> None:
    _, request = first_target()
    state = AKROPOLIS.new(Setup(2, 3, AKROPOLIS.options()))
    assert find_target(AKROPOLIS, AKROPOLIS.view(state, 0), request).number == 1


def test_places_are_asked_for_once_everything_before_them_is_decided() -> None:
    moves = AKROPOLIS.legal_moves(AKROPOLIS.new(Setup(2, 3, AKROPOLIS.options())))
    assert steps_before_place(question(moves)) is None
    assert steps_before_place(question(moves, ("place", "0"))) == ("place", "0")
    assert steps_before_place(question(moves, steps(moves[0]))) == steps(moves[0])[:2]


def test_to_do_without_a_piece_is_offered_beside_its_places() -> None:
    """Cities: a piece is put somewhere or into the box."""
    district = District().lay("s1", START, 0).lay("t29", "k9", 0)
    state = holding(with_district(first_round(2), district), "red")
    view = CITIES.view(state, state.active)
    assert steps_before_place(question(CITIES.legal_moves(state))) == ("build",)
    target = find_target(CITIES, view, TargetRequest(("build",), None, 0, ranked=True))
    assert target.is_first
    assert [words(move) for move in target.instead] == ["decline"]


def test_a_piece_that_was_turned_stays_so_when_it_is_moved() -> None:
    """Of a piece as it was found, the best way at the next place is shown."""
    state = holding(with_district(first_round(2), District().lay("s1", START, 0)), "t29")
    view = CITIES.view(state, state.active)
    found = find_target(CITIES, view, TargetRequest(("lay",), None, 0, ranked=True))
    assert len(found.hows) > 1
    for turned in found.hows:
        target = find_target(CITIES, view, TargetRequest(("lay",), words(turned), 0, ranked=True))
        kept = {move.turns for move in target.arrows.values()}
        assert kept
        assert turned == found.move or kept == {turned.turns}


def test_a_menu_shows_no_points_that_are_the_same_at_all_places() -> None:
    """The price of a tile is paid wherever it lies."""
    state = AKROPOLIS.new(Setup(2, 2, AKROPOLIS.options()))
    request = TargetRequest(("place", "1"), None, 0, ranked=True)
    options = find_target(AKROPOLIS, AKROPOLIS.view(state, 0), request).options
    totals = {AKROPOLIS.scores(AKROPOLIS.apply(state, each.move).state)[0].total for each in options}
    assert (AKROPOLIS.scores(state)[0].total, totals) == (1, {0})
    assert {each.gain for each in options} == {0}


def test_a_menu_leaves_out_what_holds_for_all_its_places() -> None:
    """On the first turn a tile brings the same everywhere."""
    state = AKROPOLIS.new(Setup(2, 3, AKROPOLIS.options()))
    _, request = first_target()
    view = AKROPOLIS.view(state, 0)
    target = find_target(AKROPOLIS, view, request)
    said = [AKROPOLIS.reasons(view, option.move) for option in target.options]
    assert all(said)
    for option, reasons in zip(target.options, said, strict=True):
        assert all(reason in reasons for reason in option.reasons)
    alike = [reason for reason in said[0] if all(reason in those for those in said)]
    assert alike
    assert not any(reason in option.reasons for option in target.options for reason in alike)


def test_estimates_that_another_worker_made_are_used() -> None:
    state = AKROPOLIS.new(Setup(2, 1_234_567, AKROPOLIS.options()))  # No other test looks at it.
    legal = AKROPOLIS.legal_moves(state)
    best, *_ = (move for move in reversed(legal) if move.slot == 0)
    later_is_better = tuple(map(float, range(len(legal))))
    request = TargetRequest(("place", "0"), None, 0, ranked=True, estimates=later_is_better)
    assert find_target(AKROPOLIS, AKROPOLIS.view(state, 0), request).move == best
