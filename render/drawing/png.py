"""Pictures of palette indices as PNG files.

Pillow writes these too, in three times the time, and lets nothing else in the process run meanwhile: here
zlib has the whole picture at once, and lets go of the interpreter.
"""

import zlib
from struct import pack

from PIL import Image

SIGNATURE = b"\x89PNG\r\n\x1a\n"
DEPTH, INDEXED = 8, 3  # bits of an index; the kind of PNG whose pixels are indices
FASTEST, WINDOW, MEMORY = 1, 15, 8  # flat colours pack well without much searching


def encode(picture: Image.Image, palette: bytes, alphas: bytes) -> bytes:
    """The file; colour n is palette[3n:3n+3], as dense as alphas[n]."""
    header = pack(">IIBBBBB", *picture.size, DEPTH, INDEXED, 0, 0, 0)
    parts = {
        b"IHDR": header,
        b"PLTE": palette,
        b"tRNS": alphas.rstrip(b"\xff"),
        b"IDAT": _deflated(_lines(picture)),
        b"IEND": b"",
    }
    return SIGNATURE + b"".join(_chunk(kind, part) for kind, part in parts.items())


def _lines(picture: Image.Image) -> bytes:
    """Every line of pixels behind a zero, which says that it is not filtered."""
    wide, high = picture.size
    lines = Image.new("P", (wide + 1, high))
    lines.im.paste(picture.im, (1, 0, wide + 1, high))
    return lines.tobytes()


def _deflated(lines: bytes) -> bytes:
    """Looking for runs alone is quicker than looking for repeats, and packs flat colours as well."""
    packer = zlib.compressobj(FASTEST, zlib.DEFLATED, WINDOW, MEMORY, zlib.Z_RLE)
    return packer.compress(lines) + packer.flush()


def _chunk(kind: bytes, part: bytes) -> bytes:
    return pack(">I", len(part)) + kind + part + pack(">I", zlib.crc32(part, zlib.crc32(kind)))
