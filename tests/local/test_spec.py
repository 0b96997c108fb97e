"""The specification checker finds what is invalid in an exchange, and nothing else."""

import pytest

from bot.local.rest.api import Exchange
from tests.checked_exchanges import FILE
from tests.local.conftest import specification
from tests.local.spec import Spec

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


def test_invalid_response(spec: Spec) -> None:
    (error,) = spec.exchange_errors(exchange("GET", "/gateway", None, 200, {}))
    assert error == 'GET /gateway: answer: "url" is a required property'


def test_valid_response(spec: Spec) -> None:
    assert (
        spec.exchange_errors(exchange("GET", "/gateway", None, 200, {"url": "wss://gateway.discord.gg"}))
        == []
    )


def test_invalid_request(spec: Spec) -> None:
    invalid = exchange("POST", "/users/@me/channels", {"recipient_id": []}, 204, None)
    assert any("request" in error for error in spec.exchange_errors(invalid))


def test_rejected_request_may_be_invalid(spec: Spec) -> None:
    not_found = {"message": "Unknown User", "code": 10013}
    assert (
        spec.exchange_errors(exchange("POST", "/users/@me/channels", {"recipient_id": []}, 404, not_found))
        == []
    )


def test_invalid_query(spec: Spec) -> None:
    request = Exchange("GET", "/channels/{channel_id}/messages", {"limit": "many"}, None, 200, [])
    assert len(spec.exchange_errors(request)) == 1


def test_unknown_route(spec: Spec) -> None:
    assert spec.exchange_errors(exchange("GET", "/tessera", None, 200, {})) == [
        "GET /tessera is not in the specification."
    ]


def test_undocumented_status(spec: Spec) -> None:
    assert spec.exchange_errors(exchange("GET", "/gateway", None, 302, None)) == [
        "GET /gateway: the answer may not be 302."
    ]
