"""A game from the draft to its end, by the chapters of the rulebook."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from engines.core.errors import BadSetup
from engines.core.game import Event, Seat, Setup, Step
from engines.core.rng import Rng
from engines.core.squares import Square
from engines.core.text import Text
from engines.founders import events
from engines.founders.choices import builds, may_propose, others
from engines.founders.components import (
    CRAFTSMEN,
    DRAFTED,
    OPENED,
    ROW,
    STACKS,
    TILES,
    TOKENS,
    VICTORY_TILES,
    Kind,
    Token,
    TokenId,
    craftsmen_of,
)
from engines.founders.ending import ending
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
from engines.founders.state import Ending, Founder, Options, Phase, Piles, State
from engines.founders.territory import Plot

T = TypeVar("T")

PIECES = tuple(tile.id for tile in TILES.values() for _ in range(tile.copies)) + tuple(CRAFTSMEN)


def new(setup: Setup[Options]) -> State:
    """Stacks by kind, victory tiles on display, nature tiles open for the draft (rulebook: preparation)."""
    order = shuffled(setup)
    nature, village, city, victory = (
        tuple(piece for piece in order if piece in TILES and TILES[piece].kind is kind) for kind in Kind
    )
    opened, shown = DRAFTED[setup.seats], VICTORY_TILES[setup.seats]
    craftsmen = tuple(piece for piece in order if piece not in TILES)
    return State(
        setup.options,
        stacks=(nature[opened:], village, city),
        rows=(nature[:opened], (), ()),
        display=victory[:shown],
        piles=Piles(TOKENS[Token.WAR], TOKENS[Token.COIN], TOKENS[Token.CART], craftsmen),
        box=tuple(sorted(victory[shown:])),
        founders=(Founder(),) * setup.seats,
    )


def shuffled(setup: Setup[Options]) -> tuple[str, ...]:
    """All tiles and craftsmen in the order given, or in a random one."""
    if setup.order is None:
        return Rng(setup.seed).shuffled(PIECES)[0]
    if sorted(setup.order) != sorted(PIECES):
        raise BadSetup(Text("founders-wrong-order", {"pieces": len(PIECES)}))
    return setup.order


def apply(state: State, move: Move) -> Step[State]:
    """What a move leads to."""
    return DEEDS[type(move)](state, move)


def draft(state: State, move: Draft) -> Step[State]:
    """The first tile of a territory."""
    return drafted(state, move.tile, Square(0, 0))


def settle(state: State, move: Settle) -> Step[State]:
    """The second tile, laid beside the first."""
    return drafted(state, move.tile, move.at)


def drafted(state: State, tile: str, at: Square) -> Step[State]:
    """One tile each, then one each in the reverse order; who began picks last (rulebook: preparation)."""
    told = events.drafted(state.active, tile)
    rows = (without(state.rows[0], tile), *state.rows[1:])
    after = with_me(replace(state, rows=rows), territory=state.me.territory.add(tile, at))
    seats = len(state.founders)
    picks = sum(len(founder.territory.plots) for founder in after.founders)
    if picks < 2 * seats:
        return Step(replace(after, active=picks if picks < seats else 2 * seats - 1 - picks), (told,))
    opened = replace(after, stacks=deal(after), rows=open_rows(after), phase=Phase.REVEAL, active=0)
    return Step(opened, (told, events.opened(0, sum(OPENED))), revealed=True)


def open_rows(state: State) -> tuple[tuple[str, ...], ...]:
    """Two more nature tiles, two villages and a city (rulebook: preparation)."""
    piles = zip(state.rows, state.stacks, OPENED, strict=True)
    return tuple(row + stack[:opened] for row, stack, opened in piles)


def deal(state: State) -> tuple[tuple[str, ...], ...]:
    """The stacks without the tiles that are opened after the draft."""
    return tuple(stack[opened:] for stack, opened in zip(state.stacks, OPENED, strict=True))


def reveal(state: State, move: Reveal) -> Step[State]:
    """The top tile of a stack joins its row; a sixth sends the five before it out of the game."""
    number = STACKS.index(move.stack)
    (tile, *rest), row, box = state.stacks[number], state.rows[number], state.box
    told = [events.revealed(state.active, tile)]
    if len(row) == ROW:
        told.append(events.swept(move.stack))
        row, box = (), box + row
    after = replace(
        state,
        stacks=put(state.stacks, number, tuple(rest)),
        rows=put(state.rows, number, (*row, tile)),
        box=box,
        phase=Phase.BUILD,
    )
    return unless_stuck(after, tuple(told), revealed=True)


def unless_stuck(state: State, told: tuple[Event, ...], *, revealed: bool = False) -> Step[State]:
    """Go on by itself where only one thing can be done: reveal a nature tile, or end the turn."""
    if not state.rows[0]:  # A nature tile can always be added.
        match builds(state):
            case [(Pass() | Reveal()) as move]:
                return joined(told, apply(state, move), revealed=revealed)
    return Step(state, told, revealed)


def attack(state: State, move: Attack) -> Step[State]:
    """The tile makes nothing and scores nothing any more (rulebook: war)."""
    target = state.founders[move.whom].territory.by_square[move.at]
    told = events.attacked(state.active, move.whom, target.tile)
    after = with_plot(token_out(state, Token.WAR), move.whom, replace(target, attacked=True))
    return unless_stuck(after, (told,))


def buy(state: State, move: Buy) -> Step[State]:
    """The resource is at hand this turn, and the seller's tile silent in the next (rulebook: coins)."""
    shop = state.founders[move.whose].territory.by_square[move.at]
    told = events.bought(state.active, move.whose, shop.tile, move.resource)
    after = with_plot(token_out(state, Token.COIN), move.whose, replace(shop, coin=True))
    return unless_stuck(replace(after, bought=move.resource), (told,))


def join(state: State, move: Join) -> Step[State]:
    """Four tiles are linked for good (rulebook: carts)."""
    after = token_out(state, Token.CART)
    after = with_me(after, territory=after.me.territory.join(move.at))
    return unless_stuck(after, (events.joined(state.active),))


def employ(state: State, move: Employ) -> Step[State]:
    """The tile makes its good no longer, and is worth two points (rulebook: craftsmen)."""
    plot = state.me.territory.by_square[move.at]
    after = with_plot(token_out(state, craftsmen_on(plot)), state.active, replace(plot, craftsmen=True))
    return unless_stuck(after, (events.employed(state.active, plot.tile),))


def add(state: State, move: Add) -> Step[State]:
    """A tile joins the territory (rulebook: adding a tile)."""
    after = with_me(taken(state, move.tile), territory=state.me.territory.add(move.tile, move.at))
    return built(after, events.added(state.active, move.tile), TILES[move.tile].token)


def replace_tile(state: State, move: Replace) -> Step[State]:
    """A tile takes the place of another, which is turned over; its coin is kept (rulebook: replacing)."""
    me, old = state.me, state.me.territory.by_square[move.at]
    lost = [Token.WAR.value] * old.attacked + ([craftsmen_on(old)] if old.craftsmen else [])
    after = with_me(
        replace(taken(state, move.tile), box=(*state.box, *lost)),
        territory=me.territory.cover(move.tile, move.at),
        tokens=(*me.tokens, Token.COIN.value) if old.coin else me.tokens,
        replaced=(*me.replaced, old.tile),
    )
    return built(after, events.replaced(state.active, old.tile, move.tile), TILES[move.tile].token)


def built(state: State, told: Event, token: Token | None) -> Step[State]:
    """A city tile brings its token, once (rulebook: city tiles); craftsmen come from a face-down pile."""
    if token is None:
        return end_of_turn(state, (told,))
    gained, piles = drawn(state.piles, token)
    after = with_me(replace(state, piles=piles), tokens=(*state.me.tokens, gained))
    return joined(
        (told, events.gained(state.active, gained)), end_of_turn(after), revealed=token is Token.CRAFTSMEN
    )


def drawn(piles: Piles, token: Token) -> tuple[TokenId, Piles]:
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
    return end_of_turn(state, (events.passed(state.active),))


def end_of_turn(state: State, told: tuple[Event, ...] = ()) -> Step[State]:
    """Coins on own tiles are taken; then the game may be over; then the left neighbour begins."""
    territory, coins = state.me.territory.without_coins()
    if coins:
        hand = (*state.me.tokens, *(Token.COIN.value,) * coins)
        state = with_me(state, territory=territory, tokens=hand)
        told = (*told, events.took_coins(state.active, coins))
    over = ending(state)
    if over is not None:
        return Step(replace(state, ending=over), (*told, events.over(over)))
    next_turn = replace(
        state,
        phase=Phase.REVEAL,
        active=(state.active + 1) % len(state.founders),
        turn=state.turn + 1,
        token_played=False,
        bought=None,
        proposed=False,
    )
    return beginning(next_turn, told)


def beginning(state: State, told: tuple[Event, ...]) -> Step[State]:
    """A turn begins with a choice of stacks; from the only one that is left, a tile is turned by itself."""
    stacks = [kind for kind, stack in zip(STACKS, state.stacks, strict=True) if stack]
    if len(stacks) > 1 or may_propose(state):
        return Step(state, told)
    return joined(told, reveal(state, REVEALS[stacks[0]]))


def propose(state: State, _move: Propose) -> Step[State]:
    """The others are asked in turn whether nobody can gain any more (rulebook: end of the game)."""
    asking = replace(state, phase=Phase.VOTE, asked=tuple(others(state)), proposed=True)
    return Step(asking, (events.proposed(state.active),))


def agree(state: State, _move: Agree) -> Step[State]:
    """Once nobody is left to be asked, the game is over."""
    voter, *rest = state.asked
    told = events.agreed(voter)
    if rest:
        return Step(replace(state, asked=tuple(rest)), (told,))
    return Step(replace(state, asked=(), ending=Ending.AGREED), (told, events.over(Ending.AGREED)))


def refuse(state: State, _move: Refuse) -> Step[State]:
    """The turn goes on."""
    told = events.refused(state.asked[0])
    return beginning(replace(state, phase=Phase.REVEAL, asked=()), (told,))


def joined(told: tuple[Event, ...], step: Step[State], *, revealed: bool = False) -> Step[State]:
    """A step, with what was told before it."""
    return Step(step.state, told + step.events, revealed or step.revealed)


def taken(state: State, tile: str) -> State:
    """The table without an open tile."""
    kind = TILES[tile].kind
    if kind is Kind.VICTORY:
        return replace(state, display=without(state.display, tile))
    number = STACKS.index(kind)
    return replace(state, rows=put(state.rows, number, without(state.rows[number], tile)))


def token_out(state: State, token: TokenId) -> State:
    """The one token of this turn leaves the hand."""
    return replace(with_me(state, tokens=without(state.me.tokens, token)), token_played=True)


def with_me(state: State, **changes: Any) -> State:
    """The table after a change to the founder whose turn it is."""
    return replace(state, founders=put(state.founders, state.active, replace(state.me, **changes)))


def with_plot(state: State, seat: Seat, plot: Plot) -> State:
    """The table after a change to a tile of somebody's territory."""
    founder = state.founders[seat]
    changed = replace(founder, territory=founder.territory.change(plot))
    return replace(state, founders=put(state.founders, seat, changed))


def without(items: tuple[str, ...], item: str) -> tuple[str, ...]:
    """All but the first of those that look like this."""
    place = items.index(item)
    return items[:place] + items[place + 1 :]


def put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The same, with another item at a place."""
    return (*items[:place], item, *items[place + 1 :])


def craftsmen_on(plot: Plot) -> TokenId:
    """The craftsmen who work on a tile."""
    return craftsmen_of(TILES[plot.tile].makes[0])


DEEDS: Mapping[type[Move], Callable[[State, Any], Step[State]]] = {
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
