"""The agenda: what can be decided now, what a decision does, and what happens automatically."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from engines.core.game import Seat, Step
from engines.origins.actions import building, districts, goods, growth, military, people, temples, visits
from engines.origins.actions.turn import Turn
from engines.origins.components import tasks as t
from engines.origins.moves import PASS, SKIP, Close, Draft, Grow, Move, Pass, Skip, Tower, Visit
from engines.origins.rules import rounds
from engines.origins.state import State


class Question(NamedTuple):
    """How a waiting task is decided: the moves it offers, and what a move does."""

    offers: Callable[[State, Any], Iterable[Move]]
    answer: Callable[[Turn, Any, Any], None]


AUTOMATIC: Mapping[type, Callable[[Turn, Any], None]] = {
    t.Gain: goods.gain,
    t.Score: goods.score,
    t.Advance: military.advance,
    t.Attack: military.attack,
    t.SiteAction: visits.perform,
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
    Visit: visits.visit_site,
    Close: districts.close,
    Tower: growth.build_floor,
    Grow: growth.grow,
    Pass: rounds.pass_round,
}

# Tasks that may always be declined.
ALWAYS_OPTIONAL = (t.Barter, t.Reservation, t.Recolouring, t.Homage, t.Promotion, t.Resetting, t.Imitation)


def current(state: State) -> Seat | None:
    return None if state.over else state.active


def legal_moves(state: State) -> tuple[Move, ...]:
    """All legal moves, cached with the state."""
    known: tuple[Move, ...] | None = state.__dict__.get("moves")
    if known is None:
        known = state.__dict__["moves"] = tuple(list_moves(state))
    return known


def list_moves(state: State) -> Iterable[Move]:
    if state.over:
        return ()
    if state.offer:
        return rounds.drafts(state)
    if state.agenda:
        return answers(state, state.agenda[-1])
    return actions(state)


def answers(state: State, task: t.Task) -> list[Move]:
    """The moves that a task offers, and declining it where that is allowed."""
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


def actions(state: State) -> list[Move]:
    """The five actions of a turn (page 13); with a superiority token, one more or none (page 20)."""
    found: list[Move] = [*visits.visits(state), *districts.closings(state)]
    found += growth.floors(state)
    found += growth.growth(state)
    found.append(PASS)
    if state.acted:
        found.append(SKIP)
    return found


def apply(state: State, move: Move) -> Step[State]:
    """Make a move, and everything that is forced after it."""
    turn = Turn(state)
    decide(turn, move)
    pass_if_forced(turn)
    return turn.result()


def decide(turn: Turn, move: Move) -> None:
    """Make a move, and do what follows from it in the same turn."""
    if isinstance(move, Draft):
        rounds.draft(turn, move)
    elif turn.agenda:
        answer(turn, move)
    elif isinstance(move, Skip):
        turn.add_event("origins-rested")
        rounds.next_turn(turn)
    else:
        begin_action(turn)
        ACTIONS[type(move)](turn, move)
        run_agenda(turn)


def begin_action(turn: Turn) -> None:
    """A second action of a turn costs a superiority token (page 20)."""
    if turn.state.acted:
        turn.change_me(superiority=turn.me.superiority - 1)
        turn.change(further=True)
        turn.add_event("origins-further")
    else:
        turn.change(acted=True)


def answer(turn: Turn, move: Move) -> None:
    """Remove the task from the agenda and do what was decided."""
    task = turn.agenda.pop()
    if isinstance(move, Skip):
        turn.add_event("origins-skipped")
    else:
        QUESTIONS[type(task)].answer(turn, task, move)
    run_agenda(turn)


def run_agenda(turn: Turn) -> None:
    """Do automatic and forced tasks until there is a choice; end the action once the agenda is empty."""
    while turn.agenda:
        task = turn.agenda.pop()
        if perform := AUTOMATIC.get(type(task)):
            perform(turn, task)
            continue
        moves = None if building.is_surely_a_choice(turn.state, task) else answers(turn.state, task)
        if moves is None or len(moves) > 1:
            turn.agenda.append(task)
            turn.write_agenda()
            if moves:
                turn.state.__dict__["moves"] = tuple(moves)
            return
        if moves:
            QUESTIONS[type(task)].answer(turn, task, moves[0])
    turn.write_agenda()
    rounds.end_action(turn)


def pass_if_forced(turn: Turn) -> None:
    """Pass for every archon who can do nothing else."""
    while not (turn.state.over or turn.agenda or turn.state.offer):
        # Where somebody surely can go somewhere, the moves need not be listed.
        if turn.state.acted or visits.surely_possible(turn.state) or len(legal_moves(turn.state)) > 1:
            return
        decide(turn, PASS)
