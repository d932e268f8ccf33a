"""Rise of the Cults: the effect operations, one script each (RC-17.9 to RC-17.14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from mythos.core.asks import Ask, Script, Steps, ask_for, ask_which
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat, only
from mythos.games.rise_of_the_cults.cards import Card
from mythos.games.rise_of_the_cults.edition import Effect
from mythos.games.rise_of_the_cults.moves import (
    ASK_BANISH,
    ASK_DESTROY_MORE,
    ASK_DISCARD,
    ASK_EXCHANGE,
    ASK_MOVE_MORE,
    ASK_RAISE,
    ASK_RETURN,
    ASK_TARGET,
    ASK_TOKEN,
    ASK_TURN_DIE,
    BANISH,
    DISTRICT_NUMBERS,
    DONE,
    FACE_NUMBERS,
    RAISE,
    TARGET,
    TOKEN_NUMBERS,
    TURN_DIE,
    Banish,
    Destroy,
    DestroyFromHand,
    Done,
    MoveRitual,
    Return,
    TurnDie,
)
from mythos.games.rise_of_the_cults.rituals import (
    can_rise,
    has_ritual_elsewhere,
    movable,
    move_ritual,
    place_ritual,
    take_ritual,
)
from mythos.games.rise_of_the_cults.state import (
    ABILITIES,
    NPC,
    NUMBER,
    PRESENT,
    Cults,
    cards,
    dominance_of,
    has_site,
    in_play,
    is_npc,
    others,
)
from mythos.games.rise_of_the_cults.words import (
    DISTRICTS,
    RULE_KEYS,
    THUG,
    Condition,
    Op,
    RuleKey,
    Who,
)
from mythos.games.rise_of_the_cults.zones import (
    destroy,
    discard,
    disorganize,
    draw,
    gain,
    held_tokens,
    lose,
    return_tokens,
    take_tokens,
)

NOBODY: Final[Seat] = -1
Operate: TypeAlias = Callable[[Cults, Seat, Effect, Seat], Script]


def carry_out(s: Cults, user: Seat, effects: tuple[Effect, ...]) -> Script:
    """One operation after the other, with one and the same target throughout (RC-17.9)."""
    target = NOBODY
    if any(effect.who in (Who.OPPONENT, Who.RIVAL) for effect in effects):
        target = yield from choose_target(s, user, effects)
    for effect in effects:
        yield from OPERATE[effect.op](s, user, effect, target)


def choose_target(s: Cults, user: Seat, effects: tuple[Effect, ...]) -> Steps[Seat]:
    """One other player, or one other participant of the Confrontation (RC-17.9)."""
    rival = any(effect.who is Who.RIVAL for effect in effects)
    choice = [seat for seat in others(s, user) if not rival or seat in s.participants]
    return (yield from ask_which(user, ASK_TARGET, {TARGET[seat]: seat for seat in choice}))


def concerned(s: Cults, user: Seat, effect: Effect, target: Seat) -> list[Seat]:
    """Whom an operation concerns, in turn order (RC-5.5, RC-17.9)."""
    if effect.who is Who.SELF:
        return [user]
    if effect.who in (Who.OPPONENT, Who.RIVAL):
        return [target]
    everyone = [(s.first + ahead) % s.players for ahead in range(s.players)]
    if effect.who is Who.ALL:
        return everyone
    markers = [dominance_of(s, seat) for seat in range(s.players)]
    return [seat for seat in everyone if markers[seat] == max(markers) > 0]


# Cards.


def operate_draw(s: Cults, user: Seat, effect: Effect, target: Seat) -> Script:
    """Draw; what comes outside Mobilization is too late for the present window (RC-17.8)."""
    drawn: list[Card] = yield from draw(s, user, effect.n)
    if s.phase != ABILITIES and user == s.active:
        s.barred += drawn


def operate_destroy(s: Cults, user: Seat, effect: Effect, target: Seat) -> Script:
    """Up to n own cards of the discard pile, or of the hand too; the NPC rids itself of dead cards
    whenever it can (RC-15.23).
    """
    for seat in concerned(s, user, effect, target):
        for _ in range(effect.n):
            moves = destroyable(s, seat, effect)
            if not moves:
                break
            move = moves[0] if is_npc(s, seat) else (yield _destroy_question(seat, moves))
            if not isinstance(move, Destroy | DestroyFromHand):
                break
            zone = s.discards[seat] if isinstance(move, Destroy) else s.hands[seat]
            destroy(s, seat, cards(s).numbers[move.card], zone)


def _destroy_question(seat: Seat, moves: list[Move]) -> Ask:
    return Ask(seat, ASK_DESTROY_MORE, [*moves, DONE])


def destroyable(s: Cults, seat: Seat, effect: Effect) -> list[Move]:
    table = cards(s)
    dead = effect.only == "disorganization" or is_npc(s, seat)
    pile = [card for card in sorted(set(s.discards[seat])) if not dead or card == _dead(s)]
    moves: list[Move] = [table.destroy[card] for card in pile]
    if effect.zone == "hand_or_discard" and not dead:
        moves += [table.destroy_from_hand[card] for card in sorted(set(s.hands[seat]))]
    return moves


def _dead(s: Cults) -> Card:
    return cards(s).disorganization


def operate_discard_cards(s: Cults, user: Seat, effect: Effect, target: Seat) -> Script:
    """The target discards cards of its choice, fewer if it has fewer; not the NPC (RC-15.22)."""
    table = cards(s)
    for seat in concerned(s, user, effect, target):
        for _ in range(0 if is_npc(s, seat) else min(effect.n, len(s.hands[seat]))):
            moves = [table.discard[card] for card in sorted(set(s.hands[seat]))]
            move = yield from ask_for(seat, ASK_DISCARD, moves)
            discard(s, seat, table.numbers[move.card])
            tell(s, "discarded", seat=seat, cards=(move.card,))


def operate_disorganize(s: Cults, user: Seat, effect: Effect, target: Seat) -> Script:
    for seat in concerned(s, user, effect, target):
        disorganize(s, seat, effect.n)
    yield from ()


def operate_peek(s: Cults, user: Seat, effect: Effect, target: Seat) -> Script:
    """The user sees the target's hand, everybody else that it happened; the NPC has none
    (RC-15.22, RC-16).
    """
    if is_npc(s, target):
        return
    s.peeked[user * s.players + target] = tuple(s.hands[target])
    if s.log is not None:
        hand = tuple(cards(s).names[card] for card in s.hands[target])
        tell(s, "peeked", only(user), reveals=True, seat=user, to=target, cards=hand)
        tell(s, "peeked-unseen", ~only(user), seat=user, to=target)
    yield from ()


# Tokens and dice.


def operate_gain(s: Cults, user: Seat, effect: Effect, target: Seat) -> Script:
    """Tokens from the supply; `any` of the taker's choice. The NPC gains them as Thugs
    (RC-15.23).
    """
    given = (effect.thug, effect.adept, effect.freak)
    for seat in concerned(s, user, effect, target):
        if is_npc(s, seat):
            gain(s, seat, THUG, sum(given) + effect.any)
            continue
        for token, number in enumerate(given):
            if number:
                gain(s, seat, token, number)
        yield from take_tokens(s, seat, ASK_TOKEN, effect.any)


def operate_lose(s: Cults, user: Seat, effect: Effect, target: Seat) -> Script:
    for seat in concerned(s, user, effect, target):
        yield from return_tokens(s, seat, ASK_RETURN, effect.n)


def operate_exchange(s: Cults, user: Seat, effect: Effect, target: Seat) -> Script:
    """Up to n own tokens, each for one of any kind."""
    for _ in range(effect.n):
        held = held_tokens(s, user)
        if not held:
            return
        move: Return | Done = yield Ask(user, ASK_EXCHANGE, [*held, DONE])
        if type(move) is not Return:
            return
        lose(s, user, TOKEN_NUMBERS[move.token])
        yield from take_tokens(s, user, ASK_TOKEN, 1)


def operate_set_die(s: Cults, user: Seat, effect: Effect, target: Seat) -> Script:
    """Turn up to n of the dice to any face (RC-17.7)."""
    for _ in range(effect.n):
        turns = [TURN_DIE[old][new] for old in range(4) if s.dice[old] for new in range(4)]
        moves = [move for move in turns if move.face != move.side]
        move: TurnDie | Done = yield Ask(user, ASK_TURN_DIE, [*moves, DONE])
        if type(move) is not TurnDie:
            return
        s.dice[FACE_NUMBERS[move.face]] -= 1
        s.dice[FACE_NUMBERS[move.side]] += 1
        tell(s, "die-turned", seat=user, face=move.face, side=move.side)


# Plans.


def operate_discount(s: Cults, user: Seat, effect: Effect, target: Seat) -> Script:
    """One purchase of this Plan, or every one, costs less (RC-9.3)."""
    if effect.what == "site":
        s.site_discount += effect.n
    elif effect.per == "each":
        s.discount_each += effect.n
    else:
        s.discounts.append(effect.n)
    yield from ()


def operate_investigator(s: Cults, user: Seat, effect: Effect, target: Seat) -> Script:
    """The Investigator does not advance for this Plan (RC-17.7)."""
    s.hold = True
    yield from ()


def operate_move_ritual(s: Cults, user: Seat, effect: Effect, target: Seat) -> Script:
    """Up to n own Rituals from other districts here, while fields are free."""
    for _ in range(effect.n):
        moves = movable(s, user, s.where)
        if not moves or not s.free[s.where]:
            return
        move: MoveRitual | Done = yield Ask(user, ASK_MOVE_MORE, [*moves, DONE])
        if type(move) is not MoveRitual:
            return
        source = DISTRICT_NUMBERS[move.district]
        move_ritual(s, user, move.level, source, s.where, rises=effect.upgrade)


def operate_level_ritual(s: Cults, user: Seat, effect: Effect, target: Seat) -> Script:
    """One own Ritual here rises by one level, if a marker of that level is in supply."""
    levels = raisable(s, user)
    if not levels:
        return
    level = yield from ask_which(user, ASK_RAISE, {RAISE[level]: level for level in levels})
    take_ritual(s, user, s.where, level)
    place_ritual(s, user, s.where, level + 1)
    tell(s, "ritual-raised", seat=user, level=level + 1, district=str(DISTRICTS[s.where]))


def raisable(s: Cults, user: Seat) -> list[int]:
    here = PRESENT[s.rituals[user * 4 + s.where]]
    return [level for level in here if can_rise(s, user, level)]


def operate_banish_ritual(s: Cults, user: Seat, effect: Effect, target: Seat) -> Script:
    """One Ritual of another player here, of at most that level, returns to its owner."""
    moves = banishable(s, user, effect)
    if not moves:
        return
    move = moves[0] if len(moves) == 1 else (yield from ask_for(user, ASK_BANISH, moves))
    holder, level = move.holder, move.level
    take_ritual(s, holder, s.where, level)
    tell(s, "ritual-banished", seat=user, holder=holder, level=level)


def banishable(s: Cults, user: Seat, effect: Effect) -> list[Banish]:
    return [
        BANISH[other][level]
        for other in others(s, user)
        for level in PRESENT[s.rituals[other * 4 + s.where]]
        if level <= effect.max_level
    ]


# Confrontation and Terror.


def operate_attack(s: Cults, user: Seat, effect: Effect, target: Seat) -> Script:
    """Add to the user's Attack total (RC-12.9)."""
    s.attack[user] += bonus(s, user, effect, s.where)
    yield from ()


def operate_weaken(s: Cults, user: Seat, effect: Effect, target: Seat) -> Script:
    """Subtract from a rival's Attack total, which is never below 0 (RC-12.9)."""
    s.attack[target] -= effect.n
    tell(s, "weakened", seat=user, to=target, number=effect.n)
    yield from ()


def operate_terror(s: Cults, user: Seat, effect: Effect, target: Seat) -> Script:
    """Add to the user's Terror total (RC-12.15)."""
    s.terror += bonus(s, user, effect, s.where)
    yield from ()


def operate_ward(s: Cults, user: Seat, effect: Effect, target: Seat) -> Script:
    """Waive the Disorganization card of this Confrontation, or the lost Ritual of this Terror."""
    if effect.what == "ritual":
        s.ward_ritual = True
    else:
        s.wards |= 1 << user
    yield from ()


def bonus(s: Cults, user: Seat, effect: Effect, where: int) -> int:
    """What the operation adds: condition, multiplier and cap (RC-17.10, RC-17.11)."""
    if not holds(s, user, effect.cond, where):
        return 0
    total = effect.n
    if effect.per == "investigator_here":
        total *= s.arrived[where]
    elif effect.per == "bluff_card":
        total *= other_bluff_cards(s, user, effect)
    return min(total, effect.max) if effect.max else total


def other_bluff_cards(s: Cults, user: Seat, effect: Effect) -> int:
    """Committed cards without Attack icon, the card that counts them left out (RC-17.11)."""
    table = cards(s)
    bluffs = [card for card in s.sealed[user] if not table.attack[card]]
    itself = any(effect in table.effects[card] for card in bluffs)
    return len(bluffs) - itself


def holds(s: Cults, user: Seat, condition: Condition, where: int) -> bool:
    """A condition about the district of the Plan (RC-17.10)."""
    if condition is Condition.NONE:
        return True
    if condition is Condition.EXECUTING:
        return user == s.active
    if condition is Condition.OPPOSING:
        return user != s.active
    if condition is Condition.SITE_HERE:
        return has_site(s, user, where)
    if condition is Condition.INVESTIGATOR_HERE:
        return s.arrived[where] > 0
    if condition is Condition.TWO_RITUALS_HERE:
        return NUMBER[s.rituals[user * 4 + where]] >= 2
    return s.after_confrontation and user == s.active


# The city.


def operate_rule(s: Cults, user: Seat, effect: Effect, target: Seat) -> Script:
    change_rule(s, effect)
    yield from ()


def change_rule(s: Cults, effect: Effect) -> None:
    """Change a number of the rules; changes of one number add up (RC-17.12)."""
    if effect.key is RuleKey.SANITY:
        named = DISTRICTS if effect.where == "here" else effect.where
        for district in in_play(s):
            if DISTRICTS[district] in named:
                s.sanity_change[district] += effect.delta
    else:
        s.change[RULE_KEYS.index(effect.key)] += effect.delta


OPERATE: Final[dict[Op, Operate]] = {
    Op.DRAW: operate_draw,
    Op.DESTROY: operate_destroy,
    Op.DISCARD_CARDS: operate_discard_cards,
    Op.DISORGANIZE: operate_disorganize,
    Op.PEEK: operate_peek,
    Op.GAIN: operate_gain,
    Op.LOSE: operate_lose,
    Op.EXCHANGE: operate_exchange,
    Op.SET_DIE: operate_set_die,
    Op.DISCOUNT: operate_discount,
    Op.INVESTIGATOR: operate_investigator,
    Op.MOVE_RITUAL: operate_move_ritual,
    Op.LEVEL_RITUAL: operate_level_ritual,
    Op.BANISH_RITUAL: operate_banish_ritual,
    Op.ATTACK: operate_attack,
    Op.WEAKEN: operate_weaken,
    Op.TERROR: operate_terror,
    Op.WARD: operate_ward,
    Op.RULE: operate_rule,
}


def has_target(s: Cults, user: Seat, effect: Effect) -> bool:
    """Could the operation do anything now? (RC-17.14)"""
    op = effect.op
    if op is Op.DESTROY:
        return bool(destroyable(s, user, effect))
    if op is Op.DRAW:
        return bool(s.decks[user] or s.discards[user])
    if op is Op.EXCHANGE:
        return any(s.tokens[user * 3 : user * 3 + 3])
    if op is Op.MOVE_RITUAL:
        return s.free[s.where] > 0 and has_ritual_elsewhere(s, user, s.where)
    if op is Op.LEVEL_RITUAL:
        return bool(raisable(s, user))
    if op is Op.BANISH_RITUAL:
        return bool(banishable(s, user, effect))
    if op is Op.TERROR:
        return bonus(s, user, effect, s.where) > 0
    if op is Op.LOSE and s.solo and effect.who in (Who.OPPONENT, Who.RIVAL):
        return s.tokens[NPC * 3 + THUG] > 0
    return not (op in (Op.PEEK, Op.DISCARD_CARDS) and s.solo)
