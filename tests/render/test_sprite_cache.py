"""The cache of sprites keeps to its bytes."""

from PIL import Image

from render.drawing.sprite_cache import SpriteCache, cached_in, size_in_bytes
from render.drawing.sprites import Sprite


def square(side: int) -> Sprite:
    return Sprite(Image.new("L", (side, side)), Image.new("1", (side, side)))


def test_a_sprite_is_made_once_while_there_is_room() -> None:
    make = cached_in(SpriteCache(10_000))(square)
    assert make(10) is make(10)
    assert make(10) is not make(11)


def test_what_was_not_used_for_longest_is_forgotten_first() -> None:
    cache = SpriteCache(3 * size_in_bytes(square(10)))
    make = cached_in(cache)(square)
    first, second = make(10), make(9)
    make(8)
    assert make(10) is first
    make(7)
    make(6)
    assert make(10) is first
    assert make(9) is not second


def test_a_cache_is_never_larger_than_its_bytes() -> None:
    cache = SpriteCache(1_000)
    make = cached_in(cache)(square)
    for side in (5, 20, 7, 30, 9, 11, 13):
        assert make(side).width == side
        assert 0 <= cache.bytes <= cache.most_bytes
