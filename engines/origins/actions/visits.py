"""Visiting sites: which workers can go where, the price, and the actions there (pages 13, 14 and 17)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from engines.origins.actions.people import SIX, freeman_by_word, replace_freeman
from engines.origins.actions.possible import ALWAYS_POSSIBLE, open_actions, open_bonuses, open_mains
from engines.origins.actions.turn import Turn, with_change
from engines.origins.components import BONUSES, FREE, MAINS, SITES, Goods
from engines.origins.components.tasks import Errand, Resetting, Rising, SiteAction
from engines.origins.components.terms import Colour, Site
from engines.origins.moves import (
    ARCHON,
    BONUS,
    HOLD,
    PISCES,
    SKIP,
    Act,
    Hold,
    Lift,
    Move,
    Reset,
    Visit,
    Worker,
    visit,
)
from engines.origins.names import action_name, goods_text, site_name, worker_text
from engines.origins.state import Freeman, Speaker, State

PISCES_GOLD = Goods(gold=1)

# A site, an action there, the least value that a worker needs, and the colour, where the action is a bonus.
FirstAction: TypeAlias = tuple[Site, str, int, Colour | None]

# Sites with a main action that is always possible.
ALWAYS_USEFUL = [site for site, mains in enumerate(SITES, 1) if ALWAYS_POSSIBLE.intersection(mains)]


class Visitor(NamedTuple):
    """A worker who can visit a site."""

    word: Worker
    value: int  # no site is too high for the archon
    colours: tuple[Colour, ...]
    leaves: bool  # whether another unused freeman stays at home, to be trained


def visitors(state: State) -> Iterator[Visitor]:
    """Unused freemen, own speakers, and the archon with the colours of the advisors (pages 11 and 20)."""
    me = state.me
    at_home = [freeman for freeman in me.freemen if not freeman.site]
    for freeman in dict.fromkeys(at_home):
        yield Visitor(freeman.word, freeman.value, (freeman.colour,), len(at_home) > 1)
    for speaker in dict.fromkeys(speaker for speaker in me.speakers if not speaker.site):
        yield Visitor(speaker.word, speaker.value, (), bool(at_home))
    if not me.figure:
        yield Visitor(ARCHON, SIX, me.advisors, bool(at_home))


def visits(state: State) -> list[Visit]:
    """Every worker, every site where the difference in wisdom can be paid, every possible first action."""
    going = [*visitors(state)]
    shown = {colour for visitor in going for colour in visitor.colours}
    known: dict[bool, list[FirstAction]] = {}
    found: list[Visit] = []
    for word, value, colours, leaves in going:
        if leaves not in known:
            known[leaves] = first_actions(state, shown, leaves)
        found += [
            visit(word, site, action)
            for site, action, least, colour in known[leaves]
            if least <= value and (colour is None or colour in colours)
        ]
    return found


def surely_possible(state: State) -> bool:
    """Whether a worker can visit a site for an action that is always possible; others may be possible too."""
    me = state.me
    if not me.figure:  # No site is too high for the archon.
        return True
    needed = min([state.sites[site - 1] for site in ALWAYS_USEFUL]) - me.goods.wisdom - me.goods.gold
    workers: tuple[Freeman | Speaker, ...] = (*me.freemen, *me.speakers)
    return any(not worker.site and worker.value >= needed for worker in workers)


def first_actions(state: State, colours: set[Colour], leaves: bool) -> list[FirstAction]:
    """What workers of these colours can begin with, from the first site to the last."""
    found: list[FirstAction] = []
    for site, (mains, value, token) in enumerate(zip(SITES, state.sites, state.tokens, strict=True), 1):
        for main, spare in open_mains(state, mains, leaves):
            found.append((site, main, value - spare, None))
        if token in colours:
            for bonus, spare in open_bonuses(state, token, leaves):
                found.append((site, bonus, value - spare, token))
    return found


def visit_site(turn: Turn, move: Visit) -> None:
    """Place the worker, pay the difference, raise the site, and perform the first action (page 13)."""
    value, token = turn.state.sites[move.site - 1], turn.state.tokens[move.site - 1]
    strength, colours = send(turn, move.worker, move.site)
    paid = turn.pay(Goods(wisdom=value - strength)) if value > strength else FREE
    turn.add_event(
        "origins-visited",
        worker=worker_text(move.worker),
        site=site_name(move.site),
        price=goods_text(paid),
        action=action_name(token, move.action),
    )
    raise_site(turn, move.site)
    archon = move.worker == ARCHON
    both, bonus = strength == SIX and not archon, archon or token in colours
    turn.add_tasks(*tasks_of_visit(move.site, move.action, bonus=bonus, both=both, archon=archon))
    if turn.state.solo:
        turn.add_tasks(Rising(move.site, value))


@lru_cache(maxsize=1 << 10)
def tasks_of_visit(
    site: Site, action: str, *, bonus: bool, both: bool, archon: bool
) -> tuple[SiteAction | Errand, ...]:
    """The first action of a visit, and what may follow it."""
    errand = Errand(site, SITES[site - 1], bonus, both=both, archon=archon)
    return SiteAction(site, action), *remaining_errand(errand, action)


def raise_site(turn: Turn, site: Site) -> None:
    """Raise the value by one; six becomes one (page 13)."""
    sites = turn.state.sites
    value = sites[site - 1]
    turn.change(sites=with_change(sites, site - 1, 1 if value < SIX else 1 - value))


def remaining_errand(errand: Errand, action: str) -> tuple[Errand, ...]:
    """What is left to do at the site; a freeman of value 6 may do both main actions (page 14)."""
    if action in (BONUS, PISCES):
        left = replace(errand, bonus=False)
    else:
        mains = tuple(main for main in errand.mains if main != action) if errand.both else ()
        left = replace(errand, mains=mains, owes=False)
    return (left,) if left.mains or left.bonus else ()


def send(turn: Turn, worker: Worker, site: Site) -> tuple[int, tuple[Colour, ...]]:
    """Move the worker to the site; his value and his colours."""
    me = turn.me
    if worker == ARCHON:
        turn.change_me(figure=site)
        return SIX, me.advisors
    if worker.startswith("speaker"):
        sent = next(speaker for speaker in me.speakers if not speaker.site and speaker.word == worker)
        number = me.speakers.index(sent)
        used = replace(sent, site=site)
        turn.change_me(speakers=(*me.speakers[:number], used, *me.speakers[number + 1 :]))
        return sent.value, ()
    freeman = freeman_by_word(me.freemen, worker)
    replace_freeman(turn, freeman, Freeman(freeman.colour, freeman.value, site))
    return freeman.value, (freeman.colour,)


def perform(turn: Turn, task: SiteAction) -> None:
    """Pay for an action of the site and put its effects on the agenda."""
    if task.action == PISCES:
        turn.gain(PISCES_GOLD)
        return
    bonus = task.action == BONUS
    action = BONUSES[turn.state.tokens[task.site - 1]] if bonus else MAINS[task.action]
    turn.pay_and_tell(action.cost)
    turn.add_tasks(*action.effects)


def acts(state: State, task: Errand) -> list[Act]:
    at_home = any(not freeman.site for freeman in state.me.freemen)
    return [Act(action) for action in open_actions(state, task, at_home)]


def act(turn: Turn, task: Errand, move: Act) -> None:
    """One more action at the site."""
    turn.add_event("origins-acted", action=action_name(turn.state.tokens[task.site - 1], move.action))
    turn.add_tasks(SiteAction(task.site, move.action), *remaining_errand(task, move.action))


def risings(state: State, task: Rising) -> list[Move]:
    """Solo: one neighbour below six rises too, unless a superiority token is spent (page 23)."""
    beside = (site for site in (task.site - 1, task.site + 1) if 1 <= site <= len(SITES))
    lifts: list[Move] = [Lift(site) for site in beside if state.sites[site - 1] < SIX]
    return [*(lifts or [SKIP]), HOLD] if state.me.superiority else lifts


def rise(turn: Turn, task: Rising, move: Lift | Hold) -> None:
    """Raise the neighbour; or set the visited site back."""
    if isinstance(move, Lift):
        raise_site(turn, move.site)
        value = turn.state.sites[move.site - 1]
        turn.add_event("origins-lifted", site=site_name(move.site), value=value)
    else:
        turn.change_me(superiority=turn.me.superiority - 1)
        risen = turn.state.sites[task.site - 1]
        turn.change(sites=with_change(turn.state.sites, task.site - 1, task.value - risen))
        turn.add_event("origins-held")


def resets(state: State, _task: Resetting) -> list[Reset]:
    """Every site that is not at 1 already."""
    return [Reset(site) for site, value in enumerate(state.sites, 1) if value > 1]


def reset(turn: Turn, _task: Resetting, move: Reset) -> None:
    value = turn.state.sites[move.site - 1]
    turn.change(sites=with_change(turn.state.sites, move.site - 1, 1 - value))
    turn.add_event("origins-reset", site=site_name(move.site))
