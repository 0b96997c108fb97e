"""Changes to valid JSON that somebody could make by mistake, by hand or by malice."""

import json
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple, TypeAlias

from engines.core.notation import words

Json: TypeAlias = Any

TWICE = "\ue000twice"  # becomes a second key of the same name in the text
VALUES: tuple[Json, ...] = (
    *(
        None,
        True,
        False,
        0,
        1,
        -1,
        2,
        7,
        8,
        99,
        100,
        9_999,
        10**9,
        -(10**9),
        2**63,
        2**64,
        10**19,
        1.5,
        0.0,
        1e300,
    ),
    *("", "0", "x", "\u0000", "\n", "\ue000", "é" * 5, "place", "__class__", "\ud800"),
    *([], {}, [[]], [None], {"seat": 0}, [0, 0], {"": ""}),
)
GARBAGE = (
    b"\xff",
    b"\xc3",
    b"\x00",
    b"\xed\xa0\x80",
    b'"',
    b"\\",
    b"{",
    b"]",
    b",",
    b"\\ud800",
    b"NaN",
    b"1e999",
    b"-",
)


class Place(NamedTuple):
    """Where a value stands: in a list or an object, by its number or key."""

    owner: Json
    key: Any

    @property
    def value(self) -> Json:
        return self.owner[self.key]

    def put(self, value: Json) -> None:
        self.owner[self.key] = value


def places(value: Json) -> Iterator[Place]:
    """Every place inside a value."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in pairs:
        yield Place(value, key)
        yield from places(inner)


def _any(rng: Random, root: Json, kind: type | tuple[type, ...] = object) -> Place | None:
    """A place with a value of that kind. First the part of the save is chosen, as most of it is state."""
    parts = [place for place in places(root) if isinstance(place.value, kind)]
    return rng.choice(parts) if parts else None


def drop(rng: Random, root: Json) -> bool:
    if place := _any(rng, root):
        del place.owner[place.key]
    return False


def retype(rng: Random, root: Json) -> bool:
    if place := _any(rng, root):
        place.put(deepcopy(rng.choice(VALUES)))
    return False


def nudge(rng: Random, root: Json) -> bool:
    if (place := _any(rng, root, int)) and not isinstance(place.value, bool):
        place.put(place.value + rng.choice((-100, -2, -1, 1, 2, 3, 50)))
    return False


def enlarge(rng: Random, root: Json) -> bool:
    """A number, a text or a list far beyond what anybody needs."""
    if (place := _any(rng, root, (int, str, list))) is None:
        return False
    match place.value:
        case bool():
            return False
        case int() as number:
            place.put(rng.choice((number + 10**5, 10**26, -(10**400), 10**4000)))
        case str() as text:
            place.put((text[:99] or "x") * rng.choice((200, 3_000, 40_000)))
        case list() as items:
            place.put(items[:99] * rng.choice((2, 50)))
    return False


def nest(rng: Random, root: Json) -> bool:
    if place := _any(rng, root):
        value = place.value
        for _ in range(rng.choice((1, 2, 12, 40))):
            value = [value] if rng.random() < 0.5 else {"a": value}
        place.put(value)
    return False


def reorder(rng: Random, root: Json) -> bool:
    if place := _any(rng, root, list):
        place.put(rng.sample(place.value, len(place.value)))
    return False


def swap(rng: Random, root: Json) -> bool:
    """Two values of the same kind change places: ids, seats, cities of two players."""
    kind = rng.choice((str, str, int, list, dict))
    one, other = _any(rng, root, kind), _any(rng, root, kind)
    if one and other:
        mine, theirs = deepcopy(one.value), deepcopy(other.value)
        one.put(theirs)
        other.put(mine)
    return False


def copy(rng: Random, root: Json) -> bool:
    """A value overwrites another of the same kind."""
    kind = rng.choice((str, int, list, dict))
    one, other = _any(rng, root, kind), _any(rng, root, kind)
    if one and other:
        one.put(deepcopy(other.value))
    return False


def respell(rng: Random, root: Json) -> bool:
    if place := _any(rng, root, str):
        text = place.value
        at = rng.randrange(len(text) + 1)
        place.put(
            text[:at]
            + rng.choice(("", "1", "x", " ", "-", "_", "…", "é", "\u0000", "99999999"))
            + text[at + 1 :]
        )
    return False


def add_a_key(rng: Random, root: Json) -> bool:
    """No object takes a key that it does not know, wherever it stands."""
    place = _any(rng, root, dict)
    owner = place.value if place else root
    owner[rng.choice(("extra", "", "Seats", "x" * 3_000))] = rng.choice(VALUES[:-10])
    return True


def add_a_key_twice(rng: Random, root: Json) -> bool:
    objects = [place.value for place in places(root) if isinstance(place.value, dict) and place.value]
    owner = rng.choice([root, *objects]) if root else None
    if owner:
        key = rng.choice(list(owner))
        owner[TWICE + key] = owner[key]
    return bool(owner)


def older(rng: Random, root: Json) -> bool:
    """Claim another version, or forge a checkpoint."""
    match root:
        case {"load": dict() as saved}:
            if rng.random() < 0.5:
                saved["version"] = rng.choice((1, 1, 1, 0, 2, 3, 99))
            else:
                moves = rng.choice((0, 1, len(saved.get("moves") or ()), 10_000, -1))
                saved["checkpoint"] = {"moves": moves, "state": deepcopy(saved.get("state"))}
    return False


CHANGES: tuple[Callable[[Random, Json], bool], ...] = (
    *(drop, retype, nudge, enlarge, nest, reorder, swap, swap, copy, respell),
    *(add_a_key, add_a_key_twice, older, older),
)


def changed(rng: Random, request: Json) -> tuple[bytes, bool]:
    """The request with one to three changes, as a line; and whether it must be refused."""
    root, must_be_refused = deepcopy(request), False
    changes = rng.choices(CHANGES, k=rng.choice((1, 1, 1, 2, 3)))
    for change in changes:
        must_be_refused = change(rng, root)  # A later change may take an earlier one back.
    raw = json.dumps(root).replace(json.dumps(TWICE)[1:-1], "").encode()
    return (_cut(rng, raw), False) if rng.random() < 0.15 else (raw, must_be_refused)


def _cut(rng: Random, raw: bytes) -> bytes:
    """Some bytes taken away, and others put in."""
    first = rng.randrange(len(raw) + 1)
    last = rng.choice((first, first + 1, first + rng.randrange(40), len(raw)))
    return raw[:first] + rng.choice(GARBAGE) * rng.choice((0, 1, 1, 3_000)) + raw[last:]


def move_words(rng: Random, legal: Sequence[Any]) -> str:
    """A legal move, or one with a word changed."""
    move = words(rng.choice(legal)).split() if legal else ["place", "0"]
    if rng.random() < 0.8:
        at = rng.randrange(len(move))
        move[at] = rng.choice(
            ("", "-1", "0", "99", "1e9", "9" * 30, "x" * 3_000, "½", "٣", "None", "a1", *move)
        )
    return " ".join(move)
