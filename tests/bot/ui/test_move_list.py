"""Typed moves: every legal move has a sentence of its own, and is found by its words or its notation."""

import asyncio
from collections.abc import Iterable
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

import data
import engines
from bot.domain.typed_words import folded
from bot.ui.panel import move_list
from bot.ui.panel.move_list import ListedMove, MoveList, MoveLists, list_in_worker, list_moves, place_numbers
from bot.ui.panel.outcome import points_gained
from bot.ui.text.limits import CHOICE_LENGTH, MOST_CHOICES
from engines.core.game import AnyState, Position, find
from engines.core.notation import StepKind, step_kinds, steps, words
from engines.core.rng import Rng
from tests.bot.ui.contexts import player_context
from tests.laws.positions import halfway

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


def test_words_are_found_in_polish_without_accents() -> None:
    moves = listed("akropolis", halfway(engines.game("akropolis"), 2, 3), "pl")
    temples = [each for each in moves.moves if "świątynny" in each.name]
    assert moves.fitting("kamieniolom swiat") == temples != []
    assert not moves.fitting("smok")


def test_equal_names_are_told_apart_by_the_number_of_the_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(move_list, "move_name", lambda *_: "lay it")
    game = engines.game("akropolis")
    context = player_context(game, halfway(game, 2, 3))
    plain = move_list.plain_context(*move_list.worker_arguments(context))
    moves = list(game.legal_moves(context.view.state))
    numbers = place_numbers(game, context.view, moves)
    names = {each.move: each.name for each in list_moves(plain, moves)}
    assert names[words(moves[0])] == f"Lay it, place {numbers[moves[0]]}"
    assert len(set(names.values())) == len(moves)
    assert all(f"place {numbers[move]}" in names[words(move)] for move in moves)


def test_a_long_name_has_the_number_of_its_place_and_keeps_how_it_lies(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(move_list, "move_name", lambda *_: "very " * 40)
    game = engines.game("akropolis")
    context = player_context(game, halfway(game, 2, 3))
    plain = move_list.plain_context(*move_list.worker_arguments(context))
    moves = list(game.legal_moves(context.view.state))
    numbers = place_numbers(game, context.view, moves)
    for move, each in zip(moves, list_moves(plain, moves), strict=True):
        tile, rotation = (context.plain_label(steps(move)[:length]) for length in (2, 4))
        assert each.name.lower() == f"{tile}, place {numbers[move]}, {rotation}".lower()


def test_a_long_name_without_a_place_is_cut_before_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(move_list, "move_name", lambda *_: "very " * 40)
    monkeypatch.setattr(move_list, "place_numbers", lambda *_: {})
    game = engines.game("cities")
    context = player_context(game, halfway(game, 2, 3))
    plain = move_list.plain_context(*move_list.worker_arguments(context))
    names = [each.name for each in list_moves(plain, game.legal_moves(context.view.state))]
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
            lines = {numbers[move]: _reading_order(game.position(view, move)) for move in group}
            places = {_reading_order(game.position(view, move)) for move in group}
            assert [lines[number] for number in range(1, len(lines) + 1)] == sorted(places)
            counted += len(places)
    assert counted > 1


def _by_question(moves: Iterable[Struct]) -> dict[tuple[str, ...], list[Struct]]:
    """The moves by the steps before their place."""
    questions: dict[tuple[str, ...], list[Struct]] = {}
    for move in moves:
        where = step_kinds(type(move)).index(StepKind.WHERE)
        questions.setdefault(steps(move)[:where], []).append(move)
    return questions


def _reading_order(position: Position | None) -> tuple[float, float]:
    assert position
    return round(position.y, 6), round(position.x, 6)


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
        return MoveList(context, (ListedMove("pass", "Pass", "pass"),), {})

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
