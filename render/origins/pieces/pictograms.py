"""What buildings, sites and spaces do, in glyphs and numbers, from the facts that the rules read."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from PIL import Image

from engines.origins import tasks as t
from engines.origins.components import BUILDINGS, PALACE, Action, Goods
from engines.origins.terms import BuildingId
from render.drawing import glyphs as shared
from render.drawing.glyphs import Glyph
from render.drawing.lettering import Weight, letters
from render.drawing.sprites import Drawing, Sprite, on_card, shading
from render.origins import glyphs

Sign: TypeAlias = str | Glyph

COUNTED: Mapping[t.Counted, Glyph] = {
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


class Spelled(NamedTuple):
    """How much of what, and for each of what."""

    amount: str
    gives: tuple[Glyph, ...]
    per: tuple[Glyph, ...] = ()

    @property
    def signs(self) -> tuple[Sign, ...]:
        """In one row."""
        each: tuple[Sign, ...] = ("/", *self.per) if self.per else ()
        return (*counted(self.amount), *self.gives, *each)


def counted(amount: str) -> tuple[Sign, ...]:
    """A number to stand before a glyph, which alone means one."""
    return (amount,) if amount not in ("", "1") else ()


def spelled(effect: t.Effect) -> list[Spelled]:  # noqa: PLR0911 - one line for each kind of effect
    """One effect."""
    match effect:
        case t.Gain():
            return [Spelled(str(n), (glyph,), _per(effect.per)) for glyph, n in _goods(effect) if n]
        case t.Score():
            amount = f"{effect.table[0]}–{effect.table[-1]}" if effect.table else str(effect.points)  # noqa: RUF001
            return [Spelled(amount, (shared.MEDAL,), _per(effect.per))]
        case t.Choice():
            return [Spelled(str(effect.count), (glyphs.ANY,), _per(effect.per))]
        case t.Campaign():
            return _campaign(effect)
        case t.Pilgrimage():
            return _pilgrimage(effect)
        case t.Promotion():
            return [Spelled(f"+{effect.by}", (glyphs.DIE,))]
        case t.Training():
            return [Spelled("", (glyphs.DIE, glyphs.FLAG))]
        case _:
            return [Spelled("", PLAIN[type(effect)])]


PLAIN: Mapping[type, tuple[Glyph, ...]] = {
    t.Barter: (glyphs.ANY, glyphs.SWAP, glyphs.GOLD),
    t.Purchase: (glyphs.BUILDING,),
    t.Recruitment: (glyphs.DIE,),
    t.Hiring: (glyphs.SPEECH,),
    t.Reservation: (glyphs.HAMMER,),
    t.Recolouring: (glyphs.DIE, glyphs.SWAP),
    t.Homage: (shared.MEDAL, glyphs.DIE, glyphs.DOWN),
    t.Resetting: (glyphs.SHIP, glyphs.DOWN),
    t.Imitation: (glyphs.BUILDING, glyphs.SWAP),
}


def _per(count: t.Count | None) -> tuple[Glyph, ...]:
    if count is None:
        return ()
    return (glyphs.OBELISK,) if count.building else (COUNTED[count.what],)


def _goods(goods: t.Gain | Goods) -> list[tuple[Glyph, int]]:
    amounts = (goods.stone, goods.food, goods.wisdom, goods.gold)
    return list(zip((*glyphs.GOODS.values(), glyphs.GOLD), amounts, strict=True))


def _campaign(effect: t.Campaign) -> list[Spelled]:
    advance = Spelled(str(effect.advance), (glyphs.FLAG,), _per(effect.per))
    return [advance] if effect.attack == "no" else [advance, Spelled("", (glyphs.SWORDS,))]


def _pilgrimage(effect: t.Pilgrimage) -> list[Spelled]:
    """What costs gold on top of a temple's own steps is left to words."""
    if effect.gold:
        return []
    where = tuple(glyphs.SHRINES[shrine] for shrine in effect.shrines) if len(effect.shrines) == 1 else ()
    card = (glyphs.CARD,) if effect.card else ()
    return [Spelled(str(effect.most), (glyphs.STEPS, *where, *card))]


def merged(effects: Iterable[t.Effect]) -> list[Spelled]:
    """Several effects; those that give the same are one: so much, and more for each of something."""
    found: list[Spelled] = []
    for next_one in (each for effect in effects for each in spelled(effect)):
        if found and found[-1].gives == next_one.gives:
            before = found.pop()
            same = before.per and before.amount == next_one.amount
            amount = before.amount if same else f"{before.amount}+{next_one.amount}"
            found.append(Spelled(amount, before.gives, before.per + next_one.per))
        else:
            found.append(next_one)
    return found


def action_signs(action: Action) -> tuple[Sign, ...]:
    """What an action costs and brings."""
    cost: tuple[Sign, ...] = tuple(
        sign for glyph, n in _goods(action.cost) if n for sign in (*counted(str(n)), glyph)
    )
    brings = tuple(sign for each in merged(action.effects) for sign in each.signs)
    for effect in action.effects:
        if isinstance(effect, t.Training):
            cost = (f"≤{effect.most}", glyphs.FOOD)
    return (*cost, glyphs.ARROW, *brings) if cost else brings


FARM = Spelled("", (glyphs.FARM,))


@lru_cache(64)
def building_face(building: BuildingId) -> Spelled:
    """What a building does, at a glance."""
    if building == PALACE:
        return Spelled("", (glyphs.TOWER,))
    parts = merged(BUILDINGS[building].effects)
    gives = tuple(glyph for part in parts for glyph in part.gives)
    per = tuple(glyph for part in parts for glyph in part.per)
    return Spelled(parts[0].amount, gives, per)


@lru_cache(512)
def ink(signs: tuple[Sign, ...], size: int) -> Image.Image:
    """A row of numbers and glyphs, as ink to lay on a canvas."""
    side, gap = round(size * 0.86), round(size * 0.16)
    masks = [
        letters(sign, size, Weight.BOLD) if isinstance(sign, str) else glyph_ink(sign, side) for sign in signs
    ]
    wide = sum(mask.width for mask in masks) + gap * (len(masks) - 1)
    row = Image.new("L", (wide, max(mask.height for mask in masks)))
    left = 0
    for mask in masks:
        row.paste(mask, (left, (row.height - mask.height) // 2))
        left += mask.width + gap
    return row


@lru_cache(512)
def row(signs: tuple[Sign, ...], size: int) -> Sprite:
    """The same as a sprite: on the card one paste, where to darken takes three steps."""
    return on_card(ink(signs, size))


@lru_cache(256)
def glyph_ink(glyph: Glyph, size: int) -> Image.Image:
    """A glyph as ink to lay on a canvas."""
    drawing = Drawing(size, size)
    shared.draw(drawing, glyph, (size / 2, size / 2), size, covers=True)
    return shading(drawing.cover())
