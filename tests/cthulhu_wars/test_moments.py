"""Cthulhu Wars: the moments at which cards and maps have a say, each with a toy that uses it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest
from tools.hooks_page import PAGE, page

from mythos.core.asks import Script
from mythos.core.dice import Dice, seed_from
from mythos.core.errors import BrokenGame
from mythos.core.moves import Move
from mythos.core.run import World
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.catalogue import CATALOGUE, Catalogue
from mythos.games.cthulhu_wars.game import CthulhuWars
from mythos.games.cthulhu_wars.rules.ability import Ability, CardAbility, UnitPower, plays
from mythos.games.cthulhu_wars.rules.card import Card, GodBook
from mythos.games.cthulhu_wars.rules.figures import give, give_card, place, shift
from mythos.games.cthulhu_wars.rules.hooks import Sort, hooks_of
from mythos.games.cthulhu_wars.rules.moves import PASS, Attack
from mythos.games.cthulhu_wars.rules.spellbooks import close_book, complete, open_book
from mythos.games.cthulhu_wars.rules.state import DOOM, GATHER, Battle, War
from mythos.games.cthulhu_wars.rules.units import Trait, great_old_one, monster
from tests.cthulhu_wars.guests import guest, playing
from tests.cthulhu_wars.war import Scene, war

SOURCE = Path(GAME.folder)


def held_by(code: str, *toys: type[Ability]) -> CthulhuWars:
    """The game in which a faction has these abilities besides its own."""
    return playing(guest(code, abilities=toys))


def test_the_page_of_hooks_is_what_the_class_says() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


@pytest.mark.parametrize("name", hooks_of(Ability))
def test_every_hook_is_asked_somewhere(name: str) -> None:
    asked = re.compile(rf"\bAbility\.{name}\b")
    assert any(asked.search(file.read_text(encoding="utf-8")) for file in SOURCE.rglob("*.py"))


def test_every_step_is_heard_in_games_of_chance() -> None:
    """All but those that need a card of their own."""
    heard: set[str] = set()
    steps = [name for name, mark in hooks_of(Ability).items() if mark.sort == Sort.STEP]

    def listener(name: str) -> object:
        def hear(self: Ability, s: War, *args: object) -> None:
            heard.add(name)

        return hear

    toy = type("Listener", (Ability,), {"name": "listener", **{n: listener(n) for n in steps}})
    game = playing(*(guest(code, abilities=[toy]) for code in ("gc", "cc", "bg", "ys")))
    options = game.read_options({"factions": "gc,cc,bg,ys"}, 4)
    for number in range(12):
        dice = Dice(seed_from(f"steps {number}"))
        world: World[War] = World.start(game, 4, dice, options)
        world.playout(dice)
    assert set(steps) - heard <= {
        "taken_along", "card_came", "promoted", "sign_revealed", "surrounded", "withstood",
        "recruits_foreign", "gate_moved", "gate_removed",
    }  # fmt: skip


# What counts.


class Gag(Ability):
    """Nothing that needs Nyarlathotep counts while he is beside one of ours."""

    name = "gag"

    def silences(self, s: War, ability: Ability) -> bool:
        if not isinstance(ability, UnitPower):
            return False
        zones = [z for z in self.t.zones if s.figures[z * self.t.size + ability.kind]]
        return any(s.presence[self.seat] >> zone & 1 for zone in zones)


@pytest.mark.parametrize(("where", "counts"), [("asia", False), ("europe", True)])
def test_a_silenced_ability_counts_nowhere(where: str, counts: bool) -> None:
    """In its battle and in what players see of it."""
    beside = {"asia": "cc nyarlathotep / gc deep_one"}
    apart = {"asia": "cc nyarlathotep", "europe": "gc deep_one"}
    zones = beside if where == "asia" else apart
    scene = war("cc,gc,bg", zones, game=held_by("gc", Gag))
    harbinger = next(each for each in scene.t.powers[0] if each.name == "harbinger")
    assert harbinger.active(scene.s) == counts
    assert dict(scene.view("cc").seats[0].powers)["harbinger"] == counts


# The menu.


class Ban(Ability):
    """Nobody may summon."""

    name = "ban"

    def forbids(self, s: War, seat: int, move: Move) -> bool:
        return move.verb == "summon"


class Haste(Ability):
    """Whoever has it must attack if he can."""

    name = "haste"

    def forced(self, s: War) -> Iterable[Move]:
        zone = self.t.zone("asia")
        return [Attack("asia", 1)] if s.presence[1] >> zone & 1 else ()


class Mute(Ability):
    """Nothing at all may be done."""

    name = "mute"

    def forbids(self, s: War, seat: int, move: Move) -> bool:
        return True


def test_a_veto_takes_moves_off_the_finished_menu_of_everybody() -> None:
    zones = {"asia": "gc acolyte!"}
    assert war("gc,cc,bg", zones).can("summon")
    assert not war("gc,cc,bg", zones, game=held_by("cc", Ban)).can("summon")


def test_where_everything_is_forbidden_one_passes() -> None:
    assert war("gc,cc,bg", {"asia": "gc acolyte"}, game=held_by("cc", Mute)).moves == [str(PASS)]


def test_what_is_forced_is_all_there_is_to_do() -> None:
    game = held_by("gc", Haste)
    zones = {"asia": "gc deep_one / cc acolyte"}
    assert war("gc,cc,bg", zones, game=game).moves == ["attack asia 1"]
    assert war("gc,cc,bg", {"asia": "gc deep_one"}, game=game).can("move-unit")


# Prices and Gates.


class Market(Ability):
    """A Gate costs 2, a battle 3, an awakening 2 less; a Gate in Asia gives 5 and no Doom, and
    nobody takes the one in Europe.
    """

    name = "market"

    def gate_price(self, s: War, price: int, zone: int) -> int:
        return 2

    def battle_price(self, s: War, price: int, zone: int, enemy: int) -> int:
        return 3

    def awaken_price(self, s: War, price: int, kind: int) -> int:
        return price - 2

    def gate_income(self, s: War, power: int, zone: int) -> int:
        return 5 if zone == self.t.zone("asia") else power

    def gate_gives_no_doom(self, s: War, zone: int) -> bool:
        return zone == self.t.zone("asia")

    def forbids_control(self, s: War, seat: int, zone: int) -> bool:
        return zone == self.t.zone("europe")


@pytest.mark.parametrize(
    ("move", "cost"),
    [("create-gate asia", 2), ("attack asia 1", 3), ("awaken nyarlathotep europe", 8)],
)
def test_prices_of_gates_battles_and_awakenings_are_asked_for(move: str, cost: int) -> None:
    zones = {"asia": "cc acolyte nightgaunt flying_polyp / gc acolyte", "europe": "cc acolyte!"}
    for power, possible in ((cost, True), (cost - 1, False)):
        scene = war("cc,gc,bg", zones, power={"cc": power}, game=held_by("cc", Market))
        assert (move in scene.moves) == possible
    assert scene.price("cc", move) == cost


def test_a_gate_may_give_more_power_or_no_doom() -> None:
    zones = {"asia": "cc acolyte!", "africa": "cc acolyte!", "europe": "gc acolyte"}
    scene = war("cc,gc,bg", zones, phase=GATHER, power={"cc": 0}, game=held_by("gc", Market))
    card = scene.view("cc").seats[0]
    assert card.ritual_doom == 1
    assert scene.happened("gathered")[0]["number"] == 2 + 5 + 2


def test_a_gate_that_may_not_be_taken_stays_abandoned() -> None:
    zones = {"europe": "gate / cc acolyte", "asia": "gate / cc acolyte"}
    scene = war("cc,gc,bg", zones, game=held_by("gc", Market))
    assert scene.can("control-gate") == ["control-gate asia acolyte"]


# Phases, signs, the end.


class Calendar(Ability):
    """Notes the phases in which it was heard, one digit each."""

    name = "calendar"
    counters = 1

    def _note(self, s: War, digit: int) -> None:
        s.counters[self.at] = s.counters[self.at] * 10 + digit

    def gather_begins(self, s: War) -> None:
        self._note(s, 1)

    def after_income(self, s: War) -> None:
        self._note(s, 2)

    def after_minimum(self, s: War) -> None:
        self._note(s, 3)

    def before_first_player(self, s: War) -> None:
        self._note(s, 4)

    def doom_phase_begins(self, s: War) -> None:
        self._note(s, 5)

    def doom_over(self, s: War) -> None:
        self._note(s, 6)

    def action_phase_begins(self, s: War) -> None:
        self._note(s, 7)


def test_the_steps_of_the_phases_come_in_their_order() -> None:
    zones = {"asia": "cc acolyte", "europe": "gc acolyte", "africa": "bg acolyte"}
    power = {"cc": 1, "gc": 0, "bg": 0}
    scene = war("cc,gc,bg", zones, power=power, game=held_by("gc", Calendar))
    scene.plays("cc pass")
    while scene.asked.split()[1] != "action":
        scene.plays(f"{scene.asked.split()[0]} {scene.moves[-1]}")
    calendar = scene.t.ability(scene.seat("gc"), Calendar)
    assert scene.s.counters[calendar.at] == 1234567


class Late(Calendar):
    """The same, but after all others."""

    name = "late"
    sequence = 1

    def doom_over(self, s: War) -> None:
        first = self.t.ability(self.seat, Early)
        s.counters[self.at] = 10 + s.counters[first.at]


class Early(Calendar):
    """The same, before all others, though its owner lists it last."""

    name = "early"
    sequence = -1

    def doom_over(self, s: War) -> None:
        s.counters[self.at] = 1


def test_steps_of_one_moment_have_an_order_of_their_own() -> None:
    scene = war("cc,gc,bg", {"asia": "cc acolyte"}, phase=DOOM, game=held_by("gc", Late, Early))
    while scene.asked.split()[1] != "action":
        scene.plays(f"{scene.asked.split()[0]} {scene.moves[-1]}")
    late = scene.t.ability(scene.seat("gc"), Late)
    assert str(scene.s.counters[late.at]).startswith("11")


class Thief(Ability):
    """Every Elder Sign that others would draw goes to its owner."""

    name = "thief"

    def sign_due(self, s: War, seat: int) -> Script | None:
        return self._take(s) if seat != self.seat else None

    def _take(self, s: War) -> Script:
        s.sign_due = False
        s.doom[self.seat] += 1
        yield from ()


def test_an_elder_sign_may_go_elsewhere_before_it_is_drawn() -> None:
    zones = {"asia": "gc acolyte!", "south_pacific": "gate / gc acolyte"}
    scene = war("gc,cc,bg", zones, power={"gc": 12}, game=held_by("cc", Thief))
    scene.plays("gc awaken cthulhu south_pacific")
    assert (scene.signs("gc"), scene.doom("cc")) == ([], 1)


class Triumph(Ability):
    """Whoever has it and no Power has won."""

    name = "triumph"

    def wins(self, s: War) -> bool:
        return not s.power[self.seat]


def test_somebody_may_win_at_once_whatever_the_doom() -> None:
    zones = {"asia": "cc acolyte", "europe": "gc acolyte"}
    scene = war("gc,cc,bg", zones, power={"cc": 0}, doom={"gc": 20}, game=held_by("cc", Triumph))
    scene.plays("gc pass")
    assert scene.match.over
    assert scene.match.result is not None
    assert scene.match.result.winners == (scene.seat("cc"),)


def test_a_spellbook_can_be_closed_and_is_still_on_the_card() -> None:
    """Blocked, face down or used up: owned, but of no use."""
    zones = {"asia": "gc acolyte", "europe": "cc acolyte"}
    scene = war("gc,cc,bg", zones, books={"gc": "all"}, power={"gc": 9})
    book = next(each for each in scene.t.books[0] if each.name == "dreams")
    close_book(scene.s, book)
    assert complete(scene.s, 0)
    assert (book.active(scene.s), "dreams" in scene.view("gc").seats[0].books) == (False, True)
    open_book(scene.s, book)
    assert book.active(scene.s)


# Battles.


class Spear(Ability):
    """Two Kills more against whoever its owner fights, and they go to Cultists if there are any;
    ours do not die.
    """

    name = "spear"

    def rolled(self, s: War, b: Battle) -> None:
        b.kills[1 if b.attacker == self.seat else 0] += 2

    def kill_targets(self, s: War, free: Sequence[int], b: Battle) -> Sequence[int]:
        return [f for f in free if self.t.cultist[b.kinds[f]]] or free

    def dying(self, s: War, b: Battle, fighter: int) -> None:
        b.killed[fighter] = 0


def test_results_can_be_added_aimed_and_survived() -> None:
    zones = {"asia": "gc starspawn / cc acolyte hunting_horror nightgaunt"}
    scene = war("gc,cc,bg", zones, game=held_by("gc", Spear))
    scene.rolls([1] * 3, [6, 1]).plays("gc attack asia 1")
    assert (scene.asked, scene.can("assign-kill acolyte")) == ("cc kill", [])
    scene.plays("cc assign-kill nightgaunt")
    assert {each["unit"] for each in scene.happened("killed")} == {"acolyte", "nightgaunt"}
    assert scene.zone("asia") == "gc starspawn / cc hunting_horror"


# Owners.

HOUND = Card("hound", (monster("hound", 2, 2, combat=4, traits=Trait.NO_KILL | Trait.NO_MOVE),))
BEAST = Card("beast", (monster("beast", 1, 2, combat=2, traits=Trait.OPPONENT),))


class Kennel(CardAbility):
    """1 Power for whoever has the card."""

    name = "kennel"
    counters = 1

    def income(self, s: War, power: int) -> int:
        s.counters[self.at] += 1
        return power + 1


KENNEL = Card("kennel", (monster("pup", 1, 1),), abilities=(Kennel,))


def kennelled() -> Scene:
    """A hound of Great Cthulhu's in Asia."""
    game = playing(cards=[HOUND])
    return war("gc,cc,bg", {"asia": "gc hound"}, cards={"hound": "gc"}, game=game)


def test_units_of_a_card_change_hands_with_their_presence_and_gates() -> None:
    scene = war(
        "gc,cc,bg", {"asia": "gc hound"}, cards={"hound": "gc"}, game=playing(cards=[HOUND])
    )
    s, t = scene.s, scene.t
    give_card(s, t, 0, scene.seat("bg"))
    assert scene.zone("asia") == "bg hound"
    assert [presence > 0 for presence in s.presence] == [False, False, True, False]
    assert scene.match.game.flaws(s) == []


def test_a_unit_that_cannot_move_or_be_killed_does_neither() -> None:
    game = playing(cards=[HOUND])
    zones = {"asia": "gc hound / cc flying_polyp", "europe": "gc acolyte"}
    scene = war("gc,cc,bg", zones, cards={"hound": "gc"}, game=game)
    assert not scene.can("move-unit hound")
    scene.rolls([1] * 4, [6]).plays("gc attack asia 1")
    assert scene.zone("asia") == "gc hound / cc flying_polyp"


def test_a_cards_ability_and_what_it_remembers_go_with_the_card() -> None:
    game = playing(cards=[KENNEL])
    zones = {"asia": "gc acolyte", "europe": "cc acolyte"}
    scene = war("gc,cc,bg", zones, cards={"kennel": "gc"}, game=game)
    incomes = [card.income for card in scene.view("gc").seats]
    give_card(scene.s, scene.t, 0, scene.seat("cc"))
    again = [card.income for card in scene.view("gc").seats]
    assert (incomes[0] - again[0], again[1] - incomes[1]) == (1, 1)
    counters = {scene.t.ability(seat, Kennel).at for seat in range(3)}
    assert len(counters) == 1


def test_nobody_can_be_fought() -> None:
    """Its dice are rolled, the attacker assigns its results, and nobody is asked nothing."""
    game = playing(cards=[BEAST])
    zones = {"asia": "gc starspawn / nobody beast", "europe": "cc acolyte"}
    scene = war("gc,cc,bg", zones, cards={"beast": "nobody"}, game=game)
    assert scene.can("attack") == ["attack asia 3"]
    scene.rolls([6, 1, 1], [1, 1]).plays("gc attack asia 3")
    assert scene.zone("asia") == "gc starspawn"
    assert scene.happened("rolled")[1]["seat"] == scene.t.nobody
    assert scene.asked == "gc book"


def test_what_is_nobodys_never_has_a_turn_and_is_no_enemy() -> None:
    game = playing(cards=[BEAST])
    zones = {"asia": "gc acolyte / nobody beast", "europe": "cc acolyte"}
    scene = war("gc,cc,bg", zones, cards={"beast": "nobody"}, game=game)
    assert scene.t.turn_order(scene.s) == (0, 1, 2)
    assert len(scene.view("gc").seats) == 3
    assert scene.seen("cc", "asia").units[-1].seat == scene.t.nobody


def test_a_place_for_figures_on_a_card_and_on_an_enemys_spellbook() -> None:
    scene = war(
        "gc,cc,bg", {"asia": "gc hound"}, cards={"hound": "gc"}, game=playing(cards=[HOUND])
    )
    s, t = scene.s, scene.t
    kind = t.kinds[0]["hound"]
    shift(s, t, kind, t.zone("asia"), t.on_books[1][2])
    place(s, t, kind, t.zone("asia"))
    shift(s, t, kind, t.zone("asia"), t.on_loyalty[0])
    assert s.presence[0] == 0
    assert scene.pool("gc", "hound") == 0
    give(s, t, kind, 1)
    assert scene.match.game.flaws(s) == []


# Collisions.


class Devour(Move):
    """A move whose name is taken."""


class Glutton(Ability):
    name = "glutton"

    @plays(Devour)
    def play(self, s: War, move: Devour) -> None:
        """Nothing."""


class Recruiter(Ability):
    name = "recruiter"

    @plays(Attack)
    def play(self, s: War, move: Attack) -> None:
        """Nothing."""


class Other(Recruiter):
    name = "other"


def test_two_moves_of_one_name_are_an_error() -> None:
    with pytest.raises(BrokenGame, match="both have devour"):
        held_by("cc", Glutton)


def test_two_abilities_of_a_seat_that_carry_out_one_move_are_an_error() -> None:
    with pytest.raises(BrokenGame, match="both carry out attack"):
        war("cc,gc,bg", game=held_by("cc", Recruiter, Other))


def test_a_card_with_a_unit_of_a_faction_is_an_error() -> None:
    twin = Card("twin", (great_old_one("cthulhu", 4),))
    with pytest.raises(BrokenGame, match="gc and a card both have"):
        war("gc,cc,bg", cards={"twin": "nobody"}, game=playing(cards=[twin]))


def test_two_cards_of_one_code_or_an_unknown_kind_of_part_are_an_error() -> None:
    with pytest.raises(BrokenGame, match="twice"):
        Catalogue(CATALOGUE.factions.values(), [HOUND, HOUND])


def all_said(lang: str) -> str:
    """What several cards share has a folder of its own."""
    files = (SOURCE / "texts").rglob(f"{lang}.ftl")
    return "".join(file.read_text(encoding="utf-8") for file in files)


@pytest.mark.parametrize("code", CATALOGUE.cards)
def test_a_card_has_texts_a_clause_a_drawing_and_scenarios(code: str) -> None:
    texts = SOURCE / "texts" / code
    assert {file.name for file in texts.iterdir()} == {"en.ftl", "de.ftl", "rules.toml"}
    for lang in ("en", "de"):
        said = (texts / f"{lang}.ftl").read_text(encoding="utf-8")
        card = CATALOGUE.cards[code]
        for unit in card.units if not card.rival else ():  # those are named by their faction
            assert f"cthulhu-wars-unit-{unit.name} = " in said
        for ability in CATALOGUE.cards[code].abilities:
            if ability.shown or issubclass(ability, GodBook):
                kind = "power-about" if ability.shown else "about"
                shared = sum(ability in each.abilities for each in CATALOGUE.cards.values()) > 1
                where = all_said(lang) if shared else said
                assert f"cthulhu-wars-{kind}-{ability.name} = " in where
        assert f"cthulhu-wars-card-about-{code} = " in said
    root = Path(__file__).parent
    assert (root / "cards" / f"test_{code}.py").exists()
    drawn = root.parent.parent / "web" / "src" / "games" / "cthulhu-wars" / "cards" / code
    named = [unit.name for unit in CATALOGUE.cards[code].units] or [code]
    assert {f"{name}.svg" for name in named} <= {file.name for file in drawn.iterdir()}
