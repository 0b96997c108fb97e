"""Every custom_id is a route: it round-trips, fits, has one handler, and nothing else is understood."""

from collections import Counter
from typing import get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.people.availability import Delivery
from bot.handlers.dispatch import TABLE
from bot.ui import routes
from bot.ui.routes import (
    READERS,
    ROUTES,
    AddComputer,
    CancelLobby,
    CastVote,
    ConfirmMove,
    FormRoute,
    Join,
    Leave,
    MakeFilm,
    OpenLegend,
    OpenPanel,
    OpenReplay,
    PanelState,
    PickIdea,
    Rematch,
    RemoveComputer,
    Resume,
    ReturnToSeat,
    Route,
    SetHours,
    ShowPicture,
    ShowScores,
    Snooze,
    Start,
    TakeSeat,
    UnknownButton,
    UserId,
    WatchOnly,
    decode,
    encode,
)
from engines.core.notation import steps
from tests.laws.positions import any_position
from tests.laws.test_laws import Position

LONGEST_ID = 100  # characters that Discord allows
LARGEST = 10**9  # tables or revisions

numbers = st.integers(0, 10**18 - 1)
text = st.text("abcdefghijklmnopqrstuvwxyz0123456789 -", min_size=1, max_size=20)
paths = st.lists(text, max_size=4).map(tuple)
FIELDS = {
    bool: st.booleans(),
    int: numbers,
    UserId: st.integers(1, (1 << 63) - 1).map(UserId),
    str: text,
    Delivery: st.sampled_from(Delivery),
    tuple[str, ...]: st.lists(text, min_size=1, max_size=4).map(tuple),
    PanelState: st.builds(PanelState, paths, numbers, numbers),
}


def any_route() -> st.SearchStrategy[Route]:
    kinds = [kind for kind in ROUTES.values() if not issubclass(kind, FormRoute)]
    return st.sampled_from(kinds).flatmap(
        lambda kind: st.builds(kind, **{field: FIELDS[hint] for field, hint in get_type_hints(kind).items()})
    )


def test_every_route_has_exactly_one_handler() -> None:
    assert Counter(entry.route for entry in TABLE) == Counter(ROUTES.values())


def test_every_record_with_a_verb_is_a_route() -> None:
    defined = {
        value for value in vars(routes).values() if isinstance(value, type) and issubclass(value, Route)
    }
    assert {kind for kind in defined if kind.__struct_config__.tag} == set(ROUTES.values())
    assert len({routes.verb(kind) for kind in ROUTES.values()}) == len(ROUTES)


def test_every_type_of_field_is_tried_here() -> None:
    assert set(FIELDS) == set(READERS)


@given(any_route())
def test_every_id_is_read_back_as_its_route(route: Route) -> None:
    assert decode(encode(route)) == route


def test_a_panel_begins_at_the_first_question_and_its_first_page() -> None:
    assert PanelState() == PanelState(path=(), page=0, back=0)
    assert encode(PickIdea(3, 17, PanelState(("place", "1"), page=2, back=1))) == "mark:3:17:1.2/place/1"


@given(any_position())
def test_the_ids_of_every_legal_move_fit(position: Position) -> None:
    game, played = position
    for move in game.legal_moves(played.state):
        path = steps(move)
        state = PanelState(path, back=len(path))
        for route in (PickIdea(LARGEST, LARGEST, state), ConfirmMove(LARGEST, LARGEST, path)):
            assert len(encode(route)) <= LONGEST_ID
            assert decode(encode(route)) == route


def test_the_ids_without_a_path_fit() -> None:
    widest = {bool: True, int: LARGEST, str: "x" * 20, Delivery: Delivery.DIGEST}
    for kind in ROUTES.values():
        hints = get_type_hints(kind)
        if set(hints.values()) <= set(widest) and not issubclass(kind, FormRoute):
            route = kind(**{field: widest[hint] for field, hint in hints.items()})
            assert len(encode(route)) <= LONGEST_ID


# Cards that were posted by earlier versions are still on people's screens.
@pytest.mark.parametrize(
    ("custom_id", "route"),
    [
        ("join:3:0:", Join(3)),
        ("leave:3:0:", Leave(3)),
        ("start:3:0:", Start(3)),
        ("cancel:3:0:", CancelLobby(3)),
        ("computer:3:0:easy", AddComputer(3, level="easy")),
        ("dismiss:3:0:", RemoveComputer(3)),
        ("watch:3:0:", WatchOnly(3)),
        ("play:3:17:", OpenPanel(3, 17)),
        ("resume:3:17:", Resume(3, 17)),
        ("film:3:0", MakeFilm(3, "0")),
        ("seat:3:17:", TakeSeat(3, 17)),
        ("return:3:17:", ReturnToSeat(3, 17)),
        ("look:3:17:market", ShowPicture(3, 17, picture="market")),
        ("scores:3:17:", ShowScores(3, 17)),
        ("legend:3:17", OpenLegend(3, 17)),
        ("again:3:17:", Rematch(3, 17)),
        ("replay:3:17:", OpenReplay(3, 17)),
        ("vote:3:17:yes", CastVote(3, 17, "yes")),
        ("snooze:3:17:", Snooze(3, 17)),
    ],
)
def test_ids_on_old_cards_still_work(custom_id: str, route: Route) -> None:
    assert decode(custom_id) == route
    assert encode(route) == custom_id.removesuffix(":")


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        ":",
        "nonsense",
        "destroy:3:17",
        "join",
        "join:3",
        "join:x:0",
        "join:-3:0",
        "join:\u0663:0",  # a digit, but not one of ours
        "join:3:0:more",
        f"play:{10**18}:1",
        "look:3:17",
        "pick:3:17:x.y/place",
        "pick:3:17:0/place",
        "pick:3:17:0.0.0/place",
        "finish:3:17:2",
        "finish:3:17:yes",
        "place:moon",
        "Route:3",
    ],
)
def test_a_malformed_or_forged_id_is_an_unknown_button(custom_id: str) -> None:
    with pytest.raises(UnknownButton):
        decode(custom_id)


def test_a_form_is_read_from_its_texts_alone() -> None:
    texts = {"zone": "UTC", "quiet_from": "22:00", "quiet_until": "7", "digest": "8", "made_up": "x"}
    assert decode("sethours", texts) == SetHours("UTC", "22:00", "7", "8")
    assert decode("sethours:Europe/Warsaw", texts) == SetHours("UTC", "22:00", "7", "8")
