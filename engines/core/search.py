"""Computer players over the one protocol; each is given a view, never the hidden order.

What a player cannot see is imagined: it looks ahead in worlds that could be the real one, drawn from its own
dice, so that the same view and the same dice always lead to the same choice.
"""

from collections.abc import Callable, Mapping, Sequence
from heapq import nlargest
from itertools import accumulate
from math import isqrt
from types import MappingProxyType
from typing import Any, TypeAlias

from engines.core.errors import BadRequest
from engines.core.game import AnyGame, Seat, Step, View
from engines.core.rng import Rng
from engines.core.text import Text

# Chooses among the legal moves of the seat whose view it is given.
Player: TypeAlias = Callable[[AnyGame, View[Any], Rng], tuple[Any, Rng]]
# How much better than others a seat's move looked when it was last looked at.
Known: TypeAlias = dict[tuple[Seat, Any], float]

PROMISING = 8  # how many moves the greedy player follows to the end of its turn
LONGEST_TURN = 40  # decisions; no turn that makes sense takes more
LONGEST_PLAYOUT = 200  # decisions; the end of a lonely game is not waited for
GLANCE = 48  # how many moves at most are looked at in a playout before the best of them is made
REMEMBERED = 24  # how many of those looked best before, the others being any
PLAYOUTS = 36  # of the thinker: about a second for a move where two play
HORIZON = 2  # how many more turns of one's own a playout goes on for
FAITH = 2  # how many playouts the first look at a move counts for


def random(game: AnyGame, view: View[Any], rng: Rng) -> tuple[Any, Rng]:
    """Any legal move, each equally likely."""
    moves = game.legal_moves(view.state)
    chosen, rng = rng.below(len(moves))
    return moves[chosen], rng


def greedy(game: AnyGame, view: View[Any], rng: Rng) -> tuple[Any, Rng]:
    """The move after whose turn things look best; of equals, any."""
    world, rng = imagined(game, view, rng)
    best, rng = rng.shuffled(prospects(game, world, _seat(view)))
    return max(best, key=lambda prospect: prospect[0])[1], rng


class Thinker:
    """Plays on from the most promising moves in imagined worlds, and keeps the better half, again and again.

    Every candidate is tried in the same worlds with the same dice, so that they differ by what was chosen
    and not by luck. `enough` may end it before all playouts are made: then the best so far is chosen.
    """

    def __init__(self, playouts: int, enough: Callable[[], bool] = lambda: False) -> None:
        self.playouts = playouts
        self.enough = enough

    def __call__(self, game: AnyGame, view: View[Any], rng: Rng) -> tuple[Any, Rng]:
        ranking, rng = self.ranking(game, view, rng)
        return ranking[0][1], rng

    def ranking(self, game: AnyGame, view: View[Any], rng: Rng) -> tuple[list[tuple[float, Any]], Rng]:
        """The best few moves, each with how far ahead of the others it leaves the seat."""
        seat = _seat(view)
        world, rng = imagined(game, view, rng)
        found = sorted(prospects(game, world, seat), key=lambda prospect: -prospect[0])
        others = _best_rival(game, world, seat)
        # The more playouts there are, the more moves they are spread over: few for each would tell nothing.
        hopes = [Hope(move, value - others) for value, move in found[: max(2, isqrt(self.playouts))]]
        trial = Trial(game, view)
        for share in _shares(len(hopes), self.playouts):
            alive = hopes[: share.candidates]
            for _ in range(share.playouts):
                if self.enough():
                    break
                rng = trial.compare(alive, rng)
            hopes[: share.candidates] = sorted(alive, key=lambda hope: -hope.promise)
        # Whatever was left behind early was behind in the same worlds, though its own few went better.
        leads = accumulate((hope.lead for hope in hopes), min)
        return list(zip(leads, (hope.move for hope in hopes), strict=True)), rng


class Hope:
    """A move, how far ahead it looks to leave its seat at first, and what came of it in playouts."""

    def __init__(self, move: Any, look: float) -> None:
        self.move, self.look = move, look
        self.total, self.playouts = 0.0, 0

    @property
    def promise(self) -> float:
        """For comparing moves that were played on from equally often; luck alone must not overrule a look."""
        return self.total + FAITH * self.look

    @property
    def lead(self) -> float:
        """How far ahead the seat is after it, on average."""
        return self.total / self.playouts if self.playouts else self.look

    def add(self, outcome: float) -> None:
        self.total += outcome
        self.playouts += 1


class Trial:
    """Playouts of one decision, and what was learnt in them about everybody's moves."""

    def __init__(self, game: AnyGame, view: View[Any]) -> None:
        self.game, self.view, self.seat = game, view, _seat(view)
        self.known: Known = {}

    def compare(self, hopes: Sequence[Hope], rng: Rng) -> Rng:
        """Play on from each once, in the same world, knowing the same of everybody's moves."""
        world, rng = imagined(self.game, self.view, rng)
        learnt: Known = {}
        for hope in hopes:
            hope.add(self._played_on(self.game.apply(world, hope.move).state, learnt, rng))
        self.known |= learnt
        return rng.below(2)[1]  # other dice for the next world

    def _played_on(self, state: Any, learnt: Known, rng: Rng) -> float:
        """How far ahead of the others the seat is some turns later, everybody deciding well till then."""
        turns, mover = 0, self.seat
        for _ in range(LONGEST_PLAYOUT):
            current = self.game.current(state)
            if current is None or (turns == HORIZON and mover == self.seat != current):
                break
            turns += current == self.seat != mover
            mover = current
            state, rng = self._well_decided(state, current, learnt, rng)
        return _looks(self.game, state, self.seat) - _best_rival(self.game, state, self.seat)

    def _well_decided(self, state: Any, seat: Seat, learnt: Known, rng: Rng) -> tuple[Any, Rng]:
        """Where the best of some moves leads."""
        moves, rng = self._worth_a_look(self.game.legal_moves(state), seat, rng)
        states = [self.game.apply(state, move).state for move in moves]
        if len(states) == 1:
            return states[0], rng
        looks = [_looks(self.game, after, seat) for after in states]
        middle = sum(looks) / len(looks)
        for move, look in zip(moves, looks, strict=True):
            learnt[seat, move] = look - middle
        return states[looks.index(max(looks))], rng

    def _worth_a_look(self, moves: Sequence[Any], seat: Seat, rng: Rng) -> tuple[Sequence[Any], Rng]:
        """All moves if they are few; else those that looked best before, and any others."""
        if len(moves) <= GLANCE:
            return moves, rng
        known = [move for move in moves if (seat, move) in self.known]
        chosen = nlargest(REMEMBERED, known, key=lambda move: self.known[seat, move])
        while len(chosen) < GLANCE:
            number, rng = rng.below(len(moves))
            chosen.append(moves[number])
        return chosen, rng


class Share:
    """How many candidates are left, and how many playouts each of them gets."""

    def __init__(self, candidates: int, playouts: int) -> None:
        self.candidates, self.playouts = candidates, playouts


def _shares(candidates: int, playouts: int) -> list[Share]:
    """Every round has as many playouts as any other, for half as many candidates as the last."""
    rounds = (candidates - 1).bit_length()  # none where there is nothing to choose
    shares = []
    for _ in range(rounds):
        shares.append(Share(candidates, max(1, playouts // (rounds * candidates))))
        candidates = (candidates + 1) // 2
    return shares


def imagined(game: AnyGame, view: View[Any], rng: Rng) -> tuple[Any, Rng]:
    """A world that the view could be of."""
    dice, rng = rng.below(1 << 64)
    return game.imagine(view, Rng(dice)), rng


def prospects(game: AnyGame, world: Any, seat: Seat) -> list[tuple[float, Any]]:
    """How things look after each move; after the whole turn, for the most promising ones."""
    steps = [(move, game.apply(world, move)) for move in game.legal_moves(world)]
    looks = [(_looks(game, step.state, seat), move, step) for move, step in steps]
    looks.sort(key=lambda look: -look[0])
    finished = [(_at_turns_end(game, step, seat), move) for _, move, step in looks[:PROMISING]]
    # What was not followed must not be chosen over what was.
    least = min((value for value, _ in finished), default=0.0)
    return finished + [(min(value, least), move) for value, move, _ in looks[PROMISING:]]


def _at_turns_end(game: AnyGame, step: Step[Any], seat: Seat) -> float:
    """How things look once the turn is over, or something is revealed."""
    for _ in range(LONGEST_TURN):
        if step.revealed or game.current(step.state) != seat:
            break
        steps = [game.apply(step.state, move) for move in game.legal_moves(step.state)]
        step = max(steps, key=lambda step: _looks(game, step.state, seat))
    return _looks(game, step.state, seat)


def _best_rival(game: AnyGame, state: Any, seat: Seat) -> float:
    """How good it looks for the strongest of the others."""
    seats = range(len(game.scores(state)))
    return max((_looks(game, state, each) for each in seats if each != seat), default=0.0)


def _looks(game: AnyGame, state: Any, seat: Seat) -> float:
    """Nothing has to be struck out: the state is imagined by the one who looks at it."""
    return game.estimate(View(state, seat), seat)


def _seat(view: View[Any]) -> Seat:
    if view.seat is None:
        raise ValueError("only a seat can choose a move")
    return view.seat


# The players that a person can sit down with, from the weakest on.
PLAYERS: Mapping[str, Player] = MappingProxyType(
    {"random": random, "greedy": greedy, "thinker": Thinker(PLAYOUTS)}
)


def player(name: str) -> Player:
    """One of those, or `thinker:200` with a number of playouts of its own."""
    if name in PLAYERS:
        return PLAYERS[name]
    kind, _, playouts = name.partition(":")
    if kind == "thinker" and playouts.isdecimal() and int(playouts) > 0:
        return Thinker(int(playouts))
    raise BadRequest(Text("unknown-player", {"name": name, "known": ", ".join(PLAYERS)}))
