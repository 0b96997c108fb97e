"""Games that older versions saved load, play on to their end, are undone, and are saved again."""

import json
from random import Random
from typing import Any

import pytest

import engines
from engines.core.game import AnyGame, Played, undone
from engines.core.notation import words
from engines.core.saves.codec import load, save
from tests.core.old_saves import FILES, old_saves
from tests.core.test_codec import with_a_move

SAVES = [(name, number) for name in engines.games() for number in range(len(old_saves(name)))]


def loaded(name: str, number: int) -> tuple[AnyGame, Played[Any]]:
    game = engines.game(name)
    return game, load(game, json.dumps(old_saves(name)[number]).encode())


def test_every_older_version_has_saves() -> None:
    older = [f"{name}-{version}" for name, game in engines.games().items() for version in game.upgrades]
    assert sorted(file.stem for file in FILES) == sorted(older)


@pytest.mark.parametrize("name", [name for name, game in engines.games().items() if game.upgrades])
def test_some_games_were_played_by_rules_of_their_own(name: str) -> None:
    games = [loaded(name, number)[1] for number in range(len(old_saves(name)))]
    assert any(played.checkpoint for played in games)
    assert not all(played.checkpoint for played in games)


@pytest.mark.parametrize(("name", "number"), SAVES)
def test_an_old_save_plays_on_to_its_end_is_undone_and_saved_again(name: str, number: int) -> None:
    game, first = loaded(name, number)
    assert load(game, save(game, first)) == first
    played, rng = first, Random(number)
    while legal := game.legal_moves(played.state):
        before, played = played, with_a_move(game, played, words(rng.choice(legal)))
        if before is first:
            assert undone(game, played) == first
    assert game.current(played.state) is None
    assert game.pieces(played.state) == game.pieces(first.state)
    assert load(game, save(game, played)) == played
