"""/settings: the panel and its forms, clocks on cards, and snoozing."""

from functools import partial
from typing import Any

import pytest

from bot.app import Tessera
from bot.domain.people.availability import Delivery, NotificationSettings
from bot.local.people import Person, screen
from bot.local.server import Server
from tests.chat.match import Match, has_button, is_panel, is_private, next_panel, shows
from tests.chat.test_play import press

Json = dict[str, Any]


@pytest.fixture
def ada(server: Server, bot: Tessera) -> Person:
    del bot  # There must be one.
    return server.person("Ada")


async def settings_of(bot: Tessera, person: Person) -> NotificationSettings:
    return await bot.settings.of_person(int(person.id))


async def panel(person: Person, **options: str) -> Json:
    shown = await person.slash("/settings", **options)
    assert is_private(shown)
    return shown


async def fill_in(person: Person, shown: Json, form: str, **typed: str) -> Json:
    """Open a form by its button, and submit it."""
    await person.click(form, message=shown["id"])
    return await person.submit(typed)


async def test_the_panel_shows_the_defaults(ada: Person) -> None:
    shown = await panel(ada)
    words = screen.words(shown)
    assert "You hear of your turns **in the table's thread**." in words
    assert "Time zone: **UTC**" in words
    assert "No quiet hours." in words
    assert "You are not told when you are next." in words
    assert "30 days of vacation left this year." in words
    assert "daily message" not in words
    labels = [button["label"] for button in screen.buttons(shown)]
    assert labels == ["Time zone and hours", "Vacation", "Tell me when I am next", "Show me no ideas"]


async def test_zones_are_completed(ada: Person) -> None:
    offered = await ada.autocomplete("/settings", zone="wars")
    assert offered[0]["value"] == "Europe/Warsaw"
    assert len(await ada.autocomplete("/settings", zone="")) == 25
    assert "**Europe/Warsaw**" in screen.words(await panel(ada, zone="Europe/Warsaw"))


@pytest.mark.parametrize(
    ("zone", "why"),
    [
        ("Warszawa", "I do not know the time zone “Warszawa”. Did you mean Europe/Warsaw?"),
        ("xyzzyx", "I do not know the time zone “xyzzyx”. Write it like Europe/Warsaw"),
    ],
)
async def test_a_wrong_zone_is_refused_with_a_suggestion(
    ada: Person, bot: Tessera, zone: str, why: str
) -> None:
    assert why in screen.words(await panel(ada, zone=zone))
    shown = await panel(ada)
    await fill_in(ada, shown, "Time zone and hours", zone=zone)
    await ada.sees(why)
    assert (await settings_of(bot, ada)).time_zone == "UTC"


@pytest.mark.parametrize("place", list(Delivery))
async def test_a_place_is_chosen(ada: Person, bot: Tessera, place: Delivery) -> None:
    shown = await panel(ada)
    await ada.choose(f"place:{place}", message=shown["id"])
    assert (await settings_of(bot, ada)).delivery is place
    menu, languages, themes = screen.menus(bot_message(ada, shown))
    assert selected(menu) == [f"place:{place}"]
    assert selected(languages) == ["language:discord"]
    assert selected(themes) == ["theme:table"]


def selected(menu: Json) -> list[str]:
    return [option["value"] for option in menu["options"] if option.get("default")]


def bot_message(person: Person, message: Json) -> Json:
    """The present content of a message."""
    return dict(person.world.messages[message["id"]])


async def test_hours_are_set_in_a_form(ada: Person, bot: Tessera) -> None:
    shown = await panel(ada)
    await ada.choose("place:digest", message=shown["id"])
    await fill_in(
        ada, shown, "Time zone and hours", zone="tokyo", quiet_from="22", quiet_until="7:30", digest="8:05"
    )
    await ada.sees(shows(shown["id"], "Quiet from **22:00** to **07:30**"))
    await ada.sees(shows(shown["id"], "The daily message comes at **08:05**."))
    settings = await settings_of(bot, ada)
    assert (settings.time_zone, settings.quiet_from, settings.quiet_until) == ("Asia/Tokyo", 1320, 450)
    await fill_in(ada, shown, "Time zone and hours", quiet_from="", quiet_until="")
    await ada.sees(shows(shown["id"], "No quiet hours."))


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ({"quiet_from": "25:00", "quiet_until": "7"}, "“25:00” is not a time of day"),
        ({"quiet_from": "22:00", "quiet_until": ""}, "Quiet hours need a beginning and an end."),
        ({"digest": "noon"}, "“noon” is not a time of day"),
    ],
)
async def test_a_wrong_hour_changes_nothing(
    ada: Person, bot: Tessera, typed: dict[str, str], why: str
) -> None:
    shown = await panel(ada)
    before = await settings_of(bot, ada)
    await fill_in(ada, shown, "Time zone and hours", **typed)
    await ada.sees(why)
    assert await settings_of(bot, ada) == before


async def test_a_vacation_is_set_and_ended(ada: Person, bot: Tessera) -> None:
    shown = await panel(ada)
    for first, last, why in (
        ("2027-07-14", "2027-07-01", "That vacation would end before it begins."),
        ("2027-07-01", "2027-09-01", "You have 30 days of vacation left this year."),
        ("July", "2027-07-14", "“July” is not a date"),
    ):
        await fill_in(ada, shown, "Vacation", first=first, last=last)
        await ada.sees(why)
    await fill_in(ada, shown, "Vacation", first="2027-07-01", last="2027-07-14")
    there = await ada.sees(shows(shown["id"], "Vacation from <t:"))
    assert "16 days of vacation left this year." in screen.words(there)
    await ada.click("Back from vacation", message=shown["id"])
    await ada.sees(lambda m: m["id"] == shown["id"] and has_button("Vacation")(m))
    assert (await settings_of(bot, ada)).vacations == ()


def is_panel_after(before: str, message: Json) -> bool:
    return message["id"] > before and is_panel(message)


async def test_ideas_are_switched_off_and_on_for_a_person(match: Match) -> None:
    person, card = await match.to_act(), await match.card()
    for label, wanted in (("Show me no ideas", False), ("Show me ideas", True)):
        panel = await person.slash("/settings")
        await person.click(label, message=panel["id"])
        await person.click("Play", message=card["id"])
        opened = await person.sees(partial(is_panel_after, panel["id"]))
        ids = [button["custom_id"] for button in screen.buttons(opened)]
        assert any(each.startswith("mark:") for each in ids) is wanted
        assert ("- **A" in screen.words(opened)) is wanted


async def test_a_table_without_ideas_says_so_and_shows_none(server: Server, bot: Tessera) -> None:
    match = Match(server, bot, 2)
    await match.open_and_start(ideas=False)
    person, card = await match.to_act(), await match.card()
    lobby = next(
        each for each in server.world.messages.values() if "no ideas at this table" in screen.words(each)
    )
    assert not is_private(lobby)
    await person.click("Play", message=card["id"])
    panel = await next_panel(person)
    assert not [each for each in screen.buttons(panel) if each["custom_id"].startswith("mark:")]
    await person.choose(screen.menus(panel)[0]["options"][0]["value"], message=panel["id"])
    places = await next_panel(person, panel)
    chosen = next(each for each in screen.menus(places)[0]["options"] if each.get("default"))
    assert chosen["label"].startswith("1 · ")  # the first in reading order, not the best
    assert "Hint" in screen.words(await person.slash("/hint"))


async def test_heads_ups_are_switched_on_and_off(ada: Person, bot: Tessera) -> None:
    shown = await panel(ada)
    for label, wanted in (("Tell me when I am next", True), ("Do not tell me when I am next", False)):
        await ada.click(label, message=shown["id"])
        assert (await settings_of(bot, ada)).heads_up is wanted


async def test_the_panel_is_in_the_language_of_its_reader(ada: Person, bot: Tessera) -> None:
    ada.world.set_person(ada.id, locale="pl")
    shown = await ada.slash("/preferencje")
    assert "O swoich turach dowiadujesz się **w wątku stołu**." in screen.words(shown)
    await fill_in(ada, shown, "Strefa i godziny", zone="Warszawa")
    await ada.sees("Nie znam strefy czasowej „Warszawa”. Może chodzi o Europe/Warsaw?")
    assert (await settings_of(bot, ada)).language == "pl"


async def test_a_forged_place_is_refused(match: Match) -> None:
    person = match.host
    shown = await person.slash("/settings")
    await press(match, person, shown["id"], "place:moon")
    await person.sees("I do not know this button any more.")


async def test_the_card_shows_the_time_left(match: Match) -> None:
    card, standing = await match.card(), await match.bot.reminders.turn_status(match.number)
    assert standing.clock_ends
    assert f"Time until <t:{standing.clock_ends}:f> (<t:{standing.clock_ends}:R>)." in screen.words(card)


@pytest.mark.parametrize(
    ("pace", "clock"),
    [
        ("live", "Everyone starts with 15 minutes on the clock; each turn gives 5 minutes back"),
        ("fast", "Everyone starts with 36 hours on the clock; each turn gives 12 hours back"),
        ("daily", "Everyone starts with 3 days on the clock; each turn gives a day back"),
        ("relaxed", "Everyone starts with 9 days on the clock; each turn gives 3 days back"),
    ],
)
async def test_the_lobby_shows_the_clock(ada: Person, pace: str, clock: str) -> None:
    await ada.slash("/game new", game="akropolis", seats=2, pace=pace)
    assert clock in screen.words(await ada.sees(has_button("Join")))


async def test_a_table_without_time_limit_shows_no_clock(ada: Person) -> None:
    await ada.slash("/game new", game="akropolis", seats=2, pace="none")
    assert "clock" not in screen.words(await ada.sees(has_button("Join")))


async def test_only_the_person_to_act_can_snooze(match: Match) -> None:
    person, card = await match.to_act(), await match.card()
    other = next(each for each in match.people if each is not person)
    snooze = f"snooze:{match.number}:1:"
    await press(match, other, card["id"], snooze)
    await other.sees("There is nothing to snooze: this table is not waiting for you.")
    await press(match, person, card["id"], snooze)
    await person.sees("I will not remind you of this turn again.")
    waiting = await match.bot.reminders.turn_at(match.number)
    assert waiting
    assert waiting.snoozed
