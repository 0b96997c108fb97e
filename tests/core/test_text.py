"""Sentences can hold whatever people type: long texts, huge numbers, control characters."""

from typing import Any

import pytest
from fluent.runtime import FluentBundle
from hypothesis import given
from hypothesis import strategies as st

import data
from engines.core.errors import BadRequest, IllegalMove, Refusal
from engines.core.text import LONG_TEXT, LONGEST_QUOTE, Text, Who, has_form, say

MESSAGE = 2000  # characters in a message of Discord
LANGUAGES = pytest.mark.parametrize("language", data.languages())


def unknown_request(name: str) -> Text:
    return Text("request-unknown", {"name": name, "known": "new, legal"})


@LANGUAGES
@pytest.mark.parametrize("length", [LONG_TEXT, LONG_TEXT + 1, 2500, 2501, 6000, 100_000])
def test_a_text_of_any_length_is_said_in_full(language: str, length: int) -> None:
    assert "x" * length in say(unknown_request("x" * length), language)


@LANGUAGES
@pytest.mark.parametrize("number", [10**14, 10**15, 10**25, 10**26, -(10**40), 10**290])
def test_a_number_of_any_size_is_said(language: str, number: int) -> None:
    said = say(Text("setup-wrong-seats", {"least": 2, "most": 4, "seats": number}), language)
    assert str(number) in "".join(letter for letter in said if letter not in ",\N{NO-BREAK SPACE}")


@LANGUAGES
def test_a_number_beyond_everything_is_not_spelled_out(language: str) -> None:
    assert "…" in say(Text("setup-wrong-seats", {"least": 2, "most": 4, "seats": 10**5000}), language)


@given(st.text(), st.text(max_size=3).map(lambda text: text * 3_000))
def test_no_text_makes_a_sentence_fail(short: str, long: str) -> None:
    said = say(Text("request-unknown", {"name": short, "known": long}))
    assert said.startswith("There is no request")
    assert long in said


@pytest.mark.parametrize("times", [1, LONG_TEXT])
def test_a_text_that_looks_like_a_mark_is_said_as_it_is(times: int) -> None:
    name, known = "\ue000known\ue001" * times, "new, legal" * times
    said = say(Text("request-unknown", {"name": name, "known": known}))
    assert name in said
    assert said.count(known) == 1


def test_sentences_that_differ_only_in_what_they_quote_are_formatted_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    format_pattern, formatted = FluentBundle.format_pattern, list[dict[str, Any]]()

    def noted(bundle: FluentBundle, pattern: Any, args: dict[str, Any]) -> object:
        formatted.append(args)
        return format_pattern(bundle, pattern, args)

    monkeypatch.setattr(FluentBundle, "format_pattern", noted)
    said = {say(unknown_request(f"number {number}")) for number in range(20)}
    assert len(said) == 20
    assert len(formatted) <= 1


def test_a_text_inside_a_text_can_be_long_too() -> None:
    inner = Text("json-key-twice", {"key": "x" * 3_000})
    assert "x" * 3_000 in say(Text("request-malformed", {"detail": inner}))


@LANGUAGES
def test_a_refusal_that_quotes_a_long_text_fits_into_a_message(language: str) -> None:
    refusal = BadRequest(unknown_request("x" * 6_000))
    said = say(refusal.why, language)
    assert len(said) < MESSAGE
    assert "x" * LONGEST_QUOTE + "…" in said


def test_a_refusal_is_one_line_even_if_it_quotes_several() -> None:
    assert str(BadRequest(unknown_request("a\nb\x00c\u2028d"))) == str(BadRequest(unknown_request("a b c d")))
    nested = IllegalMove(Text("request-malformed", {"detail": Text("json-key-twice", {"key": "a\nb"})}))
    assert str(nested) == "This is not a request. The key “a b” is given twice."


def test_a_refusal_leaves_names_and_seats_as_they_are() -> None:
    family = "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"
    refusal = Refusal(Text("request-unknown", {"name": family, "known": Who(2)}))
    assert refusal.why.args == {"name": family, "known": Who(2)}


def test_a_sentence_has_other_forms_only_where_it_says_so() -> None:
    tile = Text("founders-step-nature", {"tile": "lake", "one": "water", "other": "plants"})
    assert say(tile) == "lake: water or plants"
    assert say(tile, form="short") == "lake"
    assert not has_form(tile, "asks")
    verb = Text("founders-step-add")
    assert has_form(verb, "asks")
    assert say(verb, form="asks") == "Which tile do you add?"
    assert say(Text("founders-step-pass"), form="short") == say(Text("founders-step-pass"))
