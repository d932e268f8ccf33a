"""Cthulhu Wars: a battle from its declaration to its end, the steps B1 to B9 (CW-10)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeAlias

from mythos.core.asks import Question, Roll, Script, Steps
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.battle.combat import combat_total
from mythos.games.cthulhu_wars.battle.fighters import counts, decided, fighters, muster, sides
from mythos.games.cthulhu_wars.battle.results import (
    DEFENDER_FIRST,
    assign_kills,
    assign_pains,
    remove_killed,
)
from mythos.games.cthulhu_wars.battle.retreat import retreats
from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.figures import here
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.losses import hear_losses, put_right
from mythos.games.cthulhu_wars.rules.moves import (
    ASK_AFTER_BATTLE,
    ASK_AFTER_KILLS,
    ASK_AFTER_PAINS,
    ASK_AFTER_ROLL,
    ASK_DECLARED,
    ASK_PRE_BATTLE,
    DECLINE,
    Order,
)
from mythos.games.cthulhu_wars.rules.standing_orders import offer
from mythos.games.cthulhu_wars.rules.state import KILLS, PAINS, RETREATS, ROLLED, Battle, War

Refused: TypeAlias = tuple[list[Move], list[int], list[int], list[int]]
"""What was offered when somebody declined, and what had become of the fighters."""
Window: TypeAlias = Callable[[Any, War, Battle], Iterable[Move]]
"""A moment of a battle at which abilities are offered."""
DECLARING: Final = Ability.declaring
KILL: Final = 6
PAIN: Final = 4
"""6 is a Kill, 4 and 5 are Pains, less is a miss (CW-10.11)."""


def declare(s: War, t: Layout, zone: Zone, attacker: Seat, defender: Seat) -> Script:
    """The battle is on the table, unless what others do about it leaves a side without units; it
    was the one of this turn in this zone all the same (CW-10.1 to CW-10.3).
    """
    if t.everybody[DECLARING]:
        yield from t.steps_of_all(Ability.declaring, s, zone, attacker)
    tell(s, "battle", seat=attacker, to=defender, zone=t.board.names[zone])
    yield from declared(s, t, zone)
    if not here(s, t, attacker, zone) or not here(s, t, defender, zone):
        tell(s, "battle-cancelled", zone=t.board.names[zone])
        return
    b = muster(s, t, zone, attacker, defender)
    if decided(b):  # all that a side has there obeys somebody else
        tell(s, "battle-cancelled", zone=t.board.names[zone])
        return
    s.battle = b


def fight_out(s: War, t: Layout, b: Battle) -> Script:
    """The battle on the table is fought, and what it brought is counted (CW-10.9)."""
    yield from fight(s, t, b)
    yield from hear_losses(s, t)
    for seat in sides(b):
        yield from t.steps(Ability.after_own_battle, s, seat, b)
    yield from t.steps_of_all(Ability.after_any_battle, s, b)
    tell(s, "battle-over", zone=t.board.names[b.zone])
    s.battle = None
    yield from t.steps_of_all(Ability.battle_closed, s, b)


def declared(s: War, t: Layout, zone: Zone) -> Script:
    """Whoever has an ability for it uses it once, in turn order (CW-10.2)."""
    for seat in t.turn_order(s):
        while moves := t.offers(Ability.declared, s, seat, zone):
            place = {"zone": t.board.names[zone]}
            move = yield from offer(s, t, seat, ASK_DECLARED, moves, place)
            if move is None:
                continue
            if move is not DECLINE:
                yield from t.handlers[seat][type(move)].carry_out(s, move)
            break


def fight(s: War, t: Layout, b: Battle) -> Script:
    """Pre-battle, dice, Kills, Pains, retreats; it ends at once if a side has nobody left."""
    yield from t.steps_of_all(Ability.battle_begins, s, b)
    for seat in sides(b):
        yield from use_all(s, t, b, seat, Ability.pre_battle, ASK_PRE_BATTLE)
        if decided(b):
            return
    yield from roll(s, t, b)
    yield from t.steps_of_all(Ability.rolled, s, b)
    for seat in sides(b):
        yield from use_all(s, t, b, seat, Ability.after_roll, ASK_AFTER_ROLL)
    yield from t.steps_of_all(Ability.dice_stand, s, b)
    soften(s, t, b)
    b.step = KILLS
    for side in DEFENDER_FIRST:
        yield from assign_kills(s, t, b, side)
    yield from window(s, t, b, Ability.after_kills, ASK_AFTER_KILLS)
    b.step = PAINS
    yield from settle_pains(s, t, b)
    yield from window(s, t, b, Ability.after_pains, ASK_AFTER_PAINS)
    yield from remove_killed(s, t, b)
    b.step = RETREATS
    yield from retreats(s, t, b)
    yield from t.steps_of_all(Ability.retreats_over, s, b)
    yield from put_right(s, t)
    yield from window(s, t, b, Ability.after_battle, ASK_AFTER_BATTLE)


def use_all(s: War, t: Layout, b: Battle, seat: Seat, hook: Window, question: Question) -> Script:
    """One side uses all it likes in any order, and cannot come back later (CW-10.4)."""
    while t.waiting[hook][seat] and not decided(b):
        if (yield from _by_order(s, t, b, seat, hook)):
            continue
        moves = offers(s, t, b, seat, hook)
        move = (yield from _use(s, t, seat, question, moves)) if moves else DECLINE
        if move is DECLINE:
            return
        if move is not None:
            yield from t.handlers[seat][type(move)].carry_out(s, move)
            yield from hear_losses(s, t)


def roll(s: War, t: Layout, b: Battle) -> Script:
    """Totals are computed only now; both sides roll (CW-10.10, CW-10.11)."""
    b.step = ROLLED
    yield from t.steps_of_all(Ability.before_roll, s, b)
    for side, seat in enumerate(sides(b)):
        dice = total(s, t, b, side)
        faces: list[int] = (yield Roll(6, dice)) if dice else []
        b.rolls[side] = faces
        kills, pains = scored(faces)
        b.kills[1 - side] += kills
        b.pains[1 - side] += pains
        tell(s, "rolled", seat=seat, number=dice, faces=tuple(faces), kills=kills, pains=pains)


def scored(faces: Sequence[int]) -> tuple[int, int]:
    """The Kills and the Pains of these dice (CW-10.11)."""
    return sum(face >= KILL for face in faces), sum(PAIN <= face < KILL for face in faces)


def soften(s: War, t: Layout, b: Battle) -> None:
    """Where an ability says so all Kills against a side count as Pains (CW-25.17)."""
    for side, seat in enumerate(sides(b)):
        if t.vetoed(Ability.kills_become_pains, s, seat, b):
            b.pains[side] += b.kills[side]
            b.kills[side] = 0


def total(s: War, t: Layout, b: Battle, side: int) -> int:
    """The combat of all that still take part, with the dice they gained, less what the enemy
    takes away; never negative (CW-10.10), nor fewer than are rolled in any case.
    """
    seat, enemy = sides(b)[side], sides(b)[1 - side]
    dice = combat_total(Clash(s, t, seat, enemy, b.zone, side == 0, counts(t, b, side)))
    dice += sum(b.extra[f] for f in fighters(b, side))
    dice = max(t.amount(Ability.enemy_dice, s, enemy, dice, b), 0)
    return t.amount(Ability.least_dice, s, seat, dice, b)


def settle_pains(s: War, t: Layout, b: Battle) -> Script:
    """The sides assign their Pains, the defender first (CW-40.16)."""
    for side in DEFENDER_FIRST:
        yield from assign_pains(s, t, b, side)


def window(s: War, t: Layout, b: Battle, hook: Window, question: Question) -> Script:
    """Post-battle abilities: attacker, defender, bystanders in turn order, until all decline.

    Who has declined is asked again only if something new came up: another offer, or another
    result (CW-10.38, CW-40.15, CW-40.50).
    """
    if not t.everybody[hook]:
        return
    fighting = [seat for seat in sides(b) if seat != t.nobody]
    order = [*fighting, *(seat for seat in t.turn_order(s) if seat not in fighting)]
    declined: dict[Seat, Refused] = {}
    used = True
    while used:
        used = False
        for seat in order:
            if (yield from _turn_in_window(s, t, b, hook, question, seat, declined)):
                used = True


def _turn_in_window(
    s: War,
    t: Layout,
    b: Battle,
    hook: Window,
    question: Question,
    seat: Seat,
    declined: dict[Seat, Refused],
) -> Steps[bool]:
    """One seat uses what it has ordered to, and one thing more if it likes; the answer says
    whether it used anything.
    """
    used = yield from _by_order(s, t, b, seat, hook)
    while moves := offers(s, t, b, seat, hook):
        refused = (moves, b.status[:], b.killed[:], b.pained[:])
        if declined.get(seat) == refused:
            return used
        move = yield from _use(s, t, seat, question, moves)
        if move is None:
            used = (yield from _by_order(s, t, b, seat, hook)) or used
            continue
        if move is DECLINE:
            declined[seat] = refused
            return used
        declined.pop(seat, None)
        yield from t.handlers[seat][type(move)].carry_out(s, move)
        return True
    return used


def _by_order(s: War, t: Layout, b: Battle, seat: Seat, hook: Window) -> Steps[bool]:
    """What a seat always wants happens without a question."""
    used = False
    for ability in t.counting(hook, s, seat):
        if ability.order(s) == Order.ALWAYS:
            for move in list(t.heard(hook, ability)(s, b))[:1]:
                yield from ability.carry_out(s, move)
                used = True
    return used


def offers(s: War, t: Layout, b: Battle, seat: Seat, hook: Window) -> list[Move]:
    """What the seat's abilities allow at this moment of the battle, and it wants to hear of."""
    return [
        move
        for each in t.counting(hook, s, seat)
        if each.heeds(s, b)
        for move in t.heard(hook, each)(s, b)
    ]


def _use(
    s: War, t: Layout, seat: Seat, question: Question, moves: list[Move]
) -> Steps[Move | None]:
    assert s.battle is not None
    zone = {"zone": t.board.names[s.battle.zone]}
    return (yield from offer(s, t, seat, question, moves, zone))
