"""`make mutants`: what is changed, what is left alone, and who notices."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.mutants import __main__ as command
from tools.mutants.mutate import Mutant, mutants_of
from tools.mutants.plan import PLAN, ROOT
from tools.mutants.report import Found, page
from tools.mutants.results import Results
from tools.mutants.workshop import Outcome, Verdict, Workshop

RULES = '''
"""Rules of a toy."""

from typing import Final

LIMIT: Final = 3
NOBODY: Final = -1
POWERS: Final = [2 * number for number in range(LIMIT)]


def _half(number: int) -> int:
    return number // 2


HALF: Final = _half(LIMIT)


def may_draw(hand: list[int], pile: list[int]) -> bool:
    """Below the limit, and from a pile that is there."""
    return len(hand) < LIMIT and bool(pile)


def shout() -> None:
    assert LIMIT == 3


def all_of(pile: list[int]) -> int:
    taken = 0
    while pile:
        pile.pop()
        taken += 1
    return taken
'''
TESTS = """
from toy.games.rules import HALF, NOBODY, POWERS, all_of, may_draw, shout


def test_draws() -> None:
    assert may_draw([1, 2], [5])
    assert not may_draw([1, 2], [])
    assert NOBODY
    assert POWERS == [0, 2, 4]
    assert HALF == 1


def test_all_of() -> None:
    assert all_of([1, 2]) == 2
    shout()
"""


def changes(source: str) -> set[tuple[str, str]]:
    return {(each.was, each.becomes) for each in mutants_of("rules.py", source)}


@pytest.mark.parametrize(
    ("line", "becomes"),
    [
        ("a = b < c", {"a = b <= c"}),
        ("a = b is not None", {"a = b is None"}),
        ("a = b not in c", {"a = b in c"}),
        ("a = b and c or d", {"a = b or c or d", "a = b and c and d"}),
        ("a = not b", {"a = b"}),
        ("a = b + (c)", {"a = b - (c)"}),
        ("a += 1", {"a -= 1", "a += 2"}),
        ("a = True", {"a = False"}),
        ("draw(b)", {"pass"}),
        ("if b: a = c", {"if not b: a = c"}),
        ("a = [*b] + ['x']", set()),
        ("tell(b, 1)", set()),
        ("assert a == 1", set()),
        ("a: Literal[1] = b", set()),
        ("a = zip(b, c, strict=True)", set()),
        ("if s.log is not None: a = 1", set()),
    ],
)
def test_what_is_changed(line: str, becomes: set[str]) -> None:
    """Only what decides: neither types nor assertions nor the log."""
    assert {after for _, after in changes(line)} == becomes


def test_a_script_may_be_left_out() -> None:
    source = "def f():\n    yield from draw(b)\n"
    assert changes(source) == {("yield from draw(b)", "yield from ()")}


def test_operators_are_found_over_several_lines() -> None:
    source = "a = (b  # and so on\n    and c)\n"
    assert changes(source) == {("and c)", "or c)")}


def test_labels_stay_as_they_are() -> None:
    found = mutants_of("rules.py", RULES, labels=["NOBODY"])
    assert not any("NOBODY" in each.was for each in found)
    assert any("LIMIT: Final = 4" in each.becomes for each in found)


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workshop]:
    """A project with two tests, of which one does not look closely."""
    root = tmp_path_factory.mktemp("toy")
    (root / "src/toy/games").mkdir(parents=True)
    (root / "src/toy/games/rules.py").write_text(RULES)
    (root / "tests").mkdir()
    (root / "tests/test_toy.py").write_text(TESTS)
    (root / "pyproject.toml").write_text('[tool.pytest.ini_options]\nmarkers = ["slow: slow"]\n')
    (root / "tools").symlink_to(Path(command.__file__).parents[1])
    with Workshop(root, "toy.games", ["tests"], least=1) as made:
        yield made


def mutant(was: str, becomes: str) -> Mutant:
    (found,) = [m for m in mutants_of("rules.py", RULES) if (m.was, m.becomes) == (was, becomes)]
    return found


@pytest.mark.parametrize(
    ("was", "becomes", "outcome"),
    [
        ("return len(hand) < LIMIT and bool(pile)", "return len(hand) < LIMIT or bool(pile)",
         Outcome.CAUGHT),
        ("return len(hand) < LIMIT and bool(pile)", "return len(hand) <= LIMIT and bool(pile)",
         Outcome.SURVIVED),
        ("LIMIT: Final = 3", "LIMIT: Final = 4", Outcome.CAUGHT),
        ("NOBODY: Final = -1", "NOBODY: Final = -2", Outcome.SURVIVED),
        ("POWERS: Final = [2 * number for number in range(LIMIT)]",
         "POWERS: Final = [3 * number for number in range(LIMIT)]", Outcome.CAUGHT),
        ("return number // 2", "return number * 2", Outcome.CAUGHT),
        ("pile.pop()", "pass", Outcome.HUNG),
    ],
)  # fmt: skip
def test_who_is_noticed(workshop: Workshop, was: str, becomes: str, outcome: Outcome) -> None:
    """In functions and outside them; what never ends is noticed, too."""
    before = (workshop.folder / "rules.py").read_text()
    assert workshop.judge(mutant(was, becomes)).outcome is outcome
    assert (workshop.folder / "rules.py").read_text() == before


def test_only_tests_that_call_the_function_are_tried(workshop: Workshop) -> None:
    (test,) = workshop.near(mutant("pile.pop()", "pass"))
    assert test.endswith("test_all_of")


GAME = next(iter(PLAN.games.values()))


def test_a_sample_depends_on_its_seed_alone() -> None:
    first, again, other = (command.sample(GAME, seed, 20) for seed in ("a", "a", "b"))
    assert first == again
    assert first != other
    assert len(first) == len({each.key for each in first}) == 20
    assert command.sample(GAME, "a", 10) == first[:10]


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    """What was found is kept line by line; another text of the module makes it void."""
    one, two = command.sample(GAME, "a", 2)
    by = f"{GAME.tests[0]}/__init__.py::test_nothing"
    Results(tmp_path / "found.jsonl", GAME).note(one, Verdict(Outcome.CAUGHT, by), ROOT)
    later = Results(tmp_path / "found.jsonl", GAME)
    assert later.verdict(one) == Verdict(Outcome.CAUGHT, by)
    assert later.verdict(two) is None
    later.note(two, Verdict(Outcome.SURVIVED), tmp_path)  # in a tree that is not this one
    assert later.verdict(two) is None
    anew = Results(tmp_path / "found.jsonl", GAME, anew=True)
    assert anew.verdict(one) is None


def test_the_page_names_survivors_and_reasons(tmp_path: Path) -> None:
    one, two = command.sample(GAME, "a", 2)
    results = Results(tmp_path / "found.jsonl", GAME)
    results.note(one, Verdict(Outcome.HUNG), ROOT)
    results.note(two, Verdict(Outcome.SURVIVED), ROOT)
    found = Found(GAME, 50, [one, two], results)
    assert (found.tried, found.caught, found.enough) == (2, 1, False)
    text = "\n".join(page([found]))
    assert f"| {GAME.title} | 50 | 2 | 1 | 1 | 1 | 50.0 % |" in text
    assert two.was in text
    assert one.was not in text


def test_accepted_survivors_are_mutants_of_their_games() -> None:
    """A reason for a mutant that there is no more is no reason."""
    every = {name: {m.key for m in command.population(game)} for name, game in PLAN.games.items()}
    for each in PLAN.accepted:
        assert each.key in every[each.game], each.key


def test_rooms_that_are_left_out_are_there() -> None:
    for each in PLAN.games.values():
        names = {file.stem for file in each.folder.rglob("*.py")}
        assert set(each.leave_out) <= names, each.name
