"""Company at a table, as people meet it: computers, leavers, votes, hosts, and who is called for what."""

import time
from functools import partial
from pathlib import Path

import pytest

from bot.app import Tessera, create_bot
from bot.domain.inactivity import GAME_WAITS, LOBBY_WAITS
from bot.domain.table import Ending, Status, Table
from bot.local import screen
from bot.local.asking import CannotDo
from bot.local.people import NoAnswer
from bot.local.rights import Right
from bot.local.server import Server
from bot.ui import components
from tests.chat.party import (
    Party,
    called,
    has_button,
    next_panel,
    opened_thread,
    private,
    settled,
    shows,
)
from tests.local.sample import running

DAY = 24 * 3600
VOTE = "Yes · 1"
MISSING = "Send Messages in Threads"


class Solo:
    """One person at a table of computers."""

    def __init__(self, server: Server, bot: Tessera) -> None:
        self.server = server
        self.bot = bot
        self.ada = server.person("Ada")

    async def sit_down(self, computers: int) -> None:
        await self.ada.slash("/game new", game="akropolis", seats=computers + 1)
        card = await self.ada.sees(has_button("Join"))
        for number in range(1, computers + 1):
            await self.ada.click("Add computer: easy", message=card["id"])
            await self.ada.sees(shows(card["id"], f"{number + 1}. Computer {number} · easy"))
        await self.ada.click("Start", message=card["id"])
        self.ada.channel = await opened_thread(self.server)

    async def table(self) -> Table:
        return await self.bot.tables.table(1)

    async def press_through(self) -> None:
        card = await self.ada.sees(lambda m: not private(m) and has_button("Play")(m))
        await self.ada.click("Play", message=card["id"])
        panel = await next_panel(self.ada)
        while not has_button("Confirm")(panel):
            idea = screen.buttons(panel)[0]["custom_id"]
            await self.ada.click(idea, message=panel["id"])
            panel = await next_panel(self.ada, panel)
        revision = (await self.table()).revision
        await self.ada.click("Confirm", message=panel["id"])
        await self.ada.world.until(lambda: panel["id"] not in [m["id"] for m in self.ada.screen()])
        assert (await self.table()).revision > revision


async def test_one_person_and_three_computers_play_to_the_end_by_pressing(
    server: Server, bot: Tessera
) -> None:
    solo = Solo(server, bot)
    await solo.sit_down(3)
    while (await settled(solo.bot)).to_act:
        await solo.press_through()
    table = await solo.table()
    assert (table.status, table.ending) == (Status.OVER, Ending.FINISHED)
    final = await solo.ada.sees(has_button("Rematch"))
    assert all(name in screen.words(final) for name in ("Ada", "Computer 1", "Computer 2", "Computer 3"))
    assert called(server) <= {solo.ada.id}
    told = [m for m in solo.ada.screen() if not private(m)]
    assert len([m for m in told if m["mentions"]]) <= len([m for m in told if has_button("Play")(m)])

    await solo.ada.click("Rematch", message=final["id"])
    lobby = server.world.channel(solo.ada.channel)["parent_id"]
    await solo.ada.sees(f"Your table is open: <#{lobby}>")
    solo.ada.channel = lobby
    again = await solo.ada.sees(lambda m: has_button("Start")(m) and "4. Computer 3" in screen.words(m))
    assert f"1. <@{solo.ada.id}>" in screen.words(again)


async def test_a_computer_can_be_sent_away_and_only_the_host_does_that(server: Server, bot: Tessera) -> None:
    del bot
    ada, bruno = server.person("Ada"), server.person("Bruno")
    await ada.slash("/game new", game="akropolis", seats=3)
    card = await ada.sees(has_button("Join"))
    with pytest.raises(CannotDo, match="Remove computer is disabled"):
        await ada.click("Remove computer", message=card["id"])
    await bruno.click("Add computer: easy", message=card["id"])
    await bruno.sees("Only the host may do that: Ada.")
    await ada.click("Add computer: easy", message=card["id"])
    await ada.sees(shows(card["id"], "2. Computer 1 · easy"))
    await ada.click("Remove computer", message=card["id"])
    await ada.sees(shows(card["id"], "2. …"))
    await ada.click("Add computer: hard", message=card["id"])
    await ada.sees(shows(card["id"], "2. Computer 1 · hard"))


async def test_the_host_kicks_before_the_start(server: Server, bot: Tessera) -> None:
    del bot
    ada, bruno = server.person("Ada"), server.person("Bruno")
    await ada.slash("/game new", game="akropolis", seats=3)
    card = await ada.sees(has_button("Join"))
    await bruno.click("Join", message=card["id"])
    await ada.sees(shows(card["id"], f"2. <@{bruno.id}>"))
    assert screen.words(await bruno.slash("/game kick", player=ada.id)).strip().startswith("Only the host")
    assert screen.words(await ada.slash("/game kick", player=bruno.id)).strip() == "Done."
    await ada.sees(shows(card["id"], "2. …"))


async def test_after_a_restart_the_computer_goes_on(server: Server, database: Path) -> None:
    slow, fast = (partial(create_bot, database, pause=pause) for pause in (600, 0))
    async with running(server.front, server.token, make=slow, guild_ready_timeout=0.05) as bot:
        solo = Solo(server, bot)
        await solo.sit_down(1)
        await bot.announcer.wait_until_idle()
        if (await solo.table()).to_act:
            await solo.press_through()
            await bot.announcer.wait_until_idle()
        await solo.ada.sees("Computer 1 is thinking.")
        moves = (await solo.table()).moves
    async with running(server.front, server.token, make=fast, guild_ready_timeout=0.05) as bot:
        solo.bot = bot
        table = await settled(solo.bot)
        assert (table.moves, table.to_act and table.to_act.name) == (moves + 1, "Ada")


# Leaving, and coming back.


async def test_four_seats_of_which_three_resign_play_to_the_end(server: Server, bot: Tessera) -> None:
    party = Party(server, bot, 4)
    await party.sit_down()
    await party.play_any()
    *leavers, last = party.people
    for person in leavers:
        answer = await person.slash("/resign")
        assert "The computer plays your seat from now on." in screen.words(answer)
    before = len([m for m in last.screen() if m["mentions"]])
    while True:
        await bot.computer_players.wait_until_idle()
        await bot.announcer.wait_until_idle()
        table = await party.table()
        if not table.to_act:
            break
        assert str(table.to_act.id) == last.id
        move = (await last.autocomplete("/move", move=""))[0]["value"]
        await last.slash("/move", move=move)
    assert (table.status, table.ending) == (Status.OVER, Ending.FINISHED)
    later = [user["id"] for m in last.screen() for user in m["mentions"]][before:]
    assert set(later) <= {last.id}
    final = screen.words(await last.sees(has_button("Rematch")))
    assert "Ada (computer)**" in final
    assert "Dawid**" in final


async def test_a_seat_is_taken_back_by_its_button_and_by_nobody_else(party: Party) -> None:
    person = await party.to_act()
    [other] = [each for each in party.people if each is not person]
    await person.slash("/resign")
    await party.bot.computer_players.wait_until_idle()
    card = await other.sees(lambda m: has_button("Take my seat back")(m) and has_button("Play")(m))
    assert [user["id"] for user in card["mentions"]] == [other.id]
    await other.click("Take my seat back", message=card["id"])
    await other.sees("You play this seat yourself already.")
    await person.click("Take my seat back", message=card["id"])
    await person.sees("Your seat is yours again.")
    back = await other.sees(" is back and plays again.")
    assert back["mentions"] == []  # Nobody who cannot act, or knows already, is called.
    assert screen.words(await person.slash("/return")).strip() == "You play this seat yourself already."
    assert len((await party.table()).players) == 2


async def test_a_seat_that_is_offered_goes_to_a_newcomer(party: Party) -> None:
    person = await party.to_act()
    [other] = [each for each in party.people if each is not person]
    celina = party.server.person("Celina")
    celina.channel = other.channel
    too_soon = screen.words(await other.slash("/vote", about="away"))
    assert "still has time. Ask again when nothing has happened for 24 hours." in too_soon
    party.bot.tables._clock = lambda: time.time() + DAY
    assert screen.words(await person.slash("/vote", about="away")).strip() == "Nobody keeps you waiting."
    assert screen.words(await other.slash("/vote", about="away")).strip() == "The table is asked."
    vote = await other.sees(has_button("Wait · 0"))
    assert [b["label"] for b in screen.buttons(vote)] == [
        "Wait · 0",
        "Computer plays · 0",
        "Offer the seat · 0",
    ]
    assert "One person may vote: everyone who plays, except the one it is about." in screen.words(vote)
    assert vote["mentions"] == []
    await person.click("Wait · 0", message=vote["id"])
    await person.sees("You have no vote in this.")
    await other.click("Offer the seat · 0", message=vote["id"])
    await other.sees(shows(vote["id"], "This vote is over."))
    offer = await celina.sees(has_button("Take this seat"))
    await other.click("Take this seat", message=offer["id"])
    await other.sees("You already have a seat at this table.")
    await celina.click("Take this seat", message=offer["id"])
    await celina.sees("The seat is yours.")
    table = await party.table()
    assert table.to_act
    assert str(table.to_act.id) == celina.id
    await person.click("Take this seat", message=offer["id"])
    await person.sees("This seat is not free any more.")
    await celina.click("Play", message=offer["id"])  # an old card opens the present board
    assert "Take a tile and lay it" in screen.words(await next_panel(celina))


# Votes.


async def test_a_vote_takes_back_more_than_the_mover_could(server: Server, bot: Tessera) -> None:
    party = Party(server, bot, 3)
    await party.sit_down()
    first = await party.to_act()
    for _ in range(2):
        await party.play_any()
    refused = screen.words(await first.slash("/undo"))
    assert "has acted since. /vote asks the table." in refused
    await first.slash("/vote", about="undo")
    vote = await first.sees(has_button(VOTE))
    shown = screen.words(vote)
    assert "3 people may vote: everyone who plays. It takes 2 for the same answer" in shown
    assert "be taken back?" in shown
    stranger = server.person("Dawid")
    stranger.channel = first.channel
    await stranger.click(VOTE, message=vote["id"])
    await stranger.sees("You have no seat at this table.")
    others = [each for each in party.people if each is not first]
    await others[0].click("No · 0", message=vote["id"])
    await others[0].sees("Your vote is counted: No.")
    await first.sees(lambda m: m["id"] == vote["id"] and has_button("No · 1")(m))
    await others[1].click(VOTE, message=vote["id"])
    told = await first.sees("The table has voted: everything since the last turn of")
    assert "2 moves in all." in screen.words(told)
    assert [user["id"] for user in told["mentions"]] == [first.id]
    assert (await party.table()).moves == 0
    await first.sees(shows(vote["id"], "This vote is over."))


async def test_only_one_vote_at_a_time_and_old_ones_say_so(party: Party) -> None:
    ada, bruno = party.people
    await ada.slash("/vote", about="end")
    vote = await ada.sees(has_button(VOTE))
    assert "The table is voting already" in screen.words(await bruno.slash("/vote", about="pause"))
    await bruno.click("No · 0", message=vote["id"])
    await ada.sees("and nothing changes: shall the game end now")
    assert (await party.table()).status is Status.PLAYING


async def test_the_card_of_a_vote_that_has_become_moot_says_so_when_pressed(party: Party) -> None:
    person = await party.to_act()
    [other] = [each for each in party.people if each is not person]
    party.bot.tables._clock = lambda: time.time() + DAY
    await other.slash("/vote", about="away")
    vote = await other.sees(has_button("Wait · 0"))
    await person.slash("/move", move=(await person.autocomplete("/move", move=""))[0]["value"])
    await other.slash("/vote", about="pause")
    await other.click("Wait · 0", message=vote["id"])
    await other.sees(shows(vote["id"], "This vote is over."))
    assert not screen.buttons(party.server.world.messages[vote["id"]])


async def test_the_host_pauses_and_anybody_may_ask_to_go_on(party: Party) -> None:
    ada, bruno = party.people
    waiting = await party.to_act()
    assert screen.words(await ada.slash("/game pause")).strip() == "Done."
    card = await ada.sees(has_button("Go on"))
    assert "The game is paused." in screen.words(card)
    assert card["mentions"] == []
    assert not has_button("Play")(card)
    refused = screen.words(await waiting.slash("/move", move="place 0 0 0 0"))
    assert "The game is paused." in refused
    await bruno.click("Go on", message=card["id"])
    vote = await ada.sees(has_button(VOTE))
    await ada.click(VOTE, message=vote["id"])
    on = await ada.sees("The table has voted: the game goes on.")
    assert [user["id"] for user in on["mentions"]] == [waiting.id]
    await ada.slash("/game pause")
    paused = await ada.sees(lambda m: has_button("Go on")(m) and m["id"] != card["id"])
    await ada.click("Go on", message=paused["id"])
    await ada.sees("Ada lets the game go on.")


async def test_a_vote_ends_the_game(party: Party) -> None:
    ada, bruno = party.people
    await bruno.slash("/vote", about="end")
    vote = await ada.sees(has_button(VOTE))
    await ada.click(VOTE, message=vote["id"])
    final = await ada.sees(has_button("Rematch"))
    assert "The table has voted: the game ends here" in screen.words(final)
    assert (await party.table()).ending is Ending.ENDED


async def test_a_vote_in_the_midst_of_a_turn_spoils_no_panel(party: Party) -> None:
    person, card = await party.to_act(), await party.card()
    [other] = [each for each in party.people if each is not person]
    await person.click("Play", message=card["id"])
    panel = await next_panel(person)
    await other.slash("/vote", about="pause")
    await other.sees(has_button(VOTE))
    await person.click(screen.buttons(panel)[0]["custom_id"], message=panel["id"])
    preview = await next_panel(person, panel)
    await person.click("Confirm", message=preview["id"])
    await person.sees(has_button("Undo"))
    assert (await party.table()).moves == 1


async def test_everybody_hears_of_silence_and_nobody_is_called_for_it(server: Server, bot: Tessera) -> None:
    party = Party(server, bot, 2)
    await party.sit_down()
    ada, lobby = server.person("Ada"), server.person("Ada").channel
    await ada.slash("/game new", game="akropolis", seats=4)
    card = await ada.sees("4. …")
    for days in (LOBBY_WAITS, LOBBY_WAITS + GAME_WAITS):
        bot.tables._clock = lambda days=days: time.time() + days  # type: ignore[misc]
        await bot.inactivity.close_due()
        await bot.announcer.wait_until_idle()
    warned = await ada.sees("It closes in 7 days unless somebody joins or starts.")
    assert (warned["mentions"], warned["channel_id"]) == ([], lobby)
    assert "This table was closed." in screen.words(server.world.messages[card["id"]])
    game = await party.host.sees("The game ends in 7 days unless somebody plays")
    assert game["mentions"] == []


# What a bot may not do, and what comes too late.


async def test_who_plays_where_nothing_can_be_posted_learns_why(party: Party) -> None:
    person, card = await party.to_act(), await party.card()
    bot_id, channel = (
        party.server.world.bot["id"],
        party.server.world.channel(party.host.channel)["parent_id"],
    )
    denied = Right.SEND_MESSAGES | Right.SEND_MESSAGES_IN_THREADS
    party.server.world.permit(channel, bot_id, deny=denied)
    move = (await person.autocomplete("/move", move=""))[0]["value"]
    await person.slash("/move", move=move)
    await party.bot.announcer.wait_until_idle()
    [other] = [each for each in party.people if each is not person]
    assert f"I cannot post there: the permission “{MISSING}” is missing." in screen.words(
        await party.host.slash("/games")
    )
    await other.click("Play", message=card["id"])
    await other.sees(f"I could not post the last card of table 1: the permission “{MISSING}” is missing.")
    party.server.world.permit(channel, bot_id, allow=denied)
    move = (await other.autocomplete("/move", move=""))[0]["value"]
    await other.slash("/move", move=move)
    await party.bot.announcer.wait_until_idle()
    assert "I cannot post there" not in screen.words(await party.host.slash("/games"))


@pytest.mark.parametrize("press", ["/scores", "/help", "Scores"])
async def test_an_answer_that_comes_too_late_is_one_line_in_the_log(
    party: Party, press: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.local.interactions.FIRST_ANSWER", -1.0)
    monkeypatch.setattr("bot.local.people.FIRST_ANSWER", 0.5)
    asked = party.host.slash(press) if press.startswith("/") else party.host.click(press)
    with pytest.raises(NoAnswer):
        await asked
    await components.finished(10)
    late = [record for record in caplog.records if "too late for Discord" in record.message]
    assert late
    assert all("\n" not in record.message and record.exc_info is None for record in late)
