"""Interactions: what a person asks of the bot, and the platform's strict rules on how the bot may answer.

An interaction lies on `interactions.shelf` as {id, token, type, user, channel, message, data, opened,
state, original, modal, choices}; `state` goes from "open" to "thinking" (deferred) to "answered".
"""

import secrets
from typing import Any

from bot.local import rules, shapes
from bot.local.drafts import compose
from bot.local.refusals import Code, Refusal, invalid
from bot.local.store import File, Json
from bot.local.world import World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
SAY, THINK, LATER, UPDATE, SUGGEST, ASK = 4, 5, 6, 7, 8, 9
ANSWERS = {
    COMMAND: {SAY, THINK, ASK},
    COMPONENT: {SAY, THINK, LATER, UPDATE, ASK},
    AUTOCOMPLETE: {SUGGEST},
    MODAL_SUBMIT: {SAY, THINK, LATER, UPDATE},
}
ANSWER_TO_COMMAND = 20  # a message's type
GROUPS = (1, 2)  # options that are sub-commands or groups of them
FIRST_ANSWER, TOKEN_LIFE = 3.0, 15 * 60.0


class Interactions:
    """Every interaction whose token still lives."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.shelf = world.store.shelf("interaction")

    # Asking.

    def open(self, user_id: str, channel_id: str, kind: int, data: Json, **origin: Any) -> str:
        """Ask the bot something; the id of the interaction. `origin` may name a `message` and a `cause`."""
        self._forget()
        key = self.world.snowflake()
        token = f"{key}.{secrets.token_urlsafe(48)}"
        asked = {"id": key, "token": token, "type": kind, "user": user_id, "data": data}
        asked |= {"channel": channel_id, "opened": self.world.clock(), "state": "open", "original": None}
        self.shelf[key] = asked | {"message": None, "cause": None, "modal": None, "choices": None} | origin
        self.world.emit("INTERACTION_CREATE", self._told(self.shelf[key]), self.world.bot["id"])
        return key

    def _forget(self) -> None:
        """Drop what is long past its token's life; the shelf is in order of arrival."""
        while self.shelf and self._age(oldest := next(iter(self.shelf.values()))) > 2 * TOKEN_LIFE:
            del self.shelf[oldest["id"]]

    def _age(self, asked: Json) -> float:
        return self.world.clock() - float(asked["opened"])

    def _told(self, asked: Json) -> Json:
        """The interaction as the gateway tells it."""
        world = self.world
        channel = world.channel(asked["channel"])
        who = asked["user"]
        rights = world.rights(who, channel)
        told = {
            "id": asked["id"],
            "application_id": world.bot["id"],
            "type": asked["type"],
            "data": asked["data"],
            "channel_id": channel["id"],
            "channel": channel | {"permissions": str(int(rights))},
            "token": asked["token"],
            "version": 1,
            "app_permissions": str(int(world.rights(world.bot["id"], channel))),
            "locale": world.settings(who)["locale"],
            "entitlements": [],
            "attachment_size_limit": shapes.UPLOAD_LIMIT,
            **self._place(channel, who, str(int(rights))),
        }
        if asked["message"]:
            told["message"] = world.messages[asked["message"]]
        return told

    def _place(self, channel: Json, who: str, permissions: str) -> Json:
        if channel["type"] == shapes.DIRECT:
            return {
                "user": self.world.user(who),
                "context": 1,
                "authorizing_integration_owners": {"0": "0"},
            }
        guild = self.world.guild
        return {
            "guild_id": guild["id"],
            "guild": {"id": guild["id"], "locale": guild["preferred_locale"], "features": guild["features"]},
            "guild_locale": guild["preferred_locale"],
            "member": self.world.member(who) | {"permissions": permissions},
            "context": 0,
            "authorizing_integration_owners": {"0": guild["id"]},
        }

    # Answering.

    def answer(self, key: str, token: str, payload: Json, uploads: dict[int, File]) -> Json:
        """The bot's first answer; what the callback tells back."""
        asked = self._fresh(key, token)
        kind = payload.get("type")
        if kind not in self._allowed(asked):
            raise invalid("type", "BASE_TYPE_CHOICES", "This interaction cannot be answered so.")
        acts = {
            SAY: self._say,
            THINK: self._think,
            LATER: self._later,
            UPDATE: self._update,
            SUGGEST: self._suggest,
            ASK: self._ask,
        }
        acts[kind](asked, payload.get("data") or {}, uploads)
        return self._report(self.shelf[key], kind)

    def _fresh(self, key: str, token: str) -> Json:
        asked = self.shelf.get(key)
        if asked is None or asked["token"] != token:
            raise Refusal(Code.UNKNOWN_INTERACTION)
        if asked["state"] != "open":
            raise Refusal(Code.ALREADY_ACKNOWLEDGED)
        if self._age(asked) > FIRST_ANSWER:
            raise Refusal(Code.UNKNOWN_INTERACTION)
        return dict(asked)

    def _allowed(self, asked: Json) -> set[int]:
        if asked["type"] == MODAL_SUBMIT and not asked["message"]:
            return {SAY, THINK}
        return ANSWERS[asked["type"]]

    def _note(self, asked: Json, **changes: Any) -> None:
        self.shelf[asked["id"]] = self.shelf[asked["id"]] | changes
        self.world.emit("INTERACTION_SUCCESS", {"id": asked["id"]}, asked["user"])

    def _say(self, asked: Json, data: Json, uploads: dict[int, File]) -> None:
        message = self._post(asked, data, uploads, self._kind_of(asked))
        self._note(asked, state="answered", original=message["id"])

    def _think(self, asked: Json, data: Json, _: dict[int, File]) -> None:
        flags = shapes.LOADING | (data.get("flags") or 0) & shapes.EPHEMERAL
        fields = self._signed(asked, self._kind_of(asked)) | {"flags": flags}
        message = self.world.post(asked["channel"], self.world.bot["id"], fields, self._only(asked, flags))
        self._note(asked, state="thinking", original=message["id"])

    def _later(self, asked: Json, _: Json, __: dict[int, File]) -> None:
        self._note(asked, state="answered", original=asked["message"])

    def _update(self, asked: Json, data: Json, uploads: dict[int, File]) -> None:
        self.revise(self._touched(asked["message"]), data, uploads)
        self._note(asked, state="answered", original=asked["message"])

    def _suggest(self, asked: Json, data: Json, _: dict[int, File]) -> None:
        rules.check_choices(data.get("choices") or [])
        self._note(asked, state="answered", choices=data.get("choices") or [])

    def _ask(self, asked: Json, data: Json, _: dict[int, File]) -> None:
        rules.check_modal(data)
        modal = data | {"id": asked["id"]}
        self._note(asked, state="answered", modal=modal)
        self.world.emit("INTERACTION_MODAL_CREATE", modal, asked["user"])

    def _kind_of(self, asked: Json) -> int:
        return ANSWER_TO_COMMAND if asked["type"] == COMMAND else 0

    def _only(self, asked: Json, flags: int) -> str | None:
        return asked["user"] if flags & shapes.EPHEMERAL else None

    def _signed(self, asked: Json, kind: int) -> Json:
        """What marks a message as an answer of the application; the first one names the command."""
        key = self.world.bot["id"]
        signed = {"application_id": key, "webhook_id": key, "interaction_metadata": self.metadata(asked)}
        named = {"interaction": self._named(asked)} if kind == ANSWER_TO_COMMAND else {}
        return signed | {"type": kind} | named

    def _named(self, asked: Json) -> Json:
        words, node = [asked["data"]["name"]], asked["data"]
        while node := next((option for option in node.get("options", []) if option["type"] in GROUPS), None):
            words.append(node["name"])
        who = self.world.user(asked["user"])
        return {"id": asked["id"], "type": asked["type"], "name": " ".join(words), "user": who}

    def metadata(self, asked: Json) -> Json:
        shape = {
            "id": asked["id"],
            "type": asked["type"],
            "user": self.world.user(asked["user"]),
            "authorizing_integration_owners": {"0": self.world.guild["id"]},
        }
        if asked["type"] == COMPONENT:
            shape["interacted_message_id"] = asked["message"]
        if asked["type"] == MODAL_SUBMIT:
            shape["triggering_interaction_metadata"] = asked["cause"]
        return shape

    def _post(self, asked: Json, data: Json, uploads: dict[int, File], kind: int = 0) -> Json:
        fields = compose(self.world, asked["channel"], data, uploads)
        flags = fields.get("flags", 0) | (data.get("flags") or 0) & shapes.EPHEMERAL
        signed = self._signed(asked, kind) | {"flags": flags}
        return self.world.post(
            asked["channel"], self.world.bot["id"], fields | signed, self._only(asked, flags)
        )

    def _report(self, asked: Json, kind: int) -> Json:
        told = {"id": asked["id"], "type": asked["type"], "channel_id": asked["channel"]}
        message = self.world.messages.get(asked["original"] or "")
        if message is None:
            return {"interaction": told}
        told["response_message_id"] = message["id"]
        told["response_message_loading"] = bool(message["flags"] & shapes.LOADING)
        told["response_message_ephemeral"] = bool(message["flags"] & shapes.EPHEMERAL)
        if kind in (THINK, LATER):
            return {"interaction": told}
        return {"interaction": told, "resource": {"type": kind, "message": message}}

    # Afterwards: the token is a webhook for fifteen minutes.

    def by_token(self, token: str) -> Json:
        asked = self.shelf.get(token.partition(".")[0])
        if asked is None or asked["token"] != token or asked["state"] == "open":
            raise Refusal(Code.UNKNOWN_WEBHOOK)
        if self._age(asked) > TOKEN_LIFE:
            raise Refusal(Code.INVALID_WEBHOOK_TOKEN)
        return dict(asked)

    def follow(self, token: str, payload: Json, uploads: dict[int, File]) -> Json:
        """Say more; the first word after thinking takes the place of the waiting message."""
        asked = self.by_token(token)
        if asked["state"] == "thinking":
            return self.edit(token, "@original", payload, uploads)
        return self._post(asked, payload, uploads)

    def own_message(self, token: str, message_id: str) -> Json:
        asked = self.by_token(token)
        message = self._touched(asked["original"] if message_id == "@original" else message_id)
        mine = message.get("interaction_metadata", {}).get("id") == asked["id"]
        if not mine and message["id"] != asked["original"]:
            raise Refusal(Code.UNKNOWN_MESSAGE)
        return message

    def edit(self, token: str, message_id: str, payload: Json, uploads: dict[int, File]) -> Json:
        message = self.revise(self.own_message(token, message_id), payload, uploads)
        asked = self.by_token(token)
        if message["id"] == asked["original"]:
            self._note(asked, state="answered")
        return message

    def erase(self, token: str, message_id: str) -> None:
        message = self.own_message(token, message_id)
        self.world.erase(message)
        self._note(self.by_token(token), state="answered")

    def _touched(self, message_id: str | None) -> Json:
        if message_id not in self.world.messages:
            raise Refusal(Code.UNKNOWN_MESSAGE)
        return dict(self.world.messages[message_id or ""])

    def revise(self, message: Json, payload: Json, uploads: dict[int, File]) -> Json:
        was_loading = message["flags"] & shapes.LOADING
        message["flags"] &= ~shapes.LOADING
        fields = {"flags": message["flags"]} | compose(
            self.world, message["channel_id"], payload, uploads, before=message
        )
        if not was_loading:
            fields["edited_timestamp"] = self.world.stamp()
        return self.world.change_message(message, **fields)
