"""The permissions of a channel: those that are missing are named, in the order in which they are needed."""

import discord
import pytest

from bot.ui.permissions import MissingPermission, missing, require

ALL = {
    "view_channel": True,
    "send_messages": True,
    "attach_files": True,
    "create_public_threads": True,
    "send_messages_in_threads": True,
    "read_message_history": True,
}


def test_nothing_else_is_needed() -> None:
    held = discord.Permissions(**ALL)
    assert missing(held) == []
    require(held)


@pytest.mark.parametrize("name", ALL)
def test_each_of_them_is_needed(name: str) -> None:
    held = discord.Permissions(**{**ALL, name: False})
    assert missing(held) == [name]
    with pytest.raises(MissingPermission):
        require(held)


def test_the_first_that_is_missing_is_named() -> None:
    assert missing(discord.Permissions.none()) == list(ALL)
    with pytest.raises(MissingPermission, match="View Channel"):
        require(discord.Permissions.none())


def test_only_those_that_are_asked_for_count() -> None:
    held = discord.Permissions(send_messages=True)
    require(held, "send_messages")
    assert missing(held, "attach_files", "send_messages") == ["attach_files"]
    with pytest.raises(MissingPermission, match="Attach Files"):
        require(held, "attach_files", "send_messages")
