"""Rise of the Cults: a cultist's instinct: a quick and sensible answer to every question.

It plays a whole game in some milliseconds. The adept follows it; the high priest asks it what
would become of a move.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mythos.core.asks import Ask
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.rise_of_the_cults.bots.foresight import npc_attack
from mythos.games.rise_of_the_cults.cards import Card
from mythos.games.rise_of_the_cults.moves import (
    DISTRICT_NUMBERS,
    DRAW_CARD,
    KEEP,
    PLAN_NUMBERS,
    TOKEN_NUMBERS,
    Execute,
    Reroll,
    TurnDie,
)
from mythos.games.rise_of_the_cults.paying import worth
from mythos.games.rise_of_the_cults.scoring import points
from mythos.games.rise_of_the_cults.state import (
    DOMINANCE_FIELDS,
    LEVELS,
    NUMBER,
    Cults,
    cards,
    has_site,
    is_npc,
    others,
    rituals_of,
    sanity_of,
)
from mythos.games.rise_of_the_cults.terror import missing, possible_terror
from mythos.games.rise_of_the_cults.words import (
    ADEPT,
    AUGMENTATION,
    DOMINANCE,
    INFLUENCE,
    PREPARATION,
    THUG,
)

A_CARD: Final = 1.4
"""What a card laid face down adds to an Attack, by experience."""
AHEAD: Final = 1.5
"""How much stronger than expected one would like to be."""
LONG: Final = 2
"""With so many rounds to come, cards are still worth buying."""
NEED: Final = (1.0, 0.8, 0.9)
"""How soon one has enough Thugs, Initiates and Freaks."""


def choose(s: Cults, ask: Ask) -> Move:
    """The move that instinct makes."""
    moves = ask.moves
    if len(moves) == 1:
        return moves[0]
    answer = ANSWERS.get(ask.question.key)
    return answer(s, ask.seat, ask) if answer else moves[0]


# Where, and which Plan.


def marker(s: Cults, seat: Seat, ask: Ask) -> Move:
    """Where most can be done, without putting all markers on one stack."""

    def value(move: Any) -> float:
        district = DISTRICT_NUMBERS[move.district]
        here = s.plans[district].count(seat)
        return promise(s, seat, district) - 1.2 * here

    return max(ask.moves, key=value)


def promise(s: Cults, seat: Seat, district: int) -> float:
    """What a marker in this district may be good for."""
    levels, free = LEVELS[s.rituals[seat * 4 + district]], s.free[district]
    value = 0.6 if free else 0.0
    if has_site(s, seat, district):
        value += 1.4 if free and s.supply[seat] else 0.4
    elif free:
        value += 0.9
    if levels:
        lacking = missing(s, seat, district) - possible_terror(s, seat, district)
        value += 1.0 + (2.5 if lacking <= 0 else max(0.0, 1.5 - 0.4 * lacking))
        value -= 0.3 * rivals(s, seat, district)
    return value


def plan(s: Cults, seat: Seat, ask: Ask) -> Move:
    """Dominate where it works, build what can be dominated from, else prepare the next rounds."""

    def value(move: Any) -> float:
        district = DISTRICT_NUMBERS[move.district]
        if type(move) is not Execute:
            return 0.8
        return WORTH[PLAN_NUMBERS[move.plan]](s, seat, district)

    return max(ask.moves, key=value)


def worth_of_augmentation(s: Cults, seat: Seat, district: int) -> float:
    left = s.options.rounds - s.round
    power = worth(s, seat, cards(s).power, ADEPT)
    if left < LONG or power < 3:
        return 0.9 if cards(s).disorganization in s.discards[seat] and left else 0.3
    return 1.2 + 0.25 * left


def worth_of_preparation(s: Cults, seat: Seat, district: int) -> float:
    """A site, or a Ritual on it; in the last round only what scores."""
    last = s.round == s.options.rounds
    if has_site(s, seat, district):
        mine = NUMBER[s.rituals[seat * 4 + district]]
        return 4.0 - mine if not (last and mine) else 1.5
    return 2.6 if not last else 1.8


def worth_of_influence(s: Cults, seat: Seat, district: int) -> float:
    movable = rituals_of(s, seat) - NUMBER[s.rituals[seat * 4 + district]]
    return 1.6 if movable and has_site(s, seat, district) else 1.0


def worth_of_dominance(s: Cults, seat: Seat, district: int) -> float:
    """Worth little unless the Terror can be paid, and then as much as the fight allows."""
    if missing(s, seat, district) > possible_terror(s, seat, district):
        return -1.0
    room = sum(s.dominance[district::4]) < DOMINANCE_FIELDS
    reward = 6.0 if room else 4.0
    strongest = max((expected_attack(s, other, district) for other in others(s, seat)), default=0.0)
    if not strongest:
        return reward + 3.0
    return reward + min(0.0, strength(s, seat, district) - strongest - AHEAD)


WORTH: Final = {
    AUGMENTATION: worth_of_augmentation,
    PREPARATION: worth_of_preparation,
    INFLUENCE: worth_of_influence,
    DOMINANCE: worth_of_dominance,
}


# Confrontation.


def rivals(s: Cults, seat: Seat, district: int) -> int:
    """Levels of the strongest other cult here."""
    return max((LEVELS[s.rituals[other * 4 + district]] for other in others(s, seat)), default=0)


def strength(s: Cults, seat: Seat, district: int) -> float:
    """The highest Attack this seat could show."""
    attack = cards(s).attack
    icons = sum([attack[card] for card in s.hands[seat]])
    icons += sum([attack[card] for card in s.sealed[seat]])
    rituals = LEVELS[s.rituals[seat * 4 + district]]
    return icons + s.tokens[seat * 3 + THUG] + s.fists[seat] + rituals + s.attack[seat]


def expected_attack(s: Cults, seat: Seat, district: int) -> float:
    """What another cult would bring: what it has laid, or about half of what it could."""
    if is_npc(s, seat):
        return npc_attack(s, district)
    levels = LEVELS[s.rituals[seat * 4 + district]]
    if not levels:
        if not (s.free[district] and rituals_of(s, seat)):
            return 0.0
        levels = 1
    if s.committed >> seat & 1:
        return levels + A_CARD * len(s.sealed[seat]) + 1.0
    return levels + 0.5 * A_CARD * len(s.hands[seat]) + 1.0


def still_needed(s: Cults, seat: Seat) -> float:
    """How much more Attack one should commit; none if it cannot be enough."""
    district = s.where
    goal = max(expected_attack(s, each, district) for each in s.participants if each != seat)
    goal += AHEAD
    if strength(s, seat, district) < goal - 1.0:
        return 0.0
    attack = cards(s).attack
    shown = sum([attack[card] for card in s.sealed[seat]]) + s.fists[seat]
    return goal - shown - LEVELS[s.rituals[seat * 4 + district]]


def commit(s: Cults, seat: Seat, ask: Ask) -> Move:
    """The card that fights best beside what else it could do, as long as Thugs do not suffice."""
    if still_needed(s, seat) <= s.tokens[seat * 3 + THUG]:
        return ask.moves[-1]
    table = cards(s)

    def value(move: Any) -> float:
        card = table.numbers[move.card]
        return table.attack[card] - 0.4 * (table.power[card] + table.terror[card])

    best: Any = max(ask.moves[:-1], key=value)
    return best if table.attack[table.numbers[best.card]] else ask.moves[-1]


def fist(s: Cults, seat: Seat, ask: Ask) -> Move:
    wanted = still_needed(s, seat)
    return ask.moves[max(0, min(len(ask.moves) - 1, int(wanted + 0.99)))]


def reinforce(s: Cults, seat: Seat, ask: Ask) -> Move:
    """Stand up where one would probably win; the strongest Ritual goes."""
    executor = s.active
    mine = strength(s, seat, s.where) + 1
    if mine < expected_attack(s, executor, s.where) + AHEAD:
        return ask.moves[-1]
    return max(ask.moves[:-1], key=lambda move: int(move.level))  # type: ignore[attr-defined]


# Cards, dice and tokens.


def icons(s: Cults, card: Card) -> int:
    table = cards(s)
    return table.attack[card] + table.power[card] + table.terror[card]


def dice(s: Cults, seat: Seat, ask: Ask) -> Move:
    """Roll the blanks again."""
    return Reroll(0, 0, 0, s.dice[3]) if s.dice[3] else KEEP


def turn_die(s: Cults, seat: Seat, ask: Ask) -> Move:
    turns = [move for move in ask.moves if type(move) is TurnDie]
    return min(turns, key=lambda move: (move.face != "blank", move.side != "adept"))


def take(s: Cults, seat: Seat, ask: Ask) -> Move:
    """The kind one has least of."""
    return min(ask.moves, key=lambda move: _held(s, seat, move))


def give_back(s: Cults, seat: Seat, ask: Ask) -> Move:
    """The kind one has most of."""
    tokens = [move for move in ask.moves if hasattr(move, "token")]
    return max(tokens, key=lambda move: _held(s, seat, move)) if tokens else ask.moves[-1]


def _held(s: Cults, seat: Seat, move: Any) -> float:
    token = TOKEN_NUMBERS.get(getattr(move, "token", ""), THUG)
    return s.tokens[seat * 3 + token] * NEED[token]


def buy(s: Cults, seat: Seat, ask: Ask) -> Move:
    """The card with the most icons; both, if both can be paid."""
    found = [move for move in ask.moves if hasattr(move, "card")]
    return max(found, key=lambda move: icons(s, cards(s).numbers[move.card]))


def destroy(s: Cults, seat: Seat, ask: Ask) -> Move:
    """Dead weight first, then what is worth least."""
    found = [move for move in ask.moves if hasattr(move, "card")]
    if not found:
        return ask.moves[0]
    return min(found, key=lambda move: icons(s, cards(s).numbers[move.card]))


def draw_or_destroy(s: Cults, seat: Seat, ask: Ask) -> Move:
    dead = cards(s).disorganization
    if dead in s.discards[seat] and s.round < s.options.rounds:
        return cards(s).destroy[dead]
    return DRAW_CARD if DRAW_CARD in ask.moves else ask.moves[0]


def ritual(s: Cults, seat: Seat, ask: Ask) -> Move:
    """The highest level one can pay."""
    found = [move for move in ask.moves if hasattr(move, "level")]
    return max(found, key=lambda move: int(move.level))


def move_ritual(s: Cults, seat: Seat, ask: Ask) -> Move:
    """Come where the own site stands, and leave none behind without a Ritual."""
    where = s.where
    if where >= 0 and not has_site(s, seat, where) and s.round == s.options.rounds:
        return ask.moves[-1]

    def value(move: Any) -> float:
        if not hasattr(move, "level"):
            return 0.5
        left = DISTRICT_NUMBERS[move.district]
        alone = NUMBER[s.rituals[seat * 4 + left]] == 1 and has_site(s, seat, left)
        return 1.0 + float(move.level < 3) - 1.2 * alone

    return max(ask.moves, key=value)


def leader(s: Cults, seat: Seat, ask: Ask) -> Move:
    """The rival with the most points."""
    scored = points(s)

    def value(move: Any) -> float:
        holder = getattr(move, "holder", getattr(move, "to", None))
        return -1.0 if holder is None or holder == seat else scored[holder]

    return max(ask.moves, key=value)


def site(s: Cults, seat: Seat, ask: Ask) -> Move:
    """Where people are easily frightened."""
    return min(ask.moves, key=lambda move: sanity_of(s, DISTRICT_NUMBERS[move.district]))  # type: ignore[attr-defined]


def lowest(s: Cults, seat: Seat, ask: Ask) -> Move:
    """The Ritual of lowest level."""
    found = [move for move in ask.moves if hasattr(move, "level")]
    return min(found, key=lambda move: int(move.level))


def stack(s: Cults, seat: Seat, ask: Ask) -> Move:
    """Strong cards come into play first, in the first district that has room."""
    numbers = cards(s).numbers
    return max(ask.moves, key=lambda move: icons(s, numbers[move.card]))  # type: ignore[attr-defined]


ANSWERS: Final[dict[str, Callable[[Cults, Seat, Ask], Move]]] = {
    "marker": marker, "plan": plan, "commit": commit, "fist": fist, "reinforce": reinforce,
    "dice": dice, "turn-die": turn_die, "bluff": take, "token": take, "hide": give_back,
    "return": give_back, "buy": buy, "destroy": destroy, "destroy-more": destroy,
    "discard": destroy, "draw-or-destroy": draw_or_destroy, "ritual": ritual, "move": move_ritual,
    "move-more": move_ritual, "target": leader, "replace": leader, "banish": leader, "site": site,
    "remove": lowest, "raise": ritual, "stack": stack,
}  # fmt: skip
"""Every other question is about using an ability or paying: the first offer is the best one."""
