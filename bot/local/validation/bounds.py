"""Limits on lengths and numbers, for every payload."""

from bot.local.world.errors import invalid_field
from bot.local.world.json_types import Payload

Bounds = dict[str, tuple[int, int]]  # field -> least and most


def check_bounds(payload: Payload, bounds: Bounds, path: str) -> None:
    """Check the length of texts and lists, and the range of numbers; absent fields pass."""
    for field, (least, most) in bounds.items():
        value = payload.get(field)
        if value is None:
            continue
        size = value if isinstance(value, int) else len(value)
        if not least <= size <= most:
            where = f"{path}.{field}" if path else field
            reason = "NUMBER_TYPE_RANGE" if isinstance(value, int) else "BASE_TYPE_BAD_LENGTH"
            raise invalid_field(where, reason, f"Must be between {least} and {most}.")
