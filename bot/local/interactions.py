"""Interactions: what people ask of the bot, and Discord's rules on how and when the bot may respond."""

import secrets
from enum import IntEnum
from typing import Literal, NotRequired, TypedDict

from bot.local.messages.components import walk
from bot.local.messages.compose import compose
from bot.local.validation.commands import CHAT_INPUT, check_choices
from bot.local.validation.components import check_modal
from bot.local.validation.emojis import check_emojis
from bot.local.world import payloads
from bot.local.world.errors import ApiError, ErrorCode, invalid_field
from bot.local.world.json_types import Payload
from bot.local.world.store import Collection, File
from bot.local.world.world import World


class InteractionType(IntEnum):
    """What a person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


class ResponseType(IntEnum):
    """How the bot responds."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


class OptionType(IntEnum):
    """The type of a command's option."""

    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


ALLOWED_RESPONSES = {
    InteractionType.COMMAND: {ResponseType.MESSAGE, ResponseType.DEFERRED_MESSAGE, ResponseType.MODAL},
    InteractionType.COMPONENT: set(ResponseType) - {ResponseType.CHOICES},
    InteractionType.AUTOCOMPLETE: {ResponseType.CHOICES},
    InteractionType.MODAL_SUBMIT: set(ResponseType) - {ResponseType.CHOICES, ResponseType.MODAL},
}
# Types of a message that responds to a command: typed, or in the menu of a user or message.
COMMAND_RESPONSE, MENU_RESPONSE = 20, 23
SUBCOMMANDS = (OptionType.SUBCOMMAND, OptionType.GROUP)
FIRST_RESPONSE_SECONDS, TOKEN_SECONDS = 3.0, 15 * 60.0


class Interaction(TypedDict):
    """An interaction as it is stored; `state` is thinking while the response is deferred."""

    id: str
    token: str
    type: int
    user: str
    channel: str
    data: Payload
    opened: float
    state: Literal["open", "thinking", "answered"]
    message: str | None  # the id of the message whose component was used
    cause: Payload | None  # metadata of the interaction that opened a submitted modal
    foreign_guild: NotRequired[str | None]  # where it comes from, if that guild has the commands but no bot
    original: str | None  # the id of the message that is the first response
    modal: Payload | None  # the modal that the person has open
    choices: list[Payload] | None


class Interactions:
    """All interactions whose token has not expired."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.records = Collection[Interaction](world.store, "interaction")

    # Opening.

    def open(  # noqa: PLR0913 - who, where and what, and two keywords that few callers need
        self,
        user_id: str,
        channel_id: str,
        interaction_type: InteractionType,
        data: Payload,
        *,
        message: str | None = None,
        cause: Payload | None = None,
        foreign_guild: str | None = None,
    ) -> str:
        """Send an interaction to the bot; returns its id."""
        self._delete_expired()
        key = self.world.snowflake()
        self.records[key] = {
            "id": key,
            "token": f"{key}.{secrets.token_urlsafe(48)}",
            "type": interaction_type,
            "user": user_id,
            "channel": channel_id,
            "data": data,
            "opened": self.world.clock(),
            "state": "open",
            "message": message,
            "cause": cause,
            "foreign_guild": foreign_guild,
            "original": None,
            "modal": None,
            "choices": None,
        }
        self.world.emit("INTERACTION_CREATE", self._event(self.records[key]), self.world.bot["id"])
        return key

    def _delete_expired(self) -> None:
        # The oldest come first, so this stops at the first one that is young enough.
        while self.records and self._age(oldest := next(iter(self.records.values()))) > 2 * TOKEN_SECONDS:
            del self.records[oldest["id"]]

    def _age(self, interaction: Interaction) -> float:
        return self.world.clock() - interaction["opened"]

    def _event(self, interaction: Interaction) -> Payload:
        """The interaction as the gateway sends it."""
        world, user_id = self.world, interaction["user"]
        channel = world.channel(interaction["channel"])
        permissions = str(int(world.permissions(user_id, channel)))
        event = {
            "id": interaction["id"],
            "application_id": world.bot["id"],
            "type": interaction["type"],
            "data": interaction["data"],
            "channel_id": channel["id"],
            "channel": channel | {"permissions": permissions},
            "token": interaction["token"],
            "version": 1,
            "app_permissions": str(int(world.permissions(world.bot["id"], channel))),
            "locale": world.settings(user_id)["locale"],
            "entitlements": [],
            "attachment_size_limit": payloads.UPLOAD_LIMIT,
            "authorizing_integration_owners": self._integration_owners(interaction),
            **self._context(channel, user_id, permissions),
        }
        if guild_id := interaction.get("foreign_guild"):
            event |= _foreign_context(guild_id, event["channel"])
        if interaction["message"]:
            event["message"] = world.messages[interaction["message"]]
        return event

    def _context(self, channel: Payload, user_id: str, permissions: str) -> Payload:
        if channel["type"] == payloads.DIRECT:
            return {"user": self.world.user(user_id), "context": 1}
        guild = self.world.guild_of(channel)
        return {
            "guild_id": guild["id"],
            "guild": {"id": guild["id"], "locale": guild["preferred_locale"], "features": guild["features"]},
            "guild_locale": guild["preferred_locale"],
            "member": self.world.member_of(guild, user_id) | {"permissions": permissions},
            "context": 0,
        }

    def _integration_owners(self, interaction: Interaction) -> Payload:
        """The guild that has installed the app; "0" in direct messages."""
        channel = self.world.channel(interaction["channel"])
        is_direct = channel["type"] == payloads.DIRECT
        return {"0": "0" if is_direct else interaction.get("foreign_guild") or channel["guild_id"]}

    # The first response.

    def respond(self, key: str, token: str, payload: Payload, uploads: dict[int, File]) -> Payload:
        """Apply the bot's first response; returns what the callback route reports about it."""
        interaction = self.open_interaction(key, token)
        response_type = payload.get("type")
        if response_type not in self._allowed_responses(interaction):
            raise invalid_field("type", "BASE_TYPE_CHOICES", "This interaction cannot be answered so.")
        handlers = {
            ResponseType.MESSAGE: self._send_message,
            ResponseType.DEFERRED_MESSAGE: self._defer_message,
            ResponseType.DEFERRED_UPDATE: self._defer_update,
            ResponseType.UPDATE: self._update_message,
            ResponseType.CHOICES: self._offer_choices,
            ResponseType.MODAL: self._open_modal,
        }
        handlers[response_type](interaction, payload.get("data") or {}, uploads)
        return self._callback_report(self.records[key], response_type)

    def open_interaction(self, key: str, token: str) -> Interaction:
        """The interaction that a first response may still answer."""
        interaction = self.records.get(key)
        if interaction is None or interaction["token"] != token:
            raise ApiError(ErrorCode.UNKNOWN_INTERACTION)
        if interaction["state"] != "open":
            raise ApiError(ErrorCode.ALREADY_ACKNOWLEDGED)
        if self._age(interaction) > FIRST_RESPONSE_SECONDS:
            raise ApiError(ErrorCode.UNKNOWN_INTERACTION)
        return interaction

    def _allowed_responses(self, interaction: Interaction) -> set[ResponseType]:
        if interaction["type"] == InteractionType.MODAL_SUBMIT and not interaction["message"]:
            return {ResponseType.MESSAGE, ResponseType.DEFERRED_MESSAGE}
        return ALLOWED_RESPONSES[InteractionType(interaction["type"])]

    def _save(self, interaction: Interaction) -> None:
        self.records[interaction["id"]] = interaction
        self.world.emit("INTERACTION_SUCCESS", {"id": interaction["id"]}, interaction["user"])

    def _send_message(self, interaction: Interaction, data: Payload, uploads: dict[int, File]) -> None:
        message = self._post(interaction, data, uploads, _message_type(interaction))
        self._save({**interaction, "state": "answered", "original": message["id"]})

    def _defer_message(self, interaction: Interaction, data: Payload, _: dict[int, File]) -> None:
        flags = payloads.LOADING | (data.get("flags") or 0) & payloads.EPHEMERAL
        fields = self._application_fields(interaction, _message_type(interaction)) | {"flags": flags}
        message = self._post_fields(interaction, fields)
        self._save({**interaction, "state": "thinking", "original": message["id"]})

    def _defer_update(self, interaction: Interaction, _: Payload, __: dict[int, File]) -> None:
        self._save({**interaction, "state": "answered", "original": interaction["message"]})

    def _update_message(self, interaction: Interaction, data: Payload, uploads: dict[int, File]) -> None:
        self.edit_message(self._message(interaction["message"]), data, uploads)
        self._save({**interaction, "state": "answered", "original": interaction["message"]})

    def _offer_choices(self, interaction: Interaction, data: Payload, _: dict[int, File]) -> None:
        check_choices(data.get("choices") or [])
        self._save({**interaction, "state": "answered", "choices": data.get("choices") or []})

    def _open_modal(self, interaction: Interaction, data: Payload, _: dict[int, File]) -> None:
        check_modal(data)
        check_emojis(walk(data["components"]), self.world.emojis)
        modal = data | {"id": interaction["id"]}
        self._save({**interaction, "state": "answered", "modal": modal})
        self.world.emit("INTERACTION_MODAL_CREATE", modal, interaction["user"])

    def _application_fields(self, interaction: Interaction, message_type: int) -> Payload:
        """The fields that mark a message as the application's; a response to a command also names it."""
        key = self.world.bot["id"]
        fields = {
            "application_id": key,
            "webhook_id": key,
            "interaction_metadata": self.metadata(interaction),
            "type": message_type,
        }
        if message_type in (COMMAND_RESPONSE, MENU_RESPONSE):
            fields["interaction"] = self._command_summary(interaction)
        return fields

    def _command_summary(self, interaction: Interaction) -> Payload:
        node: Payload | None = interaction["data"]
        names = []
        while node:
            names.append(node["name"])
            options = node.get("options", [])
            node = next((option for option in options if option["type"] in SUBCOMMANDS), None)
        user = self.world.user(interaction["user"])
        return {"id": interaction["id"], "type": interaction["type"], "name": " ".join(names), "user": user}

    def metadata(self, interaction: Interaction) -> Payload:
        metadata = {
            "id": interaction["id"],
            "type": interaction["type"],
            "user": self.world.user(interaction["user"]),
            "authorizing_integration_owners": self._integration_owners(interaction),
        }
        if target := interaction["data"].get("target_id"):
            metadata["target_user"] = self.world.user(target)
        if interaction["type"] == InteractionType.COMPONENT:
            metadata["interacted_message_id"] = interaction["message"]
        if interaction["type"] == InteractionType.MODAL_SUBMIT:
            metadata["triggering_interaction_metadata"] = interaction["cause"]
        return metadata

    def _post(
        self, interaction: Interaction, data: Payload, uploads: dict[int, File], message_type: int = 0
    ) -> Payload:
        fields = compose(self.world, interaction["channel"], data, uploads)
        flags = fields.get("flags", 0) | (data.get("flags") or 0) & payloads.EPHEMERAL
        fields |= self._application_fields(interaction, message_type) | {"flags": flags}
        return self._post_fields(interaction, fields)

    def _post_fields(self, interaction: Interaction, fields: Payload) -> Payload:
        only = interaction["user"] if fields["flags"] & payloads.EPHEMERAL else None
        return self.world.post(interaction["channel"], self.world.bot["id"], fields, only)

    def _callback_report(self, interaction: Interaction, response_type: int) -> Payload:
        report = {
            "id": interaction["id"],
            "type": interaction["type"],
            "channel_id": interaction["channel"],
        }
        message = self.world.messages.get(interaction["original"] or "")
        if message is None:
            return {"interaction": report}
        report |= {
            "response_message_id": message["id"],
            "response_message_loading": bool(message["flags"] & payloads.LOADING),
            "response_message_ephemeral": bool(message["flags"] & payloads.EPHEMERAL),
        }
        if response_type in (ResponseType.DEFERRED_MESSAGE, ResponseType.DEFERRED_UPDATE):
            return {"interaction": report}
        return {"interaction": report, "resource": {"type": response_type, "message": message}}

    # After the first response: the token works as a webhook for fifteen minutes.

    def by_token(self, token: str) -> Interaction:
        """The interaction whose token may still be used as a webhook."""
        interaction = self.records.get(token.partition(".")[0])
        if interaction is None or interaction["token"] != token or interaction["state"] == "open":
            raise ApiError(ErrorCode.UNKNOWN_WEBHOOK)
        if self._age(interaction) > TOKEN_SECONDS:
            raise ApiError(ErrorCode.INVALID_WEBHOOK_TOKEN)
        return interaction

    def follow_up(self, token: str, payload: Payload, uploads: dict[int, File]) -> Payload:
        """Send another message; after a deferral the first one replaces the loading message."""
        interaction = self.by_token(token)
        if interaction["state"] == "thinking":
            return self.edit(token, "@original", payload, uploads)
        return self._post(interaction, payload, uploads)

    def own_message(self, token: str, message_id: str) -> Payload:
        """A message that this token may read and change."""
        interaction = self.by_token(token)
        message = self._message(interaction["original"] if message_id == "@original" else message_id)
        is_own = message.get("interaction_metadata", {}).get("id") == interaction["id"]
        if not is_own and message["id"] != interaction["original"]:
            raise ApiError(ErrorCode.UNKNOWN_MESSAGE)
        return message

    def edit(self, token: str, message_id: str, payload: Payload, uploads: dict[int, File]) -> Payload:
        message = self.edit_message(self.own_message(token, message_id), payload, uploads)
        interaction = self.by_token(token)
        if message["id"] == interaction["original"]:
            self._save({**interaction, "state": "answered"})
        return message

    def delete(self, token: str, message_id: str) -> None:
        self.world.delete_message(self.own_message(token, message_id))
        self._save({**self.by_token(token), "state": "answered"})

    def _message(self, message_id: str | None) -> Payload:
        message = self.world.messages.get(message_id or "")
        if message is None:
            raise ApiError(ErrorCode.UNKNOWN_MESSAGE)
        return dict(message)

    def edit_message(self, message: Payload, payload: Payload, uploads: dict[int, File]) -> Payload:
        was_loading = message["flags"] & payloads.LOADING
        message["flags"] &= ~payloads.LOADING
        fields = {"flags": message["flags"]} | compose(
            self.world, message["channel_id"], payload, uploads, before=message
        )
        if not was_loading:
            fields["edited_timestamp"] = self.world.timestamp()
        return self.world.change_message(message, **fields)


def _foreign_context(guild_id: str, channel: Payload) -> Payload:
    """What the event has instead if it comes from a guild without the bot."""
    guild = {"id": guild_id, "locale": "en-US", "features": []}
    return {
        "guild_id": guild_id,
        "guild": guild,
        "guild_locale": guild["locale"],
        "channel": channel | {"guild_id": guild_id},
        "app_permissions": "0",
    }


def _message_type(interaction: Interaction) -> int:
    if interaction["type"] != InteractionType.COMMAND:
        return 0
    return COMMAND_RESPONSE if interaction["data"]["type"] == CHAT_INPUT else MENU_RESPONSE
