"""Rise of the Cults: victory points, ties, Objectives (RC-14, RC-15.24)."""

from __future__ import annotations

from mythos.core.events import tell
from mythos.core.game import Result
from mythos.core.seats import Seat
from mythos.games.rise_of_the_cults.edition import Requirement
from mythos.games.rise_of_the_cults.state import (
    NPC,
    NUMBER,
    OVER,
    Cults,
    cards,
    disorganization_of,
    dominance_of,
    has_site,
    in_play,
    rituals_of,
)


def points(s: Cults) -> list[int]:
    """Dominance markers, Cult Sites with a Ritual beside them, the most Rituals (RC-14.2, RC-14.3,
    RC-19.18).
    """
    rituals = [rituals_of(s, seat) for seat in range(s.players)]
    most = max(rituals)
    return [
        dominance_of(s, seat) + active_sites(s, seat) + (rituals[seat] == most > 0)
        for seat in range(s.players)
    ]


def active_sites(s: Cults, seat: Seat) -> int:
    """Cult Sites in whose district their owner has a Ritual (RC-14.2)."""
    return sum(
        has_site(s, seat, district) and s.rituals[seat * 4 + district] > 0
        for district in in_play(s)
    )


def best(s: Cults) -> list[Seat]:
    """Who has the most points; ties go by Dominance, Cult Sites, Rituals, and order in the deck
    (RC-14.4).
    """
    scored = points(s)
    ranks = [
        (
            scored[seat],
            dominance_of(s, seat),
            s.sites[seat].bit_count(),
            rituals_of(s, seat),
            -disorganization_of(s, seat),
        )
        for seat in range(s.players)
    ]
    top = max(ranks)
    return [seat for seat in range(s.players) if ranks[seat] == top]


def meets_objective(s: Cults) -> bool:
    """All requirements of the Objective; a shared victory is no victory (RC-15.24)."""
    card = cards(s).edition.objective[s.objective]
    return best(s) == [0] and all(meets(s, each) for each in card.conditions)


def meets(s: Cults, requirement: Requirement) -> bool:
    """One requirement of an Objective (RC-15.24)."""
    kind, n = requirement.kind, requirement.n
    if kind == "beat_npc":
        return best(s) == [0]
    if kind == "margin":
        mine, its = points(s)
        return mine - its >= n
    if kind == "sites":
        return s.sites[0].bit_count() >= n
    if kind == "dominance":
        return dominance_of(s, 0) >= n
    if kind == "npc_dominance_max":
        return dominance_of(s, NPC) <= n
    if kind == "disorganization_max":
        return disorganization_of(s, 0) <= n
    counts = s.dominance if kind == "dominance_each" else [NUMBER[code] for code in s.rituals]
    return all(counts[district] >= n for district in in_play(s))


def end_game(s: Cults) -> None:
    """Right after the Action Phase of the last round (RC-14.1)."""
    s.phase = OVER
    if s.log is None:
        return
    for seat, number in enumerate(points(s)):
        tell(s, "scored", seat=seat, number=number)
    if s.solo:
        card = cards(s).objective_names[s.objective]
        tell(s, "objective-met" if meets_objective(s) else "objective-missed", card=card)
        return
    winners = best(s)
    if len(winners) == 1:
        tell(s, "won", seat=winners[0])
    else:
        tell(s, "shared", seats=tuple(winners))


def result_of(s: Cults) -> Result | None:
    """Winners and points; alone, the Objective decides (RC-14, RC-15.24)."""
    if s.phase != OVER:
        return None
    scored = points(s)
    if s.solo:
        return Result((0,) if meets_objective(s) else (), (scored[0],))
    return Result(tuple(best(s)), tuple(scored))
