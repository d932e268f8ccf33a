"""Dice: the stream is specified, unbiased, copyable, and rules code reaches no other randomness."""

from __future__ import annotations

import ast
from hashlib import blake2b
from pathlib import Path

import pytest

from mythos.core.dice import Dice, commitment, derive, fresh_seed, seed_from
from mythos.core.errors import BadSeed
from tests.chance import likelihood

SEED = seed_from("dice")
SOURCE = Path(__file__).parent.parent / "src" / "mythos"


def stream(seed: bytes, length: int) -> bytes:
    """The byte stream as the specification in dice.py says it, written a second time."""
    blocks = range(length // 64 + 1)
    return b"".join(blake2b(n.to_bytes(8, "big"), key=seed).digest() for n in blocks)[:length]


def test_a_die_is_the_next_byte_that_lies_in_a_whole_run() -> None:
    dice = Dice(SEED)
    expected = [byte % 6 for byte in stream(SEED, 400) if byte < 252]
    assert [dice.below(6) for _ in expected] == expected


def test_wide_ranges_read_several_bytes() -> None:
    dice = Dice(SEED)
    bytes_ = stream(SEED, 2)
    assert dice.below(65_536) == int.from_bytes(bytes_, "big")
    assert 0 <= dice.below(10**30) < 10**30


def test_known_answers_never_change() -> None:
    """Records of old games must verify for ever: these numbers are the contract."""
    dice = Dice(bytes(range(32)))
    assert [dice.below(6) for _ in range(12)] == [2, 0, 2, 1, 3, 5, 2, 0, 4, 0, 3, 1]
    assert [dice.below(1000) for _ in range(4)] == [682, 609, 576, 924]
    assert commitment(bytes(32)).startswith("21c3d9eb87deccf1")


@pytest.mark.parametrize("faces", [2, 3, 5, 6, 7, 10, 22, 100, 255, 256, 257, 1000])
def test_every_face_is_equally_likely(faces: int) -> None:
    """A chi-square test at 1 in 100,000 on a fixed seed."""
    dice = Dice(derive(SEED, faces))
    counts = [0] * faces
    for _ in range(faces * 200):
        counts[dice.below(faces)] += 1
    assert likelihood(counts) > 1e-5


def test_pairs_of_dice_are_independent() -> None:
    dice = Dice(SEED)
    counts = [0] * 36
    for _ in range(7200):
        counts[dice.below(6) * 6 + dice.below(6)] += 1
    assert likelihood(counts) > 1e-5


def test_a_copy_goes_on_from_the_same_place_independently() -> None:
    dice = Dice(SEED)
    for _ in range(100):
        dice.below(6)
    copy = dice.copy()
    ahead = [copy.below(6) for _ in range(100)]
    assert [dice.below(6) for _ in range(100)] == ahead


@pytest.mark.parametrize("reads", [0, 1, 63, 64, 65, 128, 200])
def test_dice_can_be_put_back_to_a_position(reads: int) -> None:
    dice = Dice(SEED)
    for _ in range(reads):
        dice.below(256)
    again = Dice(SEED, dice.block, dice.at)
    assert [again.below(6) for _ in range(100)] == [dice.below(6) for _ in range(100)]


def test_a_seed_has_256_bits() -> None:
    assert len(fresh_seed()) == 32
    assert fresh_seed() != fresh_seed()
    with pytest.raises(BadSeed):
        Dice(b"short")


def test_a_typed_seed_is_hex_or_any_text() -> None:
    assert seed_from("00" * 32) == bytes(32)
    assert seed_from("cellar") != seed_from("attic")


def test_the_commitment_tells_nothing_but_binds() -> None:
    assert commitment(SEED) != commitment(derive(SEED, 1))
    assert SEED.hex() not in commitment(SEED)


FORBIDDEN = {"random", "secrets", "time", "datetime", "uuid", "os", "numpy"}
THINKING = "mythos.thinking.budget"
"""A bot's clock, which a game reaches only through the planner of the core."""


@pytest.mark.parametrize("file", sorted((SOURCE / "games").rglob("*.py")), ids=lambda f: f.name)
def test_rules_code_reaches_no_other_randomness_and_no_clock(file: Path) -> None:
    """No game imports a source of chance, time or environment, and none iterates over a set."""
    source = file.read_text(encoding="utf-8")
    assert THINKING not in source, file
    for node in ast.walk(ast.parse(source)):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        assert not FORBIDDEN & {name.split(".")[0] for name in names}, file
        if isinstance(node, ast.For | ast.comprehension):
            iterated = node.iter
            assert not isinstance(iterated, ast.Set | ast.SetComp), file
            called = iterated.func if isinstance(iterated, ast.Call) else None
            assert not (isinstance(called, ast.Name) and called.id in ("set", "frozenset")), file
