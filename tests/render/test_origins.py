"""What holds for the pictures of Origins."""

from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import ImageChops, ImageStat

import render
from engines.core.errors import IllegalMove
from engines.core.game import View
from engines.origins.components import BUILDINGS
from engines.origins.components.tasks import Choice, Pilgrimage, Purchase, Recruitment, Training
from engines.origins.components.terms import COLOURS, Colour, Ending
from engines.origins.game import GAME
from engines.origins.state import Notice, Seated, Speaker, State
from render import glyphs as shared
from render.origins import choices, glyphs
from render.origins.colours import HUES, LIGHTER
from render.origins.signs import COUNTED, PLAIN, building_face
from render.palette import INK_RGB, WHITE_RGB, Rgb, mix
from tests.render.eyes import BLIND, contrast, distance
from tests.render.scenes.origins import BUYING, DRAFT, LATE, posed
from tests.rules.origins.tables import asked, city, offered

READABLE = 4.5
KINDS = list(HUES.values())
GOODS = [*glyphs.GOODS.values(), glyphs.GOLD, glyphs.ANY, shared.MEDAL]
THINGS = list(dict.fromkeys([*COUNTED.values(), *(glyph for row in PLAIN.values() for glyph in row)]))
SIGNALS = [shared.CROWN, glyphs.PAUSE, glyphs.HOURGLASS, glyphs.SUPERIORITY, glyphs.TOWER]
FAMILIES = {
    "colours": list(glyphs.COLOURS.values()),
    "goods": GOODS,
    "things": THINGS,
    "zodiac": list(glyphs.SIGNS.values()),
    "tracks": [*glyphs.SHRINES.values(), glyphs.FLAG, glyphs.SWORDS, glyphs.STEPS],
    "signals": SIGNALS,
}


def late(seat: int | None = 0) -> View[State]:
    return GAME.view(LATE, seat)


def shown(state: State, *steps: str) -> tuple[str, ...]:
    return render.showing("origins", GAME.view(state, state.active), steps)


@pytest.mark.parametrize("fill", [mix(hue, WHITE_RGB, part) for hue in KINDS for part in LIGHTER])
def test_ink_can_be_read_on_every_colour(fill: Rgb) -> None:
    assert contrast(fill, INK_RGB) >= READABLE


@pytest.mark.parametrize("sight", BLIND)
def test_every_eye_can_tell_the_colours(sight: str) -> None:
    least = 4 if sight == "greyscale" else 12
    assert min(distance(first, second, sight) for first, second in combinations(KINDS, 2)) >= least


@pytest.mark.parametrize("size", [20, 44])
@pytest.mark.parametrize("family", FAMILIES)
def test_every_glyph_can_be_told_without_its_colour(family: str, size: int) -> None:
    drawn = [shared.on_the_card(glyph, size).mask.convert("L") for glyph in FAMILIES[family]]
    for first, second in combinations(drawn, 2):
        assert ImageStat.Stat(ImageChops.difference(first, second)).mean[0] > 255 * 0.12


@pytest.mark.parametrize("colour", COLOURS)
def test_buildings_of_a_colour_have_different_faces(colour: str) -> None:
    faces = [building_face(each.id) for each in BUILDINGS.values() if each.colour == colour]
    assert len(set(faces)) == len(faces) == 6


def test_what_a_building_does_is_spelled_from_the_facts() -> None:
    assert building_face("castle") == ("1+3", (shared.MEDAL,), (glyphs.DISTRICT,))
    assert building_face("hippodrome") == ("2", (shared.MEDAL,), (glyphs.BUILDING, glyphs.DIE))
    assert building_face("temple-sea") == ("2", (glyphs.STEPS, glyphs.WAVE), ())


def test_a_choice_of_an_action_is_marked_at_its_site_and_nothing_in_the_city() -> None:
    marks = {"marks": {"A": "visit red4 2 building"}}
    for what, changes in {"market": True, "city": False, "buildings": False, "temples": False}.items():
        scene = posed(LATE, what)
        assert (scene.picture(**marks) != scene.picture()) is changes, what


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("market", "visit blue6 4"),
        ("market", "recruit red 3"),
        ("market", "hire 2 2"),
        ("market", "reset 3"),
        ("city", "visit red4"),
        ("city", "visit archon"),
        ("city", "visit speaker3"),
        ("city", "close -1 1"),
        ("city", "use 1 1"),
        ("city", "tower orange"),
        ("city", "grow"),
        ("city", "pass"),
        ("city", "take stone food"),
        ("city", "promote orange2@2 1"),
        ("city", "buy aside monument"),
        ("buildings", "buy pool castle"),
        ("buildings", "reserve granary"),
        ("buildings", "tower red"),
        ("temples", "climb forest"),
        ("temples", "train army 2"),
        ("temples", "march attack advance"),
    ],
)
def test_half_a_move_can_be_marked_too(what: str, words: str) -> None:
    scene = posed(LATE, what)
    assert scene.picture(marks={"A": words}) != scene.picture()


def test_marks_of_the_same_thing_do_not_hide_each_other() -> None:
    scene = posed(LATE, "market")
    alone = scene.picture(marks={"A": "visit red4 1 stone"})
    assert scene.picture(marks={"A": "visit red4 1 stone", "B": "visit blue6 1 stone"}) != alone


def test_half_a_move_is_no_ghost() -> None:
    with pytest.raises(IllegalMove):
        posed(BUYING, "city").picture(ghost="buy pool granary")


def test_a_ghost_is_what_the_move_leads_to_before_anybody_else_acts() -> None:
    after = choices.after(late(), "close -1 1 red4 0")
    assert len(after.archons[0].city.seats) == len(LATE.archons[0].city.seats) + 1
    assert after.archons[1:] == LATE.archons[1:]


def test_every_last_move_can_be_seen_before_it_is_made() -> None:
    for state in (LATE, BUYING, DRAFT):
        for words in offered(state)[::7]:
            for what in {*shown(state, *words.split()[:1]), *shown(state, *words.split())}:
                picture = render.picture("origins", GAME.view(state, 0), what, ghost=words)
                assert picture != render.picture("origins", GAME.view(state, 0), what)


def test_a_picture_is_of_the_readers_own_city_unless_another_is_asked_for() -> None:
    own = render.picture("origins", late(2), "city")
    assert own == render.picture("origins", late(), "city", seat=2)
    assert own != render.picture("origins", late(), "city", seat=1)


@pytest.mark.parametrize("what", ["city", "table"])
@pytest.mark.parametrize("length", [12, 20, 31])
def test_a_city_in_one_long_row_is_drawn_whole(what: str, length: int) -> None:
    row = [f"mint {x} {y}" for x in range(1, length) for y in (0, 1)]
    seats = tuple(Seated(x, 0, Colour.RED, 6) for x in range(length - 1))
    long, longer = (
        LATE.with_archon(0, replace(LATE.archons[0], city=city(*row, *more, seats=seats)))
        for more in ([], [f"mint {length} 0"])
    )
    assert posed(long, what).picture() != posed(longer, what).picture()


def test_even_the_fullest_house_is_drawn() -> None:
    everything = replace(
        LATE.archons[1],
        towers=(12, 11, 10, 9, 8),
        speakers=(Speaker(2), Speaker(3), Speaker(4), Speaker(5)),
        advisors=COLOURS,
        superiority=5,
        aside=("mint", "castle"),
    )
    held = tuple(replace(temple, holder=1) for temple in LATE.temples)
    full = replace(LATE.with_archon(1, everything), temples=held)
    assert posed(full, "city", seat=1).picture() != posed(LATE, "city", seat=1).picture()


def test_more_workers_than_there_is_room_for_are_counted() -> None:
    crowd = tuple(replace(freeman, site=4) for freeman in LATE.archons[1].freemen)
    state = LATE.with_archon(1, replace(LATE.archons[1], freemen=crowd))
    more = state.with_archon(2, replace(LATE.archons[2], freemen=crowd))
    assert posed(state, "market").picture() != posed(more, "market").picture()


def test_each_question_is_shown_where_its_answers_are() -> None:
    assert shown(LATE) == ("market", "city")
    assert shown(LATE, "visit") == ("market",)
    assert shown(LATE, "close") == ("city",)
    assert shown(DRAFT) == ("market",)
    assert shown(BUYING) == ("buildings", "city")
    assert shown(BUYING, "buy", "pool") == ("buildings",)
    assert shown(BUYING, "buy", "pool", "granary") == ("city",)
    assert shown(asked(LATE, Recruitment())) == ("market", "city")
    assert shown(asked(LATE, Recruitment()), "recruit", "red") == ("market",)
    assert shown(asked(LATE, Recruitment()), "recruit", "red", "3") == ("city",)
    assert shown(asked(LATE, Pilgrimage())) == ("temples",)
    assert shown(asked(LATE, Training(3))) == ("city", "temples")
    assert shown(asked(LATE, Training(3)), "train", "army") == ("temples",)
    assert shown(asked(LATE, Choice())) == ("city",)
    assert shown(asked(LATE, Purchase()), "skip") == ("city",)


def test_no_picture_speaks_of_a_silent_ending() -> None:
    announced = replace(LATE, endings=(Ending.TOWERS,))
    silent = replace(announced, options=replace(LATE.options, ending=Notice.SILENT))
    assert posed(announced, "city").picture() != posed(LATE, "city").picture()
    assert posed(silent, "city").picture() == posed(LATE, "city").picture()
