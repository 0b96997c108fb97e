"""What holds for the pictures of Cities."""

import inspect
from functools import partial
from itertools import pairwise
from math import ceil, floor

import pytest
from msgspec import structs
from PIL import Image, ImageChops

import render
from engines.cities import GAME
from engines.cities.components import ATTRACTIONS, CITIES, GOALS
from engines.cities.components import HIGHEST as HIGHEST_BUILDING
from engines.cities.district.survey import BLACK_PLOT, Terrain
from engines.cities.moves import Build, Decline, Lay, Pick, Place
from engines.core.game import find
from engines.core.saves import replays
from engines.core.saves.codec import read_setup
from engines.core.text import say
from render import RenderRequest
from render.cities import board, glyphs
from render.cities.board import Additions, additions, latest
from render.cities.city import fitted
from render.cities.colours import ORDER, PALETTES, STONE, STRONG, fill
from render.cities.glyphs import ATTRACTION_GLYPHS, PLOT_GLYPHS, PLOTS, ZONE_GLYPHS
from render.cities.market import ABOVE, START, TOP
from render.cities.pieces.buildings import STOREY, Building, building, rise
from render.cities.pieces.fields import Look, field, joins
from render.cities.pieces.frames import halo
from render.cities.pieces.pictograms import pictogram
from render.cities.pieces.tokens import attraction
from render.cities.pointing import HIGHEST, TAB
from render.cities.questions import for_question
from render.drawing import glyphs as shared
from render.drawing.canvas import Canvas
from render.drawing.glyphs import Glyph
from render.drawing.palette import Colour
from render.drawing.sprites import Sprite
from render.drawing.squares import Grid
from render.themes import Theme
from render.widgets.place_numbers import place_number
from tests.render.colour_vision import COLOUR_VISIONS
from tests.render.golden import on_white
from tests.render.legibility import are_distinct, are_recognisable, is_readable, rgb
from tests.render.scene import REPLAYS, Scene
from tests.render.scenes.cities import BUILDS, LAYS, SCENES, SENDS

FIGURES = [shared.STAR, shared.MEDAL, glyphs.WORKER, glyphs.HOURGLASS, glyphs.BAG, glyphs.COUNCIL]
HEIGHTS = range(1, HIGHEST_BUILDING + 1)


def test_the_worker_of_a_start_tile_covers_no_tile() -> None:
    scene = SCENES["start-tiles"]
    chosen = scene.picture(marks={}, ghost=Pick("s4"))
    pictures = [on_white(picture.png) for picture in (scene.picture(marks={}), chosen)]
    frame, (width, height) = ceil(START * 0.05), pictures[0].size  # The dashes around the chosen tile.
    top = TOP + ABOVE + frame
    tiles = [picture.crop((0, top, width, top + START - 2 * frame)) for picture in pictures]
    changed = ImageChops.difference(*tiles).convert("L").point(lambda value: 255 * (value > 0))
    assert chosen.png != scene.picture(marks={}).png
    assert height > top + START
    assert changed.histogram()[255] <= 2 * frame * changed.height  # both sides of the frame


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("colour", range(STONE + 1))
def test_ink_can_be_read_on_every_colour(colour: Colour, theme: Theme) -> None:
    assert is_readable(PALETTES, theme, colour)


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("vision", COLOUR_VISIONS)
def test_any_colour_vision_can_tell_the_kinds_of_fields(vision: str, theme: Theme) -> None:
    assert are_distinct([rgb(PALETTES, theme, fill(terrain, STRONG)) for terrain in ORDER], vision)


@pytest.mark.parametrize("size", [20, 44])
@pytest.mark.parametrize(
    "kinds",
    [list(PLOT_GLYPHS.values()), list(ATTRACTION_GLYPHS.values()), [*ZONE_GLYPHS.values(), *FIGURES]],
    ids=["plots", "attractions", "figures"],
)
def test_every_glyph_is_recognisable_without_its_colour(kinds: list[Glyph], size: int) -> None:
    assert are_recognisable(kinds, size)


def test_every_attraction_and_every_plot_has_a_glyph() -> None:
    assert {*ATTRACTION_GLYPHS, BLACK_PLOT} == set(ATTRACTIONS)
    assert set(PLOTS) == set(Terrain) - {Terrain.PARK, Terrain.LAKE}


def test_every_goal_card_and_requirement_has_an_emblem_of_its_own() -> None:
    goals = {pictogram(goal.counts, 120, 80).image.tobytes() for goal in GOALS.values()}
    assert len(goals) == len(GOALS)
    for city in CITIES.values():
        wanted = {pictogram(requirement.counts, 120, 80).image.tobytes() for requirement in city.requirements}
        assert len(wanted) == len(city.requirements)


def test_the_digit_on_a_card_tells_how_many_such_cards_are_in_the_deck(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Elementy gry, 32 karty celów."""
    before = SCENES["market"].picture()
    monkeypatch.setitem(GOALS, "schools", structs.replace(GOALS["schools"], copies=3))
    after = SCENES["market"].picture()
    assert after.png != before.png
    assert "Schools (2 in the deck)" in say(before.alt)
    assert "Schools (3 in the deck)" in say(after.alt)


@pytest.mark.parametrize("unit", [40, 44, 80, 100])
def test_each_storey_makes_a_building_higher_by_the_same(unit: int) -> None:
    """Its foot is always at the same distance from the lower edge of its field."""
    for colour in PLOTS:
        boxes = [
            box_of(building(Building(height, (colour,)), unit)) for height in range(1, HIGHEST_BUILDING + 1)
        ]
        heights = [bottom - top for _, top, _, bottom in boxes]
        steps = {after - before for before, after in pairwise(heights)}
        assert steps <= {floor(unit * STOREY), ceil(unit * STOREY)}
        assert len({(left, right) for left, _, right, _ in boxes}) == 1


def test_a_tower_rises_above_its_field_and_hides_no_attraction_behind_it() -> None:
    unit = 100
    assert [rise(height, unit) > 0 for height in range(1, HIGHEST_BUILDING + 1)] == [
        False,
        False,
        False,
        True,
    ]
    disc = attraction("tree", round(unit * 0.76))
    glyph_end = unit / 2 + disc.height * 0.62 / 2
    assert glyph_end < unit - rise(HIGHEST_BUILDING, unit)


def box_of(sprite: Sprite) -> tuple[int, int, int, int]:
    """What of a sprite can be seen."""
    box = sprite.mask.getbbox()
    assert box
    return box


@pytest.mark.parametrize("height", range(HIGHEST_BUILDING + 1))
def test_a_number_covers_no_glyph_of_its_field(height: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a field as small as any with numbers, and with the widest number; the glyph is what changes."""
    unit, plate = 72, place_number("25", 1)

    def drawn() -> Image.Image:
        built, plot = Building(height, (Terrain.BLUE,), tagged=True), Look(Terrain.BLUE, tagged=True)
        make = partial(building, built) if height else partial(field, plot)
        sprite: Sprite = inspect.unwrap(make.func)(*make.args, unit)
        return sprite.image

    before = drawn()
    monkeypatch.setitem(PLOT_GLYPHS, Terrain.BLUE, (shared.block(-1, -1, 1, 1),))
    left, top, _, _ = ImageChops.difference(before, drawn()).getbbox() or (0, 0, 0, 0)
    below = HIGHEST * unit + plate.height / 2
    assert left >= TAB + plate.width / 2 or top >= below - 1


def test_a_lake_goes_on_to_its_neighbours_and_not_round_a_corner() -> None:
    lake, park = Terrain.LAKE, Terrain.PARK
    terrains = {(0, 0): lake, (1, 0): lake, (0, 1): lake, (1, 1): park, (2, 0): Terrain.RED}
    assert joins(terrains, 0, 0) == 0b0110
    assert joins(terrains | {(1, 1): lake}, 0, 0) == 0b0110 | 1 << 5
    assert joins(terrains, 2, 0) == 0


def test_a_slot_is_marked_on_the_board_and_not_in_the_district() -> None:
    marks = {"A": SENDS["E"]}
    city, market = (Scene("cities-four", 106, RenderRequest(name)) for name in ("city", "market"))
    assert city.picture(marks=marks) == city.picture()
    assert market.picture(marks=marks) != market.picture()


def test_a_marked_tile_is_shown_as_it_is_turned() -> None:
    scene = Scene("cities-four", 107, RenderRequest("city"))
    pictures = {scene.picture(marks={"A": move}).png for move in (LAYS["A"], LAYS["B"])}
    assert len(pictures) == 2
    assert scene.picture().png not in pictures


def test_an_idea_is_shown_as_it_would_look() -> None:
    """At a field, too: with the piece that is in hand."""
    scene = Scene("cities-four", 125, RenderRequest("city"))
    first, second = (
        on_white(scene.picture(marks=marks).png) for marks in ({"A": BUILDS["A"]}, {"A": BUILDS["B"]})
    )
    assert first != second


def test_of_two_ideas_for_one_place_both_letters_are_seen() -> None:
    scene = Scene("cities-four", 107, RenderRequest("city"))
    alone, both = ({"A": LAYS["A"]}, {"A": LAYS["A"], "B": LAYS["B"]})
    assert scene.picture(marks=alone).png != scene.picture(marks=both).png


def test_what_is_being_placed_stays_in_sight() -> None:
    hand = (636, 592, 720, 676)
    scene = Scene("cities-four", 107, RenderRequest("city"))
    before, after = (on_white(scene.picture(ghost=ghost).png).crop(hand) for ghost in (None, LAYS["A"]))
    assert before.tobytes() == after.tobytes()


def test_places_for_a_tile_stay_where_they_are_while_one_of_them_is_tried() -> None:
    """A tile may make other places impossible, but only once it is there."""
    request, state = SCENES["tile-places"].request, SCENES["tile-places"].view().state
    for tried in request.places.values():
        then = GAME.apply(state, tried).state
        shown = fitted(state, then, state.active, structs.replace(request, ghost=tried))
        assert {*shown.free, tried.at} >= {move.at for move in request.places.values()}


def test_what_a_seat_added_last_in_a_round_is_marked() -> None:
    record = replays.read((REPLAYS / "cities-four.txt").read_text("utf-8"))
    state = GAME.new(read_setup(GAME, record.setup.encode()))
    marked = 0
    for word in record.moves:
        seat, move = state.active, find(GAME, state, word)
        after = GAME.apply(state, move).state
        if isinstance(move, Lay | Place | Build) and after.round == state.round and not after.over:
            new = additions(state.planners[seat].district, after.planners[seat].district)
            shown = latest(after, seat, None)
            assert new.tiles <= shown.tiles
            assert new.fields <= shown.fields
            marked += 1
        state = after
    assert marked > 100


def test_what_is_declined_is_no_longer_in_hand() -> None:
    scene = SCENES["piece-ghost"]
    assert scene.picture(ghost=Decline()).png != scene.picture(ghost=None).png


def test_the_board_is_shown_for_a_worker_and_the_district_for_a_place() -> None:
    assert for_question(SCENES["start-tiles"].view(), ()) == ("market",)
    assert for_question(SCENES["market"].view(), ("send",)) == ("market",)
    assert for_question(SCENES["tile-marks"].view(), ("lay", "k13")) == ("city",)


def test_a_picture_is_of_the_readers_own_district_unless_another_is_asked_for() -> None:
    view = SCENES["district"].view()
    own = render.draw("cities", structs.replace(view, seat=2), RenderRequest("city"))
    assert own == render.draw("cities", view, RenderRequest("city", 2))
    assert own != render.draw("cities", view, RenderRequest("city", 1))


@pytest.mark.parametrize("name", ["table-of-two", "table-of-four"])
def test_all_districts_of_a_table_have_one_scale(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    grids: list[Grid] = []
    monkeypatch.setattr(board, "draw", lambda _canvas, _district, grid, _marked: grids.append(grid))
    scene = SCENES[name]
    scene.picture()
    assert len(grids) == len(scene.view().state.planners)
    assert len({grid.side for grid in grids}) == 1


def test_what_was_added_last_has_a_halo_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    framed: list[Additions] = []

    def remember(_canvas: Canvas, _grid: Grid, new: Additions, framing: object) -> None:
        if framing is halo:
            framed.append(new)

    monkeypatch.setattr(board, "frame_additions", remember)
    scene = SCENES["table-of-four"]
    scene.picture()
    state = scene.view().state
    assert framed == [latest(state, seat, None) for seat in range(4)]
    assert all(each.tiles and each.fields for each in framed)
