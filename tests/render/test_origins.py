"""What holds for the pictures of Origins."""

from itertools import product

import pytest
from msgspec.structs import replace

import render
from engines.core.game import View, find
from engines.core.grids.squares import Square
from engines.core.notation import steps
from engines.origins import moves
from engines.origins.components import BUILDINGS
from engines.origins.components.tasks import Choice, Pilgrimage, Purchase, Recruitment, Training
from engines.origins.components.terms import COLOURS, Colour, Ending, Good, Shrine
from engines.origins.game import GAME
from engines.origins.state import Notice, Seated, Speaker, State
from render import RenderRequest
from render.drawing import glyphs as shared
from render.drawing.lettering import SMALL
from render.drawing.palette import Colour as Fill
from render.origins import glyphs
from render.origins.colours import LEAVES, ORDER, PALE, PALETTES, ROCK, SEA, fill
from render.origins.market import PLACES
from render.origins.page.page import after
from render.origins.pieces.pictograms import COUNTED, PLAIN, building_pictogram
from render.origins.questions import for_question
from render.origins.scenery.site_card import SCENE
from render.themes import Theme
from render.widgets.badges import disc
from tests.render.colour_vision import COLOUR_VISIONS
from tests.render.legibility import are_distinct, are_recognisable, is_readable, rgb
from tests.render.scenes.origins import ACTIONS, BUYING, CLOSING, DRAFT, LATE, made_up
from tests.render.stamps import Stamp, drawn
from tests.rules.origins.tables import asked, city, offered

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


def shown(state: State, *path: str) -> tuple[str, ...]:
    return for_question(GAME.view(state, state.active), path)


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("colour", [*range(fill(None, PALE) + 1), LEAVES, ROCK, SEA])
def test_ink_can_be_read_on_every_colour(colour: Fill, theme: Theme) -> None:
    assert is_readable(PALETTES, theme, colour)


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("vision", COLOUR_VISIONS)
def test_any_colour_vision_can_tell_the_colours(vision: str, theme: Theme) -> None:
    kinds = [*(fill(kind) for kind in ORDER), LEAVES]  # farms are green
    assert are_distinct([rgb(PALETTES, theme, kind) for kind in kinds], vision)


@pytest.mark.parametrize("size", [20, 44])
@pytest.mark.parametrize("family", FAMILIES)
def test_every_glyph_is_recognisable_without_its_colour(family: str, size: int) -> None:
    assert are_recognisable(FAMILIES[family], size)


@pytest.mark.parametrize("colour", COLOURS)
def test_buildings_of_a_colour_have_different_faces(colour: str) -> None:
    faces = [building_pictogram(each.id) for each in BUILDINGS.values() if each.colour == colour]
    assert len(set(faces)) == len(faces) == 6


def test_what_a_building_does_is_spelled_from_the_facts() -> None:
    assert building_pictogram("castle") == ("1+3", (shared.MEDAL,), (glyphs.DISTRICT,))
    assert building_pictogram("hippodrome") == ("2", (shared.MEDAL,), (glyphs.BUILDING, glyphs.DIE))
    assert building_pictogram("temple-sea") == ("2", (glyphs.STEPS, glyphs.WAVE), ())


def test_a_choice_of_an_action_is_marked_at_its_site_and_nothing_in_the_city() -> None:
    for name, changes in {"market": True, "city": False, "buildings": False, "temples": False}.items():
        assert is_marked(name, ACTIONS["B"]) is changes, name


def is_marked(name: str, move: moves.Move) -> bool:
    scene = made_up(LATE, RenderRequest(name))
    return scene.picture(marks={"A": move}) != scene.picture()


@pytest.mark.parametrize(
    ("name", "move"),
    [
        ("market", moves.Visit("blue6", 4, "bonus")),
        ("market", moves.Recruit(Colour.RED, 3)),
        ("market", moves.Hire(2, 2)),
        ("market", moves.Reset(3)),
        ("city", moves.Recolour("red4", Colour.BLUE)),
        ("city", moves.Honour("red4")),
        ("city", moves.Train("red4", 1)),
        ("city", moves.Close(Square(-1, 1), "red4", 0)),
        ("city", moves.Use(Square(1, 1))),
        ("city", moves.Tower(Colour.ORANGE)),
        ("city", moves.GROW),
        ("city", moves.PASS),
        ("city", moves.Take((Good.STONE, Good.FOOD))),
        ("city", moves.Promote("orange2@2", 1)),
        ("city", moves.Buy("aside", "monument", Square(2, 0))),
        ("buildings", moves.Buy("pool", "castle", Square(2, 0))),
        ("buildings", moves.Reserve("granary")),
        ("buildings", moves.Tower(Colour.RED)),
        ("temples", moves.Climb(Shrine.FOREST, 1)),
        ("temples", moves.Train("army", 2)),
        ("temples", moves.March(("attack", "advance"))),
    ],
)
def test_every_kind_of_move_is_marked_where_it_is_chosen(name: str, move: moves.Move) -> None:
    assert is_marked(name, move)


def test_marks_of_the_same_thing_do_not_hide_each_other() -> None:
    scene = made_up(LATE, RenderRequest("market"))
    first, second = moves.Visit("red4", 1, "stone"), moves.Visit("blue6", 1, "stone")
    assert scene.picture(marks={"A": first, "B": second}) != scene.picture(marks={"A": first})


def test_an_idea_that_is_about_the_city_has_its_letter_beside_the_sites_too() -> None:
    assert is_marked("market", moves.GROW)
    assert is_marked("market", CLOSING)


def test_an_idea_is_drawn_where_it_leads_to_and_not_only_its_letter() -> None:
    scene = made_up(BUYING, RenderRequest("city"))
    building, farm = (kind("pool", "granary", Square(2, 0)) for kind in (moves.Buy, moves.Farm))
    assert scene.picture(marks={"A": building}) != scene.picture(marks={"A": farm})


def test_the_workers_of_ideas_stand_at_their_sites() -> None:
    scene = made_up(LATE, RenderRequest("market"))
    red, blue = (moves.Visit(worker, 1, "stone") for worker in ("red4", "blue6"))
    assert scene.picture(marks={"A": red}) != scene.picture(marks={"A": blue})


def test_the_letters_of_ideas_for_a_site_stay_there(stamped: list[Stamp]) -> None:
    ideas = [moves.Visit(*each) for each in product(("red4", "blue6", "archon"), (1,), ("stone", "army"))]
    marks = dict(zip("ABCDEF", ideas, strict=True))
    made_up(LATE, RenderRequest("market", marks=marks)).picture()
    for letter in marks:
        [(left, top, right, bottom)] = drawn(stamped, disc(letter, SMALL, 1.6))
        assert PLACES[0][0] <= left < right <= PLACES[0][2]
        assert PLACES[0][1] <= top < bottom <= PLACES[0][1] + SCENE


def test_a_place_is_asked_for_with_the_piece_that_goes_there() -> None:
    scene, at = made_up(BUYING, RenderRequest("city")), Square(2, 0)
    granary, castle = ({"1": moves.Buy("pool", each, at)} for each in ("granary", "castle"))
    assert scene.picture(places=granary) != scene.picture(places=castle)


def test_a_ghost_is_what_the_move_leads_to_before_anybody_else_acts() -> None:
    ghost = after(LATE, CLOSING)
    assert len(ghost.archons[0].city.seats) == len(LATE.archons[0].city.seats) + 1
    assert ghost.archons[1:] == LATE.archons[1:]


def test_every_last_move_can_be_seen_before_it_is_made() -> None:
    for state in (LATE, BUYING, DRAFT):
        for words in offered(state)[::7]:
            move, view = find(GAME, state, words), GAME.view(state, 0)
            for name in {*shown(state, *steps(move)[:1]), *shown(state, *steps(move))}:
                picture = render.draw("origins", view, RenderRequest(name, ghost=move))
                assert picture != render.draw("origins", view, RenderRequest(name))


def test_a_picture_is_of_the_readers_own_city_unless_another_is_asked_for() -> None:
    own = render.draw("origins", late(2), RenderRequest("city"))
    assert own == render.draw("origins", late(), RenderRequest("city", 2))
    assert own != render.draw("origins", late(), RenderRequest("city", 1))


@pytest.mark.parametrize("name", ["city", "table"])
@pytest.mark.parametrize("length", [12, 20, 31])
def test_a_city_in_one_long_row_is_drawn_whole(name: str, length: int) -> None:
    row = [f"mint {x} {y}" for x in range(1, length) for y in (0, 1)]
    seats = tuple(Seated(x, 0, Colour.RED, 6) for x in range(length - 1))
    long, longer = (
        LATE.with_archon(0, replace(LATE.archons[0], city=city(*row, *more, seats=seats)))
        for more in ([], [f"mint {length} 0"])
    )
    assert made_up(long, RenderRequest(name)).picture() != made_up(longer, RenderRequest(name)).picture()


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
    assert (
        made_up(full, RenderRequest("city", 1)).picture() != made_up(LATE, RenderRequest("city", 1)).picture()
    )


def test_more_workers_than_there_is_room_for_are_counted() -> None:
    crowd = tuple(replace(freeman, site=4) for freeman in LATE.archons[1].freemen)
    state = LATE.with_archon(1, replace(LATE.archons[1], freemen=crowd))
    more = state.with_archon(2, replace(LATE.archons[2], freemen=crowd))
    assert (
        made_up(state, RenderRequest("market")).picture() != made_up(more, RenderRequest("market")).picture()
    )


def test_each_question_is_shown_where_its_answers_are() -> None:
    assert shown(LATE) == ("market",)
    assert shown(LATE, "visit") == ("market",)
    assert shown(LATE, "close") == ("city",)
    assert shown(DRAFT) == ("market",)
    assert shown(BUYING) == ("buildings",)
    assert shown(BUYING, "buy", "pool") == ("buildings",)
    assert shown(BUYING, "buy", "pool", "granary") == ("city",)
    assert shown(asked(LATE, Recruitment())) == ("market",)
    assert shown(asked(LATE, Recruitment()), "recruit", "red") == ("market",)
    assert shown(asked(LATE, Recruitment()), "recruit", "red", "3") == ("city",)
    assert shown(asked(LATE, Pilgrimage())) == ("temples",)
    assert shown(asked(LATE, Training(3))) == ("city",)
    assert shown(asked(LATE, Training(3)), "train", "army") == ("temples",)
    assert shown(asked(LATE, Choice())) == ("city",)
    assert shown(asked(LATE, Purchase()), "skip") == ("city",)


def test_no_picture_speaks_of_a_silent_ending() -> None:
    announced = replace(LATE, endings=(Ending.TOWERS,))
    silent = replace(announced, options=replace(LATE.options, ending=Notice.SILENT))
    assert (
        made_up(announced, RenderRequest("city")).picture() != made_up(LATE, RenderRequest("city")).picture()
    )
    assert made_up(silent, RenderRequest("city")).picture() == made_up(LATE, RenderRequest("city")).picture()
