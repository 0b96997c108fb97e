"""What a player could try next time: three sentences from the numbers of a finished game, and one picture."""

from bot.domain.advice import best_turn, longer_pause, weakness
from bot.domain.lessons import lesson_of
from bot.runtime.worker_pool import decode_view
from bot.services.game_review import BetterMove, Review
from bot.ui.components import PrivateMessage, button, private_message
from bot.ui.context import PlayerContext
from bot.ui.images import Image, draw, question_pictures
from bot.ui.panel.outcome import move_name, reason_line
from bot.ui.results.standings import public_scores
from bot.ui.routes import OpenLesson
from bot.ui.text.command_mentions import with_mentions
from engines.core.game import find
from engines.core.notation import steps
from engines.core.text import Who


async def advice_message(context: PlayerContext, review: Review | None) -> PrivateMessage:
    """For the player of the context; without a review, only what the points say."""
    lines = [f"### {context.say('advice-title')}", f"1. {_weakness_line(context)}"]
    images: list[Image] = []
    if review:
        lines.append(f"2. {_tempo_line(context, review)}")
        if review.better:
            then = _before(context, review.better)
            lines.append(f"3. {_better_line(then, review.better)}")
            images.append(await _picture(then, review.better))
        else:
            lines.append(f"3. {context.say('advice-good-start')}")
    learn = button(OpenLesson(context.game.name), context.say("advice-learn"))
    rows = [[learn]] if lesson_of(context.game.name) else []
    return private_message(with_mentions("\n".join(lines)), images, rows)


def _weakness_line(context: PlayerContext) -> str:
    found = weakness(public_scores(context), context.seat)
    if found is None:
        return context.say("advice-ahead")
    part = context.say(f"{context.game.name}-part-{found.part}")
    if found.whose is None:
        return context.say("advice-empty-alone", part=part)
    key = "advice-behind" if found.mine else "advice-empty"
    return context.say(key, part=part, mine=found.mine, theirs=found.theirs, name=Who(found.whose))


def _tempo_line(context: PlayerContext, review: Review) -> str:
    if pause := longer_pause(review.totals, context.seat):
        return context.say("advice-pause", first=pause.first, last=pause.last)
    turn, gain = best_turn(review.totals[context.seat])
    return context.say("advice-best-turn", turn=turn, gain=gain)


def _before(context: PlayerContext, better: BetterMove) -> PlayerContext:
    """The game as the player saw it before the move that could have been better."""
    view = decode_view(context.game.name, better.view)
    return PlayerContext(context.table, context.language, context.theme, seat=context.seat, view=view)


def _better_line(then: PlayerContext, better: BetterMove) -> str:
    move = find(then.game, then.view.state, better.move)
    why, points = reason_line(then, move, 2), round(better.gain)
    return then.say("advice-better", turn=better.turn, move=move_name(then, move), why=why, points=points)


async def _picture(then: PlayerContext, better: BetterMove) -> Image:
    """The better move as it would have looked."""
    move = find(then.game, then.view.state, better.move)
    picture, *_ = question_pictures(then.game.name, then.view, steps(move))
    return await draw(then, then.view, picture, seat=then.seat, ghost=move)
