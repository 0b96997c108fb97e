"""The screen for places: a move as it would look, which can be moved and turned until it is confirmed."""

from collections.abc import Iterator, Mapping, Sequence

import discord
from msgspec import Struct

from bot.runtime.worker_pool import encode_view
from bot.ui.components import Button, Item, PrivateMessage, button, menu, option, private_message
from bot.ui.context import PlayerContext
from bot.ui.emoji import answer_emoji
from bot.ui.images import find_and_draw, question_pictures
from bot.ui.panel.controls import other_buttons, rules_button, signs_button
from bot.ui.panel.outcome import path_title, points_line, reason_line
from bot.ui.panel.places.pages import PAGE_LENGTH
from bot.ui.panel.places.targets import (
    Arrow,
    Option,
    Target,
    TargetRequest,
    find_target_in_worker,
    place_depth,
)
from bot.ui.panel.question_tree import Question
from bot.ui.panel.ranking import known_estimates
from bot.ui.panel.screen import MOST_ROWS, add_if_it_fits, add_to_rows, fit_text, room_for_text, rows_of
from bot.ui.routes import PanelState, Route
from engines.core.game import AnyMove
from engines.core.notation import StepKind, step_kinds, steps, steps_to_place, words

ARROWS: Mapping[Arrow, str] = {Arrow.LEFT: "←", Arrow.UP: "↑", Arrow.DOWN: "↓", Arrow.RIGHT: "→"}
TURN = "⟳"
MOST_TURNS = 4  # ways to lie at a place; more are a menu too


async def place_message(
    context: PlayerContext,
    asked: Question[AnyMove],
    before: tuple[str, ...],
    state: PanelState,
    happened: str,
) -> PrivateMessage:
    """The place of a move: the one that is thought of, at first the best."""
    thought_of = words(asked.move) if asked.move and state.path else None
    known = known_estimates(context.game.name, encode_view(context.view))
    request = TargetRequest(before, thought_of, state.back, context.wants_ideas, known)
    pictures = question_pictures(context.game.name, context.view, before)
    target, images = await find_and_draw(context, pictures, find_target_in_worker, request)
    rows = _rows(context, state, target)
    add_to_rows(rows, [signs_button(context)])
    add_if_it_fits(rows, rules_button(context, before, "rules-why"))
    title, lines = f"### {_title(context, before, target)}", _lines(context, target)
    text = fit_text(title, lines, room_for_text(images, rows), before=happened)
    return private_message(text, images, rows)


def _lines(context: PlayerContext, target: Target) -> Iterator[str]:
    """The place, unless a menu shows it below the picture, and what the move brings."""
    chosen = next(each for each in target.options if each.number == target.number)
    how = _how_suffix(context, target)
    if not _has_menu_of_places(target):
        yield f"**{_place_name(context, chosen)}**{how}"
    yield reason_line(context, target.move, said=how)
    yield points_line(context, target.move)


def _title(context: PlayerContext, before: Sequence[str], target: Target) -> str:
    """The game's own question, unless a thing was chosen before the place."""
    if target.is_first and len(before) == 1:
        return context.label(())
    return context.say("panel-where", what=path_title(context, before))


def _place_name(context: PlayerContext, place: Option) -> str:
    """The number of a place, what is there, and where it lies if other places are named alike."""
    said = [context.say_plainly(each) for each in (place.name, place.region) if each]
    return " · ".join([str(place.number), *said])


def _how_suffix(context: PlayerContext, target: Target) -> str:
    return f" · {_how_name(context, target.move, target.hows)}" if len(target.hows) > 1 else ""


def _how_name(context: PlayerContext, move: AnyMove, hows: Sequence[AnyMove]) -> str:
    """The steps after the place in which a move differs from others at this place."""
    path = steps(move)
    labels = (context.plain_label(path[: step + 1]) for step in _differing_steps(hows))
    return ", ".join(labels)


def _differing_steps(hows: Sequence[AnyMove]) -> list[int]:
    depth, paths = place_depth(type(hows[0])) or 0, [steps(move) for move in hows]
    longest = len(paths[0])
    return [step for step in range(depth + 1, longest) if len({path[step] for path in paths}) > 1]


# What can be pressed.


def _rows(context: PlayerContext, state: PanelState, target: Target) -> list[list[Item]]:
    """Arrows beside the picture; Confirm soon after the menus, for people who use the keyboard."""
    rows: list[list[Item]] = []
    if pointers := list(_pointers(context, state, target)):
        rows.append([*pointers])
    if _has_menu_of_places(target):
        rows.append([_place_menu(context, state, target)])
    if _has_menu_of_hows(target):
        rows.append([_how_menu(context, state, target)])
    confirm = context.confirm_route(steps(target.move))
    buttons = [
        button(confirm, context.say("confirm"), style=discord.ButtonStyle.success),
        *_page_buttons(context, state, target),
        *(_instead_button(context, move) for move in target.instead),
        *other_buttons(context, PanelState() if target.is_first else state),
    ]
    return rows + rows_of(buttons, MOST_ROWS - len(rows))


def _instead_button(context: PlayerContext, move: AnyMove) -> Button:
    path = steps(move)
    return button(context.pick_route(PanelState(path)), context.short_plain_label(path))


def _aim(context: PlayerContext, state: PanelState, move: AnyMove, name: str) -> Route:
    return context.aim_route(PanelState(steps(move), back=state.back), name)


def _pointers(context: PlayerContext, state: PanelState, target: Target) -> Iterator[Button]:
    """Arrows if there is another place, and Turn if the piece can be turned."""
    for arrow, label in ARROWS.items() if target.arrows else ():
        there = target.arrows.get(arrow)
        route = _aim(context, state, there or target.move, arrow.value)
        yield button(route, label, disabled=there is None)
    if len(target.hows) > 1 and _can_be_turned(target):
        following = target.hows[(target.hows.index(target.move) + 1) % len(target.hows)]
        yield button(_aim(context, state, following, "t"), TURN)


def _can_be_turned(target: Target) -> bool:
    """Whether the ways at this place differ in rotations or amounts, not in things that have names."""
    kind: type[Struct] = type(target.move)
    kinds = step_kinds(kind)
    return all(kinds[step] is StepKind.HOW for step in _differing_steps(target.hows))


def _has_menu_of_places(target: Target) -> bool:
    return len(target.options) > 1


def _has_menu_of_hows(target: Target) -> bool:
    return len(target.hows) > (MOST_TURNS if _can_be_turned(target) else 1)


def _place_menu(context: PlayerContext, state: PanelState, target: Target) -> Item:
    page, pages = target.page + 1, len(target.pages)
    return menu(
        (
            option(
                _aim(context, state, each.move, "m"),
                f"{_place_name(context, each)}{f': {each.gain:+}' if each.gain else ''}",
                description=" · ".join(map(context.say_plainly, each.reasons)),
                default=each.number == target.number,
                emoji=answer_emoji(context, steps_to_place(each.move)),
            )
            for each in target.options
        ),
        context.say("panel-places", page=page, pages=pages),
        "places",
    )


def _how_menu(context: PlayerContext, state: PanelState, target: Target) -> Item:
    """The ways at this place; of very many, those around the chosen one."""
    first = target.hows.index(target.move) // PAGE_LENGTH * PAGE_LENGTH
    shown = target.hows[first : first + PAGE_LENGTH]
    return menu(
        (
            option(
                _aim(context, state, move, "h"),
                _how_name(context, move, target.hows),
                default=move == target.move,
                emoji=answer_emoji(context, steps(move)),
            )
            for move in shown
        ),
        context.say("panel-hows"),
        "hows",
    )


def _page_buttons(context: PlayerContext, state: PanelState, target: Target) -> Iterator[Button]:
    """To the best places of the pages before and after."""
    if len(target.pages) == 1:
        return
    for label, name, page in (("◀", "p", target.page - 1), ("▶", "n", target.page + 1)):
        exists = page in range(len(target.pages))
        move = target.pages[page] if exists else target.move
        yield button(_aim(context, state, move, name), label, disabled=not exists)
