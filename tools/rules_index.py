"""Writes docs/rules-index.md: for every clause of every game, the code and the tests that name it.

`python tools/rules_index.py` writes the page, `--check` only says whether it is up to date.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from mythos.core.rules import read_clauses

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "rules-index.md"
GAMES = {
    "Arkham Ritual": ("arkham_ritual", "AR"),
    "Arkham Noir, Case 2": ("arkham_noir", "AN"),
    "Cthulhu: Rise of the Cults": ("rise_of_the_cults", "RC"),
    "Cthulhu Wars": ("cthulhu_wars", "CW"),
}
CLAUSE = re.compile(r"\b(?:[A-Z]{2}-\d+(?:\.\d+)?|R-\d+)\b")
RANGE = re.compile(r"\b([A-Z]{2}-\d+)\.(\d+) to (?:[A-Z]{2}-\d+\.)?(\d+)\b")
NO_CODE = {
    "AR-1.1": "what is in the box; the cards are `cards.toml`",
    "AR-2.7": "follows from the card table",
    "AR-3.2": "there is no box and no board to put away",
    "AR-5.8": "follows from the hands in `turn`",
    "AR-6.6": "follows from `end_round` and `end_round_by`",
    "AR-7.4": "consequences of `judge`",
    "AR-7.10": "consequences of `judge`",
    "AR-15.2": "talk happens among people",
    "AR-15.3": "bots do not talk",
    "R-14": "talk happens among people",
    "AN-1.2": "there is no card that only marks a place",
    "AN-22.6": "follows from the cards",
    "RC-18.20": "a sheet to read beside the game",
}


def expand(text: str) -> str:
    """`AR-5.1 to AR-5.3` written out as three clauses."""

    def listed(found: re.Match[str]) -> str:
        chapter, low, high = found.groups()
        return " ".join(f"{chapter}.{number}" for number in range(int(low), int(high) + 1))

    return RANGE.sub(listed, text)


def places(file: Path) -> Iterator[tuple[str, str]]:
    """Every clause that a file names, with the function or class in which it does."""
    source = file.read_text(encoding="utf-8")
    owners = [
        (node.lineno, node.end_lineno or node.lineno, node.name)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
    ]
    for number, line in enumerate(source.splitlines(), 1):
        for clause in CLAUSE.findall(expand(line)):
            inside = [each for each in owners if each[0] <= number <= each[1]]
            yield clause, max(inside)[2] if inside else ""


def index(folder: Path) -> dict[str, list[str]]:
    """Clause to the places that name it, as `file: name`."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(folder.rglob("*.py")):
        for clause, name in places(file):
            where = file.relative_to(folder).as_posix()
            place = f"{where}: `{name}`" if name else where
            if place not in found[clause]:
                found[clause].append(place)
    return found


def covering(found: dict[str, list[str]], clause: str) -> list[str]:
    """The places for a clause; a module that names only the whole chapter counts last."""
    return found.get(clause) or found.get(clause.partition(".")[0], [])


CARDS = {
    "starting_card": "paying.py: `pay`",
    "district_card": "paying.py: `pay`",
    "disorganization_card": "zones.py: `draw`",
    "city_card": "city.py: `reveal_city`",
    "prologue_card": "set_up.py: `reveal_prologue`",
    "objective_card": "scoring.py: `meets_objective`",
    "npc_card": "npc.py: `choose_line`",
}
"""The kinds of cards of Rise of the Cults, and the code for those without an operation."""
BY_KIND = {"objective_card": "objective", "npc_card": "RC-15.1[018]"}
"""Cards that a test goes through by their numbers."""


def card_lines() -> list[str]:
    """For every card of Rise of the Cults: what carries it out, and the scenarios."""
    home, tests = ROOT / "src/mythos/games/rise_of_the_cults", ROOT / "tests/rise_of_the_cults"
    data = tomllib.loads((home / "cards.toml").read_text(encoding="utf-8"))
    scenarios = [each for file in sorted(tests.glob("test_*.py")) for each in functions(file)]
    lines = ["", "| card | code | tests |", "|---|---|---|"]
    for kind, otherwise in CARDS.items():
        for card in data[kind] if isinstance(data[kind], list) else [data[kind]]:
            ops = dict.fromkeys(effect["op"] for effect in card.get("effects", ()))
            code = ", ".join(f"operations.py: `operate_{op}`" for op in ops) or otherwise
            pattern = rf"\b{card['id']}\b|\}}-{card['id'].partition('-')[2]}\b"
            pattern += f"|{BY_KIND[kind]}" if kind in BY_KIND else ""
            held = [place for place, source in scenarios if re.search(pattern, source)]
            lines.append(f"| {card['id']} | {code} | {', '.join(held[:2]) or '**missing**'} |")
    return lines


def functions(file: Path) -> Iterator[tuple[str, str]]:
    """The tests of a file, each with its source and what it is parametrised with."""
    source = file.read_text(encoding="utf-8")
    rows = source.splitlines()
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            yield f"{file.name}: `{node.name}`", "\n".join(rows[first - 1 : node.end_lineno])


def page() -> str:
    lines = [
        "# Rules index",
        "",
        "For every clause of every game: the code that carries it out and the tests that hold it.",
        "Written by `python tools/rules_index.py`; a test keeps it complete. Read a clause with",
        "`mythos rules GAME CLAUSE`.",
    ]
    for title, (folder, _) in GAMES.items():
        home = ROOT / "src" / "mythos" / "games" / folder
        clauses = [clause.number for clause in read_clauses(home, "en")]
        code, tests = index(home), index(ROOT / "tests" / folder)
        lines += ["", f"## {title}", ""]
        lines += [f"Code in `src/mythos/games/{folder}/`, tests in `tests/{folder}/`.", ""]
        lines += ["| clause | code | tests |", "|---|---|---|"]
        for clause in clauses:
            where = ", ".join(covering(code, clause)[:3]) or NO_CODE.get(clause, "**missing**")
            held = ", ".join(tests.get(clause, [])[:3]) or "**missing**"
            lines.append(f"| {clause} | {where} | {held} |")
        if folder == "rise_of_the_cults":
            lines += card_lines()
    return "\n".join(lines) + "\n"


def main() -> int:
    text = page()
    if "--check" in sys.argv:
        return 0 if PAGE.exists() and PAGE.read_text(encoding="utf-8") == text else 1
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
