"""Ratings, records, and how reliably and quickly people play."""

import pytest

from bot.domain import seats
from bot.domain.table import Status, VoteSubject
from bot.domain.votes import PATIENCE
from bot.services.ratings import FIRST, PlayRecord, Ratings, Result, ranked
from engines.core.game import ranks
from tests.bot.hall import ANN, BOB, CAT, GUILD, ZOE, Hall


@pytest.fixture
def standings(hall: Hall) -> Ratings:
    return Ratings(hall.store)


async def finished(hall: Hall, table_id: int) -> None:
    computer_players = hall.computer_players()
    await computer_players.start()
    await computer_players.wait_until_idle()
    while (table := await hall.tables.table(table_id)).status is Status.PLAYING:
        hall.now += 60 if table.to_act == ANN else 3600
        await hall.play(table_id)
        await computer_players.wait_until_idle()


def results(*games: tuple[str, ...]) -> list[Result]:
    """Games by the order in which people came in."""
    people = sorted({name for game in games for name in game})
    return [
        Result(number, people.index(name) + 1, name, place, listed=True)
        for number, game in enumerate(games)
        for place, name in enumerate(game, 1)
    ]


class TestRatings:
    def test_who_wins_rises_and_who_loses_falls(self) -> None:
        first, second, third = ranked(results(("Ann", "Bob", "Cat")))
        assert [first.name, second.name, third.name] == ["Ann", "Bob", "Cat"]
        assert first.rating > FIRST
        assert first.rating > second.rating > third.rating
        assert (first.games, first.won, third.won) == (1, 1, 0)

    def test_who_wins_often_stands_higher_than_who_won_once(self) -> None:
        ranks = ranked(results(*[("Ann", "Bob")] * 9, ("Cat", "Dan")))
        assert ranks[0].name == "Ann"
        assert (ranks[0].games, ranks[0].won) == (9, 9)

    def test_equal_places_are_equal(self) -> None:
        tied = [Result(1, person, name, 1, listed=True) for person, name in ((1, "Ann"), (2, "Bob"))]
        ann, bob = ranked(tied)
        assert ann.rating == bob.rating

    def test_alone_nobody_is_rated(self) -> None:
        assert ranked(results(("Ann",))) == []

    async def test_only_games_that_are_finished_by_their_rules_count(
        self, hall: Hall, standings: Ratings
    ) -> None:
        table = await hall.playing(BOB)
        await hall.tables.end(table.id, ANN)
        assert await standings.ranks(GUILD, "akropolis") == []
        assert await standings.most_played(GUILD) is None

    async def test_by_game_and_server(self, hall: Hall, standings: Ratings) -> None:
        table = await hall.playing(BOB)
        await finished(hall, table.id)
        table = await hall.tables.table(table.id)
        places = ranks(table.rules.scores(table.state))
        names = [
            person.name for _, person in sorted(zip(places, table.people, strict=True), key=lambda p: p[0])
        ]
        assert [rank.name for rank in await standings.ranks(GUILD, "akropolis")] == names
        assert await standings.ranks(GUILD + 1, "akropolis") == []
        assert await standings.ranks(GUILD, "another") == []
        assert await standings.most_played(GUILD) == "akropolis"

    async def test_not_against_computers_alone(self, hall: Hall, standings: Ratings) -> None:
        table = await hall.playing(BOB)
        await hall.tables.resign(table.id, BOB)
        await finished(hall, table.id)
        assert await standings.ranks(GUILD, "akropolis") == []

    async def test_who_wants_no_standing_has_none_and_others_keep_theirs(
        self, hall: Hall, standings: Ratings
    ) -> None:
        table = await hall.playing(BOB)
        await finished(hall, table.id)
        everybody = {rank.name: rank for rank in await standings.ranks(GUILD, "akropolis")}
        for _ in range(2):
            await standings.list_(BOB.id, BOB.name, listed=False)
        assert await standings.ranks(GUILD, "akropolis") == [everybody["Ann"]]
        assert [best.name for best in await standings.bests(GUILD, "akropolis")] == ["Ann"]
        assert not (await standings.own(GUILD, BOB.id)).listed
        await standings.list_(BOB.id, BOB.name, listed=True)
        assert len(await standings.ranks(GUILD, "akropolis")) == 2

    async def test_somebody_may_hide_before_playing(self, standings: Ratings) -> None:
        await standings.list_(ZOE.id, ZOE.name, listed=False)
        assert await standings.own(GUILD, ZOE.id) == PlayRecord(0, 0, None, listed=False)


class TestRecords:
    async def test_the_best_of_each_number_of_players(self, hall: Hall, standings: Ratings) -> None:
        best = {}
        for others in ((BOB,), (BOB, CAT)):
            table = await hall.playing(*others)
            await finished(hall, table.id)
            table = await hall.tables.table(table.id)
            best[len(table.people)] = max(score.total for score in table.rules.scores(table.state))
        found = await standings.bests(GUILD, "akropolis")
        assert {each.players: each.points for each in found} == best


class TestReliability:
    async def test_finished_of_those_begun(self, hall: Hall, standings: Ratings) -> None:
        first = await hall.playing(BOB)
        await finished(hall, first.id)
        second = await hall.playing(BOB)
        await hall.tables.resign(second.id, BOB)
        assert (await standings.own(GUILD, BOB.id)).rate == 50
        await hall.tables.do(second.id, lambda table: seats.returned(table, BOB))
        assert (await standings.own(GUILD, BOB.id)).rate == 100
        assert (await standings.own(GUILD, ANN.id)).rate == 100

    async def test_whose_seat_was_taken_did_not_finish(self, hall: Hall, standings: Ratings) -> None:
        table = await hall.playing(BOB)
        hall.now += PATIENCE
        table = await hall.tables.propose(table.id, ANN, VoteSubject.AWAY)
        assert table.vote
        await hall.tables.vote(table.id, ANN, table.vote.n, "offer")
        await hall.tables.take_seat(table.id, ZOE)
        own = await standings.own(GUILD, BOB.id)
        assert (own.finished, own.left) == (0, 1)

    async def test_half_of_the_turns_take_no_longer(self, hall: Hall, standings: Ratings) -> None:
        table = await hall.playing(BOB)
        await finished(hall, table.id)
        assert (await standings.own(GUILD, ANN.id)).turn == 60
        assert (await standings.own(GUILD, BOB.id)).turn == 3600

    async def test_what_the_computer_played_is_nobodys_turn(self, hall: Hall, standings: Ratings) -> None:
        table = await hall.playing(BOB)
        await hall.tables.resign(table.id, BOB)
        await finished(hall, table.id)
        assert (await standings.own(GUILD, BOB.id)).turn is None
