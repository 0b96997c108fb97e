"""Transport compression of gateway messages: none, zlib-stream or zstd-stream."""

import zlib
from typing import Protocol

BLOCK_SIZE = 1 << 17  # the largest block that zstd allows
# Magic number, a frame header without checksum and content size, and a window of 128 KiB.
ZSTD_HEADER = bytes.fromhex("28b52ffd") + bytes((0x00, 0x38))


class Compressor(Protocol):
    """Compresses the messages of one connection."""

    def compress(self, text: str) -> str | bytes: ...


class NoCompression:
    def compress(self, text: str) -> str:
        return text


class ZlibStream:
    """One zlib stream for the whole connection, flushed after every message."""

    def __init__(self) -> None:
        self._stream = zlib.compressobj()

    def compress(self, text: str) -> bytes:
        return self._stream.compress(text.encode()) + self._stream.flush(zlib.Z_SYNC_FLUSH)


class ZstdStream:
    """One endless frame of raw blocks: valid zstd that needs no compression library."""

    def __init__(self) -> None:
        self._header = ZSTD_HEADER

    def compress(self, text: str) -> bytes:
        body = text.encode()
        blocks = (body[start : start + BLOCK_SIZE] for start in range(0, len(body), BLOCK_SIZE))
        header, self._header = self._header, b""
        return header + b"".join((len(block) << 3).to_bytes(3, "little") + block for block in blocks)


COMPRESSORS: dict[str, type[Compressor]] = {
    "": NoCompression,
    "zlib-stream": ZlibStream,
    "zstd-stream": ZstdStream,
}
