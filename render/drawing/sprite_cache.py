"""A cache of sprites."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

from render.drawing.memory_cache import MemoryCache
from render.drawing.sprites import Sprite

Arguments = ParamSpec("Arguments")


class SpriteCache(MemoryCache[Sprite]):
    """The sprites that were used last, in at most so many bytes."""

    def __init__(self, most_bytes: int) -> None:
        super().__init__(most_bytes, size_in_bytes)


def size_in_bytes(sprite: Sprite) -> int:
    """A byte a pixel for each of its images, as Pillow stores them; masks too."""
    return sprite.width * sprite.height * (3 if sprite.rim else 2)


def cached_in(cache: SpriteCache) -> Callable[[Callable[Arguments, Sprite]], Callable[Arguments, Sprite]]:
    """Make each sprite of a function once, as long as the cache has room; its arguments are positional."""

    def decorate(make: Callable[Arguments, Sprite]) -> Callable[Arguments, Sprite]:
        @wraps(make)
        def find_or_make(*args: Arguments.args, **kwargs: Arguments.kwargs) -> Sprite:
            key = (make, args, tuple(kwargs.items()))
            sprite = cache.get(key)
            if sprite is None:
                sprite = make(*args, **kwargs)
                cache.add(key, sprite)
            return sprite

        return find_or_make

    return decorate
