"""A lesson as its learner sees it: a table that exists only for them, with computers on the other seats."""

from bot.domain.people.lessons import Walk
from bot.domain.table import Person
from bot.ui.private_table import PrivateContext, private_table
from bot.ui.routes import LessonAim, LessonConfirm, LessonPick, LessonPickIdea, PanelState, Route
from engines.core.saves.codec import convert_setup
from render import Theme


class LessonContext(PrivateContext, frozen=True, kw_only=True):
    """A lesson at one point, in the learner's language and theme; its panel leads back to the lesson."""

    walk: Walk

    @property
    def name_and_moves(self) -> tuple[str, int]:
        """What identifies a position of a lesson in a button."""
        return self.game.name, len(self.walk.progress.moves)

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
    seat, setup, moves = walk.lesson.seat, convert_setup(walk.game, walk.lesson.setup), walk.progress.moves
    table = private_table(walk.game.name, setup, walk.state, player=learner, seat=seat, moves=len(moves))
    view = walk.game.view(table.state, seat)
    return LessonContext(table, language, theme, seat=seat, view=view, wants_ideas=wants_ideas, walk=walk)
