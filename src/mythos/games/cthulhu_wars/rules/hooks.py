"""Cthulhu Wars: the four kinds of hooks, and one runner for each.

A hook is a method of `Ability` that names a moment. Its kind says what becomes of the answers of
all who wait for it: an *offer* is asked and may be declined, a *step* happens, an *amount* goes
from hand to hand, a *veto* holds if any one says so. Who waits for what is read off the classes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Concatenate, Final, NamedTuple, ParamSpec, TypeAlias, TypeVar

from mythos.core.asks import Script
from mythos.core.moves import Move
from mythos.core.seats import Seat

if TYPE_CHECKING:
    from mythos.games.cthulhu_wars.rules.ability import Ability
    from mythos.games.cthulhu_wars.rules.state import War

P = ParamSpec("P")
T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])
Hook: TypeAlias = Callable[..., Any]
"""A method of `Ability` that is marked as a moment: hooks are named by themselves."""


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


Waiting: TypeAlias = tuple[tuple[Callable[["War"], bool], Callable[..., Any]], ...]
"""Does it count now, and what it does: for each ability that waits for a moment."""


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
        if not waits["silences"]:  # then nobody need be asked whether it is silenced
            for ability in abilities:
                ability.active = ability.in_effect  # type: ignore[method-assign]
        self.waiting: dict[Hook, list[Waiting]] = {}
        """By hook and seat; nobody's abilities come last."""
        self.everybody: dict[Hook, Waiting] = {}
        self.holders: dict[Hook, list[tuple[Ability, ...]]] = {}
        nobody: tuple[()] = ()
        for name, mark in marks.items():
            hook, found = getattr(base, name), waits[name]
            if not found:
                self.waiting[hook] = [nobody] * seats
                self.everybody[hook] = nobody
                self.holders[hook] = [nobody] * seats
                continue
            own: list[list[Ability]] = [[] for _ in range(seats)]
            pairs: list[list[tuple[Callable[[War], bool], Callable[..., Any]]]]
            pairs = [[] for _ in range(seats)]
            every = []
            for each in found:
                pair = (_asks(each, name, mark), self._hears(each, name, mark))
                own[each.seat].append(each)
                pairs[each.seat].append(pair)
                every.append(pair)
            self.waiting[hook] = [tuple(each) for each in pairs]
            self.everybody[hook] = tuple(every)
            self.holders[hook] = [tuple(each) for each in own]

    def _hears(self, ability: Ability, name: str, mark: Mark) -> Callable[..., Any]:
        """What an ability does at a moment; what its owner cannot pay is not offered (CW-1.26)."""
        hears: Callable[..., Any] = getattr(ability, name)
        priced = type(ability).price is not self._base.price or ability.cost > 0
        if mark.sort == Sort.OFFER and (priced or (ability.acts and self._taxed)):
            fixed = not self._taxed and type(ability).price is self._base.price
            hears = _affordable(ability, hears, fixed=fixed)
        self._heard[ability.number, getattr(self._base, name)] = hears
        return hears

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
        for counts, hears in self.waiting[hook][seat]:
            if counts(s):
                found += hears(s, *args, **more)
        return found

    def steps(
        self,
        hook: Callable[Concatenate[Any, War, P], Script | None],
        s: War,
        seat: Seat,
        *args: P.args,
        **more: P.kwargs,
    ) -> Script:
        """What happens at this moment because of the seat's abilities, one after the other."""
        for counts, hears in self.waiting[hook][seat]:
            told = hears(s, *args, **more) if counts(s) else None
            if told is not None:
                yield from told

    def steps_of_all(
        self,
        hook: Callable[Concatenate[Any, War, P], Script | None],
        s: War,
        *args: P.args,
        **more: P.kwargs,
    ) -> Script:
        """What happens at this moment because of anybody's abilities, nobody's included."""
        for counts, hears in self.everybody[hook]:
            told = hears(s, *args, **more) if counts(s) else None
            if told is not None:
                yield from told

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
        return any(counts(s) and hears(s, *args, **more) for counts, hears in self.everybody[hook])

    def heard(self, hook: Callable[Concatenate[Any, P], T], ability: Ability) -> Callable[P, T]:
        """What one ability does at a moment, for those who ask one after the other."""
        found: Callable[P, T] = self._heard[ability.number, hook]
        return found

    def counting(self, hook: Hook, s: War, seat: Seat) -> list[Ability]:
        """The seat's abilities that wait for this moment and count now."""
        return [each for each in self.holders[hook][seat] if each.active(s)]


def _affordable(ability: Ability, hears: Callable[..., Any], *, fixed: bool) -> Callable[..., Any]:
    def offered(s: War, *args: Any) -> Iterable[Move]:
        power = s.power[ability.seat]
        if fixed:
            return hears(s, *args) if ability.cost <= power else ()
        return [move for move in hears(s, *args) if ability.price(s, move) <= power]

    return offered


def _asks(ability: Ability, name: str, mark: Mark) -> Callable[[War], bool]:
    """How to find out whether it counts; who silences is not silenced."""
    if mark.always:
        return _counts
    return ability.in_effect if name == "silences" else ability.active


def _counts(_s: War) -> bool:
    return True
