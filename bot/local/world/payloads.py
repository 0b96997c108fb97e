"""Discord's JSON objects. Fields that this server never varies have fixed values."""

from bot.local.world.json_types import Payload
from bot.local.world.permissions import BOT, EVERYONE

# Types of channels.
TEXT, DIRECT, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
THREADS = (PUBLIC_THREAD, PRIVATE_THREAD)
# Flags of messages.
SUPPRESS_EMBEDS, HAS_THREAD, EPHEMERAL, LOADING = 1 << 2, 1 << 5, 1 << 6, 1 << 7
SILENT, COMPONENTS_V2 = 1 << 12, 1 << 15
UPLOAD_LIMIT = 10 * 1024 * 1024
# Only a server with this feature can choose a locale; Discord fixes all others to English.
COMMUNITY, DEFAULT_LOCALE = "COMMUNITY", "en-US"


def user(key: str, name: str, *, bot: bool = False) -> Payload:
    return {
        "id": key,
        "username": name if bot else name.lower(),
        "global_name": None if bot else name,
        "discriminator": "0000" if bot else "0",
        "avatar": None,
        "bot": bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def own_user(user: Payload) -> Payload:
    """The bot's user as the bot itself receives it."""
    return user | {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}


def member(user: Payload, joined_at: str, roles: list[str]) -> Payload:
    return {
        "user": user,
        "nick": None,
        "roles": roles,
        "joined_at": joined_at,
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "premium_since": None,
        "pending": False,
        "flags": 0,
        "deaf": False,
        "mute": False,
    }


def role(key: str, name: str, permissions: int, position: int) -> Payload:
    return {
        "id": key,
        "name": name,
        "permissions": str(permissions),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": position > 0,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def guild(key: str, name: str, owner: str, bot_role: str) -> Payload:
    """A guild with two roles. The id of @everyone is the guild's id; the bot's role is above it."""
    unset = dict.fromkeys(
        (
            "icon",
            "description",
            "home_header",
            "splash",
            "discovery_splash",
            "banner",
            "application_id",
            "afk_channel_id",
            "system_channel_id",
            "widget_channel_id",
            "max_presences",
            "vanity_url_code",
            "rules_channel_id",
            "safety_alerts_channel_id",
            "public_updates_channel_id",
            "incidents_data",
        )
    )
    return unset | {
        "id": key,
        "name": name,
        "owner_id": owner,
        "preferred_locale": DEFAULT_LOCALE,
        "roles": [role(key, "@everyone", EVERYONE, 0), role(bot_role, "Tessera", BOT, 1)],
        "features": [],
        "emojis": [],
        "stickers": [],
        "region": "local",
        "afk_timeout": 300,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "verification_level": 0,
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_members": 100,
        "max_stage_video_channel_users": 0,
        "max_video_channel_users": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
    }


def with_fixed_locale(guild: Payload) -> Payload:
    """The guild as Discord shows it: in English unless it is a Community."""
    return guild if COMMUNITY in guild["features"] else guild | {"preferred_locale": DEFAULT_LOCALE}


def text_channel(key: str, guild_id: str, name: str, position: int) -> Payload:
    return {
        "id": key,
        "type": TEXT,
        "guild_id": guild_id,
        "name": name,
        "position": position,
        "parent_id": None,
        "topic": None,
        "nsfw": False,
        "flags": 0,
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "permission_overwrites": [],
    }


def direct_channel(key: str, recipient: Payload) -> Payload:
    return {"id": key, "type": DIRECT, "flags": 0, "last_message_id": None, "recipients": [recipient]}


def thread(key: str, parent: Payload, owner: str, now: str, options: Payload) -> Payload:
    """A thread; `options` are those of the request: name, type, auto_archive_duration."""
    thread_type = options.get("type", PUBLIC_THREAD)
    return {
        "id": key,
        "type": thread_type,
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "owner_id": owner,
        "name": options["name"],
        "flags": 0,
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "message_count": 0,
        "member_count": 1,
        "total_message_sent": 0,
        "thread_metadata": {
            "archived": False,
            "archive_timestamp": now,
            "auto_archive_duration": options.get("auto_archive_duration") or 4320,
            "locked": False,
            "create_timestamp": now,
            **({"invitable": True} if thread_type == PRIVATE_THREAD else {}),
        },
    }


def thread_member(thread_id: str, user_id: str, now: str) -> Payload:
    return {"id": thread_id, "user_id": user_id, "join_timestamp": now, "flags": 0}


def message(key: str, channel_id: str, author: Payload, now: str) -> Payload:
    return {
        "id": key,
        "channel_id": channel_id,
        "author": author,
        "type": 0,
        "content": "",
        "timestamp": now,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "reactions": [],
        "pinned": False,
        "flags": 0,
    }


def application(bot: Payload, owner: Payload) -> Payload:
    unset = dict.fromkeys(
        ("icon", "type", "interactions_endpoint_url", "role_connections_verification_url", "team")
    )
    return unset | {
        "id": bot["id"],
        "name": "Tessera",
        "description": "",
        "bot": bot,
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": owner,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
        # A new application can be installed on a server and by a user for themselves.
        "integration_types_config": {"0": {}, "1": {}},
    }


def application_emoji(key: str, name: str, creator: Payload, *, animated: bool) -> Payload:
    return {
        "id": key,
        "name": name,
        "user": creator,
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": animated,
        "available": True,
    }


def reaction(emoji: str, count: int, *, me: bool) -> Payload:
    return {
        "emoji": {"id": None, "name": emoji},
        "count": count,
        "count_details": {"burst": 0, "normal": count},
        "burst_colors": [],
        "me_burst": False,
        "me": me,
    }


def is_archived(channel: Payload) -> bool:
    return bool(channel.get("thread_metadata", {}).get("archived"))
