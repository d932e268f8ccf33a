"""Makes mutants: one small change in the text of a module, by its syntax tree.

Only what decides is changed: comparisons, `and`, `or`, `not`, numbers, arithmetic, calls that are
left out. Annotations, assertions, decorators and what is only told to the log stay as they are.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection
from typing import Final

from msgspec import Struct

OPERATORS: Final = {
    ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="), ast.NotEq: ("!=", "=="), ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"), ast.In: ("in", "not in"), ast.NotIn: (r"not\s+in", "in"),
    ast.And: ("and", "or"), ast.Or: ("or", "and"),
    ast.Add: (r"\+", "-"), ast.Sub: ("-", "+"), ast.Mult: (r"\*", "+"), ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "+"), ast.BitAnd: ("&", "|"), ast.BitOr: (r"\|", "&"),
    ast.LShift: ("<<", ">>"), ast.RShift: (">>", "<<"),
}  # fmt: skip
"""How an operator is found in the text, and what stands there instead."""
TOLD: Final = {"tell"}
"""Calls, and beginnings of names of functions, that only say what has happened."""
GUESSED: Final = {"nearness"}
"""What only bots ask a rule for."""
Place = tuple[int, int]
"""Line and column, in bytes, as the tree counts them."""


class Mutant(Struct, frozen=True):
    """One changed place of a module."""

    module: str
    line: int
    last: int
    """From where to where it is changed, counted from 1."""
    was: str
    becomes: str
    """The line before and after, without its indentation."""
    text: str
    """The whole module with the change."""

    @property
    def key(self) -> str:
        """The same as long as the line is."""
        return f"{self.module}: {self.was} -> {self.becomes}"


class Change(Struct, frozen=True):
    """Bytes of the text from one place to another, and what comes instead."""

    start: Place
    end: Place
    instead: str


def mutants_of(module: str, source: str, labels: Collection[str] = ()) -> list[Mutant]:
    """All mutants of a module, in the order of their places; the same line changed to the same
    other line counts once. Labels are constants that could as well be any other number.
    """
    finder = Finder(source, labels)
    finder.visit(ast.parse(source))
    found: dict[str, Mutant] = {}
    for change in sorted(finder.changes, key=lambda each: (each.start, each.instead)):
        mutant = _made(module, source, change)
        found.setdefault(mutant.key, mutant)
    return list(found.values())


def _made(module: str, source: str, change: Change) -> Mutant:
    (first, column), (last, end) = change.start, change.end
    lines = source.encode().splitlines(keepends=True)
    before, after = lines[first - 1][:column], lines[last - 1][end:]
    changed = before + change.instead.encode() + after
    text = b"".join([*lines[: first - 1], changed, *lines[last:]]).decode()
    was = b"".join(lines[first - 1 : last]).decode()
    return Mutant(module, first, last, _one_line(was), _one_line(changed.decode()), text)


def _one_line(text: str) -> str:
    return " ".join(text.split())


class Finder(ast.NodeVisitor):
    """Goes through a module and notes what could be changed."""

    def __init__(self, source: str, labels: Collection[str]) -> None:
        self.labels = labels
        self.lines = source.encode().splitlines(keepends=True)
        self.changes: list[Change] = []

    def _note(self, start: Place, end: Place, instead: str) -> None:
        self.changes.append(Change(start, end, instead))

    def _between(self, left: ast.expr, operator: ast.AST, right: ast.expr) -> None:
        """The operator that stands between two operands, brackets and line ends aside."""
        if type(operator) not in OPERATORS or _is_text(left) or _is_text(right):
            return
        pattern, instead = OPERATORS[type(operator)]
        assert left.end_lineno is not None
        assert left.end_col_offset is not None
        place = (left.end_lineno, left.end_col_offset)
        while place <= (right.lineno, right.col_offset):
            line, column = place
            stop = right.col_offset if line == right.lineno else len(self.lines[line - 1])
            gap = self.lines[line - 1][column:stop].split(b"#")[0].decode()
            if found := re.search(pattern, gap):
                self._note((line, column + found.start()), (line, column + found.end()), instead)
                return
            place = (line + 1, 0)

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for number, operator in enumerate(node.ops):
            self._between(operands[number], operator, operands[number + 1])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._between(left, node.op, right)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        self._between(node.left, node.op, node.right)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._between(node.target, node.op, node.value)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._note(_start(node), (node.lineno, node.col_offset + len("not")), "")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._note(_start(node), _end(node), str(not node.value))
        elif isinstance(node.value, int):
            self._note(_start(node), _end(node), str(node.value + 1))

    def visit_If(self, node: ast.If) -> None:
        if _is_about_the_log(node.test):
            return
        self._negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def _negate(self, test: ast.expr) -> None:
        """What has no operator that could be turned round."""
        if isinstance(test, ast.Name | ast.Attribute | ast.Call | ast.Subscript):
            self._note(_start(test), _start(test), "not ")

    def visit_Expr(self, node: ast.Expr) -> None:
        value = node.value
        if isinstance(value, ast.Call):
            if isinstance(value.func, ast.Name) and value.func.id in TOLD:
                return
            self._note(_start(node), _end(node), "pass")
        elif isinstance(value, ast.YieldFrom) and isinstance(value.value, ast.Call):
            self._note(_start(node), _end(node), "yield from ()")
        self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        """Whether lists have to be of one length is for the type checker, too."""
        if node.arg != "strict":
            self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        """Assertions are for the type checker."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and not self._is_label(node.target):
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if not any(self._is_label(target) for target in node.targets):
            self.generic_visit(node)

    def _is_label(self, target: ast.expr) -> bool:
        return isinstance(target, ast.Name) and target.id in self.labels

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name.strip("_").split("_")[0] in TOLD | GUESSED:
            return
        for each in (*node.args.defaults, *filter(None, node.args.kw_defaults), *node.body):
            self.visit(each)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for each in node.body:
            self.visit(each)


def _start(node: ast.expr | ast.stmt) -> Place:
    return node.lineno, node.col_offset


def _end(node: ast.expr | ast.stmt) -> Place:
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return node.end_lineno, node.end_col_offset


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr | ast.List | ast.Tuple) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _is_about_the_log(test: ast.expr) -> bool:
    return any(isinstance(each, ast.Attribute) and each.attr == "log" for each in ast.walk(test))
