"""The daily city: how challenges are made and kept, and what people make of them."""

import logging
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path

import pytest

from bot.domain.daily import generator
from bot.domain.daily.challenge import Attempt, Challenge, Difficulty, Levels
from bot.domain.daily.generator import NoChallenge, is_fair, make, seed_of
from bot.domain.daily.results import Finished, day_at, place_of, start_of, streak
from bot.domain.table import Person
from bot.services.daily import challenges as making
from bot.services.daily.attempts import Attempts, DayIsOver
from bot.services.daily.challenges import Challenges, NotMadeYet
from bot.services.daily.posts import ServerPosts
from bot.storage.connection import Connection
from bot.storage.daily import challenge_rows
from bot.storage.database import Database
from tests.manual_clock import ManualClock
from tests.sample_challenges import FIRST, SECRET, finished, sample

ADA, BOB = Person(1, "Ada"), Person(2, "Bob")
SERVER, CHANNEL = 7, 8
QUICK = "03" * 32  # With this secret, the first position is fair.


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(start_of(FIRST) + 60)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(tmp_path / "tables.sqlite")
    yield opened
    await opened.close()


@pytest.fixture
def challenges(database: Database, clock: ManualClock) -> Challenges:
    return Challenges(database, clock, lambda _: 0xABC)


@pytest.fixture
def attempts(database: Database, challenges: Challenges) -> Attempts:
    return Attempts(database, challenges)


async def add(database: Database, *days: int) -> None:
    for day in days:
        await database.transaction(partial(challenge_rows.add, challenge=sample("cities", day)))
        await database.transaction(partial(challenge_rows.begin_day, day=day))


async def finish(attempts: Attempts, person: Person, challenge: Challenge) -> Attempt:
    """Finish the attempt that counts, on one server."""
    await attempts.enter(person, challenge.day, SERVER)
    end = finished(Attempt(challenge))
    return await attempts.save(person, Attempt(challenge), end, practice=False)


# The generator.


@pytest.mark.parametrize(
    ("levels", "fair"),
    [
        (Levels(10, 20, 30), True),
        (Levels(20, 20, 30), False),  # Everybody does as well as the easy computer.
        (Levels(10, 20, 20), False),  # Nobody does better.
        (Levels(10, 25, 20), False),
        (Levels(10, 11, 12), False),  # They are too close.
    ],
)
def test_a_challenge_is_fair_where_the_levels_lie_apart(levels: Levels, *, fair: bool) -> None:
    assert is_fair(levels) == fair


@pytest.mark.parametrize(
    ("levels", "difficulty"),
    [
        (Levels(0, 9, 10), Difficulty.EASY),
        (Levels(0, 7, 10), Difficulty.MEDIUM),
        (Levels(0, 2, 10), Difficulty.HARD),
    ],
)
def test_it_is_hard_where_only_foresight_helps(levels: Levels, difficulty: Difficulty) -> None:
    assert levels.difficulty is difficulty


def day_with(game: str) -> int:
    games = generator.playable_games()
    return next(day for day in range(FIRST, FIRST + len(games)) if games[day % len(games)] == game)


def test_a_day_and_a_secret_make_the_same_challenge_again() -> None:
    day = day_with("cities")
    made = make(QUICK, day)
    assert made == make(QUICK, day)
    assert (made.day, made.game) == (day, "cities")
    assert is_fair(made.levels)
    assert Attempt(made, made.solution).is_over
    assert Attempt(made, made.solution).points == made.levels.thinker


def test_other_days_other_secrets_and_other_tries_draw_other_seeds() -> None:
    drawn = {seed_of(*each) for each in ((SECRET, 1, 0), (SECRET, 2, 0), ("00" * 32, 1, 0), (SECRET, 1, 1))}
    assert len(drawn) == 4


def test_games_take_turns() -> None:
    games = [next(generator._games_to_try(day)) for day in range(FIRST, FIRST + 4)]
    assert sorted(games) == sorted(generator.playable_games())


def test_unfair_positions_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = list[Challenge]()

    def third_is_fair(drawn: Challenge, _: Callable[[], bool]) -> Challenge | None:
        tried.append(drawn)
        return sample("cities") if len(tried) == 3 else None

    monkeypatch.setattr(generator, "measure", third_is_fair)
    assert make(SECRET, day_with("cities")) == sample("cities")
    assert len({each.setup for each in tried}) == 3


def test_making_stops_when_nobody_waits_any_more() -> None:
    with pytest.raises(NoChallenge):
        make(SECRET, FIRST, lambda: True)


# Making and keeping.


class Maker:
    """Makes challenges at once, and remembers for which days."""

    def __init__(self) -> None:
        self.made = list[tuple[str, int]]()

    async def run(self, work: Callable[..., object], secret: str, day: int) -> Challenge:
        assert work is making.make_in_worker
        self.made.append((secret, day))
        if day == FIRST + 1:
            raise NoChallenge
        return sample("cities", day)

    def release(self) -> None: ...


@pytest.fixture
def maker(monkeypatch: pytest.MonkeyPatch) -> Maker:
    found = Maker()
    monkeypatch.setattr(making, "challenge_pool", found)
    return found


async def test_the_secret_is_drawn_once(database: Database) -> None:
    drawn = [await database.transaction(partial(challenge_rows.secret, drawn=each)) for each in ("aa", "bb")]
    assert drawn == ["aa", "aa"]


async def test_a_challenge_is_made_before_its_day_and_stays(
    challenges: Challenges, maker: Maker, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(NotMadeYet):
        await challenges.of_today()
    secret = f"{0xABC:064x}"
    with caplog.at_level(logging.WARNING):
        await challenges.make_missing(FIRST)
    assert maker.made == [(secret, FIRST), (secret, FIRST + 1)]
    assert "no fair challenge" in caplog.text
    assert secret not in caplog.text
    assert (await challenges.of_today()).day == FIRST
    await challenges.make_missing(FIRST)
    assert maker.made[2:] == [(secret, FIRST + 1)]  # Only that of tomorrow is still missing.


async def test_a_damaged_challenge_is_one_sentence(challenges: Challenges, database: Database) -> None:
    await add(database, FIRST)

    def damage(db: Connection) -> None:
        db.execute("UPDATE daily_challenges SET levels = '{'")

    await database.transaction(damage)
    with pytest.raises(Exception, match="cannot be read"):
        await challenges.of_today()


# Attempts.


async def test_a_second_press_on_the_same_panel_changes_nothing(
    attempts: Attempts, database: Database
) -> None:
    await add(database, FIRST)
    first = Attempt(sample("cities"))
    moves = finished(first).moves
    one, other = Attempt(first.challenge, moves[:1]), Attempt(first.challenge, moves)
    assert await attempts.save(ADA, first, one, practice=False) == one
    assert await attempts.save(ADA, first, other, practice=False) == one
    assert await attempts.of_person(ADA.id, first.challenge, practice=False) == one
    assert await attempts.of_person(ADA.id, first.challenge, practice=True) == first


async def test_nothing_is_added_when_the_day_is_over(
    attempts: Attempts, database: Database, clock: ManualClock
) -> None:
    await add(database, FIRST)
    clock.set(start_of(FIRST + 1))
    with pytest.raises(DayIsOver):
        await finish(attempts, ADA, sample("cities"))


async def test_only_what_was_finished_is_kept_after_the_day(attempts: Attempts, database: Database) -> None:
    await add(database, FIRST, FIRST + 1)
    end = await finish(attempts, ADA, sample("cities"))
    begun = Attempt(end.challenge, end.moves[:1])
    await attempts.save(ADA, await attempts.restart(ADA, end.challenge), begun, practice=True)
    await attempts.enter(BOB, FIRST, SERVER)
    await attempts.save(BOB, Attempt(end.challenge), begun, practice=False)
    await database.transaction(partial(challenge_rows.begin_day, day=FIRST + 1))

    def kept(db: Connection) -> list[list[tuple[int, ...]]]:
        tables = ("person, practice FROM daily_attempts", "person, guild FROM daily_entries")
        return [db.execute(f"SELECT {table}").fetchall() for table in tables]

    assert await database.read(kept) == [[(ADA.id, 0)], [(ADA.id, SERVER)]]


async def test_practice_changes_neither_place_nor_streak(attempts: Attempts, database: Database) -> None:
    await add(database, FIRST)
    end = await finish(attempts, ADA, sample("cities"))
    before = await attempts.standing(ADA.id, end, SERVER)
    begun = await attempts.restart(ADA, end.challenge)
    await attempts.save(ADA, begun, end, practice=True)
    assert await attempts.standing(ADA.id, end, SERVER) == before
    assert (before.place, before.people, before.streak) == (1, 1, 1)


async def test_an_attempt_counts_on_every_server_where_it_was_opened(
    attempts: Attempts, database: Database, challenges: Challenges, clock: ManualClock
) -> None:
    await add(database, FIRST)
    posts = ServerPosts(database, challenges)
    for server in (SERVER, SERVER + 1, SERVER + 2):
        await posts.choose(server, CHANNEL)
    await finish(attempts, ADA, sample("cities"))
    await attempts.enter(ADA, FIRST, SERVER + 1)
    await attempts.enter(BOB, FIRST, SERVER + 2)  # who does not finish
    assert not await posts.due()
    clock.set(start_of(FIRST + 1))
    due = await posts.due()
    assert [(each.guild, each.day) for each in due] == [(SERVER, FIRST), (SERVER + 1, FIRST)]
    _, people = await posts.result(due[0])
    assert [each.finished.name for each in people] == ["Ada"]
    await posts.mark_posted(due[0])
    assert await posts.due() == due[1:]


async def test_of_several_missed_days_only_the_last_is_told(
    attempts: Attempts, database: Database, challenges: Challenges, clock: ManualClock
) -> None:
    posts = ServerPosts(database, challenges)
    await posts.choose(SERVER, CHANNEL)
    for day in (FIRST, FIRST + 1):
        await add(database, day)
        clock.set(start_of(day) + 60)
        await finish(attempts, ADA, sample("cities", day))
    clock.set(start_of(FIRST + 9))
    [due] = await posts.due()
    assert due.day == FIRST + 1
    await posts.mark_posted(due)
    assert not await posts.due()


async def test_what_was_before_the_choice_is_not_told(
    attempts: Attempts, database: Database, challenges: Challenges, clock: ManualClock
) -> None:
    await add(database, FIRST)
    await finish(attempts, ADA, sample("cities"))
    clock.set(start_of(FIRST + 1))
    posts = ServerPosts(database, challenges)
    await posts.choose(SERVER, CHANNEL)
    assert not await posts.due()


def test_places_are_shared_and_streaks_pass_over_days_without_a_challenge() -> None:
    others = [Finished(number, "", points, ()) for number, points in enumerate((9, 7, 7, 5))]
    assert [place_of(points, others) for points in (9, 7, 6, 5)] == [1, 2, 4, 4]
    assert streak([9, 8, 5, 4], {9, 8, 5}) == 3
    assert streak([9, 8, 5, 4], {8, 5, 4}) == 0
    assert day_at(start_of(FIRST)) == FIRST
    assert day_at(start_of(FIRST) - 1) == FIRST - 1
