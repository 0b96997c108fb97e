"""The text of a card: a line for each turn, few and short."""

import pytest
from msgspec.structs import replace

import engines
from bot.domain.log import Action, LogEntry, MovePlayed
from bot.domain.table import Person
from bot.ui.context import PublicContext
from bot.ui.messages.turn_lines import LINE_LENGTH, MOST_LINES, turn_lines, turns_to_tell
from bot.ui.text import command_mentions
from engines.core.game import Event, Setup
from engines.core.text import Text, Who
from tests.bot.ui.contexts import player_context


@pytest.fixture(autouse=True)
def without_mentions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands as they are written, whatever was registered before."""
    monkeypatch.setattr(command_mentions, "_mentions", {})


def context(seats: int = 2) -> PublicContext:
    game = engines.game("akropolis")
    return player_context(game, game.new(Setup(seats=seats, seed=7, options=game.options())))


def moved(seat: int, sentences: int = 1, computer: str | None = None) -> LogEntry:
    """A turn of a seat, of so many sentences."""
    person = Person(101 + seat, f"Player {seat}", computer)
    event = Event(Text("table-out-of-time", {"who": Who(seat)}))
    return LogEntry(1, 5, Action.MOVED, person, MovePlayed("move"), (event,) * sentences, 0)


def test_each_turn_is_one_line_with_the_shape_of_its_seat() -> None:
    first, second = turn_lines(context(), [moved(0), moved(1)]).splitlines()
    assert first.startswith("◯ Player 0")
    assert second.startswith("▲ Player 1")


def test_a_long_turn_among_others_is_cut_after_a_sentence() -> None:
    line = turn_lines(context(), [moved(0, sentences=40), moved(1)]).splitlines()[0]
    assert len(line) <= LINE_LENGTH + len("◯  …")
    assert line.endswith(". …")


def test_a_turn_alone_has_a_line_for_each_of_its_last_sentences() -> None:
    *lines, more = turn_lines(context(), [moved(0, sentences=MOST_LINES + 3)]).splitlines()
    assert len(lines) == MOST_LINES
    assert more == "-# and 3 more: /log"


def test_the_rest_is_in_the_log_in_polish_too() -> None:
    polish = replace(context(), language="pl")
    *lines, more = turn_lines(polish, [moved(n % 2) for n in range(MOST_LINES + 2)]).splitlines()
    assert len(lines) == MOST_LINES
    assert more == "-# i jeszcze 2: /dziennik"


def test_what_happens_to_the_table_is_not_cut() -> None:
    warned = Event(Text("closing-warned-playing", {"days": 33, "left": 7}))
    entry = LogEntry(1, 5, Action.DECIDED, Person(101, "Player 0"), None, (warned,), 0)
    assert turn_lines(context(), [entry]) == context().say_text(warned.text)


def test_the_only_person_is_not_told_their_own_turn() -> None:
    shown = context()
    computer = Person(-1, "", "easy")
    alone = replace(shown, table=replace(shown.table, people=(shown.table.people[0], computer)))
    theirs = replace(moved(1), person=computer)
    assert turns_to_tell(alone, [moved(0), theirs]) == [theirs]
    assert turns_to_tell(alone, [moved(0)]) == [moved(0)]
    assert turns_to_tell(shown, [moved(0), moved(1)]) == [moved(0), moved(1)]
