"""Words in the pictures: in the reader's language, and short enough to be read whole."""

import pytest

import data
from engines.cities.components import CITIES, GOALS
from engines.cities.labels import item_name, requirement_name, requirement_needs
from engines.core.text import Text, say
from engines.founders.components import TILES, Resource
from engines.founders.names import resource_name, short_name
from engines.origins.components import BONUSES, BUILDINGS, MAINS
from engines.origins.components.terms import Shrine, Sign
from engines.origins.names import building_name, shrine_name, sign_name
from render.cities.council import COLUMN_WIDTH as REQUIREMENT
from render.cities.council import MOST_WORDS
from render.cities.glyphs import PART_GLYPHS
from render.cities.market import NAME_LINES, NAME_WIDTH
from render.cities.pieces.cards import NAME_LINES as CARD_LINES
from render.cities.sidebar import CARD_EDGES, GAP, LEFT, RIGHT
from render.drawing.lettering import NARROWEST, SMALL, Weight, narrow_ink, text_width
from render.founders.named_resources import NAME_WIDTH as NAME_WIDTH_OF_RESOURCES
from render.founders.offer_layout import SIDE, SPACE
from render.origins.buildings import COLUMN
from render.origins.market import PLACE_WIDTH
from render.origins.page.paper import SPACE as WORD_SPACE
from render.origins.pieces.people import NAMES as TRACK_NAMES
from render.origins.pieces.people import NUMBER, SIGN, below
from render.origins.pieces.pictograms import action_symbols, gift_symbols, symbols_ink
from render.origins.scenery.site_card import TOKEN, TOKEN_GAP, line_room
from render.origins.temples import NAME
from render.widgets.score_panel import SMALL_SIZES
from render.widgets.writing import capitalized, label_lines
from tests.render.scenes import SCENES

# The names in each picture, their width, and the number of their lines.
LABELS: dict[str, tuple[list[Text], float, int]] = {
    "requirements": (
        [requirement_name(each) for city in CITIES.values() for each in city.requirements],
        REQUIREMENT,
        1,
    ),
    "goal cards": (
        [item_name(goal) for goal in GOALS],
        NAME_WIDTH,
        NAME_LINES,
    ),
    "goal cards of a district": (
        [item_name(goal) for goal in GOALS],
        (RIGHT - LEFT - GAP) / 2 - CARD_EDGES,
        CARD_LINES,
    ),
    "what is required": (
        [requirement_needs(each) for city in CITIES.values() for each in city.requirements],
        REQUIREMENT,
        MOST_WORDS,
    ),
    "categories": (
        [Text(f"cities-part-{part}") for part in PART_GLYPHS],
        SMALL_SIZES.name - 12,
        1,
    ),
    "tiles": ([short_name(tile) for tile in TILES], SIDE + SPACE - 4, 1),
    "buildings": ([building_name(each) for each in BUILDINGS], COLUMN - 8, 2),
    "titles of tracks": (
        [*(shrine_name(each) for each in Shrine), Text("origins-title-military")],
        NAME * NARROWEST,  # in bold letters
        1,
    ),
    "resources": ([resource_name(each) for each in Resource], NAME_WIDTH_OF_RESOURCES, 1),
    "tracks below a city": (
        list(TRACK_NAMES),
        below((24, 460, 1076, 716), rest=False).names - SIGN - NUMBER,
        1,
    ),
    "zodiac": ([sign_name(sign) for sign in Sign], 300, 1),
}
WITH_WORDS = (
    "cities-council",
    "cities-market",
    "founders-draft",
    "founders-market",
    "founders-victory",
    "origins-buildings",
    "origins-sites",
    "origins-tracks",
)


@pytest.mark.parametrize("language", data.languages())
@pytest.mark.parametrize("labels", LABELS)
def test_a_name_is_never_cut(labels: str, language: str) -> None:
    names, width, lines = LABELS[labels]
    for name in names:
        written = label_lines(say(name, language), SMALL, width, lines)
        assert len(written) <= lines
        for line in written:
            assert text_width(line, SMALL, Weight.REGULAR) <= int(width / NARROWEST), line


@pytest.mark.parametrize("language", data.languages())
def test_what_a_site_gives_is_in_words_beside_its_glyphs(language: str) -> None:
    mains = {f"origins-main-{each.id}": gift_symbols(each) for each in MAINS.values()}
    bonuses = {f"origins-short-bonus-{each.id}": action_symbols(each) for each in BONUSES.values()}
    for lines, room in (
        (mains, line_room(PLACE_WIDTH)),
        (bonuses, line_room(PLACE_WIDTH) - TOKEN - TOKEN_GAP),
    ):
        for key, symbols in lines.items():
            glyphs, words = symbols_ink(symbols, SMALL).width, capitalized(say(Text(key), language))
            assert glyphs + WORD_SPACE + text_width(words, SMALL, Weight.BOLD) * NARROWEST <= room, key


@pytest.mark.parametrize("name", WITH_WORDS)
def test_words_are_in_the_language_that_is_asked_for(name: str) -> None:
    english, polish = (SCENES[name].picture(language=language).png for language in ("en", "pl"))
    assert english != polish


def test_a_long_text_gets_narrower_letters_and_then_an_ellipsis() -> None:
    usual = round(text_width("Astronomical", SMALL, Weight.REGULAR))
    assert narrow_ink("Astronomical", SMALL, Weight.REGULAR, usual).width == usual
    assert narrow_ink("Astronomical", SMALL, Weight.REGULAR, usual - 20).width == usual - 20
    whole, cut = (narrow_ink(words, SMALL, Weight.REGULAR, 100) for words in ("Astron…", "Astronomical"))
    assert abs(whole.width - cut.width) <= 30
    assert cut.width <= 100


@pytest.mark.parametrize(
    ("words", "lines", "written"),
    [
        ("forest", 1, ["Forest"]),
        ("Mage Tower", 1, ["Mage Tower"]),
        ("Mage Tower", 2, ["Mage", "Tower"]),
        ("Temple of the Mountains", 2, ["Temple of the", "Mountains"]),
        ("Temple of the Mountains", 1, ["Temple of the Mountains"]),
        ("a house of many long words", 2, ["A house of", "many long words"]),
    ],
)
def test_a_label_has_no_more_lines_than_it_may(words: str, lines: int, written: list[str]) -> None:
    assert label_lines(words, SMALL, 170, lines) == written
