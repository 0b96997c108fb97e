"""Types for the JSON that passes between client and server."""

from typing import Any, TypeAlias

# Any JSON value, for bodies whose type is not known yet.
Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"

# A JSON object in one of Discord's formats. The specification describes hundreds of fields, most of them
# optional; tests check every payload against it, so the types do not repeat it.
Payload = dict[str, Any]
