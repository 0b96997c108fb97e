"""The gateway: the WebSocket over which the bot receives events."""

from bot.local.gateway.gateway import Gateway

__all__ = ["Gateway"]
