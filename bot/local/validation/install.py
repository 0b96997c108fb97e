"""Discord's rules for how an application is installed: by a server or a user, with scopes and permissions."""

from bot.local.world.errors import invalid_field
from bot.local.world.json_types import Payload

SCOPES = {"bot", "applications.commands"}
KINDS = {"0": "a server", "1": "a user"}
PATH = "integration_types_config"


def install_settings(given: Payload | None) -> Payload:
    """The settings of each kind of installation as they are stored; kinds that are left out are disabled."""
    if not given or set(given) - set(KINDS):
        raise invalid_field(PATH, "BASE_TYPE_CHOICES", "Keys must be among 0 and 1, at least one.")
    return {kind: _kind_settings(kind, (given[kind] or {}).get("oauth2_install_params")) for kind in given}


def _kind_settings(kind: str, params: Payload | None) -> Payload:
    if params is None:
        return {}
    path, scopes = f"{PATH}.{kind}.oauth2_install_params", params.get("scopes") or []
    if not scopes or set(scopes) - SCOPES:
        raise invalid_field(f"{path}.scopes", "BASE_TYPE_CHOICES", f"Value must be among {sorted(SCOPES)}.")
    permissions = int(params.get("permissions") or 0)
    if permissions and "bot" not in scopes:
        raise invalid_field(f"{path}.permissions", "INVALID_SCOPES", "Permissions require the scope bot.")
    return {"oauth2_install_params": {"scopes": scopes, "permissions": str(permissions)}}
