"""Ratings, high scores, and how reliably and quickly people play."""

import pytest
from msgspec.structs import replace

from bot.domain.decisions import play, seats
from bot.domain.decisions.votes import ABSENCE
from bot.domain.table import Status, VoteSubject
from bot.services.people.ratings import START, Ratings, rate
from bot.storage.people.ratings import HighScore, PlayRecord, Result
from engines.core.game import ranks
from engines.core.notation import words
from engines.core.text import Text, say
from engines.origins.components import SOLO
from tests.bot.harness import ANN, BOB, CAT, GUILD, ZOE, Harness


@pytest.fixture
def ratings(harness: Harness) -> Ratings:
    return harness.ratings


async def finished(harness: Harness, table_id: int) -> None:
    computer_players = harness.computer_players()
    await computer_players.start(harness.queries)
    await computer_players.wait_until_idle()
    while (table := await harness.tables.table(table_id)).status is Status.PLAYING:
        harness.now += 60 if table.to_act == ANN else 3600
        await harness.play(table_id)
        await computer_players.wait_until_idle()


async def lost_or_won_alone(harness: Harness) -> None:
    """A solo game in which Ann passes in every round, which brings one point."""
    table = await harness.playing(game="origins")
    while table.status is Status.PLAYING:
        legal = [words(move) for move in table.rules.legal_moves(table.state)]
        move = "pass" if "pass" in legal else legal[0]
        table = (await harness.tables.play(table.id, ANN, table.revision, [move])).table
    assert [score.total for score in table.rules.scores(table.state)] == [1]


def results(*games: tuple[str, ...]) -> list[Result]:
    """Results of games, each given by the players in the order of their places."""
    people = sorted({name for game in games for name in game})
    return [
        Result(number, people.index(name) + 1, name, place, listed=True)
        for number, game in enumerate(games)
        for place, name in enumerate(game, 1)
    ]


class TestRatings:
    def test_winners_rise_and_losers_fall(self) -> None:
        first, second, third = rate(results(("Ann", "Bob", "Cat")))
        assert [first.name, second.name, third.name] == ["Ann", "Bob", "Cat"]
        assert first.rating > START
        assert first.rating > second.rating > third.rating
        assert (first.games, first.won, third.won) == (1, 1, 0)

    def test_frequent_winners_are_rated_higher(self) -> None:
        ranks = rate(results(*[("Ann", "Bob")] * 9, ("Cat", "Dan")))
        assert ranks[0].name == "Ann"
        assert (ranks[0].games, ranks[0].won) == (9, 9)

    def test_equal_places_are_equal(self) -> None:
        tied = [Result(1, person, name, 1, listed=True) for person, name in ((1, "Ann"), (2, "Bob"))]
        ann, bob = rate(tied)
        assert ann.rating == bob.rating

    def test_solo_games_are_not_rated(self) -> None:
        assert rate(results(("Ann",))) == []

    async def test_only_games_that_are_finished_by_their_rules_count(
        self, harness: Harness, ratings: Ratings
    ) -> None:
        table = await harness.playing(BOB)
        await harness.tables.change(table.id, play.end, ANN)
        assert await ratings.leaderboard(GUILD, "akropolis") == []
        assert await ratings.most_played(GUILD) is None

    async def test_by_game_and_server(self, harness: Harness, ratings: Ratings) -> None:
        table = await harness.playing(BOB)
        await finished(harness, table.id)
        table = await harness.tables.table(table.id)
        places = ranks(table.rules.scores(table.state))
        names = [
            person.name for _, person in sorted(zip(places, table.people, strict=True), key=lambda p: p[0])
        ]
        assert [rank.name for rank in await ratings.leaderboard(GUILD, "akropolis")] == names
        assert await ratings.leaderboard(GUILD + 1, "akropolis") == []
        assert await ratings.leaderboard(GUILD, "another") == []
        assert await ratings.most_played(GUILD) == "akropolis"

    async def test_games_against_computers_only_are_not_rated(
        self, harness: Harness, ratings: Ratings
    ) -> None:
        table = await harness.playing(BOB)
        await harness.tables.change(table.id, seats.resign, BOB)
        await finished(harness, table.id)
        assert await ratings.leaderboard(GUILD, "akropolis") == []

    async def test_hidden_players_are_not_listed_and_others_keep_their_rating(
        self, harness: Harness, ratings: Ratings
    ) -> None:
        table = await harness.playing(BOB)
        await finished(harness, table.id)
        everybody = {rank.name: rank for rank in await ratings.leaderboard(GUILD, "akropolis")}
        for _ in range(2):
            await ratings.set_listed(BOB.id, BOB.name, listed=False)
        assert await ratings.leaderboard(GUILD, "akropolis") == [everybody["Ann"]]
        assert [best.name for best in await ratings.high_scores(GUILD, "akropolis")] == ["Ann"]
        assert not (await ratings.play_record(GUILD, BOB.id)).listed
        await ratings.set_listed(BOB.id, BOB.name, listed=True)
        assert len(await ratings.leaderboard(GUILD, "akropolis")) == 2

    async def test_a_person_may_hide_before_playing(self, ratings: Ratings) -> None:
        await ratings.set_listed(ZOE.id, ZOE.name, listed=False)
        assert await ratings.play_record(GUILD, ZOE.id) == PlayRecord(0, 0, None, listed=False)


class TestRecords:
    async def test_the_best_of_each_number_of_players(self, harness: Harness, ratings: Ratings) -> None:
        best = {}
        for others in ((BOB,), (BOB, CAT)):
            table = await harness.playing(*others)
            await finished(harness, table.id)
            table = await harness.tables.table(table.id)
            best[len(table.people)] = max(score.total for score in table.rules.scores(table.state))
        found = await ratings.high_scores(GUILD, "akropolis")
        assert {each.players: each.points for each in found} == best

    async def test_a_solo_game_is_a_record_only_if_it_is_won(
        self, harness: Harness, ratings: Ratings, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await lost_or_won_alone(harness)
        assert await ratings.high_scores(GUILD, "origins") == []
        monkeypatch.setattr("engines.origins.state.table.SOLO", replace(SOLO, target=1, target_step=0))
        await lost_or_won_alone(harness)
        assert await ratings.high_scores(GUILD, "origins") == [HighScore(1, 1, "Ann")]


class TestReliability:
    async def test_finished_of_those_begun(self, harness: Harness, ratings: Ratings) -> None:
        first = await harness.playing(BOB)
        await finished(harness, first.id)
        second = await harness.playing(BOB)
        await harness.tables.change(second.id, seats.resign, BOB)
        assert (await ratings.play_record(GUILD, BOB.id)).rate == 50
        await harness.tables.change(second.id, seats.return_to_seat, BOB)
        assert (await ratings.play_record(GUILD, BOB.id)).rate == 100
        assert (await ratings.play_record(GUILD, ANN.id)).rate == 100

    async def test_a_replaced_player_did_not_finish(self, harness: Harness, ratings: Ratings) -> None:
        table = await harness.playing(BOB)
        harness.now += ABSENCE
        table = await harness.votes.propose(table.id, ANN, VoteSubject.AWAY)
        assert table.vote
        await harness.votes.cast(table.id, ANN, table.vote.n, "offer")
        await harness.tables.take_seat(table.id, ZOE)
        own = await ratings.play_record(GUILD, BOB.id)
        assert (own.finished, own.abandoned) == (0, 1)

    async def test_the_median_duration_of_a_turn(self, harness: Harness, ratings: Ratings) -> None:
        table = await harness.playing(BOB)
        await finished(harness, table.id)
        assert (await ratings.play_record(GUILD, ANN.id)).median_turn == 60
        assert (await ratings.play_record(GUILD, BOB.id)).median_turn == 3600

    async def test_turns_of_computers_do_not_count(self, harness: Harness, ratings: Ratings) -> None:
        table = await harness.playing(BOB)
        await harness.tables.change(table.id, seats.resign, BOB)
        await finished(harness, table.id)
        assert (await ratings.play_record(GUILD, BOB.id)).median_turn is None


async def alone_against_a_computer(harness: Harness) -> int:
    table = await harness.tables.open(
        guild=GUILD,
        channel=20,
        host=ANN,
        game="akropolis",
        seats=2,
        options={},
        pace="none",
        computers=("easy",),
    )
    await harness.tables.start(table.id, ANN)
    return table.id


@pytest.mark.parametrize("peeked", [False, True])
async def test_a_game_in_which_a_vote_has_taken_moves_back_sets_no_record(
    harness: Harness, ratings: Ratings, peeked: bool
) -> None:
    """Alone against computers, a vote is granted at once, past everything that was revealed."""
    number = await alone_against_a_computer(harness)
    computer_players = harness.computer_players()
    await computer_players.start(harness.queries)
    await computer_players.wait_until_idle()
    await harness.play(number)
    await computer_players.wait_until_idle()
    if peeked:
        table = await harness.votes.propose(number, ANN, VoteSubject.UNDO)
        assert table.undone_by_vote
        assert (await harness.restarted().tables.table(number)).undone_by_vote
    await finished(harness, number)
    assert bool(await ratings.high_scores(GUILD, "akropolis")) is not peeked


def test_the_vote_says_that_the_game_sets_no_record() -> None:
    for language, words_of_it in (("en", "no record"), ("pl", "rekordu")):
        for text in (
            Text("vote-about-undo", {"who": "Ann"}),
            Text("vote-undone", {"who": "Ann", "moves": 5}),
        ):
            assert words_of_it in say(text, language)
