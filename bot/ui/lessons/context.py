"""A lesson as its learner sees it: a table that exists only for them, with computers on the other seats."""

from collections.abc import Iterator

import engines
from bot.domain.lessons import Walk
from bot.domain.table import Person, Status, Table
from bot.ui.context import PlayerContext
from bot.ui.routes import (
    LessonAim,
    LessonConfirm,
    LessonPick,
    LessonPickIdea,
    OpenGameLegend,
    OpenRules,
    PanelState,
    Route,
)
from engines.core.saves.codec import convert_setup
from render import Theme

LEVEL = "easy"  # of the computers


class LessonContext(PlayerContext, frozen=True, kw_only=True):
    """A lesson at one point, in the learner's language and theme; its panel leads back to the lesson."""

    walk: Walk

    @property
    def name_and_moves(self) -> tuple[str, int]:
        """What identifies a position of a lesson in a button."""
        return self.game.name, len(self.walk.progress.moves)

    def legend_route(self) -> Route:
        return OpenGameLegend(self.game.name)

    def rules_route(self, verb: str) -> Route:
        return OpenRules(self.game.name, engines.guide(self.game.name).page_of_verb(verb))

    def pick_route(self, state: PanelState) -> Route:
        return LessonPick(*self.name_and_moves, state)

    def idea_route(self, state: PanelState) -> Route:
        return LessonPickIdea(*self.name_and_moves, state)

    def aim_route(self, state: PanelState, button: str) -> Route:
        return LessonAim(*self.name_and_moves, state, button)

    def confirm_route(self, steps: tuple[str, ...]) -> Route:
        return LessonConfirm(*self.name_and_moves, steps)


def lesson_context(
    walk: Walk, learner: Person, language: str, theme: Theme, *, wants_ideas: bool
) -> LessonContext:
    table, seat = _table(walk, learner), walk.lesson.seat
    view = walk.game.view(table.state, seat)
    return LessonContext(table, language, theme, seat=seat, view=view, wants_ideas=wants_ideas, walk=walk)


def _table(walk: Walk, learner: Person) -> Table:
    setup = convert_setup(walk.game, walk.lesson.setup)
    people = tuple(_people(walk, learner, setup.seats))
    return Table(
        id=0,
        game=walk.game.name,
        options=setup.options,
        pace="none",
        seats_wanted=setup.seats,
        guild=None,
        channel=0,
        opened=0,
        status=Status.PLAYING,
        host=learner,
        people=people,
        revision=len(walk.progress.moves),
        setup=setup,
        state=walk.state,
    )


def _people(walk: Walk, learner: Person, seats: int) -> Iterator[Person]:
    """The learner on their seat, and computers with numbers from 1."""
    computers = (Person(-number, "", LEVEL) for number in range(1, seats))
    for seat in range(seats):
        yield learner if seat == walk.lesson.seat else next(computers)
