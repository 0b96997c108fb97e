"""Who can gain points, compared with trying every move."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engines.core.game import Seat, Setup
from engines.core.rng import Rng
from engines.founders.components import CRAFTSMEN, STACKS, TILES, Kind
from engines.founders.game import GAME
from engines.founders.moves import Add, Buy, Employ, Join, Move, Replace
from engines.founders.rules import actions, ending
from engines.founders.rules.gains import visible_gain
from engines.founders.state import Ending, Options, Phase, State
from engines.founders.territory import Plot, Territory
from tests.rules.founders.tables import founder, table

TOKENS = ("war", "cart", *CRAFTSMEN)


def chosen(rng: Rng, state: State) -> tuple[Move, Rng]:
    """Any legal move."""
    moves = GAME.legal_moves(state)
    number, rng = rng.below(len(moves))
    return moves[number], rng


def beginnings_of_turns(seed: int) -> Iterator[State]:
    """The beginning of every turn, after the first ones, of a game that is played at random."""
    rng, state = Rng(seed), GAME.new(Setup(2 + seed % 3, seed, Options()))
    while GAME.current(state) is not None:
        if state.phase is Phase.REVEAL and not state.proposed and state.turn > 12:
            yield state
        move, rng = chosen(rng, state)
        state = GAME.apply(state, move).state


def turns(state: State) -> Iterator[State]:
    """The state after every turn that can be taken now: a token or none, then a tile or none."""
    for move in GAME.legal_moves(state):
        if isinstance(move, Add | Replace):
            yield GAME.apply(state, move).state
        elif isinstance(move, Buy | Join | Employ):
            after = GAME.apply(state, move).state
            yield after
            if after.active == state.active and after.ending is None:
                yield from (turn for turn in turns(replace(after, token_played=True)))


def gains_by_trying(state: State, seat: Seat) -> bool:
    """Whether a turn of this seat can end with more points; coins on tiles are put aside."""
    founders = [
        replace(founder, territory=founder.territory.without_coins()[0]) for founder in state.founders
    ]
    start = replace(state, founders=tuple(founders), active=seat, phase=Phase.BUILD)
    points = GAME.scores(start)[seat].total
    return any(GAME.scores(turn)[seat].total > points for turn in turns(start))


def gaining_by_trying(state: State) -> list[Seat]:
    return [seat for seat in range(len(state.founders)) if gains_by_trying(state, seat)]


def test_points_are_visible_exactly_if_trying_every_turn_finds_some() -> None:
    able = [(state, gaining_by_trying(state)) for seed in range(6) for state in beginnings_of_turns(seed)]
    assert {bool(seats) for _, seats in able} == {True, False}
    for state, seats in able:
        gain = visible_gain(state)
        assert seats[:1] == ([] if gain is None else [gain.seat])


def any_of(rng: Rng, things: tuple[str, ...], most: int) -> tuple[tuple[str, ...], Rng]:
    """Up to that many of the things, some of them twice."""
    count, rng = rng.below(most + 1)
    found = []
    for _ in range(count):
        number, rng = rng.below(len(things))
        found.append(things[number])
    return tuple(found), rng


def poor_table(seed: int) -> State:
    """Two small territories, few tiles to come, and no coins."""
    rng, founders, piles = Rng(seed), [], []
    for _ in range(2):
        tiles, rng = any_of(rng, tuple(TILES), 3)
        hand, rng = any_of(rng, TOKENS, 2)
        plots = tuple(Plot(tile, x, 0, attacked=x == 0) for x, tile in enumerate(("forest", "lake", *tiles)))
        founders.append(founder(Territory(plots), *hand))
    kinds = [tuple(tile for tile in TILES if TILES[tile].kind is kind) for kind in Kind]
    for tiles in kinds[: len(STACKS)]:
        pile, rng = any_of(rng, tiles, 4)
        piles.append(pile)
    display, rng = any_of(rng, kinds[-1], 3)
    return table(*founders, stacks=tuple(piles), display=display, phase=Phase.REVEAL)


def certain_tables() -> list[State]:
    """Poor tables in which it is certain that nobody can gain any more points."""
    tables = [poor_table(seed) for seed in range(400)]
    return [state for state in tables if any(state.stacks) and ending.no_points_left(state)]


def test_once_it_is_certain_no_turn_to_come_brings_points(monkeypatch: pytest.MonkeyPatch) -> None:
    def other_ends(state: State) -> Ending | None:
        return None if any(state.stacks) else Ending.STACKS

    monkeypatch.setattr(actions, "ending", other_ends)
    tables = certain_tables()
    assert len(tables) > 50
    for number, state in enumerate(tables):
        points = [score.total for score in GAME.scores(state)]
        rng = Rng(number)
        while GAME.current(state) is not None:
            move, rng = chosen(rng, state)
            state = GAME.apply(state, move).state  # noqa: PLW2901 - the game goes on
            later = [score.total for score in GAME.scores(state)]
            assert all(new <= old for new, old in zip(later, points, strict=True))
            points = later
