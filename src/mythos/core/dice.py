"""Fair dice: a keyed hash of a secret seed and a counter.

Block i is BLAKE2b(key = seed, data = i as eight big-endian bytes), 64 bytes long. The blocks,
one after the other, are a stream of bytes. `below(n)` reads as many bytes as n-1 needs (at least
one) as a big-endian number and throws it away while it lies in the incomplete last run of n, so
every result is equally likely. Anybody who knows the seed can recompute every roll and every draw.
"""

from __future__ import annotations

import re
import secrets
from hashlib import blake2b
from typing import Final, Protocol, Self

from mythos.core.errors import BadSeed

SEED_BYTES: Final = 32
_BLOCK: Final = 64
_LIMITS: Final = (0, *(256 - 256 % n for n in range(1, 257)))


class Chance(Protocol):
    """A source of unbiased numbers."""

    def below(self, n: int, /) -> int:
        """A number from 0 to n-1, all equally likely."""


class Dice:
    """The seeded stream. Copies continue independently from the same place."""

    __slots__ = ("block", "buffer", "rest", "seed")

    def __init__(self, seed: bytes, block: int = 0, at: int = _BLOCK) -> None:
        """Dice at the start of their stream, or after `at` bytes of the last of `block` blocks."""
        if len(seed) != SEED_BYTES:
            reason = f"a seed has {SEED_BYTES} bytes, not {len(seed)}"
            raise BadSeed(reason, why="seed-bytes", number=SEED_BYTES, found=len(seed))
        self.seed = seed
        self.block = block
        self.buffer = self._hash(block - 1) if block else b""
        self.rest = iter(self.buffer[at:])

    @property
    def at(self) -> int:
        """How many bytes of the present block are read."""
        return _BLOCK - self.rest.__length_hint__()  # type: ignore[attr-defined, no-any-return]

    def below(self, n: int, /) -> int:
        """A number from 0 to n-1, all equally likely."""
        try:
            limit = _LIMITS[n]
        except IndexError:
            return self._wide(n)
        while True:
            for byte in self.rest:  # goes on where the last call stopped
                if byte < limit:
                    return byte % n
            self._open_block()

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.seed, new.block, new.buffer = self.seed, self.block, self.buffer
        new.rest = iter(self.buffer[self.at :])
        return new

    def _hash(self, block: int) -> bytes:
        return blake2b(block.to_bytes(8, "big"), key=self.seed).digest()

    def _open_block(self) -> None:
        self.buffer = self._hash(self.block)
        self.block += 1
        self.rest = iter(self.buffer)

    def _byte(self) -> int:
        while True:
            for byte in self.rest:
                return byte
            self._open_block()

    def _wide(self, n: int) -> int:
        size = ((n - 1).bit_length() + 7) // 8
        whole = 256**size
        while True:
            number = int.from_bytes(bytes(self._byte() for _ in range(size)), "big")
            if number < whole - whole % n:
                return number % n


def fresh_seed() -> bytes:
    """A seed from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(text: str) -> bytes:
    """The seed a person typed: 64 hex digits are taken as they are, any other text is hashed."""
    if re.fullmatch(r"[0-9a-f]{64}", text):
        return bytes.fromhex(text)
    return blake2b(text.encode(), digest_size=SEED_BYTES, person=b"mythos seed").digest()


def derive(seed: bytes, *path: int | str) -> bytes:
    """A further seed that depends on this one and on a path of names and numbers."""
    data = "/".join(map(str, path)).encode()
    return blake2b(data, key=seed, digest_size=SEED_BYTES, person=b"mythos derive").digest()


def mix(seed: bytes, agreed: bytes) -> bytes:
    """The seed of dice that nobody chose: the house's, and all that the table agreed on."""
    return blake2b(agreed, key=seed, digest_size=SEED_BYTES, person=b"mythos table").digest()


def commitment(seed: bytes) -> str:
    """The fingerprint that a table publishes before the first roll."""
    return blake2b(seed, digest_size=32, person=b"mythos commit").hexdigest()
