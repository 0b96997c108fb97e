"""What buildings, sites and spaces do, in glyphs and numbers, derived from the facts of the rules."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from PIL import Image

from engines.origins.components import BUILDINGS, PALACE, Action, Goods, tasks
from engines.origins.components.terms import BuildingId
from render.drawing import glyphs as shared
from render.drawing.glyphs import Glyph, glyph_ink
from render.drawing.lettering import Weight, text_ink
from render.drawing.sprites import Sprite, card_sprite
from render.origins import glyphs

Symbol: TypeAlias = str | Glyph

COUNTED: Mapping[tasks.Counted, Glyph] = {
    "buildings": glyphs.BUILDING,
    "farms": glyphs.FARM,
    "building-colours": glyphs.VARIETY,
    "empty-neighbours": glyphs.EMPTY,
    "freemen": glyphs.DIE,
    "freeman-colours": glyphs.VARIETY,
    "advisors": glyphs.ADVISOR,
    "closed-districts": glyphs.DISTRICT,
    "signs": glyphs.CARD,
    "rivals-behind": glyphs.ARCHON,
}


class Pictogram(NamedTuple):
    """How much an effect gives of what, and for each of what."""

    amount: str
    gives: tuple[Glyph, ...]
    per: tuple[Glyph, ...] = ()

    @property
    def symbols(self) -> tuple[Symbol, ...]:
        """All symbols in one row."""
        each: tuple[Symbol, ...] = ("/", *self.per) if self.per else ()
        return (*amount_symbols(self.amount), *self.gives, *each)


def amount_symbols(amount: str) -> tuple[Symbol, ...]:
    """The number before a glyph; a glyph without a number means one."""
    return (amount,) if amount not in ("", "1") else ()


def pictograms(effect: tasks.Effect) -> list[Pictogram]:  # noqa: PLR0911 - one line for each kind of effect
    """The pictograms of one effect."""
    match effect:
        case tasks.Gain():
            return [Pictogram(str(n), (glyph,), _per(effect.per)) for glyph, n in _goods(effect) if n]
        case tasks.Score():
            amount = f"{effect.table[0]}–{effect.table[-1]}" if effect.table else str(effect.points)  # noqa: RUF001
            return [Pictogram(amount, (shared.MEDAL,), _per(effect.per))]
        case tasks.Choice():
            return [Pictogram(str(effect.count), (glyphs.ANY,), _per(effect.per))]
        case tasks.Campaign():
            return _campaign(effect)
        case tasks.Pilgrimage():
            return _pilgrimage(effect)
        case tasks.Promotion():
            return [Pictogram(f"+{effect.by}", (glyphs.DIE,))]
        case tasks.Training():
            return [Pictogram("", (glyphs.DIE, glyphs.FLAG))]
        case _:
            return [Pictogram("", PLAIN[type(effect)])]


PLAIN: Mapping[type, tuple[Glyph, ...]] = {
    tasks.Barter: (glyphs.ANY, glyphs.SWAP, glyphs.GOLD),
    tasks.Purchase: (glyphs.BUILDING,),
    tasks.Recruitment: (glyphs.DIE,),
    tasks.Hiring: (glyphs.SPEECH,),
    tasks.Reservation: (glyphs.HAMMER,),
    tasks.Recolouring: (glyphs.DIE, glyphs.SWAP),
    tasks.Homage: (shared.MEDAL, glyphs.DIE, glyphs.DOWN),
    tasks.Resetting: (glyphs.SHIP, glyphs.DOWN),
    tasks.Imitation: (glyphs.BUILDING, glyphs.SWAP),
}


def _per(count: tasks.Count | None) -> tuple[Glyph, ...]:
    if count is None:
        return ()
    return (glyphs.OBELISK,) if count.building else (COUNTED[count.what],)


def _goods(goods: tasks.Gain | Goods) -> list[tuple[Glyph, int]]:
    amounts = (goods.stone, goods.food, goods.wisdom, goods.gold)
    return list(zip((*glyphs.GOODS.values(), glyphs.GOLD), amounts, strict=True))


def _campaign(effect: tasks.Campaign) -> list[Pictogram]:
    advance = Pictogram(str(effect.advance), (glyphs.FLAG,), _per(effect.per))
    return [advance] if effect.attack == "no" else [advance, Pictogram("", (glyphs.SWORDS,))]


def _pilgrimage(effect: tasks.Pilgrimage) -> list[Pictogram]:
    """Steps that cost gold have no pictogram; only words explain them."""
    if effect.gold:
        return []
    where = tuple(glyphs.SHRINES[shrine] for shrine in effect.shrines) if len(effect.shrines) == 1 else ()
    card = (glyphs.CARD,) if effect.card else ()
    return [Pictogram(str(effect.most), (glyphs.STEPS, *where, *card))]


def merged_pictograms(effects: Iterable[tasks.Effect]) -> list[Pictogram]:
    """The pictograms of several effects; those that give the same are merged into one."""
    found: list[Pictogram] = []
    for next_one in (each for effect in effects for each in pictograms(effect)):
        if found and found[-1].gives == next_one.gives:
            before = found.pop()
            same = before.per and before.amount == next_one.amount
            amount = before.amount if same else f"{before.amount}+{next_one.amount}"
            found.append(Pictogram(amount, before.gives, before.per + next_one.per))
        else:
            found.append(next_one)
    return found


def action_symbols(action: Action) -> tuple[Symbol, ...]:
    """The costs and effects of an action."""
    cost: tuple[Symbol, ...] = tuple(
        symbol for glyph, n in _goods(action.cost) if n for symbol in (*amount_symbols(str(n)), glyph)
    )
    brings = tuple(symbol for each in merged_pictograms(action.effects) for symbol in each.symbols)
    for effect in action.effects:
        if isinstance(effect, tasks.Training):
            cost = (f"≤{effect.most}", glyphs.FOOD)
    return (*cost, glyphs.ARROW, *brings) if cost else brings


def gift_symbols(action: Action) -> tuple[Symbol, ...]:
    """The same, but goods alone are shown one by one, so that they are seen from far."""
    gifts = merged_pictograms(action.effects)
    if len(gifts) == 1 and gifts[0].amount.isdigit() and action.cost == Goods():
        return gifts[0].gives * int(gifts[0].amount)
    return action_symbols(action)


FARM = Pictogram("", (glyphs.FARM,))


@lru_cache(64)
def building_pictogram(building: BuildingId) -> Pictogram:
    """What a building does."""
    if building == PALACE:
        return Pictogram("", (glyphs.TOWER,))
    parts = merged_pictograms(BUILDINGS[building].effects)
    gives = tuple(glyph for part in parts for glyph in part.gives)
    per = tuple(glyph for part in parts for glyph in part.per)
    return Pictogram(parts[0].amount, gives, per)


@lru_cache(512)
def symbols_ink(symbols: tuple[Symbol, ...], size: int) -> Image.Image:
    """A row of numbers and glyphs, as ink to lay on a canvas."""
    side, gap = round(size * 0.86), round(size * 0.16)
    masks = [
        text_ink(symbol, size, Weight.BOLD) if isinstance(symbol, str) else glyph_ink(symbol, side)
        for symbol in symbols
    ]
    width = sum(mask.width for mask in masks) + gap * (len(masks) - 1)
    symbols_sprite = Image.new("L", (width, max(mask.height for mask in masks)))
    left = 0
    for mask in masks:
        symbols_sprite.paste(mask, (left, (symbols_sprite.height - mask.height) // 2))
        left += mask.width + gap
    return symbols_sprite


@lru_cache(512)
def symbols_sprite(symbols: tuple[Symbol, ...], size: int) -> Sprite:
    """The same as a sprite for the bare card."""
    return card_sprite(symbols_ink(symbols, size))
