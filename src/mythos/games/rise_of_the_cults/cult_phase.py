"""Rise of the Cults: the Cult Phase: Mobilization and Recruitment (RC-6)."""

from __future__ import annotations

from mythos.core.asks import Ask, Roll, Script
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.rise_of_the_cults.abilities import comes_after_tokens, sets_dice, use_abilities
from mythos.games.rise_of_the_cults.moves import (
    ASK_DICE,
    ASK_MOBILIZATION,
    ASK_RECRUITMENT,
    Reroll,
    rerolls,
)
from mythos.games.rise_of_the_cults.state import (
    ABILITIES,
    DIE,
    PLANNING,
    RECRUITMENT,
    Cults,
    is_npc,
    rule,
)
from mythos.games.rise_of_the_cults.words import DICE, FACES, MOBILIZATION_DRAW, Window
from mythos.games.rise_of_the_cults.zones import draw, gain

REROLLS = 2


def mobilize(s: Cults) -> Script:
    """All draw; the NPC has no hand (RC-6.1, RC-6.2, RC-15.7)."""
    for ahead in range(s.players):
        seat = (s.first + ahead) % s.players
        if not is_npc(s, seat):
            yield from draw(s, seat, rule(s, MOBILIZATION_DRAW))
    start(s, ABILITIES)


def start(s: Cults, phase: int) -> None:
    """The next phase begins with the First Cultist (RC-4.2, RC-4.3)."""
    s.phase, s.step, s.active = phase, 0, s.first


def next_seat(s: Cults, then: int) -> None:
    """The next seat clockwise; after the last one, the next phase (RC-4.3)."""
    s.step += 1
    s.active = (s.first + s.step) % s.players
    if s.step == s.players:
        start(s, then)


def use_mobilization(s: Cults) -> Script:
    """Each seat may use Mobilization abilities, also of cards just drawn by them (RC-6.3)."""
    seat = s.active
    if not is_npc(s, seat):
        yield from use_abilities(s, seat, Window.MOBILIZATION, ASK_MOBILIZATION)
    next_seat(s, RECRUITMENT)


def recruit(s: Cults) -> Script:
    """Three rolls in all, abilities, tokens, more abilities (RC-6.4 to RC-6.7, RC-17.7)."""
    seat = s.active
    if not is_npc(s, seat):
        yield from roll_dice(s, seat)
        yield from use_abilities(s, seat, Window.RECRUITMENT, ASK_RECRUITMENT, sets_dice)
        for token in range(3):
            if s.dice[token]:
                gain(s, seat, token, s.dice[token])
        s.dice = [0, 0, 0, 0]
        yield from use_abilities(s, seat, Window.RECRUITMENT, ASK_RECRUITMENT, comes_after_tokens)
    next_seat(s, PLANNING)


def roll_dice(s: Cults, seat: Seat) -> Script:
    """Roll all dice, then any of them again, then once more any (RC-6.4)."""
    yield from roll(s, seat, rule(s, DICE))
    for left in range(REROLLS, 0, -1):
        s.rolls = left
        move: Move = yield Ask(seat, ASK_DICE, rerolls(*s.dice), {"number": left})
        if type(move) is not Reroll:
            break
        again = (move.thugs, move.adepts, move.freaks, move.blanks)
        for face in range(4):
            s.dice[face] -= again[face]
        yield from roll(s, seat, sum(again))
    s.rolls = 0


def roll(s: Cults, seat: Seat, number: int) -> Script:
    """Add so many rolled dice to those on the table (RC-1.2)."""
    for face in (yield Roll(6, number)):
        s.dice[DIE[face - 1]] += 1
    if s.log is not None:
        shown = tuple(str(FACES[face]) for face in range(4) for _ in range(s.dice[face]))
        tell(s, "rolled", seat=seat, faces=shown)
