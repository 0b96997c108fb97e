"""Who is ahead or has won, and what decided it, in words."""

from collections.abc import Sequence

from bot.domain.table import Ending
from bot.ui.context import PublicContext
from bot.ui.emoji import seat_sign
from engines.core.game import Score, Seat, ranks
from engines.core.results import decision
from engines.core.text import Argument, Text, Who


def public_scores(context: PublicContext) -> tuple[Score, ...]:
    """Everybody's points, as far as anybody may know them."""
    return context.game.scores(context.public_view.state)


def by_rank(scores: Sequence[Score]) -> list[Seat]:
    """The seats, the best first."""
    places = ranks(scores)
    return sorted(range(len(scores)), key=lambda seat: places[seat])


def winners(context: PublicContext) -> list[Seat]:
    """Who has won: nobody before the end, nor in a game that was stopped or lost."""
    if context.table.ending is not Ending.FINISHED:
        return []
    return [seat for seat, place in enumerate(ranks(public_scores(context))) if place == 1]


def outcome(context: PublicContext) -> Text:
    """Who has won, or that nobody has."""
    if context.table.ending is not Ending.FINISHED:
        return Text("card-stopped")
    won = winners(context)
    seats = won or range(len(context.table.people))
    return Text("card-won" if won else "card-lost", {"count": len(seats), "who": _joined(seats)})


def _joined(seats: Sequence[Seat]) -> Argument:
    """The names of several seats."""
    *others, last = map(Who, seats)
    joined: Argument = last
    for other in reversed(others):
        joined = Text("names-joined", {"first": other, "others": joined})
    return joined


def decided(context: PublicContext) -> Text | None:
    """What decided a finished game; None if nothing did."""
    scores = public_scores(context)
    if context.table.ending is not Ending.FINISHED:
        return None
    if len(scores) == 1:
        return _against_target(scores[0])
    found = decision(scores)
    if found is None:
        return None
    name: dict[str, Argument] = {"what": found.label(context.game.name), "name": Who(found.second)}
    if found.part:
        return Text("decided-part", {**name, "points": found.ahead})
    return Text("decided-tie", {**name, "first": found.first, "other": found.other})


def _against_target(score: Score) -> Text | None:
    if score.target is None:
        return None
    return Text("decided-target", {"points": score.total, "target": score.target})


def standing_lines(context: PublicContext) -> str:
    """A line for each seat with its rank, name and points, the best first."""
    scores = public_scores(context)
    places = ranks(scores)
    lines = []
    for seat in by_rank(scores):
        name, score = context.name(seat), scores[seat]
        who = f"{seat_sign(seat)} **{places[seat]}. {name}**" if len(scores) > 1 else f"**{name}**"
        target = "" if score.target is None else f" / {score.target}"
        lines.append(f"{who}  **{score.total}**{target}")
    return "\n".join(lines)


def result_lines(context: PublicContext) -> str:
    """How a game ended, for the card in the channel."""
    why = decided(context)
    lines = [f"### {context.say_text(outcome(context))}", standing_lines(context)]
    return "\n".join([*lines, *([f"-# {context.say_text(why)}"] if why else [])])
