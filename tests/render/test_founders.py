"""What holds for the pictures of Founders of the Empire."""

from collections.abc import Mapping

import pytest
from msgspec import structs

import render
from engines.core.grids.squares import Square
from engines.core.text import Text
from engines.founders.components import CRAFTSMEN, TILES, Kind, Resource
from engines.founders.moves import Add, Attack, Buy, Join, Move, Reveal
from render import RenderRequest
from render.drawing import glyphs
from render.drawing.canvas import new_card
from render.drawing.palette import ACCENT, INK, Colour
from render.drawing.squares import Grid
from render.founders.board import Board
from render.founders.colours import HUES, PALETTES, Tone, fill
from render.founders.glyphs import AGREED, REFUSED, RESOURCES, TURNED
from render.founders.offer_layout import LARGEST, SIDE
from render.founders.pieces import stacks, tiles, tokens
from render.founders.questions import for_question
from render.themes import Theme
from tests.render.colour_vision import COLOUR_VISIONS
from tests.render.legibility import are_distinct, are_recognisable, is_readable, rgb
from tests.render.scene import NAMES, Scene
from tests.render.scenes.founders import ATTACKING, BUILDING, SCENES
from tests.render.stamps import Stamp

THINGS = [*RESOURCES.values(), TURNED, AGREED, REFUSED, glyphs.MEDAL, glyphs.TEMPLE, glyphs.STACK]
VIEW = SCENES["marks"].view()


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("colour", [fill(kind, tone) for kind in HUES for tone in Tone])
def test_ink_can_be_read_on_every_tile(colour: Colour, theme: Theme) -> None:
    assert is_readable(PALETTES, theme, colour)


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("vision", COLOUR_VISIONS)
def test_any_colour_vision_can_tell_the_kinds_of_tiles(vision: str, theme: Theme) -> None:
    assert are_distinct([rgb(PALETTES, theme, fill(kind, Tone.FULL)) for kind in HUES], vision)


@pytest.mark.parametrize("size", [20, 44])
def test_every_glyph_is_recognisable_without_its_colour(size: int) -> None:
    assert are_recognisable(THINGS, size)


def test_a_tile_is_marked_where_it_is_offered_and_a_place_where_it_is() -> None:
    assert changed("market", BUILDING["C"])
    assert changed("city", BUILDING["C"])
    assert changed("market", Reveal(Kind.CITY))
    assert not changed("city", Reveal(Kind.CITY))
    assert changed("city", Join(Square(0, -1)))
    assert not changed("market", Join(Square(0, -1)))


def changed(name: str, move: Move) -> bool:
    scene = Scene("founders-four", 91, RenderRequest(name, 3))
    return scene.picture(marks={"A": move}) != scene.picture()


def test_a_picture_is_of_the_readers_own_territory_unless_another_is_asked_for() -> None:
    own = render.draw("founders", structs.replace(VIEW, seat=2), RenderRequest("city"))
    assert own == render.draw("founders", VIEW, RenderRequest("city", 2))
    assert own != render.draw("founders", VIEW, RenderRequest("city", 1))


def test_what_goes_to_one_territory_of_anothers_is_shown_there() -> None:
    there = {"A": ATTACKING["D"], "B": ATTACKING["E"]}
    assert alt_of(marks=there) == alt_of(seat=2)
    assert alt_of(marks=ATTACKING) == alt_of(seat=3)
    assert alt_of(marks=BUILDING) == alt_of(seat=3)


def test_places_in_anothers_territory_are_numbered_there() -> None:
    places = {"1": ATTACKING["D"], "2": ATTACKING["E"]}
    shown = render.draw("founders", VIEW, RenderRequest("city", 3, places=places)).alt
    assert shown.args == {"city": alt_of(seat=2), "first": "1", "last": "2"}


def test_an_idea_is_drawn_where_it_leads_to_and_not_only_its_letter() -> None:
    scene, at = Scene("founders-four", 91, RenderRequest("city", 3)), Square(-1, 1)
    assert scene.picture(marks={"A": Add("lake", at)}) != scene.picture(marks={"A": Add("weaver", at)})
    tile = Square(2, -1)
    assert scene.picture(marks={"A": Attack(2, tile)}) != scene.picture(
        marks={"A": Buy(Resource.WOOD, 2, tile)}
    )


def test_a_place_is_asked_for_with_the_tile_that_goes_there() -> None:
    scene, at = Scene("founders-four", 91, RenderRequest("city", 3)), Square(-1, 1)
    lake, weaver = ({"1": Add(tile, at)} for tile in ("lake", "weaver"))
    assert scene.picture(places=lake) != scene.picture(places=weaver)


def alt_of(seat: int = 3, marks: Mapping[str, Move] | None = None) -> Text:
    return render.draw("founders", VIEW, RenderRequest("city", seat, marks or {})).alt


def test_craftsmen_that_are_still_to_be_drawn_are_nobodys_to_see() -> None:
    shown = SCENES["ghost"].picture()
    drawn = VIEW.state.piles.craftsmen
    piles = structs.replace(VIEW.state.piles, craftsmen=drawn[::-1])
    other = structs.replace(VIEW, state=structs.replace(VIEW.state, piles=piles))
    request = structs.replace(SCENES["ghost"].request, names=NAMES)
    assert drawn != drawn[::-1]
    assert shown.png == render.draw("founders", other, request).png


@pytest.mark.parametrize(
    ("steps", "pictures"),
    [
        ((), ("city",)),
        (("add",), ("market",)),
        (("add", "lake"), ("city",)),
        (("replace", "lake", "0 0"), ("city",)),
        (("attack",), ("table",)),
        (("attack", "2"), ("city",)),
        (("buy", "wood"), ("table",)),
        (("buy", "wood", "2"), ("city",)),
        (("employ",), ("city",)),
    ],
)
def test_each_question_has_the_pictures_that_answer_it(
    steps: tuple[str, ...], pictures: tuple[str, ...]
) -> None:
    assert for_question(VIEW, steps) == pictures


def test_stacks_are_chosen_at_the_market_and_votes_cast_at_the_table() -> None:
    assert for_question(SCENES["swept"].view(), ()) == ("market",)
    assert for_question(SCENES["swept"].view(), ("reveal", "city")) == ("market",)
    assert for_question(SCENES["draft"].view(), ()) == ("market",)
    assert for_question(SCENES["draft"].view(), ("settle",)) == ("city",)
    assert for_question(SCENES["vote"].view(), ()) == ("table",)


@pytest.mark.parametrize("left", [8, 12])
def test_the_number_of_a_stack_stays_off_its_bright_frame(left: int) -> None:
    size = (76, 146)  # as in the narrowest market
    bright = [stacks.stack(Kind.VILLAGE, each, size, 1, turned=True).image for each in (1, left)]
    count, expected = (image.histogram()[ACCENT] for image in bright)
    assert count == expected > 1000


def test_victory_tiles_in_reach_are_offered_where_tiles_are_chosen(stamped: list[Stamp]) -> None:
    market, idea = RenderRequest("market", names=NAMES), {"A": Add("lake", Square(0, 1))}
    altar = tiles.offered_look("altar-iron-cloth", can_build=True)
    altars = [tiles.sprite(altar, side, 1) for side in range(SIDE, LARGEST + 1, 2)]
    alone = render.draw("founders", VIEW, market)
    assert not any(stamp.sprite in altars for stamp in stamped)
    offered = render.draw("founders", VIEW, structs.replace(market, marks=idea))
    assert [stamp.is_whole() for stamp in stamped if stamp.sprite in altars] == [True]
    assert offered.alt.key == "founders-alt-in-reach"
    assert alone.alt == offered.alt.args["market"]


@pytest.mark.parametrize("side", range(56, 240, 20))
def test_a_tile_on_offer_shows_its_costs_at_every_size(side: int) -> None:
    for tile in (each for each in TILES.values() if each.needs):
        look = tiles.offered_look(tile.id, can_build=True)
        assert _pixels(look, side) != _pixels(look._replace(needs=()), side)


@pytest.mark.parametrize("side", range(36, 240, 20))
def test_one_of_two_resources_stays_one_of_two_at_every_size(side: int) -> None:
    """The stroke between them is in the middle, where neither glyph reaches."""
    for tile in (each for each in TILES.values() if len(each.makes) == 2):
        sprite = tiles.sprite(tiles.built_look(tile.id), side, 1)
        middle = sprite.image.crop((side // 2 - 1, side // 3, side // 2 + 1, side * 2 // 3))
        assert middle.getextrema()[1] == INK


def _pixels(look: tiles.Look, side: int) -> bytes:
    return tiles.sprite(look, side, 1).image.tobytes()


@pytest.mark.parametrize("name", ["table-of-two", "table-of-three", "table-of-four", "vote"])
def test_all_territories_of_a_table_have_one_scale(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    grids: list[Grid] = []
    monkeypatch.setattr(Board, "draw", lambda shown: grids.append(shown.grid))
    scene = SCENES[name]
    scene.picture()
    assert len(grids) == len(scene.view().state.founders)
    assert len({grid.side for grid in grids}) == 1


@pytest.mark.parametrize("room", [150, 200, 1000])
def test_many_tokens_are_closer_together_where_there_is_little_room(room: int, stamped: list[Stamp]) -> None:
    many = ("war", "war", "coin", "coin", "cart", "cart", *list(CRAFTSMEN)[:4])
    tokens.draw_hand(new_card(1), many, (1050, 100), 26, room)
    assert len(stamped) == 7  # three with numbers, and the craftsmen
    assert max(stamp.box[2] for stamp in stamped) == 1050
    assert min(stamp.box[0] for stamp in stamped) >= 1050 - min(room, tokens.hand_width(many, 26, 1)) - 1
