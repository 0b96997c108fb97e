"""Every kind of interaction, from a simulated person to the real client and back."""

import pytest

from bot.local.people import CannotDo, Person, screen
from bot.local.world.permissions import Permission
from bot.local.world.store import File
from tests.local.pictures import png
from tests.local.sample import COLOURS, Sample


@pytest.mark.usefixtures("bot")
async def test_ephemeral_response(ada: Person, bruno: Person) -> None:
    answer = await ada.slash("/ping")
    assert answer["content"] == "pong"
    assert answer in ada.screen()
    assert bruno.screen() == []


@pytest.mark.usefixtures("bot")
async def test_subcommand_with_options(ada: Person, bruno: Person) -> None:
    answer = await ada.slash("/game new", game="Akropolis", seats=3, rival=bruno)
    assert answer["content"] == "akropolis for 3 against Bruno"
    assert answer in bruno.screen()


@pytest.mark.usefixtures("bot")
async def test_embed_with_a_picture(ada: Person) -> None:
    answer = await ada.slash("/show")
    assert ada.picture(answer) == png(colour=COLOURS["red"])
    assert answer["embeds"][0]["image"]["url"] == answer["attachments"][0]["url"]
    assert [user["id"] for user in answer["mentions"]] == [ada.id]


@pytest.mark.usefixtures("bot")
async def test_layout_with_pictures_and_a_button(ada: Person) -> None:
    answer = await ada.slash("/board")
    gallery = answer["components"][0]["components"][1]
    assert gallery["items"][0]["media"]["url"].endswith("/board.png")
    assert "## Akropolis" in screen.words(answer)
    assert (await ada.click("Place"))["content"] == "Placed"


@pytest.mark.usefixtures("bot")
async def test_deferred_response_with_pictures(ada: Person) -> None:
    first = await ada.slash("/think")
    assert first["attachments"]
    twice = await ada.sees("Thought twice")
    assert twice["id"] == first["id"]
    assert [ada.picture(twice, n) for n in (0, 1)] == [
        png(colour=COLOURS["red"]),
        png(colour=COLOURS["blue"]),
    ]
    assert "More, edited" in [message["content"] for message in ada.screen()]


@pytest.mark.usefixtures("bot")
async def test_menus_of_every_kind(ada: Person, bruno: Person) -> None:
    await ada.slash("/menus")
    changed = await ada.choose("Red", "Blue")
    assert changed["content"] == "Chose red, blue"
    assert [file["filename"] for file in changed["attachments"]] == ["new.png"]
    assert (await ada.choose(bruno, menu="Friend"))["content"] == "Chose Bruno"
    assert (await ada.choose("table-talk", menu="Channel"))["content"] == "Chose #table-talk"
    assert (await ada.choose("Tessera", menu="Role"))["content"] == "Chose Tessera"


@pytest.mark.usefixtures("bot")
async def test_deferred_update(ada: Person) -> None:
    await ada.slash("/menus")
    await ada.click("Later")
    await ada.sees("Later came")


@pytest.mark.usefixtures("bot")
async def test_modal(ada: Person) -> None:
    await ada.slash("/menus")
    form = await ada.click("Fill in")
    assert form["title"] == "Who are you?"
    answer = await ada.submit({"Your name": "Ada", "Your colour": "Green"})
    assert answer["content"] == "Ada likes green"
    assert ada.picture(answer) == png(colour=COLOURS["green"])


@pytest.mark.usefixtures("bot")
async def test_modal_with_every_kind_of_field(ada: Person, bruno: Person) -> None:
    form = await ada.slash("/survey")
    for values, sentence in (
        ({"Size": "XL", "Extras": "map"}, "XL is not on offer."),
        ({"Size": "M"}, "Pick 1 to 2."),
        ({"Weight": 7}, "The form has no field Weight."),
    ):
        with pytest.raises(CannotDo, match=sentence):
            await ada.submit(values)
    proof = File("proof.png", "image/png", png())
    filled = {"Size": "M", "Extras": ["map", "dice"], "Agreed": True, "Friend": bruno, "Proof": proof}
    answer = await ada.submit(filled, modal=form["id"])
    assert answer["content"] == f"M ['map', 'dice'] True ['Bruno'] [{len(png())}]"
    await ada.slash("/survey")
    assert (await ada.submit({"Size": "S", "Extras": "map"}))["content"] == "S ['map'] False [] []"


@pytest.mark.usefixtures("bot")
async def test_deferred_ephemeral_response(ada: Person, bruno: Person) -> None:
    answer = await ada.slash("/ponder")
    assert answer["content"] == "Pondered"
    assert ada.screen() == [answer]
    assert bruno.screen() == []


@pytest.mark.usefixtures("bot")
async def test_command_permissions_and_contexts(ada: Person, bruno: Person) -> None:
    assert (await ada.slash("/rule"))["content"] == "Ruled", "the owner of a server may do everything"
    with pytest.raises(CannotDo, match="You may not use /rule"):
        await bruno.slash("/rule")
    bruno.world.permit(bruno.channel, bruno.id, allow=Permission.MANAGE_THREADS)
    assert (await bruno.slash("/rule"))["content"] == "Ruled"
    bruno.channel = bruno.world.direct_channel(bruno.id)["id"]
    with pytest.raises(CannotDo, match="/rule does not work here"):
        await bruno.slash("/rule")


@pytest.mark.usefixtures("bot")
async def test_command_of_user_installs_is_not_offered_on_the_server(ada: Person) -> None:
    with pytest.raises(CannotDo, match="/mine does not work on a server"):
        await ada.slash("/mine")


@pytest.mark.usefixtures("bot")
async def test_command_in_the_menu_of_a_user(ada: Person, bruno: Person) -> None:
    answer = await ada.use_on(bruno, "Wave at them")
    assert (answer["content"], answer["type"]) == (f"Ada waves at {bruno.id} (Member)", 23)
    assert answer["interaction_metadata"]["target_user"]["id"] == bruno.id
    for attempt, sentence in (
        (ada.slash("/Wave at them"), "There is no command /Wave at them."),
        (ada.use_on("Bruno", "ping"), "There is no command ping."),
        (ada.use_on("Nobody", "Wave at them"), "There is nobody called Nobody."),
    ):
        with pytest.raises(CannotDo) as refused:
            await attempt
        assert str(refused.value) == sentence


async def test_interaction_from_a_server_without_the_bot(bot: Sample, ada: Person) -> None:
    assert (await ada.slash("/where"))["content"] == f"{ada.world.guild['id']}: here"
    ada.foreign_guild = "1234"
    assert (await ada.slash("/where"))["content"] == "1234: elsewhere"
    assert not bot.get_guild(1234)


@pytest.mark.usefixtures("bot")
async def test_autocomplete(ada: Person) -> None:
    assert await ada.autocomplete("/paint", colour="re") == [
        {"name": "Red", "value": "red"},
        {"name": "Green", "value": "green"},
    ]
    assert (await ada.slash("/paint", colour="blue"))["attachments"]


@pytest.mark.usefixtures("bot")
async def test_nobody_can_type_more_than_an_option_takes(ada: Person) -> None:
    for attempt in (ada.slash("/paint", colour="x" * 6001), ada.autocomplete("/paint", colour="x" * 6001)):
        with pytest.raises(CannotDo, match="The option colour is out of range"):
            await attempt
    assert await ada.autocomplete("/paint", colour="x" * 6000) == []


@pytest.mark.usefixtures("bot")
async def test_button_updates_its_message(ada: Person, bruno: Person) -> None:
    message = await ada.slash("/count")
    await ada.click("Pressed 0")
    changed = await bruno.click("Pressed 1")
    assert (changed["id"], changed["content"]) == (message["id"], "Counted 2")


@pytest.mark.usefixtures("bot")
async def test_locale_of_each_person(ada: Person, bruno: Person) -> None:
    ada.world.set_person(ada.id, locale="pl")
    ada.world.set_guild(features=["COMMUNITY"], preferred_locale="pl")
    assert (await ada.slash("/greet"))["content"] == "Witaj (pl)"
    assert (await bruno.slash("/greet"))["content"] == "Welcome (pl)"


@pytest.mark.usefixtures("bot")
async def test_only_a_community_has_a_locale_of_its_own(bruno: Person) -> None:
    bruno.world.set_guild(preferred_locale="pl")
    assert (await bruno.slash("/greet"))["content"] == "Welcome (en-US)"
    bruno.world.set_guild(features=["COMMUNITY"], preferred_locale="pl")
    bruno.world.set_guild(features=[])
    assert (await bruno.slash("/greet"))["content"] == "Welcome (en-US)"


@pytest.mark.usefixtures("bot")
async def test_people_can_use_only_what_is_on_their_screen(ada: Person, bruno: Person) -> None:
    await ada.slash("/count", hidden=True)
    await ada.slash("/menus")
    for attempt, sentence in (
        (bruno.click("Pressed 0"), "Pressed 0 is not on screen."),
        (ada.click("Never"), "Never is disabled."),
        (ada.click("Missing"), "Missing is not on screen."),
        (ada.choose("Purple", menu="Colour"), "Purple is not on offer."),
        (ada.choose("Red", "Green", "Blue", menu="Colour"), "Pick 1 to 2."),
        (ada.submit({"Your name": "Ada"}), "No form is open."),
        (ada.slash("/game"), "/game is a group; name one of its commands."),
        (ada.slash("/game old"), "There is no command /game old."),
        (ada.slash("/game new"), "The option game is missing."),
        (ada.slash("/game new", game="chess"), "chess is not a choice of game."),
        (ada.slash("/game new", game="akropolis", seats=9), "The option seats is out of range."),
        (ada.slash("/game new", game="akropolis", rival="Nobody"), "There is nobody called Nobody."),
    ):
        with pytest.raises(CannotDo) as refused:
            await attempt
        assert str(refused.value) == sentence
