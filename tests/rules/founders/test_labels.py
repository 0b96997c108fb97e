"""Questions, labels of choices, refusals and obstacles."""

import pytest

from engines.core.text import say
from engines.founders.components import TILES
from engines.founders.game import GAME
from engines.founders.state import Phase, State
from tests.rules.founders.tables import TWO_GROVES, founder, new, play, refused, table, territory


def asked(state: State, *steps: str) -> str:
    return say(GAME.label(GAME.view(state, GAME.current(state)), steps))


def test_every_question_has_a_heading() -> None:
    state = new(first=("forest", "cliff", "lake", "grove", "waterfall"))
    assert asked(state) == "Which nature tile do you take first?"
    second = play(state, "draft forest", "draft cliff")
    assert asked(second).startswith("Which second tile do you take")
    assert asked(table(founder(), phase=Phase.REVEAL)) == "From which stack do you reveal a tile?"
    assert asked(table(founder(), open_tiles=("lake",))) == "Which tile do you add, and where?"
    with_token = table(founder(TWO_GROVES, "war"), open_tiles=("lake",))
    assert asked(with_token) == "Add a tile, or play a token first?"
    idle_token = table(founder(TWO_GROVES, "cart"), open_tiles=("lake",))
    assert asked(idle_token) == "Which tile do you add, and where?"
    apart = territory(
        """
        forest altar-iron-gold
        altar-iron-fish cliff
        """
    )
    only_replacing = table(founder(apart), open_tiles=("mine",))
    assert asked(only_replacing) == "No open tile can be added. What do you do instead?"
    vote = table(founder(), phase=Phase.VOTE, asked=(1,))
    assert asked(vote) == "#1 proposes to end the game, because nobody can gain any more points. Is it over?"


def test_tiles_are_named_with_what_they_need_and_give() -> None:
    state = table(founder(), open_tiles=("lake",))
    assert asked(state, "add", "forest") == "forest: wood or stone"
    assert asked(state, "add", "mine") == "mine: wood + stone → iron"
    assert asked(state, "add", "market-iron") == "market square: iron + plants → coins, a coin token"
    assert asked(state, "add", "temple-coins-carts") == "temple: coins + carts → 2 points"


def test_no_two_tiles_have_the_same_name() -> None:
    state = table(founder(), open_tiles=("lake",))
    assert len({asked(state, "add", tile) for tile in TILES}) == len(TILES)


def test_places_are_named_by_the_tile_that_lies_there() -> None:
    theirs = territory(
        """
        mine lake
        """
    )
    state = table(founder(TWO_GROVES, "war", "coin"), founder(theirs), open_tiles=("lake",))
    assert asked(state, "add", "lake", "0 1") == "beside grove"
    assert asked(state, "replace", "lake", "0 0") == "grove"
    assert asked(state, "attack", "1", "0 0") == "mine"
    assert asked(state, "attack", "1") == "#2"
    assert asked(state, "buy", "iron") == "iron"
    assert asked(state, "buy", "iron", "1") == "#2"
    assert asked(state, "buy", "iron", "1", "0 0") == "mine"
    assert asked(state, "settle", "lake", "0 -1") == "north of the first"


def test_free_places_are_named_by_the_tiles_beside_them_and_carts_by_the_four_they_link() -> None:
    land = territory(
        """
        mine lake
        grove inn-fish
        """
    )
    state = table(founder(land, "cart"), open_tiles=("lake",))
    assert asked(state, "add", "lake", "2 0") == "beside lake"
    assert asked(state, "join", "0 0") == "between mine, lake, grove, inn"


def test_a_stack_says_what_is_left_and_whether_its_row_leaves_the_game() -> None:
    five = ("lake", "lake", "lake", "lake", "grove")
    state = table(founder(), open_tiles=(*five, "mine"), phase=Phase.REVEAL)
    assert asked(state, "reveal", "nature") == "Nature (1 left; clears the row)"
    assert asked(state, "reveal", "village") == "Village (1 left)"


NOT_NOW = "Not now: a tile is revealed, and it is time to add one, or to play a token first."


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("dance", "“dance” is not a move; one would be “add lake 0 -1”."),
        ("add", "“add” is not a move; one would be “add lake 0 -1”."),
        ("add lake here", "“add lake here” is not a move; one would be “add lake 0 -1”."),
        ("add palace 0 1", "“add palace 0 1” is not a move; one would be “add lake 0 -1”."),
        ("add forest 0 1", "No such tile lies open: forest."),
        ("reveal nature", NOT_NOW),
        ("agree", NOT_NOW),
        ("employ 0 0", "You do not have craftsmen."),
        ("buy wood 1 0 0", "You do not have a coin token."),
        ("join 0 0", "You do not have a cart token."),
    ],
)
def test_a_refusal_says_why(move: str, why: str) -> None:
    assert refused(table(founder(), open_tiles=("lake",)), move) == why


@pytest.mark.parametrize("move", ["attack 1", "buy gravel 1 0 0", "join x y", "employ 0", "attack 1 a b"])
def test_a_token_that_is_played_in_half_is_no_move(move: str) -> None:
    hand = ("war", "coin", "cart", "craftsmen-iron")
    assert "is not a move" in refused(table(founder(TWO_GROVES, *hand), open_tiles=("lake",)), move)


def test_refusals_of_the_other_questions() -> None:
    draft = new(first=("forest", "cliff", "lake", "grove", "waterfall"))
    assert refused(draft, "draft riverbank") == "No such tile lies open: riverbank."
    assert refused(draft, "reveal nature") == "Not now: it is time to take your first nature tile."
    second = play(draft, "draft forest", "draft cliff")
    assert refused(second, "settle lake 1 1") == (
        "The second tile must share a side with the first, which lies at 0, 0."
    )
    assert refused(second, "draft lake") == "Not now: it is time to take your second nature tile."
    assert refused(draft, "settle lake 0 1") == "Not now: it is time to take your first nature tile."
    assert "is not a move" in refused(draft, "draft forest 0 1")
    assert "is not a move" in refused(second, "settle lake beside")
    start = table(founder(), phase=Phase.REVEAL)
    assert "is not a move" in refused(start, "reveal victory")
    assert "is not a move" in refused(start, "reveal")
    vote = table(founder(), phase=Phase.VOTE, asked=(1,))
    assert "is not a move" in refused(vote, "agree fully")


def obstacles(state: State) -> list[str]:
    return [say(text) for text in GAME.obstacles(GAME.view(state, GAME.current(state)))]


def test_stacks_that_are_used_up_are_named() -> None:
    assert obstacles(table(founder(), phase=Phase.REVEAL)) == []
    state = table(founder(), phase=Phase.REVEAL, stacks=((), ("mine",), ()))
    assert obstacles(state) == ["The nature stack is used up.", "The city stack is used up."]


def test_tiles_that_cannot_be_paid_for_are_counted_with_what_is_missing() -> None:
    state = table(founder(), open_tiles=("lake", "winery", "goldmine", "market-iron"))
    assert obstacles(state) == ["You lack stone, water, iron and 1 more for 3 open tiles."]


def test_what_most_tiles_lack_is_named_first() -> None:
    state = table(founder(), open_tiles=("market-iron", "market-gold", "inn-gold"))
    assert obstacles(state)[0].startswith("You lack gold,")


def test_tiles_whose_suppliers_lie_apart_are_counted() -> None:
    land = territory(
        """
        forest altar-iron-gold altar-iron-fish lake
        """
    )
    state = table(founder(land), open_tiles=("grove", "fishery"))
    assert obstacles(state)[1] == "What one open tile needs lies too far apart."


def test_tokens_that_have_no_place_are_named() -> None:
    state = table(
        founder(TWO_GROVES, "cart", "craftsmen-iron", "war"),
        open_tiles=("lake",),
        display=("altar-iron-gold",),
    )
    assert obstacles(state)[1:] == [
        "A cart needs four of your tiles in a square, with no cart between them yet.",
        "Craftsmen without work: nothing makes iron.",
    ]
    assert obstacles(play(state, "attack 1 0 0"))[1:] == ["Only one token can be played in a turn."]


def test_the_draft_and_the_vote_have_no_obstacles() -> None:
    assert obstacles(new()) == []
    assert obstacles(table(founder(), phase=Phase.VOTE, asked=(1,))) == []
