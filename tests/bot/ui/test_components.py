"""Private messages: their length, the names of their files, and their rows."""

from bot.ui.components import button, private_message
from bot.ui.images import Image
from bot.ui.routes import ForgetMe, Join


def test_a_long_text_is_shortened() -> None:
    assert private_message("word " * 1000).text == "word " * 398 + "word…"


def test_equal_pictures_have_different_names_in_one_message() -> None:
    message = private_message("", [Image("city.png", b"1", "A city")] * 3)
    files = message.new()["files"]
    assert [file.filename for file in files] == ["city.png", "2-city.png", "3-city.png"]
    assert {file.description for file in files} == {"A city"}


def test_a_replacement_keeps_nothing_of_the_message_before() -> None:
    replaced = private_message("Over").replacement()
    assert replaced["attachments"] == []
    assert replaced["view"].to_components() == []


def test_each_row_of_a_private_message_is_a_row_of_its_own() -> None:
    rows = [[button(Join(1), "Join")], [button(ForgetMe(), "Forget")]]
    components = private_message("?", rows=rows).view.to_components()
    assert [[each["label"] for each in row["components"]] for row in components] == [["Join"], ["Forget"]]
