"""The pictures of a game are found by its name, built in or from another package; gaps are named."""

import sys
from collections.abc import Iterator, Sequence
from types import ModuleType, SimpleNamespace

import pytest

import engines
import render
from engines.core.game import AnyView
from engines.core.text import Text
from render import Legend, LegendEntry, MissingPictures, Picture, Pictures, RenderRequest, catalogue

PACKAGE = "tessera_dominoes"


def draw_nothing(_view: AnyView, request: RenderRequest) -> Picture:
    return Picture(b"", Text(request.picture))


def for_question(_view: AnyView, _steps: Sequence[str]) -> tuple[str, ...]:
    return ("city",)


def no_signs(_view: AnyView | None) -> tuple[LegendEntry, ...]:
    return ()


LEGEND = Legend(no_signs, {})
COMPLETE = Pictures(draw_nothing, draw_nothing, draw_nothing, for_question, LEGEND, {"hand": draw_nothing})


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """An installed package with a game and a module for its pictures."""
    game, pictures = ModuleType(PACKAGE), ModuleType(f"{PACKAGE}.pictures")
    game.__dict__.update(GAME=SimpleNamespace(name="dominoes"), __path__=[])
    pictures.__spec__ = SimpleNamespace(name=pictures.__name__)  # type: ignore[assignment] # Only looked up.
    monkeypatch.setitem(sys.modules, PACKAGE, game)
    monkeypatch.setitem(sys.modules, f"{PACKAGE}.pictures", pictures)
    monkeypatch.setattr(engines, "external_packages", lambda: (game,))
    catalogue.pictures.cache_clear()
    yield pictures
    catalogue.pictures.cache_clear()


@pytest.mark.parametrize("game", engines.games())
def test_every_built_in_game_has_its_pictures(game: str) -> None:
    pictures = render.pictures(game)
    assert pictures.names() == ("city", "market", *pictures.others, "table")
    assert pictures.shared() == pictures.names()[1:]


def test_a_game_of_another_package_brings_its_pictures(package: ModuleType) -> None:
    package.__dict__["PICTURES"] = COMPLETE
    assert render.pictures("dominoes").names() == ("city", "market", "hand", "table")
    assert render.draw("dominoes", None, RenderRequest("hand")).alt == Text("hand")  # type: ignore[arg-type] # Not read.


def test_a_package_without_pictures_is_named(package: ModuleType) -> None:
    with pytest.raises(MissingPictures, match=r"'dominoes' has no pictures: tessera_dominoes\.pictures has"):
        render.pictures("dominoes")
    del sys.modules[package.__name__]
    with pytest.raises(MissingPictures, match=r"there is no module tessera_dominoes\.pictures"):
        render.pictures("dominoes")


PARTS = {
    "city": draw_nothing,
    "market": draw_nothing,
    "table": draw_nothing,
    "for_question": for_question,
    "legend": LEGEND,
}


@pytest.mark.parametrize("missing", PARTS)
def test_a_missing_part_is_named(package: ModuleType, monkeypatch: pytest.MonkeyPatch, missing: str) -> None:
    def load(_name: str) -> ModuleType:
        Pictures(**{name: part for name, part in PARTS.items() if name != missing})  # type: ignore[arg-type] # The point.
        return package

    monkeypatch.setattr(catalogue, "import_module", load)
    with pytest.raises(MissingPictures, match=rf"'dominoes' .* are incomplete: .*'{missing}'"):
        render.pictures("dominoes")


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(
        MissingPictures, match=r"'dominoes' has no pictures: there is no module render\.dominoes"
    ):
        render.pictures("dominoes")
