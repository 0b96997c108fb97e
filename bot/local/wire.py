"""How gateway messages are packed: plain, as one zlib stream, or as one zstd stream a connection."""

import zlib
from typing import Protocol

BLOCK = 1 << 17  # no zstd block is larger
# Magic number, then a frame header without checksum and content size, then a window of 128 KiB.
ZSTD_HEADER = bytes.fromhex("28b52ffd") + bytes((0x00, 0x38))


class Packer(Protocol):
    """One connection's way of packing."""

    def pack(self, text: str) -> str | bytes: ...


class Plain:
    """As it is."""

    def pack(self, text: str) -> str:
        return text


class ZlibStream:
    """One compressor a connection, flushed after every message."""

    def __init__(self) -> None:
        self._stream = zlib.compressobj()

    def pack(self, text: str) -> bytes:
        return self._stream.compress(text.encode()) + self._stream.flush(zlib.Z_SYNC_FLUSH)


class ZstdStream:
    """One endless frame of raw blocks: valid zstd without a compressor, and loopback has nothing to save."""

    def __init__(self) -> None:
        self._header = ZSTD_HEADER

    def pack(self, text: str) -> bytes:
        body = text.encode()
        blocks = (body[start : start + BLOCK] for start in range(0, len(body), BLOCK))
        header, self._header = self._header, b""
        return header + b"".join((len(block) << 3).to_bytes(3, "little") + block for block in blocks)


PACKERS: dict[str, type[Packer]] = {"": Plain, "zlib-stream": ZlibStream, "zstd-stream": ZstdStream}
