"""The draft, the order of turns, passing, and the end of a round (pages 8, 20 to 23)."""

from msgspec.structs import replace

from engines.core.game import Seat
from engines.core.text import Who
from engines.origins.actions.dice import Dice
from engines.origins.actions.military import RETREAT, retreat
from engines.origins.actions.people import FIVE
from engines.origins.actions.temples import take_card
from engines.origins.actions.turn import Turn
from engines.origins.components import SOLO
from engines.origins.components.tasks import Choice, Homecoming, Recruitment, Task
from engines.origins.components.terms import SHRINES, Ending, Sign
from engines.origins.moves import Draft, Pass
from engines.origins.names import sign_name, worker_text
from engines.origins.scoring import totals
from engines.origins.state import Archon, Die, Freeman, State

DRAFTED = 2  # dice of each archon at the start


def drafts(state: State) -> list[Draft]:
    """Any die of the offer; in solo training only those that can be among the three lowest (page 23)."""
    offer = dict.fromkeys(state.offer)
    if state.solo:
        kept = [freeman.value for freeman in state.me.freemen]
        offer = {die: None for die in offer if among_the_lowest(state.offer, [*kept, die.value])}
    return [Draft(die.colour, die.value) for die in offer]


def among_the_lowest(offer: tuple[Die, ...], kept: list[int]) -> bool:
    """Whether the kept dice can be among the lowest of the offer; ties may be broken freely."""
    lowest = sorted([*(die.value for die in offer), *kept[:-1]])[: DRAFTED + 1]
    return all(kept.count(value) <= lowest.count(value) for value in kept)


def draft(turn: Turn, move: Draft) -> None:
    """Put the die on a base; after the draft the dice that are left return to the reserve (page 8)."""
    offer = list(turn.state.offer)
    offer.remove(Die(move.colour, move.value))
    freeman = Freeman(move.colour, move.value)
    turn.change_me(freemen=(*turn.me.freemen, freeman))
    turn.change(offer=tuple(offer))
    turn.add_event("origins-drafted", worker=worker_text(freeman.word))
    if all(len(archon.freemen) == DRAFTED for archon in turn.state.archons):
        for die in offer:
            turn.return_die(die.colour)
        turn.change(offer=(), active=turn.state.first)
    else:
        turn.change(active=next_drafter(turn.state))


def next_drafter(state: State) -> Seat:
    """Clockwise from the first player, then in reverse order (page 8)."""
    seats = len(state.archons)
    picks = sum(len(archon.freemen) for archon in state.archons)
    turn = picks if picks < seats else 2 * seats - 1 - picks
    return (state.first + turn) % seats


def pass_round(turn: Turn, _move: Pass) -> None:
    """Pass; Gemini and Cancer take effect before the workers return (pages 20 and 24)."""
    turn.change_me(passed=True)
    turn.add_event("origins-passed")
    tasks: list[Task] = []
    if turn.state.has(Sign.GEMINI):
        place = turn.state.military.places[turn.seat]
        tasks.append(Choice(count=place - RETREAT[place]))
    if turn.state.has(Sign.CANCER):
        tasks.append(Recruitment(free=True))
    turn.add_tasks(*tasks, Homecoming())


def end_action(turn: Turn) -> None:
    """End the turn, unless a superiority token can be spent on another action (page 20)."""
    state, me = turn.state, turn.me
    if not me.superiority or me.passed or not state.acted or state.further or state.solo:
        next_turn(turn)


def next_turn(turn: Turn) -> None:
    """Clockwise to the next archon who has not passed; once all have, end the round (page 13)."""
    archons, seat = turn.state.archons, turn.seat
    for _ in archons:
        seat = (seat + 1) % len(archons)
        if not archons[seat].passed:
            turn.change(active=seat, acted=False, further=False)
            return
    end_round(turn)


def end_round(turn: Turn) -> None:
    """Speakers, first player, retreat, zodiac cards, and the end of the game (page 21)."""
    turn.add_event("origins-round-over", round=turn.state.round)
    return_speakers(turn)
    seats = range(len(turn.state.archons))
    first = turn.state.military.leader(seats)
    turn.change(first=first, military=retreat(turn.state.military, seats))
    if turn.state.solo:
        return_cards(turn)
    else:
        hand_out_cards(turn)
    if turn.state.endings or (turn.state.solo and turn.state.round == SOLO.rounds):
        finish(turn)
    else:
        begin_round(turn)


def return_speakers(turn: Turn) -> None:
    """Used speakers return to the pool one higher; a five is rolled again."""
    dice = Dice(turn.state.rng)
    pool, archons = list(turn.state.speakers), list[Archon]()
    for archon in turn.state.archons:
        kept = tuple(speaker for speaker in archon.speakers if not speaker.site)
        for speaker in archon.speakers:
            if speaker.site:
                turn.revealed = turn.revealed or speaker.value == FIVE
                pool.append(speaker.value + 1 if speaker.value < FIVE else dice.speaker())
        archons.append(replace(archon, speakers=kept))
    turn.change(archons=tuple(archons), speakers=tuple(sorted(pool)), rng=dice.rng.state)


def hand_out_cards(turn: Turn) -> None:
    """Each card goes to the highest disk of its temple; to nobody while all are on the start space."""
    for shrine in SHRINES:
        track = turn.state.temple(shrine).track
        if any(track.places):
            take_card(turn, shrine, track.leader(range(len(turn.state.archons))))


def return_cards(turn: Turn) -> None:
    """Solo: all cards but a random one return to the board (page 23)."""
    held = turn.state.signs(turn.seat)
    if len(held) > 1:
        dice = Dice(turn.state.rng)
        kept = held[dice.below(len(held))]
        temples = turn.state.temples
        returned = tuple(
            temple if temple.sign is kept else replace(temple, holder=None) for temple in temples
        )
        turn.change(temples=returned, rng=dice.rng.state)
        turn.revealed = True
        turn.add_event("origins-kept-card", sign=sign_name(kept))


def begin_round(turn: Turn) -> None:
    """Begin a round; in solo training, also move the neutral disk (page 23)."""
    state = turn.state
    archons = tuple(replace(archon, passed=False) for archon in state.archons)
    turn.change(archons=archons, round=state.round + 1, active=state.first, acted=False, further=False)
    if state.solo:
        neutral = len(archons)
        turn.change(military=turn.state.military.with_move(neutral, SOLO.neutral_disk[state.round]))
    turn.add_event("origins-round-begins", round=turn.state.round, first=Who(state.first))


def finish(turn: Turn) -> None:
    """End the game; in solo training the target decides whether it is won."""
    turn.change(over=True, acted=False, further=False)
    if turn.state.solo:
        turn.change(endings=(Ending.ROUNDS,))
        points = totals(turn.state)[0]
        won = points >= turn.state.target
        turn.add_event(
            "origins-solo-won" if won else "origins-solo-lost", points=points, target=turn.state.target
        )
    else:
        turn.add_event("origins-over")
