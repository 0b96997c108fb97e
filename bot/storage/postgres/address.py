"""The address of a PostgreSQL database. Its password is used, and never shown."""

import re
from typing import Final
from urllib.parse import parse_qsl, unquote, urlsplit

SCHEMES: Final = ("postgresql://", "postgres://")
HIDDEN: Final = "postgresql://…"  # an address in which a password could be anywhere
# Who, where and which database: nothing in these can be a password.
PLAIN = re.compile(r"[\w.~%-]*@?[\w.:,~%\[\]-]*/?[\w.~%-]*")


def is_address(text: str) -> bool:
    """Whether a text means a database on a server, not a file."""
    return text.startswith(SCHEMES)


class Address:
    """Where a database is; as text it has no password and no options."""

    def __init__(self, url: str) -> None:
        self.url = url

    def __str__(self) -> str:
        try:
            parts = urlsplit(self.url)
            user, _ = parts.username, parts.port  # The port raises if a password was taken for it.
        except ValueError:
            return HIDDEN
        host = parts.netloc.rpartition("@")[2]
        shown = f"{user}@{host}{parts.path}" if user else f"{host}{parts.path}"
        return f"postgresql://{shown}" if PLAIN.fullmatch(shown) else HIDDEN

    def __repr__(self) -> str:
        return f"<Address {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Address) and other.url == self.url

    def __hash__(self) -> int:
        return hash(self.url)

    @property
    def secrets(self) -> list[str]:
        """What no log may show: the whole address, and the passwords in it, as they are written and meant."""
        rest = self.url.partition("://")[2]
        user = rest.rpartition("@")[0]
        written = user.partition(":")[2]
        named = [value for name, value in parse_qsl(rest.partition("?")[2]) if "password" in name]
        known = {self.url, written, unquote(written), *named} if user or named else {*named}
        return sorted(known - {""}, key=len, reverse=True)
