"""What a move brings, in phrases that a person can check on the table."""

from functools import partial

from engines.cities.district.grid import START
from engines.cities.district.layout import District
from engines.cities.district.survey import Colour
from engines.cities.game import GAME
from engines.cities.state import GoalScoring, Options, Planner, State
from tests.rules.cities.tables import NEW_YORK, first_round, holding, order, with_district, with_planner
from tests.rules.phrases import reasons_for

reasons = partial(reasons_for, GAME)

ROW = District().lay("s1", START, 0).lay("t29", "k9", 0)  # with a park of two fields, K10 and L10


def with_hand(*hand: str, district: District = ROW, goals: tuple[str, ...] = ()) -> State:
    state = first_round(3, NEW_YORK)
    return holding(with_planner(state, state.active, Planner(district, goals)), *hand)


def test_another_kind_of_attraction_in_a_park() -> None:
    assert reasons(with_hand("tree"), "place l10") == ["the first attraction in this park: +1"]
    with_tree = ROW.place("tree", "k10")
    state = with_hand("fountain", district=with_tree)
    assert reasons(state, "place l10") == ["2 different attractions in this park: +2"]
    assert reasons(state, "place l10", "pl") == ["2 różne atrakcje w tym parku: +2"]
    again = with_hand("tree", district=with_tree)
    assert reasons(again, "place l10") == ["a tree more, no new kind here"]


def test_a_goal_card_that_is_met_and_one_that_is_exceeded() -> None:
    low = ROW.build(Colour.RED, "k9")
    state = with_hand("red", district=low, goals=("one_storey",))
    assert "One-storey buildings: 2 of 4" in reasons(state, "build l9")
    three = low.build(Colour.RED, "l9").build(Colour.RED, "l9").build(Colour.RED, "l9")
    housing = with_hand("red", district=three.build(Colour.RED, "k9"), goals=("housing_blocks",))
    assert reasons(housing, "build k9")[0] == "goal card Housing blocks: +6"
    met = three.build(Colour.RED, "k9").build(Colour.RED, "k9")
    exceeded = with_hand("red", district=met, goals=("housing_blocks",))
    assert reasons(exceeded, "build k9")[0] == "goal card Housing blocks: -6"


def test_a_goal_card_on_the_board_says_how_near_it_is() -> None:
    state = first_round(3, things=order(["museums"], ["t01"], ["pier", "tree"], ["red"]))
    assert reasons(state, "send goals 1") == ["Museums: 0 of 2"]
    assert reasons(state, "send goals 4") == ["1 thing face down"]
    assert reasons(state, "send buildings 4") == ["the star: you begin the next round"]
    assert reasons(state, "send attractions 1") == ["room for 2 of 2 now"]


def test_cards_that_pay_for_each_item_name_their_points() -> None:
    district = ROW.build(Colour.RED, "k9")
    state = first_round(3, Options(goals=GoalScoring.PER_ITEM), things=order(["one_storey"]))
    [gain, *_] = reasons(with_district(state, district), "send goals 1")
    assert gain.startswith("goal card One-storey buildings: +")


def test_a_requirement_of_the_council() -> None:
    row = ROW.lay("t30", "m9", 0)
    state = with_hand("red", district=row.build(Colour.RED, "k9"))
    assert "Avenues: 2 of 4" in reasons(state, "build l9")


def test_a_tile_that_makes_a_lake_larger() -> None:
    assert reasons(with_hand("t01"), "lay i7 0") == ["a lake of 2 fields"]
    assert reasons(with_hand("t01"), "lay i7 1") == ["plots: 2, park: 1, lake: 1"]


def test_what_is_declined_goes_into_the_box() -> None:
    assert reasons(with_hand("red"), "decline") == ["a red piece into the box"]
    assert reasons(with_hand("red"), "decline", "pl") == ["odkładasz do pudełka czerwony budynek"]


def test_a_tile_that_joins_two_parks_with_attractions_into_what_the_council_wants() -> None:
    apart = District().lay("t29", "i9", 0).lay("t29", "m9", 0)  # each has a park along its southern side
    state = with_hand("t29", district=apart.place("tree", "j10").place("fountain", "m10"))
    at_once = ["the council's Central Park: +6", "parks become one: +1"]
    assert reasons(state, "lay k9 0") == [*at_once, "a park of 6 fields"]
    assert reasons(state, "lay k9 0", "pl")[:2] == ["rada miasta: Central Park: +6", "połączone parki: +1"]
