"""Cthulhu Wars: prices, incomes and progress that the view carries are those of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest

from mythos.core.dice import Dice, derive, seed_from
from mythos.core.match import Match
from mythos.core.moves import Move
from mythos.core.seats import SPECTATOR
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.catalogue import CATALOGUE
from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.actions import COMMON, act
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.figures import zones_with
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.menu import main_actions
from mythos.games.cthulhu_wars.rules.state import DOOM_TURN, GATHER, War
from mythos.games.cthulhu_wars.rules.units import Rank
from mythos.games.cthulhu_wars.shown.price_view import prices_of
from mythos.games.cthulhu_wars.shown.visibility import SeatView, UnitInfo, View
from tests.cthulhu_wars.guests import guest, playing
from tests.cthulhu_wars.war import Scene, war

SEED = seed_from("what is shown")
MENUS = ("action", "more", "second", "move")


def seen(scene: Scene, code: str) -> View:
    view = scene.match.view(scene.seat(code))
    assert isinstance(view, View)
    return view


def card(scene: Scene, code: str) -> SeatView:
    return seen(scene, code).seats[scene.seat(code)]


# Prices.


def paid(s: War, t: Layout, seat: int, move: Move) -> int:
    """What carrying out an action takes before anything is asked, tried on a copy."""
    trial = s.copy()
    for _ in act(trial, t, seat, move):
        break
    return max(0, s.power[seat] - trial.power[seat])


@pytest.mark.parametrize("number", range(6))
def test_every_offered_move_has_the_price_that_is_paid(number: int) -> None:
    """CW-1.26: in whole games, every move of every menu is tried."""
    match: Match[War] = Match(GAME, 2 + number % 3, seed=derive(SEED, number))
    dice = Dice(derive(match.seed, "moves"))
    tried = 0
    while not match.over:
        ask, t = match.asked[0], CATALOGUE.layout(match.state.table)
        if ask.question.key in MENUS:
            prices = match.prices(ask.seat, ask.moves)
            for move in ask.moves:
                if type(move) in COMMON or type(move) in t.handlers[ask.seat]:
                    tried += 1
                    assert prices.get(move, 0) == paid(match.state, t, ask.seat, move), move
        match.play(ask.seat, ask.moves[dice.below(len(ask.moves))])
    assert tried > 100


PRICES = [
    ("bg,gc,cc", "bg summon dark_young asia", 3, {"asia": "bg acolyte!"}, {}),
    ("bg,gc,cc", "bg summon dark_young asia", 2, {"asia": "bg acolyte! shub_niggurath"},
     {"bg": "thousand_young"}),
    ("ys,gc,cc", "ys desecrate", 2, {"asia": "ys king_in_yellow acolyte"}, {}),
    ("ys,gc,cc", "ys desecrate", 1, {"asia": "ys king_in_yellow acolyte hastur"},
     {"ys": "third_eye"}),
    ("gc,bg,cc", "gc dreams asia 1", 2, {"asia": "bg acolyte", "europe": "gc shoggoth"},
     {"gc": "dreams"}),
    ("cc,bg,ys", "cc pay-for-book 6", 6, {"asia": "cc acolyte"}, {}),
    ("cc,bg,ys", "cc create-gate asia", 3, {"asia": "cc acolyte"}, {}),
]  # fmt: skip


@pytest.mark.parametrize(("factions", "move", "cost", "zones", "books"), PRICES)
def test_a_price_with_a_discount_is_what_is_gone_afterwards(
    factions: str, move: str, cost: int, zones: dict[str, str], books: dict[str, str]
) -> None:
    """CW-22.18, CW-23.19: what is shown is what is gone afterwards."""
    scene = war(factions, zones, books=books, power=dict.fromkeys(factions.split(","), 12))
    code, _, text = move.partition(" ")
    assert scene.price(code, text) == cost
    scene.rolls([6]).plays(move)
    assert scene.power(code) == 12 - cost


class Toll(Ability):
    """An ability for tests: actions of the first seat in the first zone cost 1 more."""

    name = "toll"

    def tax(self, s: War, price: int, seat: int, zone: int) -> int:
        return price + (zone == 0 and self.seat == 1)


def test_taxes_are_in_the_price() -> None:
    """CW-1.26, CW-26.24: zone by zone, since they differ."""
    scene = war("cc,bg,ys", {"arctic_ocean": "cc acolyte! nightgaunt / bg acolyte"})
    taxed = Layout(scene.t.board, 3, scene.t.factions, modules=[Toll])
    moves: list[Move] = main_actions(scene.s, taxed, 0)
    prices = prices_of(scene.s, taxed, 0, moves)
    assert prices["recruit acolyte arctic_ocean"] == 2
    assert prices["move-unit nightgaunt arctic_ocean asia"] == 1
    assert all(prices.get(move, 0) == paid(scene.s, taxed, 0, move) for move in moves)


def test_prices_go_with_the_moves_and_not_with_the_view() -> None:
    """CW-1.26: whoever is not asked is shown no price."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte"})
    assert scene.match.prices(scene.seat("cc"), scene.ask.moves)["recruit acolyte asia"] == 1
    assert all("prices" not in seen(scene, code).__struct_fields__ for code in ("cc", "bg"))


# Units.


def unit(scene: Scene, name: str) -> UnitInfo:
    return next(each for each in seen(scene, scene.code(0)).roster if each.unit == name)


def test_a_great_old_one_that_can_be_awakened_is_ready() -> None:
    """CW-4.5, CW-20.2, CW-20.3: a place is needed; the second time is cheaper."""
    away = war("gc,bg,cc", {"asia": "gc acolyte"}, power={"gc": 12})
    assert (unit(away, "cthulhu").price, unit(away, "cthulhu").ready) == (10, False)
    home = war("gc,bg,cc", {"south_pacific": "gc acolyte!"}, power={"gc": 12})
    assert unit(home, "cthulhu").ready
    home.plays("gc awaken cthulhu south_pacific")
    assert (unit(home, "cthulhu").price, unit(home, "cthulhu").ready) == (4, False)


def test_units_have_dice_of_their_own_or_none() -> None:
    """CW-20.1, CW-22.4."""
    scene = war("bg,gc,cc", {"asia": "bg acolyte"})
    assert unit(scene, "starspawn").dice == 3
    assert unit(scene, "shub_niggurath").dice is None
    assert unit(scene, "shub_niggurath").great
    assert not unit(scene, "acolyte").great


# What the next phases bring.


def test_the_shown_power_is_what_is_gathered() -> None:
    """CW-6.1 to CW-6.7: with abilities, abandoned Gates and the minimum."""
    zones = {
        "asia": "bg acolyte:4! dark_young:2", "europe": "gate",
        "africa": "bg acolyte! / cc acolyte", "arctic_ocean": "ys acolyte",
    }  # fmt: skip
    shown = seen(war("bg,cc,ys", zones, books={"bg": "red_sign"}), "bg").seats
    assert [each.income for each in shown] == [5 + 2 * 2 + 1 + 2, 2, 2]
    assert [each.next_power for each in shown] == [12, 6, 6]
    spent = dict.fromkeys(("bg", "cc", "ys"), 0)
    scene = war("bg,cc,ys", zones, books={"bg": "red_sign"}, phase=GATHER, power=spent)
    gathered = {each["seat"]: each["number"] for each in scene.happened("gathered")}
    assert gathered == {each.seat: each.next_power for each in shown}


def test_the_shown_ritual_is_what_it_brings() -> None:
    """CW-8.5: Doom for Gates, Elder Signs for Great Old Ones."""
    zones = {"asia": "bg acolyte! shub_niggurath", "europe": "bg acolyte!", "africa": "cc acolyte"}
    scene = war("bg,cc,ys", zones, phase=DOOM_TURN, power={"bg": 9})
    shown, view = card(scene, "bg"), seen(scene, "bg")
    assert (shown.ritual_doom, shown.ritual_signs) == (2, 1)
    assert scene.price("bg", "perform-ritual") == view.ritual_cost == 5
    scene.plays("bg perform-ritual")
    assert (scene.doom("bg"), len(scene.signs("bg"))) == (2, 1)
    assert scene.power("bg") == 9 - 5


# Requirements.

TALLIES = [
    ("bg", "spread_4", [(2, 4)]),
    ("bg", "share_areas", [(1, 2)]),
    ("bg", "eliminate_two", []),
    ("cc", "gates_3_power_12", [(1, 3), (9, 12)]),
    ("cc", "awaken_nyarlathotep", []),
    ("gc", "ocean_gates", [(1, 3), (2, 4)]),
    ("gc", "kill_devour_2", [(0, 2)]),
    ("gc", "five_books", [(0, 5)]),
    ("gc", "first_doom_phase", []),
]


@pytest.mark.parametrize(("code", "name", "pairs"), TALLIES)
def test_requirements_are_counted_as_a_player_counts(
    code: str, name: str, pairs: list[tuple[int, int]]
) -> None:
    """CW-20.9, CW-21.8, CW-22.6: chances and dice are nothing to count."""
    zones = {
        "arctic_ocean": "gc acolyte!", "indian_ocean": "cc acolyte!",
        "asia": "bg ghoul / gc acolyte", "europe": "bg ghoul",
    }  # fmt: skip
    scene = war("gc,cc,bg", zones, power={"cc": 9})
    shown = card(scene, code)
    assert list(shown.tallies[shown.open.index(name)]) == pairs


def test_what_the_enemy_lost_is_counted_in_the_battle() -> None:
    """CW-20.8, CW-20.13: until the battle is over."""
    scene = war("gc,cc,bg", {"asia": "gc starspawn acolyte / cc acolyte:2 nightgaunt"})
    scene.rolls([6, 5, 5]).plays("gc attack asia 1", "cc assign-kill acolyte")
    shown = card(scene, "gc")
    assert shown.tallies[shown.open.index("kill_devour_2")] == ((1, 2),)


# Talks.


def test_talks_about_cultists_are_shown_to_everybody() -> None:
    """CW-22.14, CW-21.20 to CW-21.22: who takes part, what each has, what each offers."""
    zones = {"asia": "bg fungi", "africa": "bg fungi", "europe": "cc acolyte:3",
             "arctic_ocean": "ys acolyte"}  # fmt: skip
    scene = war("bg,cc,ys", zones, books={"bg": "ghroth"})
    scene.rolls([2]).plays("bg ghroth", "cc offer 1")
    for code in ("bg", "cc", "ys"):
        talks = seen(scene, code).talks
        assert talks is not None
        assert (talks.by, talks.stake, talks.demand, talks.round) == (0, "cultists", 2, 1)
        limits = [(each.seat, each.limit, each.offer, each.left) for each in talks.talkers]
        assert limits == [(1, 3, 1, False), (2, 1, None, False)]
    scene.plays("ys leave", "cc leave")
    assert seen(scene, "bg").talks is None
    assert scene.asked == "bg ghroth-share"


# Cards, and units that are Gates.


POWERS = [
    ("gc", "immortal devour-"),
    ("cc", "flight harbinger-"),
    ("bg", "fertility_cult avatar-"),
    ("ys", "feast desecrate- vengeance-"),
    ("ow", "beyond_one key_and_gate-"),
    ("sl", "death_from_below lethargy-"),
    ("ww", "hibernate eternal- ferox-"),
    ("tt", "sycophancy unspeakable_oath hells_banquet-"),
    ("an", "dematerialization cathedrals"),
]


def powers(scene: Scene, code: str) -> str:
    """The powers on a card in one line, those that do not count now with a dash behind."""
    return " ".join(name + "-" * (not counts) for name, counts in card(scene, code).powers)


@pytest.mark.parametrize(("code", "there"), POWERS)
def test_a_card_says_what_its_faction_can_do(code: str, there: str) -> None:
    """CW-1.19: the unique ability first; without Great Old Ones their powers do not count."""
    other = "bg" if code == "gc" else "gc"
    assert powers(war(f"{code},{other}", {"asia": f"{code} acolyte"}), code) == there


@pytest.mark.parametrize("code", [code for code, _ in POWERS if code not in ("an", "tt")])
def test_powers_count_while_their_great_old_one_is_in_play(code: str) -> None:
    """CW-1.19 c: those of one that sleeps do not."""
    gods = [unit.name for unit in CATALOGUE.factions[code].units if unit.rank == Rank.GREAT_OLD_ONE]
    other = "bg" if code == "gc" else "gc"
    scene = war(f"{code},{other}", {"asia": f"{code} {' '.join(gods)}"})
    assert powers(scene, code) == dict(POWERS)[code].replace("-", "")
    scene = war(f"{code},{other}", {"asia": f"{code} {gods[0]}"})
    assert powers(scene, code).count("-") == len(gods) - 1


def test_the_banquet_counts_from_the_first_awakening_on() -> None:
    """CW-27.7: also when Ubbo-Sathla is dead again."""
    scene = war("tt,gc", {"asia": "tt acolyte! high_priest"}, power={"tt": 9})
    scene.plays("tt awaken ubbo_sathla asia")
    assert powers(scene, "tt") == "sycophancy unspeakable_oath hells_banquet"
    scene.goes("tt ubbo_sathla", "asia", "pool")
    assert powers(scene, "tt") == "sycophancy unspeakable_oath hells_banquet"


def test_the_oath_is_on_every_card_where_there_are_high_priests() -> None:
    """CW-13.3: after what is the faction's own, and only once."""
    scene = war("gc,tt", {"asia": "gc acolyte"}, high_priests=True)
    assert powers(scene, "gc") == "immortal devour- unspeakable_oath"
    assert powers(scene, "tt") == dict(POWERS)["tt"]


def test_what_is_borrowed_is_on_the_borrowers_card() -> None:
    """CW-25.13: while a Serpent Man is with the lender, who keeps it."""
    zones = {"asia": "sl serpent_man"}
    scene = war("sl,cc,bg", zones, books={"sl": "ancient_sorcery"})
    scene.plays("sl ancient-sorcery asia 1")
    assert powers(scene, "sl") == "death_from_below lethargy- flight"
    assert powers(scene, "cc") == "flight harbinger-"


class Idol(Ability):
    """Cthulhu is a Gate, his owner sleeps beside him, and a counter says how many there are."""

    name = "idol"

    def living_gates(self, s: War, zones: Sequence[Zone]) -> Sequence[Zone]:
        return (*zones, *zones_with(s, self.t, self.t.kinds[self.seat]["cthulhu"]))

    def asleep(self, s: War) -> bool:
        return bool(self.living_gates(s, ()))

    def card_counters(self, s: War, shown: Sequence[tuple[str, int]]) -> Sequence[tuple[str, int]]:
        return (*shown, ("growth", len(self.living_gates(s, ()))))


def test_a_unit_that_is_a_gate_is_shown_in_its_area() -> None:
    """CW-24.6: whose it is, there and nowhere else, and it is among the Gates of its owner."""
    with_guests = partial(war, game=playing(guest("gc", abilities=(Idol,))))
    scene = with_guests("cc,gc", {"asia": "gc cthulhu", "europe": "gc acolyte! / cc acolyte"})
    assert scene.seen("cc", "asia").living_gate == scene.seat("gc")
    assert not scene.seen("cc", "asia").gate
    assert scene.seen("cc", "europe").living_gate is None
    assert card(scene, "gc").gates == 2


def test_counters_and_sleep_are_on_the_card() -> None:
    """CW-26.2, CW-27.6: everybody sees who sits the phase out, and what a counter shows."""
    with_guests = partial(war, game=playing(guest("gc", abilities=(Idol,))))
    scene = with_guests("cc,gc", {"asia": "gc cthulhu", "europe": "cc acolyte"})
    there, others = card(scene, "gc"), card(scene, "cc")
    assert (there.marks, there.asleep) == ((("growth", 1),), True)
    assert (others.marks, others.asleep) == ((), False)


def test_a_ritual_may_cost_one_less_than_the_others() -> None:
    """CW-26.17: the marker's price is for those without Herald of the Outer Gods."""
    zones = {"asia": "ww acolyte", "europe": "cc acolyte"}
    scene = war("ww,cc", zones, books={"ww": "herald"}, ritual=4)
    assert seen(scene, "cc").ritual_cost > 5
    assert card(scene, "ww").ritual_price == 5
    assert card(scene, "cc").ritual_price == seen(scene, "cc").ritual_cost


def test_the_factions_to_choose_from_are_shown_until_they_are_chosen() -> None:
    """CW-2.8: to whoever looks on as well."""
    match: Match[War] = Match(GAME, 2, seed=SEED, options={"draft": "chosen"})
    for seat in (0, 1, SPECTATOR):
        view = match.view(seat)
        assert isinstance(view, View)
        assert view.offered == tuple(CATALOGUE.factions)
    match.play(0, "play-faction ys")
    match.play(1, "play-faction gc")
    view = match.view(0)
    assert isinstance(view, View)
    assert view.offered == ()
