"""“What could I try next time?” on the last card of a game."""

import pytest

import engines
from bot.app import Tessera
from bot.local.people import screen
from bot.local.server import Server
from tests.chat.match import Match, has_button, is_private, shows
from tests.chat.vocabulary import foreign_words

ASK = "What could I try next time?"


@pytest.mark.parametrize("game", engines.games())
async def test_a_player_gets_three_sentences_in_their_own_language(
    server: Server, bot: Tessera, game: str
) -> None:
    match = Match(server, bot, 2, game)
    await match.open_and_start()
    await match.play_to_the_end()
    ada, bruno = match.people
    server.world.set_person(bruno.id, locale="pl")
    card = await ada.sees(has_button(ASK))
    for person, title, language in (
        (ada, "### What you could try next time", "en"),
        (bruno, "### Czego możesz spróbować następnym razem", "pl"),
    ):
        answer = await person.click(ASK, message=card["id"])
        assert is_private(answer)
        lines = screen.words(answer).splitlines()
        assert lines[0] == title
        assert [line[:3] for line in lines[1:4]] == ["1. ", "2. ", "3. "]
        assert not foreign_words(answer, language)
        pictured = any(word in lines[3] for word in ("I would have done this", "lepiej wygląda"))
        assert bool(answer["attachments"]) == pictured


async def test_random_play_is_shown_a_better_move(match: Match) -> None:
    await match.play_to_the_end()
    answers = [
        await person.click(ASK, message=(await person.sees(has_button(ASK)))["id"]) for person in match.people
    ]
    better = [each for each in answers if "I would have done this" in screen.words(each)]
    assert better
    assert all(match.host.picture(each).startswith(b"\x89PNG") for each in better)


async def test_who_did_not_play_is_refused(match: Match) -> None:
    await match.play_to_the_end()
    stranger = match.server.person("Celina")
    stranger.channel = match.host.channel
    card = await stranger.sees(has_button(ASK))
    answer = await stranger.click(ASK, message=card["id"])
    assert screen.words(answer) == "Only those who played this game to its end can ask that."


async def test_the_answer_leads_to_the_lesson(match: Match) -> None:
    await match.play_to_the_end()
    card = await match.host.sees(has_button(ASK))
    answer = await match.host.click(ASK, message=card["id"])
    await match.host.click("Learn this game step by step", message=answer["id"])
    await match.host.sees(shows(answer["id"], "Akropolis · 1 / "))
