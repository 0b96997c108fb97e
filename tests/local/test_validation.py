"""Discord's rules: each is broken once, and the request is rejected with Discord's error code."""

from io import BytesIO
from typing import Any

import pytest
from aiohttp import FormData

from bot.local.interactions import InteractionType
from bot.local.people import Person
from bot.local.server import Server
from bot.local.world.json_types import Payload
from bot.local.world.payloads import COMPONENTS_V2, EPHEMERAL, UPLOAD_LIMIT
from bot.local.world.permissions import EVERYONE, Permission
from tests.local.conftest import Api, Clock
from tests.local.pictures import png


def button(**fields: Any) -> Payload:
    return {"type": 2, "style": 1, "label": "Join", "custom_id": "join"} | fields


def row(*components: Payload) -> Payload:
    return {"type": 1, "components": list(components)}


def menu(count: int = 1, **fields: Any) -> Payload:
    options = [{"label": f"{n}", "value": f"{n}"} for n in range(count)]
    return {"type": 3, "custom_id": "menu", "options": options} | fields


def with_components(*components: Payload) -> Payload:
    return {"content": "hello", "components": list(components)}


def layout(*components: Payload, **fields: Any) -> Payload:
    return {"flags": COMPONENTS_V2, "components": list(components)} | fields


def text(content: str = "x") -> Payload:
    return {"type": 10, "content": content}


def gallery(count: int, **fields: Any) -> Payload:
    item = {"media": {"url": "https://example.com/a.png"}} | fields
    return layout({"type": 12, "items": [item] * count})


def reasons(tree: Any) -> list[str]:
    """Every reason in the error tree of a response."""
    if isinstance(tree, list):
        return [error["code"] for error in tree]
    return [reason for branch in tree.values() for reason in reasons(branch)]


def check_invalid(response: tuple[int, Any], reason: str) -> None:
    status, body = response
    assert (status, body["code"]) == (400, 50035)
    assert reasons(body["errors"]) == [reason]


BAD_LENGTH, RANGE = "BASE_TYPE_BAD_LENGTH", "NUMBER_TYPE_RANGE"
MESSAGES: dict[str, tuple[Payload, str]] = {
    "2001 characters": ({"content": "x" * 2001}, BAD_LENGTH),
    "11 embeds": ({"embeds": [{"title": "x"}] * 11}, BAD_LENGTH),
    "embed title of 257": ({"embeds": [{"title": "x" * 257}]}, BAD_LENGTH),
    "embed of 26 fields": ({"embeds": [{"fields": [{"name": "x", "value": "x"}] * 26}]}, BAD_LENGTH),
    "6001 characters of embeds": ({"embeds": [{"description": "x" * 3001}] * 2}, "MAX_EMBED_SIZE_EXCEEDED"),
    "6 rows": (with_components(*(row(button(custom_id=f"{n}")) for n in range(6))), BAD_LENGTH),
    "6 buttons in a row": (with_components(row(*(button(custom_id=f"{n}") for n in range(6)))), BAD_LENGTH),
    "a button beside a menu": (with_components(row(button(), menu())), "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    "label of 81": (with_components(row(button(label="x" * 81))), BAD_LENGTH),
    "custom_id of 101": (with_components(row(button(custom_id="x" * 101))), BAD_LENGTH),
    "custom_id twice": (with_components(row(button(), button())), "COMPONENT_CUSTOM_ID_DUPLICATED"),
    "button without a label": (with_components(row(button(label=""))), "BUTTON_COMPONENT_LABEL_REQUIRED"),
    "link with a custom_id": (
        with_components(row(button(style=5, url="https://x.y"))),
        "BUTTON_COMPONENT_INVALID",
    ),
    "link to a script": (
        with_components(row(button(style=5, custom_id=None, url="javascript:alert(1)"))),
        "URL_TYPE_INVALID_SCHEME",
    ),
    "26 options": (with_components(row(menu(26))), BAD_LENGTH),
    "no option": (with_components(row(menu(0))), BAD_LENGTH),
    "option twice": (
        with_components(row(menu(options=[{"label": "a", "value": "a"}] * 2))),
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "option label of 101": (
        with_components(row(menu(options=[{"label": "x" * 101, "value": "x"}]))),
        BAD_LENGTH,
    ),
    "placeholder of 151": (with_components(row(menu(placeholder="x" * 151))), BAD_LENGTH),
    "more at least than at most": (
        with_components(row(menu(3, min_values=2, max_values=1))),
        "NUMBER_TYPE_MAX",
    ),
    "26 at most": (with_components(row(menu(25, max_values=26))), RANGE),
    "a bare button": (with_components(button()), "UNION_TYPE_CHOICES"),
    "a layout without its flag": (with_components(text()), "UNION_TYPE_CHOICES"),
    "a layout with content": (
        layout(text(), content="x"),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "a layout with embeds": (
        layout(text(), embeds=[{"title": "x"}]),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "41 components": (layout(*[text()] * 41), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    "41 components, nested": (
        layout({"type": 17, "components": [text()] * 40}),
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "4001 characters": (layout(text("x" * 4000), text()), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    "section of 4 texts": (
        layout({"type": 9, "components": [text()] * 4, "accessory": button()}),
        BAD_LENGTH,
    ),
    "section without an accessory": (layout({"type": 9, "components": [text()]}), "BASE_TYPE_REQUIRED"),
    "section with a row beside it": (
        layout({"type": 9, "components": [text()], "accessory": row(button())}),
        "UNION_TYPE_CHOICES",
    ),
    "section of a button": (
        layout({"type": 9, "components": [button(custom_id="a")], "accessory": button()}),
        "UNION_TYPE_CHOICES",
    ),
    "gallery of 11": (gallery(11), BAD_LENGTH),
    "alt text of 1025": (gallery(1, description="x" * 1025), BAD_LENGTH),
    "a picture that was not attached": (
        layout({"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}),
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "component id twice": (layout(text() | {"id": 7}, text() | {"id": 7}), "COMPONENT_ID_DUPLICATED"),
    "an unknown component": (with_components(row({"type": 99})), "BASE_TYPE_CHOICES"),
    "a poll": ({"content": "x", "poll": {"question": {"text": "x"}}}, "BASE_TYPE_CHOICES"),
    "a reply to nothing": (
        {"content": "x", "message_reference": {"message_id": "1"}},
        "REPLIES_UNKNOWN_MESSAGE",
    ),
}


@pytest.mark.parametrize("name", MESSAGES)
async def test_invalid_message(api: Api, ada: Person, name: str) -> None:
    payload, reason = MESSAGES[name]
    check_invalid(await api("POST", f"/channels/{ada.channel}/messages", payload), reason)
    assert ada.screen() == []


@pytest.mark.parametrize(
    "payload",
    [{}, {"content": " "}, {"components": [row(button())]}, {"flags": COMPONENTS_V2, "components": []}],
)
async def test_empty_message(api: Api, ada: Person, payload: Payload) -> None:
    status, body = await api("POST", f"/channels/{ada.channel}/messages", payload)
    assert (status, body["code"]) == (400, 50006)


async def test_message_cannot_be_edited_to_empty(api: Api, ada: Person) -> None:
    _, message = await api("POST", f"/channels/{ada.channel}/messages", {"content": "x"})
    status, body = await api("PATCH", f"/channels/{ada.channel}/messages/{message['id']}", {"content": ""})
    assert (status, body["code"]) == (400, 50006)


async def test_layout_cannot_become_a_plain_message(api: Api, ada: Person) -> None:
    _, message = await api("POST", f"/channels/{ada.channel}/messages", layout(text()))
    status, body = await api("PATCH", f"/channels/{ada.channel}/messages/{message['id']}", {"content": "x"})
    assert (status, body["code"]) == (400, 50035)


def form(*bodies: bytes) -> FormData:
    data = FormData(quote_fields=False)
    data.add_field("payload_json", "{}")
    for index, body in enumerate(bodies):
        data.add_field(
            f"files[{index}]", BytesIO(body), filename=f"{index}.png", content_type="application/octet-stream"
        )
    return data


async def test_file_size_limit(api: Api, ada: Person) -> None:
    path = f"/channels/{ada.channel}/messages"
    status, body = await api("POST", path, data=form(bytes(UPLOAD_LIMIT + 1)))
    assert (status, body["code"]) == (413, 40005)
    status, _ = await api("POST", path, data=form(bytes(UPLOAD_LIMIT)))
    assert status == 200


async def test_at_most_ten_files(api: Api, ada: Person) -> None:
    status, body = await api("POST", f"/channels/{ada.channel}/messages", data=form(*[png()] * 11))
    assert (status, body["code"]) == (400, 50035)


def command(**fields: Any) -> Payload:
    return {"name": "game", "description": "A game", "type": 1} | fields


def option(name: str = "seats", **fields: Any) -> Payload:
    return {"type": 3, "name": name, "description": "x"} | fields


COMMANDS: dict[str, tuple[list[Payload], str]] = {
    "upper case": ([command(name="Game")], "APPLICATION_COMMAND_INVALID_NAME"),
    "a space": ([command(name="new game")], "APPLICATION_COMMAND_INVALID_NAME"),
    "33 letters": ([command(name="x" * 33)], "APPLICATION_COMMAND_INVALID_NAME"),
    "upper case in Polish": ([command(name_localizations={"pl": "Gra"})], "APPLICATION_COMMAND_INVALID_NAME"),
    "an option's name": ([command(options=[option("No!")])], "APPLICATION_COMMAND_INVALID_NAME"),
    "no description": ([command(description="")], "BASE_TYPE_REQUIRED"),
    "description of 101": ([command(description="x" * 101)], BAD_LENGTH),
    "text of 6001": ([command(options=[option(max_length=6001)])], "NUMBER_TYPE_RANGE"),
    "text of none": ([command(options=[option(max_length=0)])], "NUMBER_TYPE_RANGE"),
    "26 options": ([command(options=[option(f"o{n}") for n in range(26)])], BAD_LENGTH),
    "26 choices": ([command(options=[option(choices=[{"name": "x", "value": "x"}] * 26)])], BAD_LENGTH),
    "an option twice": (
        [command(options=[option(), option()])],
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    "required after optional": (
        [command(options=[option("a"), option("b", required=True)])],
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "8001 characters": (
        [
            command(
                options=[
                    option(f"o{n}", choices=[{"name": "x" * 100, "value": "y" * 100}] * 25) for n in range(2)
                ]
            )
        ],
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
    "no place to install": ([command(integration_types=[])], "BASE_TYPE_CHOICES"),
    "an unknown context": ([command(contexts=[0, 3])], "BASE_TYPE_CHOICES"),
    "a context twice": ([command(contexts=[0, 0])], "BASE_TYPE_CHOICES"),
    "an unknown type": ([command(type=9)], "BASE_TYPE_CHOICES"),
    "a menu command's description": (
        [command(type=2)],
        "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED",
    ),
    "a menu command's options": (
        [command(type=2, description="", options=[option()])],
        "APPLICATION_COMMAND_OPTIONS_NOT_ALLOWED",
    ),
    "a menu command's name": ([command(type=2, description="", name="x" * 33)], BAD_LENGTH),
    "101 commands": ([command(name=f"c{n}") for n in range(101)], BAD_LENGTH),
    "a command twice": ([command(), command()], "APPLICATION_COMMANDS_DUPLICATE_NAME"),
}


@pytest.mark.parametrize("name", COMMANDS)
async def test_invalid_command(server: Server, api: Api, name: str) -> None:
    payload, reason = COMMANDS[name]
    check_invalid(await api("PUT", f"/applications/{server.world.bot['id']}/commands", payload), reason)
    assert not server.world.commands


async def test_translations_of_commands_must_be_asked_for(server: Server, api: Api) -> None:
    path, names = f"/applications/{server.world.bot['id']}/commands", {"pl": "gra"}
    given = command(name_localizations=names, options=[option(name_localizations=names)])
    await api("PUT", path, [given])
    [brief] = (await api("GET", path))[1]
    assert "name_localizations" not in brief
    assert "name_localizations" not in brief["options"][0]
    [full] = (await api("GET", f"{path}?with_localizations=true"))[1]
    assert (full["name_localizations"], full["options"][0]["name_localizations"]) == (names, names)


def install(kind: str = "0", **params: Any) -> Payload:
    return {"integration_types_config": {kind: {"oauth2_install_params": params}}}


@pytest.mark.parametrize(
    ("payload", "reason"),
    [
        ({"integration_types_config": {}}, "BASE_TYPE_CHOICES"),
        (install("2", scopes=["bot"]), "BASE_TYPE_CHOICES"),
        (install(scopes=[], permissions=8), "BASE_TYPE_CHOICES"),
        (install(scopes=["email"]), "BASE_TYPE_CHOICES"),
        (install(scopes=["applications.commands"], permissions=8), "INVALID_SCOPES"),
    ],
)
async def test_invalid_install_parameters(api: Api, payload: Payload, reason: str) -> None:
    check_invalid(await api("PATCH", "/applications/@me", payload), reason)
    assert (await api("GET", "/applications/@me"))[1]["integration_types_config"] == {"0": {}, "1": {}}


async def test_the_bot_has_the_permissions_that_it_asks_for(server: Server, api: Api, ada: Person) -> None:
    asked = Permission.VIEW_CHANNEL | Permission.PIN_MESSAGES
    payload = install(scopes=["bot"], permissions=int(asked))
    status, body = await api("PATCH", "/applications/@me", payload)
    kept = {"0": {"oauth2_install_params": {"scopes": ["bot"], "permissions": str(int(asked))}}}
    assert (status, body["integration_types_config"]) == (200, kept)
    held = server.world.permissions(server.world.bot["id"], server.world.channel(ada.channel))
    assert held == asked | EVERYONE


class OpenInteraction:
    """An interaction without a response."""

    def __init__(self, server: Server, api: Api, kind: int = InteractionType.COMMAND) -> None:
        self.ada = server.person("Ada")
        data = {"id": "1", "name": "game", "type": 1}
        self.id = server.interactions.open(self.ada.id, self.ada.channel, InteractionType(kind), data)
        self.token = server.interactions.records[self.id]["token"]
        self.hook = f"/webhooks/{server.world.bot['id']}/{self.token}"
        self.api = api

    async def respond(self, kind: int, **data: Any) -> tuple[int, Any]:
        payload = {"type": kind, "data": data}
        return await self.api("POST", f"/interactions/{self.id}/{self.token}/callback", payload, headers={})


def label(number: int = 0, **fields: Any) -> Payload:
    return {"type": 18, "label": "x", "component": {"type": 4, "custom_id": f"{number}", "style": 1}} | fields


MODAL: Payload = {"custom_id": "m", "title": "x", "components": [label()]}
RESPONSES: dict[str, tuple[int, int, Payload]] = {
    "choices for a command": (2, 8, {"choices": []}),
    "an update without a message": (2, 7, {"content": "x"}),
    "a message for an autocompletion": (4, 4, {"content": "x"}),
    "a modal for a modal": (5, 9, MODAL),
    "26 choices": (4, 8, {"choices": [{"name": "x", "value": "x"}] * 26}),
    "choice of 101": (4, 8, {"choices": [{"name": "x" * 101, "value": "x"}]}),
    "title of 46": (2, 9, MODAL | {"title": "x" * 46}),
    "no title": (2, 9, {"custom_id": "m", "components": MODAL["components"]}),
    "6 fields": (2, 9, MODAL | {"components": [label(n) for n in range(6)]}),
    "field label of 46": (2, 9, MODAL | {"components": [label(label="x" * 46)]}),
    "field twice": (2, 9, MODAL | {"components": [label(), label()]}),
    "a button in a modal": (2, 9, MODAL | {"components": [button()]}),
}


@pytest.mark.parametrize("name", RESPONSES)
async def test_invalid_response(server: Server, api: Api, name: str) -> None:
    interaction_type, response_type, data = RESPONSES[name]
    interaction = OpenInteraction(server, api, interaction_type)
    status, body = await interaction.respond(response_type, **data)
    assert (status, body["code"]) == (400, 50035)


async def test_first_response_within_three_seconds(server: Server, api: Api, clock: Clock) -> None:
    in_time, too_late = OpenInteraction(server, api), OpenInteraction(server, api)
    clock.now += 3.0
    assert await in_time.respond(4, content="x") == (204, None)
    clock.now += 0.01
    status, body = await too_late.respond(4, content="x")
    assert (status, body["code"]) == (404, 10062)


async def test_interaction_is_acknowledged_once(server: Server, api: Api) -> None:
    interaction = OpenInteraction(server, api)
    await interaction.respond(5)
    status, body = await interaction.respond(4, content="x")
    assert (status, body["code"]) == (400, 40060)


async def test_unknown_interaction(api: Api) -> None:
    status, body = await api("POST", "/interactions/1/none/callback", {"type": 5})
    assert (status, body["code"]) == (404, 10062)


async def test_no_follow_up_before_the_first_response(server: Server, api: Api) -> None:
    status, body = await api("POST", OpenInteraction(server, api).hook, {"content": "x"})
    assert (status, body["code"]) == (404, 10015)


async def test_token_expires_after_fifteen_minutes(server: Server, api: Api, clock: Clock) -> None:
    interaction = OpenInteraction(server, api)
    await interaction.respond(4, content="x")
    clock.now += 15 * 60
    assert (await api("POST", interaction.hook, {"content": "in time"}))[0] == 200
    clock.now += 0.01
    for method, path in (("POST", ""), ("PATCH", "/messages/@original"), ("DELETE", "/messages/@original")):
        status, body = await api(method, interaction.hook + path, {"content": "late"})
        assert (status, body["code"]) == (401, 50027)


async def test_token_gives_access_to_its_own_messages_only(server: Server, api: Api) -> None:
    first, second = OpenInteraction(server, api), OpenInteraction(server, api)
    await first.respond(4, content="x")
    await second.respond(4, content="x")
    message = first.ada.screen()[0]["id"]
    status, body = await api("PATCH", f"{second.hook}/messages/{message}", {"content": "y"})
    assert (status, body["code"]) == (404, 10008)


async def test_ephemeral_message_is_unknown_to_others(server: Server, api: Api, bruno: Person) -> None:
    interaction = OpenInteraction(server, api)
    await interaction.respond(4, content="x", flags=EPHEMERAL)
    message = interaction.ada.screen()[0]["id"]
    for method, payload in (("GET", None), ("PATCH", {"content": "y"}), ("DELETE", None)):
        status, body = await api(method, f"/channels/{bruno.channel}/messages/{message}", payload)
        assert (status, body["code"]) == (404, 10008)
    assert (await api("GET", f"/channels/{bruno.channel}/messages"))[1] == []
    assert bruno.screen() == []


ApiCall = tuple[str, str, Payload | None]
PERMISSIONS: dict[str, tuple[Permission, ApiCall]] = {
    "send": (Permission.SEND_MESSAGES, ("POST", "/messages", {"content": "x"})),
    "read": (Permission.READ_MESSAGE_HISTORY, ("GET", "/messages", None)),
    "open a thread": (Permission.CREATE_PUBLIC_THREADS, ("POST", "/threads", {"name": "x", "type": 11})),
    "open a private thread": (
        Permission.CREATE_PRIVATE_THREADS,
        ("POST", "/threads", {"name": "x", "type": 12}),
    ),
    "pin": (Permission.PIN_MESSAGES, ("PUT", "/messages/pins/1", None)),
    "react": (Permission.ADD_REACTIONS, ("PUT", "/messages/1/reactions/%E2%9C%85/@me", None)),
    "rename": (Permission.MANAGE_CHANNELS, ("PATCH", "", {"name": "x"})),
}


@pytest.mark.parametrize("name", PERMISSIONS)
async def test_missing_permission(server: Server, api: Api, ada: Person, name: str) -> None:
    permission, (method, path, payload) = PERMISSIONS[name]
    server.world.permit(ada.channel, server.world.bot["id"], deny=permission)
    status, body = await api(method, f"/channels/{ada.channel}{path}", payload)
    assert (status, body["code"]) == (403, 50013)


async def test_files_need_a_permission(server: Server, api: Api, ada: Person) -> None:
    server.world.permit(ada.channel, server.world.bot["id"], deny=Permission.ATTACH_FILES)
    status, body = await api("POST", f"/channels/{ada.channel}/messages", data=form(png()))
    assert (status, body["code"]) == (403, 50013)


async def test_channel_that_the_bot_cannot_see(server: Server, api: Api, ada: Person) -> None:
    server.world.permit(ada.channel, server.world.bot["id"], deny=Permission.VIEW_CHANNEL)
    status, body = await api("GET", f"/channels/{ada.channel}")
    assert (status, body["code"]) == (403, 50001)


async def test_bot_cannot_edit_or_delete_messages_of_others(api: Api, ada: Person) -> None:
    message = ada.say("hello")["id"]
    path = f"/channels/{ada.channel}/messages/{message}"
    status, body = await api("PATCH", path, {"content": "x"})
    assert (status, body["code"]) == (403, 50005)
    status, body = await api("DELETE", path)
    assert (status, body["code"]) == (403, 50013)


async def test_closed_direct_messages(server: Server, api: Api, ada: Person) -> None:
    _, channel = await api("POST", "/users/@me/channels", {"recipient_id": ada.id})
    server.world.set_person(ada.id, dms_open=False)
    status, body = await api("POST", f"/channels/{channel['id']}/messages", {"content": "x"})
    assert (status, body["code"]) == (403, 50007)


async def test_message_starts_one_thread_only(api: Api, ada: Person) -> None:
    path = f"/channels/{ada.channel}/messages/{ada.say('hello')['id']}/threads"
    assert (await api("POST", path, {"name": "x"}))[0] == 201
    status, body = await api("POST", path, {"name": "x"})
    assert (status, body["code"]) == (400, 160004)


@pytest.mark.parametrize(
    "options", [{"name": ""}, {"name": "x" * 101}, {"name": "x", "auto_archive_duration": 5}]
)
async def test_invalid_thread_options(api: Api, ada: Person, options: Payload) -> None:
    status, body = await api("POST", f"/channels/{ada.channel}/threads", options)
    assert (status, body["code"]) == (400, 50035)


async def test_no_thread_in_a_thread(api: Api, ada: Person) -> None:
    _, thread = await api("POST", f"/channels/{ada.channel}/threads", {"name": "x", "type": 11})
    status, body = await api("POST", f"/channels/{thread['id']}/threads", {"name": "x", "type": 11})
    assert (status, body["code"]) == (400, 50024)


async def test_only_sending_unarchives_a_thread(api: Api, ada: Person) -> None:
    _, thread = await api("POST", f"/channels/{ada.channel}/threads", {"name": "x", "type": 11})
    here = f"/channels/{thread['id']}"
    _, message = await api("POST", f"{here}/messages", {"content": "x"})
    one = f"{here}/messages/{message['id']}"
    await api("PATCH", here, {"archived": True})
    for method, path, payload in (
        ("PATCH", one, {"content": "y"}),
        ("DELETE", one, None),
        ("PUT", f"{one}/reactions/%E2%9C%85/@me", None),
        ("PUT", f"{here}/messages/pins/{message['id']}", None),
        ("PUT", f"{here}/thread-members/{ada.id}", None),
        ("PATCH", here, {"name": "y"}),
    ):
        status, body = await api(method, path, payload)
        assert (status, body["code"]) == (400, 50083)
    await api("POST", f"{here}/messages", {"content": "wake"})
    assert (await api("PATCH", one, {"content": "y"}))[0] == 200


async def test_locked_thread(server: Server, api: Api, ada: Person) -> None:
    _, thread = await api("POST", f"/channels/{ada.channel}/threads", {"name": "x", "type": 11})
    server.world.change_thread(thread["id"], archived=True, locked=True)
    server.world.permit(ada.channel, server.world.bot["id"], deny=Permission.MANAGE_THREADS)
    status, body = await api("POST", f"/channels/{thread['id']}/messages", {"content": "x"})
    assert (status, body["code"]) == (403, 160005)
    status, body = await api("PATCH", f"/channels/{thread['id']}", {"locked": False})
    assert (status, body["code"]) == (403, 50013)


async def test_at_most_so_many_active_threads(server: Server, api: Api, ada: Person) -> None:
    server.world.max_active_threads = 1
    threads, payload = f"/channels/{ada.channel}/threads", {"name": "x", "type": 11}
    _, thread = await api("POST", threads, payload)
    status, body = await api("POST", threads, payload)
    assert (status, body["code"]) == (400, 160006)
    await api("PATCH", f"/channels/{thread['id']}", {"archived": True})
    assert (await api("POST", threads, payload))[0] == 201


async def test_who_cannot_write_in_a_thread_cannot_add_others(server: Server, api: Api, ada: Person) -> None:
    _, thread = await api("POST", f"/channels/{ada.channel}/threads", {"name": "x", "type": 11})
    members = f"/channels/{thread['id']}/thread-members"
    assert (await api("PUT", f"{members}/{ada.id}"))[0] == 204
    denied = Permission.SEND_MESSAGES_IN_THREADS
    server.world.permit(ada.channel, server.world.bot["id"], deny=denied)
    status, body = await api("PUT", f"{members}/{server.person('Bruno').id}")
    assert (status, body["code"]) == (403, 50013)
    assert set(server.world.thread_members[thread["id"]]) == {server.world.bot["id"], ada.id}


async def test_at_most_250_pins(api: Api, ada: Person) -> None:
    messages = [ada.say(f"{n}")["id"] for n in range(251)]
    path = f"/channels/{ada.channel}/messages/pins"
    answers = [await api("PUT", f"{path}/{message}") for message in messages]
    assert [status for status, _ in answers] == [204] * 250 + [400]
    assert answers[-1][1]["code"] == 30003


UNKNOWN = {
    "/channels/1": 10003,
    "/channels/{channel}/messages/1": 10008,
    "/users/1": 10013,
    "/guilds/1": 10004,
    "/guilds/{guild}/members/1": 10007,
    "/applications/1/commands": 10002,
    "/applications/{bot}/commands/1": 10063,
}


@pytest.mark.parametrize("path", UNKNOWN)
async def test_unknown_objects(server: Server, api: Api, ada: Person, path: str) -> None:
    names = {"channel": ada.channel, "guild": server.world.guild["id"], "bot": server.world.bot["id"]}
    status, body = await api("GET", path.format_map(names))
    assert (status, body["code"]) == (404, UNKNOWN[path])


async def test_unknown_emoji(api: Api, ada: Person) -> None:
    path = f"/channels/{ada.channel}/messages/{ada.say('hello')['id']}/reactions/smile/@me"
    status, body = await api("PUT", path)
    assert (status, body["code"]) == (400, 10014)


async def test_wrong_bot_token(api: Api) -> None:
    status, body = await api("GET", "/users/@me", headers={"Authorization": "Bot wrong"})
    assert (status, body["code"]) == (401, 0)


@pytest.mark.parametrize("body", [[], "x", 7])
async def test_body_must_be_an_object(api: Api, ada: Person, body: object) -> None:
    status, answer = await api("POST", f"/channels/{ada.channel}/messages", body)
    assert (status, answer["code"]) == (400, 50109)


@pytest.mark.parametrize("body", [{}, ["x"]])
async def test_commands_must_be_a_list_of_objects(server: Server, api: Api, body: object) -> None:
    status, answer = await api("PUT", f"/applications/{server.world.bot['id']}/commands", body)
    assert (status, answer["code"]) == (400, 50109)


async def test_invalid_json(api: Api, ada: Person) -> None:
    status, body = await api("POST", f"/channels/{ada.channel}/messages", data=b"{")
    assert (status, body["code"]) == (400, 50109)
