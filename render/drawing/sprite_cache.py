"""A cache of sprites that is bounded by the memory that they take: sizes differ too much to count them."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import ParamSpec

from render.drawing.sprites import Sprite

Arguments = ParamSpec("Arguments")


class SpriteCache:
    """The sprites that were used last, in at most so many bytes."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self._sprites: OrderedDict[Hashable, Sprite] = OrderedDict()
        self._lock = Lock()  # pictures are drawn in several threads

    def get(self, key: Hashable) -> Sprite | None:
        with self._lock:
            if found := self._sprites.get(key):
                self._sprites.move_to_end(key)
            return found

    def add(self, key: Hashable, sprite: Sprite) -> None:
        """Keep a sprite, and forget those that were not used for longest."""
        with self._lock:
            if key not in self._sprites:
                self._sprites[key] = sprite
                self.bytes += size_in_bytes(sprite)
            while self.bytes > self.most_bytes:
                self.bytes -= size_in_bytes(self._sprites.popitem(last=False)[1])


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
