"""Cthulhu Wars, chapter 28: the Ancients."""

from __future__ import annotations

import pytest

from mythos.core.match import Match
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.catalogue import CATALOGUE
from mythos.games.cthulhu_wars.factions.the_ancients import Cathedrals
from mythos.games.cthulhu_wars.rules.doom import ritual_gain
from mythos.games.cthulhu_wars.rules.gather import income
from mythos.games.cthulhu_wars.rules.state import DOOM, War
from tests.cthulhu_wars.test_vectors import total
from tests.cthulhu_wars.war import Scene, war

FOUR = ("asia", "africa", "south_america", "indian_ocean")
"""One Area of each group on the map for three."""


def with_cathedrals(scene: Scene, *names: str) -> Scene:
    ability = scene.t.ability(scene.seat("an"), Cathedrals)
    scene.s.counters[ability.at] = sum(1 << scene.t.zone(name) for name in names)
    return scene


def cathedrals(scene: Scene) -> list[str]:
    return sorted(z.name for z in scene.view("an").zones if "cathedral" in z.tokens)


def test_they_start_in_any_area_without_a_glyph_after_the_printed_glyphs() -> None:
    """CW-2.12, CW-28.1, CW-2.10: any Area without a start glyph, after the printed glyphs."""
    match: Match[War] = Match(GAME, 3, options={"factions": "an,cc,bg"})
    (ask,) = match.asked
    assert (ask.seat, ask.question.clause) == (0, "CW-2.9")
    assert {str(move) for move in ask.moves} == {
        "start-in north_atlantic", "start-in south_atlantic", "start-in north_pacific",
        "start-in indian_ocean", "start-in south_america", "start-in australia",
    }  # fmt: skip
    assert match.state.starts[1:] == [
        CATALOGUE.layout(match.state.table).zone(z) for z in ("asia", "africa")
    ]
    match.play(0, "start-in australia")
    assert match.state.starts[0] == CATALOGUE.layout(match.state.table).zone("australia")


@pytest.mark.parametrize(
    ("units", "dice"), [("un_man:3", 0), ("reanimated:2", 4), ("yothan", 7), ("acolyte", 0)]
)
def test_their_units_have_the_dice_of_the_table(units: str, dice: int) -> None:
    """CW-28.1: the unit table."""
    assert total(war("an,cc,bg", {"asia": f"an {units}"}), "asia", "an", "cc") == dice


def test_without_great_old_ones_a_ritual_brings_no_signs() -> None:
    """CW-28.1: a ritual brings Doom for Gates only."""
    scene = war("an,cc,bg", {"asia": "an acolyte! yothan"})
    assert ritual_gain(scene.s, scene.t, 0) == (1, 0)


# Dematerialization.


def in_doom_phase() -> Scene:
    zones = {"asia": "an acolyte:2! yothan", "europe": "an un_man / cc acolyte"}
    return war("an,cc,bg", zones, phase=DOOM)


def test_any_units_of_one_area_go_to_any_other_once_and_it_is_no_action() -> None:
    """CW-28.2: any or all units of one Area to any other, once, no action."""
    scene = in_doom_phase()
    assert scene.asked == "an doom"
    assert scene.can("dematerialize asia antarctica")
    assert not scene.can("dematerialize africa")
    assert not scene.can("dematerialize asia asia")
    scene.plays("an dematerialize asia antarctica")
    assert scene.moves == ["carry acolyte", "carry acolyte_on_gate", "carry yothan"]
    scene.plays("an carry yothan", "an carry acolyte_on_gate")
    assert scene.gate("asia") == "abandoned"
    scene.plays("an done")
    assert scene.zone("antarctica") == "an acolyte yothan"
    assert scene.power("an") == 5
    assert not scene.can("dematerialize")


def test_dematerialization_comes_back_with_the_next_round() -> None:
    """CW-28.2: once in each Doom Phase."""
    scene = in_doom_phase()
    scene.plays("an dematerialize europe africa")
    assert scene.zone("africa") == "an un_man"  # the only one goes without a question
    assert not scene.can("dematerialize")
    while scene.asked != "an doom" or scene.s.round == 1:
        idle = [move for move in scene.moves if move in ("pass", "done")]
        scene.plays(f"{scene.asked.split()[0]} {(idle or scene.moves)[0]}")
    assert scene.can("dematerialize africa europe")


# Cathedrals.


def test_a_cathedral_is_built_beside_a_cultist_for_one() -> None:
    """CW-28.3, CW-28.4, CW-28.6: where a Cultist of ours is, Gate or not; for 1."""
    zones = {"asia": "an acolyte / cc acolyte!", "africa": "an yothan"}
    scene = war("an,cc,bg", zones)
    assert scene.can("build-cathedral") == ["build-cathedral asia"]
    scene.plays("an build-cathedral asia")
    assert scene.power("an") == 4
    assert cathedrals(scene) == ["asia"]
    assert scene.asked == "an book"
    assert scene.met("an") == {"cathedral_slashes"}


def test_a_cathedral_beside_another_costs_three() -> None:
    """CW-28.4: adjacent Areas; the menu and the price tag know it."""
    zones = {"africa": "an acolyte", "australia": "an acolyte", "north_america": "an acolyte"}
    scene = with_cathedrals(war("an,cc,bg", zones, power={"an": 2}), "asia")
    assert scene.can("build-cathedral") == [
        "build-cathedral north_america", "build-cathedral australia",
    ]  # fmt: skip
    scene = with_cathedrals(war("an,cc,bg", zones, power={"an": 3}), "asia")
    assert scene.price("an", "build-cathedral africa") == 3
    assert scene.price("an", "build-cathedral australia") == 1
    scene.plays("an build-cathedral africa", "an take-book festival")
    assert scene.power("an") == 0


def test_each_group_of_areas_has_one_cathedral() -> None:
    """CW-28.5, CW-40.13, CW-28.24: oceans and unmarked land are one group."""
    zones = ("europe", "australia", "north_america", "antarctica", "north_pacific")
    everywhere = dict.fromkeys(zones, "an acolyte")
    scene = with_cathedrals(war("an,cc,bg", everywhere), "asia", "africa", "indian_ocean")
    assert scene.can("build-cathedral") == ["build-cathedral north_america"]
    scene = with_cathedrals(war("an,cc,bg", everywhere), "asia", "africa", "south_america")
    assert set(scene.can("build-cathedral")) == {
        "build-cathedral antarctica", "build-cathedral north_pacific",
    }  # fmt: skip


def test_four_cathedrals_are_all() -> None:
    """CW-28.5, CW-2.7: there is no fifth."""
    scene = with_cathedrals(war("an,cc,bg", {"europe": "an acolyte"}), *FOUR)
    assert not scene.can("build-cathedral")
    assert scene.why_not("an build-cathedral europe") == ("not-now", "CW-1.19")


@pytest.mark.parametrize(
    ("zone", "met"),
    [("asia", "cathedral_slashes"), ("africa", "cathedral_chevron"),
     ("south_america", "cathedral_circle"), ("antarctica", "cathedral_plain"),
     ("indian_ocean", "cathedral_plain")],
)  # fmt: skip
def test_a_cathedral_in_each_group_brings_a_spellbook(zone: str, met: str) -> None:
    """CW-28.8, CW-28.9, CW-28.10, CW-28.11: one spellbook for each group."""
    scene = war("an,cc,bg", {zone: "an acolyte"}).plays(f"an build-cathedral {zone}")
    assert scene.met("an") == {met}


def test_bots_see_the_way_to_a_cathedral() -> None:
    """CW-28.8: the nearer a Cultist, the better; without one nothing."""
    chevron = "cathedral_chevron"

    def near(zones: dict[str, str]) -> float:
        scene = war("an,cc,bg", zones)
        return next(r for r in scene.t.requirements[0] if r.name == chevron).nearness(scene.s, 5)

    there, beside = near({"africa": "an acolyte"}), near({"asia": "an acolyte"})
    assert there > beside > near({"north_pacific": "an acolyte"}) > near({"asia": "an yothan"}) == 0


# Monsters for everybody.


def test_every_enemy_gets_his_cheapest_monster_at_a_gate_he_picks() -> None:
    """CW-28.12, CW-28.14: each picks the Gate; for nothing, as an action."""
    zones = {"asia": "cc acolyte!", "africa": "bg acolyte!", "europe": "bg acolyte!"}
    zones |= {"antarctica": "an acolyte"}
    scene = war("an,cc,bg", zones)
    scene.plays("an free-lowest")
    assert scene.zone("asia") == "cc acolyte nightgaunt"
    assert scene.asked == "bg free-monster"
    assert set(scene.moves) == {"summon ghoul africa", "summon ghoul europe"}
    scene.plays("bg summon ghoul europe", "an take-book festival")
    assert scene.zone("europe") == "bg acolyte ghoul"
    assert (scene.power("an"), scene.power("cc"), scene.power("bg")) == (5, 5, 5)
    assert not war(
        "an,cc,bg", zones, books={"an": "festival"}, met={"an": "free_lowest_monsters"}
    ).can("free-lowest")


def test_enemies_get_their_dearest_monster_or_nothing_without_a_gate() -> None:
    """CW-28.13, CW-28.14: no Gate or no Monster, nothing; the dearest that is in the Pool."""
    zones = {"asia": "cc acolyte!", "africa": "cc hunting_horror:2", "europe": "bg acolyte"}
    scene = war("an,cc,bg", zones | {"antarctica": "an acolyte"})
    scene.plays("an free-highest", "an take-book festival")
    assert scene.zone("asia") == "cc acolyte flying_polyp"
    assert scene.zone("europe") == "bg acolyte"


def test_free_monsters_come_to_gates_on_the_map_only() -> None:
    """CW-28.14, CW-24.6, CW-25.31: Yog-Sothoth is a Gate; what sleeps on a card is not there."""
    zones = {"asia": "ow yog_sothoth", "africa": "sl acolyte!", "antarctica": "an acolyte"}
    scene = war("sl,ow,an", zones, books={"sl": "cursed_slumber"})
    scene.plays("sl slumber africa", "ow pass", "an free-lowest")
    assert scene.zone("asia") == "ow mutant yog_sothoth"
    assert scene.pool("sl", "wizard") == 2


def test_terrors_are_no_monsters() -> None:
    """CW-40.49, CW-28.26: "Monster" means the type."""
    zones = {"africa": "an acolyte!", "asia": "an un_man:3 reanimated:3", "europe": "gc deep_one"}
    scene = war("gc,an,bg", zones)
    seat = scene.seat("an")
    assert scene.t.own(scene.s, seat).monsters == [
        scene.t.kinds[seat][n] for n in ("un_man", "reanimated")
    ]


# Spellbooks.


def test_brainless_is_cheap() -> None:
    """CW-28.15: 4 without the book, 1 with it."""
    zones = {"asia": "an acolyte!"}
    assert not war("an,cc,bg", zones, power={"an": 3}).can("summon reanimated")
    scene = war("an,cc,bg", zones, books={"an": "brainless"})
    scene.plays("an summon reanimated asia")
    assert scene.power("an") == 4


def test_brainless_ones_stop_only_in_company() -> None:
    """CW-28.21, CW-40.9: the end of the way counts, the others may go first."""
    zones = {"asia": "an reanimated yothan", "europe": "an acolyte"}
    scene = war("an,cc,bg", zones, books={"an": "brainless"})
    assert scene.can("move-unit reanimated asia") == ["move-unit reanimated asia europe"]
    assert scene.why_not("an move-unit reanimated asia africa") == ("stopped", "CW-1.19")
    scene.plays("an move-unit yothan asia africa")
    assert scene.can("move-unit reanimated asia africa")


def test_brainless_ones_fight_only_in_company() -> None:
    """CW-28.15, CW-28.21: neither battle nor capture without another unit there."""
    zones = {"asia": "an reanimated / cc acolyte", "europe": "an reanimated acolyte / cc acolyte"}
    scene = war("an,cc,bg", zones, books={"an": "brainless"})
    assert scene.can("attack") == ["attack europe 1"]
    assert scene.can("capture") == ["capture europe 1"]
    assert scene.why_not("an attack asia 1") == ("barred", "CW-1.19")
    assert scene.why_not("an capture asia 1") == ("barred", "CW-1.19")
    assert scene.can("recruit acolyte asia")
    assert war("an,cc,bg", zones).can("attack asia 1")


def test_brainless_ones_are_driven_and_carried_anywhere() -> None:
    """CW-28.21: neither a retreat nor Dematerialization is a Move action."""
    zones = {"asia": "an reanimated / cc hunting_horror"}
    scene = war("cc,an,bg", zones, books={"an": "brainless"})
    scene.rolls([4, 1], [1, 1]).plays("cc attack asia 1")
    assert len(scene.can("retreat reanimated")) == len(scene.t.board.adjacent[scene.t.zone("asia")])
    zones = {"asia": "an reanimated", "africa": "cc acolyte!"}
    scene = war("an,cc,bg", zones, books={"an": "brainless"}, phase=DOOM)
    scene.plays("an dematerialize asia antarctica")
    assert scene.zone("antarctica") == "an reanimated"


@pytest.mark.parametrize(("built", "signs"), [(0, 0), (1, 1), (3, 1), (4, 2)])
def test_a_ritual_with_consecration_brings_elder_signs(built: int, signs: int) -> None:
    """CW-28.16: Elder Signs with our ritual."""
    scene = war("an,cc,bg", {"asia": "an acolyte!"}, books={"an": "consecration"}, phase=DOOM)
    with_cathedrals(scene, *FOUR[:built])
    scene.plays("an perform-ritual")
    assert len(scene.signs("an")) == signs
    assert scene.view("an").seats[0].ritual_signs == signs


def test_who_dies_after_extinction_is_out_of_the_game() -> None:
    """CW-28.17: for 3; who dies is out of the game."""
    zones = {"asia": "an acolyte! yothan / cc nyarlathotep"}
    scene = war("an,cc,bg", zones, books={"an": "extinction"}, turn="cc")
    scene.rolls([6], [1] * 7).plays("cc attack asia 0", "an assign-kill yothan")
    assert scene.pool("an", "yothan") == 2
    scene = war("an,cc,bg", zones, books={"an": "extinction"})
    scene.plays("an summon yothan asia")
    assert scene.power("an") == 2


def test_with_two_players_extinction_brings_the_opponent_five() -> None:
    """CW-28.17, CW-12.3: the opponent gains 5, and nobody comes back with the next round."""
    zones = {"asia": "an acolyte! yothan / cc nyarlathotep"}
    scene = war("an,cc", zones, books={"an": "extinction"}, turn="cc")
    scene.rolls([6], [1] * 7).plays("cc attack asia 0", "an assign-kill yothan")
    assert scene.doom("cc") == 5
    while scene.s.round == 1:
        scene.plays(f"{scene.asked.split()[0]} {scene.moves[0]}")
    assert scene.pool("an", "yothan") == 2


def test_without_extinction_yothans_come_back() -> None:
    """CW-28.17: they cost 6 and return to the Pool."""
    zones = {"asia": "an acolyte! yothan / cc nyarlathotep"}
    scene = war("an,cc,bg", zones, turn="cc", books={"cc": "abduct"})
    scene.rolls([6], [1] * 7).plays("cc attack asia 0", "an assign-kill yothan")
    assert scene.pool("an", "yothan") == 3


def test_un_men_cost_nothing_and_each_brings_an_enemy_one_power() -> None:
    """CW-28.18: Un-Men cost nothing, each brings an enemy 1 Power."""
    scene = war("an,cc,bg", {"asia": "an acolyte!"}, books={"an": "festival"})
    scene.plays("an summon un_man asia")
    assert scene.moves == ["festival-for 1", "festival-for 2"]
    scene.plays("an festival-for 2")
    assert (scene.power("an"), scene.power("bg")) == (5, 6)


def test_with_two_players_the_festival_pays_the_only_enemy() -> None:
    """CW-28.18: there is only one to choose."""
    scene = war("an,cc", {"asia": "an acolyte!"}, books={"an": "festival"})
    scene.plays("an summon un_man asia")
    assert scene.power("cc") == 6


def battle_at_a_cathedral(*built: str) -> Scene:
    zones = {"asia": "an yothan / ys king_in_yellow hastur undead:2"}
    scene = war("an,ys,bg", zones, books={"an": "unholy_ground"})
    with_cathedrals(scene, *built)
    return scene.rolls([1] * 7, [1] * 6).plays("an attack asia 1")


def test_a_cathedral_goes_for_a_god_of_the_enemys_choice() -> None:
    """CW-28.19, CW-28.22: a Cathedral from anywhere for a Great Old One of the enemy's choice."""
    scene = battle_at_a_cathedral("asia", "africa")
    assert scene.moves == ["unholy-ground asia", "unholy-ground africa", "decline"]
    scene.plays("an unholy-ground africa")
    assert scene.asked == "ys unholy-ground"
    scene.plays("ys lose hastur")
    assert scene.asked == "an after-kills"
    scene.plays("an unholy-ground asia")
    assert scene.zone("asia") == "an yothan / ys undead:2"
    assert cathedrals(scene) == []


def test_unholy_ground_needs_a_cathedral_in_the_battle() -> None:
    """CW-28.19, CW-28.22: elsewhere is not enough, nor once it is given away."""
    scene = battle_at_a_cathedral("africa")
    assert scene.s.battle is None
    scene = battle_at_a_cathedral("asia", "africa")
    scene.plays("an unholy-ground asia", "ys lose hastur")
    assert scene.s.battle is None
    assert scene.zone("asia") == "an yothan / ys undead:2 king_in_yellow"


def test_unholy_ground_does_not_take_the_dead() -> None:
    """CW-40.50, CW-28.23: a Great Old One that has a Kill already cannot be chosen."""
    zones = {"asia": "an yothan / cc nyarlathotep"}
    scene = with_cathedrals(war("an,cc,bg", zones, books={"an": "unholy_ground"}), "asia")
    scene.rolls([6] * 7, [1]).plays("an attack asia 1")
    assert scene.s.battle is None
    assert cathedrals(scene) == ["asia"]


def test_unholy_ground_takes_whose_kill_became_a_pain() -> None:
    """CW-28.23, CW-10.18: whose Kill has become a Pain can be eliminated."""
    zones = {"asia": "an yothan / cc nyarlathotep acolyte"}
    books = {"an": "unholy_ground", "cc": "emissary"}
    scene = with_cathedrals(war("an,cc,bg", zones, books=books), "asia")
    scene.rolls([6, 1, 1, 1, 1, 1, 1], [1] * 2)
    scene.plays("an attack asia 1", "cc assign-kill nyarlathotep")
    assert (scene.asked, scene.moves) == ("cc after-kills", ["emissary", "decline"])
    scene.plays("cc emissary")
    assert (scene.asked, scene.moves) == ("an after-kills", ["unholy-ground asia", "decline"])
    scene.plays("an unholy-ground asia")
    assert (scene.zone("asia"), scene.pool("cc", "nyarlathotep")) == ("an yothan / cc acolyte", 1)


def test_unholy_ground_is_no_kill() -> None:
    """CW-1.14, CW-27.12, CW-12.3: no requirement is met by it; two players: the full value."""
    zones = {"asia": "an yothan / tt ubbo_sathla"}
    scene = war("an,tt", zones, books={"an": "unholy_ground"})
    with_cathedrals(scene, "asia").rolls([1] * 7).plays("an attack asia 1", "an unholy-ground asia")
    assert (scene.met("tt"), scene.doom("an")) == (set(), 3)


def test_a_lost_cathedral_keeps_its_book() -> None:
    """CW-28.25, CW-28.24, CW-5.8: and may be built again in its group."""
    zones = {"europe": "an acolyte", "africa": "an acolyte"}
    scene = war("an,cc,bg", zones, books={"an": "festival"}, met={"an": "cathedral_slashes"})
    with_cathedrals(scene, "africa", "south_america", "indian_ocean")
    assert scene.can("build-cathedral") == ["build-cathedral europe"]
    scene.plays("an build-cathedral europe", "an take-book brainless")
    assert "cathedral_slashes" in scene.met("an")


def test_worship_brings_power_to_us_and_to_enemies_whose_gate_is_there() -> None:
    """CW-28.20: for us and for each enemy whose Gate is there."""
    zones = {"asia": "cc acolyte!", "africa": "bg acolyte!", "south_america": "an acolyte!"}
    plain = war("an,cc,bg", zones)
    scene = with_cathedrals(war("an,cc,bg", zones, books={"an": "worship_services"}), *FOUR)
    for seat, more in ((0, 2), (1, 1), (2, 1)):
        assert income(scene.s, scene.t, seat) == income(plain.s, plain.t, seat) + more


def test_worship_counts_yog_sothoth_and_no_sleeping_or_abandoned_gate() -> None:
    """CW-28.20, CW-40.35, CW-25.31: Yog-Sothoth is one, what sleeps on a card or is abandoned is
    none; two enemies at one Cathedral pay once.
    """
    zones = {"asia": "ow yog_sothoth / sl acolyte!", "africa": "gate / sl acolyte"}
    books = {"an": "worship_services", "sl": "cursed_slumber"}
    plain = war("sl,ow,an", zones)
    scene = with_cathedrals(war("sl,ow,an", zones, books=books), *FOUR)
    for seat, more in ((0, 1), (1, 1), (2, 1)):
        assert income(scene.s, scene.t, seat) == income(plain.s, plain.t, seat) + more
    scene.plays("sl slumber asia")
    for seat, more in ((0, 0), (1, 1), (2, 1)):
        assert income(scene.s, scene.t, seat) == income(plain.s, plain.t, seat) + more


def test_yothans_are_not_touched_by_what_names_monsters() -> None:
    """CW-28.26: Devour takes Monsters and Cultists only."""
    zones = {"asia": "gc cthulhu / an yothan un_man acolyte"}
    scene = war("gc,an,bg", zones).plays("gc attack asia 1", "gc devour")
    assert scene.moves == ["lose acolyte", "lose un_man"]
