"""From an open table to a game, and from its end to a rematch; with and without permissions."""

from typing import Any

import pytest

import engines
from bot.app import Tessera
from bot.domain import table
from bot.domain.decisions import play
from bot.local.messages.components import ComponentType
from bot.local.people import CannotDo, Person, screen
from bot.local.server import Server
from bot.local.world.permissions import Permission
from bot.ui.context import PublicContext
from bot.ui.images import Image
from bot.ui.messages import cards
from engines.core.notation import words
from tests.chat.match import Match, confirmed, has_button, is_private, shows, type_move

Json = dict[str, Any]


@pytest.fixture
def ada(server: Server, bot: Tessera) -> Person:
    del bot  # There must be one.
    return server.person("Ada")


@pytest.fixture
def bruno(server: Server) -> Person:
    return server.person("Bruno")


async def open_table(host: Person, seats: int = 2, **options: Any) -> Json:
    """The lobby card of a new table."""
    answer = await host.slash("/game new", game="akropolis", seats=seats, **options)
    assert screen.words(answer).strip() == f"Your table is open: <#{host.channel}>"
    return await host.sees(lambda m: has_button("Join")(m) and int(m["id"]) > int(answer["id"]))


async def first_card(person: Person) -> Json:
    """The first turn card, in a thread or in the channel."""
    return await person.world.until(
        lambda: next((m for m in person.world.messages.values() if has_button("Play")(m)), None)
    )


async def test_the_card_shows_who_sits_and_how_it_will_be_played(ada: Person) -> None:
    card = await open_table(ada, 3, pace="relaxed")
    shown = screen.words(card)
    assert f"### Akropolis: a table by <@{ada.id}>" in shown
    assert "Pace: relaxed: 3 days a turn" in shown
    assert f"1. <@{ada.id}>\n2. …\n3. …" in shown
    assert "Take tiles, lay them beside and on top of each other" in shown
    assert " min · 18 turns · easy\n" in shown
    assert [attached["filename"] for attached in card["attachments"]] == ["game.png"]
    labels = [button["label"] for button in screen.buttons(card)]
    assert labels[:5] == ["Join", "Leave", "Start", "Cancel", "Rules"]
    assert labels[5:9] == ["easy", "medium", "hard", "master"]
    assert labels[9:] == ["Remove computer", "I only watch"]
    assert card["mentions"] == []


async def test_people_join_and_leave(ada: Person, bruno: Person) -> None:
    card = await open_table(ada)
    await bruno.click("Join", message=card["id"])
    await ada.sees(shows(card["id"], f"2. <@{bruno.id}>"))
    await bruno.click("Leave", message=card["id"])
    await ada.sees(shows(card["id"], "2. …"))


async def test_nobody_joins_twice(ada: Person) -> None:
    card = await open_table(ada)
    await ada.click("Join", message=card["id"])
    await ada.sees("You already have a seat at this table.")


async def test_only_those_who_joined_can_leave(ada: Person, bruno: Person) -> None:
    card = await open_table(ada)
    await bruno.click("Leave", message=card["id"])
    await bruno.sees("You have no seat at this table.")


async def test_when_the_host_leaves_the_next_one_is_host(ada: Person, bruno: Person) -> None:
    card = await open_table(ada, 3)
    await bruno.click("Join", message=card["id"])
    await ada.sees(shows(card["id"], f"2. <@{bruno.id}>"))
    await ada.click("Leave", message=card["id"])
    await ada.sees(shows(card["id"], f"a table by <@{bruno.id}>"))
    await ada.click("Cancel", message=card["id"])
    await ada.sees("Only the host may do that: Bruno.")


async def test_when_the_last_one_leaves_the_table_is_closed(ada: Person) -> None:
    card = await open_table(ada)
    await ada.click("Leave", message=card["id"])
    closed = await ada.sees(shows(card["id"], "This table was closed."))
    assert screen.buttons(closed) == []


async def test_only_the_host_cancels(ada: Person, bruno: Person) -> None:
    card = await open_table(ada)
    await bruno.click("Cancel", message=card["id"])
    await bruno.sees("Only the host may do that: Ada.")
    await ada.click("Cancel", message=card["id"])
    await ada.sees(shows(card["id"], "This table was closed."))
    assert screen.words(await ada.slash("/undo")).strip() == "This table was cancelled."


async def test_one_person_cannot_start_a_game_for_several(ada: Person) -> None:
    card = await open_table(ada)
    with pytest.raises(CannotDo, match="Start is disabled"):
        await ada.click("Start", message=card["id"])


async def test_the_host_may_start_before_every_seat_is_taken(ada: Person, bruno: Person) -> None:
    card = await open_table(ada, 4)
    await bruno.click("Join", message=card["id"])
    await ada.sees(shows(card["id"], f"2. <@{bruno.id}>"))
    await bruno.click("Start", message=card["id"])
    await bruno.sees("Only the host may do that: Ada.")
    await ada.click("Start", message=card["id"])
    assert "it is your turn" in screen.words(await first_card(ada))


async def test_nobody_joins_a_full_table(ada: Person, bruno: Person, server: Server) -> None:
    card = await open_table(ada)
    await bruno.click("Join", message=card["id"])
    await ada.sees(shows(card["id"], f"2. <@{bruno.id}>"))
    with pytest.raises(CannotDo, match="Join is disabled"):
        await server.person("Celina").click("Join", message=card["id"])


async def test_nobody_joins_a_started_game(ada: Person, bruno: Person) -> None:
    card = await open_table(ada)
    await bruno.click("Join", message=card["id"])
    await ada.sees(shows(card["id"], f"2. <@{bruno.id}>"))
    await bruno.click("Start", message=card["id"])  # anybody seated may start a full table
    begun = await ada.sees(shows(card["id"], "The game has begun."))
    assert [button["label"] for button in screen.buttons(begun)] == ["Watch"]


async def test_the_game_gets_a_thread_of_its_own(match: Match) -> None:
    thread = match.server.world.channel(match.host.channel)
    assert thread["name"] == "Akropolis #1"
    assert thread["thread_metadata"]["auto_archive_duration"] == 10080
    assert thread["id"] in match.server.world.messages  # the thread of the lobby card


async def test_options_are_completed_and_shown_on_the_card(ada: Person) -> None:
    typed = {"game": "akropolis", "seats": 2}
    offered = await ada.autocomplete("/game new", **typed, options="ti")
    assert [(choice["name"], choice["value"]) for choice in offered] == [
        ("Tiles: by number of players", "tiles=standard"),
        ("Tiles: all, for a longer game", "tiles=all"),
    ]
    more = await ada.autocomplete("/game new", **typed, options=f"{offered[1]['name']}; houses")
    assert more[0]["name"] == "Tiles: all, for a longer game; Variants: houses"
    assert all(len(choice["name"]) <= 100 for choice in more)
    offered = await ada.autocomplete("/game new", **typed, options="tiles=all variants=houses,g")
    assert [choice["value"] for choice in offered] == ["tiles=all variants=houses,gardens"]
    shown = screen.words(await open_table(ada, options=offered[0]["value"]))
    assert "- Tiles: all, for a longer game" in shown
    assert "- Variants: houses, gardens" in shown
    assert "Edges" not in shown


async def test_options_are_understood_in_words_of_the_readers_language(ada: Person) -> None:
    ada.world.set_person(ada.id, locale="pl")
    offered = await ada.autocomplete("/gra nowa", game="akropolis", seats=2, options="warian ogrod")
    assert offered[0]["name"] == "Warianty: ogrody"
    await ada.slash("/gra nowa", game="akropolis", seats=2, options="warianty ogrody; kafle wszystkie")
    await ada.sees("- Kafle: wszystkie, na dłuższą grę")


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ("dragons", "I do not know the option “dragons”; there are: tiles, edges, variants."),
        ("dragons=yes", "I do not know the option “dragons=yes”"),
        ("tiles=", "I do not know the option “tiles=”"),
        ("tiles=some", "The option “tiles” cannot be “some”; it can be: standard, all."),
        ("variants=houses,dragons", "The option “variants” cannot be “dragons”"),
    ],
)
async def test_wrong_options_are_refused(ada: Person, options: str, why: str) -> None:
    answer = await ada.slash("/game new", game="akropolis", seats=2, options=options)
    assert why in screen.words(answer)
    assert "You sit at no table" in screen.words(await ada.slash("/games"))


async def test_a_card_that_an_older_version_posted_without_a_picture_is_still_edited(
    ada: Person, bruno: Person
) -> None:
    card = await open_table(ada)
    components = card["components"][0]["components"]
    older = [part for part in components if part["type"] != ComponentType.GALLERY]
    assert len(older) == len(components) - 1
    ada.world.messages[card["id"]] = card | {
        "attachments": [],
        "components": [card["components"][0] | {"components": older}],
    }
    await bruno.click("Join", message=card["id"])
    shown = await ada.sees(shows(card["id"], f"2. <@{bruno.id}>"))
    assert "18 turns" in screen.words(shown)


async def test_the_picture_stays_while_people_join_and_goes_with_the_start(
    ada: Person, bruno: Person
) -> None:
    card = await open_table(ada)
    await bruno.click("Join", message=card["id"])
    joined = await ada.sees(shows(card["id"], f"2. <@{bruno.id}>"))
    assert "game.png" in str(joined["components"])
    await ada.click("Start", message=card["id"])
    begun = await ada.sees(shows(card["id"], "The game has begun."))
    assert "game.png" not in str(begun["components"])


async def test_a_table_can_have_as_many_seats_as_the_largest_game(ada: Person, server: Server) -> None:
    del ada  # The bot must have registered its commands.
    [game] = [command for command in server.world.commands.values() if command["name"] == "game"]
    [new] = [option for option in game["options"] if option["name"] == "new"]
    [seats] = [option for option in new["options"] if option["name"] == "seats"]
    assert seats["max_value"] == max(game.seats[-1] for game in engines.games().values())


@pytest.mark.parametrize(
    ("right", "name"),
    [
        (Permission.CREATE_PUBLIC_THREADS, "Create Public Threads"),
        (Permission.SEND_MESSAGES_IN_THREADS, "Send Messages in Threads"),
    ],
)
async def test_without_threads_the_game_goes_on_in_the_channel_and_says_why(
    server: Server, bot: Tessera, right: Permission, name: str
) -> None:
    match = Match(server, bot, 2)
    channel = match.host.channel
    server.world.permit(channel, server.world.bot["id"], deny=right)
    await match.open_and_start()
    assert match.host.channel == channel
    told = [m for m in match.host.screen() if f"permission “{name}”" in m["content"]]
    assert len(told) == 1
    for _ in range(2):
        await match.play_in_words()
    assert (await match.table()).moves == 2
    assert len([m for m in match.host.screen() if f"permission “{name}”" in m["content"]]) == 1


@pytest.mark.parametrize(
    ("right", "name"),
    [
        (Permission.SEND_MESSAGES, "Send Messages"),
        (Permission.ATTACH_FILES, "Attach Files"),
    ],
)
async def test_a_table_is_not_opened_without_the_permissions_it_needs(
    ada: Person, server: Server, right: Permission, name: str
) -> None:
    server.world.permit(ada.channel, server.world.bot["id"], deny=right)
    answer = await ada.slash("/game new", game="akropolis", seats=2)
    assert is_private(answer)
    assert screen.words(answer).strip() == f"I need the permission “{name}” in this channel."
    assert "You sit at no table" in screen.words(await ada.slash("/games"))


async def test_a_table_opened_in_a_thread_stays_there(ada: Person, server: Server, match: Match) -> None:
    """Discord allows no threads in a thread."""
    ada.channel = match.host.channel
    again = Match(server, match.bot, 2)
    for person in again.people:
        person.channel = ada.channel
    await again.open_and_start()
    assert again.host.channel == ada.channel
    await again.play_in_words()
    assert not any("permission" in m["content"] for m in ada.screen())


async def test_the_final_card_has_the_scores_and_a_rematch(match: Match, server: Server) -> None:
    ada, bruno = match.people
    await match.play_in_words()
    revision = (await match.table()).revision
    assert screen.words(await bruno.slash("/game end")).strip() == "Only the host may do that: Ada."
    assert screen.words(await confirmed(ada, "/game end")).strip() == "Done."
    final = await match.card(revision)
    shown = screen.words(final)
    assert "Ada ends the game; the points stand as they are." in shown
    assert "The game ended early; the points stand as they are." in shown
    assert all(f"{name}**" in shown for name in ("Ada", "Bruno"))
    assert final["mentions"] == []
    assert screen.words(await ada.slash("/resign")).strip() == "The game is over."

    lobby = server.world.channel(ada.channel)["parent_id"]
    await ada.click("Rematch", message=final["id"])
    await ada.sees(f"Your table is open: <#{lobby}>")
    ada.channel = lobby
    card = await ada.sees(has_button("Join"))
    assert f"1. <@{ada.id}>\n2. …" in screen.words(card)

    celina = server.person("Celina")
    celina.channel = bruno.channel
    await celina.click("Rematch", message=final["id"])
    await celina.sees("A rematch is for those who have played here")
    await bruno.click("Rematch", message=final["id"])  # the second press joins, and opens nothing
    await bruno.sees(f"You sit at the rematch: <#{lobby}>")
    await ada.sees(shows(card["id"], f"2. <@{bruno.id}>"))
    await bruno.click("Rematch", message=final["id"])
    await bruno.sees(f"The rematch is open already: <#{lobby}>")
    await match.bot.announcer.wait_until_idle()
    assert len([m for m in ada.screen() if has_button("Join")(m)]) == 1
    await ada.click("Start", message=card["id"])
    await server.world.until(lambda: any("play:2:" in str(m) for m in server.world.messages.values()))


async def test_an_old_card_of_a_game_that_is_over_says_so(match: Match) -> None:
    old, person = await match.card(), await match.to_act()
    await confirmed(match.host, "/game end")
    await person.click("Play", message=old["id"])
    await person.sees("The game is over.")


async def test_games_on_one_server_are_independent(server: Server, bot: Tessera) -> None:
    channel = server.world.open_channel("elsewhere")["id"]
    first, second, third = Match(server, bot, 2), Match(server, bot, 2), Match(server, bot, 3)
    for person in third.people:
        person.channel = channel
    for each in (first, second, third):
        await each.open_and_start()
    assert len({each.host.channel for each in (first, second, third)}) == 3
    for each in (third, first, third, second, third):
        await each.play_in_words()
    assert [(await each.table()).moves for each in (first, second, third)] == [1, 1, 3]
    await confirmed(second.host, "/game end")
    statuses = [(await each.table()).status for each in (first, second, third)]
    assert statuses == [table.Status.PLAYING, table.Status.OVER, table.Status.PLAYING]


async def test_a_game_goes_on_in_the_channel_when_its_thread_is_deleted(match: Match, server: Server) -> None:
    person = await match.to_act()
    channel = server.world.channel(match.host.channel)["parent_id"]
    table = await match.table()
    move = words(table.rules.legal_moves(table.state)[0])
    server.world.close_channel(match.host.channel)
    for each in match.people:
        each.channel = channel
    await type_move(person, move)
    await match.card(table.revision)
    await match.play_in_words()
    assert (await match.table()).moves == 2


async def test_a_game_starts_although_its_lobby_card_was_deleted(
    ada: Person, bruno: Person, server: Server, bot: Tessera
) -> None:
    card = await open_table(ada)
    await bruno.click("Join", message=card["id"])
    await ada.sees(shows(card["id"], f"2. <@{bruno.id}>"))
    server.world.delete_message(card)
    table = await bot.tables.start(1, (await bot.tables.table(1)).host)
    assert table.to_act
    assert f"<@{table.to_act.id}>" in screen.words(await first_card(ada))


async def test_a_deleted_lobby_card_comes_back_while_people_can_join(
    ada: Person, bruno: Person, server: Server, bot: Tessera
) -> None:
    card = await open_table(ada)
    server.world.delete_message(card)
    await bot.tables.join(1, table.Person(int(bruno.id), "Bruno"))
    again = await ada.sees(lambda m: f"2. <@{bruno.id}>" in screen.words(m) and m["id"] != card["id"])
    await ada.click("Start", message=again["id"])
    await first_card(ada)


async def test_a_deleted_channel_does_not_delay_other_tables(server: Server, bot: Tessera) -> None:
    lost, other = Match(server, bot, 2), Match(server, bot, 2)
    place = server.world.open_channel("doomed")["id"]
    for person in lost.people:
        person.channel = place
    await lost.open_and_start()
    await other.open_and_start()
    table = await lost.table()
    assert table.to_act
    server.world.close_channel(lost.host.channel)
    server.world.close_channel(place)
    await bot.tables.change(table.id, play.end, table.host)
    await other.play_in_words()
    assert (await other.table()).moves == 1
    await bot.announcer.wait_until_idle()
    assert not await bot.outbox.pending()


async def test_an_error_at_one_table_does_not_delay_others(
    server: Server, bot: Tessera, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The picture of the first table's lobby cannot be drawn."""
    ada, draw = server.person("Ada"), cards.lobby_picture

    async def draw_others(context: PublicContext) -> Image | None:
        if context.table.id == 1:
            raise ArithmeticError
        return await draw(context)

    monkeypatch.setattr(cards, "lobby_picture", draw_others)
    broken = await bot.tables.open(
        guild=int(server.world.guild["id"]),
        channel=int(ada.channel),
        host=table.Person(int(ada.id), "Ada"),
        game="akropolis",
        seats=2,
        options={},
        pace="none",
    )
    other = Match(server, bot, 2)
    await other.open_and_start()
    await other.play_in_words()
    await bot.announcer.wait_until_idle()
    assert not await bot.outbox.pending()
    assert f"table {broken.id} was not announced" in caplog.text
    caplog.clear()
