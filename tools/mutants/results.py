"""What earlier runs have found, line by line, and whether it still counts.

A mutant that was caught counts as long as its module and the test that caught it are the same; one
that survived is tried again after every change of the module or of any test.
"""

from __future__ import annotations

import ast
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct

from tools.mutants.mutate import Mutant
from tools.mutants.plan import ROOT, GamePlan
from tools.mutants.workshop import Outcome, Verdict


class Row(Struct, frozen=True):
    """One line of the file."""

    key: str
    outcome: Outcome
    by: str
    module: str
    """Digest of the module when it was tried."""
    tests: str
    """Digest of the test that caught it, or of all tests of the game."""


class Results:
    """The rows of one game's file; the last one about a mutant counts."""

    def __init__(self, file: Path, game: GamePlan, *, anew: bool = False) -> None:
        self.file, self.game = file, game
        self.rows: dict[str, Row] = {}
        file.parent.mkdir(exist_ok=True)
        if anew:
            file.unlink(missing_ok=True)
        for line in file.read_bytes().splitlines() if file.exists() else ():
            row = msgspec.json.decode(line, type=Row)
            self.rows[row.key] = row

    def verdict(self, mutant: Mutant) -> Verdict | None:
        """What is known about a mutant, if it still counts."""
        row = self.rows.get(mutant.key)
        verdict = None if row is None else Verdict(row.outcome, row.by)
        return verdict if verdict and row == self._row(mutant, verdict, ROOT) else None

    def note(self, mutant: Mutant, verdict: Verdict, tree: Path) -> None:
        """Keep what was found in a tree."""
        row = self._row(mutant, verdict, tree)
        self.rows[row.key] = row
        with self.file.open("ab") as out:
            out.write(msgspec.json.encode(row) + b"\n")

    def _row(self, mutant: Mutant, verdict: Verdict, tree: Path) -> Row:
        file = tree / self.game.folder.relative_to(ROOT) / mutant.module
        module = digest(file.read_bytes() if file.exists() else b"")
        if verdict.by:
            tests = digest(text_of(tree, verdict.by))
        else:
            tests = digest(*(each.read_bytes() for each in self._test_files(tree)))
        return Row(mutant.key, verdict.outcome, verdict.by, module, tests)

    def _test_files(self, tree: Path) -> list[Path]:
        return sorted(file for each in self.game.tests for file in (tree / each).rglob("*.py"))


def text_of(tree: Path, test: str) -> bytes:
    """The text of one test, without its parameters; of a whole file if it could not be loaded."""
    path, _, name = test.partition("::")
    file = tree / path
    source = file.read_text(encoding="utf-8") if file.exists() else ""
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name == name.split("[")[0]:
            return ast.unparse(node).encode()
    return source.encode()


def digest(*texts: bytes) -> str:
    found = sha256()
    for text in texts:
        found.update(text)
    return found.hexdigest()[:16]
