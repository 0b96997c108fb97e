"""The agenda at work: what can be decided now, what a decision does, and what follows by itself."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from engines.core.game import Seat, Step
from engines.origins.actions import building, districts, goods, growth, military, people, temples, visits
from engines.origins.actions.turn import Turn
from engines.origins.components import tasks as t
from engines.origins.moves import PASS, SKIP, Close, Draft, Grow, Move, Pass, Skip, Tower, Visit
from engines.origins.rules import rounds
from engines.origins.state import State


class Question(NamedTuple):
    """A task that waits: what can be answered, and what the answer does."""

    offers: Callable[[State, Any], Iterable[Move]]
    answer: Callable[[Turn, Any, Any], None]


HAPPENINGS: Mapping[type, Callable[[Turn, Any], None]] = {
    t.Gain: goods.gain,
    t.Score: goods.score,
    t.Advance: military.advance,
    t.Attack: military.attack,
    t.Deed: visits.do,
    t.Usage: districts.use,
    t.Homecoming: people.come_home,
}

QUESTIONS: Mapping[type[t.Task], Question] = {
    t.Choice: Question(goods.choices, goods.take),
    t.Barter: Question(goods.exchanges, goods.exchange),
    t.Campaign: Question(military.marches, military.march),
    t.Pilgrimage: Question(temples.climbs, temples.climb),
    t.Purchase: Question(building.purchases, building.purchase),
    t.Recruitment: Question(people.recruits, people.recruit),
    t.Hiring: Question(people.hires, people.hire),
    t.Reservation: Question(building.reservations, building.reserve),
    t.Recolouring: Question(people.recolourings, people.recolour),
    t.Homage: Question(people.homages, people.honour),
    t.Promotion: Question(people.promotions, people.promote),
    t.Training: Question(people.trainings, people.train),
    t.Resetting: Question(visits.resets, visits.reset),
    t.Imitation: Question(districts.imitations, districts.imitate),
    t.Activation: Question(districts.activations, districts.activate),
    t.Errand: Question(visits.acts, visits.act),
    t.Rising: Question(visits.risings, visits.rise),
}

ACTIONS: Mapping[type, Callable[[Turn, Any], None]] = {
    Visit: visits.send,
    Close: districts.close,
    Tower: growth.build_floor,
    Grow: growth.grow,
    Pass: rounds.step_out,
}

# Tasks of buildings and cards that may always be declined.
ALWAYS_OPTIONAL = (t.Barter, t.Reservation, t.Recolouring, t.Homage, t.Promotion, t.Resetting, t.Imitation)


def current(state: State) -> Seat | None:
    return None if state.over else state.active


def legal_moves(state: State) -> tuple[Move, ...]:
    """Everything that can be decided now; worked out once for each state."""
    known: tuple[Move, ...] | None = state.__dict__.get("moves")
    if known is None:
        known = state.__dict__["moves"] = tuple(listed_moves(state))
    return known


def listed_moves(state: State) -> list[Move]:
    if state.over:
        return []
    if state.offer:
        return [*rounds.drafts(state)]
    if state.agenda:
        return answers(state, state.agenda[-1])
    return [*actions(state)]


def answers(state: State, task: t.Task) -> list[Move]:
    """What a task offers, and declining it where that is allowed; nothing where it offers nothing."""
    moves = list(QUESTIONS[type(task)].offers(state, task))
    return [*moves, SKIP] if moves and may_be_declined(task) else moves


def may_be_declined(task: t.Task) -> bool:
    match task:
        case t.Campaign() | t.Pilgrimage() | t.Purchase() | t.Recruitment() | t.Hiring() | t.Training():
            return task.optional
        case t.Errand():
            return not task.owes
        case _:
            return isinstance(task, ALWAYS_OPTIONAL)


def actions(state: State) -> Iterator[Move]:
    """The five actions of a turn (page 13); with a superiority token, one more or none (page 20)."""
    yield from visits.visits(state)
    yield from districts.closings(state)
    yield from growth.floors(state)
    yield from growth.growth(state)
    yield PASS
    if state.acted:
        yield SKIP


def apply(state: State, move: Move) -> Step[State]:
    """What the move leads to, up to the next decision that is one."""
    turn = Turn(state)
    decide(turn, move)
    settle(turn)
    return turn.done()


def decide(turn: Turn, move: Move) -> None:
    """Do what was chosen."""
    if isinstance(move, Draft):
        rounds.draft(turn, move)
    elif turn.state.agenda:
        answer(turn, move)
    elif isinstance(move, Skip):
        turn.tell("origins-rested")
        rounds.next_turn(turn)
    else:
        begin_action(turn)
        ACTIONS[type(move)](turn, move)
        run_agenda(turn)


def begin_action(turn: Turn) -> None:
    """A second action of a turn costs a superiority token (page 20)."""
    if turn.state.acted:
        turn.become(superiority=turn.me.superiority - 1)
        turn.change(further=True)
        turn.tell("origins-further")
    else:
        turn.change(acted=True)


def answer(turn: Turn, move: Move) -> None:
    """Take the task off the agenda and do what was decided."""
    task = pop(turn)
    if isinstance(move, Skip):
        turn.tell("origins-skipped")
    else:
        QUESTIONS[type(task)].answer(turn, task, move)
    run_agenda(turn)


def pop(turn: Turn) -> t.Task:
    task = turn.state.agenda[-1]
    turn.change(agenda=turn.state.agenda[:-1])
    return task


def run_agenda(turn: Turn) -> None:
    """Do what happens by itself, and what is forced, until there is a choice; then the turn may end."""
    while turn.state.agenda:
        task = turn.state.agenda[-1]
        happen = HAPPENINGS.get(type(task))
        if happen:
            happen(turn, pop(turn))
            continue
        moves = legal_moves(turn.state)
        if len(moves) > 1:
            return
        pop(turn)
        if moves:
            QUESTIONS[type(task)].answer(turn, task, moves[0])
    rounds.end_action(turn)


def settle(turn: Turn) -> None:
    """Whoever can only pass passes."""
    while not (turn.state.over or turn.state.agenda or turn.state.offer):
        # Passing comes last: whatever is found before it will do, and the rest need not be listed yet.
        if turn.state.acted or next(actions(turn.state)) is not PASS:
            return
        decide(turn, PASS)
