"""Forms are read as they were written, and one that breaks the format is refused."""

import pytest
from aiohttp import MultipartWriter
from hypothesis import given
from hypothesis import strategies as st

from bot.local.people import Person
from bot.local.rest.form import read_form
from bot.local.server import Server
from bot.local.world.errors import ApiError
from tests.local.conftest import Api

TYPE = 'multipart/form-data; boundary="x y"'
FIELD = b'--x y\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'
END = b"--x y--\r\n"


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["payload_json", "files[0]", "files[12]"]),
            st.sampled_from(["file.png", 'a "quoted" name = 1.png', "zażółć.png"]),
            st.one_of(st.binary(), st.sampled_from([b"\r\n", b"--", b"\r\n--", b"a\r\n\r\nb", b"\r\n--x y"])),
        )
    ),
    st.sampled_from(["xyz", "a'()+_,-./:=?b", "0123456789abcdef"]),
)
async def test_a_form_is_read_as_it_was_written(parts: list[tuple[str, str, bytes]], boundary: str) -> None:
    with MultipartWriter("form-data", boundary=boundary) as form:
        for name, filename, body in parts:
            form.append(body).set_content_disposition(
                "form-data", quote_fields=False, name=name, filename=filename
            )
    body = await form.as_bytes()
    assert [tuple(part) for part in read_form(form.headers["Content-Type"], body)] == parts


def test_what_stands_around_the_parts_is_left_out() -> None:
    assert [part.body for part in read_form(TYPE, b"before\r\n" + FIELD + FIELD + END + b"after")] == [
        b"1"
    ] * 2
    assert read_form(TYPE, END) == []


@pytest.mark.parametrize(
    ("content_type", "body"),
    [
        pytest.param("multipart/form-data", FIELD + END, id="no boundary"),
        pytest.param(f"multipart/form-data; boundary={'x' * 71}", FIELD + END, id="boundary too long"),
        pytest.param(TYPE, b"", id="empty"),
        pytest.param(TYPE, b"hello", id="no part"),
        pytest.param(TYPE, FIELD, id="no end"),
        pytest.param(TYPE, FIELD + FIELD[:-5] + END, id="no blank line"),
        pytest.param(TYPE, FIELD.replace(b"x y", b"x yz") + END, id="longer boundary"),
        pytest.param(TYPE, b"--x y\r\n\r\n1\r\n" + END, id="no name"),
        pytest.param(TYPE, FIELD.replace(b"\r\n\r\n", b"\r\nhello\r\n\r\n") + END, id="header without colon"),
        pytest.param(TYPE, FIELD.replace(b"a", b"\x00") + END, id="control character"),
        pytest.param(TYPE, FIELD.replace(b"Content", b" Content") + END, id="folded header"),
        pytest.param(
            TYPE,
            FIELD.replace(b"\r\n\r\n", b"\r\ncontent-disposition: form-data\r\n\r\n") + END,
            id="two names",
        ),
        pytest.param(
            TYPE, FIELD.replace(b"\r\n\r\n", b"\r\nContent-Type: multipart/mixed\r\n\r\n") + END, id="nested"
        ),
    ],
)
def test_a_form_that_breaks_the_format_is_refused(content_type: str, body: bytes) -> None:
    with pytest.raises(ApiError):
        read_form(content_type, body)


async def test_the_api_answers_a_broken_form_with_its_own_error(
    server: Server, api: Api, ada: Person
) -> None:
    headers = {"Authorization": f"Bot {server.token}", "Content-Type": TYPE}
    status, answer = await api("POST", f"/channels/{ada.channel}/messages", data=FIELD, headers=headers)
    assert (status, answer["code"]) == (400, 50109)
