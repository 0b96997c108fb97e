"""Images of palette indices as PNG files.

Pillow can write these too, but takes five times as long and holds the interpreter lock meanwhile. Here ISA-L
compresses the whole image in one call, which releases the lock.
"""

import zlib
from concurrent.futures import ThreadPoolExecutor
from struct import pack
from typing import Any

from isal import isal_zlib
from PIL import Image

SIGNATURE = b"\x89PNG\r\n\x1a\n"
BIT_DEPTH, INDEXED_COLOUR = 8, 3
UNFILTERED = 0  # before the pixels of a line
LEVEL = 1  # Measured: as fast as level 0, and a sixth smaller.

# ISA-L leaves the vector registers of its thread in a state that slows everything in that thread which was
# compiled for older processors: on some machines zlib takes twice as long afterwards, Pillow a fifth longer.
_COMPRESSION = ThreadPoolExecutor(1, "compression")


class Scanlines:
    """The lines of pixels of a file, and an image that is drawn right into them, so that none is copied."""

    def __init__(self, size: tuple[int, int], index: int) -> None:
        width, height = size
        line = bytes([UNFILTERED]) + bytes([index]) * width
        # One line more than needed: Pillow counts whole lines, from the first pixel on.
        buffer = memoryview(bytearray(line) * (height + 1))
        self._lines = buffer[: len(line) * height]
        pixels: Any = buffer[1:]  # any buffer will do, though Pillow declares but a few
        self.image = Image.frombuffer("L", size, pixels, "raw", "L", len(line), 1)
        self.image.readonly = 0  # else Pillow would draw on a copy

    def encode(self, palette: bytes, opacities: bytes) -> bytes:
        """The file; colour n is palette[3n:3n+3], with the alpha value opacities[n]."""
        header = pack(">IIBBBBB", *self.image.size, BIT_DEPTH, INDEXED_COLOUR, 0, 0, 0)
        chunks = {
            b"IHDR": header,
            b"PLTE": palette,
            b"tRNS": opacities.rstrip(b"\xff"),
            b"IDAT": _compress(self._lines),
            b"IEND": b"",
        }
        return SIGNATURE + b"".join(_chunk(kind, content) for kind, content in chunks.items())


def _compress(scanlines: memoryview) -> bytes:
    return _COMPRESSION.submit(isal_zlib.compress, scanlines, LEVEL).result()


def _chunk(kind: bytes, content: bytes) -> bytes:
    return pack(">I", len(content)) + kind + content + pack(">I", zlib.crc32(content, zlib.crc32(kind)))
