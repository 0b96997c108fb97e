"""The panel in which a person decides: the question with its picture, ideas and answers; then a preview.

It knows no game: it walks the tree of legal moves and shows what the renderer draws.
"""

import asyncio
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice

import discord
from msgspec import Struct

from bot.ui.components import Button, Item, PrivateMessage, button, menu, option, private_message
from bot.ui.context import PlayerContext
from bot.ui.emoji import answer_emoji
from bot.ui.panel.controls import back_button, draw_all, other_buttons, pick_route
from bot.ui.panel.ideas import MOST_REASONS, find_ideas, idea_lines
from bot.ui.panel.outcome import path_title, points_gained, points_line, reason_line
from bot.ui.panel.place_panel import place_message
from bot.ui.panel.places import PAGE_LENGTH, place_depth, steps_before_place
from bot.ui.panel.question_tree import Question, question
from bot.ui.routes import Aim, ConfirmMove, PanelState, PickIdea, UnknownButton
from bot.ui.text.limits import shortened
from engines.core.game import AnyMove
from engines.core.notation import steps

MOST_BUTTONS = 5  # answers; more are a menu
LONGEST_BUTTON = 34  # characters


async def current_question(context: PlayerContext, state: PanelState) -> Question[AnyMove]:
    """The question to which the steps so far have led; a forged path or page is refused."""
    moves = context.game.legal_moves(context.view.state)
    asked = await asyncio.to_thread(question, moves, state.path)
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
        return await _preview(context, asked.move, state, happened)
    return await _question(context, asked, state, happened)


# The question.


async def _question(
    context: PlayerContext, asked: Question[AnyMove], state: PanelState, happened: str
) -> PrivateMessage:
    ideas = await find_ideas(context, asked)
    images = await draw_all(context, asked.path, marks=ideas)
    rows: list[Iterable[Item]] = [_idea_buttons(context, asked, ideas, state)] if ideas else []
    if not _are_all(ideas, asked):
        rows += _answers(context, asked, state)
    if others := list(other_buttons(context, state)):
        rows.append(others)
    lines = [happened, *_question_lines(context, asked, state, ideas)]
    return private_message("\n".join(filter(None, lines)), images, rows)


def _question_lines(
    context: PlayerContext, asked: Question[AnyMove], state: PanelState, ideas: Mapping[str, AnyMove]
) -> Iterator[str]:
    yield f"### {path_title(context, asked.path if state.path else ())}"
    if _are_all(ideas, asked):  # Their buttons have the names.
        yield from (
            f"- **{letter}** {reason_line(context, move, MOST_REASONS)}" for letter, move in ideas.items()
        )
    else:
        yield from idea_lines(context, ideas, len(asked.path))
    if not state.path:
        yield from _obstacle_lines(context)


def _are_all(ideas: Mapping[str, AnyMove], asked: Question[AnyMove]) -> bool:
    """Whether every move is an idea; then a list of all answers would say the same again."""
    return len(ideas) == len(asked.moves)


def _obstacle_lines(context: PlayerContext) -> Iterator[str]:
    """Why something that the person sees cannot be chosen."""
    for reason in context.game.obstacles(context.view):
        yield f"-# {context.say_text(reason)}"


def _idea_buttons(
    context: PlayerContext, asked: Question[AnyMove], ideas: Mapping[str, AnyMove], state: PanelState
) -> Iterator[Button]:
    """The letter of each idea with its points; with its name, if there is no list of all answers."""
    for letter, move in ideas.items():
        chosen = PanelState(steps(move), back=len(state.path))
        label = f"{letter}  {points_gained(context, move):+}".removesuffix("  +0")
        if _are_all(ideas, asked):
            label = shortened(f"{letter} · {context.plain_label(steps(move))}", LONGEST_BUTTON)
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
    if len(labels) <= MOST_BUTTONS and all(len(label) <= LONGEST_BUTTON for label in labels.values()):
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


async def idea_message(context: PlayerContext, move: AnyMove, state: PanelState) -> PrivateMessage:
    """A suggested move before it is made: it can be confirmed as it is, or moved to another place.

    Other places are not looked for and numbered before that, because most ideas are taken as they are.
    """
    return await _preview(context, move, state, "")


async def _preview(context: PlayerContext, move: AnyMove, state: PanelState, happened: str) -> PrivateMessage:
    images = await draw_all(context, steps(move), ghost=move)
    confirm = ConfirmMove(context.table.id, context.table.revision, steps(move))
    buttons = [
        button(confirm, context.say("confirm"), style=discord.ButtonStyle.success),
        *_move_button(context, move, state),
        *back_button(context, state),
    ]
    lines = [
        happened,
        f"### {_preview_title(context, move)}",
        reason_line(context, move),
        points_line(context, move),
    ]
    return private_message("\n".join(filter(None, lines)), images, [buttons])


def _move_button(context: PlayerContext, move: AnyMove, state: PanelState) -> Iterator[Button]:
    """To the screen for places."""
    if context.game.position(context.view, move) is not None:
        there = PanelState(steps(move), back=state.back)
        yield button(Aim(context.table.id, context.table.revision, there, "m"), context.say("panel-move"))


def _preview_title(context: PlayerContext, move: AnyMove) -> str:
    """What is chosen, and the name of its place."""
    kind: type[Struct] = type(move)
    title = path_title(context, steps(move)[: place_depth(kind)])
    place = context.game.place(context.view, move)
    return f"{title}: {context.say_text(place)}" if place else title
