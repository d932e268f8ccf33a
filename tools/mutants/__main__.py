"""`python -m tools.mutants [GAME ...]`: samples mutants of the rules and tries the tests on them.

What was found stays in `.mutants/`, so a run that was stopped goes on where it was; in the end
docs/mutants.md says what the tests notice.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from tools.mutants.mutate import Mutant, mutants_of
from tools.mutants.plan import PLAN, ROOT, GamePlan
from tools.mutants.report import Found, write_page
from tools.mutants.results import Results
from tools.mutants.workshop import Workshop

SEED: Final = "mutants"


def population(game: GamePlan) -> list[Mutant]:
    """All mutants of the rooms in which a game's rules are."""
    found = []
    for file in sorted(game.folder.rglob("*.py")):
        module = str(file.relative_to(game.folder))
        if file.stem not in (*game.leave_out, "__init__"):
            found += mutants_of(module, file.read_text(encoding="utf-8"), game.labels)
    return found


def sample(game: GamePlan, seed: str, number: int) -> list[Mutant]:
    """By chance, but each for itself: a change of one line leaves the others chosen or not."""
    lots = {each.key: sha256(f"{seed} {each.key}".encode()).digest() for each in population(game)}
    return sorted(population(game), key=lambda each: lots[each.key])[:number]


def try_all(game: GamePlan, chosen: Sequence[Mutant], results: Results) -> None:
    """Judge those of which nothing is known yet."""
    todo = [mutant for mutant in chosen if results.verdict(mutant) is None]
    if not todo:
        return
    with Workshop(ROOT, game.package, game.tests, game.not_tried) as workshop:
        for number, mutant in enumerate(todo, 1):
            verdict = workshop.judge(mutant)
            results.note(mutant, verdict, workshop.copy)
            print(f"{number}/{len(todo)} {verdict.outcome}: {mutant.key} {verdict.by}", flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(PLAN.games))
    parser.add_argument("--number", type=int, help="how many of each game (default: as planned)")
    parser.add_argument("--seed", default=SEED, help="chooses them (default: %(default)s)")
    parser.add_argument("--anew", action="store_true", help="forget what earlier runs have found")
    parser.add_argument("--report", action="store_true", help="try nothing, only write the page")
    given = parser.parse_args(arguments)
    if unknown := set(given.games) - set(PLAN.games):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    pages = []
    for name, game in PLAN.games.items():
        chosen = sample(game, given.seed, given.number or game.number)
        results = Results(ROOT / ".mutants" / f"{name}.jsonl", game, anew=given.anew)
        if not given.report and (not given.games or name in given.games):
            try_all(game, chosen, results)
        pages.append(Found(game, len(population(game)), chosen, results))
    if given.number is None and given.seed == SEED:
        write_page(pages)
    lacking = [each.game.title for each in pages if each.tried and not each.enough]
    for title in lacking:
        print(f"{title}: fewer than {PLAN.aim} % are caught")
    return 1 if lacking else 0


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that nothing is left behind
    sys.exit(main())
