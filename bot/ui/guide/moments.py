"""Pictures of the recorded game of a guide, drawn in worker processes, and what they are examples of."""

import engines
import render
from bot.runtime.worker_pool import drawing_pool
from bot.ui.images import Image, named_image
from engines.core.game import AnyView, Seat, find
from engines.core.guide import Moment, Page
from engines.core.text import Argument, Text, say
from render import Picture, RenderRequest, Theme

# The showcase of each game by language and theme: many cards show the same few.
_showcases: dict[tuple[str, str, Theme], Image] = {}


async def showcase(game: str, language: str, theme: Theme) -> Image:
    """The picture that shows what a game looks like."""
    key = (game, language, theme)
    if key not in _showcases:
        _showcases[key] = await draw_moment(game, engines.guide(game).showcase, language, theme)
    return _showcases[key]


async def draw_moment(game: str, moment: Moment, language: str, theme: Theme) -> Image:
    """A moment of the recorded game, with its description."""
    drawn = await drawing_pool.run(draw_in_worker, game, moment, language, theme)
    alt = say(drawn.alt, language, lambda seat: _seat_name(seat, language))
    return named_image(f"{game}-{moment.picture}", drawn.png, alt)


def draw_in_worker(game: str, moment: Moment, language: str, theme: Theme) -> Picture:
    """Called by name in a worker process."""
    rules, view = engines.game(game), _view(game, moment)
    ghost = find(rules, view.state, moment.ghost) if moment.ghost else None
    names = {seat: _seat_name(seat, language) for seat in range(len(rules.scores(view.state)))}
    request = RenderRequest(
        moment.picture, moment.seat, ghost=ghost, names=names, theme=theme, language=language
    )
    return render.draw(game, view, request)


def _view(game: str, moment: Moment) -> AnyView:
    return engines.game(game).view(engines.moment(game, moment.after), moment.seat)


def _seat_name(seat: Seat, language: str) -> str:
    return say(Text("guide-player", {"number": seat + 1}), language)


def example_lines(game: str, page: Page, language: str) -> list[str]:
    """What the picture of a page is an example of: points with how they come about, or what a move brings."""
    if page.shows is None:
        return []
    if page.shows.ghost:
        return [_move_example(game, page.shows, language)]
    return [_points_example(game, page.shows, each.part, language) for each in page.examples]


def _points_example(game: str, moment: Moment, part: str, language: str) -> str:
    rules, state, seat = engines.game(game), engines.moment(game, moment.after), moment.seat or 0
    words: dict[str, Argument] = {
        "part": Text(f"{game}-part-{part}"),
        "points": rules.scores(state)[seat].parts[part],
    }
    explained = rules.breakdown(state, seat).get(part)
    terms = render.written(explained.terms) if explained else ()
    if explained is None or not terms:
        return "- " + say(Text("guide-example-points", words), language)
    words |= {"label": explained.label, "sum": " + ".join(terms)}
    return "- " + say(Text("guide-example-sum", words), language)


def _move_example(game: str, moment: Moment, language: str) -> str:
    view = _view(game, moment)
    move = find(engines.game(game), view.state, moment.ghost or "")
    reasons = [say(reason, language) for reason in engines.game(game).reasons(view, move)]
    return "- " + say(Text("guide-example-move", {"reasons": ", ".join(reasons)}), language)
