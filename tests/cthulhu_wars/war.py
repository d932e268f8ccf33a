"""Scenario vocabulary for Cthulhu Wars: a map, choices, dice, and what is true then.

    scene = war("gc,cc,bg", {"asia": "cc acolyte! nightgaunt:2 / gc deep_one"}, power={"cc": 5})
    scene.plays("cc attack asia 0").rolls([6], [1])

A zone holds factions separated by `/`, each with its units: `:2` says how many, `!` that one of
them controls the Gate; a lone `gate` is an abandoned Gate. What is not named is in the Pool.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any, Self

from mythos.core.asks import Ask, Draw, Roll
from mythos.core.dice import Dice, commitment, seed_from
from mythos.core.errors import IllegalMove, NotYourTurn
from mythos.core.fate import check_roll, take_out
from mythos.core.match import Match
from mythos.core.moves import parse_move
from mythos.core.record import FORMAT, Header
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.game import CthulhuWars
from mythos.games.cthulhu_wars.rules.ability import NeutralBook
from mythos.games.cthulhu_wars.rules.figures import give_card, shift
from mythos.games.cthulhu_wars.rules.gates import set_keeper
from mythos.games.cthulhu_wars.rules.key import Key
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.moves import Order
from mythos.games.cthulhu_wars.rules.set_up import lay_out
from mythos.games.cthulhu_wars.rules.state import ABANDONED, ACTION, NO_GATE, Battle, War
from mythos.games.cthulhu_wars.shown.visibility import View, ZoneView
from tests.scenes import BaseScene

SEED = seed_from("war")
NOBODY = "nobody"
SIDES = 6
"""All dice of the game have six sides (CW-10.11)."""


class Chance:
    """Dice and draws that the test lays out; it may add to them at any time."""

    def __init__(self) -> None:
        self.outcomes: list[Any] = []
        self.dice: Dice | None = None
        """What falls when nothing is laid out."""

    def roll(self, request: Roll) -> list[int]:
        assert request.faces == SIDES
        if self.dice and not self.outcomes:
            return [1 + self.dice.below(SIDES) for _ in range(request.count)]
        return check_roll(request, self.outcomes.pop(0))

    def draw(self, request: Draw) -> int:
        if self.dice and not self.outcomes:
            return take_out(request, request.pile[self.dice.below(len(request.pile))])
        item = self.outcomes.pop(0) if self.outcomes else request.pile[0]
        return take_out(request, item)


class Scene(BaseScene[War]):
    """A match in the middle of a war."""

    def __init__(self, match: Match[War], chance: Chance) -> None:
        super().__init__(match)
        self.chance = chance

    @property
    def t(self) -> Layout:
        game: CthulhuWars = self.match.game  # type: ignore[assignment]
        return game.catalogue.layout(self.s.table)

    @property
    def battle(self) -> Battle:
        assert self.s.battle is not None
        return self.s.battle

    @property
    def ask(self) -> Ask:
        return self.match.asked[0]

    @property
    def asked(self) -> str:
        """Who is asked what: `gc action`."""
        return f"{self.code(self.ask.seat)} {self.ask.question.key}" if not self.match.over else ""

    def can(self, verb: str) -> list[str]:
        """The legal moves that begin so."""
        return [move for move in self.moves if f"{move} ".startswith(f"{verb} ")]

    def code(self, seat: int) -> str:
        return self.t.factions[seat].code if seat != self.t.nobody else NOBODY

    def seat(self, code: str) -> int:
        return self.t.seat_of(code)

    def rolls(self, *outcomes: Any) -> Self:
        """What chance brings next: lists of dice, or values of Elder Signs."""
        self.chance.outcomes += outcomes
        return self

    def plays(self, *moves: str) -> Self:
        """Moves with the faction before them: `gc recruit acolyte asia`."""
        for move in moves:
            code, _, text = move.partition(" ")
            self.match.play(self.seat(code), text)
            flaws = self.match.game.flaws(self.s)
            assert flaws == []
        return self

    def refuses(self, move: str) -> bool:
        """Is the move refused?"""
        code, _, text = move.partition(" ")
        try:
            self.match.check(self.seat(code), text)
        except (IllegalMove, NotYourTurn):
            return True
        return False

    def why_not(self, move: str) -> tuple[str, str]:
        """The reason and the clause with which a move is refused."""
        code, _, text = move.partition(" ")
        try:
            self.match.check(self.seat(code), text)
        except IllegalMove as error:
            return error.reason, error.clause
        raise AssertionError(f"{move} is legal")

    def price(self, code: str, move: str) -> int:
        """What a move would take."""
        wanted = parse_move(self.match.game.moves, move)
        return self.match.prices(self.seat(code), [wanted]).get(move, 0)

    def power(self, code: str) -> int:
        return self.s.power[self.seat(code)]

    def doom(self, code: str) -> int:
        return self.s.doom[self.seat(code)]

    def signs(self, code: str) -> list[int]:
        return self.s.hidden_signs[self.seat(code)]

    def books(self, code: str) -> set[str]:
        seat = self.seat(code)
        return {book.name for book in self.t.books[seat] if self.s.books[seat] & book.bit}

    def met(self, code: str) -> set[str]:
        seat = self.seat(code)
        return {each.name for each in self.t.requirements[seat] if not each.open(self.s)}

    def zone(self, name: str) -> str:
        """What stands in a zone: `gc deep_one:2 / cc acolyte`."""
        return self._place(self.t.zone(name))

    def card(self, code: str) -> str:
        return self._place(self.t.cards[self.seat(code)])

    def captives(self, code: str) -> str:
        return self._place(self.t.prisons[self.seat(code)])

    def pool(self, code: str, unit: str) -> int:
        kind = self.t.kinds[self.seat(code)][unit]
        return self.s.figures[self.t.pool * self.t.size + kind]

    def goes(self, figure: str, origin: str, place: str, number: int = 1) -> Self:
        """Figures go from place to place by no rule: `scene.goes("gc cthulhu", "asia", "pool")`.

        A place is a zone, `pool`, `gone`, or somebody's `card gc` or `prison gc`.
        """
        code, unit = figure.split()
        kind = self.t.kinds[self.seat(code)][unit]
        for _ in range(number):
            shift(self.s, self.t, kind, self._named(origin), self._named(place))
        return self

    def _named(self, name: str) -> int:
        t, (word, *code) = self.t, name.split()
        if code:
            return {"card": t.cards, "prison": t.prisons}[word][self.seat(*code)]
        return {"pool": t.pool, "gone": t.gone}[word] if word in ("pool", "gone") else t.zone(word)

    def _place(self, place_: int) -> str:
        t, parts = self.t, []
        for seat in range(t.players + 1):
            held = [
                t.names[kind] + (f":{number}" if number > 1 else "")
                for kind in t.own(self.s, seat).kinds
                if (number := self.s.figures[place_ * t.size + kind])
            ]
            if held:
                parts.append(" ".join([self.code(seat), *held]))
        return " / ".join(parts)

    def gate(self, name: str) -> str:
        """`none`, `abandoned`, or who controls it."""
        keeper = self.s.keepers[self.t.zone(name)]
        if keeper == NO_GATE:
            return "none"
        return "abandoned" if keeper == ABANDONED else self.code(self.s.owner[keeper])

    def view(self, code: str) -> View:
        view = self.match.view(self.seat(code))
        assert isinstance(view, View)
        return view

    def seen(self, code: str, zone: str) -> ZoneView:
        """A zone as a faction sees it."""
        return next(each for each in self.view(code).zones if each.name == zone)


def war(
    factions: str,
    zones: Mapping[str, str] | None = None,
    *,
    turn: str = "",
    first: str = "",
    phase: int = ACTION,
    power: Mapping[str, int] | None = None,
    doom: Mapping[str, int] | None = None,
    books: Mapping[str, str] | None = None,
    met: Mapping[str, str] | None = None,
    signs: Mapping[str, list[int]] | None = None,
    usual: bool = False,
    game: CthulhuWars = GAME,
    cards: Mapping[str, str] | None = None,
    rolls: Sequence[Any] = (),
    dice: Dice | None = None,
    **fields: Any,
) -> Scene:
    """A position in the Action Phase, with the first faction on turn unless said otherwise.

    A faction has 5 Power unless said otherwise, and as many met requirements as spellbooks. All
    want to be asked whatever they may decide; with `usual` the standing orders are as in a game.
    `rolls` is what chance brings before anybody is asked; `dice` fall when nothing is laid out.
    """
    codes = factions.split(",")
    agreed = ("high_priests", "four_player_map", "fertility_cult", "handicap")
    options = {name: fields.pop(name) for name in agreed if name in fields}
    s = game.setup(game.read_options({"factions": factions, **options}, len(codes)), len(codes))
    if cards:
        key = Key.read(s.table)._replace(cards=tuple(sorted(cards)))
        lay_out(s, game.catalogue.layout(str(key)))
    t = game.catalogue.layout(s.table)
    for number, card in enumerate(t.loyalty):
        owner, *book = (cards or {})[card.code].split()
        give_card(s, t, number, t.seat_of(owner) if owner != NOBODY else t.nobody)
        s.earned |= bool(book) << number
    for ability in chain(*t.with_orders) if not usual else ():
        if ability.asks:
            ability.give_order(s, Order.ASK)
    for zone, text in (zones or {}).items():
        settle(s, t, t.zone(zone), text)
    s.starts = [(*t.board.starts(code.upper()), -1)[0] for code in codes]
    s.phase, s.round = phase, 1
    s.turn = t.seat_of(turn or codes[0])
    s.first = t.seat_of(first or turn or codes[0])
    s.power = [(power or {}).get(code, 5) for code in codes]
    s.doom = [(doom or {}).get(code, 0) for code in codes]
    for seat, code in enumerate(codes):
        give_books(s, t, seat, (books or {}).get(code, ""), (met or {}).get(code))
        for value in (signs or {}).get(code, []):
            s.sign_pool.remove(value)
            s.hidden_signs[seat] = sorted([*s.hidden_signs[seat], value])
    for name, value in fields.items():
        setattr(s, name, value)
    chance = Chance()
    chance.outcomes += rolls
    chance.dice = dice
    header = Header(FORMAT, game.id, game.rules_version, {}, tuple(codes), commitment(SEED))
    return Scene(Match.at(game, s, header, Dice(SEED), chance), chance)


def settle(s: War, t: Layout, zone: int, text: str) -> None:
    """Put figures and a Gate into a zone."""
    for part in text.split("/"):
        code, *units = part.split()
        if code == "gate":
            set_keeper(s, t, zone, ABANDONED)
            continue
        kinds = t.kinds[t.seat_of(code) if code != NOBODY else t.nobody]
        for unit in units:
            name, _, number = unit.removesuffix("!").partition(":")
            for _ in range(int(number or 1)):
                home = t.pool if s.figures[t.pool * t.size + kinds[name]] else t.gone
                shift(s, t, kinds[name], home, zone)
            if unit.endswith("!"):
                set_keeper(s, t, zone, kinds[name])


def give_books(s: War, t: Layout, seat: int, names: str, met: str | None) -> None:
    """Spellbooks on the card; for each the first requirement that is not named, or those named."""
    own = [each.name for each in t.books[seat] if not isinstance(each, NeutralBook)]
    wanted = own if names == "all" else names.split()
    for book in t.books[seat]:
        if book.name in wanted:
            s.books[seat] |= book.bit
            s.taken[seat] |= book.bit
    known = [each.name for each in t.requirements[seat]]
    order = met.split() if met is not None else known[::-1]
    for requirement in t.requirements[seat]:
        if requirement.name in order[: len(wanted)]:
            s.met[seat] |= requirement.bit
