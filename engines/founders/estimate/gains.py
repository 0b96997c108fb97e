"""What tiles, tokens and attacks can be expected to bring and cost a founder."""

from collections.abc import Sequence
from functools import lru_cache

from engines.core.grids.bits import BitSet
from engines.founders.components import (
    ALONE,
    BASIC,
    CRAFTSMEN,
    GOODS,
    MAKES,
    NEEDS,
    POINTS,
    RESOURCES,
    TILES,
    TOKEN_POINTS,
    Resource,
    TileId,
    Token,
    TokenId,
)
from engines.founders.estimate.weights import Chances, Weights
from engines.founders.state import State
from engines.founders.territory import Affordable, Survey, remaining_needs

BY_POINTS = {points: sum(ALONE[tile] for tile in TILES if POINTS[tile] == points) for points in (1, 2, 3)}
BY_TOKEN = {token: sum(ALONE[tile] for tile in TILES if TILES[tile].token is token) for token in Token}
MAKERS = tuple(sum(ALONE[tile] for tile in TILES if good in MAKES[tile]) for good in range(len(RESOURCES)))
LAST_BASIC, LAST_GOOD = RESOURCES.index(BASIC[-1]), RESOURCES.index(GOODS[-1])


def tile_gains(scoring: BitSet, affordable: Affordable, contested: BitSet, likely: Chances) -> float:
    """The points of victory tiles and of the tokens that city tiles bring, by the chance to add each."""
    weights, now = likely.weights, scoring & affordable.now
    return (
        likely.alone * worth(now & ~contested, weights)
        + likely.now * worth(now & contested, weights)
        + likely.nearly * worth(scoring & affordable.nearly, weights)
        + likely.half * worth(scoring & affordable.half, weights)
    )


@lru_cache(maxsize=1 << 15)
def worth(tiles: BitSet, weights: Weights) -> float:
    """What victory and city tiles are worth together."""
    value: float = sum(points * (tiles & those).bit_count() for points, those in BY_POINTS.items())
    for token, those in BY_TOKEN.items():
        value += token_worth(token, weights) * (tiles & those).bit_count()
    return value


def token_worth(token: Token, weights: Weights) -> float:
    """What the token of a city tile is worth."""
    match token:
        case Token.CRAFTSMEN:
            return weights.craftsmen_city
        case Token.WAR:
            return weights.war_city
        case _:
            return weights.city


@lru_cache(maxsize=1 << 10)
def good_gains(survey: Survey, villages: BitSet, likely: Chances) -> float:
    """Villages for missing goods, and a second source in case a tile is stopped."""
    again, weights = 0, likely.weights
    for good, made in enumerate(survey.sources[: LAST_GOOD + 1]):
        if made:
            again += made & (made - 1) > 0
            villages &= ~MAKERS[good]
    affordable = survey.affordable
    missing = (villages & affordable.now).bit_count() + weights.half_a_village * (
        villages & (affordable.nearly | affordable.half)
    ).bit_count()
    return weights.village * likely.early * missing + weights.again * likely.soon * again


def token_gains(tokens: tuple[TokenId, ...], survey: Survey, likely: Chances) -> float:
    """What tokens in hand can bring beyond the point that each is worth when kept."""
    gains, weights = 0.0, likely.weights
    for token in tokens:
        if token in CRAFTSMEN:
            works = survey.sources[RESOURCES.index(CRAFTSMEN[token])]
            gains += weights.employed * likely.at_once if works else weights.unemployed * likely.later
        elif token == Token.CART:
            gains += weights.roads * likely.soon
    return gains


def war_losses(exposed: Sequence[int], wars: int, likely: Chances) -> float:
    """What attacks on the topmost tiles can be expected to cost, beyond the attackers' tokens."""
    weights, losses = likely.weights, 0.0
    for number, points in enumerate(exposed):
        if points <= TOKEN_POINTS:
            break
        share = weights.threat * likely.at_once if number < wars else weights.danger * likely.soon
        losses += share * (points - TOKEN_POINTS)
    return losses


def open_tiles_value(state: State, survey: Survey, likely: Chances) -> float:
    """What the open tiles are worth; each counts as an average one of its kind, revealed or not."""
    value = 0.0
    for row, stack in zip(state.rows, state.stacks, strict=True):
        if row:
            value += len(row) * value_together(row + stack, survey, likely) / (len(row) + len(stack))
    return likely.weights.choice * value


@lru_cache(maxsize=1 << 10)
def value_together(tiles: tuple[TileId, ...], survey: Survey, likely: Chances) -> float:
    """What these tiles are worth if each that can be paid for is added; revealing one changes nothing."""
    now = survey.affordable.now
    return sum([tile_value(survey, tile, likely) for tile in tiles if not NEEDS[tile] or ALONE[tile] & now])


@lru_cache(maxsize=1 << 10)
def next_tile_value(
    survey: Survey, tiles: tuple[TileId, ...], bought: Resource | None, likely: Chances
) -> float:
    """The value of the best tile that can be added now, after a token was played for it."""
    best = 0.0
    for tile in tiles:
        needs = NEEDS[tile] if bought is None else remaining_needs(NEEDS[tile], bought)
        if not needs or survey.payable(needs) & survey.free:
            best = max(best, tile_value(survey, tile, likely))
    return best


@lru_cache(maxsize=1 << 11)
def tile_value(survey: Survey, tile: TileId, likely: Chances) -> float:
    """What adding a tile gains: its points or token, less the chance already counted, and what it makes."""
    weights, made = likely.weights, 0.0
    for resource in MAKES[tile]:
        made += making(resource, weights) * (weights.another if survey.sources[resource] else 1)
    alone = ALONE[tile]
    counted = tile_gains(alone, survey.affordable, 0, likely)
    return worth(alone, weights) - counted + weights.nearly * likely.soon * made


def making(resource: int, weights: Weights) -> float:
    """What it is worth to make a resource."""
    if resource <= LAST_BASIC:
        return weights.basic
    return weights.good if resource <= LAST_GOOD else weights.city_good
