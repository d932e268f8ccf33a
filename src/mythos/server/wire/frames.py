"""WebSocket frames (RFC 6455, 5): whole messages out of a client's bytes, and frames for it.

A table's messages are short and come one at a time, so that is the short way through here. It
costs a quarter of a general library's path with its queues, tasks and timers for each message.
"""

from __future__ import annotations

import struct
from base64 import b64encode
from hashlib import sha1
from typing import Final

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
GOING_AWAY, PROTOCOL_ERROR, NOT_UTF8, POLICY, TOO_BIG = 1001, 1002, 1007, 1008, 1009
NORMAL: Final = 1000
_SIGNIFIES: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_SHORT: Final = [bytes((0x80 | BINARY, size)) for size in range(126)]
_MEDIUM: Final = struct.Struct("!BBH").pack
_LONG: Final = struct.Struct("!BBQ").pack
_KEY_AT: Final = {126: 4, 127: 10}


class BadFrame(Exception):
    """A client that does not keep to the protocol is told the code and let go."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def accept_key(key: str) -> str:
    """What the server answers to a client's key (4.2.2)."""
    return b64encode(sha1(key.encode() + _SIGNIFIES, usedforsecurity=False).digest()).decode()


def head_of(size: int) -> bytes:
    """The head of an unmasked binary frame with a whole message of this size."""
    if size < 126:
        return _SHORT[size]
    if size < 65536:
        return _MEDIUM(0x80 | BINARY, 126, size)
    return _LONG(0x80 | BINARY, 127, size)


def control(opcode: int, payload: bytes = b"") -> bytes:
    """A control frame; what is too long for one is cut."""
    payload = payload[:125]
    return bytes((0x80 | opcode, len(payload))) + payload


def closing(code: int, reason: bytes = b"") -> bytes:
    return control(CLOSE, code.to_bytes(2, "big") + reason)


def unmasked(data: bytes, key: bytes) -> bytes:
    """A client's bytes are masked with four bytes over and over (5.3): one big XOR undoes it."""
    size = len(data)
    mask = int.from_bytes((key * (size // 4 + 1))[:size], "little")
    return (int.from_bytes(data, "little") ^ mask).to_bytes(size, "little")


class FrameReader:
    """Bytes in, messages out: (TEXT or BINARY or a control's opcode, payload)."""

    __slots__ = ("_begun", "_kind", "_limit", "_rest")

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._rest = b""
        self._kind, self._begun = CONTINUATION, b""
        """The kind of a message that comes in several frames, and what is there of it."""

    def feed(self, data: bytes) -> list[tuple[int, bytes]]:
        """The messages that these bytes complete. Raises BadFrame; nothing can be read then."""
        if self._rest:
            data = self._rest + data
        found: list[tuple[int, bytes]] = []
        start, end = 0, len(data)
        while end - start >= 2:
            first, size = data[start], data[start + 1] & 0x7F
            key = start + 2
            if size >= 126:
                key = start + _KEY_AT[size]
                if end < key:
                    break
                size = int.from_bytes(data[start + 2 : key], "big")
            self._check(first, data[start + 1], size)
            body = key + 4
            if end < body + size:
                break
            payload = unmasked(data[body : body + size], data[key:body])
            start = body + size
            message = self._whole(first, payload)
            if message is not None:
                found.append(message)
        self._rest = data[start:]
        return found

    def _check(self, first: int, second: int, size: int) -> None:
        """Refuse a frame by its head, before its body is waited for."""
        opcode = first & 0x0F
        if first & 0x70 or not second & 0x80:  # no extension was agreed; clients must mask
            raise BadFrame(PROTOCOL_ERROR)
        if opcode >= CLOSE:
            if opcode > PONG or size > 125 or not first & 0x80:
                raise BadFrame(PROTOCOL_ERROR)
        elif opcode > BINARY or (opcode == CONTINUATION) != (self._kind != CONTINUATION):
            raise BadFrame(PROTOCOL_ERROR)
        elif size + len(self._begun) > self._limit:
            raise BadFrame(TOO_BIG)

    def _whole(self, first: int, payload: bytes) -> tuple[int, bytes] | None:
        """The message that a frame ends, if it does."""
        opcode = first & 0x0F
        if opcode >= CLOSE:
            return opcode, payload
        if opcode == CONTINUATION:
            opcode, payload = self._kind, self._begun + payload
        if not first & 0x80:
            self._kind, self._begun = opcode, payload
            return None
        self._kind, self._begun = CONTINUATION, b""
        if opcode == TEXT:
            try:
                payload.decode()
            except UnicodeDecodeError:
                raise BadFrame(NOT_UTF8) from None
        return opcode, payload
