"""Invite to a table: who can be invited where, and what they are sent."""

from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest

from bot.app import Tessera, create_bot
from bot.domain.people.availability import Delivery
from bot.domain.table import Person as TablePerson
from bot.local.people import Person, screen
from bot.local.server import Server
from bot.local.world.json_types import Payload
from bot.local.world.payloads import EPHEMERAL, SILENT
from bot.local.world.permissions import Permission
from tests.chat.match import has_button, mentioned_people
from tests.local.sample import running
from tests.manual_clock import ManualClock
from tests.seeds import Seeds

INVITE = "Invite to a table"
START = 1_800_000_000.0


async def open_lobby(host: Person, seats: int = 2) -> Payload:
    """The card of a new lobby."""
    before = {message["id"] for message in host.screen()}
    await host.slash("/game new", game="akropolis", seats=seats)
    return await host.sees(lambda message: message["id"] not in before and has_button("Join")(message))


def invitations(person: Person) -> list[Payload]:
    return [message for message in person.screen() if "invites you to a table" in message["content"]]


async def answer_to(inviter: Person, invited: object) -> str:
    return screen.words(await inviter.use_on(invited, INVITE)).strip()


async def test_the_one_lobby_is_invited_to_at_once(
    server: Server, bot: Tessera, ada: Person, bruno: Person
) -> None:
    card = await open_lobby(ada)
    await bot.announcer.wait_until_idle()
    answer = await ada.use_on(bruno, INVITE)
    assert answer["content"] == f"I have invited <@{bruno.id}> in <#{ada.channel}>."
    assert answer["flags"] & EPHEMERAL
    [invitation] = invitations(bruno)
    assert invitation["content"] == f"<@{bruno.id}>, <@{ada.id}> invites you to a table of Akropolis."
    assert mentioned_people(server) == {bruno.id}
    join, look = screen.buttons(invitation)
    assert look["url"].endswith(f"/{ada.channel}/{card['id']}")
    await bruno.click(join["label"], message=invitation["id"])
    await ada.sees(lambda m: m["id"] == card["id"] and f"2. <@{bruno.id}>" in screen.words(m))


@pytest.mark.usefixtures("bot")
async def test_of_several_lobbies_one_is_chosen(ada: Person, bruno: Person) -> None:
    for _ in range(2):
        await open_lobby(ada)
    question = await ada.use_on(bruno, INVITE)
    assert invitations(bruno) == []
    [menu] = screen.menus(question)
    assert [option["label"] for option in menu["options"]] == ["Akropolis #2", "Akropolis #1"]
    await ada.choose("Akropolis #1", message=question["id"])
    await ada.sees("I have invited")
    [invitation] = invitations(bruno)
    assert screen.buttons(invitation)[0]["custom_id"].startswith("join:1:")


@pytest.mark.usefixtures("bot")
async def test_a_player_who_is_not_the_host_invites_too(server: Server, ada: Person, bruno: Person) -> None:
    celina = server.person("Celina")
    card = await open_lobby(ada, seats=3)
    assert (await answer_to(bruno, celina)).startswith("You have no table here that waits for players.")
    await bruno.click("Join", message=card["id"])
    await bruno.sees(lambda m: m["id"] == card["id"] and f"2. <@{bruno.id}>" in screen.words(m))
    assert (await answer_to(bruno, celina)).startswith("I have invited")


@pytest.mark.usefixtures("bot")
async def test_who_cannot_be_invited(server: Server, ada: Person, bruno: Person) -> None:
    no_lobby = "You have no table here that waits for players. Open one with /game new, then invite again."
    assert await answer_to(ada, bruno) == no_lobby
    card = await open_lobby(ada, seats=2)
    assert await answer_to(ada, ada) == "You cannot invite yourself. Press Join on the card of the table."
    assert (await answer_to(ada, server.world.bot["id"])).startswith("A bot does not play.")
    await bruno.click("Join", message=card["id"])
    await ada.sees(lambda m: m["id"] == card["id"] and f"2. <@{bruno.id}>" in screen.words(m))
    assert await answer_to(ada, bruno) == "Bruno already has a seat at this table."
    assert await answer_to(ada, server.person("Celina")) == "Every seat at this table is taken."
    await ada.click("Start", message=card["id"])
    await ada.sees(lambda m: m["id"] == card["id"] and "The game has begun" in screen.words(m))
    assert await answer_to(ada, server.person("Celina")) == no_lobby
    assert invitations(bruno) == []


@pytest.mark.usefixtures("bot")
async def test_somebody_who_cannot_see_the_lobby_is_not_invited(
    server: Server, ada: Person, bruno: Person
) -> None:
    hidden = server.world.open_channel("hidden")["id"]
    server.world.permit(hidden, bruno.id, deny=Permission.VIEW_CHANNEL)
    here, ada.channel = ada.channel, hidden
    await open_lobby(ada)
    ada.channel = here
    assert await answer_to(ada, bruno) == "Bruno cannot see the channel of your table."
    assert (await answer_to(ada, "Celina")).startswith("I have invited")


@pytest.mark.usefixtures("bot")
async def test_a_failed_invitation_can_be_sent_again(server: Server, ada: Person, bruno: Person) -> None:
    await open_lobby(ada)
    server.world.permit(ada.channel, server.world.bot["id"], deny=Permission.SEND_MESSAGES)
    assert (await answer_to(ada, bruno)).startswith("I am not allowed to do that here")
    server.world.permit(ada.channel, server.world.bot["id"], allow=Permission.SEND_MESSAGES)
    assert (await answer_to(ada, bruno)).startswith("I have invited")


async def test_nobody_is_invited_twice_within_an_hour(
    server: Server, ada: Person, bruno: Person, database: Path, seeds: Seeds
) -> None:
    clock = ManualClock(START)
    make = partial(create_bot, database, clock=clock, pause=0, seeds=seeds)
    async with running(server.endpoints, server.token, make=make, guild_ready_timeout=0.05):
        await open_lobby(ada)
        assert (await answer_to(ada, bruno)).startswith("I have invited")
        assert (await answer_to(ada, bruno)).startswith("They were invited to this table")
        assert (await answer_to(ada, "Celina")).startswith("I have invited"), "others may be invited"
        clock.set(START + 3601)
        assert (await answer_to(ada, bruno)).startswith("I have invited")
    assert len(invitations(bruno)) == 3


@pytest.mark.parametrize("choice", ["off", "quiet hours", "anything"])
async def test_who_wants_quiet_is_invited_without_a_sound(
    bot: Tessera, ada: Person, bruno: Person, choice: str
) -> None:
    invited = TablePerson(int(bruno.id), "Bruno")
    if choice == "off":
        await bot.settings.choose(invited, delivery=Delivery.OFF)
    if choice == "quiet hours":
        minutes = datetime.now(UTC).hour * 60
        await bot.settings.choose(invited, quiet_from=minutes, quiet_until=(minutes + 120) % 1440)
    await open_lobby(ada)
    await ada.use_on(bruno, INVITE)
    [invitation] = invitations(bruno)
    assert bool(invitation["flags"] & SILENT) == (choice != "anything")


@pytest.mark.usefixtures("bot")
async def test_the_command_is_called_so_in_polish(ada: Person, bruno: Person) -> None:
    await open_lobby(ada)
    ada.world.set_person(ada.id, locale="pl")
    answer = await ada.use_on(bruno, "Zaproś do stołu")
    assert answer["content"] == f"Zaproszenie dla <@{bruno.id}> czeka tutaj: <#{ada.channel}>."
