"""What holds in every position of every game."""

import math
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import data
import engines
from engines.core.errors import GameOver, IllegalMove
from engines.core.game import AnyGame, Played, find, ranks, replay
from engines.core.notation import steps, words
from engines.core.rng import Rng
from engines.core.saves.codec import load, save
from engines.core.text import Text, say
from tests.laws.positions import LONGEST, any_position, seeds, setups, walk

Position = tuple[AnyGame, Played[Any]]
GAMES = [pytest.param(game, id=name) for name, game in engines.games().items()]

# A button id carries the table, the revision and the move in 100 characters.
LONGEST_MOVE = 60


def said_everywhere(text: Text) -> None:
    assert all(say(text, language).strip() for language in data.languages())


def views(game: AnyGame, played: Played[Any]) -> list[Any]:
    return [game.view(played.state, seat) for seat in (None, *range(played.setup.seats))]


@pytest.mark.parametrize("game", GAMES)
@given(st.data())
def test_a_game_ends_with_no_seat_to_act(game: AnyGame, draw: st.DataObject) -> None:
    played = walk(game, draw.draw(setups(game)), draw.draw(seeds))
    assert len(played.moves) < LONGEST
    assert game.current(played.state) is None
    with pytest.raises(GameOver):
        find(game, played.state, played.moves[-1])


@given(any_position())
def test_every_legal_move_applies_and_leaves_the_state_before_it_alone(position: Position) -> None:
    game, played = position
    before = msgspec.json.encode(played.state)
    for move in game.legal_moves(played.state):
        after = game.apply(played.state, move).state
        assert after != played.state
        assert game.current(after) in (None, *range(played.setup.seats))
    assert msgspec.json.encode(played.state) == before


@given(any_position())
def test_a_seat_is_to_act_exactly_while_there_are_legal_moves(position: Position) -> None:
    game, played = position
    assert (game.current(played.state) is None) == (not game.legal_moves(played.state))


@given(any_position())
def test_no_two_moves_have_the_same_words_and_words_find_their_move(position: Position) -> None:
    game, played = position
    moves = game.legal_moves(played.state)
    spelled = [words(move) for move in moves]
    assert len(set(spelled)) == len(moves)
    for move in {*moves[:2], *moves[-2:]}:
        assert find(game, played.state, f"  {words(move).upper()} ") == move


@given(any_position())
def test_a_move_fits_on_a_button(position: Position) -> None:
    game, played = position
    assert all(len(words(move)) <= LONGEST_MOVE for move in game.legal_moves(played.state))


@given(any_position())
def test_json_keeps_the_state_and_the_order_of_moves(position: Position) -> None:
    game, played = position
    again = msgspec.json.decode(msgspec.json.encode(played.state), type=game.state)
    assert again == played.state
    assert game.legal_moves(again) == game.legal_moves(played.state)
    assert game.scores(again) == game.scores(played.state)


@given(any_position(), seeds)
def test_saving_and_loading_in_the_middle_changes_nothing(position: Position, dice: int) -> None:
    game, played = position
    again = load(game, save(game, played))
    assert again == played
    rng = Rng(dice)
    while moves := game.legal_moves(played.state):
        chosen, rng = rng.below(len(moves))
        move = words(moves[chosen])
        ours, theirs = (game.apply(each.state, find(game, each.state, move)) for each in (played, again))
        assert ours == theirs
        played, again = (Played(played.setup, step.state) for step in (ours, theirs))


@given(any_position())
def test_replaying_the_words_leads_to_the_same_state(position: Position) -> None:
    game, played = position
    assert replay(game, played.setup, played.moves) == played.state


@given(any_position())
def test_the_pieces_stay_the_same_and_lie_where_they_may(position: Position) -> None:
    game, played = position
    assert game.pieces(played.state) == game.pieces(game.new(played.setup))
    assert game.in_place(played.state)


@given(any_position(), seeds)
def test_what_a_seat_cannot_see_changes_nothing_that_it_sees(position: Position, dice: int) -> None:
    game, played = position
    for view in views(game, played):
        imagined = game.imagine(view, Rng(dice))
        assert game.pieces(imagined) == game.pieces(played.state)
        assert game.view(imagined, view.seat) == view
        assert game.scores(imagined) == game.scores(played.state)
        if view.seat == game.current(played.state):
            assert game.legal_moves(imagined) == game.legal_moves(played.state)
        for seat in range(played.setup.seats):
            assert game.estimate(game.view(imagined, view.seat), seat) == game.estimate(view, seat)


@given(any_position(), seeds, seeds)
def test_a_seat_knows_beforehand_whether_a_move_reveals_something(
    position: Position, dice: int, chosen: int
) -> None:
    """It also knows who acts next, unless something is revealed."""
    game, played = position
    if moves := game.legal_moves(played.state):
        move = moves[chosen % len(moves)]
        view = game.view(played.state, game.current(played.state))
        states = (played.state, view.state, game.imagine(view, Rng(dice)))
        really, *others = (game.apply(state, move) for state in states)
        for other in others:
            assert other.revealed == really.revealed
            assert really.revealed or game.current(other.state) == game.current(really.state)


@pytest.mark.parametrize("game", GAMES)
@given(st.data())
def test_what_is_hidden_varies_and_without_secrets_nothing_does(game: AnyGame, draw: st.DataObject) -> None:
    state = game.new(draw.draw(setups(game)))
    view = game.view(state, None)
    imagined = {msgspec.json.encode(game.imagine(view, Rng(dice))) for dice in range(8)}
    if view.state == state:
        assert imagined == {msgspec.json.encode(state)}
    else:
        assert len(imagined) > 1


@given(any_position())
def test_the_seed_is_in_no_view(position: Position) -> None:
    game, played = position
    if played.setup.seed > 10**9:  # a smaller number may well be there for another reason
        seed = str(played.setup.seed).encode()
        assert all(seed not in msgspec.json.encode(view) for view in views(game, played))


@given(any_position())
def test_every_step_has_a_label_in_every_language(position: Position) -> None:
    game, played = position
    seat = game.current(played.state)
    if seat is not None:
        view = game.view(played.state, seat)
        moves = game.legal_moves(played.state)
        for move in {*moves[:3], *moves[len(moves) // 2 :][:3], *moves[-3:]}:
            path = steps(move)
            for length in range(len(path) + 1):
                said_everywhere(game.label(view, path[:length]))
        for obstacle in game.obstacles(view):
            said_everywhere(obstacle)


@given(any_position(), seeds)
def test_every_event_has_a_sentence_in_every_language(position: Position, dice: int) -> None:
    game, played = position
    moves = game.legal_moves(played.state)
    if moves:
        move = moves[Rng(dice).below(len(moves))[0]]
        events = game.apply(played.state, move).events
        assert events
        for event in events:
            said_everywhere(event.text)


@given(
    any_position(),
    st.text(max_size=30) | st.lists(st.integers(-99, 99)).map(lambda ns: " ".join(map(str, ns))),
)
def test_words_that_are_not_a_move_are_refused_with_a_reason(position: Position, garbage: str) -> None:
    game, played = position
    verb = words(moves[0]).split()[0] if (moves := game.legal_moves(played.state)) else "pass"
    for attempt in (garbage, f"{verb} {garbage}"):
        if moves and " ".join(attempt.lower().split()) not in {words(move) for move in moves}:
            with pytest.raises(IllegalMove) as refused:
                find(game, played.state, attempt)
            said_everywhere(refused.value.why)


@given(any_position())
def test_there_are_scores_at_any_moment(position: Position) -> None:
    game, played = position
    scores = game.scores(played.state)
    assert len(scores) == played.setup.seats
    assert min(ranks(scores)) == 1 + all(score.lost for score in scores)
    for seat, score in enumerate(scores):
        assert score.parts.keys() == scores[0].parts.keys()
        assert score.total == sum(score.parts.values())
        assert math.isfinite(game.estimate(game.view(played.state, seat), seat))
        for part in score.parts:
            said_everywhere(Text(f"{game.name}-part-{part}"))


@given(any_position(), st.integers(0, 120))
def test_the_beginning_of_a_move_is_told_what_is_missing_and_quotes_nothing_empty(
    position: Position, cut: int
) -> None:
    game, played = position
    legal = [words(move) for move in game.legal_moves(played.state)]
    for move in ("", *legal[::25], *played.moves[:cut:9]):
        for attempt in beginnings(move):
            if not legal or attempt in legal:
                continue
            with pytest.raises(IllegalMove) as refused:
                find(game, played.state, attempt)
            unfinished = any(f"{each} ".startswith(f"{attempt} ") for each in legal)
            assert (refused.value.why.key == "move-unfinished") == unfinished, attempt
            for language in data.languages():
                sentence = say(refused.value.why, language)
                assert "“”" not in sentence, attempt
                assert "„”" not in sentence, attempt


def beginnings(move: str) -> list[str]:
    """The first words of a move: none, one, two, up to all."""
    parts = move.split()
    return [" ".join(parts[:count]) for count in range(len(parts) + 1)]
