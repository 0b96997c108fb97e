"""The arena: every group of players, every seat, the same seeds, until the result is clear."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from itertools import islice, pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console
from rich.progress import Progress

import engines
from bot.__main__ import main
from bot.tools.arena import tables, tournament
from bot.tools.arena.checkouts import seated
from bot.tools.arena.contest import Arena, Contest, Plan
from bot.tools.arena.matches import Match, Result, play, rounds
from bot.tools.arena.record import Record, code_of
from engines.core.game import AnyGame, Score, Setup
from engines.core.levels import LEVELS, Measured
from engines.core.rng import Rng
from engines.core.search import greedy

GAME = engines.game("akropolis")
ROOT = Path(__file__).parents[3]


def won_by(winner: int, names: Sequence[str], first: int = 0) -> Result:
    """A game that the player in one seat has won."""
    scores = tuple(Score({"points": 9 if seat == winner else 1}) for seat in range(len(names)))
    return Result(tuple(names), first, scores, 10, (0.5,) * len(names))


def test_every_seed_is_played_with_everybody_in_every_seat() -> None:
    found = list(islice(rounds(GAME, ["a", "b", "c"], Setup(3, 3, GAME.options())), 2))
    for played in found:
        assert [match.names for match in played] == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
        assert [match.names[match.first] for match in played] == ["a", "a", "a"]
        assert all(one.setup == other.setup for one, other in pairwise(played))
    assert found[0][0].setup.seed != found[1][0].setup.seed


def test_the_same_seed_plans_the_same_games() -> None:
    one, other = (list(islice(rounds(GAME, "ab", Setup(2, 5, GAME.options())), 3)) for _ in range(2))
    assert one == other


def test_the_first_of_two_equal_names_is_told_from_the_second() -> None:
    contest = Contest(["easy", "easy"])
    contest.add([won_by(0, ["easy", "easy"], first=0), won_by(1, ["easy", "easy"], first=1)])
    assert contest.share.mean == 1


def test_a_tie_is_half_a_win() -> None:
    tie = Result(("a", "b"), 0, (Score({"points": 3}), Score({"points": 3})), 10, (0.1, 0.1))
    contest = Contest("ab")
    contest.add([tie, won_by(1, "ba", first=1)])
    assert contest.share.mean == 0.75


def test_one_against_several_has_the_share_of_one() -> None:
    group = ["hard", "easy", "easy"]
    contest = Contest(group)
    contest.add(
        [won_by(0, group), won_by(1, ["easy", "hard", "easy"], 1), won_by(0, ["easy", "easy", "hard"], 2)]
    )
    [hard, easy] = tables.win_rows([contest])
    assert hard[:4] == ("hard", "easy, easy", "3", "66.7%")
    assert easy[:4] == ("easy", "hard, easy", "3", "16.7%")


def test_it_prints_wins_points_and_seats(capsys: pytest.CaptureFixture[str]) -> None:
    main(["arena", "akropolis", "--players", "easy,random", "--games", "2"])
    printed = capsys.readouterr()
    assert "100.0%" in printed.out
    assert "Gardens" in printed.out
    assert "seat" in printed.out
    assert "akropolis easy : random: 100% (0% to 100%), 2 games" in printed.err
    assert "2/2 100% (0% to 100%)" in printed.err


def test_it_stops_when_a_better_player_is_found_and_says_so_as_markdown(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["arena", "cities", "--players", "easy,random", "--games", "24", "--markdown", "--workers", "1"])
    header, line, first, second = capsys.readouterr().out.splitlines()
    assert header.startswith("| player | against | games | won |")
    assert Counter(line) == Counter({"|": 8, "-": 21, " ": 14})
    name, against, games, won, *_ = (cell.strip() for cell in first.strip("|").split("|"))
    assert (name, against, won) == ("easy", "random", "100.0%")
    assert 8 <= int(games) < 24
    assert second.startswith("| random | easy |")


class Coin(Executor):
    """Instead of worker processes: the first player wins so many of ten games, in an order drawn by lot."""

    def __init__(self, wins: int) -> None:
        self.rng, self.wins = Random(1), wins

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        del fn, kwargs
        [match] = args
        wins = self.rng.randrange(10) < self.wins
        done: Future[Result] = Future()
        winner = match.first if wins else (match.first + 1) % len(match.names)
        done.set_result(won_by(winner, match.names, match.first))
        return done


def met(wins: int, plan: Plan) -> Contest:
    arena = Arena(Coin(wins), Progress(console=Console(stderr=True), disable=True), 1)
    return arena.meet(GAME, ("a", "b"), Setup(2, 1, GAME.options()), plan)


def test_a_better_player_is_found_and_then_nothing_more_is_played() -> None:
    contest = met(8, Plan(200))
    assert contest.share.interval[0] > 0.5
    assert 10 < len(contest.results) < 100


def test_between_equal_players_all_games_are_played() -> None:
    contest = met(5, Plan(200))
    low, high = contest.share.interval
    assert low < 0.5 < high
    assert len(contest.results) == 200


def test_a_goal_that_is_farther_away_takes_longer() -> None:
    games = [len(met(9, Plan(200, goal)).results) for goal in (None, 0.65, 0.75)]
    assert games == sorted({*games})
    assert len(met(9, Plan(200, 0.9)).results) == 200


def test_all_games_are_played_if_that_is_asked() -> None:
    assert len(met(9, Plan(200, stop=False)).results) == 200


def test_only_whole_rounds_are_played() -> None:
    assert len(met(5, Plan(5)).results) == 4
    assert len(met(5, Plan(1)).results) == 2


def recorded(wins: int, plan: Plan, path: Path) -> Contest:
    return met(wins, replace(plan, record=Record(path)))


def test_an_arena_goes_on_from_what_was_recorded(tmp_path: Path) -> None:
    path = tmp_path / "rounds"
    whole = recorded(7, Plan(60, stop=False), tmp_path / "whole")
    first = recorded(7, Plan(20, stop=False), path)
    assert [first.games, len(first.results)] == [20, 20]
    again = recorded(0, Plan(60, stop=False), path)
    assert [again.games, len(again.results)] == [60, 40]
    assert again.share.mean == pytest.approx(first.share.mean / 3)  # of the others it won none
    lines = (tmp_path / "whole").read_text().splitlines()
    assert lines[:10] == path.read_text().splitlines()[:10]
    assert len(lines) == whole.share.count == 30


def test_what_is_clear_by_the_record_is_not_played_on(tmp_path: Path) -> None:
    first = recorded(9, Plan(200), tmp_path / "rounds")
    assert first.games < 200
    again = recorded(0, Plan(200), tmp_path / "rounds")
    assert [again.games, again.results] == [first.games, []]


def test_rounds_of_other_code_seeds_and_players_do_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded(9, Plan(4), tmp_path / "rounds")
    record = Record(tmp_path / "rounds")
    assert len([*record.shares("akropolis", ("a", "b"), 1)]) == 2
    assert not [*record.shares("akropolis", ("b", "a"), 1)]
    assert not [*record.shares("akropolis", ("a", "b"), 2)]
    assert not [*record.shares("cities", ("a", "b"), 1)]
    monkeypatch.setattr("bot.tools.arena.record.code_of", lambda game: f"{game} of today")
    assert not [*record.shares("akropolis", ("a", "b"), 1)]


def test_the_code_of_a_game_follows_its_facts_and_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    codes = {code_of(name) for name in engines.games()}
    assert len(codes) == len(engines.games())
    before = code_of("cities")
    monkeypatch.setattr("data.facts", lambda game: game.encode())
    changed = code_of("cities")
    assert changed != before
    others = Measured("", {}, "", {}, {})
    monkeypatch.setattr("engines.core.levels.measured", lambda: others)
    slower = code_of("cities")
    assert slower not in {before, changed}
    others = Measured("", {"cities": {"hard": 7}}, "", {}, {})
    assert code_of("cities") not in {before, changed, slower}


@pytest.mark.parametrize("name", ["damaged", "nowhere/rounds", "."])
def test_a_record_that_cannot_be_used_is_refused_before_anything_is_played(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "damaged").write_text('{"game":"cities","gro\n')
    with pytest.raises(SystemExit, match="No rounds can be kept in"):
        main(["arena", "cities", "--players", "easy,random", "--record", str(tmp_path / name)])
    assert capsys.readouterr() == ("", "")


def test_a_recorded_contest_is_printed_with_all_its_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["arena", "akropolis", "--players", "easy,random", "--record", str(tmp_path / "rounds")]
    for games in (2, 4):
        main([*command, "--games", str(games)])
        assert capsys.readouterr().out == f"easy : random: 100% (0% to 100%), {games} games\n"


@pytest.mark.parametrize("game", engines.games().values(), ids=engines.games())
def test_the_ladder_has_each_level_against_the_next_and_one_among_easy_ones(game: AnyGame) -> None:
    steps = tournament.rungs(game)
    assert steps[:3] == [("medium", "easy"), ("hard", "medium"), ("master", "hard")]
    assert steps[3:] == [("hard", "easy", "easy"), ("hard", "easy", "easy", "easy")]
    assert {name for group in steps for name in group} == {*LEVELS}


def test_the_ladder_prints_a_row_for_each_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextmanager
    def opened(workers: int | None) -> Iterator[Arena]:
        assert workers == 3
        yield Arena(Coin(9), Progress(console=Console(stderr=True), disable=True), 1)

    monkeypatch.setattr(tournament, "opened", opened)
    main(["arena", "all", "--ladder", "--games", "40", "--workers", "3", "--full"])
    header, _, *rows = capsys.readouterr().out.splitlines()
    assert header.startswith(
        "| game | medium : easy | hard : medium | master : hard | hard among 2 easy (33% is"
    )
    assert len(rows) == len(engines.games())
    assert rows[0].startswith("| Akropolis | ")
    assert all(row.count("%") == 15 and row.count("40 games") == 4 for row in rows)
    assert all(row.count("39 games") == 1 for row in rows)  # thirteen seeds for three seats


@pytest.mark.parametrize("players", ["easy", "easy,nobody", "easy,easy@/nowhere"])
def test_unknown_players_are_refused(players: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["arena", "akropolis", "--players", players])
    assert str(refused.value).startswith("tessera: ")
    assert not capsys.readouterr().out


# Players of another checkout; here it is this one, which anybody has.


def test_a_player_of_another_checkout_decides_as_it_would_there() -> None:
    state, rng = GAME.new(Setup(2, 5, GAME.options())), Rng(9)
    with seated(f"easy@{ROOT}", "akropolis", 2) as there:
        for _ in range(3):
            view = GAME.view(state, GAME.current(state))
            seed, after = rng.below(1 << 64)
            here, _ = greedy(GAME, view, Rng(seed))
            move, rng = there(GAME, view, rng)
            assert (move, rng) == (here, after)
            state = GAME.apply(state, move).state


def test_a_player_of_another_checkout_plays_a_whole_game() -> None:
    setup = Setup(2, 5, GAME.options())
    result = play(Match("akropolis", (f"easy@{ROOT}", "random"), 0, setup))
    assert result.share(0) == 1
    assert result.moves == 36  # eighteen turns of each


def test_a_player_that_the_other_checkout_does_not_have_is_refused() -> None:
    with pytest.raises(ValueError, match="clever"), seated(f"clever@{ROOT}", "akropolis", 2):
        pass
