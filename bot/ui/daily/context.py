"""An attempt at a challenge as its player sees it."""

from bot.domain.daily.challenge import Attempt, setup
from bot.domain.table import Person
from bot.ui.private_table import PrivateContext, private_table
from bot.ui.routes import DailyAim, DailyConfirm, DailyPick, DailyPickIdea, PanelState, Route
from render import Theme


class DailyContext(PrivateContext, frozen=True, kw_only=True):
    """An attempt at one point, in one language and theme; its panel leads back to the challenge."""

    attempt: Attempt
    practice: bool = False

    @property
    def day(self) -> int:
        return self.attempt.challenge.day

    @property
    def point(self) -> tuple[int, bool, int]:
        """What identifies a position of an attempt in a button."""
        return self.day, self.practice, len(self.attempt.moves)

    def pick_route(self, state: PanelState) -> Route:
        return DailyPick(*self.point, state)

    def idea_route(self, state: PanelState) -> Route:
        return DailyPickIdea(*self.point, state)

    def aim_route(self, state: PanelState, button: str) -> Route:
        return DailyAim(*self.point, state, button)

    def confirm_route(self, steps: tuple[str, ...]) -> Route:
        return DailyConfirm(*self.point, steps)


def daily_context(  # noqa: PLR0913 - a reader has that many wishes
    attempt: Attempt,
    player: Person,
    language: str,
    theme: Theme,
    *,
    practice: bool = False,
    wants_ideas: bool = False,
    priority: int = 0,
) -> DailyContext:
    challenge, moves = attempt.challenge, len(attempt.moves)
    position = (challenge.game, setup(challenge), attempt.state)
    table = private_table(*position, player=player, seat=challenge.seat, moves=moves)
    return DailyContext(
        table,
        language,
        theme,
        priority,
        seat=challenge.seat,
        view=attempt.view,
        wants_ideas=wants_ideas,
        attempt=attempt,
        practice=practice,
    )
