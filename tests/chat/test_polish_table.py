"""A Polish table on an English server: Polish from the lobby to the final card, whoever sits at it."""

from typing import Any

import pytest

import engines
from bot.domain.time_control import HOUR
from bot.local.people import Person, screen
from bot.local.world.events import Event
from bot.local.world.json_types import Payload
from bot.local.world.world import World
from engines.core.notation import words
from engines.core.rng import Rng
from engines.core.search import random
from tests.chat.match import Match, confirmed, has_button, is_private, next_panel, shows
from tests.chat.test_reminders import BEGIN, Week, clock, server, week
from tests.chat.vocabulary import alternative_texts, foreign_words

__all__ = ["clock", "server", "week"]


class PolishMatch(Match):
    """A match at a table whose host chose Polish. Everybody uses Discord in English."""

    JOIN, START = "Dołącz", "Zacznij"

    async def open_and_start(self, **options: Any) -> None:
        await super().open_and_start(**options, language="pl")


class Record:
    """Every message of the bot in every version, edits included."""

    def __init__(self, world: World) -> None:
        self.public: list[Payload] = []
        self.private: list[Payload] = []
        world.subscribe(self._on_event)

    def _on_event(self, event: Event) -> None:
        if event.name in {"MESSAGE_CREATE", "MESSAGE_UPDATE"}:
            (self.private if is_private(event.data) else self.public).append(event.data)

    def is_said(self, text: str) -> bool:
        return any(text in screen.words(message) for message in self.public)

    def check_languages(self) -> None:
        """Everything public is in Polish, everything private in the language of its English reader."""
        assert not {word for message in self.public for word in foreign_words(message, "pl")}
        assert not {word for message in self.private for word in foreign_words(message, "en")}
        assert any(foreign_words(message, "pl") for message in self.private)  # The check can tell them apart.


async def start(week: Week, game: str = "akropolis", **options: Any) -> Record:
    record = Record(week.server.world)
    week.match = PolishMatch(week.server, week.bot, 2, game)
    await week.match.open_and_start(**options)
    await week.wait_until_idle()
    return record


async def agree(week: Week, about: str) -> None:
    """One of the two calls a vote, which counts as a yes, and changes their mind once; the other agrees."""
    ada, bruno = week.match.people
    await ada.slash("/vote", about=about)
    vote = await ada.sees(has_button("Tak · 1"))
    await ada.click("Nie · 0", message=vote["id"])
    await ada.sees(lambda message: message["id"] == vote["id"] and has_button("Nie · 1")(message))
    await ada.click("Tak · 0", message=vote["id"])
    await ada.sees(lambda message: message["id"] == vote["id"] and has_button("Tak · 1")(message))
    await bruno.click("Tak · 1", message=vote["id"])
    await ada.sees(shows(vote["id"], "To głosowanie jest zakończone."))
    await week.wait_until_idle()


async def watch_film(person: Person) -> Payload:
    final = await person.sees(has_button("Powtórka"))
    await person.click("Powtórka", message=final["id"])
    moment = await person.sees("The beginning")
    [menu] = screen.menus(moment)
    [value] = [option["value"] for option in menu["options"] if "of Ada" in option["label"]]
    await person.choose(value, message=moment["id"])
    film = await person.sees(has_button("Share with the table"))
    await person.click("Share with the table", message=film["id"])
    await person.sees("Udostępnia Ada")
    return film


async def test_a_polish_table_of_english_speakers(week: Week) -> None:
    async with week.run_bot():
        record = await start(week)
        ada, bruno = week.match.people
        await week.play(ada)
        await agree(week, "pause")
        await ada.click("Wznów grę")
        await week.wait_until_idle()
        await ada.slash("/game pause")
        await ada.slash("/game resume")
        await week.advance_to(BEGIN + 81 * HOUR)  # three reminders, and then the clock has run out
        await bruno.click("Graj")
        assert "Take a tile and lay it" in screen.words(await next_panel(bruno))
        await ada.slash("/vote", about="away")
        await ada.sees(has_button("Czekamy · 0"))
        await week.match.play_to_the_end()
        assert alternative_texts(await watch_film(ada)) == ["How the city of Ada grew"]
        await ada.click("Rewanż")
        await ada.sees("Your table is open")
        await week.wait_until_idle()
        assert (await week.bot.tables.table(2)).language == "pl"
    lobbies = [message for message in record.public if has_button("Dołącz")(message)]
    assert len({message["id"] for message in lobbies}) == 2
    for said in ("wciąż twoja kolej", "czas minął", "wstrzymuje grę", "Wygrywa"):
        assert record.is_said(said)
    record.check_languages()


@pytest.mark.parametrize("game", engines.games())
async def test_every_game_has_polish_cards_and_pictures(week: Week, game: str) -> None:
    """Some turns of a player who moves at random."""
    async with week.run_bot() as bot:
        record = await start(week, game)
        table, rng = await week.match.table(), Rng(0)
        for _ in range(12):
            assert table.to_act
            move, rng = random(table.rules, table.view(table.to_act), rng)
            table = (await bot.tables.play(table.id, table.to_act, table.revision, [words(move)])).table
            await week.wait_until_idle()
        await week.match.host.slash("/scores")
        await confirmed(week.match.host, "/game end")
        await week.wait_until_idle()
    assert record.is_said("Gra skończyła się przed czasem")
    assert any(alternative_texts(message) for message in record.public)
    record.check_languages()
