"""The list of a person's tables: what is in it, in which order, and that it needs no game states."""

from bot.domain.decisions import lobby, play, seats
from bot.domain.table import Card, Person
from bot.services.queries import MOST_OVER, TABLES_PER_PAGE
from bot.storage.connection import Connection
from bot.storage.tables.table_summaries import Section
from tests.bot.databases import traced
from tests.bot.harness import ANN, BOB, CAT, ZOE, Harness


async def sections(harness: Harness, person: Person) -> list[tuple[Section, int]]:
    """The tables of all pages."""
    pages = (await harness.queries.table_page(person)).pages
    found = [await harness.queries.table_page(person, page) for page in range(pages)]
    return [(table.section, table.id) for page in found for table in page.tables]


async def passes_turn(harness: Harness, table_id: int) -> None:
    """Play until another person is to act."""
    before = (await harness.tables.table(table_id)).to_act
    await harness.play_until(table_id, lambda table: table.to_act != before)


async def test_a_list_has_ones_turns_then_games_lobbies_and_results(harness: Harness) -> None:
    tables = []
    for _ in range(6):
        tables.append((await harness.playing(BOB)).id)  # Bob is to act
        harness.now += 10
    first, second, third, ended, paused, over = tables
    waiting = (await harness.lobby()).id
    cancelled = await harness.lobby()
    await harness.tables.change(cancelled.id, lobby.cancel, ANN)
    harness.now += 10
    await passes_turn(harness, first)
    await harness.tables.change(paused, seats.pause, ANN)
    await harness.tables.change(ended, play.end, ANN)
    harness.now += 10
    await harness.play_until(over, lambda table: table.to_act is None)
    your_turn, playing, over_ = Section.YOUR_TURN, Section.PLAYING, Section.OVER
    assert await sections(harness, BOB) == [
        (your_turn, second),
        (your_turn, third),
        (playing, paused),
        (playing, first),
        (over_, over),
        (over_, ended),
    ]
    assert await sections(harness, ANN) == [
        (your_turn, first),
        (playing, second),
        (playing, third),
        (playing, paused),
        (Section.LOBBY, waiting),
        (over_, over),
        (over_, ended),
    ]
    assert await sections(harness, ZOE) == []


async def test_what_a_list_says_about_a_game(harness: Harness) -> None:
    table = await harness.playing(BOB, CAT)
    await harness.tables.set_thread(table.id, 21)
    await harness.tables.set_card(table.id, Card(21, 555))
    [listed] = (await harness.queries.table_page(ANN)).tables
    stored = await harness.tables.table(table.id)
    assert stored.to_act
    assert (listed.game, listed.guild, listed.place, listed.card) == ("akropolis", 10, 21, Card(21, 555))
    assert (listed.revision, listed.since, listed.to_act) == (stored.revision, harness.now, stored.to_act.id)
    assert [seat.person for seat in listed.seats] == list(stored.people)
    assert {(seat.points, seat.place) for seat in listed.seats} == {(None, None)}


async def test_a_finished_game_has_everybodys_points(harness: Harness) -> None:
    table = await harness.playing(BOB)
    after = await harness.play_until(table.id, lambda table: table.to_act is None)
    [listed] = (await harness.queries.table_page(ANN)).tables
    scores = after.rules.scores(after.state)
    assert [seat.points for seat in listed.seats] == [score.total for score in scores]
    assert min(seat.place or 0 for seat in listed.seats) == 1


async def test_a_person_who_left_the_seat_to_a_computer_is_not_listed_there(harness: Harness) -> None:
    table = await harness.playing(BOB, CAT)
    await harness.tables.change(table.id, seats.resign, BOB)
    assert await sections(harness, BOB) == []
    [listed] = (await harness.queries.table_page(ANN)).tables
    assert listed.to_act != BOB.id


async def test_a_damaged_table_is_listed_with_the_others(harness: Harness) -> None:
    broken, sound = (await harness.playing(BOB)).id, (await harness.playing(BOB)).id

    def damage(db: Connection) -> None:
        db.execute("UPDATE tables SET state = '{', setup = '{', options = '{' WHERE id = ?", (broken,))

    await harness.database.transaction(damage)
    assert await sections(harness.restarted(), BOB) == [
        (Section.YOUR_TURN, broken),
        (Section.YOUR_TURN, sound),
    ]


async def test_pages_do_not_overlap_and_a_page_beyond_the_last_is_the_last(harness: Harness) -> None:
    opened = [(await harness.lobby(channel=n)).id for n in range(TABLES_PER_PAGE + 3)]
    assert [number for _, number in await sections(harness, ANN)] == opened
    last = await harness.queries.table_page(ANN, 10**17)
    assert (last.page, last.pages, len(last.tables)) == (1, 2, 3)


async def test_only_the_latest_results_are_listed(harness: Harness) -> None:
    ended = []
    for _ in range(MOST_OVER + 2):
        table = await harness.playing(BOB)
        harness.now += 1
        await harness.tables.change(table.id, play.end, ANN)
        ended.append(table.id)
    assert [number for _, number in await sections(harness, ANN)] == ended[:1:-1]


async def count_statements(harness: Harness) -> int:
    """How many statements the database runs for one page."""
    async with traced(harness.database) as seen:
        await harness.queries.table_page(ANN)
    return len([statement for statement in seen if "SELECT" in statement])


async def test_many_tables_take_as_many_statements_as_few(harness: Harness) -> None:
    await harness.playing(BOB)
    few = await count_statements(harness)
    for _ in range(15):
        await harness.playing(BOB)
    assert await count_statements(harness) == few == 3
