"""The panel in which a person decides: the question with its picture, ideas and answers; then a preview.

It knows no game: it walks the tree of legal moves and shows what the renderer draws.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice

import discord

from bot.ui.components import Button, Item, PrivateMessage, button, menu, option, private_message
from bot.ui.context import PlayerContext
from bot.ui.emoji import answer_emoji
from bot.ui.panel.controls import back_button, draw_all, other_buttons, rules_button, signs_button
from bot.ui.panel.ideas import MOST_REASONS, draw_ideas, idea_lines
from bot.ui.panel.outcome import (
    move_name,
    points_gained,
    points_line,
    question_title,
    reason_line,
)
from bot.ui.panel.places.message import place_message
from bot.ui.panel.places.pages import PAGE_LENGTH
from bot.ui.panel.places.targets import steps_before_place
from bot.ui.panel.question_tree import Question, question
from bot.ui.panel.screen import (
    LINE_LENGTH,
    add_if_it_fits,
    add_to_rows,
    fit_in_row,
    fit_text,
    height,
    room_for_text,
    rows_of,
)
from bot.ui.routes import PanelState, UnknownButton
from bot.ui.text.limits import shortened
from engines.core.game import AnyMove
from engines.core.notation import steps

LONGEST_BUTTON = 34  # characters


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


async def next_message(
    context: PlayerContext, state: PanelState, asked: Question[AnyMove], *, is_idea: bool, happened: str = ""
) -> PrivateMessage:
    """What follows an answer that was picked: an idea is previewed as it is."""
    if asked.move is not None and is_idea:
        return await preview_message(context, asked.move, state, happened)
    return await panel_message(context, state, asked, happened)


def events_line(happened: str) -> str:
    """What has just happened, in small letters above the next question; the log has all of it."""
    return f"-# {happened}" if happened else ""


# The question.


async def _question(
    context: PlayerContext, asked: Question[AnyMove], state: PanelState, happened: str
) -> PrivateMessage:
    ideas, images = await draw_ideas(context, asked)
    rows = rows_of(list(_idea_buttons(context, asked, ideas, state)))
    if not _are_all(ideas, asked):
        rows += map(list, _answers(context, asked, state))
    add_to_rows(rows, [*other_buttons(context, state), signs_button(context)])
    add_if_it_fits(rows, rules_button(context, asked.path, "rules-button"))
    title = f"### {question_title(context, asked, state.path)}"
    room = room_for_text(images, rows)
    lines = _lines_of_ideas(context, asked, ideas, room - height(title))
    asides = [] if state.path else _obstacle_lines(context)
    text = fit_text(title, lines, room, before=happened, asides=asides)
    return private_message(text, images, rows)


def _lines_of_ideas(
    context: PlayerContext, asked: Question[AnyMove], ideas: Mapping[str, AnyMove], room: int
) -> list[str]:
    """What each idea is and why; only why where there is no room for more, because the picture shows what."""
    if _have_names(context, ideas, asked):  # on their buttons
        return [
            f"- **{letter}** {reason_line(context, move, MOST_REASONS)}" for letter, move in ideas.items()
        ]
    lines = list(idea_lines(context, ideas, len(asked.path)))
    if sum(map(height, lines)) <= room:
        return lines
    return list(idea_lines(context, ideas, len(asked.path), longest=LINE_LENGTH))


def _are_all(ideas: Mapping[str, AnyMove], asked: Question[AnyMove]) -> bool:
    """Whether every answer is an idea and a whole move; then a list of all answers would say them again."""
    whole = len(asked.path) + 1
    return len(ideas) == len(asked.moves) and all(len(steps(move)) == whole for move in asked.moves)


def _have_names(context: PlayerContext, ideas: Mapping[str, AnyMove], asked: Question[AnyMove]) -> bool:
    """Whether the buttons of ideas have names: if they are all there is to press, and fit into one row."""
    if not _are_all(ideas, asked):
        return False
    names = [_name(context, letter, move) for letter, move in ideas.items()]
    return fit_in_row([button(context.idea_route(PanelState()), name) for name in names])


def _name(context: PlayerContext, letter: str, move: AnyMove) -> str:
    return shortened(f"{letter} · {context.short_plain_label(steps(move))}", LONGEST_BUTTON)


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
            label = _name(context, letter, move)
        yield button(context.idea_route(chosen), label, style=discord.ButtonStyle.primary)


def _answers(context: PlayerContext, asked: Question[AnyMove], state: PanelState) -> Iterator[Iterable[Item]]:
    """Rows with all answers: as buttons if a phone shows them in one row, else as a menu in pages."""
    labels = {choice: context.plain_label((*asked.path, choice)) for choice in asked.choices}
    routes = {
        choice: context.pick_route(PanelState((*asked.path, choice), back=len(state.path)))
        for choice in asked.choices
    }
    emoji = {choice: answer_emoji(context, (*asked.path, choice)) for choice in asked.choices}
    if fit_in_row(buttons := [button(routes[each], labels[each], emoji=emoji[each]) for each in labels]):
        yield buttons
        return
    first, pages = state.page * PAGE_LENGTH, -(-len(labels) // PAGE_LENGTH)
    page = islice(labels.items(), first, first + PAGE_LENGTH)
    placeholder = context.say("panel-all", page=state.page + 1, pages=pages)
    yield [menu((option(routes[choice], label, emoji=emoji[choice]) for choice, label in page), placeholder)]
    if pages > 1:
        yield _page_buttons(context, state, pages)


def _page_buttons(context: PlayerContext, state: PanelState, pages: int) -> Iterator[Button]:
    for key, page in (("panel-previous", state.page - 1), ("panel-next", state.page + 1)):
        route = context.pick_route(PanelState(state.path, page, state.back))
        yield button(route, context.say(key), disabled=page not in range(pages))


# The preview.


async def preview_message(
    context: PlayerContext, move: AnyMove, state: PanelState, happened: str = ""
) -> PrivateMessage:
    """A move before it is made: it can be confirmed as it is, or moved to another place.

    Other places are not looked for and numbered before that, because most ideas are taken as they are.
    """
    images = await draw_all(context, steps(move), ghost=move)
    confirm = context.confirm_route(steps(move))
    buttons = [
        button(confirm, context.say("confirm"), style=discord.ButtonStyle.success),
        *_move_button(context, move, state),
        *back_button(context, state),
        signs_button(context),
    ]
    rows = rows_of(buttons)
    lines = [reason_line(context, move), points_line(context, move)]
    title, room = f"### {move_name(context, move)}", room_for_text(images, rows)
    return private_message(fit_text(title, lines, room, before=happened), images, rows)


def _move_button(context: PlayerContext, move: AnyMove, state: PanelState) -> Iterator[Button]:
    """To the screen for places."""
    if context.game.position(context.view, move) is not None:
        there = PanelState(steps(move), back=state.back)
        yield button(context.aim_route(there, "m"), context.say("panel-move"))
