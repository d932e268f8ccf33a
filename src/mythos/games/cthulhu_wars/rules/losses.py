"""Cthulhu Wars: the ways of losing a unit (CW-1.13 to CW-1.16) and what each is worth (CW-12.3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mythos.core.asks import Ask, Question, Script, Steps, ask_which
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.figures import (
    choices,
    figure_name,
    give_card,
    in_play,
    on_map,
    shift,
)
from mythos.games.cthulhu_wars.rules.gates import set_keeper, slumbering
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.moves import Lose, SacrificeSlumbering, made
from mythos.games.cthulhu_wars.rules.state import ABANDONED, How, Loss, War
from mythos.games.cthulhu_wars.rules.units import Kind

UNIT_LOST: Final = Ability.unit_lost
ENEMY_LOST: Final = Ability.enemy_lost


def eliminate(
    s: War, t: Layout, kind: Kind, zone: Zone, by: Seat, *, on_gate: bool = False
) -> None:
    """A unit returns to its Pool because of a seat, by whatever but a Kill (CW-1.14)."""
    _lose(s, t, kind, zone, _home(s, t, kind), by, How.ELIMINATED, on_gate)
    tell(s, "eliminated", seat=s.owner[kind], unit=t.names[kind], zone=t.board.names[zone])


def kill(s: War, t: Layout, kind: Kind, zone: Zone, by: Seat, *, on_gate: bool) -> None:
    """A unit returns to its Pool because of a Kill (CW-1.13)."""
    _lose(s, t, kind, zone, _home(s, t, kind), by, How.KILLED, on_gate)
    tell(s, "killed", seat=s.owner[kind], unit=t.names[kind], zone=t.board.names[zone])


def remove_for_good(
    s: War, t: Layout, kind: Kind, zone: Zone, by: Seat, *, on_gate: bool = False
) -> None:
    """A unit is eliminated and leaves the game (CW-1.12)."""
    _lose(s, t, kind, zone, t.gone, by, How.ELIMINATED, on_gate)
    tell(s, "gone", seat=s.owner[kind], unit=t.names[kind], zone=t.board.names[zone])


def eliminate_slumbering(s: War, t: Layout, seat: Seat, by: Seat) -> None:
    """The Cultist of the slumbering Gate goes; it is abandoned from now on (CW-25.33)."""
    kind = slumbering(s, t, seat)
    assert kind is not None
    set_keeper(s, t, t.board.size + seat, ABANDONED)
    _lose(s, t, kind, t.cards[seat], t.pool, by, How.ELIMINATED, False)
    tell(s, "slumbering-eliminated", seat=seat, unit=t.names[kind])


def eliminate_off_map(s: War, t: Layout, kind: Kind, seat: Seat, by: Seat) -> None:
    """A unit that is in play on its faction card goes; a Gate that it keeps there is abandoned."""
    if slumbering(s, t, seat) == kind:
        eliminate_slumbering(s, t, seat, by)
    else:
        _lose(s, t, kind, t.cards[seat], t.pool, by, How.ELIMINATED, False)
        tell(s, "eliminated-off-map", seat=seat, unit=t.names[kind])


def capture(s: War, t: Layout, kind: Kind, zone: Zone, by: Seat, *, on_gate: bool = False) -> None:
    """A unit goes onto the captor's faction card; it counts as eliminated now (CW-1.15)."""
    _lose(s, t, kind, zone, t.prisons[by], by, How.CAPTURED, on_gate)
    where = t.board.names[zone]
    tell(s, "captured", seat=by, to=s.owner[kind], unit=t.names[kind], zone=where)


def _home(s: War, t: Layout, kind: Kind) -> int:
    """Where the lost go: into the Pool, unless an ability takes them out of the game (CW-1.12)."""
    return t.gone if t.vetoed(Ability.leaves_game, s, s.owner[kind], kind) else t.pool


def _lose(
    s: War, t: Layout, kind: Kind, zone: int, to: int, by: Seat, how: How, on_gate: bool
) -> None:
    """It goes, and who waits for it hears of it at the next opportunity (`hear_losses`)."""
    owner = s.owner[kind]
    shift(s, t, kind, zone, to, on_gate=on_gate)
    if t.waiting[UNIT_LOST][owner] or t.everybody[ENEMY_LOST] or kind in t.independent:
        s.fallen.append(Loss(kind, owner, zone, by, how, s.battle is not None))
    if t.players == 2 and owner != t.nobody:
        _feed(s, 1 - owner, t.worth[kind])


def hear_losses(s: War, t: Layout) -> Script:
    """What comes of the units that were lost, in the order of their loss; it may cost more."""
    while s.fallen:
        loss = s.fallen.pop(0)
        yield from t.steps(Ability.unit_lost, s, loss.owner, loss)
        for seat in range(t.players + 1):
            if seat != loss.owner:
                yield from t.steps(Ability.enemy_lost, s, seat, loss)
        if loss.kind in t.independent:
            _leave(s, t, loss)


def put_right(s: War, t: Layout) -> Script:
    """What has to be so in any case is made so, and what it costs is heard of."""
    yield from t.steps_of_all(Ability.put_right, s)
    if s.fallen:
        yield from hear_losses(s, t)


def _leave(s: War, t: Layout, loss: Loss) -> None:
    """With the last figure of an independent Great Old One its card goes back (CW-50.23)."""
    card = t.card_of_kind[loss.kind]
    if s.loyalty[card] != loss.owner or in_play(s, t, loss.kind):
        return
    if not t.vetoed(Ability.keeps_card, s, loss.owner, card):
        to_supply(s, t, card)


def to_supply(s: War, t: Layout, card: int) -> None:
    """A loyalty card is nobody's again, and its spellbook has to be earned anew (CW-50.23)."""
    tell(s, "card-back", seat=s.loyalty[card], card=t.loyalty[card].code)
    give_card(s, t, card, t.nobody)
    s.earned &= ~(1 << card)
    s.due &= ~(1 << card)


def survived(s: War, t: Layout, kind: Kind) -> None:
    """A unit that got a Kill and lives gives half its value with two players (CW-12.6)."""
    if t.players == 2 and s.owner[kind] != t.nobody:
        _feed(s, 1 - s.owner[kind], (t.worth[kind] + 1) // 2)


def _feed(s: War, seat: Seat, doom: int) -> None:
    """With two players the opponent of the owner gains Doom for every loss, also for captives and
    sacrifices (CW-12.3, CW-40.38).
    """
    s.doom[seat] += doom
    tell(s, "doom-for-loss", seat=seat, number=doom)


def pick_here(
    s: War, t: Layout, seat: Seat, question: Question, kinds: Iterable[Kind], zone: Zone
) -> Steps[tuple[Kind, bool]]:
    """The owner picks one of his figures in a zone (CW-1.24); no question if all are alike."""
    found = {made(Lose, figure_name(t, *each)): each for each in choices(s, t, kinds, zone)}
    return (yield from ask_which(seat, question, found, {"zone": t.board.names[zone]}))


def pick_anywhere(
    s: War, t: Layout, seat: Seat, question: Question, kinds: Sequence[Kind]
) -> Steps[tuple[Kind, Zone, bool]]:
    """The owner picks one of his figures anywhere on the map."""
    return (yield from ask_which(seat, question, _anywhere(s, t, kinds)))


def _anywhere(s: War, t: Layout, kinds: Iterable[Kind]) -> dict[Move, tuple[Kind, Zone, bool]]:
    """The figures of these kinds on the map that differ, each behind the move that gives it up."""
    every = tuple(kinds)
    return {
        t.sacrifice[kind][zone][on_gate]: (kind, zone, on_gate)
        for zone in t.zones
        for kind, on_gate in choices(s, t, every, zone)
    }


def give_cultists(
    s: War, t: Layout, seat: Seat, question: Question, number: int, by: Seat
) -> Script:
    """The owner gives up so many of his Cultists, one after the other, from anywhere.

    The one of a slumbering Gate only if he likes: instead of another, or as was agreed (CW-25.44).
    """
    for left in range(number, 0, -1):
        awake = sum(on_map(s, t, kind) for kind in t.own(s, seat).cultists)
        if left > awake:
            eliminate_slumbering(s, t, seat, by)
        else:
            yield from _give_one(s, t, seat, question, by, all_go=left == awake)


def _give_one(
    s: War, t: Layout, seat: Seat, question: Question, by: Seat, *, all_go: bool
) -> Script:
    """No question if all on the map go and nobody sleeps."""
    found = _anywhere(s, t, t.own(s, seat).cultists)
    moves: list[Move] = list(found)
    dozing = slumbering(s, t, seat)
    if dozing is not None:
        moves.append(made(SacrificeSlumbering, t.names[dozing]))
        all_go = False
    move = moves[0] if all_go or len(moves) == 1 else (yield Ask(seat, question, moves))
    if isinstance(move, SacrificeSlumbering):
        eliminate_slumbering(s, t, seat, by)
    else:
        kind, zone, on_gate = found[move]
        eliminate(s, t, kind, zone, by, on_gate=on_gate)
