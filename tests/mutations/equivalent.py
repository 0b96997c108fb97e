"""Mutants that do the same as the original in every way that a person or a program could notice."""

from typing import Final

# The module, what is changed, and the line in which it is.
EQUIVALENT: Final[frozenset[tuple[str, str, str]]] = frozenset(
    {
        # The next time of day is always within three days.
        (
            "bot/domain/people/availability.py",
            "3 -> 4",
            "days = (local_time(self.time_zone, today + timedelta(days), minutes) for days in range(3))",
        ),
        # Only the nearest name is used.
        (
            "bot/domain/people/availability.py",
            "1 -> 2",
            "near = difflib.get_close_matches(wanted, names, n=1)",
        ),
        # Only the last part is used, however many there are.
        ("bot/domain/people/availability.py", "1 -> 2", 'return name.rsplit("/", maxsplit=1)[-1]'),
        (
            "bot/domain/people/availability.py",
            "without maxsplit=1",
            'return name.rsplit("/", maxsplit=1)[-1]',
        ),
        # No table has 99 computers.
        (
            "bot/domain/decisions/lobby.py",
            "1 -> 2",
            'return Person(next(-n for n in range(1, COMPUTERS + 1) if -n not in taken), "", name)',
        ),
        # In a game that is played it is always somebody's turn.
        (
            "bot/domain/decisions/play.py",
            "without table.turn",
            "if table.turn and (table.turn.id != person.id or not table.turn.plays):",
        ),
        # Without a seat to act there is no person to act either.
        (
            "bot/domain/decisions/play.py",
            "without 0",
            'event = Event(Text("table-out-of-time", {"who": Who(table.current or 0)}))',
        ),
        (
            "bot/domain/decisions/votes.py",
            "without seat is None",
            "if seat is None or table.to_act is None or table.vote or len(table.players) < 2:",
        ),
        # How many are read at once changes nothing of what is sent.
        (
            "bot/services/reminders.py",
            "50 -> 51",
            "BATCH = 50  # due items of each kind that are handled at once",
        ),
        # The history has moves only, and each of them has words.
        ("bot/services/tables.py", "without ''", 'return [entry.move or "" for entry in history]'),
        # Only the options of this set-up are used.
        ("bot/services/tables.py", "0 -> 1", 'setup = {"seats": seats, "seed": 0, "options": options}'),
        # False is 0, and a turn that starts has a seat.
        ("bot/storage/turns/turn_clock.py", "without 0", "seat = table.current or 0"),
        # A seat has a clock only at a pace that has one.
        (
            "bot/storage/turns/turn_clock.py",
            "0 -> 1",
            "started = replace(clock, increment=increment).start(now, PACES[table.pace].clock or 0)",
        ),
        (
            "bot/storage/turns/turn_clock.py",
            "without 0",
            "started = replace(clock, increment=increment).start(now, PACES[table.pace].clock or 0)",
        ),
    }
)
