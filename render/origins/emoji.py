"""The emoji of Origins: dice and buildings of each colour, people, goods, temples and actions."""

from collections.abc import Callable, Mapping, Sequence

from engines.core.game import View
from engines.origins.components import BONUSES, BUILDINGS, MAINS
from engines.origins.components.tasks import Errand
from engines.origins.components.terms import BuildingId
from engines.origins.moves import ARCHON, ARMY, BONUS, PISCES
from engines.origins.state import State
from render.drawing.emoji import emoji, octagonal_plate, square_plate
from render.drawing.glyphs import TEMPLE, Glyph
from render.drawing.palette import WHITE_RGB
from render.origins import glyphs
from render.origins.colours import LIGHT_HUES
from render.origins.pieces.pictograms import merged_pictograms
from render.requests import EmojiPainter

# White discs: what a verb does, and people who are no dice.
WHITE: Mapping[str, Glyph] = {
    **{good.value: glyph for good, glyph in glyphs.GOODS.items()},
    "gold": glyphs.GOLD,
    **{shrine.value: glyph for shrine, glyph in glyphs.SHRINES.items()},
    "any": glyphs.ANY,
    "archon": glyphs.ARCHON,
    "speaker": glyphs.SPEECH,
    "army": glyphs.FLAG,
    "attack": glyphs.SWORDS,
    "ship": glyphs.SHIP,
    "district": glyphs.DISTRICT,
    "tower": glyphs.TOWER,
    "freeman": glyphs.DIE,
    "building": glyphs.BUILDING,
    "farm": glyphs.FARM,
    "steps": glyphs.STEPS,
    "pause": glyphs.PAUSE,
}
EMOJI: Mapping[str, EmojiPainter] = {
    **{name: emoji(glyph, WHITE_RGB) for name, glyph in WHITE.items()},
    **{
        f"die_{colour.value}": emoji(glyph, LIGHT_HUES[colour], square_plate)
        for colour, glyph in glyphs.COLOURS.items()
    },
    **{
        f"tile_{colour.value}": emoji(glyph, LIGHT_HUES[colour], octagonal_plate)
        for colour, glyph in glyphs.COLOURS.items()
    },
    # On the buttons of pictures.
    "market": emoji(glyphs.SHIP, LIGHT_HUES[None]),
    "buildings": emoji(glyphs.BUILDING, LIGHT_HUES[None], octagonal_plate),
    "temples": emoji(TEMPLE, LIGHT_HUES[None]),
}
NAMES: Mapping[Glyph, str] = {glyph: name for name, glyph in WHITE.items()}
VERBS: Mapping[str, str] = {
    "visit": "ship",
    "close": "district",
    "tower": "tower",
    "grow": "food",
    "pass": "pause",
    "buy": "building",
    "farm": "farm",
    "climb": "steps",
    "march": "army",
    "recruit": "freeman",
    "hire": "speaker",
}


def emoji_for(view: View[State], steps: Sequence[str]) -> str | None:
    """A verb by its glyph, a field by what it names; places, values and sites have none."""
    match list(steps):
        case [verb]:
            return VERBS.get(verb)
        case [verb, *fields] if (verb, len(fields)) in FIELDS:
            return FIELDS[verb, len(fields)](view.state, fields)
        case _:
            return None


def _worker(_state: State, fields: Sequence[str]) -> str:
    """A freeman by his colour."""
    word = fields[-1].partition("@")[0]
    if word in (ARCHON, ARMY):
        return word
    return "speaker" if word.startswith("speaker") else f"die_{word[:-1]}"


def _die(_state: State, fields: Sequence[str]) -> str:
    return f"die_{fields[-1]}"


def _building(_state: State, fields: Sequence[str]) -> str | None:
    return building_emoji(fields[-1])


def building_emoji(building: BuildingId) -> str | None:
    """A building by its colour; the palace and the agora have none."""
    colour = BUILDINGS[building].colour if building in BUILDINGS else None
    return f"tile_{colour.value}" if colour else None


def _goods(_state: State, fields: Sequence[str]) -> str | None:
    """One good, or several of the same kind."""
    goods = set(fields[-1].split())
    return goods.pop() if len(goods) == 1 else None


def _named(_state: State, fields: Sequence[str]) -> str:
    return fields[-1]


def _march(_state: State, fields: Sequence[str]) -> str:
    return "attack" if fields[-1].startswith("attack") else "army"


def _visit_action(state: State, fields: Sequence[str]) -> str | None:
    return _action(state, int(fields[1]), fields[-1])


def _act_action(state: State, fields: Sequence[str]) -> str | None:
    errand = state.agenda[-1] if state.agenda else None
    return _action(state, errand.site, fields[-1]) if isinstance(errand, Errand) else None


def _action(state: State, site: int, action: str) -> str | None:
    """What the action brings first."""
    if action == PISCES:
        return "gold"
    facts = BONUSES[state.tokens[site - 1]] if action == BONUS else MAINS[action]
    brings = (glyph for each in merged_pictograms(facts.effects) for glyph in each.gives)
    return next((NAMES[glyph] for glyph in brings if glyph in NAMES), None)


# By verb and number of the field: which emoji belongs to it.
FIELDS: Mapping[tuple[str, int], Callable[[State, Sequence[str]], str | None]] = {
    ("draft", 1): _die,
    ("visit", 1): _worker,
    ("visit", 3): _visit_action,
    ("close", 2): _worker,
    ("tower", 1): _die,
    ("act", 1): _act_action,
    ("take", 1): _goods,
    ("exchange", 1): _goods,
    ("march", 1): _march,
    ("climb", 1): _named,
    ("buy", 2): _building,
    ("farm", 2): _building,
    ("recruit", 1): _die,
    ("reserve", 1): _building,
    ("recolour", 1): _worker,
    ("recolour", 2): _die,
    ("honour", 1): _worker,
    ("promote", 1): _worker,
    ("train", 1): _worker,
}
