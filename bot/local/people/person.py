"""One simulated person: what they see, and what they can do with it.

    ada = Person(world, interactions, user_id)      # patience: seconds to wait for a deferred response
    ada.channel = channel_id                        # where they look; initially the first text channel
    ada.screen()                                    # the messages that they see there, oldest first
    await ada.slash("/game new", game="akropolis")  # returns the message or modal of the response
    await ada.use_on(bruno, "Invite to a table")    # the same for a command in the menu of a user
    await ada.autocomplete("/game new", game="ak")  # returns the choices for the last option
    await ada.click("Join")                         # a label or custom_id; message=id to name the message
    await ada.choose("Red", "Blue")                 # labels or values; menu= and message= to be exact
    await ada.submit({"Your name": "Ada"})          # labels or custom_ids; modal=id to name the modal
    ada.say("hello")                                # a message of their own
    await ada.sees("Confirm")                       # wait until a message there contains this text

They can use only what is on their screen; otherwise they raise `CannotDo`, or `NoAnswer` if the bot does not
respond within three seconds.
"""

from collections.abc import Callable, Mapping

from bot.local.interactions import FIRST_RESPONSE_SECONDS, Interaction, Interactions, InteractionType
from bot.local.messages.components import LINK, ComponentType
from bot.local.messages.compose import compose
from bot.local.people import screen
from bot.local.people.errors import CannotDo, NoAnswer
from bot.local.people.interaction_data import (
    add_upload,
    command_data,
    find_command,
    find_user_command,
    selected_values,
    user_command_data,
)
from bot.local.people.offered_commands import check_offered
from bot.local.world import payloads
from bot.local.world.errors import ApiError
from bot.local.world.json_types import Payload
from bot.local.world.permissions import Permission
from bot.local.world.world import World


class Person:
    """See the module's docstring."""

    def __init__(self, world: World, interactions: Interactions, user_id: str, patience: float = 30) -> None:
        self.world = world
        self.interactions = interactions
        self.id = user_id
        self.patience = patience
        self.channel: str = next(c["id"] for c in world.channels.values() if c["type"] == payloads.TEXT)
        # The id of another server, with the commands but without the bot, from which they do things.
        self.foreign_guild: str | None = None

    # Seeing.

    def screen(self) -> list[Payload]:
        return self.world.history(self.channel, self.id) if self.world.can_see(self.id, self.channel) else []

    async def sees(self, what: str | Callable[[Payload], bool]) -> Payload:
        """Wait for a message here that contains this text, or satisfies this condition; the newest one."""
        condition = what if callable(what) else lambda message: what in screen.words(message)
        try:
            return await self.world.until(lambda: self._newest(condition), self.patience)
        except TimeoutError as error:
            shown = "\n---\n".join(map(screen.words, self.screen()))
            raise CannotDo(f"Never saw {what!r}. On screen:\n{shown}") from error

    def _newest(self, condition: Callable[[Payload], bool]) -> Payload | None:
        return next((message for message in reversed(self.screen()) if condition(message)), None)

    def picture(self, message: Payload, index: int = 0) -> bytes:
        """The bytes of a message's attachment."""
        file = self.world.store.file(message["attachments"][index]["id"])
        if file is None:
            raise CannotDo("The file is gone.")
        return file.body

    # Commands.

    async def slash(self, text: str, /, **options: object) -> Payload:
        self._check_slash(text)
        data = command_data(self.world, self._locale(), text, options)
        return self._response(await self._interact(InteractionType.COMMAND, data, self.channel))

    async def use_on(self, user: object, name: str) -> Payload:
        """Use a command in the menu of a user: a person, or their name or id."""
        command = find_user_command(self.world, name, self._locale())
        self._check_command(command, name)
        data = user_command_data(self.world, command, user)
        return self._response(await self._interact(InteractionType.COMMAND, data, self.channel))

    async def autocomplete(self, text: str, /, **options: object) -> list[Payload]:
        self._check_slash(text)
        data = command_data(self.world, self._locale(), text, options, focus=list(options)[-1])
        return (await self._interact(InteractionType.AUTOCOMPLETE, data, self.channel))["choices"] or []

    def _locale(self) -> str:
        return self.world.settings(self.id)["locale"]

    def _check_slash(self, text: str) -> None:
        command, _ = find_command(self.world, text, self._locale())
        self._check_command(command, text)

    def _check_command(self, command: Payload, name: str) -> None:
        channel = self.world.channel(self.channel)
        if payloads.is_archived(channel):
            raise CannotDo("Commands do not work in an archived thread.")
        if Permission.USE_APPLICATION_COMMANDS not in self.world.permissions(self.id, channel):
            raise CannotDo("You may not use commands here.")
        check_offered(self.world, self.id, channel, command, name)

    # Components.

    async def click(self, what: str, message: str | None = None) -> Payload:
        found, button = self._find_component(
            screen.buttons, lambda b: what in (b.get("label"), b.get("custom_id")), what, message
        )
        if button["style"] == LINK:
            raise CannotDo(f"{what} opens a page.")
        return await self._use_component(found, button)

    async def choose(self, *values: object, menu: str | None = None, message: str | None = None) -> Payload:
        found, component = self._find_component(
            screen.menus, lambda m: _is_menu(m, menu, values), f"{menu or values}", message
        )
        resolved: Payload = {}
        data: Payload = {"values": selected_values(self.world, component, values, resolved)}
        return await self._use_component(found, component, data | _resolved_field(resolved))

    async def _use_component(
        self, message: Payload, component: Payload, extra: Payload | None = None
    ) -> Payload:
        data = {
            "component_type": component["type"],
            "custom_id": component["custom_id"],
            "id": component["id"],
        }
        interaction = await self._interact(
            InteractionType.COMPONENT, data | (extra or {}), message["channel_id"], message=message["id"]
        )
        return self._response(interaction)

    def _find_component(
        self,
        components: Callable[[Payload], list[Payload]],
        matches: Callable[[Payload], bool],
        what: str,
        message_id: str | None,
    ) -> tuple[Payload, Payload]:
        """The newest matching component on screen that is enabled, with its message."""
        for message in reversed(self._messages(message_id)):
            for component in filter(matches, components(message)):
                if component.get("disabled"):
                    raise CannotDo(f"{what} is disabled.")
                # Discord's clients unarchive a thread before they send the interaction.
                self._require_unlocked(message["channel_id"])
                self.world.unarchive(message["channel_id"])
                return message, component
        raise CannotDo(f"{what} is not on screen.")

    def _require_unlocked(self, channel_id: str) -> None:
        if self.world.is_locked_for(self.id, self.world.channel(channel_id)):
            raise CannotDo("This thread is locked.")

    def _messages(self, message_id: str | None) -> list[Payload]:
        if message_id is None:
            return self.screen()
        message = self.world.messages.get(message_id)
        return [message] if message and self.world.visible_to(self.id, message) else []

    # Modals.

    def modals(self) -> list[Payload]:
        """The modals that are open for this person, newest last."""
        records = self.interactions.records.values()
        return [record["modal"] for record in records if record["user"] == self.id and record["modal"]]

    async def submit(
        self, values: Mapping[str, object] | None = None, *, modal: str | None = None
    ) -> Payload:
        opened = next((m for m in reversed(self.modals()) if modal in (None, m["id"])), None)
        if opened is None:
            raise CannotDo("No form is open.")
        opener = self.interactions.records[opened["id"]]
        resolved: Payload = {}
        components = self._filled_components(opened, values or {}, resolved)
        interaction = await self._interact(
            InteractionType.MODAL_SUBMIT,
            {"custom_id": opened["custom_id"], "components": components, **_resolved_field(resolved)},
            opener["channel"],
            message=opener["message"],
            cause=self.interactions.metadata(opener),
        )
        # A form without a response stays open, so that nothing written in it is lost.
        self.interactions.records[opened["id"]] = {**opener, "modal": None}
        return self._response(interaction)

    def _filled_components(
        self, modal: Payload, values: Mapping[str, object], resolved: Payload
    ) -> list[Payload]:
        names = {name for label, field in screen.fields(modal) for name in (label, field["custom_id"])}
        if unknown := set(values) - names:
            raise CannotDo(f"The form has no field {min(unknown)}.")
        filled = [self._filled(label, field, values, resolved) for label, field in screen.fields(modal)]
        parents = [
            part for part in modal["components"] if part["type"] in (ComponentType.LABEL, ComponentType.ROW)
        ]
        return [
            {"type": ComponentType.LABEL, "id": number, "component": field}
            if parent["type"] == ComponentType.LABEL
            else {"type": ComponentType.ROW, "id": number, "components": [field]}
            for number, (parent, field) in enumerate(zip(parents, filled, strict=True), 1)
        ]

    def _filled(self, label: str, field: Payload, values: Mapping[str, object], resolved: Payload) -> Payload:
        filled = {"type": field["type"], "id": field.get("id", 0), "custom_id": field["custom_id"]}
        value = values.get(label, values.get(field["custom_id"]))
        if field["type"] == ComponentType.TEXT_INPUT:
            return filled | {"value": _text(label, field, value)}
        if field["type"] == ComponentType.CHECKBOX:
            return filled | {"value": bool(value)}
        given = () if value is None else tuple(value) if isinstance(value, list) else (value,)
        picked = self._picked(field, given, resolved)
        if field["type"] == ComponentType.RADIO_GROUP:
            return filled | {"value": picked[0] if picked else None}
        return filled | {"values": picked}

    def _picked(self, field: Payload, given: tuple[object, ...], resolved: Payload) -> list[str]:
        if not given and not field.get("required", True):
            return []
        if field["type"] == ComponentType.FILE_UPLOAD:
            return [add_upload(self.world, file, resolved) for file in given]
        return selected_values(self.world, field, given, resolved)

    # Sending messages.

    def say(self, content: str) -> Payload:
        self._require_unlocked(self.channel)
        try:
            self.world.require_sending(self.id, self.world.channel(self.channel))
            fields = compose(self.world, self.channel, {"content": content}, {})
            return self.world.post(self.channel, self.id, fields)
        except ApiError as error:
            raise CannotDo(f"{error}.") from error

    # Waiting for the bot.

    async def _interact(
        self,
        interaction_type: InteractionType,
        data: Payload,
        channel: str,
        *,
        message: str | None = None,
        cause: Payload | None = None,
    ) -> Interaction:
        key = self.interactions.open(
            self.id,
            channel,
            interaction_type,
            data,
            message=message,
            cause=cause,
            foreign_guild=self.foreign_guild,
        )
        await self._wait(key, "open", FIRST_RESPONSE_SECONDS, "The bot did not answer in 3 seconds.")
        await self._wait_for_deferred(key)
        return self.interactions.records[key]

    async def _wait_for_deferred(self, key: str) -> None:
        await self._wait(key, "thinking", self.patience, "The bot is still thinking.")

    async def _wait(self, key: str, state: str, seconds: float, reason: str) -> None:
        """Wait until the interaction leaves this state."""
        try:
            await self.world.until(lambda: self.interactions.records[key]["state"] != state, seconds)
        except TimeoutError as error:
            raise NoAnswer(reason) from error

    def _response(self, interaction: Interaction) -> Payload:
        return dict(interaction["modal"] or self.world.messages.get(interaction["original"] or "", {}))


def _is_menu(menu: Payload, name: str | None, values: tuple[object, ...]) -> bool:
    """Whether this menu has the name, or, without a name, offers these values."""
    if name is not None:
        return name in (menu["custom_id"], menu.get("placeholder"))
    offered = {option[part] for option in menu.get("options", []) for part in ("label", "value")}
    return "options" not in menu or offered.issuperset(values)


def _resolved_field(resolved: Payload) -> Payload:
    return {"resolved": resolved} if resolved else {}


def _text(label: str, field: Payload, value: object) -> str:
    text = (field.get("value") or "") if value is None else str(value)
    if not text and field.get("required", True):
        raise CannotDo(f"{label} must be filled in.")
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if text and not least <= len(text) <= most:
        raise CannotDo(f"{label} takes {least} to {most} characters.")
    return str(text)
