"""Cthulhu Wars, chapter 25: the Sleeper."""

from __future__ import annotations

import pytest

from mythos.core.match import Match
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.catalogue import CATALOGUE
from mythos.games.cthulhu_wars.rules.gates import gate_count, gates_on_map, set_keeper
from mythos.games.cthulhu_wars.rules.gather import income
from mythos.games.cthulhu_wars.rules.state import DOOM, War
from tests.cthulhu_wars.test_vectors import total
from tests.cthulhu_wars.war import Scene, war

SORCERY = {"sl": "ancient_sorcery"}
BORROWS = {"sl": "ancient_sorcery energy_nexus"}
RITUAL = {"sl": "perform_ritual"}


def lent(scene: Scene, code: str, zone: str = "asia") -> Scene:
    """A Serpent Man of this zone goes onto a faction's card."""
    return scene.goes("sl serpent_man", zone, f"card {code}")


def test_the_sleeper_starts_on_the_printed_glyph() -> None:
    """CW-25.2: the printed glyph."""
    match: Match[War] = Match(GAME, 3, options={"factions": "sl,cc,bg"})
    t = CATALOGUE.layout(match.state.table)
    assert t.board.names[match.state.starts[0]] == "north_america"


@pytest.mark.parametrize(
    ("zones", "dice"),
    [({"asia": "sl formless_spawn"}, 1), ({"asia": "sl formless_spawn:2"}, 4),
     ({"asia": "sl formless_spawn", "africa": "sl formless_spawn:2"}, 3),
     ({"asia": "sl formless_spawn:2", "africa": "sl tsathoggua"}, 6),
     ({"asia": "sl wizard serpent_man:2"}, 2)],
)  # fmt: skip
def test_each_formless_spawn_rolls_as_many_dice_as_are_on_the_map(
    zones: dict[str, str], dice: int
) -> None:
    """CW-25.1: each as many as are on the map, and one with Tsathoggua."""
    assert total(war("sl,cc,bg", zones), "asia", "sl", "cc") == dice


@pytest.mark.parametrize(("power", "dice"), [(0, 2), (1, 2), (7, 7)])
def test_tsathoggua_fights_with_the_opponents_power_but_at_least_two_dice(
    power: int, dice: int
) -> None:
    """CW-25.5: the opponent's Power, at least 2."""
    scene = war("sl,cc,bg", {"asia": "sl tsathoggua"}, power={"cc": power})
    assert total(scene, "asia", "sl", "cc") == dice


def test_tsathoggua_awakens_beside_a_formless_spawn_that_stays() -> None:
    """CW-25.4, CW-25.12: beside a Formless Spawn that stays; for 8."""
    zones = {"asia": "sl acolyte!", "africa": "sl formless_spawn"}
    scene = war("sl,cc,bg", zones, power={"sl": 8})
    assert scene.can("awaken") == ["awaken tsathoggua africa"]
    scene.plays("sl awaken tsathoggua africa", "sl take-book burrow")
    assert scene.zone("africa") == "sl formless_spawn tsathoggua"
    assert (scene.power("sl"), scene.met("sl")) == (0, {"awaken_tsathoggua"})


# Death from Below.


def test_death_from_below_brings_the_cheapest_monster_beside_a_unit_for_nothing() -> None:
    """CW-25.3: the cheapest of the Pool beside a unit of ours, once, for nothing."""
    zones = {"asia": "sl acolyte", "europe": "sl acolyte", "africa": "sl wizard:2"}
    scene = war("sl,cc,bg", zones, phase=DOOM)
    wanted = {f"death-from-below serpent_man {zone}" for zone in ("asia", "europe", "africa")}
    assert set(scene.can("death-from-below")) == wanted
    scene.plays("sl death-from-below serpent_man asia")
    assert scene.zone("asia") == "sl acolyte serpent_man"
    assert scene.power("sl") == 5
    assert not scene.can("death-from-below")


# Lethargy.


def test_lethargy_is_the_main_action_and_costs_nothing() -> None:
    """CW-25.6, CW-40.36: the main action, for nothing."""
    scene = war("sl,cc,bg", {"asia": "sl tsathoggua", "africa": "cc acolyte"})
    scene.plays("sl lethargy")
    assert (scene.power("sl"), scene.asked) == (5, "cc action")


def test_lethargy_is_refused_when_nobody_else_can_act() -> None:
    """CW-25.6, CW-25.40, CW-30.7: nobody else can act."""
    scene = war("sl,cc,bg", {"asia": "sl tsathoggua"}, power={"cc": 0, "bg": 0})
    assert not scene.can("lethargy")


def test_lethargy_is_refused_while_the_others_hibernate() -> None:
    """CW-25.6: who hibernates does not act either."""
    zones = {"asia": "sl tsathoggua", "africa": "ww acolyte"}
    scene = war("ww,sl,bg", zones, power={"bg": 0}, first="bg", turn="ww")
    scene.plays("ww hibernate")
    assert scene.asked == "sl action"
    assert not scene.can("lethargy")


def test_lethargy_is_taxed_where_he_sits() -> None:
    """CW-25.40, CW-26.22: 1 in the Ice Age."""
    zones = {"asia": "sl tsathoggua", "africa": "ww acolyte"}
    scene = war("ww,sl,bg", zones, books={"ww": "ice_age"}, first="bg", turn="ww")
    scene.plays("ww ice-age asia", "sl lethargy")
    assert scene.power("sl") == 4


# Requirements.


def test_tributes_cost_three_power_and_others_gain_or_lose() -> None:
    """CW-25.7, CW-25.8, CW-25.9, CW-40.45: 3 Power, and others gain or lose."""
    zones = {"asia": "sl acolyte"}
    power = {"sl": 5, "cc": 0, "bg": 4}
    scene = war("sl,cc,bg", zones, power=power)
    assert scene.can("pay-tribute") == ["pay-tribute 1", "pay-tribute 2"]
    scene.plays("sl pay-tribute 1")
    assert (scene.asked, scene.s.power, scene.met("sl")) == (
        "sl book",
        [2, 3, 4],
        {"tribute_for_one"},
    )
    scene = war("sl,cc,bg", zones, power=power).plays("sl enrich-all")
    assert (scene.s.power, scene.met("sl")) == ([2, 1, 5], {"tribute_for_all"})
    scene = war("sl,cc,bg", zones, power=power).plays("sl impoverish-all")
    assert (scene.s.power, scene.met("sl")) == ([2, 0, 3], {"tribute_of_all"})
    assert not war("sl,cc,bg", zones, power={"sl": 2}).can("enrich-all")


@pytest.mark.parametrize(("spawn", "met"), [(2, False), (3, True)])
def test_six_dice_in_one_battle_bring_a_spellbook(spawn: int, met: bool) -> None:
    """CW-25.10: in one battle."""
    zones = {"asia": f"sl formless_spawn:{spawn} / cc acolyte", "africa": "sl acolyte"}
    scene = war("sl,cc,bg", zones).rolls([1] * spawn * spawn).plays("sl attack asia 1")
    assert scene.met("sl") == ({"six_dice"} if met else set())


def test_a_ritual_of_ours_and_no_others_brings_a_spellbook() -> None:
    """CW-25.11: ours, not another's."""
    scene = war("sl,cc,bg", {"asia": "sl acolyte!"}, phase=DOOM).plays("sl perform-ritual")
    assert scene.met("sl") == {"perform_ritual"}
    scene = war("cc,sl,bg", {"asia": "cc acolyte!"}, phase=DOOM).plays("cc perform-ritual")
    assert scene.met("sl") == set()


# Ancient Sorcery.


def sorcery(code: str, **fields: object) -> Scene:
    zones = {"asia": "sl serpent_man:2 acolyte", "africa": f"{code} acolyte"}
    return war(f"sl,{code},bg", zones, books={"sl": "ancient_sorcery"}, **fields)  # type: ignore[arg-type]


def test_serpent_men_go_onto_an_enemys_card_for_one_power_and_copy_its_ability() -> None:
    """CW-25.13, CW-25.22: onto an enemy's card, for 1; several at once, on one card or more."""
    scene = sorcery("cc")
    assert scene.can("ancient-sorcery") == ["ancient-sorcery asia 1", "ancient-sorcery asia 2"]
    scene.plays("sl ancient-sorcery asia 1")
    assert (scene.power("sl"), scene.card("cc")) == (4, "sl serpent_man")
    scene.plays("cc pass", "bg pass")
    assert scene.can("ancient-sorcery") == ["ancient-sorcery asia 1", "ancient-sorcery asia 2"]
    assert scene.can("move-unit acolyte asia south_pacific")  # Flight (CW-25.19)


def test_the_lender_keeps_his_ability() -> None:
    """CW-25.22: the copied faction is not affected, and others' abilities are not ours."""
    scene = lent(sorcery("cc", turn="cc"), "cc")
    assert scene.can("move-unit acolyte africa north_pacific")
    plain = sorcery("cc")
    assert not plain.can("move-unit acolyte asia south_pacific")


def test_serpents_return_at_the_end_of_the_doom_phase() -> None:
    """CW-25.13, CW-25.20, CW-40.12: after all Doom turns, with 1 Power, to any Area."""
    zones = {"asia": "sl serpent_man acolyte", "africa": "cc acolyte"}
    scene = war("sl,cc,bg", zones, books={"sl": "ancient_sorcery"}, phase=DOOM)
    lent(scene, "cc")
    while scene.asked != "sl serpent-returns":
        scene.plays(f"{scene.asked.split()[0]} done")
    power = scene.power("sl")
    assert len(scene.moves) == 13
    scene.plays("sl serpent-returns australia")
    assert scene.zone("australia") == "sl serpent_man"
    assert (scene.power("sl"), scene.s.round) == (power + 1, 2)


def test_returning_is_not_taxed() -> None:
    """CW-25.23: into the Ice Age for nothing."""
    zones = {"asia": "sl serpent_man", "africa": "ww acolyte", "europe": "bg acolyte!"}
    scene = war("bg,sl,ww", zones, books={"sl": "ancient_sorcery", "ww": "ice_age"}, phase=DOOM)
    ice = next(each for each in scene.t.abilities if each.name == "ice_age")
    scene.s.counters[ice.at] = scene.t.zone("australia") + 1
    assert ice.markers(scene.s, (), scene.t.zone("australia")) == ("ice_age",)
    lent(scene, "bg").plays("bg done")
    while scene.asked != "sl serpent-returns":
        scene.plays(f"{scene.asked.split()[0]} {scene.moves[-1]}")
    scene.plays("sl serpent-returns australia")
    assert scene.power("sl") == 6


def test_who_borrows_immortal_awakens_again_for_four_with_a_sign() -> None:
    """CW-25.21: 4 for a Tsathoggua who was awakened before; a sign for every awakening."""
    zones = {"asia": "sl serpent_man formless_spawn", "africa": "gc acolyte"}
    scene = lent(war("sl,gc,bg", zones, books=SORCERY, met=RITUAL, power={"sl": 8}), "gc")
    scene.plays("sl awaken tsathoggua asia", "sl take-book burrow")
    assert (scene.power("sl"), len(scene.signs("sl"))) == (0, 1)
    scene = lent(war("sl,gc,bg", zones, books=SORCERY, met=RITUAL, power={"sl": 4}), "gc")
    assert not scene.can("awaken")
    scene = lent(war("sl,gc,bg", zones, books=SORCERY, met=RITUAL, power={"sl": 4}), "gc")
    scene.s.counters[scene.t.awakenings[0]["tsathoggua"].at] = 1
    scene.plays("sl awaken tsathoggua asia")
    assert (scene.power("sl"), len(scene.signs("sl"))) == (0, 1)


def test_who_borrows_feast_gains_power_for_desecrated_areas() -> None:
    """CW-25.21: 1 Power for each desecrated Area with a unit of ours."""
    zones = {"asia": "sl serpent_man:2", "africa": "ys acolyte"}
    scene = war("sl,ys,bg", zones, books=SORCERY)
    desecrate = next(a for a in scene.t.abilities if a.name == "desecrate")
    scene.s.counters[desecrate.at] = 1 << scene.t.zone("asia")
    before = income(scene.s, scene.t, 0)
    assert income(lent(scene, "ys").s, scene.t, 0) == before + 1


def test_borrowed_fertility_cult_and_dematerialization_work_like_the_owners() -> None:
    """CW-25.19, CW-28.27: one Summon action, several Monsters; units go anywhere in the Doom
    Phase.
    """
    zones = {"asia": "sl serpent_man acolyte!", "africa": "bg acolyte"}
    scene = lent(war("sl,bg,cc", zones, books=SORCERY), "bg")
    scene.plays("sl summon wizard asia", "sl summon wizard asia")
    assert (scene.asked, scene.power("sl")) == ("sl summon", 3)
    scene = lent(war("sl,bg,cc", zones, books=SORCERY, fertility_cult="unlimited"), "bg")
    scene.plays("sl summon wizard asia", "sl recruit acolyte asia")
    assert scene.power("sl") == 3
    zones = {"asia": "sl serpent_man acolyte", "africa": "an acolyte", "europe": "cc acolyte!"}
    scene = lent(war("cc,sl,an", zones, books=SORCERY, phase=DOOM), "an").plays("cc done")
    assert scene.can("dematerialize asia antarctica")


def test_borrowed_sycophancy_takes_from_all_enemies_of_the_sleeper() -> None:
    """CW-27.28: all enemies of the Sleeper are taxed, the Tcho-Tcho included."""
    zones = {"asia": "sl serpent_man", "africa": "tt acolyte!", "europe": "cc acolyte!"}
    scene = lent(war("tt,sl,cc", zones, books=SORCERY, phase=DOOM, power={"cc": 6}), "tt")
    scene.plays("tt perform-ritual")
    assert (scene.asked, scene.moves) == ("tt sycophancy", ["forgo-doom", "pay-homage 1"])
    scene.plays("tt pay-homage 1")
    assert scene.doom("sl") == 1
    while scene.asked != "cc doom":
        scene.plays(f"{scene.asked.split()[0]} {scene.moves[-1]}")
    scene.plays("cc perform-ritual", "cc pay-homage 0")
    assert (scene.asked, scene.moves) == ("cc sycophancy", ["forgo-doom", "pay-homage 1"])


def test_two_serpents_on_one_card_copy_once_and_bring_one_power_each() -> None:
    """CW-25.13, CW-25.22: the ability once, but each of them returns with 1 Power."""
    zones = {"asia": "sl serpent_man:2 acolyte", "africa": "cc acolyte"}
    scene = war("sl,cc,bg", zones, books={"sl": "ancient_sorcery"}, phase=DOOM)
    lent(lent(scene, "cc"), "cc")
    while scene.asked != "sl serpent-returns":
        scene.plays(f"{scene.asked.split()[0]} done")
    power = scene.power("sl")
    scene.plays("sl serpent-returns australia", "sl serpent-returns europe")
    assert (scene.power("sl"), scene.card("cc")) == (power + 2, "")


def test_what_is_borrowed_goes_back_with_the_serpent() -> None:
    """CW-25.13: Flight until the end of the Doom Phase, not in the next Action Phase."""
    zones = {"asia": "sl serpent_man acolyte", "africa": "cc acolyte"}
    scene = lent(war("sl,cc,bg", zones, books={"sl": "ancient_sorcery"}, phase=DOOM), "cc")
    while scene.asked != "sl serpent-returns":
        scene.plays(f"{scene.asked.split()[0]} done")
    scene.plays("sl serpent-returns europe")
    assert scene.asked == "sl action"
    assert scene.can("move-unit acolyte asia europe")
    assert not scene.can("move-unit acolyte asia south_pacific")


def test_a_returning_serpent_is_noticed() -> None:
    """CW-3.12, CW-25.20: whom he joins has met his requirement at the end of the phase."""
    zones = {"asia": "sl serpent_man", "africa": "bg acolyte / cc acolyte"}
    scene = lent(war("sl,bg,cc", zones, books={"sl": "ancient_sorcery"}, phase=DOOM), "cc")
    while scene.asked != "sl serpent-returns":
        scene.plays(f"{scene.asked.split()[0]} done")
    scene.plays("sl serpent-returns africa")
    assert (scene.asked, scene.met("bg")) == ("bg book", {"share_areas"})


def test_who_borrows_the_beyond_one_carries_a_gate_and_its_keeper() -> None:
    """CW-25.19, CW-24.2: a unit of cost 3 carries a Gate and whoever controls it."""
    zones = {"asia": "sl serpent_man formless_spawn / cc acolyte!", "africa": "ow acolyte!"}
    assert not war("sl,ow,cc", zones).can("beyond-one")
    scene = lent(war("sl,ow,cc", zones, books=SORCERY), "ow")
    scene.plays("sl beyond-one formless_spawn asia europe")
    assert (scene.zone("europe"), scene.gate("europe"), scene.gate("asia")) == (
        "sl formless_spawn / cc acolyte", "cc", "none",
    )  # fmt: skip
    assert scene.power("sl") == 4


def test_who_borrows_hibernate_gains_power_for_enemy_gods_and_sleeps() -> None:
    """CW-25.21, CW-26.2: Power for enemy Great Old Ones, no turn until Gather Power; it is kept."""
    zones = {"asia": "sl serpent_man acolyte", "africa": "ww acolyte ithaqua / bg acolyte"}
    scene = lent(war("sl,ww,bg", zones, books={"sl": "ancient_sorcery"}), "ww")
    scene.plays("sl hibernate")
    assert (scene.power("sl"), scene.asked) == (6, "ww action")
    scene.plays("ww pass", "bg recruit acolyte africa", "bg pass")
    assert scene.s.round == 1
    assert scene.power("sl") == 6 + 1  # one Cultist (CW-6.1)
    assert scene.card("ww") == "sl serpent_man"


# Burrow, Capture Monster.


def test_with_burrow_one_power_comes_back_after_two_or_more_spent() -> None:
    """CW-25.14, CW-25.42: 1 back after 2 or more spent."""
    zones = {"asia": "sl acolyte:3"}
    scene = war("sl,cc,bg", zones, books={"sl": "burrow"})
    scene.plays("sl move-unit acolyte asia africa", "sl done")
    assert scene.power("sl") == 4
    scene = war("sl,cc,bg", zones, books={"sl": "burrow"})
    scene.plays("sl move-unit acolyte asia africa", "sl move-unit acolyte asia europe", "sl done")
    assert scene.power("sl") == 4


def test_burrow_counts_taxes() -> None:
    """CW-40.53: a tax is spent on the Move."""
    zones = {"asia": "sl acolyte", "africa": "ww acolyte"}
    books = {"ww": "ice_age", "sl": "burrow"}
    scene = war("ww,sl,bg", zones, books=books, first="bg", turn="ww")
    scene.plays("ww ice-age europe", "sl move-unit acolyte asia europe")
    assert scene.power("sl") == 4


def test_a_captured_monster_brings_one_power_and_goes_home() -> None:
    """CW-25.15: the owner chooses; it brings 1 Power and goes home in Gather Power."""
    zones = {"asia": "sl tsathoggua / cc nightgaunt flying_polyp acolyte / an yothan un_man"}
    scene = war("sl,cc,an", zones, books={"sl": "capture_monster"})
    assert scene.can("capture-monster") == ["capture-monster asia 1", "capture-monster asia 2"]
    before = income(scene.s, scene.t, 0)
    scene.plays("sl capture-monster asia 1")
    assert (scene.asked, scene.moves) == (
        "cc capture-monster", ["lose nightgaunt", "lose flying_polyp"],
    )  # fmt: skip
    scene.plays("cc lose flying_polyp")
    assert (scene.captives("sl"), scene.power("sl")) == ("cc flying_polyp", 4)
    assert income(scene.s, scene.t, 0) == before + 1


def test_tsathoggua_captures_no_terror_and_nothing_beside_its_owners_god() -> None:
    """CW-25.15: not beside a Great Old One of its owner, no Terrors."""
    zones = {"asia": "sl tsathoggua / cc nightgaunt nyarlathotep / an yothan"}
    assert not war("sl,cc,an", zones, books={"sl": "capture_monster"}).can("capture-monster")


# Cursed Slumber.


def test_cursed_slumber_puts_a_gate_with_its_keeper_onto_the_card() -> None:
    """CW-25.16, CW-25.31: a Gate and its keeper go onto the card, where they count."""
    zones = {"asia": "sl acolyte:2!", "africa": "cc acolyte"}
    scene = war("sl,cc,bg", zones, books={"sl": "cursed_slumber"})
    before = income(scene.s, scene.t, 0)
    scene.plays("sl slumber asia")
    assert (scene.gate("asia"), scene.zone("asia"), scene.card("sl")) == (
        "none", "sl acolyte", "sl acolyte",
    )  # fmt: skip
    assert (income(scene.s, scene.t, 0), gate_count(scene.s, scene.t, 0)) == (before, 1)
    assert gates_on_map(scene.s, scene.t) == 0
    assert scene.view("cc").seats[0].marks == (("slumbering_gate", 1),)
    scene.plays("cc pass", "bg pass")
    assert not scene.can("slumber")
    assert not scene.can("summon")
    scene.plays("sl unearth africa")
    assert (scene.gate("africa"), scene.card("sl")) == ("sl", "")
    assert scene.power("sl") == 3


def test_slumbering_gates_return_only_where_there_is_none() -> None:
    """CW-25.16, CW-25.32: not beside another Gate; beside one that walks."""
    zones = {"asia": "sl acolyte!", "africa": "ow acolyte!", "europe": "ow yog_sothoth"}
    scene = war("sl,ow,bg", zones, books={"sl": "cursed_slumber"})
    scene.plays("sl slumber asia", "ow pass", "bg pass")
    assert not scene.can("unearth africa")
    assert scene.can("unearth europe")


def test_a_taxed_return_has_to_be_paid() -> None:
    """CW-26.24, CW-26.20: onto the card for 1, back into the Ice Age for 2."""
    zones = {"asia": "sl acolyte!", "africa": "ww acolyte"}
    books = {"sl": "cursed_slumber", "ww": "ice_age"}
    for power, possible in ((2, False), (3, True)):
        scene = war("ww,sl,bg", zones, books=books, first="bg", turn="ww", power={"sl": power})
        scene.plays("ww ice-age asia", "sl slumber asia", "bg pass", "ww pass")
        assert scene.asked == "sl action"
        assert scene.can("unearth asia") == (["unearth asia"] if possible else [])
        assert scene.can("unearth europe")


def test_an_oath_on_the_card_leaves_the_slumbering_gate_abandoned() -> None:
    """CW-25.45, CW-25.33, CW-13.5: the Gate on the card is abandoned and feeds everybody."""
    zones = {"asia": "sl high_priest! acolyte", "africa": "cc acolyte"}
    scene = war("sl,cc,bg", zones, books={"sl": "cursed_slumber"}, high_priests=True)
    scene.plays("sl slumber asia")
    assert scene.can("slumbering-oath")
    enemy = income(scene.s, scene.t, 1)
    scene.plays("sl slumbering-oath")
    assert (scene.power("sl"), scene.card("sl")) == (6, "")
    assert income(scene.s, scene.t, 1) == enemy + 1
    assert gate_count(scene.s, scene.t, 0) == 0
    scene.plays("cc pass", "bg pass", "sl unearth europe")
    assert scene.gate("europe") == "abandoned"


def test_with_two_players_an_oath_on_the_card_brings_doom_like_any_other() -> None:
    """CW-40.38, CW-12.3: an Oath is an elimination wherever it is taken."""
    zones = {"asia": "sl high_priest! acolyte", "africa": "cc acolyte"}
    scene = war("sl,cc", zones, books={"sl": "cursed_slumber"}, high_priests=True)
    scene.plays("sl slumber asia", "sl slumbering-oath")
    assert (scene.doom("cc"), scene.power("sl")) == (3, 6)


def ghroth(face: int, zones: dict[str, str], unit: str = "acolyte") -> Scene:
    """Ghroth strikes while a Cultist of the Sleeper sleeps; Fungi are in three Areas."""
    fungi = dict.fromkeys(("europe", "australia", "antarctica"), "bg fungi")
    scene = war("bg,sl,cc", zones | fungi, books={"bg": "ghroth"}, high_priests=True)
    seat, t = scene.seat("sl"), scene.t
    kind = t.kinds[seat][unit]
    scene.goes(f"sl {unit}", "pool", "card sl")
    set_keeper(scene.s, t, t.board.size + seat, kind)
    return scene.rolls([face]).plays("bg ghroth")


def test_ghroth_does_not_reach_the_slumbering_cultist() -> None:
    """CW-25.44, CW-22.27: it is not forced, not even as the last one."""
    scene = ghroth(2, {"africa": "bg acolyte"})
    assert (scene.card("sl"), scene.s.talks) == ("sl acolyte", None)
    scene = ghroth(3, {"asia": "sl acolyte"})
    assert scene.moves == ["sacrifice acolyte asia", "sacrifice-slumbering acolyte"]
    scene.plays("sl sacrifice acolyte asia")
    assert (scene.card("sl"), scene.zone("asia")) == ("sl acolyte", "")


def test_the_slumbering_cultist_may_go_instead() -> None:
    """CW-25.44, CW-25.33: the Gate on the card is abandoned then."""
    scene = ghroth(1, {"asia": "sl acolyte"}, "high_priest")
    scene.plays("sl sacrifice-slumbering high_priest")
    assert (scene.card("sl"), scene.zone("asia")) == ("", "sl acolyte")
    assert scene.pool("sl", "high_priest") == 1
    assert (gate_count(scene.s, scene.t, 1), scene.s.gates[3].bit_count()) == (0, 1)


def test_the_slumbering_cultist_may_be_promised() -> None:
    """CW-22.27, CW-21.22: in the talks it counts; what was promised is kept."""
    scene = ghroth(2, {"asia": "sl acolyte", "africa": "cc acolyte:2"})
    assert scene.can("offer") == ["offer 0", "offer 1", "offer 2"]
    scene.plays("sl offer 2", "cc offer 0")
    assert (scene.card("sl"), scene.zone("asia"), scene.zone("africa")) == ("", "", "cc acolyte:2")


def test_a_slumbering_gate_cannot_be_carried() -> None:
    """CW-25.16, CW-25.31: nobody finds it, whatever he can do with Gates."""
    zones = {"asia": "sl acolyte:2! / ow spawn_of_yog_sothoth", "africa": "ow acolyte!"}
    scene = war("sl,ow,bg", zones, books={"sl": "cursed_slumber"})
    scene.plays("sl slumber asia")
    assert scene.asked == "ow action"
    assert not scene.can("beyond-one")


# Demand Sacrifice.


def demanded(answer: str, factions: str = "cc,sl,bg") -> Scene:
    zones = {"asia": "sl serpent_man:2 / cc hunting_horror", "africa": "sl tsathoggua"}
    scene = war(factions, zones, books={"sl": "demand_sacrifice"})
    sign = [2] if answer.startswith("grant-sign") else []
    scene.rolls(*sign, [6, 6], [1, 1])
    return scene.plays("cc attack asia 1", "sl demand-sacrifice", f"cc {answer}")


def test_demand_sacrifice_brings_a_sign_and_leaves_kills_as_kills() -> None:
    """CW-25.17: an Elder Sign, and Kills are Kills."""
    scene = demanded("grant-sign 1")
    assert scene.signs("sl") == [2]
    assert (scene.zone("asia"), scene.pool("sl", "serpent_man")) == ("cc hunting_horror", 3)


def test_demand_sacrifice_turns_all_kills_into_pains() -> None:
    """CW-25.17, CW-25.41, CW-40.43: all Kills count as Pains; Tsathoggua may be elsewhere."""
    scene = demanded("grant-mercy")
    assert scene.asked == "sl retreat"
    scene.plays(f"sl {scene.moves[0]}", f"sl {scene.moves[0]}")
    assert scene.pool("sl", "serpent_man") == 1
    sacrifice = next(a for a in scene.t.abilities if a.name == "demand_sacrifice")
    assert not scene.s.counters[sacrifice.at]


def test_mercy_saves_nobody_from_a_kill() -> None:
    """CW-40.38, CW-12.6: with two players it gives no Doom, for no Kill was ever assigned."""
    assert demanded("grant-mercy", "cc,sl").doom("cc") == 0
    assert demanded("grant-sign 1", "cc,sl").doom("cc") == 2 * 2


def test_demand_sacrifice_needs_tsathoggua_in_play() -> None:
    """CW-25.17: he has to be in play."""
    zones = {"asia": "sl serpent_man / cc hunting_horror"}
    scene = war("cc,sl,bg", zones, books={"sl": "demand_sacrifice"})
    scene.rolls([1, 1], [1]).plays("cc attack asia 1")
    assert scene.s.battle is None


# Energy Nexus.


def nexus(zones: dict[str, str], power: int = 5, books: str = "energy_nexus") -> Scene:
    scene = war("cc,sl,bg", zones, books={"sl": books}, power={"sl": power})
    return scene.plays("cc attack asia 2")


def test_with_energy_nexus_an_action_comes_before_the_others_battle() -> None:
    """CW-25.18, CW-25.24, CW-25.26: an action that begins there, before others' battle."""
    zones = {"asia": "cc hunting_horror / bg ghoul / sl wizard acolyte", "africa": "sl acolyte"}
    scene = nexus(zones)
    assert (scene.asked, scene.moves) == ("sl declared", ["energy-nexus asia", "decline"])
    scene.plays("sl energy-nexus asia")
    assert scene.can("recruit") == ["recruit acolyte asia"]
    assert scene.can("move-unit acolyte africa") == []
    assert scene.can("pay-tribute")
    scene.plays("sl move-unit wizard asia europe")
    assert scene.can("move-unit acolyte asia")
    assert not scene.can("move-unit acolyte africa")
    scene.rolls([1, 1]).plays("sl done")
    assert scene.s.battle is None
    assert scene.zone("europe") == "sl wizard"


def test_a_battle_of_the_nexus_is_fought_before_the_other_one() -> None:
    """CW-25.27, CW-25.29: a battle of ours first, then the other one with what is left."""
    zones = {"asia": "cc hunting_horror / bg ghoul / sl wizard serpent_man:3"}
    scene = nexus(zones).plays("sl energy-nexus asia")
    assert scene.can("attack") == ["attack asia 0", "attack asia 2"]
    scene.rolls([6, 1, 1]).plays("sl attack asia 2")
    assert scene.asked == "sl declared"  # once more before this battle, but without a battle
    scene.plays("sl energy-nexus asia")
    assert not scene.can("attack")
    scene.plays("sl done")
    assert scene.pool("bg", "ghoul") == 2
    assert scene.happened("battle-cancelled")
    assert scene.power("sl") == 4


def test_without_power_the_nexus_offers_what_costs_nothing() -> None:
    """CW-25.25, CW-25.47: what costs nothing."""
    zones = {"asia": "cc hunting_horror / bg ghoul / sl wizard", "africa": "sl tsathoggua"}
    scene = nexus(zones, power=0).plays("sl energy-nexus asia")
    assert scene.moves == ["lethargy", "done"]


def test_nobody_is_asked_for_the_nexus_without_a_wizard_or_anything_to_do() -> None:
    """CW-25.18: the Wizard must be there; nobody is asked in vain."""
    zones = {"asia": "cc hunting_horror / bg ghoul", "africa": "sl wizard acolyte"}
    scene = war("cc,sl,bg", zones, books={"sl": "energy_nexus"})
    scene.rolls([1, 1]).plays("cc attack asia 2")
    assert scene.s.battle is None
    zones = {"asia": "cc hunting_horror / bg ghoul / sl wizard"}
    scene = war("cc,sl,bg", zones, books={"sl": "energy_nexus"}, power={"sl": 0})
    scene.rolls([1, 1]).plays("cc attack asia 2")
    assert scene.s.battle is None


def test_a_book_of_the_nexus_counts_at_once() -> None:
    """CW-25.30: earned before the battle, used in it; and Gates may be taken (CW-25.28)."""
    zones = {"asia": "cc hunting_horror / sl wizard acolyte / gate", "africa": "sl tsathoggua"}
    scene = war("cc,sl,bg", zones, books={"sl": "energy_nexus"})
    scene.plays("cc attack asia 1", "sl energy-nexus asia", "sl control-gate asia acolyte")
    scene.plays("sl enrich-all", "sl take-book demand_sacrifice")
    assert (scene.asked, scene.moves) == ("sl pre-battle", ["demand-sacrifice", "decline"])


def test_every_battle_has_a_nexus_of_its_own() -> None:
    """CW-25.24, CW-25.27: what one battle has seen does not count for the next, own ones too."""
    zones = {"asia": "cc nightgaunt:2 / gc deep_one / sl wizard:2 serpent_man:3"}
    scene = war("sl,cc,gc", zones, books={"sl": "energy_nexus"})
    for others in (("cc pass", "gc pass"), ()):
        scene.plays("sl attack asia 1", "sl energy-nexus asia")
        assert scene.can("attack") == ["attack asia 1", "attack asia 2"]
        scene.rolls([1, 1, 1], [1], [1, 1, 1]).plays("sl attack asia 2", "sl decline")
        assert scene.s.battle is None
        scene.plays(*others)
    assert scene.power("sl") == 5 - 4


def test_a_gate_may_be_taken_in_the_nexus_besides_the_action_not_instead() -> None:
    """CW-25.28, CW-3.13: anywhere, besides the action but not instead of it."""
    zones = {"asia": "cc hunting_horror / bg ghoul / sl wizard", "africa": "sl acolyte / gate"}
    scene = nexus(zones).plays("sl energy-nexus asia")
    assert scene.can("done")
    scene.plays("sl control-gate africa acolyte", "bg take-book frenzy")
    assert scene.asked == "sl energy-nexus"
    assert not scene.can("done")
    scene.rolls([1, 1]).plays("sl recruit acolyte asia")
    assert scene.s.battle is None
    assert (scene.gate("africa"), scene.power("sl")) == ("sl", 4)


def test_what_the_nexus_takes_is_an_event_of_its_own() -> None:
    """CW-3.23, CW-40.29: others may answer the action before the battle goes on."""
    zones = {"asia": "cc hunting_horror / ys acolyte:2 / sl wizard", "africa": "ys acolyte"}
    books = {"sl": "energy_nexus", "ys": "passion"}
    scene = war("cc,sl,ys", zones, books=books)
    scene.plays("cc attack asia 2", "sl energy-nexus asia", "sl capture asia 2")
    assert scene.asked == "ys reaction"
    scene.rolls([6, 1]).plays("ys passion")
    assert (scene.power("ys"), scene.asked) == (6, "ys reaction")
    scene.plays("ys passion")
    assert scene.power("ys") == 7


def test_a_hibernating_sleeper_acts_in_the_nexus_and_cannot_hibernate_again() -> None:
    """CW-25.25: asleep he acts before a battle all the same, but does not fall asleep again."""
    zones = {"asia": "ww wendigo / gc deep_one / sl wizard serpent_man", "africa": "gc cthulhu"}
    scene = war("sl,ww,gc", zones, books=BORROWS)
    lent(scene, "ww").plays("sl hibernate")
    assert scene.power("sl") == 6
    scene.plays("ww attack asia 2", "sl energy-nexus asia")
    assert scene.can("recruit acolyte asia")
    assert not scene.can("hibernate")


def test_who_hibernates_in_the_nexus_has_no_more_turns() -> None:
    """CW-25.26: tied to no Area, so it may be the action; then the turns are over."""
    zones = {"asia": "ww wendigo / gc deep_one / sl wizard serpent_man", "africa": "gc cthulhu"}
    scene = lent(war("ww,sl,gc", zones, books=BORROWS, first="gc", turn="ww"), "ww")
    scene.rolls([1], [1]).plays("ww attack asia 2", "sl energy-nexus asia", "sl hibernate")
    assert scene.s.battle is None
    assert (scene.power("sl"), scene.asked) == (6, "gc action")


def test_nobody_is_asked_for_the_nexus_against_his_order() -> None:
    """CW-1.21: who never wants it is not asked, not even in a battle of his own."""
    zones = {"asia": "cc hunting_horror / sl wizard serpent_man"}
    scene = war("sl,cc,bg", zones, books={"sl": "energy_nexus"})
    scene.plays("sl standing-order energy_nexus never").rolls([1], [1, 1])
    scene.plays("sl attack asia 1")
    assert scene.s.battle is None


def test_a_gate_of_the_nexus_may_be_left_after_the_battle() -> None:
    """CW-3.16, CW-30.7: the battle was an action in between."""
    zones = {"asia": "cc nightgaunt / sl wizard acolyte serpent_man / gate"}
    scene = war("sl,cc,bg", zones, books={"sl": "energy_nexus"})
    scene.plays("sl attack asia 1", "sl energy-nexus asia", "sl control-gate asia acolyte")
    scene.rolls([1]).plays("sl recruit acolyte asia")
    assert scene.asked == "sl more"
    assert scene.can("abandon-gate asia")


def test_serpent_men_return_although_the_game_ends() -> None:
    """CW-9.2, CW-25.20, CW-22.9: the Doom Phase is finished; what its end brings still counts."""
    zones = {"africa": "bg acolyte! / gc acolyte", "asia": "sl acolyte serpent_man"}
    books = {"bg": "blood_sacrifice frenzy ghroth necrophagy thousand_young",
             "sl": "ancient_sorcery"}  # fmt: skip
    met = {"bg": "spread_4 spread_6 spread_8 eliminate_two awaken_shub_niggurath"}
    power = {"bg": 6, "gc": 1, "sl": 1}
    scene = war("bg,gc,sl", zones, phase=DOOM, power=power, doom={"bg": 30}, books=books, met=met)
    lent(scene, "bg")
    while scene.asked != "sl serpent-returns":
        scene.plays(f"{scene.asked.split()[0]} {scene.moves[-1]}")
    scene.plays("sl serpent-returns africa")
    assert scene.match.over
    assert len(scene.books("bg")) == 6
    assert scene.match.result is not None
    assert scene.match.result.winners == (0,)


def test_nothing_comes_into_the_battle_by_energy_nexus() -> None:
    """CW-25.26: a borrowed Beyond One leads out of the Area, not into it."""
    for gate, carried in (("asia", True), ("africa", False)):
        zones = {"asia": "sl wizard formless_spawn / cc flying_polyp",
                 "africa": "sl serpent_man formless_spawn / ow acolyte"}  # fmt: skip
        zones[gate] += " / gate"
        scene = war("cc,sl,ow", zones, books=BORROWS, power={"sl": 8})
        lent(scene, "ow", "africa").plays("cc attack asia 1", "sl energy-nexus asia")
        assert bool(scene.can(f"beyond-one formless_spawn {gate}")) == carried


def dozing() -> Scene:
    """The Sleeper's only Cultist sleeps with its Gate; Ghroth demands two Cultists."""
    zones = {"asia": "sl acolyte!", "africa": "bg fungi", "europe": "bg fungi",
             "australia": "cc acolyte:3"}  # fmt: skip
    books = {"sl": "cursed_slumber", "bg": "ghroth"}
    scene = war("sl,bg,cc", zones, books=books, usual=True)
    return scene.plays("sl slumber asia").rolls([2]).plays("bg ghroth")


def test_who_has_only_a_slumbering_cultist_talks_about_ghroth() -> None:
    """CW-22.27, CW-25.44: he may give it, and cannot be made to."""
    scene = dozing()
    assert scene.asked == "sl offer"
    assert scene.moves == ["offer 0", "offer 1", "leave"]
    scene.plays("sl offer 1", "cc offer 1")
    assert scene.happened("slumbering-eliminated")
    assert scene.zone("australia") == "cc acolyte:2"
    scene = dozing().plays("sl leave", "cc leave")
    assert not scene.happened("slumbering-eliminated")
    assert scene.zone("australia") == "cc acolyte"
