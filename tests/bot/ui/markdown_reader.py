"""A reader of Discord's Markdown: which characters people see, and what else than text they see."""

import re
from collections.abc import Iterator

# As the chat page reads them (`messages/markdown.js`), and what else Discord's clients know: emoji by name,
# invitations without a scheme, and addresses of mail, phone and Steam. A group is read again; without one the
# matched text is shown as something else than text.
INLINE = {
    "code": r"(`+)[\s\S]*?[^`]\1(?!`)",
    "bold": r"\*\*([\s\S]+?)\*\*(?!\*)",
    "underlined": r"__([\s\S]+?)__(?!_)",
    "slanted": r"\*(?=\S)([^*]*?[^\s*])\*(?!\*)|(?<!\w)_(?=\S)([^_]*?[^\s_])_(?!\w)",
    "struck out": r"~~([\s\S]+?)~~",
    "hidden": r"\|\|([\s\S]+?)\|\|",
    "named link": r"\[[^\]]+\]\([^)]*\)",
    "link": r"<?(?:https?|steam)://[^\s<]+|<(?:tel|sms|mailto):\S+>|<[^@\s<>]+@[^@\s<>]+>",
    "invitation": r"(?<!\w)discord(?:app)?\.(?:gg|com|new)/\w+",
    "mention": r"<@[!&]?\d+>|<#\d+>|@everyone|@here|<id:\w+>",
    "command": r"</[^:]+:\d+>",
    "timestamp": r"<t:-?\d+(?::\w)?>",
    "emoji": r"<a?:\w+:\d+>|:[^\s:]+:",
}
BLOCKS = {
    "heading": r"#{1,3} +",
    "subtext": r"-# +",
    "quote": r">(?:>>)? ",
    "item": r" *(?:[-*]|\d+\.) +",
}
ESCAPE = re.compile(r"\\([^0-9A-Za-z\s])")
INVISIBLE = re.compile("[\u2066-\u2069]")
RULES = {kind: re.compile(rule) for kind, rule in INLINE.items()}


def read(text: str) -> tuple[str, list[str]]:
    """The characters that are shown, and the kinds of what is not just text."""
    found = [_line(line) for line in INVISIBLE.sub("", text).split("\n")]
    return "\n".join(shown for shown, _ in found), [kind for _, kinds in found for kind in kinds]


def _line(line: str) -> tuple[str, list[str]]:
    for kind, rule in BLOCKS.items():
        if start := re.match(rule, line):
            shown, kinds = _line(line[start.end() :])
            return shown, [kind, *kinds]
    pieces = list(_inline(line))
    return "".join(shown for shown, _ in pieces), [kind for _, kinds in pieces for kind in kinds]


def _inline(text: str) -> Iterator[tuple[str, list[str]]]:
    at = 0
    while at < len(text):
        shown, kinds, length = _piece(text, at)
        yield shown, kinds
        at += length


def _piece(text: str, at: int) -> tuple[str, list[str], int]:
    if escape := ESCAPE.match(text, at):
        return escape[1], [], 2
    for kind, rule in RULES.items():
        if found := rule.match(text, at):
            inner = next((group for group in found.groups() if group and kind != "code"), "")
            pieces = list(_inline(inner))
            shown = "".join(each for each, _ in pieces)
            return shown, [kind, *(each for _, kinds in pieces for each in kinds)], len(found[0])
    return text[at], [], 1
