"""A person who wants one move of their own and looks for it in the panel, with as few presses as they see."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from bot.domain.table import Table
from bot.local.people import Person, screen
from bot.ui.panel.move_list import place_numbers
from bot.ui.panel.places.targets import place_depth, rounded_position
from bot.ui.routes import Aim, ConfirmMove, Pick, PickIdea, Route, decode
from engines.core.game import AnyGame, AnyMove, AnyView, Position, find
from engines.core.notation import steps
from engines.core.rng import Rng
from engines.core.search import random
from tests.chat.match import Match

Json = dict[str, Any]
TURNING = ("Back", "Previous", "Next", "◀", "▶")


class Control(NamedTuple):
    """Something that can be pressed, or an option that can be chosen."""

    route: Route
    custom_id: str
    is_option: bool
    label: str


class Count(NamedTuple):
    """The presses of one move, Play included, and how many places were on offer with the same piece."""

    presses: int
    places: int


class Wish(NamedTuple):
    """The move that somebody wants to make."""

    table: Table  # before it is made
    move: AnyMove

    @property
    def game(self) -> AnyGame:
        return self.table.rules

    @property
    def view(self) -> AnyView:
        return self.table.view(self.table.to_act)

    def counted(self, presses: int, after: Table) -> Count:
        """The presses with which it was made; it and no other."""
        assert after.state == self.game.apply(self.table.state, self.move).state
        return Count(presses, self.places)

    def place(self, move: AnyMove) -> tuple[Sequence[str], Position] | None:
        """What and where; none for a move without a place."""
        depth = place_depth(type(move))
        return (steps(move)[:depth], rounded_position(self.game, self.view, move)) if depth else None

    @property
    def places(self) -> int:
        """How many places there are for the same piece."""
        mine = self.place(self.move)
        there = {self.place(move) for move in self.game.legal_moves(self.view.state)}
        return sum(each is not None and mine is not None and each[0] == mine[0] for each in there)

    def leads_to(self, route: Route) -> bool:
        """Whether an answer agrees with the move as far as it goes."""
        match route:
            case ConfirmMove(steps=path):
                return path == steps(self.move)
            case Pick(state=state):
                return state.path == steps(self.move)[: len(state.path)]
        return False

    def shows(self, path: Sequence[str]) -> bool:
        """Whether a complete move is at the wanted place."""
        shown = find(self.game, self.view.state, " ".join(path))
        return self.place(shown) is not None and self.place(shown) == self.place(self.move)


def controls(panel: Json) -> Iterator[Control]:
    """Everything that can be pressed or chosen."""
    for button in screen.buttons(panel):
        if not button.get("disabled"):
            yield Control(decode(button["custom_id"]), button["custom_id"], False, button["label"])
    for menu in screen.menus(panel):
        for option in menu["options"]:
            yield Control(decode(option["value"]), option["value"], True, option["label"])


def best_control(wish: Wish, panel: Json) -> Control:
    """Confirm, the exact move, a turn at its place, its place, an answer on the way to it, another page.

    An idea is pressed only where every move is one, so that there is no other list.
    """
    offered = [each for each in controls(panel) if each.label not in TURNING]
    fitting = [each for each in offered if wish.leads_to(each.route)]
    kinds = (ConfirmMove, Aim)
    exact = [each for kind in kinds for each in fitting if type(each.route) is kind]
    is_there = any(isinstance(each.route, ConfirmMove) and wish.shows(each.route.steps) for each in offered)
    if is_there:
        nearer = [each for each in offered if each.label == "⟳"]
    else:
        nearer = [
            each for each in offered if isinstance(each.route, Aim) and wish.shows(each.route.state.path)
        ]
    answers = sorted(
        (each for each in fitting if type(each.route) is Pick), key=lambda each: -len(each.custom_id)
    )
    ideas = [each for each in fitting if isinstance(each.route, PickIdea)]
    return [*exact, *nearer, *answers, *pages(wish, controls(panel)), *ideas][0]


def pages(wish: Wish, offered: Iterable[Control]) -> list[Control]:
    """The page button towards the wanted place: the picture shows on which side of the page it lies."""
    offered = list(offered)
    there = [each for each in offered if each.is_option and isinstance(each.route, Aim)]
    forward = True
    if wish.place(wish.move) and there and isinstance(there[0].route, Aim):
        first = find(wish.game, wish.view.state, " ".join(there[0].route.state.path))
        numbers = place_numbers(wish.game, wish.view, wish.game.legal_moves(wish.view.state))
        forward = numbers[wish.move] > numbers[first]
    return [each for each in offered if each.label in (("Next", "▶") if forward else ("Previous", "◀"))]


async def press_control(person: Person, panel: Json, control: Control) -> None:
    if control.is_option:
        await person.choose(control.custom_id, message=panel["id"])
    else:
        await person.click(control.custom_id, message=panel["id"])


async def play_drawn_turn(match: Match, rng: Rng) -> tuple[list[Count], Rng]:
    """One turn of moves drawn by dice, each found in the panel; the presses of each."""
    table, counts, presses = await match.table(), list[Count](), 1  # Play
    wish, rng = draw(table, rng)
    async for person, panel in match.panels():
        now = await match.table()
        if now.moves != table.moves:
            counts.append(wish.counted(presses, now))
            table, presses = now, 1
            wish, rng = draw(table, rng)
        await press_control(person, panel, best_control(wish, panel))
        presses += 1
    return [*counts, wish.counted(presses, await match.table())], rng


def draw(table: Table, rng: Rng) -> tuple[Wish, Rng]:
    """Any legal move."""
    move, rng = random(table.rules, table.view(table.to_act), rng)
    return Wish(table, move), rng
