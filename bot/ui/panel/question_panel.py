"""The panel in which a person decides: the question with its picture, ideas and answers; then a preview.

It knows no game: it walks the tree of legal moves and shows what the renderer draws.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice

import discord

from bot.ui.components import (
    ROW_LENGTH,
    Button,
    Item,
    PrivateMessage,
    button,
    menu,
    option,
    private_message,
)
from bot.ui.context import PlayerContext
from bot.ui.emoji import answer_emoji
from bot.ui.legend import with_legend
from bot.ui.panel.controls import back_button, draw_all, other_buttons, pick_route
from bot.ui.panel.ideas import MOST_REASONS, find_ideas, idea_lines
from bot.ui.panel.outcome import (
    move_name,
    points_gained,
    points_line,
    question_title,
    reason_line,
)
from bot.ui.panel.place_panel import place_message
from bot.ui.panel.places import PAGE_LENGTH, steps_before_place
from bot.ui.panel.question_tree import Question, question
from bot.ui.routes import Aim, ConfirmMove, PanelState, PickIdea, UnknownButton
from bot.ui.text.limits import shortened
from engines.core.game import AnyMove
from engines.core.notation import steps

MOST_BUTTONS = 5  # answers; more are a menu
LONGEST_BUTTON = 34  # characters
WIDEST_BUTTONS = 54  # characters of all names together: two rows on a phone
LONGEST_EVENTS = 80  # characters of what has just happened; the log has all of it


def current_question(context: PlayerContext, state: PanelState) -> Question[AnyMove]:
    """The question to which the steps so far have led; a forged path or page is refused."""
    asked = question(context.game.legal_moves(context.view.state), state.path)
    if not asked.moves or (state.page and state.page * PAGE_LENGTH >= len(asked.choices)):
        raise UnknownButton
    return asked


async def panel_message(
    context: PlayerContext, state: PanelState, asked: Question[AnyMove], happened: str = ""
) -> PrivateMessage:
    """The next question, or the complete move before it is made."""
    before = steps_before_place(asked)
    if before is not None:
        return await place_message(context, asked, before, state, happened)
    if asked.move is not None:
        return await preview_message(context, asked.move, state, happened)
    return await _question(context, asked, state, happened)


def events_line(happened: str) -> str:
    """What has just happened, in one small line above the next question."""
    return f"-# {shortened(happened, LONGEST_EVENTS)}" if happened else ""


# The question.


async def _question(
    context: PlayerContext, asked: Question[AnyMove], state: PanelState, happened: str
) -> PrivateMessage:
    ideas = await find_ideas(context, asked)
    images = await draw_all(context, asked.path, marks=ideas)
    rows: list[list[Item]] = [list(_idea_buttons(context, asked, ideas, state))] if ideas else []
    if not _are_all(ideas, asked):
        rows += map(list, _answers(context, asked, state))
    _add_buttons(rows, list(other_buttons(context, state)))
    lines = [happened, *_question_lines(context, asked, state, ideas)]
    return private_message("\n".join(filter(None, lines)), images, with_legend(context, rows))


def _add_buttons(rows: list[list[Item]], buttons: Sequence[Button]) -> None:
    """In the last row if they fit there, because a phone shows few rows beside the picture."""
    last = rows[-1] if rows else []
    if last and isinstance(last[0], discord.ui.Button) and len(last) + len(buttons) <= ROW_LENGTH:
        last += buttons
    elif buttons:
        rows.append([*buttons])


def _question_lines(
    context: PlayerContext, asked: Question[AnyMove], state: PanelState, ideas: Mapping[str, AnyMove]
) -> Iterator[str]:
    yield f"### {question_title(context, asked, state.path)}"
    if _have_names(context, ideas, asked):  # on their buttons
        yield from (
            f"- **{letter}** {reason_line(context, move, MOST_REASONS)}" for letter, move in ideas.items()
        )
    else:
        yield from idea_lines(context, ideas, len(asked.path))
    if not state.path:
        yield from _obstacle_lines(context)


def _are_all(ideas: Mapping[str, AnyMove], asked: Question[AnyMove]) -> bool:
    """Whether every answer is an idea and a whole move; then a list of all answers would say them again."""
    whole = len(asked.path) + 1
    return len(ideas) == len(asked.moves) and all(len(steps(move)) == whole for move in asked.moves)


def _have_names(context: PlayerContext, ideas: Mapping[str, AnyMove], asked: Question[AnyMove]) -> bool:
    """Whether the buttons of ideas have names: if they are all there is to press, and few and short."""
    names = [context.short_plain_label(steps(move)) for move in ideas.values()]
    return _are_all(ideas, asked) and sum(map(len, names)) <= WIDEST_BUTTONS


def _obstacle_lines(context: PlayerContext) -> Iterator[str]:
    """Why something that the person sees cannot be chosen."""
    for reason in context.game.obstacles(context.view):
        yield f"-# {context.say_text(reason)}"


def _idea_buttons(
    context: PlayerContext, asked: Question[AnyMove], ideas: Mapping[str, AnyMove], state: PanelState
) -> Iterator[Button]:
    """The letter of each idea with its name, or with its points if its line does not end with them."""
    have_names = _have_names(context, ideas, asked)
    for letter, move in ideas.items():
        chosen = PanelState(steps(move), back=len(state.path))
        gain = points_gained(context, move)
        is_said = reason_line(context, move, MOST_REASONS).endswith(f"{gain:+}")
        label = f"{letter}  +{gain}" if gain > 0 and not is_said else letter
        if have_names:
            label = shortened(f"{letter} · {context.short_plain_label(steps(move))}", LONGEST_BUTTON)
        yield button(idea_route(context, chosen), label, style=discord.ButtonStyle.primary)


def idea_route(context: PlayerContext, state: PanelState) -> PickIdea:
    return PickIdea(context.table.id, context.table.revision, state)


def _answers(context: PlayerContext, asked: Question[AnyMove], state: PanelState) -> Iterator[Iterable[Item]]:
    """Rows with all answers: as buttons if few and short, else as a menu in pages."""
    labels = {choice: context.plain_label((*asked.path, choice)) for choice in asked.choices}
    routes = {
        choice: pick_route(context, PanelState((*asked.path, choice), back=len(state.path)))
        for choice in asked.choices
    }
    emoji = {choice: answer_emoji(context, (*asked.path, choice)) for choice in asked.choices}
    lengths = [len(label) for label in labels.values()]
    if len(labels) <= MOST_BUTTONS and max(lengths) <= LONGEST_BUTTON and sum(lengths) <= WIDEST_BUTTONS:
        yield [button(routes[choice], label, emoji=emoji[choice]) for choice, label in labels.items()]
        return
    first, pages = state.page * PAGE_LENGTH, -(-len(labels) // PAGE_LENGTH)
    page = islice(labels.items(), first, first + PAGE_LENGTH)
    placeholder = context.say("panel-all", page=state.page + 1, pages=pages)
    yield [menu((option(routes[choice], label, emoji=emoji[choice]) for choice, label in page), placeholder)]
    if pages > 1:
        yield _page_buttons(context, state, pages)


def _page_buttons(context: PlayerContext, state: PanelState, pages: int) -> Iterator[Button]:
    for key, page in (("panel-previous", state.page - 1), ("panel-next", state.page + 1)):
        route = pick_route(context, PanelState(state.path, page, state.back))
        yield button(route, context.say(key), disabled=page not in range(pages))


# The preview.


async def preview_message(
    context: PlayerContext, move: AnyMove, state: PanelState, happened: str = ""
) -> PrivateMessage:
    """A move before it is made: it can be confirmed as it is, or moved to another place.

    Other places are not looked for and numbered before that, because most ideas are taken as they are.
    """
    images = await draw_all(context, steps(move), ghost=move)
    confirm = ConfirmMove(context.table.id, context.table.revision, steps(move))
    buttons = [
        button(confirm, context.say("confirm"), style=discord.ButtonStyle.success),
        *_move_button(context, move, state),
        *back_button(context, state),
    ]
    lines = [
        happened,
        f"### {move_name(context, move)}",
        reason_line(context, move),
        points_line(context, move),
    ]
    return private_message("\n".join(filter(None, lines)), images, with_legend(context, [buttons]))


def _move_button(context: PlayerContext, move: AnyMove, state: PanelState) -> Iterator[Button]:
    """To the screen for places."""
    if context.game.position(context.view, move) is not None:
        there = PanelState(steps(move), back=state.back)
        yield button(Aim(context.table.id, context.table.revision, there, "m"), context.say("panel-move"))
