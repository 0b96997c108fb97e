"""What a move would bring, and how it is called."""

from collections.abc import Sequence
from itertools import islice

from msgspec import Struct

from bot.ui.context import PlayerContext
from bot.ui.panel.places.targets import place_depth
from bot.ui.panel.question_tree import Question
from engines.core.game import AnyMove, AnyState
from engines.core.notation import StepKind, step_kinds, steps


def points_gained(context: PlayerContext, move: AnyMove) -> int:
    """The points that a move brings at once."""
    before, after = context.view.state, context.game.apply(context.view.state, move).state
    return _total(context, after) - _total(context, before)


def _total(context: PlayerContext, state: AnyState) -> int:
    return context.game.scores(state)[context.seat].total


def points_of(context: PlayerContext, state: AnyState) -> str:
    """The categories in which a later state differs in points, and the totals, in one line."""
    before, after = (context.game.scores(each)[context.seat] for each in (context.view.state, state))
    changes = [
        f"{context.say(f'{context.game.name}-part-{part}')} {points - before.parts[part]:+}"
        for part, points in after.parts.items()
        if points != before.parts[part]
    ]
    if not changes:
        return ""
    return "-# " + " · ".join([context.say("panel-total", before=before.total, after=after.total), *changes])


def points_line(context: PlayerContext, move: AnyMove) -> str:
    """The points of a move by category, and the total, in one line; empty if no points change."""
    return points_of(context, context.game.apply(context.view.state, move).state)


def reason_line(context: PlayerContext, move: AnyMove, most: int = 3, said: str = "") -> str:
    """What a move brings and costs, and why, in one line, so that a phone shows the picture too.

    What is said beside it already is left out.
    """
    reasons = map(context.say_text, context.game.reasons(context.view, move))
    return " · ".join(islice((reason for reason in reasons if reason not in said), most))


def question_title(context: PlayerContext, asked: Question[AnyMove], chosen: Sequence[str]) -> str:
    """The question after what was chosen, in the game's words or in general ones."""
    if not chosen:
        return context.label(())
    verbs: set[type[Struct]] = {type(move) for move in asked.moves}
    is_amount = all(step_kinds(verb)[len(asked.path)] is StepKind.HOW for verb in verbs)
    general = context.say("panel-how" if is_amount else "panel-which", what=path_title(context, asked.path))
    return context.asked_after(asked.path) or general


def path_title(context: PlayerContext, path: Sequence[str]) -> str:
    """What was chosen; before that, the question. A verb that is the question is not said again."""
    question = context.label(())
    labels = [context.short_label(path[:length]) for length in range(1, len(path) + 1)]
    title = " → ".join(label for label in labels if label not in ("", question)) or question
    return title[:1].upper() + title[1:]


def move_name(context: PlayerContext, move: AnyMove) -> str:
    """What is chosen, the name of its place, and what is done there; a picture shows how it lies."""
    kind: type[Struct] = type(move)
    path, kinds, depth = steps(move), step_kinds(kind), place_depth(kind)
    title, place = path_title(context, path[:depth]), context.game.place(context.view, move)
    if depth is None or place is None:
        return title
    then = (step for step in range(depth + 1, len(path)) if kinds[step] is StepKind.WHAT)
    there = [context.say_text(place), *(context.label(path[: step + 1]) for step in then)]
    return f"{title}: {', '.join(there)}"


def keeps_the_turn(context: PlayerContext, move: AnyMove) -> bool:
    """Whether the turn goes on after a move and nothing is revealed, so that it can be undone freely."""
    step = context.game.apply(context.view.state, move)
    return not step.revealed and context.game.current(step.state) == context.seat
