"""Votes, and pausing the game."""

import time

from bot.app import Tessera
from bot.domain.table import Ending, Status
from bot.local.people import screen
from bot.local.server import Server
from tests.chat.match import Match, has_button, next_panel, shows, type_move

DAY = 24 * 3600
VOTE = "Yes · 1"


async def test_a_vote_undoes_more_than_the_mover_may(server: Server, bot: Tessera) -> None:
    match = Match(server, bot, 3)
    await match.open_and_start()
    first = await match.to_act()
    for _ in range(2):
        await match.play_in_words()
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
    others = [each for each in match.people if each is not first]
    await others[0].click("No · 0", message=vote["id"])
    await others[0].sees("Your vote is counted: No.")
    await first.sees(lambda m: m["id"] == vote["id"] and has_button("No · 1")(m))
    await others[1].click(VOTE, message=vote["id"])
    told = await first.sees("The table has voted: everything since the last turn of")
    assert "2 moves in all." in screen.words(told)
    assert [user["id"] for user in told["mentions"]] == [first.id]
    assert (await match.table()).moves == 0
    await first.sees(shows(vote["id"], "This vote is over."))


async def test_there_is_one_vote_at_a_time(match: Match) -> None:
    ada, bruno = match.people
    await ada.slash("/vote", about="end")
    vote = await ada.sees(has_button(VOTE))
    assert "The table is voting already" in screen.words(await bruno.slash("/vote", about="pause"))
    await bruno.click("No · 0", message=vote["id"])
    await ada.sees("and nothing changes: shall the game end now")
    assert (await match.table()).status is Status.PLAYING


async def test_a_press_on_an_obsolete_vote_closes_its_card(match: Match) -> None:
    person = await match.to_act()
    [other] = [each for each in match.people if each is not person]
    match.bot.tables._clock = lambda: time.time() + DAY
    await other.slash("/vote", about="away")
    vote = await other.sees(has_button("Wait · 0"))
    await type_move(person)
    await other.slash("/vote", about="pause")
    await other.click("Wait · 0", message=vote["id"])
    await other.sees(shows(vote["id"], "This vote is over."))
    assert not screen.buttons(match.server.world.messages[vote["id"]])


async def test_the_host_pauses_and_anybody_may_propose_to_resume(match: Match) -> None:
    ada, bruno = match.people
    waiting = await match.to_act()
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


async def test_a_vote_ends_the_game(match: Match) -> None:
    ada, bruno = match.people
    await bruno.slash("/vote", about="end")
    vote = await ada.sees(has_button(VOTE))
    await ada.click(VOTE, message=vote["id"])
    final = await ada.sees(has_button("Rematch"))
    assert "The table has voted: the game ends here" in screen.words(final)
    assert (await match.table()).ending is Ending.ENDED


async def test_a_panel_still_works_after_a_vote_was_called(match: Match) -> None:
    person, card = await match.to_act(), await match.card()
    [other] = [each for each in match.people if each is not person]
    await person.click("Play", message=card["id"])
    panel = await next_panel(person)
    await other.slash("/vote", about="pause")
    await other.sees(has_button(VOTE))
    await person.click(screen.buttons(panel)[0]["custom_id"], message=panel["id"])
    preview = await next_panel(person, panel)
    await person.click("Confirm", message=preview["id"])
    await person.sees(has_button("Undo"))
    assert (await match.table()).moves == 1
