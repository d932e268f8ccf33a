"""Arkham Noir: how well a case stands, for bots that look only a little ahead, and for hints."""

from __future__ import annotations

from mythos.games.arkham_noir.deck import FIRST_STORM, Deck
from mythos.games.arkham_noir.state import KINDS_TO_CLOSE, KINDS_TO_WIN, Noir, cards, kinds_of

BEGIN, KIND, PUZZLE, NEAR, VICTIM, MIND, TIME = 0.12, 0.13, 0.04, 0.012, 0.02, 0.25, 0.08
"""What things are worth: a kind in the Big Picture, a puzzle clue of a new kind in a row, a kind
towards closing; what a victim in the stack, a shaken mind and lost time cost at worst.
"""


def prospects(s: Noir) -> float:
    """From 0 (lost) to 1 (won): what is found, what the rows promise, and what it has cost."""
    deck = cards(s)
    found = kinds_of(deck, s.big_picture)
    promised = sum(promise(s, deck, row) for row in s.rows)
    limit = s.options.limit
    shaken = min(1.0, len(s.stability) / limit) ** 2
    late = min(1.0, len(s.time_loss) / limit) ** 2
    value = BEGIN + KIND * min(found, KINDS_TO_WIN) + promised + VICTIM * s.victim_stack
    return min(0.98, max(0.02, value - MIND * shaken - TIME * late))


def promise(s: Noir, deck: Deck, row: list[int]) -> float:
    """Kinds towards the five that close a case, and puzzle clues of kinds still missing (AN-11)."""
    clues = [card for card in row if card < FIRST_STORM]
    kinds = min(kinds_of(deck, clues), KINDS_TO_CLOSE + 1)
    missing = [
        card
        for card in clues
        if deck.puzzle[card] and not any(deck.kind[card] == deck.kind[c] for c in s.big_picture)
    ]
    new = len({deck.kind[card] for card in missing})
    return NEAR * kinds + PUZZLE * new * kinds / KINDS_TO_CLOSE
