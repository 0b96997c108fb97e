"""Typed moves: every legal move has a sentence of its own, and is found by its words or its notation."""

import asyncio
from collections.abc import Iterable
from itertools import chain
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

import data
import engines
from bot.domain.typed_words import folded
from bot.ui.panel import move_list
from bot.ui.panel.move_list import ListedMove, MoveList, MoveLists, Sentence, list_in_worker, place_numbers
from bot.ui.panel.outcome import points_gained
from bot.ui.panel.places.pages import in_pages
from bot.ui.panel.places.targets import rounded_position
from bot.ui.text.limits import CHOICE_LENGTH, MOST_CHOICES
from engines.core.game import AnyState, Setup, find
from engines.core.notation import StepKind, step_kinds, steps, words
from engines.core.rng import Rng
from tests.bot.ui.contexts import player_context
from tests.laws.positions import halfway, walk

GAMES = sorted(engines.games())


def positions(name: str) -> Iterable[AnyState]:
    """Positions of one turn and its successors, in the middle of a game."""
    game, rng = engines.game(name), Rng(3)
    state = halfway(game, game.seats[-1], 3)
    for _ in range(6):
        legal = game.legal_moves(state)
        if not legal:
            return
        yield state
        chosen, rng = rng.below(len(legal))
        state = game.apply(state, legal[chosen]).state


def listed(name: str, state: AnyState, language: str = "en") -> MoveList:
    context = replace(player_context(engines.game(name), state), language=language)
    return MoveList(context, list_in_worker(*move_list.worker_arguments(context)), {})


@pytest.mark.parametrize("language", data.languages())
@pytest.mark.parametrize("name", GAMES)
def test_every_legal_move_has_a_sentence_of_its_own_that_fits(name: str, language: str) -> None:
    game = engines.game(name)
    for state in positions(name):
        moves = listed(name, state, language).moves
        assert sorted(each.move for each in moves) == sorted(map(words, game.legal_moves(state)))
        assert len({each.name for each in moves}) == len(moves)
        assert max(len(f"{each.name} (+999)") for each in moves) <= CHOICE_LENGTH


@pytest.mark.parametrize("name", GAMES)
def test_every_move_is_found_by_its_own_sentence_and_notation(name: str) -> None:
    moves = listed(name, next(iter(positions(name))))
    for each in moves.moves[::10]:
        assert each in moves.fitting(each.name)
        assert each in moves.fitting(each.move)
        assert moves.fitting(each.move.upper())[0].move.startswith(each.move)


def test_the_best_moves_come_first_whatever_was_typed() -> None:
    moves = listed("akropolis", halfway(engines.game("akropolis"), 2, 3))
    best = moves.moves[0].name
    assert moves.fitting("")[0] == moves.moves[0]
    assert moves.fitting(" ".join(reversed(folded(best))))[0].name == best
    found = moves.fitting("take")  # the question, which no sentence contains
    assert found == list(moves.moves)


MEANT = [
    ("akropolis", 0, "en", "houses plaza 4", "place 0 -2 0 0"),
    ("akropolis", 0, "en", "4 PLAZA houses", "place 0 -2 0 0"),
    ("akropolis", 0, "en", "put the houses plaza on place 4", "place 0 -2 0 0"),
    ("akropolis", 0, "en", "4 houses plaza upper left", "place 0 -2 -1 2"),
    ("akropolis", 0, "pl", "plac domów 4", "place 0 -2 0 0"),
    ("akropolis", 0, "pl", "PLAC DOMOW miejsce 4", "place 0 -2 0 0"),
    ("akropolis", 0, "pl", "koszary plac 6", "place 1 -3 1 1"),  # "Plac koszar"
    ("akropolis", 12, "en", "2", "place 0 -2 -2 0"),  # the place, not the level
    ("akropolis", 12, "en", "level 2", "place 0 -2 2 0"),
    ("akropolis", 12, "pl", "poziom 2 na kamieniołomach", "place 0 -2 2 0"),
    ("cities", 4, "en", "worker goals", "send goals 3"),
    ("cities", 4, "en", "Send a worker to districts 3", "send districts 3"),
    ("cities", 4, "en", "2 buildings", "send buildings 2"),
    ("cities", 4, "en", "8", "send attractions 2"),  # the number of the place
    ("cities", 4, "pl", "robotnik cele", "send goals 3"),
    ("cities", 4, "pl", "BUDYNKI 2", "send buildings 2"),
    ("cities", 4, "pl", "zolty budynek", "send buildings 3"),
    ("cities", 13, "en", "3 top left", "lay e9 0"),
    ("cities", 13, "pl", "miejsce 3 u góry po lewej", "lay e9 0"),
    ("founders", 99, "en", "attack mine", "attack 1 0 -1"),
    ("founders", 99, "en", "replace mine", "replace forest 1 -1"),
    ("founders", 99, "en", "forest 2", "add forest -1 -2"),
    ("founders", 99, "pl", "zaatakuj kopalnie", "attack 1 0 -1"),
    ("founders", 99, "pl", "wozy", "join 0 -1"),
    ("founders", 106, "en", "buy wood", "buy wood 0 -2 1"),
    ("founders", 106, "pl", "kamień kup", "buy stone 0 -2 0"),
    ("origins", 4, "en", "temple", "visit archon 3 temple"),
    ("origins", 4, "en", "red site 3 wisdom", "visit red2 3 wisdom"),
    ("origins", 4, "en", "BLUE tower", "tower blue"),
    ("origins", 4, "pl", "swiatynia czerwony", "visit red2 3 temple"),
    ("origins", 4, "pl", "niebieską wieżę", "tower blue"),
    ("origins", 4, "pl", "weź żywność archont", "visit archon 2 food"),
    ("origins", 18, "en", "farm workshop 6", "farm pool workshop 0 2"),
    ("origins", 18, "pl", "warsztat obok pałacu", "buy pool workshop 1 1"),
]


@pytest.mark.parametrize(("name", "moves", "language", "typed", "meant"), MEANT)
def test_what_people_type_is_among_the_first_five(
    name: str, moves: int, language: str, typed: str, meant: str
) -> None:
    game = engines.game(name)
    state = walk(game, Setup(2, 3, game.options()), dice=3, most=moves).state
    assert meant in [each.move for each in listed(name, state, language).fitting(typed)[:5]]


@pytest.mark.parametrize("language", data.languages())
@pytest.mark.parametrize("name", GAMES)
def test_any_move_is_found_by_its_words_in_any_order(name: str, language: str) -> None:
    """In capitals, without accents, the last words first; numbers of places included."""
    for state in positions(name):
        moves = listed(name, state, language)
        for each in moves.moves[::7]:
            typed = " ".join(reversed(folded(each.name))).upper()
            assert each in moves.fitting(typed)[:5]


@pytest.mark.parametrize("typed", ["dragon", "houses dragon", "plaza 99", "xyz", "put"])
def test_words_that_no_move_has_find_nothing(typed: str) -> None:
    game = engines.game("akropolis")
    assert listed("akropolis", game.new(Setup(2, 3, game.options()))).fitting(typed) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_sentence_has_the_number_of_its_place_where_names_of_places_repeat(name: str) -> None:
    game = engines.game(name)
    for state in positions(name):
        moves, view = listed(name, state), game.view(state, game.current(state))
        numbers = place_numbers(game, view, game.legal_moves(state))
        for group in _by_question(numbers).values():
            places = {(str(game.place(view, move)), numbers[move]) for move in group}
            repeats = len({name for name, _ in places}) < len(places)
            for move in group:
                [found] = moves.fitting(words(move))
                assert (f"place {numbers[move]}" in found.name.lower()) is repeats


@pytest.mark.parametrize("language", data.languages())
@pytest.mark.parametrize("name", GAMES)
def test_only_a_move_with_equal_words_is_told_apart_by_a_number_of_its_own(name: str, language: str) -> None:
    for state in positions(name):
        assert not [each.name for each in listed(name, state, language).moves if each.name.endswith("]")]


LONG = Sentence(
    "Lay a tile", "temple plaza, quarry, quarry", "place 7", "level 2, covers quarry", "to the left"
)


@pytest.mark.parametrize(
    ("most", "shown"),
    [
        (93, "Lay a tile → temple plaza, quarry, quarry: place 7, level 2, covers quarry, to the left"),
        (80, "Temple plaza, quarry, quarry: place 7, level 2, covers quarry, to the left"),
        (70, "Temple plaza, quarry, quarry: place 7, level 2, covers…, to the left"),
        (60, "Temple plaza, quarry, quarry: place 7, to the left"),
        (40, "Temple plaza…: place 7, to the left"),
    ],
)
def test_a_long_sentence_keeps_the_number_of_its_place_and_how_it_lies(most: int, shown: str) -> None:
    assert LONG.shortened(most) == shown
    assert len(shown) <= most


def test_equal_sentences_that_are_cut_get_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(move_list, "_sentence", lambda *_, **__: Sentence("", "very " * 40, "", "", ""))
    moves = listed("cities", halfway(engines.game("cities"), 2, 3)).moves
    names = [each.name for each in moves]
    assert len(set(names)) == len(names) > 1
    assert all(len(name) <= CHOICE_LENGTH for name in names)
    assert names[0].endswith("…")
    assert names[1].endswith("… [2]")


@pytest.mark.parametrize("name", GAMES)
def test_places_are_numbered_as_one_reads(name: str) -> None:
    game, counted = engines.game(name), 0
    for state in positions(name):
        view, moves = game.view(state, game.current(state)), game.legal_moves(state)
        numbers = place_numbers(game, view, moves)
        for group in _by_question(numbers).values():
            lines = {numbers[move]: rounded_position(game, view, move) for move in group}
            places = list(dict.fromkeys(lines.values()))
            assert [lines[number] for number in range(1, len(lines) + 1)] == list(chain(*in_pages(places)))
            counted += len(places)
    assert counted > 1


def _by_question(moves: Iterable[Struct]) -> dict[tuple[str, ...], list[Struct]]:
    """The moves by the steps before their place."""
    questions: dict[tuple[str, ...], list[Struct]] = {}
    for move in moves:
        where = step_kinds(type(move)).index(StepKind.WHERE)
        questions.setdefault(steps(move)[:where], []).append(move)
    return questions


async def test_a_list_shows_points_that_are_gained_at_once() -> None:
    game = engines.game("akropolis")
    moves = listed("akropolis", halfway(game, 2, 3))
    shown = await moves.sentences("")
    assert len(shown) == MOST_CHOICES
    for move, sentence in shown.items():
        points = points_gained(moves.context, find(game, moves.context.view.state, move))
        assert sentence.endswith(f"({points:+})") == bool(points)


async def test_all_who_type_at_one_position_wait_for_one_list(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    async def make(context: Any) -> MoveList:
        made.append(context.language)
        await asyncio.sleep(0)
        return MoveList(context, (ListedMove("pass", "Pass", ("pass",)),), {})

    monkeypatch.setattr(move_list, "make_list", make)
    game, lists = engines.game("akropolis"), MoveLists()
    context = player_context(game, halfway(game, 2, 3))
    await asyncio.gather(*(lists.of(context) for _ in range(5)))
    assert made == ["en"]
    await lists.of(replace(context, language="pl"))
    await lists.of(replace(context, table=replace(context.table, board_revision=9)))
    assert made == ["en", "pl", "en"]


async def test_a_list_that_could_not_be_made_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game, lists = engines.game("akropolis"), MoveLists()
    context = player_context(game, halfway(game, 2, 3))
    made = MoveList(context, (), {})
    results: list[OSError | MoveList] = [OSError("no worker"), made]

    async def make(_: Any) -> MoveList:
        result = results.pop(0)
        if isinstance(result, OSError):
            raise result
        return result

    monkeypatch.setattr(move_list, "make_list", make)
    with pytest.raises(OSError, match="no worker"):
        await lists.of(context)
    assert await lists.of(context) is made
