"""No name and nothing that somebody typed is shown as anything but its own characters."""

import re

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

import data
from bot.ui.text.names import escaped, plain
from tests.bot.ui.markdown_reader import read

HOSTILE = (
    "[Nitro](https://evil.example/free)",
    "# BIG",
    "-# small",
    "- item",
    "* item",
    "1. first",
    "123. last",
    "> quote",
    ">>> long quote",
    "||hidden||",
    "`code`",
    "**bold** __under__ ~~gone~~ *a* _b_",
    "@everyone",
    "@here",
    "<@123456789012345678>",
    "<@!1>",
    "<@&1>",
    "<#123456789012345678>",
    "</game new:0>",
    "<:gold:123456789012345678>",
    "<a:gold:1>",
    ":smile:",
    "<t:1543413660:R>",
    "<id:customize>",
    "https://evil.example/a_b_c",
    "<https://evil.example>",
    "steam://run/1",
    "discord.gg/nitro",
    "<mail@evil.example>",
    "back\\slash\\.",
    "\\*",
)
SEVERAL_LINES = ("two\nlines\r\n# and more", "a\u2028# b", "```\nblock\n```")
# What our own sentences put around a name.
SENTENCES = (
    "{} joins the table.",
    "### Akropolis: a table by {}",
    "- {}",
    "**1. {}**  ███ **12**",
    "`5` {} and {}",
    "-# {} is out of time.",
    "“{}” is not a time of day.",
)
names = st.one_of(
    st.sampled_from(HOSTILE + SEVERAL_LINES),
    st.lists(
        st.sampled_from([*HOSTILE, *SEVERAL_LINES, *"\\*_~|`<>[]()#:/@.- 1a\n"]), min_size=1, max_size=8
    ).map("".join),
    st.text(min_size=1, max_size=32),
)


@pytest.mark.parametrize("hostile", HOSTILE)
def test_the_reader_sees_what_a_name_would_do_unescaped(hostile: str) -> None:
    assert read(f"{hostile} joins") != (f"{hostile} joins", [])


@given(names, st.sampled_from(SENTENCES))
def test_a_name_shows_its_own_characters_and_nothing_else(name: str, sentence: str) -> None:
    expected = read(sentence.replace("{}", "Ada"))[1]
    shown, kinds = read(sentence.replace("{}", escaped(name)))
    assert kinds == expected
    assert shown.count(plain(name) or "…") >= sentence.count("{}")
    assert "\n" not in shown


@given(names, names)
def test_two_names_in_a_sentence_do_not_meet(first: str, second: str) -> None:
    shown, kinds = read(f"{escaped(first)}{escaped(second)} share the victory!")
    assert kinds == []
    assert shown == f"{plain(first) or '…'}{plain(second) or '…'} share the victory!"


@given(names)
def test_plain_text_has_no_backslashes_and_nothing_invisible_that_reorders(name: str) -> None:
    shown = plain(name)
    assert shown.count("\\") == name.count("\\") or not shown
    assert not re.search("[\x00-\x1f\u200b\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069\ufeff]", shown)


@pytest.mark.parametrize(
    "invisible",
    ["\u200b", "\u2060\u200d", " \u3164 ", "\u2800", "\ufeff\u202e", "\u034f\u034f", "\U000e0041"],
)
def test_a_name_that_cannot_be_seen_is_empty_as_plain_text(invisible: str) -> None:
    assert plain(invisible) == ""
    assert escaped(invisible) == "…"


@pytest.mark.parametrize(
    "name", ["Ada", "Zażółć", "O'Neil", "雪", "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}", "ada_b"]
)
def test_an_ordinary_name_stays_as_it_is(name: str) -> None:
    assert plain(name) == escaped(name) == name


def test_a_name_from_right_to_left_is_isolated_in_a_sentence() -> None:
    omar = "\u05e2\u05d5\u05de\u05e8"
    assert escaped(omar) == f"\u2068{omar}\u2069"
    assert plain(omar) == omar
    assert plain("\u202eevil\u202c") == escaped("\u202eevil\u202c") == "evil"


class Selectors(Visitor):
    """Collects the words that select a variant of a sentence."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802 - the visitor's own naming
        if isinstance(node.key, ast.Identifier):
            self.words.add(node.key.name)
        self.generic_visit(node)


@pytest.mark.parametrize("language", data.languages())
def test_words_that_select_a_variant_are_not_changed(language: str) -> None:
    selectors = Selectors()
    for sentences in data.sentences(language, data.__name__).values():
        selectors.visit(parse(sentences))
    assert len(selectors.words) > 10
    assert [word for word in selectors.words if escaped(word) != word or plain(word) != word] == []
