"""What a modified client can send: texts of any length in any option and form field, and unknown choices."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.app import Tessera
from bot.domain.table import Person as Seated
from bot.local.interactions import SUBCOMMANDS, InteractionType, OptionType
from bot.local.people import CannotDo, Person, screen
from bot.local.server import Server
from bot.local.world.json_types import Payload
from tests.chat.match import Match, is_private

LENGTHS = (2200, 5000, 6000)
MESSAGE = 2000  # characters
BROKEN = "Something went wrong"


def leaves(server: Server) -> Iterator[tuple[Payload, list[Payload]]]:
    """Every command without sub-commands: the top-level command, and the nodes that lead to it."""
    for command in server.world.commands.values():
        if command.get("type", 1) == 1:
            yield from _below(command, [command])


def _below(command: Payload, path: list[Payload]) -> Iterator[tuple[Payload, list[Payload]]]:
    inner = [option for option in path[-1].get("options", []) if option["type"] in SUBCOMMANDS]
    for option in inner:
        yield from _below(command, [*path, option])
    if not inner:
        yield command, path


def value_for(option: Payload, person: Person) -> object:
    """Something acceptable for an option that the test is not about."""
    if option.get("choices"):
        return option["choices"][0]["value"]
    return {OptionType.INTEGER: option.get("min_value", 1), OptionType.USER: person.id}.get(
        option["type"], "x"
    )


def forged(command: Payload, path: list[Payload], values: Payload, focus: str | None = None) -> Payload:
    """The data of a command with any values at all."""
    leaf = path[-1]
    kinds = {option["name"]: option["type"] for option in leaf.get("options", [])}
    options = [
        {"type": kinds[name], "name": name, "value": value} | ({"focused": True} if name == focus else {})
        for name, value in values.items()
    ]
    for node in reversed(path[1:]):
        options = [{"type": node["type"], "name": node["name"], "options": options}]
    return {"id": command["id"], "name": command["name"], "type": 1, "options": options}


async def send(person: Person, data: Payload, kind: InteractionType, **more: Any) -> Payload:
    """Send data that a Discord client would not; the answer, once it is there."""
    key = person.interactions.open(person.id, person.channel, kind, data, **more)
    records = person.interactions.records
    await person.world.until(lambda: records[key]["state"] == "answered", 10)
    return dict(records[key]) if kind is InteractionType.AUTOCOMPLETE else person.screen()[-1]


def string_options(server: Server) -> list[tuple[Payload, list[Payload], Payload]]:
    return [
        (command, path, option)
        for command, path in leaves(server)
        for option in path[-1].get("options", [])
        if option["type"] == OptionType.STRING
    ]


@pytest.mark.parametrize("length", LENGTHS)
async def test_a_long_text_in_any_option_is_refused_kindly(match: Match, length: int) -> None:
    ada = match.host
    found = string_options(match.server)
    assert len(found) >= 7
    for command, path, long in found:
        others = [option for option in path[-1]["options"] if option.get("required") or option is long]
        values = {option["name"]: value_for(option, ada) for option in others} | {
            long["name"]: "x*" * (length // 2)
        }
        answer = await send(ada, forged(command, path, values), InteractionType.COMMAND)
        said = screen.words(answer).strip()
        assert is_private(answer), path[-1]["name"]
        assert 0 < len(said) < MESSAGE / 2
        assert BROKEN not in said
        assert "x*x*" not in said


@pytest.mark.parametrize("length", LENGTHS)
async def test_a_long_text_gets_an_empty_list_of_choices(match: Match, length: int) -> None:
    completed = [found for found in string_options(match.server) if found[2].get("autocomplete")]
    assert len(completed) >= 4
    for command, path, long in completed:
        others = [option for option in path[-1]["options"] if option.get("required")]
        values = {option["name"]: value_for(option, match.host) for option in others} | {
            long["name"]: "x" * length
        }
        data = forged(command, path, values, long["name"])
        assert (await send(match.host, data, InteractionType.AUTOCOMPLETE))["choices"] == []


async def test_every_text_has_a_length_that_the_client_holds_people_to(match: Match) -> None:
    lengths = {
        option["name"]: option.get("max_length", 6000)
        for _, _, option in string_options(match.server)
        if not option.get("choices")
    }
    assert lengths == {"options": 200, "move": 100, "topic": 100, "zone": 40, "season": 20}
    with pytest.raises(CannotDo, match="The option move is out of range"):
        await match.host.slash("/move", move="x" * 101)


@pytest.mark.usefixtures("bot")
async def test_a_long_text_in_a_form_is_refused_kindly(server: Server) -> None:
    ada = server.person("Ada")
    await ada.slash("/settings")
    form = await ada.click("Time zone and hours")
    fields = [component for _, component in screen.fields(form)]
    assert {field["custom_id"]: field["max_length"] for field in fields} == {
        "zone": 40,
        "quiet_from": 10,
        "quiet_until": 10,
        "digest": 10,
    }
    for length in LENGTHS:
        filled = [
            {"type": 4, "id": 0, "custom_id": field["custom_id"], "value": "x" * length} for field in fields
        ]
        components = [{"type": 18, "id": n, "component": field} for n, field in enumerate(filled, 1)]
        data = {"custom_id": form["custom_id"], "components": components}
        opener = ada.interactions.records[form["id"]]
        cause = ada.interactions.metadata(opener)
        kind = InteractionType.MODAL_SUBMIT
        answer = await send(ada, data, kind, message=opener["message"], cause=cause)
        assert screen.words(answer).strip() == "That is too long; at most 40 characters fit there."


async def test_a_choice_that_is_not_on_the_list_is_refused(server: Server, bot: Tessera) -> None:
    ada = server.person("Ada")
    listed = [found for found in string_options(server) if found[2].get("choices")]
    assert {option["name"] for _, _, option in listed} >= {"game", "pace", "about"}
    for command, path, chosen in listed:
        others = [option for option in path[-1]["options"] if option.get("required")]
        values = {option["name"]: value_for(option, ada) for option in others} | {chosen["name"]: "||chess||"}
        said = screen.words(await send(ada, forged(command, path, values), InteractionType.COMMAND)).strip()
        assert said == r"I do not know the choice “\|\|chess\|\|”; pick one from the list."
    assert await bot.queries.of_person(Seated(int(ada.id), "Ada")) == []
