"""Ratings and records of a season come from the games that were finished in it, and from no others."""

from bot.domain.people.season import Season
from bot.domain.table import Person, Status
from bot.services.people.ratings import RatedPlayer, rate
from bot.storage.connection import Connection
from bot.storage.people import ratings as rows
from tests.bot.harness import BOB, CAT, GUILD, Harness

SPRING, SUMMER = Season(2027, 2), Season(2027, 3)
FIRST, LAST = SUMMER.span[0], SUMMER.span[1] - 1


async def finished_at(harness: Harness, moment: int, *others: Person) -> int:
    """A game that began long before its last move was made at that moment; its best score."""
    harness.now = moment - 100 * 24 * 3600
    table = await harness.playing(*others)
    rules = table.rules
    while table.status is Status.PLAYING:
        last = rules.legal_moves(table.state)[0]
        harness.now = moment if rules.current(rules.apply(table.state, last).state) is None else harness.now
        table = await harness.play(table.id)
    return max(score.total for score in rules.scores(table.state))


async def names(harness: Harness, season: Season | None) -> set[str]:
    return {player.name for player in await harness.ratings.leaderboard(GUILD, "akropolis", season)}


async def test_a_game_belongs_to_the_season_of_its_last_move(harness: Harness) -> None:
    await finished_at(harness, FIRST - 1, BOB)
    await finished_at(harness, FIRST, CAT)
    assert await names(harness, SPRING) == {"Ann", "Bob"}
    assert await names(harness, SUMMER) == {"Ann", "Cat"}
    assert await names(harness, None) == {"Ann", "Bob", "Cat"}
    assert await names(harness, Season(2027, 4)) == set()
    assert await harness.ratings.seasons(GUILD, "akropolis") == [SUMMER, SPRING]
    assert await harness.ratings.seasons(GUILD, "cities") == []
    assert await harness.ratings.seasons(GUILD + 1, "akropolis") == []


async def test_everybody_begins_a_season_anew(harness: Harness) -> None:
    """The rating of a season is that of its own results alone; the one for ever is of all of them."""
    for moment in (FIRST - 9, FIRST - 8, FIRST + 5, LAST):
        await finished_at(harness, moment, BOB)
    read = harness.ratings.leaderboard
    of_spring, of_summer, ever = [await read(GUILD, "akropolis", each) for each in (SPRING, SUMMER, None)]
    results = await harness.database.read(lambda db: rows.results(db, GUILD, "akropolis"))
    assert len(results) == 8
    assert of_spring == rate(results[:4])
    assert of_summer == rate(results[4:])
    assert ever == rate(results)
    assert _games(ever) == {name: 2 * games for name, games in _games(of_summer).items()}


def _games(players: list[RatedPlayer]) -> dict[str, int]:
    return {player.name: player.games for player in players}


async def test_a_season_has_records_of_its_own(harness: Harness) -> None:
    """The same game is played each time, so the record of more players is in one season only."""
    two = await finished_at(harness, FIRST, BOB)
    three = await finished_at(harness, LAST + 1, BOB, CAT)
    scores = harness.ratings.high_scores
    assert [(each.players, each.points) for each in await scores(GUILD, "akropolis", SUMMER)] == [(2, two)]
    autumn = Season.at(LAST + 1)
    assert [(each.players, each.points) for each in await scores(GUILD, "akropolis", autumn)] == [(3, three)]
    assert {each.players for each in await scores(GUILD, "akropolis")} == {2, 3}


async def test_who_is_hidden_or_erased_is_in_no_season(harness: Harness) -> None:
    await finished_at(harness, FIRST - 1, BOB)
    await finished_at(harness, FIRST, BOB, CAT)
    await harness.ratings.set_listed(CAT.id, CAT.name, listed=False)
    await harness.erasure.erase(BOB)
    assert await names(harness, SPRING) == {"Ann"}
    assert await names(harness, SUMMER) == {"Ann"}
    assert await names(harness, None) == {"Ann"}
    for season in (SPRING, SUMMER, None):
        assert {each.name for each in await harness.ratings.high_scores(GUILD, "akropolis", season)} <= {
            "Ann"
        }


async def test_what_is_logged_after_the_end_moves_no_game_into_another_season(harness: Harness) -> None:
    await finished_at(harness, LAST, BOB)
    [table_id] = {row.table_id for row in await harness.database.read(_results)}
    later = "UPDATE tables SET revision = revision + 1 WHERE id = ?"
    repaired = """
        INSERT INTO log_entries (table_id, revision, action, person, events, at, mid_turn)
        SELECT table_id, max(revision) + 1, 'repaired', 0, '[]', ?, 0 FROM log_entries
        WHERE table_id = ? GROUP BY table_id
    """

    def repair(db: Connection) -> None:
        db.execute("INSERT INTO people (id, name) VALUES (0, '') ON CONFLICT DO NOTHING")
        db.execute(repaired, (LAST + 5, table_id))
        db.execute(later, (table_id,))

    await harness.database.transaction(repair)
    assert await harness.ratings.seasons(GUILD, "akropolis") == [SUMMER]
    assert await names(harness, SUMMER) == {"Ann", "Bob"}


def _results(db: Connection) -> list[rows.Result]:
    return rows.results(db, GUILD, "akropolis")
