"""Looking back at a finished game: an overview of a seat, and its mistakes, each beside a better move."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.domain.advice import best_turn, longer_pause, weakness
from bot.domain.log import LogEntry
from bot.domain.people.lessons import lesson_of
from bot.runtime.worker_pool import decode_view
from bot.ui.components import Item, PrivateMessage, button, menu, option, private_message
from bot.ui.context import PlayerContext, PublicContext
from bot.ui.images import ALT_LENGTH, Image, draw, question_pictures
from bot.ui.legend import with_legend
from bot.ui.panel.outcome import move_name, reason_line
from bot.ui.past.moments import replay_totals, replay_views
from bot.ui.results.charts import draw_points_plot
from bot.ui.results.standings import public_scores
from bot.ui.routes import OpenLesson, ReviewPage, StopReview
from bot.ui.text.command_mentions import with_mentions
from bot.ui.text.limits import shortened
from engines.core.game import AnyMove, Seat, find
from engines.core.levels import ADVISER, horizon
from engines.core.notation import steps
from engines.core.review import Difference, Mistake, Review, Slice
from engines.core.text import Text, Who

MOST_SHOWN = 8  # mistakes, the most expensive ones
MOST_NAMED = 5  # of these in the overview
MADE, BETTER = "1", "2"  # how the pictures and the text call the two moves
PAGES = 2  # of each mistake
REASONS = 2  # phrases for each move


class Reviewed(Struct, frozen=True):
    """A seat of a finished game that somebody looks back at."""

    context: PublicContext
    history: Sequence[LogEntry]
    seat: Seat
    is_own: bool  # whether the reader played it

    @property
    def title(self) -> str:
        return f"### {self.context.say('review-title', name=Who(self.seat))}"


# The overview.


async def overview(reviewed: Reviewed, review: Review, advice: Sequence[str]) -> PrivateMessage:
    """How well the seat decided, and everybody's points over the game."""
    lines = [reviewed.title, *_accuracy_lines(reviewed.context, review), *advice]
    rows = [_page_buttons(reviewed, review, 0), [_seat_menu(reviewed)]]
    return await _with_plot(reviewed, "\n".join(lines), rows)


async def progress_message(reviewed: Reviewed, advice: Sequence[str]) -> PrivateMessage:
    """What can be said at once, before the thinking begins."""
    context = reviewed.context
    stop = button(StopReview(context.table.id, reviewed.seat), context.say("review-stop"))
    return await _with_plot(reviewed, progress_text(reviewed, advice, None), [[stop]])


def progress_text(reviewed: Reviewed, advice: Sequence[str], progress: Slice | None) -> str:
    """How far the thinking has come; none: it waits for others."""
    return "\n".join([reviewed.title, _progress_line(reviewed.context, progress), *advice])


def stopped_message(reviewed: Reviewed, why: Text) -> PrivateMessage:
    """Why there is no review, and the way to begin again."""
    context = reviewed.context
    again = button(_page(reviewed, 0, "again"), context.say("card-review"))
    return private_message(f"{reviewed.title}\n{context.say_text(why)}", rows=[[again]])


async def _with_plot(reviewed: Reviewed, text: str, rows: Sequence[Sequence[Item]]) -> PrivateMessage:
    plot = await draw_points_plot(reviewed.context, reviewed.history)
    return private_message(with_mentions(text), [plot], rows)


def _progress_line(context: PublicContext, progress: Slice | None) -> str:
    if progress is None:
        return context.say("review-waiting")
    key = "review-checking" if progress.checking else "review-searching"
    return context.say(key, done=progress.done + 1, all=progress.total)


def _accuracy_lines(context: PublicContext, review: Review) -> Iterator[str]:
    yield context.say("review-accuracy", percent=review.accuracy, good=review.good, all=review.decisions)
    if not review.mistakes:
        yield context.say("review-flawless")
    else:
        named = review.mistakes[:MOST_NAMED]
        turns = [
            context.say("review-turn-cost", turn=each.choice.turn, points=_points(each.loss))
            for each in named
        ]
        yield context.say("review-costliest", turns=", ".join(turns))
    yield f"-# {context.say('review-method')}"


async def advice_lines(reviewed: Reviewed) -> list[str]:
    """What the points alone suggest to the player."""
    if not reviewed.is_own:
        return []
    totals = await replay_totals(reviewed.context, reviewed.history)
    return [f"- {_weakness_line(reviewed)}", f"- {_tempo_line(reviewed, totals)}"]


def _weakness_line(reviewed: Reviewed) -> str:
    context = reviewed.context
    found = weakness(public_scores(context), reviewed.seat)
    if found is None:
        return context.say("advice-ahead")
    part = context.say(f"{context.game.name}-part-{found.part}")
    if found.whose is None:
        return context.say("advice-empty-alone", part=part)
    key = "advice-behind" if found.mine else "advice-empty"
    return context.say(key, part=part, mine=found.mine, theirs=found.theirs, name=Who(found.whose))


def _tempo_line(reviewed: Reviewed, totals: Sequence[Sequence[int]]) -> str:
    context = reviewed.context
    if pause := longer_pause(totals, reviewed.seat):
        return context.say("advice-pause", first=pause.first, last=pause.last)
    turn, gain = best_turn(totals[reviewed.seat])
    return context.say("advice-best-turn", turn=turn, gain=gain)


# A mistake.


async def mistake_page(reviewed: Reviewed, review: Review, page: int) -> PrivateMessage:
    """A mistake has two pages, with the same words and the same crop: what was played, then what was better.

    Each picture has the whole width of a phone; two in one message would be small and cut off.
    """
    number, is_better = divmod(page - 1, PAGES)
    mistake = review.mistakes[number]
    then = await _before(reviewed, mistake)
    made, better = (find(then.game, then.view.state, move) for move in (mistake.choice.made, mistake.better))
    lines = [
        f"### {_heading(then, mistake, number + 1, last_page(review) // PAGES)}",
        _move_line(then, "review-played", made),
        _move_line(then, "review-better", better),
        then.say("review-by-category", parts=_by_category(then, mistake.average)),
        f"-# {_interval(then, mistake)}",
    ]
    image = await _draw_move(then, made, better, is_better=bool(is_better))
    rows = with_legend(then, [_page_buttons(reviewed, review, page)])
    return private_message(with_mentions("\n".join(lines)), [image], rows)


def last_page(review: Review) -> int:
    """The number of the last page; the overview has number 0."""
    return PAGES * min(MOST_SHOWN, len(review.mistakes))


async def _before(reviewed: Reviewed, mistake: Mistake) -> PlayerContext:
    """The game as the seat saw it before the mistake."""
    context, seat = reviewed.context, reviewed.seat
    found = await replay_views(context, reviewed.history, seat, [mistake.choice.n])
    view = decode_view(context.game.name, found.views[0])
    return PlayerContext(context.table, context.language, context.theme, seat=seat, view=view)


def _heading(then: PlayerContext, mistake: Mistake, number: int, shown: int) -> str:
    points = _points(mistake.loss)
    return then.say("review-mistake", number=number, all=shown, turn=mistake.choice.turn, points=points)


def _move_line(then: PlayerContext, key: str, move: AnyMove) -> str:
    return then.say(key, move=move_name(then, move), why=reason_line(then, move, REASONS))


def _by_category(then: PlayerContext, average: Difference) -> str:
    """Each category that changes by at least a tenth of a point; their sum is what the mistake cost."""
    named = {f"{then.game.name}-part-{part}": points for part, points in average.parts.items()}
    changes = [*named.items(), ("review-rest", average.rest)]
    changed = sorted((each for each in changes if _tenths(each[1])), key=lambda each: -abs(each[1]))
    return " · ".join(f"{then.say(name)} {then.say_text(_change(points))}" for name, points in changed)


def _interval(then: PlayerContext, mistake: Mistake) -> str:
    loss, about = mistake.loss, mistake.margin
    played = {"turns": horizon(ADVISER, then.game.name), "states": mistake.states}
    if not _tenths(about):
        return then.say("review-always", **played)
    least, most = _points(max(0.0, loss - about)), _points(loss + about)
    return then.say("review-interval", **played, least=least, most=most)


async def _draw_move(then: PlayerContext, made: AnyMove, better: AnyMove, *, is_better: bool) -> Image:
    """One of the moves as it looks; both are numbered, unless they belong in different pictures."""
    shown = (BETTER, better) if is_better else (MADE, made)
    other = (MADE, made) if is_better else (BETTER, better)
    _, move = shown
    picture = _picture(then, move)
    is_same = picture == _picture(then, other[1])
    places = dict([other, shown] if is_same else [shown])  # Where both are at one place, the last is seen.
    image = await draw(then, then.view, picture, seat=then.seat, places=places, ghost=move)
    key = "review-alt-better" if is_better else "review-alt-played"
    alt = then.say_plainly(Text(key, {"picture": image.alt}))
    return replace(image, alt=shortened(alt, ALT_LENGTH))


def _picture(then: PlayerContext, move: AnyMove) -> str:
    return question_pictures(then.game.name, then.view, steps(move))[0]


# Numbers with one decimal.


def _tenths(points: float) -> int:
    return round(10 * points)


def _points(points: float) -> Text:
    whole, tenth = divmod(abs(_tenths(points)), 10)
    return Text("review-points", {"whole": whole, "tenth": tenth})


def _change(points: float) -> Text:
    return Text("review-more" if points > 0 else "review-less", {"points": _points(points)})


# What can be pressed.


def _page(reviewed: Reviewed, page: int, name: str) -> ReviewPage:
    return ReviewPage(reviewed.context.table.id, reviewed.seat, page, name)


def _page_buttons(reviewed: Reviewed, review: Review, page: int) -> list[Item]:
    context, last = reviewed.context, last_page(review)
    targets = {"back": page - 1, "next": page + 1}
    buttons: list[Item] = [
        button(
            _page(reviewed, max(0, target), name),
            context.say(f"review-{name}"),
            disabled=target not in range(last + 1),
        )
        for name, target in targets.items()
    ]
    if not page and reviewed.is_own and lesson_of(context.game.name):
        buttons.append(button(OpenLesson(context.game.name), context.say("advice-learn")))
    return buttons


def _seat_menu(reviewed: Reviewed) -> Item:
    context = reviewed.context
    options = [
        option(
            ReviewPage(context.table.id, seat, 0, "seat"),
            context.plain_name(seat),
            default=seat == reviewed.seat,
        )
        for seat in range(len(context.table.people))
    ]
    return menu(options, context.say("review-of"), "seats")
