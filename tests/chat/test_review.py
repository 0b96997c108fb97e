"""Looking back at a finished game: /review, and the button of its last card."""

import asyncio
from collections.abc import Sequence
from functools import partial
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

import engines
from bot.app import Tessera, create_bot
from bot.handlers.past import review as handler
from bot.local.people import CannotDo, Person, screen
from bot.local.server import Server
from bot.services.thinking import reviews as service
from engines.core.notation import words
from engines.core.review import Choice, Effort, Review, Steps, review
from engines.core.rng import Rng
from engines.core.search import greedy, random
from tests.chat.match import Json, Match, has_button, is_private
from tests.chat.vocabulary import foreign_words
from tests.local.sample import running
from tests.seeds import Seeds

NEXT = {"en": "Next", "pl": "Dalej"}
BACK = {"en": "Back", "pl": "Wstecz"}
ACCURACY = {"en": "**Accuracy ", "pl": "**Trafność "}
PLAYED = {"en": ("Played:", "Better:"), "pl": ("Zagrano:", "Lepiej:")}
LATER = {"en": "turns later", "pl": "tury później"}
TURNS = {"origins": 4}  # that a review looks ahead; two in the other games
ALT = {
    "en": ("What was played.", "What would have been better."),
    "pl": ("Co zagrano.", "Co byłoby lepsze."),
}


DECISIONS = 10
QUICK = Effort(playouts=2, glance=2, states=8)


def review_beginning(decided: Sequence[Choice], seed: int, effort: Effort) -> Steps[Review]:
    """A review of the first decisions, which are enough."""
    return review(decided[:DECISIONS], seed, effort)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little thinking: these tests are about what people see."""
    monkeypatch.setattr(service, "Effort", lambda: QUICK)
    monkeypatch.setattr(service, "review", review_beginning)
    monkeypatch.setattr(handler, "PROGRESS_SECONDS", 0.2)


async def finish(match: Match) -> None:
    """Play to the end quickly: the first seat by random moves, so that it makes mistakes."""
    table = await match.table()
    while table.to_act:
        player = random if table.seat_of(table.to_act) == 0 else greedy
        move, _ = player(table.rules, table.view(table.to_act), Rng(table.moves))
        table = (await match.bot.tables.play(table.id, table.to_act, table.revision, [words(move)])).table
    await match.bot.announcer.wait_until_idle()


async def blunderer(match: Match) -> Person:
    """Who had the seat of the random moves."""
    table = await match.table()
    return next(each for each in match.people if int(each.id) == table.people[0].id)


async def shown(person: Person, message: Json, *said: str) -> Json:
    """A message once it says all of this."""

    def says(other: Json) -> bool:
        return other["id"] == message["id"] and all(each in screen.words(other) for each in said)

    return await person.sees(says)


async def reviewed(person: Person, language: str = "en") -> Json:
    """The overview, once it is made."""
    answer = await person.slash("/review")
    return await shown(person, answer, ACCURACY[language])


async def pictured(person: Person, message: Json, begins: str) -> Json:
    """A message once its one picture is described like this."""

    def has_picture(other: Json) -> bool:
        return other["id"] == message["id"] and [alt.startswith(begins) for alt in alts(other)] == [True]

    return await person.sees(has_picture)


def alts(message: Json) -> Sequence[str]:
    return [each["description"] for each in message["attachments"]]


@pytest.mark.parametrize("game", engines.games())
async def test_a_player_looks_back_page_by_page_in_their_language(
    server: Server, bot: Tessera, game: str
) -> None:
    match = Match(server, bot, 2, game)
    await match.open_and_start()
    await finish(match)
    person = await blunderer(match)
    card = await person.sees(has_button("Look back"))
    for language in ("en", "pl"):
        server.world.set_person(person.id, locale=language)
        answer = await person.click("Look back", message=card["id"])
        assert is_private(answer)
        page = await shown(person, answer, ACCURACY[language])
        assert not any(each.get("custom_id", "").startswith("stopreview:") for each in screen.buttons(page))
        assert not foreign_words(page, language)
        [plot] = alts(page)
        assert "#" not in plot  # People are named.
        with pytest.raises(CannotDo, match="disabled"):
            await person.click(BACK[language], message=page["id"])
        for begins in ALT[language]:
            await person.click(NEXT[language], message=page["id"])
            page = await pictured(person, page, begins)
            assert all(each in screen.words(page) for each in PLAYED[language])
            assert f"{TURNS.get(game, 2)} {LATER[language]}" in screen.words(page)
            assert not foreign_words(page, language)
        for _ in ALT[language]:
            await person.click(BACK[language], message=page["id"])
        await shown(person, page, ACCURACY[language])


async def test_the_pictures_of_a_mistake_differ_and_are_equally_large(match: Match) -> None:
    await finish(match)
    person = await blunderer(match)
    page, pictures = await reviewed(person), list[Image.Image]()
    for begins in ALT["en"]:
        await person.click("Next", message=page["id"])
        page = await pictured(person, page, begins)
        pictures.append(Image.open(BytesIO(person.picture(page))))
    played, better = pictures
    assert played.size == better.size
    assert played.tobytes() != better.tobytes()


async def test_the_second_call_is_answered_at_once(match: Match) -> None:
    await finish(match)
    person = await blunderer(match)
    first = await reviewed(person)
    again = await person.slash("/review")
    assert screen.words(again) == screen.words(first)


async def test_who_did_not_play_sees_the_winner_and_can_look_at_anybody(match: Match) -> None:
    await finish(match)
    stranger = match.server.person("Celina")
    stranger.channel = match.host.channel
    page = await reviewed(stranger)
    table = await match.table()
    winner, loser = table.people[1].name, table.people[0].name
    assert f"Looking back: {winner}" in screen.words(page)
    assert "you" not in screen.words(page).split("\n-#")[0]
    [menu] = screen.menus(page)
    [other] = [option["value"] for option in menu["options"] if option["label"] == loser]
    await stranger.choose(other, message=page["id"])
    await shown(stranger, page, f"Looking back: {loser}", ACCURACY["en"])


async def test_a_game_that_is_not_over_cannot_be_looked_back_at(match: Match) -> None:
    answer = await match.host.slash("/review")
    assert screen.words(answer) == "You can look back at a game once it has been played to its end."


async def slow(match: Match) -> tuple[Person, Json]:
    """A person who waits for a review that takes very long."""
    await finish(match)
    match.bot.reviews.effort = Effort(playouts=24, glance=6, states=4096)
    person = await blunderer(match)
    answer = await person.slash("/review")
    return person, await shown(person, answer, "I am thinking: decision ")


async def gone(match: Match) -> None:
    """Wait until no review is being made."""
    async with asyncio.timeout(10):
        while match.bot.reviews.running:  # noqa: ASYNC110 - it has no event
            await asyncio.sleep(0.02)


async def test_cancel_stops_the_thinking_and_leads_back(match: Match) -> None:
    person, progress = await slow(match)
    await person.click("Cancel", message=progress["id"])
    stopped = await shown(person, progress, "Cancelled.")
    await gone(match)
    match.bot.reviews.effort = QUICK
    await person.click("Look back", message=stopped["id"])
    await shown(person, stopped, ACCURACY["en"])


async def test_a_deleted_message_stops_the_thinking(match: Match) -> None:
    person, progress = await slow(match)
    assert match.bot.reviews.running
    match.server.world.delete_message(match.server.world.messages[progress["id"]])
    await gone(match)
    assert not [each for each in person.screen() if "went wrong" in screen.words(each)]


async def test_one_of_two_readers_cancels_and_the_other_gets_the_review(match: Match) -> None:
    await finish(match)
    match.bot.reviews.effort = Effort(playouts=24, glance=2, states=8)
    winner = (await match.table()).people[1]
    player = next(each for each in match.people if int(each.id) == winner.id)
    stranger = match.server.person("Celina")
    stranger.channel = match.host.channel
    mine, theirs = [await person.slash("/review") for person in (player, stranger)]
    await shown(stranger, theirs, f"Looking back: {winner.name}", "I am thinking: decision ")
    assert match.bot.reviews.running == 1
    await stranger.click("Cancel", message=theirs["id"])
    await shown(stranger, theirs, "Cancelled.")
    await shown(player, mine, ACCURACY["en"])


async def test_after_a_restart_the_old_message_leads_to_a_new_review(
    server: Server, database: Path, seeds: Seeds
) -> None:
    make = partial(create_bot, database, pause=0, seeds=seeds)
    async with running(server.endpoints, server.token, make=make, guild_ready_timeout=0.05) as bot:
        match = Match(server, bot, 2)
        await match.open_and_start()
        person, progress = await slow(match)
    async with running(server.endpoints, server.token, make=make, guild_ready_timeout=0.05) as bot:
        await person.click("Cancel", message=progress["id"])
        stopped = await shown(person, progress, "Cancelled.")
        await person.click("Look back", message=stopped["id"])
        await shown(person, stopped, ACCURACY["en"])
