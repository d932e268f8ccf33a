"""Cthulhu Wars: the four kinds of hooks, and one runner for each.

A hook is a method of `Ability` that names a moment. Its kind says what becomes of the answers of
all who wait for it: an *offer* is asked and may be declined, a *step* happens, an *amount* goes
from hand to hand, a *veto* holds if any one says so. Who waits for what is read off the classes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum, StrEnum, auto
from functools import partial
from operator import truth
from typing import TYPE_CHECKING, Any, Concatenate, Final, NamedTuple, ParamSpec, TypeAlias, TypeVar

from mythos.core.asks import Request, Script
from mythos.core.moves import Move
from mythos.core.seats import Seat

if TYPE_CHECKING:
    from mythos.games.cthulhu_wars.rules.ability import Ability
    from mythos.games.cthulhu_wars.rules.state import War

P = ParamSpec("P")
K = TypeVar("K")
T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])
Hook: TypeAlias = Callable[..., Any]
"""A method of `Ability` that is marked as a moment: hooks are named by themselves."""
KEPT_MOMENTS: Final = 2048
"""So many ways of hearing a moment with cards are kept ready."""


class Sort(StrEnum):
    """What becomes of the answers at a moment."""

    OFFER = "offer"
    STEP = "step"
    AMOUNT = "amount"
    VETO = "veto"


class Mark(NamedTuple):
    """What is known of a hook."""

    sort: Sort
    always: bool = False
    """It is heard also by abilities that do not count now: for what they keep count of."""


_MARK: Final = "__hook__"


def offer(hook: F) -> F:
    """A moment at which an ability's owner may do something: the moves are offered to him."""
    return _marked(hook, Mark(Sort.OFFER))


def step(hook: F) -> F:
    """A moment at which something happens by itself; what is returned is carried out."""
    return _marked(hook, Mark(Sort.STEP))


def count(hook: F) -> F:
    """A step that an ability hears whether it counts now or not, since it keeps count of it."""
    return _marked(hook, Mark(Sort.STEP, always=True))


def amount(hook: F) -> F:
    """A number or a list that goes through the hands of all who wait: each returns it changed."""
    return _marked(hook, Mark(Sort.AMOUNT))


def seen(hook: F) -> F:
    """An amount that is only looked at, and to which all add whether they count now or not."""
    return _marked(hook, Mark(Sort.AMOUNT, always=True))


def veto(hook: F) -> F:
    """A question to which one yes is enough."""
    return _marked(hook, Mark(Sort.VETO))


def _marked(hook: F, mark: Mark) -> F:
    setattr(hook, _MARK, mark)
    return hook


def hooks_of(kind: type) -> Mapping[str, Mark]:
    """The hooks of a class by name, in the order of its source."""
    found = ((name, getattr(each, _MARK, None)) for name, each in vars(kind).items())
    return {name: mark for name, mark in found if mark is not None}


Pair: TypeAlias = tuple[Callable[["War"], bool], Callable[..., Any]]
Waiting: TypeAlias = tuple[Pair, ...]
"""Does it count now, and what it does: for each ability that waits for a moment."""


Owned: TypeAlias = tuple[Seat, Callable[["War"], bool], Callable[..., Any]]


class Held(Enum):
    """Who must have a card so that an ability of it can count."""

    WHOEVER = auto()
    OWNER = auto()
    NOBODY = auto()


class Heard(NamedTuple):
    """Who hears one moment."""

    waiting: list[Waiting]
    """By seat, nobody's last."""
    everybody: Waiting
    by_owner: tuple[Owned, ...]
    holders: list[tuple[Ability, ...]]
    """By seat."""

    @staticmethod
    def of(abilities: Sequence[Ability], pairs: Sequence[Pair], seats: int) -> Heard:
        waiting: list[list[Pair]] = [[] for _ in range(seats)]
        holders: list[list[Ability]] = [[] for _ in range(seats)]
        for each, pair in zip(abilities, pairs, strict=True):
            waiting[each.seat].append(pair)
            holders[each.seat].append(each)
        return Heard(
            [tuple(each) for each in waiting],
            tuple(pairs),
            tuple((each.seat, *pair) for each, pair in zip(abilities, pairs, strict=True)),
            [tuple(each) for each in holders],
        )


class Tables(NamedTuple):
    """Who hears each moment."""

    waiting: dict[Hook, list[Waiting]]
    everybody: dict[Hook, Waiting]
    by_owner: dict[Hook, tuple[Owned, ...]]
    holders: dict[Hook, list[tuple[Ability, ...]]]


class OnDemand(dict[K, T]):
    """A table; what is missing in it is put there when somebody asks for it."""

    def __init__(self, known: Mapping[K, T], find: Callable[[K], None]) -> None:
        super().__init__(known)
        self._find = find

    def __missing__(self, key: K) -> T:
        self._find(key)
        return self[key]


class Moments:
    """Who waits for which moment, and the runners: the only place that asks who counts."""

    def __init__(self, base: type[Ability], abilities: Sequence[Ability], seats: int) -> None:
        self._base = base
        self._heard: dict[tuple[int, Hook], Callable[..., Any]] = {}
        marks = hooks_of(base)
        waits: dict[str, list[Ability]] = {name: [] for name in marks}
        for ability in sorted(abilities, key=lambda each: each.sequence):
            for name in ability.waits_for:
                waits[name].append(ability)
        self._taxed = bool(waits["tax"])
        self.quiet = not waits["silences"]
        """Nobody silences anybody."""
        if not waits["silences"]:  # then nobody need be asked whether it is silenced
            for ability in abilities:
                ability.active = ability.in_effect  # type: ignore[method-assign]
        self._seats = seats
        every_hook = [getattr(base, name) for name in marks]
        nobody = Heard.of((), (), seats)
        self.waiting = dict.fromkeys(every_hook, nobody.waiting)
        """By hook and seat; nobody's abilities come last."""
        self.everybody = dict.fromkeys(every_hook, nobody.everybody)
        self.by_owner = dict.fromkeys(every_hook, nobody.by_owner)
        self.holders = dict.fromkeys(every_hook, nobody.holders)
        self._asked: dict[Hook, tuple[Ability, ...]] = {}
        """Those who hear a moment only while they count."""
        for (name, mark), hook in zip(marks.items(), every_hook, strict=True):
            found = waits[name]
            if not found:
                continue
            pairs = [(_asks(each, name, mark), self._hears(each, name, mark)) for each in found]
            heard = Heard.of(found, pairs, seats)
            self.waiting[hook], self.everybody[hook] = heard.waiting, heard.everybody
            self.by_owner[hook], self.holders[hook] = heard.by_owner, heard.holders
            if not mark.always:
                self._asked[hook] = tuple(found)
        self._cards_at = {
            hook: sorted({each.card for each in found if each.held_by is not Held.WHOEVER})
            for hook, found in self._asked.items()
        }
        same = [hook for hook in every_hook if hook not in self._asked]
        self._same = Tables(
            {hook: self.waiting[hook] for hook in same},
            {hook: self.everybody[hook] for hook in same},
            {hook: self.by_owner[hook] for hook in same},
            {hook: self.holders[hook] for hook in same},
        )
        """What is heard by all or by none, however cards are held."""
        self._known: dict[tuple[Hook, Waiting, bytes], Heard] = {}

    def narrow(self, held: bytes) -> None:
        """Hear only those who can count as long as cards are held like this. If nobody is left who
        silences others, nobody is asked whether he is silenced.
        """
        self._held = held
        self._silencers: Waiting = ()
        if (silences := self._base.silences) in self._asked:
            self._silencers = self._heard_now(silences).everybody
        self.quiet = not self._silencers
        same = self._same
        self.waiting = OnDemand(same.waiting, self._find)
        self.everybody = OnDemand(same.everybody, self._find)
        self.by_owner = OnDemand(same.by_owner, self._find)
        self.holders = OnDemand(same.holders, self._find)

    def _find(self, hook: Hook) -> None:
        """What depends on cards is found when somebody asks for it."""
        heard = self._heard_now(hook)
        self.waiting[hook], self.everybody[hook] = heard.waiting, heard.everybody
        self.by_owner[hook], self.holders[hook] = heard.by_owner, heard.holders

    def _heard_now(self, hook: Hook) -> Heard:
        """Those who can count at a moment: the same whenever the cards that matter at it are held
        alike.
        """
        held, silencers = self._held, self._silencers
        key = (hook, silencers, bytes([held[card] for card in self._cards_at[hook]]))
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= KEPT_MOMENTS:
                self._known.clear()
            alive = [each for each in self._asked[hook] if each.may_count(held)]
            pairs = [(_counting(each, silencers), self._heard[each.number, hook]) for each in alive]
            found = self._known[key] = Heard.of(alive, pairs, self._seats)
        return found

    def _hears(self, ability: Ability, name: str, mark: Mark) -> Callable[..., Any]:
        """What an ability does at a moment; what its owner cannot pay is not offered (CW-1.26)."""
        hears: Callable[..., Any] = getattr(ability, name)
        varies = type(ability).price is not self._base.price
        priced = (varies and not ability.prices_itself) or ability.cost > 0
        if mark.sort == Sort.OFFER and (priced or (ability.acts and self._taxed)):
            hears = self._affordable(ability, hears, fixed=not varies)
        self._heard[ability.number, getattr(self._base, name)] = hears
        return hears

    def _affordable(
        self, ability: Ability, hears: Callable[..., Any], *, fixed: bool
    ) -> Callable[..., Any]:
        """Only what can be paid; one look is enough while the price is the same for all."""
        seat, cost, itself = ability.seat, ability.cost, ability.prices_itself
        taxes, tax = self.by_owner, self._base.tax
        untaxed = not ability.acts or not self._taxed
        even = fixed or itself

        def offered(s: War, *args: Any) -> Iterable[Move]:
            power = s.power[seat]
            if fixed and cost > power:
                return ()
            moves: Iterable[Move] = hears(s, *args)
            if even and (untaxed or not _taxes(s, seat, taxes[tax])):
                return moves
            return [move for move in moves if ability.price(s, move) <= power]

        return offered

    def awaited(self, hook: Hook, seat: Seat) -> bool:
        """Has the seat anything that waits for this moment, counting or not?"""
        return bool(self.waiting[hook][seat])

    def awaited_by_any(self, hook: Hook) -> bool:
        return bool(self.everybody[hook])

    def offers(
        self,
        hook: Callable[Concatenate[Any, War, P], Iterable[Move]],
        s: War,
        seat: Seat,
        *args: P.args,
        **more: P.kwargs,
    ) -> list[Move]:
        """All that the seat's abilities offer at this moment."""
        found: list[Move] = []
        waiting = self.waiting[hook][seat]
        if args or more:
            for counts, hears in waiting:
                if counts(s):
                    found += hears(s, *args, **more)
        else:  # what a turn offers, for every action of every playout
            for counts, hears in waiting:
                if counts(s):
                    found += hears(s)
        return found

    def steps(
        self,
        hook: Callable[Concatenate[Any, War, P], Script | None],
        s: War,
        seat: Seat,
        *args: P.args,
        **more: P.kwargs,
    ) -> Iterable[Request]:
        """What happens at this moment because of the seat's abilities, one after the other."""
        waiting = self.waiting[hook][seat]
        return _happening(waiting, s, args, more) if waiting else ()

    def steps_of_all(
        self,
        hook: Callable[Concatenate[Any, War, P], Script | None],
        s: War,
        *args: P.args,
        **more: P.kwargs,
    ) -> Iterable[Request]:
        """What happens at this moment because of anybody's abilities, nobody's included."""
        waiting = self.everybody[hook]
        return _happening(waiting, s, args, more) if waiting else ()

    def amount(
        self,
        hook: Callable[Concatenate[Any, War, T, P], T],
        s: War,
        seat: Seat,
        value: T,
        *args: P.args,
        **more: P.kwargs,
    ) -> T:
        """What the seat's abilities make of a value."""
        for counts, hears in self.waiting[hook][seat]:
            if counts(s):
                value = hears(s, value, *args, **more)
        return value

    def amount_of_all(
        self,
        hook: Callable[Concatenate[Any, War, T, P], T],
        s: War,
        value: T,
        *args: P.args,
        **more: P.kwargs,
    ) -> T:
        """What everybody's abilities make of a value."""
        for counts, hears in self.everybody[hook]:
            if counts(s):
                value = hears(s, value, *args, **more)
        return value

    def amount_of_others(
        self,
        hook: Callable[Concatenate[Any, War, T, P], T],
        s: War,
        seat: Seat,
        value: T,
        *args: P.args,
        **more: P.kwargs,
    ) -> T:
        """What everybody's abilities but the seat's make of a value."""
        for owner, counts, hears in self.by_owner[hook]:
            if owner != seat and counts(s):
                value = hears(s, value, *args, **more)
        return value

    def vetoed(
        self,
        hook: Callable[Concatenate[Any, War, P], bool],
        s: War,
        seat: Seat,
        *args: P.args,
        **more: P.kwargs,
    ) -> bool:
        """Does one of the seat's abilities say so?"""
        for counts, hears in self.waiting[hook][seat]:
            if counts(s) and hears(s, *args, **more):
                return True
        return False

    def vetoed_by_any(
        self,
        hook: Callable[Concatenate[Any, War, P], bool],
        s: War,
        *args: P.args,
        **more: P.kwargs,
    ) -> bool:
        """Does anybody's ability say so?"""
        for counts, hears in self.everybody[hook]:  # noqa: SIM110 (run for every way of a unit)
            if counts(s) and hears(s, *args, **more):
                return True
        return False

    def heard(self, hook: Callable[Concatenate[Any, P], T], ability: Ability) -> Callable[P, T]:
        """What one ability does at a moment, for those who ask one after the other."""
        found: Callable[P, T] = self._heard[ability.number, hook]
        return found

    def counting(self, hook: Hook, s: War, seat: Seat) -> list[Ability]:
        """The seat's abilities that wait for this moment and count now."""
        if self.quiet:
            return [each for each in self.holders[hook][seat] if each.in_effect(s)]
        return [each for each in self.holders[hook][seat] if each.active(s)]


def _taxes(s: War, seat: Seat, waiting: Sequence[Owned]) -> bool:
    return any(owner != seat and counts(s) for owner, counts, _ in waiting)


def _happening(
    waiting: Iterable[Pair], s: War, args: Sequence[Any], more: Mapping[str, Any]
) -> Iterable[Request]:
    """The steps of all who wait; nothing is left to run if none of them asks or rolls."""
    rest = iter(waiting)
    for counts, hears in rest:
        if counts(s) and (told := hears(s, *args, **more)) is not None:
            return _going_on(told, rest, s, args, more)
    return ()


def _going_on(
    script: Script, rest: Iterable[Pair], s: War, args: Sequence[Any], more: Mapping[str, Any]
) -> Script:
    yield from script
    yield from _happening(rest, s, args, more)


def _asks(ability: Ability, name: str, mark: Mark) -> Callable[[War], bool]:
    """How to find out whether it counts; who silences is not silenced."""
    if mark.always:
        return truth  # of a state it is true: a look-up that costs no call
    return ability.in_effect if name == "silences" else ability.active


def _counting(ability: Ability, silencers: Waiting) -> Callable[[War], bool]:
    """How to find out whether it counts, if nobody else can silence it."""
    return partial(_unsilenced, ability, silencers) if silencers else ability.in_effect


def _unsilenced(ability: Ability, silencers: Waiting, s: War) -> bool:
    if not ability.in_effect(s):
        return False
    for counts, silences in silencers:  # noqa: SIM110 (run for every ability at every moment)
        if counts(s) and silences(s, ability):
            return False
    return True
