"""What each move does, by the chapters of the rulebook."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from engines.core.game import Event, Seat, Step
from engines.core.grids.squares import Square
from engines.founders.components import (
    OPENED,
    ROW,
    STACKS,
    TILES,
    Kind,
    Tile,
    Token,
    TokenId,
)
from engines.founders.moves import (
    REVEALS,
    Add,
    Agree,
    Attack,
    Buy,
    Draft,
    Employ,
    Join,
    Move,
    Pass,
    Propose,
    Refuse,
    Replace,
    Reveal,
    Settle,
)
from engines.founders.rules import events
from engines.founders.rules.choices import builds, may_propose, others
from engines.founders.rules.ending import ending
from engines.founders.state import Ending, Phase, Piles, State
from engines.founders.territory import Plot, cart_squares, craftsmen_on

T = TypeVar("T")


def apply(state: State, move: Move) -> Step[State]:
    return ACTIONS[type(move)](state, move)


def draft(state: State, move: Draft) -> Step[State]:
    """The first tile of a territory."""
    return take_draft_tile(state, move.tile, Square(0, 0))


def settle(state: State, move: Settle) -> Step[State]:
    """The second tile, laid beside the first."""
    return take_draft_tile(state, move.tile, move.at)


def take_draft_tile(state: State, tile: str, at: Square) -> Step[State]:
    """One tile each, then one each in reverse order (rulebook: preparation)."""
    event = events.drafted(state.active, tile)
    rows = (remove_item(state.rows[0], tile), *state.rows[1:])
    after = with_me(replace(state, rows=rows), territory=state.me.territory.add(tile, at))
    seats = len(state.founders)
    picks = sum(len(founder.territory.plots) for founder in after.founders)
    if picks < 2 * seats:
        return Step(replace(after, active=picks if picks < seats else 2 * seats - 1 - picks), (event,))
    opened = replace(
        after, stacks=stacks_after_draft(after), rows=rows_after_draft(after), phase=Phase.REVEAL, active=0
    )
    return Step(opened, (event, events.opened(0, sum(OPENED))), revealed=True)


def rows_after_draft(state: State) -> tuple[tuple[str, ...], ...]:
    """Two more nature tiles, two villages and a city (rulebook: preparation)."""
    piles = zip(state.rows, state.stacks, OPENED, strict=True)
    return tuple(row + stack[:opened] for row, stack, opened in piles)


def stacks_after_draft(state: State) -> tuple[tuple[str, ...], ...]:
    """The stacks without the tiles that are opened after the draft."""
    return tuple(stack[opened:] for stack, opened in zip(state.stacks, OPENED, strict=True))


def reveal(state: State, move: Reveal) -> Step[State]:
    """Move the top tile of a stack to its row; a sixth tile removes the five before it from the game."""
    number = STACKS.index(move.stack)
    (tile, *rest), row, box = state.stacks[number], state.rows[number], state.box
    log = [events.stuck(state.active)] if state.phase is Phase.BUILD else []
    log.append(events.revealed(state.active, tile))
    if len(row) == ROW:
        log.append(events.cleared(move.stack, row))
        row, box = (), box + row
    after = replace(
        state,
        stacks=exchange_item(state.stacks, number, tuple(rest)),
        rows=exchange_item(state.rows, number, (*row, tile)),
        box=box,
        phase=Phase.BUILD,
    )
    return play_forced_move(after, tuple(log), revealed=True)


def play_forced_move(state: State, log: tuple[Event, ...], *, revealed: bool = False) -> Step[State]:
    """If the only legal move is to reveal a nature tile or to pass, make it."""
    if not state.rows[0]:  # An open nature tile can always be added.
        match builds(state):
            case [(Pass() | Reveal()) as move]:
                return prepend_events(log, apply(state, move), revealed=revealed)
    return Step(state, log, revealed)


def attack(state: State, move: Attack) -> Step[State]:
    """The tile no longer makes or scores anything (rulebook: war)."""
    target = state.founders[move.whom].territory.plot_at(move.at)
    log = [events.attacked(state.active, move.whom, target.tile)]
    if target.points:
        log.append(events.lost_points(move.whom, target.points))
    after = with_plot(spend_token(state, Token.WAR), move.whom, replace(target, attacked=True))
    return play_forced_move(after, tuple(log))


def buy(state: State, move: Buy) -> Step[State]:
    """The resource can be used this turn; the seller's tile is stopped in the next (rulebook: coins)."""
    shop = state.founders[move.whose].territory.plot_at(move.at)
    event = events.bought(state.active, move.whose, shop.tile, move.resource)
    after = with_plot(spend_token(state, Token.COIN), move.whose, replace(shop, coin=True))
    return play_forced_move(replace(after, bought=move.resource), (event,))


def join(state: State, move: Join) -> Step[State]:
    """Four tiles are linked permanently (rulebook: carts)."""
    after = spend_token(state, Token.CART)
    territory = after.me.territory.join(move.at)
    tiles = [territory.plot_at(at).tile for at in cart_squares(move.at)]
    return play_forced_move(with_me(after, territory=territory), (events.linked(state.active, tiles),))


def employ(state: State, move: Employ) -> Step[State]:
    """The tile no longer makes its good and is worth two points (rulebook: craftsmen)."""
    plot = state.me.territory.plot_at(move.at)
    after = with_plot(spend_token(state, craftsmen_on(plot)), state.active, replace(plot, craftsmen=True))
    return play_forced_move(after, (events.set_to_work(state.active, plot.tile),))


def add(state: State, move: Add) -> Step[State]:
    """A tile joins the territory (rulebook: adding a tile)."""
    after = with_me(take_open_tile(state, move.tile), territory=state.me.territory.add(move.tile, move.at))
    return finish_building(after, (events.added(state.active, move.tile),), TILES[move.tile])


def replace_tile(state: State, move: Replace) -> Step[State]:
    """A tile replaces another, which is turned over; a coin on it is kept (rulebook: replacing)."""
    me, old = state.me, state.me.territory.plot_at(move.at)
    after = with_me(
        take_open_tile(state, move.tile),
        territory=me.territory.cover(move.tile, move.at),
        tokens=(*me.tokens, Token.COIN.value) if old.coin else me.tokens,
        replaced=(*me.replaced, old.tile),
    )
    log = [events.replaced(state.active, old.tile, move.tile), events.turned_over()]
    if old.points:
        log.append(events.points_gone(old.points))
    if old.attacked or old.craftsmen:
        lost = [Token.WAR.value] * old.attacked + ([craftsmen_on(old)] if old.craftsmen else [])
        after = replace(after, box=(*state.box, *lost))
        log += map(events.left_the_game, lost)
    if old.coin:
        log.append(events.kept_coin(state.active))
    return finish_building(after, tuple(log), TILES[move.tile])


def finish_building(state: State, log: tuple[Event, ...], tile: Tile) -> Step[State]:
    """Take the token of a city tile (rulebook: city tiles); craftsmen come from a face-down pile."""
    if state.bought is not None and state.bought not in tile.needs:
        log = (*log, events.unused(state.active, state.bought))
    if tile.token is None:
        return end_turn(state, log)
    gained, piles = draw_token(state.piles, tile.token)
    after = with_me(replace(state, piles=piles), tokens=(*state.me.tokens, gained))
    log = (*log, events.gained(state.active, gained))
    return prepend_events(log, end_turn(after), revealed=tile.token is Token.CRAFTSMEN)


def draw_token(piles: Piles, token: Token) -> tuple[TokenId, Piles]:
    """A token from its pile."""
    match token:
        case Token.WAR:
            return token.value, replace(piles, war=piles.war - 1)
        case Token.COIN:
            return token.value, replace(piles, coin=piles.coin - 1)
        case Token.CART:
            return token.value, replace(piles, cart=piles.cart - 1)
        case Token.CRAFTSMEN:
            return piles.craftsmen[0], replace(piles, craftsmen=piles.craftsmen[1:])


def pass_turn(state: State, _move: Pass) -> Step[State]:
    """Nothing can be added (rulebook: skipping)."""
    log: tuple[Event, ...] = (events.passed(state.active),)
    if state.bought is not None:
        log = (*log, events.unused(state.active, state.bought))
    return end_turn(state, log)


def end_turn(state: State, log: tuple[Event, ...] = ()) -> Step[State]:
    """Take the coins on own tiles, check for the end of the game, and pass the turn on."""
    territory, coins = state.me.territory.without_coins()
    if coins:
        hand = (*state.me.tokens, *(Token.COIN.value,) * coins)
        state = with_me(state, territory=territory, tokens=hand)
        log = (*log, events.took_coins(state.active, coins))
    over = ending(state)
    if over is not None:
        return Step(replace(state, ending=over), (*log, events.over(over)))
    next_turn = replace(
        state,
        phase=Phase.REVEAL,
        active=(state.active + 1) % len(state.founders),
        turn=state.turn + 1,
        token_played=False,
        bought=None,
        proposed=False,
    )
    return begin_turn(next_turn, log)


def begin_turn(state: State, log: tuple[Event, ...]) -> Step[State]:
    """A turn begins with a choice of stacks; if only one is left, its tile is revealed at once."""
    if sum(map(bool, state.stacks)) > 1 or may_propose(state):
        return Step(state, log)
    left = next(kind for kind, stack in zip(STACKS, state.stacks, strict=True) if stack)
    return prepend_events(log, reveal(state, REVEALS[left]))


def propose(state: State, _move: Propose) -> Step[State]:
    """The others vote in turn whether the game is over (rulebook: end of the game)."""
    asking = replace(state, phase=Phase.VOTE, asked=tuple(others(state)), proposed=True)
    return Step(asking, (events.proposed(state.active),))


def agree(state: State, _move: Agree) -> Step[State]:
    """The game is over once all have agreed."""
    voter, *rest = state.asked
    event = events.agreed(voter)
    if rest:
        return Step(replace(state, asked=tuple(rest)), (event,))
    return Step(replace(state, asked=(), ending=Ending.AGREED), (event, events.over(Ending.AGREED)))


def refuse(state: State, _move: Refuse) -> Step[State]:
    """The turn goes on."""
    event = events.refused(state.asked[0])
    return begin_turn(replace(state, phase=Phase.REVEAL, asked=()), (event,))


def prepend_events(log: tuple[Event, ...], step: Step[State], *, revealed: bool = False) -> Step[State]:
    """A step with earlier events before its own."""
    return Step(step.state, log + step.events, revealed or step.revealed)


def take_open_tile(state: State, tile: str) -> State:
    """Remove an open tile from its row or from the display."""
    kind = TILES[tile].kind
    if kind is Kind.VICTORY:
        return replace(state, display=remove_item(state.display, tile))
    number = STACKS.index(kind)
    return replace(state, rows=exchange_item(state.rows, number, remove_item(state.rows[number], tile)))


def spend_token(state: State, token: TokenId) -> State:
    """Remove a token from the hand; only one can be played in a turn."""
    return replace(with_me(state, tokens=remove_item(state.me.tokens, token)), token_played=True)


def with_me(state: State, **changes: Any) -> State:
    """The state after a change to the active founder."""
    return replace(state, founders=exchange_item(state.founders, state.active, replace(state.me, **changes)))


def with_plot(state: State, seat: Seat, plot: Plot) -> State:
    """The state after a change to a tile of a territory."""
    founder = state.founders[seat]
    changed = replace(founder, territory=founder.territory.change(plot))
    return replace(state, founders=exchange_item(state.founders, seat, changed))


def remove_item(items: tuple[str, ...], item: str) -> tuple[str, ...]:
    """The items without the first one equal to this."""
    place = items.index(item)
    return items[:place] + items[place + 1 :]


def exchange_item(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The items with the one at a place exchanged."""
    return (*items[:place], item, *items[place + 1 :])


ACTIONS: Mapping[type[Move], Callable[[State, Any], Step[State]]] = {
    Draft: draft,
    Settle: settle,
    Reveal: reveal,
    Attack: attack,
    Buy: buy,
    Join: join,
    Employ: employ,
    Add: add,
    Replace: replace_tile,
    Pass: pass_turn,
    Propose: propose,
    Agree: agree,
    Refuse: refuse,
}
