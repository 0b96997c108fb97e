"""Pictures of the recorded game of a guide, drawn in worker processes, and what they are examples of."""

import engines
import render
from bot.runtime.worker_pool import drawing_pool
from bot.ui.images import Image, named_image
from engines.core.game import AnyMove, AnyView, Seat, find
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
    return _image(moment, await drawing_pool.run(draw_in_worker, game, moment, language, theme), language)


async def illustrate(game: str, page: Page, language: str, theme: Theme) -> tuple[list[Image], list[str]]:
    """The picture of a page of the rules, and what it is an example of."""
    if page.shows is None:
        return [], []
    drawn, lines = await drawing_pool.run(illustrate_in_worker, game, page, page.shows, language, theme)
    return [_image(page.shows, drawn, language)], lines


def _image(moment: Moment, drawn: Picture, language: str) -> Image:
    alt = say(drawn.alt, language, lambda seat: _seat_name(seat, language))
    return named_image(moment.picture, drawn.png, alt)


def _seat_name(seat: Seat, language: str) -> str:
    return say(Text("guide-player", {"number": seat + 1}), language)


# What worker processes do: they replay the recorded game too, which takes long.


def draw_in_worker(game: str, moment: Moment, language: str, theme: Theme) -> Picture:
    """Called by name in a worker process."""
    view = _view(game, moment)
    names = {seat: _seat_name(seat, language) for seat in range(len(engines.game(game).scores(view.state)))}
    ghost = _move(game, view, moment.ghost) if moment.ghost else None
    request = RenderRequest(
        moment.picture, moment.seat, ghost=ghost, names=names, theme=theme, language=language
    )
    return render.draw(game, view, request)


def illustrate_in_worker(
    game: str, page: Page, moment: Moment, language: str, theme: Theme
) -> tuple[Picture, list[str]]:
    """Called by name in a worker process."""
    return draw_in_worker(game, moment, language, theme), example_lines(game, page, moment, language)


def example_lines(game: str, page: Page, moment: Moment, language: str) -> list[str]:
    """Points and how they come about; what the move that is shown brings."""
    view = _view(game, moment)
    examples = [_points(game, view, each.part) for each in page.examples]
    if moment.ghost:
        reasons = engines.game(game).reasons(view, _move(game, view, moment.ghost))
        said = ", ".join(say(reason, language) for reason in reasons)
        examples.append(Text("guide-example-move", {"reasons": said}))
    return [f"- {say(example, language)}" for example in examples]


def _view(game: str, moment: Moment) -> AnyView:
    return engines.game(game).view(engines.moment(game, moment.after), moment.seat)


def _move(game: str, view: AnyView, move: str) -> AnyMove:
    return find(engines.game(game), view.state, move)


def _points(game: str, view: AnyView, part: str) -> Text:
    """What the seat has in a category; as a sum of products, if it is more than one number."""
    rules, seat = engines.game(game), view.seat or 0
    words: dict[str, Argument] = {
        "part": Text(f"{game}-part-{part}"),
        "points": rules.scores(view.state)[seat].parts[part],
    }
    explained = rules.breakdown(view.state, seat).get(part)
    terms = render.written(explained.terms) if explained else ()
    if explained is None or not terms:
        return Text("guide-example-points", words)
    return Text("guide-example-sum", {**words, "label": explained.label, "sum": " + ".join(terms)})
