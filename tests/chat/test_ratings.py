"""/standing and /forget me."""

from bot.local.people import screen
from tests.chat.match import Match, is_private, type_move


async def test_the_ratings_have_a_picture_a_list_and_ones_own_numbers(match: Match) -> None:
    ada, bruno = match.people
    nobody = await ada.slash("/standing")
    assert "Nobody has a standing here yet" in screen.words(nobody)
    assert not nobody["attachments"]
    await match.play_to_the_end()
    answer = await ada.slash("/standing", game="akropolis")
    assert is_private(answer)
    told = screen.words(answer)
    assert "Akropolis · Standing on this server" in told
    assert all(f". {name}** " in told for name in ("Ada", "Bruno"))
    assert "Best with 2 players:" in told
    assert "You: one game finished, 100 % of those you began." in told
    [picture] = answer["attachments"]
    assert picture["description"].startswith("Standing in Akropolis, ")
    assert ada.picture(answer).startswith(b"\x89PNG")

    await ada.click("Leave me out", message=answer["id"])
    await ada.sees("You are not listed any more.")
    assert ". Ada** " not in screen.words(await bruno.slash("/standing"))
    again = await ada.slash("/standing")
    await ada.click("List me again", message=again["id"])
    await ada.sees("You are listed again.")
    assert ". Ada** " in screen.words(await bruno.slash("/standing"))


async def test_a_person_is_erased_after_confirming(match: Match) -> None:
    ada, bruno = match.people
    await match.play_in_words()
    ask = await bruno.slash("/forget me")
    assert "This cannot be taken back." in screen.words(ask)
    assert len((await match.table()).players) == 2
    await bruno.click("Forget me", message=ask["id"])
    await bruno.sees("You are forgotten.")
    await match.bot.computer_players.wait_until_idle()
    await match.bot.announcer.wait_until_idle()
    table = await match.table()
    assert [person.name for person in table.players] == ["Ada"]
    log = screen.words(await ada.slash("/log"))
    assert "Bruno" not in log
    assert "Somebody joins the table." in log
    assert "Somebody (computer) leaves; the computer plays this seat from now on." in log
    assert "You sit at no table." in screen.words(await bruno.slash("/games"))
    assert table.to_act
    assert str(table.to_act.id) == ada.id
    await type_move(ada)
    await match.bot.computer_players.wait_until_idle()
    assert (await match.table()).moves == table.moves + 2
