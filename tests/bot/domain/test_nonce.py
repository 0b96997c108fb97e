"""Every message of the bot has a nonce of its own, and it fits."""

import pytest

from bot.domain.log import Announcement
from bot.domain.nonce import LENGTH, nonce
from bot.storage.turns.open_turns import OpenTurn
from bot.storage.turns.reminder_queue import Digest, HeadsUp, Reminder
from tests.bot.domain.test_log import moved

LARGEST_USER = 2**63 - 1
YEAR_3000 = 32_503_680_000
MANY = 10**9  # tables, revisions, announcements


@pytest.mark.parametrize(("number", "digits"), [(0, "0"), (9, "9"), (10, "a"), (35, "z"), (36, "10")])
def test_numbers_are_written_in_base_36(number: int, digits: str) -> None:
    assert nonce("turn", number, number) == f"turn-{digits}-{digits}"


def reminder(table: int, revision: int, notices: int) -> Reminder:
    turn = OpenTurn(table, 0, 1, revision, 0, notices, 0, snoozed=False, paused=False, pace="none")
    return Reminder(turn)


def test_the_longest_nonce_fits() -> None:
    longest = [
        Digest(LARGEST_USER, YEAR_3000).nonce,
        HeadsUp(MANY, MANY).nonce,
        reminder(MANY, MANY, 9).nonce,
        Announcement(MANY, moved(1)).nonce,
        Announcement(MANY, moved(1)).vote_nonce,
    ]
    assert max(map(len, longest)) <= LENGTH


def test_different_messages_have_different_nonces() -> None:
    messages = [
        *(Digest(person, planned).nonce for person in (1, 2) for planned in (1, 2)),
        *(HeadsUp(table, revision).nonce for table in (1, 12) for revision in (1, 21)),
        *(reminder(*numbers).nonce for numbers in ((1, 1, 0), (1, 1, 1), (1, 2, 0), (2, 1, 0))),
        *(
            each
            for n in (1, 2)
            for each in (Announcement(n, moved(1)).nonce, Announcement(n, moved(1)).vote_nonce)
        ),
    ]
    assert len(set(messages)) == len(messages)
