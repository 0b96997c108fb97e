"""Tables without a database: decisions are pure functions, so their tests need nothing else."""

from msgspec.structs import replace

import engines
from bot.domain.decisions import lobby, play
from bot.domain.table import Person, Status, Table
from engines.core.notation import words

ANN, BOB, CAT, ZOE = (Person(number, name) for number, name in enumerate(("Ann", "Bob", "Cat", "Zoe"), 101))
COMPUTER = Person(-1, "", "easy")
SEED = 7


def lobby_of(*people: Person, seats: int | None = None) -> Table:
    """A lobby of Ann, who is its host, at which these people sit."""
    return Table(
        id=1,
        game="akropolis",
        options=engines.game("akropolis").options(),
        pace="none",
        seats_wanted=seats or len(people),
        guild=10,
        channel=20,
        opened=0,
        status=Status.LOBBY,
        host=ANN,
        people=people,
        revision=5,
        actor=ANN,
    )


def game_of(*people: Person) -> Table:
    """A game that has just started; the first of the people is to act."""
    table = lobby_of(*people)
    return lobby.start(table, ANN, people, SEED).table


def first_move(table: Table) -> str:
    return words(table.rules.legal_moves(table.state)[0])


def move(table: Table, times: int = 1) -> Table:
    """The first legal move, for whoever is to act."""
    for _ in range(times):
        if table.to_act:
            table = play.move(table, table.to_act, table.revision, first_move(table)).table
        else:
            table = play.move_for_computer(table, table.revision, first_move(table)).table
    return table


def left(table: Table, seat: int) -> Table:
    """The table with a computer playing for the person in that seat."""
    people = list(table.people)
    people[seat] = replace(people[seat], computer="easy")
    return replace(table, people=tuple(people))
