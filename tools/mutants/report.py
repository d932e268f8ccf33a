"""Writes docs/mutants.md: how many mutants the tests notice, and the reasons of those that live."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from tools.mutants.mutate import Mutant
from tools.mutants.plan import PLAN, ROOT, GamePlan
from tools.mutants.results import Results
from tools.mutants.workshop import Outcome

PAGE: Final = ROOT / "docs" / "mutants.md"
HEAD: Final = f"""# Mutants

Written by `make mutants`, which changes one small thing in the rules of a game (a comparison, an
`and`, a `not`, a number, a call that is left out) and looks whether a quick test of that game
fails. The mutants are a sample, chosen by a seed; what was found stays in `.mutants/`, so a run
can be stopped and goes on later. The aim is {PLAN.aim} % of every sample.

Bots, drawings, words, reasons for a *why not*, tables of moves, the reading of decks and what
watches over the rules hold none and are left out (`tools/mutants/plan.toml`); so is what is only
told to the log. A mutant that hangs counts as caught: its run has a share of the processor.
"""


class Found:
    """What is known about one game's sample."""

    def __init__(
        self, game: GamePlan, every: int, chosen: Sequence[Mutant], results: Results
    ) -> None:
        self.game, self.every, self.chosen = game, every, chosen
        known = [(mutant, results.verdict(mutant)) for mutant in chosen]
        self.outcomes = Counter(verdict.outcome for _, verdict in known if verdict)
        self.living = [m for m, verdict in known if verdict and verdict.outcome == Outcome.SURVIVED]

    @property
    def tried(self) -> int:
        return self.outcomes.total()

    @property
    def caught(self) -> int:
        return self.tried - len(self.living)

    @property
    def enough(self) -> bool:
        return 100 * self.caught >= PLAN.aim * self.tried


def write_page(found: Sequence[Found]) -> None:
    PAGE.write_text("\n".join(page(found)) + "\n", encoding="utf-8")


def page(found: Sequence[Found]) -> Iterator[str]:
    yield HEAD
    yield "| game | possible | tried | caught | of them hung | survived | caught |"
    yield "|---|---|---|---|---|---|---|"
    for each in found:
        share = f"{100 * each.caught / each.tried:.1f} %" if each.tried else ""
        hung = each.outcomes[Outcome.HUNG]
        counts = (each.every, each.tried, each.caught, hung, len(each.living), share)
        yield f"| {each.game.title} | {' | '.join(map(str, counts))} |"
    for each in found:
        if each.living:
            yield f"\n## {each.game.title}: those that live\n"
            yield from (survivor(each.game, mutant) for mutant in each.living)


def survivor(game: GamePlan, mutant: Mutant) -> str:
    """One line of the list, with the reason why it may live."""
    reasons = {each.key: each.reason for each in PLAN.accepted if each.game == game.name}
    reason = reasons.get(mutant.key, "no test notices it")
    return f"- `{mutant.module}`: `{mutant.was}` → `{mutant.becomes}`: {reason}."
