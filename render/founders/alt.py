"""Sentences for people who cannot see the pictures."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from engines.core.game import Seat
from engines.core.grids.squares import Square
from engines.core.text import Argument, Text, Who
from engines.founders.components import CRAFTSMEN, STACKS, TILES, Kind, Resource, TileId, Token, TokenId
from engines.founders.labels import tile_label
from engines.founders.names import resource_name
from engines.founders.scoring import score
from engines.founders.state import Founder, Piles, State
from engines.founders.territory import Plot, Territory

NOTHING = Text("founders-alt-nothing")


def city(
    seat: Seat, founder: Founder, made: Mapping[Resource, Sequence[Square]], bought: Resource | None
) -> Text:
    """Whose territory it is, its points, its tiles and the resources that it makes."""
    territory = founder.territory
    kinds = Counter(TILES[plot.tile].kind for plot in territory.plots)
    facts: dict[str, Argument] = {
        "tiles": _row(_counted(f"founders-alt-tiles-{kind}", kinds[kind]) for kind in Kind if kinds[kind]),
        "makes": _row(_times(resource_name(each), len(tiles)) for each, tiles in made.items() if tiles),
        "bought": resource_name(bought) if bought else NOTHING,
        "silent": _silent(territory),
        "carts": len(territory.carts),
        "replaced": len(founder.replaced),
    }
    return Text("founders-alt-city", facts | _figures(seat, founder))


def preview(shown: Text) -> Text:
    """A territory as it would be after a move."""
    return Text("founders-alt-preview", {"city": shown})


def numbered(shown: Text, numbers: Sequence[str]) -> Text:
    """A picture in which places are numbered."""
    if not numbers:
        return shown
    return Text("founders-alt-places", {"city": shown, "first": numbers[0], "last": numbers[-1]})


def market(state: State, in_reach: Sequence[TileId]) -> Text:
    """Every row with its tiles and the rest of its stack, the remaining tokens, and victory tiles."""
    rows = [
        Text(
            "founders-alt-stack",
            {
                "row": kind.value,
                "left": len(state.stack(kind)),
                "tiles": _list([tile_label(tile) for tile in state.row(kind)]),
            },
        )
        for kind in STACKS
    ]
    facts = {"rows": _joined("founders-alt-rows", rows), "tokens": _piles(state.piles)}
    shown = Text("founders-alt-market", facts)
    if not in_reach:
        return shown
    return Text("founders-alt-in-reach", {"market": shown, "tiles": _list([*map(tile_label, in_reach)])})


def victory(state: State) -> Text:
    """The remaining victory tiles."""
    if not state.display:
        return Text("founders-no-victory-tiles")
    return Text("founders-alt-victory", {"tiles": _list([tile_label(tile) for tile in state.display])})


def table(state: State) -> Text:
    """Everybody's points, tiles and tokens."""
    seats = [
        Text("founders-alt-seat", _figures(seat, founder)) for seat, founder in enumerate(state.founders)
    ]
    return Text("founders-alt-table", {"seats": _list(seats), "victory": len(state.display)})


def _figures(seat: Seat, founder: Founder) -> dict[str, Argument]:
    tokens = Counter(founder.tokens)
    return {
        "who": Who(seat),
        "points": score(founder).total,
        "count": len(founder.territory.plots),
        "tokens": _row(_times(_token(token), times) for token, times in sorted(tokens.items())),
    }


def _token(token: TokenId) -> Text:
    if token in CRAFTSMEN:
        return Text("founders-alt-craftsmen", {"good": resource_name(CRAFTSMEN[token])})
    return Text(f"founders-alt-token-{token}")


def _piles(piles: Piles) -> Text:
    left = {
        Token.WAR: piles.war,
        Token.COIN: piles.coin,
        Token.CART: piles.cart,
        Token.CRAFTSMEN: len(piles.craftsmen),
    }
    return _row(_counted(f"founders-alt-token-{token}", count) for token, count in left.items())


def _silent(territory: Territory) -> Text:
    """The tiles that make nothing, and the tokens on them."""
    return _row(_silent_tile(plot) for plot in territory.plots if plot.silent)


def _silent_tile(plot: Plot) -> Text:
    token = Token.WAR if plot.attacked else Token.CRAFTSMEN if plot.craftsmen else Token.COIN
    name = Text(f"founders-tile-{TILES[plot.tile].name}")
    return Text("founders-alt-silent", {"tile": name, "token": Text(f"founders-alt-token-{token}")})


def _counted(key: str, count: int) -> Text:
    return _times(Text(key), count)


def _times(what: Text, count: int) -> Text:
    return Text("founders-alt-times", {"count": count, "what": what})


def _row(texts: Iterable[Text]) -> Text:
    return _joined("founders-alt-row", list(texts))


def _list(texts: Sequence[Text]) -> Text:
    return _joined("founders-alt-list", texts)


def _joined(key: str, texts: Sequence[Text]) -> Text:
    """Several texts as one, first to last."""
    if not texts:
        return NOTHING
    first, *rest = texts
    return Text(key, {"first": first, "rest": _joined(key, rest)}) if rest else first
