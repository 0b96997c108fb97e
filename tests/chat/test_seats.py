"""Seats given up, taken back, offered and taken over; and kicks."""

import time

from bot.app import Tessera
from bot.domain.table import Ending, Status
from bot.local.people import screen
from bot.local.server import Server
from tests.chat.match import Match, confirmed, has_button, next_panel, shows, type_move

DAY = 24 * 3600


async def test_the_host_kicks_before_the_start(server: Server, bot: Tessera) -> None:
    del bot
    ada, bruno = server.person("Ada"), server.person("Bruno")
    await ada.slash("/game new", game="akropolis", seats=3)
    card = await ada.sees(has_button("Join"))
    await bruno.click("Join", message=card["id"])
    await ada.sees(shows(card["id"], f"2. <@{bruno.id}>"))
    assert screen.words(await bruno.slash("/game kick", player=ada.id)).strip().startswith("Only the host")
    assert screen.words(await confirmed(ada, "/game kick", player=bruno.id)).strip() == "Done."
    await ada.sees(shows(card["id"], "2. …"))


async def test_a_game_is_finished_after_three_of_four_resign(server: Server, bot: Tessera) -> None:
    match = Match(server, bot, 4)
    await match.open_and_start()
    await match.play_in_words()
    *leavers, last = match.people
    for person in leavers:
        answer = await confirmed(person, "/resign")
        assert "The computer plays your seat from now on." in screen.words(answer)
    before = len([m for m in last.screen() if m["mentions"]])
    while True:
        await bot.computer_players.wait_until_idle()
        await bot.announcer.wait_until_idle()
        table = await match.table()
        if not table.to_act:
            break
        assert str(table.to_act.id) == last.id
        await type_move(last)
    assert (table.status, table.ending) == (Status.OVER, Ending.FINISHED)
    later = [user["id"] for m in last.screen() for user in m["mentions"]][before:]
    assert set(later) <= {last.id}
    final = screen.words(await last.sees(has_button("Rematch")))
    assert "Ada (computer)**" in final
    assert "Dawid**" in final


async def test_only_its_owner_takes_a_seat_back(match: Match) -> None:
    person = await match.to_act()
    [other] = [each for each in match.people if each is not person]
    await confirmed(person, "/resign")
    await match.bot.computer_players.wait_until_idle()
    card = await other.sees(lambda m: has_button("Take my seat back")(m) and has_button("Play")(m))
    assert [user["id"] for user in card["mentions"]] == [other.id]
    await other.click("Take my seat back", message=card["id"])
    await other.sees("You play this seat yourself already.")
    await person.click("Take my seat back", message=card["id"])
    await person.sees("Your seat is yours again.")
    back = await other.sees(" is back and plays again.")
    assert back["mentions"] == []  # Nobody new can act.
    assert screen.words(await person.slash("/return")).strip() == "You play this seat yourself already."
    assert len((await match.table()).players) == 2


async def test_a_newcomer_takes_an_offered_seat(match: Match) -> None:
    person = await match.to_act()
    [other] = [each for each in match.people if each is not person]
    celina = match.server.person("Celina")
    celina.channel = other.channel
    too_soon = screen.words(await other.slash("/vote", about="away"))
    assert "still has time. Ask again when nothing has happened for 24 hours." in too_soon
    match.bot.tables._clock = lambda: time.time() + DAY
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
    table = await match.table()
    assert table.to_act
    assert str(table.to_act.id) == celina.id
    await match.bot.announcer.wait_until_idle()
    assert celina.id in match.server.world.thread_members[match.host.channel]
    await person.click("Take this seat", message=offer["id"])
    await person.sees("This seat is not free any more.")
    await celina.click("Play", message=offer["id"])  # an old card opens the present board
    assert "Take a tile and lay it" in screen.words(await next_panel(celina))
