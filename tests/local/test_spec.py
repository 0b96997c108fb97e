"""The checker itself: it finds what is wrong with an exchange, and only that."""

import pytest

from bot.local.rest.frame import Exchange
from tests.local.conftest import specification
from tests.local.spec import FILE, Spec

pytestmark = pytest.mark.skipif(
    not FILE.exists(),
    reason="no specification at ../shared/discord/openapi.json, so exchanges are not checked",
)


@pytest.fixture
def spec() -> Spec:
    found = specification()
    assert found
    return found


def exchange(method: str, template: str, payload: object, status: int, answer: object) -> Exchange:
    return Exchange(method, template, {}, payload, status, answer)


def test_a_wrong_answer(spec: Spec) -> None:
    (complaint,) = spec.complaints(exchange("GET", "/gateway", None, 200, {}))
    assert complaint == 'GET /gateway: answer: "url" is a required property'


def test_a_right_answer(spec: Spec) -> None:
    assert spec.complaints(exchange("GET", "/gateway", None, 200, {"url": "wss://gateway.discord.gg"})) == []


def test_a_wrong_request(spec: Spec) -> None:
    wrong = exchange("POST", "/users/@me/channels", {"recipient_id": []}, 204, None)
    assert any("request" in complaint for complaint in spec.complaints(wrong))


def test_a_refused_request_may_be_wrong(spec: Spec) -> None:
    refusal = {"message": "Unknown User", "code": 10013}
    assert spec.complaints(exchange("POST", "/users/@me/channels", {"recipient_id": []}, 404, refusal)) == []


def test_a_wrong_query(spec: Spec) -> None:
    asked = Exchange("GET", "/channels/{channel_id}/messages", {"limit": "many"}, None, 200, [])
    assert len(spec.complaints(asked)) == 1


def test_a_route_of_our_own(spec: Spec) -> None:
    assert spec.complaints(exchange("GET", "/tessera", None, 200, {})) == [
        "GET /tessera is not in the specification."
    ]


def test_a_status_that_is_not_foreseen(spec: Spec) -> None:
    assert spec.complaints(exchange("GET", "/gateway", None, 302, None)) == [
        "GET /gateway: the answer may not be 302."
    ]
