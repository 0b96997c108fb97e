"""/games: one's turns with a button to play, other tables, lobbies and results."""

import re
from typing import Any

import pytest

from bot.app import Tessera
from bot.domain.table import Person as Player
from bot.local.people import CannotDo, Person, screen
from bot.local.server import Server
from tests.chat.match import (
    Match,
    confirmed,
    has_button,
    is_private,
    linked_message,
    links,
    next_panel,
    shows,
)

Json = dict[str, Any]
HEADINGS = ["### Your turn", "### Other games", "### Waiting for players", "### Lately finished"]


def rows(dashboard: Json) -> list[Json]:
    """The tables of a list, each a text with a button beside it."""
    [container] = dashboard["components"]
    return [part for part in container["components"] if part["type"] == 9]


def row_of(dashboard: Json, number: int) -> tuple[str, Json]:
    """The text and the button of a table."""
    [row] = [row for row in rows(dashboard) if f"#{number}**](" in row["components"][0]["content"]]
    return row["components"][0]["content"], row["accessory"]


def title_link(text: str) -> str:
    [address] = re.findall(r"^\[\*\*[^]]+\*\*\]\((\S+)\)", text)
    return str(address)


async def waiting_for(match: Match, person: Person) -> None:
    """Play on until it is this person's turn."""
    while await match.to_act() is not person:
        await match.play_in_words()


async def waiting_for_others(match: Match, person: Person) -> None:
    while await match.to_act() is person:
        await match.play_in_words()


async def test_turns_first_then_other_games_lobbies_and_results(server: Server, bot: Tessera) -> None:
    ada = server.person("Ada")
    lobby = ada.channel
    finished, theirs, mine = (Match(server, bot, 2) for _ in range(3))
    for each in (finished, theirs, mine):
        for person in each.people:
            person.channel = lobby
        await each.open_and_start()
    await finished.play_to_the_end()
    await waiting_for_others(theirs, theirs.host)
    await waiting_for(mine, mine.host)
    ada.channel = lobby
    await ada.slash("/game new", game="cities", seats=4)
    await bot.announcer.wait_until_idle()  # the links need the ids of the cards

    listed = await ada.slash("/games")
    assert is_private(listed)
    told = screen.words(listed)
    assert [line for line in told.splitlines() if line.startswith("###")] == HEADINGS
    assert [int(number) for number in re.findall(r"#(\d+)\*\*", told)] == [3, 2, 4, 1]
    assert "https" not in re.sub(r"\]\(\S+\)", "", told)

    text, play = row_of(listed, 3)
    assert re.search(r"\nWaiting for you · <t:\d+:R>$", text)
    assert (play["label"], play["style"]) == ("Play", 1)
    text, link = row_of(listed, 2)
    assert re.search(r"\nWaiting for Bruno · <t:\d+:R>$", text)
    assert has_button("Play")(linked_message(ada, link["url"]))
    text, link = row_of(listed, 4)
    assert re.search(r"\n1 of 4 players · <t:\d+:R>$", text)
    assert has_button("Join")(linked_message(ada, link["url"]))
    text, replay = row_of(listed, 1)
    assert has_button("Rematch")(linked_message(ada, title_link(text)))
    assert replay["label"] == "Replay"
    await check_result(finished, text)
    await ada.click(replay["custom_id"], message=listed["id"])
    await ada.sees("The beginning")


async def check_result(match: Match, text: str) -> None:
    """The row names the winner with the points of the final score, and one's own place if it is another."""
    table = await match.table()
    totals = [score.total for score in table.rules.scores(table.state)]
    won = table.people[totals.index(max(totals))]
    assert f"\n{won.name} won with {max(totals)} points · <t:" in text
    own = f"You: place 2 of 2 with {min(totals)} points"
    assert (own in text) is (won.id != int(match.host.id))


async def test_play_opens_the_panel_in_the_channel_of_the_list(match: Match) -> None:
    person = await match.to_act()
    table_channel, elsewhere = person.channel, match.server.world.open_channel("elsewhere")["id"]
    person.channel = elsewhere
    listed = await person.slash("/games")
    await person.click("Play", message=listed["id"])
    panel = await next_panel(person)
    assert panel["channel_id"] == elsewhere
    await person.click(screen.buttons(panel)[0]["custom_id"], message=panel["id"])
    preview, revision = await next_panel(person, panel), (await match.table()).revision
    await person.click("Confirm", message=preview["id"])
    person.channel = table_channel
    await match.card(revision)
    assert (await match.table()).moves == 1


async def test_in_a_direct_message_tables_have_the_name_of_their_server(match: Match) -> None:
    person = await match.to_act()
    person.channel = match.server.world.direct_channel(person.id)["id"]
    listed = await person.slash("/games")
    text, _ = row_of(listed, 1)
    assert text.splitlines()[0].endswith(f"**]({title_link(text)}) · {match.server.world.guild['name']}")
    await person.click("Play", message=listed["id"])
    assert (await next_panel(person))["channel_id"] == person.channel


async def test_on_its_own_server_a_table_does_not_name_it(match: Match) -> None:
    text, _ = row_of(await match.host.slash("/games"), 1)
    assert text.splitlines()[0] == f"[**Akropolis #1**]({title_link(text)})"


async def test_a_person_sees_no_table_of_others(match: Match) -> None:
    assert "Akropolis" not in screen.words(await match.server.person("Dawid").slash("/games"))


async def test_many_tables_have_pages(server: Server, bot: Tessera) -> None:
    ada = server.person("Ada")
    host = Player(int(ada.id), "Ada")
    for _ in range(15):
        await bot.tables.open(
            guild=int(server.world.guild["id"]),
            channel=int(ada.channel),
            host=host,
            game="akropolis",
            seats=2,
            options={},
            pace="none",
        )
    listed = await ada.slash("/games")
    assert len(rows(listed)) == 6
    assert "Page 1 of 3" in screen.words(listed)
    with pytest.raises(CannotDo, match="Previous is disabled"):
        await ada.click("Previous", message=listed["id"])
    await ada.click("Next", message=listed["id"])
    await ada.sees(shows(listed["id"], "Page 2 of 3"))
    await ada.click("Next", message=listed["id"])
    last = await ada.sees(shows(listed["id"], "Page 3 of 3"))
    assert [row["components"][0]["content"].split("**")[1] for row in rows(last)] == [
        f"Akropolis #{number}" for number in (13, 14, 15)
    ]
    with pytest.raises(CannotDo, match="Next is disabled"):
        await ada.click("Next", message=listed["id"])
    await ada.click("Previous", message=listed["id"])
    await ada.sees(shows(listed["id"], "Page 2 of 3"))


async def test_a_paused_game_waits_for_nobody(match: Match) -> None:
    await match.host.slash("/game pause")
    text, link = row_of(await match.host.slash("/games"), 1)
    assert text.endswith("\nThe game is paused.")
    assert link["label"] == "Open"


async def test_a_game_that_was_ended_has_no_winner(match: Match) -> None:
    await confirmed(match.host, "/game end")
    text, _ = row_of(await match.host.slash("/games"), 1)
    assert re.search(r"\nEnded · <t:\d+:R>$", text)


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("private", [False, True])
async def test_without_tables_it_says_how_to_begin_with_commands_to_press(
    server: Server, private: bool
) -> None:
    dawid = server.person("Dawid")
    if private:
        dawid.channel = server.world.direct_channel(dawid.id)["id"]
    answer = await dawid.slash("/games")
    ids = {command["name"]: command["id"] for command in server.world.commands.values()}
    [text] = answer["components"][0]["components"]
    assert text["content"] == (
        f"You sit at no table. On a server, </game new:{ids['game']}> opens one; "
        f"</help:{ids['help']}> says how it goes."
    )
    assert not links(answer)
