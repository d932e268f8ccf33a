"""Arkham Noir: closing a case (AN-11, AN-10.3)."""

from __future__ import annotations

from mythos.core.asks import Ask, Script
from mythos.core.events import tell
from mythos.games.arkham_noir.deck import FIRST_STORM, Card
from mythos.games.arkham_noir.drawing import draw_victim, shuffle_in
from mythos.games.arkham_noir.effects import take_from
from mythos.games.arkham_noir.ends import win
from mythos.games.arkham_noir.moves import ASK_BONUS, ASK_COLLECT, DONE, Collect, Done
from mythos.games.arkham_noir.placing import both_halves_found, forget_contact_clue, gain_formula
from mythos.games.arkham_noir.state import (
    KINDS_FOR_BONUS,
    KINDS_TO_CLOSE,
    NO_CASE,
    PLAYER,
    Noir,
    cards,
    kinds_of,
    wins,
)


def can_close(s: Noir, case: int) -> bool:
    """The row has clues of at least five kinds (AN-11.1)."""
    row = s.rows[case]
    return len(row) >= KINDS_TO_CLOSE and kinds_of(cards(s), row) >= KINDS_TO_CLOSE


def close(s: Noir, case: int) -> Script:
    """Bonus test, puzzles, put away, bonus, formula, an empty desk (AN-11.2 to AN-11.7, R-13,
    R-25).
    """
    deck, row = cards(s), s.rows[case]
    kinds = kinds_of(deck, row)
    tell(s, "closed", case=deck.victim_names[s.victims[case]], number=kinds)
    s.closing = case
    yield from collect_puzzles(s, row)
    put_away(s, case)
    if kinds >= KINDS_FOR_BONUS and s.stability:
        yield from take_from(s, s.stability, "stability", ASK_BONUS)
    if s.formula_waits and both_halves_found(s):
        yield from gain_formula(s)
    if not s.rows:
        yield from start_afresh(s)


def collect_puzzles(s: Noir, row: list[Card]) -> Script:
    """Any puzzle clues, also none, as long as five kinds are left behind (AN-11.3, R-23, R-24)."""
    deck = cards(s)
    while choices := collectable(s, row):
        moves = [*(deck.collect[clue] for clue in choices), DONE]
        move: Collect | Done = yield Ask(PLAYER, ASK_COLLECT, moves)
        if type(move) is not Collect:
            return
        clue = deck.numbers[move.card]
        row.remove(clue)
        s.big_picture.append(clue)
        tell(s, "collected", card=move.card)


def collectable(s: Noir, row: list[Card]) -> list[Card]:
    """The puzzle clues that leave five kinds behind (AN-11.3)."""
    deck = cards(s)
    return [
        clue
        for clue in row
        if deck.puzzle[clue]
        and kinds_of(deck, (each for each in row if each != clue)) >= KINDS_TO_CLOSE
    ]


def put_away(s: Noir, case: int) -> None:
    """The other clues to the closed cases, the storm out of the game (AN-11.4, AN-9.7, R-7)."""
    forget_contact_clue(s, s.rows[case])
    for card in s.rows[case]:
        (s.storms_out if card >= FIRST_STORM else s.closed).append(card)
    s.closed_victims.append(s.victims[case])
    del s.rows[case], s.victims[case]
    s.closing = NO_CASE


def start_afresh(s: Noir) -> Script:
    """No case is open: all discards and lost time come back, and a new victim (AN-11.7, AN-8.2);
    but a complete Big Picture wins first (R-8).
    """
    if wins(s):
        win(s)
    tell(s, "no-case-open")
    shuffle_in(s, s.discards)
    shuffle_in(s, s.time_loss)
    yield from draw_victim(s)
