"""The hands of the people: what one of them sees, and what they can do with it.

    ada = Person(world, interactions, user_id)      # patience=seconds to wait for what the bot promised
    ada.channel = channel_id                        # where they look; the first text channel at first
    ada.screen()                                    # messages there that they may read, oldest first
    await ada.slash("/game new", game="akropolis")  # the message or modal that came of it
    await ada.autocomplete("/game new", game="ak")  # the choices offered; the last option is being typed
    await ada.click("Join")                         # a label or custom_id; message=id for a certain message
    await ada.choose("Red", "Blue")                 # labels or values; menu=, message= to be exact
    await ada.submit({"Your name": "Ada"})          # labels or custom_ids; modal=id for a certain modal
    ada.say("hello")                                # a message of their own
    await ada.sees("Confirm")                       # wait until a message there shows these words

They can do only what is on their screen: otherwise `CannotDo`, whose sentence says why. When the bot does not
answer in three seconds, `NoAnswer`, which is a `CannotDo`.
"""

from collections.abc import Callable, Mapping
from typing import Any

from bot.local import screen, shapes
from bot.local.asking import CannotDo, command_data, find_command, keep, selected
from bot.local.components import LINK, Kind
from bot.local.drafts import compose
from bot.local.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, FIRST_ANSWER, MODAL_SUBMIT, Interactions
from bot.local.refusals import Refusal
from bot.local.rights import Right
from bot.local.store import Json
from bot.local.world import World


class NoAnswer(CannotDo):
    """The bot did not answer in time."""


class Person:
    """See the module's first lines."""

    def __init__(self, world: World, interactions: Interactions, user_id: str, patience: float = 30) -> None:
        self.world = world
        self.interactions = interactions
        self.id = user_id
        self.patience = patience
        self.channel: str = next(c["id"] for c in world.channels.values() if c["type"] == shapes.TEXT)

    # Seeing.

    def screen(self) -> list[Json]:
        return self.world.history(self.channel, self.id) if self.world.sees(self.id, self.channel) else []

    async def sees(self, what: str | Callable[[Json], bool]) -> Json:
        """The newest message here that shows these words, or meets the claim, once there is one."""
        claim = what if callable(what) else lambda message: what in screen.words(message)
        try:
            return await self.world.until(lambda: self._newest(claim), self.patience)
        except TimeoutError as error:
            shown = "\n---\n".join(map(screen.words, self.screen()))
            raise CannotDo(f"Never saw {what!r}. On screen:\n{shown}") from error

    def _newest(self, claim: Callable[[Json], bool]) -> Json | None:
        return next((message for message in reversed(self.screen()) if claim(message)), None)

    def picture(self, message: Json, index: int = 0) -> bytes:
        """The bytes of a message's attachment."""
        file = self.world.store.file(message["attachments"][index]["id"])
        if file is None:
            raise CannotDo("The file is gone.")
        return file.body

    # Commands.

    async def slash(self, text: str, /, **options: Any) -> Json:
        self._may_command(text)
        data = command_data(self.world, self._locale(), text, options)
        return self._outcome(await self._ask(COMMAND, data))

    async def autocomplete(self, text: str, /, **options: Any) -> list[Json]:
        self._may_command(text)
        data = command_data(self.world, self._locale(), text, options, focus=list(options)[-1])
        return list((await self._ask(AUTOCOMPLETE, data))["choices"])

    def _locale(self) -> str:
        return str(self.world.settings(self.id)["locale"])

    def _may_command(self, text: str) -> None:
        channel = self.world.channel(self.channel)
        if channel.get("thread_metadata", {}).get("archived"):
            raise CannotDo("Commands do not work in an archived thread.")
        if Right.USE_APPLICATION_COMMANDS not in self.world.rights(self.id, channel):
            raise CannotDo("You may not use commands here.")
        command, _ = find_command(self.world, text, self._locale())
        self._may_use(command, channel, text)

    def _may_use(self, command: Json, channel: Json, text: str) -> None:
        context = int(channel["type"] == shapes.DIRECT)
        if context not in (command.get("contexts") or [0, 1]):
            raise CannotDo(f"{text} does not work here.")
        needed, rights = command.get("default_member_permissions"), self.world.rights(self.id, channel)
        if (
            needed is not None
            and Right.ADMINISTRATOR not in rights
            and (needed == "0" or int(needed) & ~int(rights))
        ):
            raise CannotDo(f"You may not use {text}.")

    # Components.

    async def click(self, what: str, message: str | None = None) -> Json:
        found, button = self._find(
            screen.buttons, lambda b: what in (b.get("label"), b.get("custom_id")), what, message
        )
        if button["style"] == LINK:
            raise CannotDo(f"{what} opens a page.")
        data = {"component_type": Kind.BUTTON, "custom_id": button["custom_id"], "id": button["id"]}
        return self._outcome(await self._ask(COMPONENT, data, message=found["id"]))

    async def choose(self, *values: Any, menu: str | None = None, message: str | None = None) -> Json:
        found, chosen = self._find(
            screen.menus, lambda m: self._fits(m, menu, values), f"{menu or values}", message
        )
        resolved: Json = {}
        picked = selected(self.world, chosen, values, resolved)
        data = {"component_type": chosen["type"], "custom_id": chosen["custom_id"], "id": chosen["id"]}
        data |= {"values": picked, **({"resolved": resolved} if resolved else {})}
        return self._outcome(await self._ask(COMPONENT, data, message=found["id"]))

    def _fits(self, menu: Json, name: str | None, values: tuple[Any, ...]) -> bool:
        if name is not None:
            return name in (menu["custom_id"], menu.get("placeholder"))
        on_offer = {option[part] for option in menu.get("options", []) for part in ("label", "value")}
        return "options" not in menu or on_offer.issuperset(values)

    def _find(
        self,
        parts: Callable[[Json], list[Json]],
        fits: Callable[[Json], bool],
        what: str,
        message_id: str | None,
    ) -> tuple[Json, Json]:
        """The newest fitting component on screen that can be pressed, with its message."""
        for message in reversed(self._at_hand(message_id)):
            for part in filter(fits, parts(message)):
                if part.get("disabled"):
                    raise CannotDo(f"{what} is disabled.")
                self._wake(message["channel_id"])
                return message, part
        raise CannotDo(f"{what} is not on screen.")

    def _wake(self, channel_id: str) -> None:
        """Pressing wakes an archived thread, as the platform's clients do before they tell of the press."""
        if self._unlocked(channel_id).get("thread_metadata", {}).get("archived"):
            self.world.archive(channel_id, archived=False)

    def _unlocked(self, channel_id: str) -> Json:
        channel = self.world.channel(channel_id)
        locked = channel.get("thread_metadata", {}).get("locked")
        if locked and Right.MANAGE_THREADS not in self.world.rights(self.id, channel):
            raise CannotDo("This thread is locked.")
        return channel

    def _at_hand(self, message_id: str | None) -> list[Json]:
        if message_id is None:
            return self.screen()
        message = self.world.messages.get(message_id)
        return [message] if message and self.world.visible_to(self.id, message) else []

    # Modals.

    def modals(self) -> list[Json]:
        """The modals that are open before this person, newest last."""
        asked = self.interactions.shelf.values()
        return [entry["modal"] for entry in asked if entry["user"] == self.id and entry["modal"]]

    async def submit(self, values: Mapping[str, Any] | None = None, *, modal: str | None = None) -> Json:
        opened = next((m for m in reversed(self.modals()) if modal in (None, m["id"])), None)
        if opened is None:
            raise CannotDo("No form is open.")
        asked = self.interactions.shelf[opened["id"]]
        resolved: Json = {}
        data = {
            "custom_id": opened["custom_id"],
            "components": self._filled(opened, dict(values or {}), resolved),
        }
        data |= {"resolved": resolved} if resolved else {}
        origin = {"message": asked["message"], "cause": self.interactions.metadata(asked)}
        answer = await self._ask(MODAL_SUBMIT, data, channel=asked["channel"], **origin)
        # Only now: a form that nobody answered stays open, with what was written in it.
        self.interactions.shelf[opened["id"]] = asked | {"modal": None}
        return self._outcome(answer)

    def _filled(self, modal: Json, values: dict[str, Any], resolved: Json) -> list[Json]:
        names = {name for label, field in screen.fields(modal) for name in (label, field["custom_id"])}
        if strange := set(values) - names:
            raise CannotDo(f"The form has no field {min(strange)}.")
        filled = [self._fill(label, field, values, resolved) for label, field in screen.fields(modal)]
        boxes = [part for part in modal["components"] if part["type"] in (Kind.LABEL, Kind.ROW)]
        return [
            {"type": Kind.LABEL, "id": number, "component": entry}
            if box["type"] == Kind.LABEL
            else {"type": Kind.ROW, "id": number, "components": [entry]}
            for number, (box, entry) in enumerate(zip(boxes, filled, strict=True), 1)
        ]

    def _fill(self, label: str, field: Json, values: dict[str, Any], resolved: Json) -> Json:
        entry = {"type": field["type"], "id": field.get("id", 0), "custom_id": field["custom_id"]}
        value = values.get(label, values.get(field["custom_id"]))
        if field["type"] == Kind.TEXT_INPUT:
            return entry | {"value": self._text(label, field, value)}
        if field["type"] == Kind.CHECKBOX:
            return entry | {"value": bool(value)}
        given = () if value is None else tuple(value) if isinstance(value, list) else (value,)
        picked = self._picked(field, given, resolved)
        if field["type"] == Kind.RADIO_GROUP:
            return entry | {"value": picked[0] if picked else None}
        return entry | {"values": picked}

    def _picked(self, field: Json, given: tuple[Any, ...], resolved: Json) -> list[str]:
        if not given and not field.get("required", True):
            return []
        if field["type"] == Kind.FILE_UPLOAD:
            return [keep(self.world, file, resolved) for file in given]
        return selected(self.world, field, given, resolved)

    def _text(self, label: str, field: Json, value: str | None) -> str:
        text = (field.get("value") or "") if value is None else value
        if not text and field.get("required", True):
            raise CannotDo(f"{label} must be filled in.")
        least, most = field.get("min_length") or 0, field.get("max_length") or 4000
        if text and not least <= len(text) <= most:
            raise CannotDo(f"{label} takes {least} to {most} characters.")
        return str(text)

    # Speaking.

    def say(self, content: str) -> Json:
        channel = self._unlocked(self.channel)
        in_thread = channel["type"] in shapes.THREADS
        try:
            self.world.require(
                self.id, channel, Right.SEND_MESSAGES_IN_THREADS if in_thread else Right.SEND_MESSAGES
            )
            return self.world.post(
                self.channel, self.id, compose(self.world, self.channel, {"content": content}, {})
            )
        except Refusal as refusal:
            raise CannotDo(f"{refusal}.") from refusal

    # Waiting for the bot.

    async def _ask(self, kind: int, data: Json, channel: str | None = None, **origin: Any) -> Json:
        place = channel or (self.world.messages[origin["message"]]["channel_id"] if origin else self.channel)
        key = self.interactions.open(self.id, place, kind, data, **origin)
        await self._until_not(key, "open", FIRST_ANSWER, "The bot did not answer in 3 seconds.")
        await self._until_not(key, "thinking", self.patience, "The bot is still thinking.")
        return dict(self.interactions.shelf[key])

    async def _until_not(self, key: str, state: str, patience: float, sentence: str) -> None:
        try:
            await self.world.until(lambda: self.interactions.shelf[key]["state"] != state, patience)
        except TimeoutError as error:
            raise NoAnswer(sentence) from error

    def _outcome(self, asked: Json) -> Json:
        return dict(asked["modal"] or self.world.messages.get(asked["original"] or "", {}))
