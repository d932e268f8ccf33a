"""Cthulhu Wars: Nodens (CW-53.231 to CW-53.235)."""

from __future__ import annotations

from typing import Any

import pytest

from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.cards.independents.nodens import Proteus
from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from tests.cthulhu_wars.war import Scene, war


def marked(book: str, factions: str, zones: dict[str, str], **more: Any) -> Scene:
    """The first faction has Nodens with his spellbook, which has marked one of its own."""
    code = more.pop("holder", factions.split(",", maxsplit=1)[0])
    cards = {"nodens": f"{code} book", **more.pop("cards", {})}
    books = more.pop("books", {code: book})
    before = war(factions, zones, cards=cards, books=books, **more)
    seat = before.seat(code)
    counters = before.s.counters[:]
    names = [each.name for each in before.t.books[seat]]
    counters[before.t.ability(seat, Proteus).at] = names.index(book) + 1
    return war(factions, zones, cards=cards, books=books, counters=counters, **more)


def test_he_is_awakened_at_a_gate_beside_a_great_old_one_for_six() -> None:
    """CW-53.231: in the usual way."""
    scene = war("cc,gc,bg", {"asia": "cc acolyte! nyarlathotep"}, power={"cc": 6},
                cards={"nodens": "nobody"})  # fmt: skip
    scene.plays("cc awaken nodens asia")
    assert (scene.zone("asia"), scene.power("cc")) == ("cc acolyte nyarlathotep nodens", 0)


def test_he_adds_a_kill_and_two_pains_also_to_no_dice() -> None:
    """CW-53.231: attacked, with nobody who throws a die."""
    zones = {"asia": "gc deep_one:4 / cc nodens"}
    scene = war("gc,cc,bg", zones, cards={"nodens": "cc"})
    scene.rolls([1, 1, 1, 1]).plays("gc attack asia 1")
    assert [each["number"] for each in scene.happened("rolled")] == [4, 0]
    assert scene.pool("gc", "deep_one") == 1
    assert (scene.battle.killed.count(1), scene.battle.pained.count(1)) == (1, 2)
    assert scene.asked == "gc retreat"


def test_he_adds_to_what_was_rolled() -> None:
    """CW-53.231: besides the dice of his company."""
    scene = war("cc,gc,bg", {"asia": "gc deep_one:4 / cc nodens flying_polyp"},
                cards={"nodens": "cc"})  # fmt: skip
    scene.rolls([6], [1, 1, 1, 1]).plays("cc attack asia 1")
    assert scene.pool("gc", "deep_one") == 2


def test_alone_he_declares_no_battle() -> None:
    """CW-53.231, CW-4.16: he has no die."""
    zones = {"asia": "gc deep_one / cc nodens"}
    assert not war("cc,gc,bg", zones, cards={"nodens": "cc"}).can("attack")


def test_one_who_takes_no_part_any_more_adds_nothing() -> None:
    """CW-53.231: what was driven off before the dice."""
    zones = {"asia": "ww wendigo:2 / cc nodens acolyte"}
    scene = war("ww,cc,gc", zones, cards={"nodens": "cc"}, books={"ww": "howl"})
    scene.plays("ww attack asia 1", "ww howl", "cc lose nodens")
    scene.rolls([1, 1]).plays("cc retreat nodens africa")
    assert not scene.happened("elder-god")


def test_neither_cosmic_unity_nor_an_elder_thing_stops_what_he_adds() -> None:
    """CW-53.231, CW-53.202, CW-51.10: they are no dice, and no ability."""
    cards = {"nodens": "cc", "daoloth": "gc", "elder_thing": "gc"}
    zones = {"asia": "gc daoloth deep_one:3 elder_thing / cc nodens"}
    scene = war("gc,cc,bg", zones, cards=cards)
    scene.rolls([1] * 5).plays("gc attack asia 1", "gc cosmic-unity nodens")
    assert scene.happened("elder-god")[0]["kills"] == 1


def test_cthugha_has_no_dice_against_nodens_alone() -> None:
    """CW-53.231, CW-53.21: he copies 0."""
    cards = {"nodens": "cc", "cthugha": "gc"}
    scene = war("gc,cc,bg", {"asia": "gc cthugha deep_one / cc nodens"}, cards=cards)
    scene.rolls([1]).plays("gc attack asia 1")
    assert scene.happened("rolled")[0]["number"] == 1


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (3, 2), (6, 6)])
def test_at_the_end_of_the_doom_phase_the_marker_goes_back_but_not_from_death(
    before: int, after: int
) -> None:
    """CW-53.232: nor before the start."""
    scene = war("cc,gc,bg", {"asia": "cc nodens"}, cards={"nodens": "cc"}, phase=DOOM_TURN,
                ritual=before, met={"gc": "first_doom_phase"}, books={"gc": "dreams"},
                power={"cc": 10, "gc": 0, "bg": 0})  # fmt: skip
    scene.plays("cc done")
    assert scene.s.ritual == after
    assert scene.match.over == (before == 6)


def test_an_elder_thing_beside_him_keeps_him_from_healing() -> None:
    """CW-53.232, CW-51.10: an ability of his own."""
    cards = {"nodens": "cc", "elder_thing": "gc"}
    scene = war("cc,gc,bg", {"asia": "cc nodens / gc elder_thing"}, cards=cards, phase=DOOM_TURN,
                ritual=2, met={"gc": "first_doom_phase"}, books={"gc": "dreams"},
                power={"cc": 0, "gc": 0, "bg": 0})  # fmt: skip
    assert scene.s.ritual == 2


def test_a_ritual_brings_his_spellbook_and_so_does_a_ceremony() -> None:
    """CW-53.233, CW-53.124."""
    for cards, verb in (
        ({"nodens": "cc"}, "perform-ritual"),
        ({"nodens": "cc", "tulzscha": "cc book"}, "ceremony"),
    ):
        zones = {"asia": "cc nodens acolyte!", "africa": "cc acolyte"}
        if "tulzscha" in cards:
            zones["africa"] = "cc tulzscha"
        scene = war("cc,gc,bg", zones, cards=cards, phase=DOOM_TURN, power={"cc": 6})
        scene.plays(f"cc {verb}")
        assert {"seat": 0, "card": "nodens"} in [
            {name: each[name] for name in ("seat", "card")} for each in scene.happened("card-book")
        ]


def test_for_two_power_a_spellbook_is_marked_that_is_about_a_unit() -> None:
    """CW-53.234: only on the own faction card, and another one with another action."""
    scene = war("cc,gc,bg", {"asia": "cc nodens"}, cards={"nodens": "cc book"},
                books={"cc": "abduct madness emissary"})  # fmt: skip
    assert scene.can("mark-book") == ["mark-book abduct", "mark-book emissary"]
    assert scene.price("cc", "mark-book abduct") == 2
    scene.plays("cc mark-book abduct")
    assert ("proteus_abduct", 1) in scene.view("gc").seats[0].marks
    scene.plays("gc pass", "bg pass")
    assert scene.can("mark-book") == ["mark-book emissary"]


def test_nothing_is_marked_without_his_spellbook_or_while_he_is_off_the_map() -> None:
    """CW-53.234."""
    zones = {"asia": "gc nodens"}
    bare = war("gc,cc,bg", zones, cards={"nodens": "gc"}, books={"gc": "submerge"})
    assert not bare.can("mark-book")
    scene = war("gc,cc,bg", zones, cards={"nodens": "gc book"}, books={"gc": "submerge absorb"})
    assert scene.can("mark-book")
    scene.goes("gc nodens", "asia", "card gc")
    scene.plays("gc pass")
    assert not any(move.startswith("mark-book") for move in scene.moves)


def test_a_neutral_spellbook_cannot_be_marked() -> None:
    """CW-53.234: it is none of the faction's."""
    scene = war("cc,gc,bg", {"asia": "cc nodens"}, cards={"nodens": "cc book", "shriveling": "cc"},
                books={"cc": "abduct shriveling"})  # fmt: skip
    assert scene.can("mark-book") == ["mark-book abduct"]


def test_who_awakens_him_anew_begins_without_a_mark() -> None:
    """CW-53.234: what somebody else had marked is forgotten."""
    scene = marked("abduct", "cc,gc,bg", {"asia": "cc nodens", "africa": "gc cthulhu acolyte!"},
                   power={"gc": 9})  # fmt: skip
    scene.goes("cc nodens", "asia", "pool")
    scene.s.loyalty[0] = scene.t.nobody
    scene.s.owner = scene.t.first_owner
    scene.s.presence[0] = 0
    scene.plays("cc pass", "gc awaken nodens africa")
    assert not any(name.startswith("proteus") for name, _ in scene.view("gc").seats[1].marks)
    assert scene.s.counters[scene.t.ability(1, Proteus).at] == 0


# Black Goat (CW-53.235).


def test_with_blood_sacrifice_he_counts_as_shub_niggurath() -> None:
    """CW-53.235, CW-22.12: in play is enough."""
    zones = {"asia": "bg nodens acolyte"}
    scene = marked("blood_sacrifice", "bg,gc,cc", zones, phase=DOOM_TURN, power={"bg": 0})
    assert scene.can("blood-sacrifice")


def test_with_frenzy_he_counts_as_a_cultist() -> None:
    """CW-53.235, CW-22.13: one die."""
    scene = marked("frenzy", "bg,gc,cc", {"asia": "bg nodens / gc deep_one"})
    scene.rolls([1], [1]).plays("bg attack asia 1")
    assert scene.happened("rolled")[0]["number"] == 1


def test_with_ghroth_his_area_counts_as_one_with_fungi() -> None:
    """CW-53.235, CW-22.14."""
    zones = {"asia": "bg nodens", "africa": "bg fungi", "europe": "gc acolyte:2 / cc acolyte:2"}
    scene = marked("ghroth", "bg,gc,cc", zones).rolls([2]).plays("bg ghroth")
    assert scene.happened("ghroth")[0]["areas"] == 2


def test_with_necrophagy_he_comes_to_battles_like_a_ghoul() -> None:
    """CW-53.235, CW-22.16: one Pain for both sides; of two in one Area one says who."""
    zones = {"asia": "bg nodens ghoul", "africa": "gc deep_one:3 / cc flying_polyp:3"}
    scene = marked("necrophagy", "gc,bg,cc", zones, holder="bg")
    scene.rolls([1] * 3, [1] * 3).plays("gc attack africa 2")
    scene.plays("bg necrophagy asia", "bg choose-unit nodens")
    assert scene.zone("africa").startswith("gc deep_one:3 / bg nodens")
    assert scene.battle.pains == [1, 1] or sum(scene.battle.pained) == 2


def test_with_the_red_sign_he_holds_gates_and_brings_power() -> None:
    """CW-53.235, CW-22.17, CW-22.4: a Gate gives 2 instead of the 1 that everybody has of an
    abandoned one; and Shub-Niggurath fights with a die more.
    """
    zones = {"asia": "bg nodens / gate", "africa": "bg shub_niggurath / gc acolyte"}
    scene = marked("red_sign", "bg,gc,cc", zones, books={"bg": "red_sign ghroth"})
    income = scene.view("bg").seats[0].income
    scene.rolls([1]).plays("bg attack africa 1")
    assert scene.happened("rolled")[0]["number"] == 1
    scene.plays("bg control-gate asia nodens")
    assert scene.gate("asia") == "bg"
    assert scene.view("bg").seats[0].income == income + 1
    scene.plays("bg end-turn") if scene.can("end-turn") else None
    scene.plays("gc pass", "cc pass", "bg mark-book ghroth")
    assert scene.gate("asia") == "bg"


def test_with_the_thousand_young_monsters_are_cheaper() -> None:
    """CW-53.235, CW-22.18."""
    scene = marked("thousand_young", "bg,gc,cc", {"asia": "bg nodens acolyte!"})
    assert scene.price("bg", "summon fungi asia") == 1


# Crawling Chaos.


def test_with_abduct_he_is_given_up_like_a_nightgaunt() -> None:
    """CW-53.235, CW-21.14: one says who of two."""
    scene = marked(
        "abduct", "cc,gc,bg", {"asia": "cc nodens nightgaunt flying_polyp / gc deep_one:2"}
    )
    scene.plays("cc attack asia 1", "cc abduct", "cc choose-unit nodens")
    assert scene.zone("asia") == "cc nightgaunt flying_polyp / gc deep_one"
    assert scene.s.loyalty == [scene.t.nobody]


def test_with_the_emissary_a_kill_on_him_becomes_a_pain() -> None:
    """CW-53.235, CW-21.15: without an enemy Great Old One."""
    zones = {"asia": "cc nodens / gc deep_one:2"}
    scene = marked("emissary", "gc,cc,bg", zones, holder="cc").rolls([6, 1])
    scene.plays("gc attack asia 1", "cc emissary")
    assert scene.battle.pained[0] + scene.battle.pained[-1] >= 1
    assert scene.s.loyalty == [1]


def test_with_invisibility_he_hides_somebody_like_a_flying_polyp() -> None:
    """CW-53.235, CW-21.16."""
    scene = marked("invisibility", "cc,gc,bg", {"asia": "cc nodens hunting_horror / gc deep_one:2"})
    scene.rolls([1, 1], [1]).plays("cc attack asia 1", "cc hide 1 deep_one")
    assert [each["number"] for each in scene.happened("rolled")] == [2, 1]


def test_with_seek_and_destroy_he_joins_a_battle_from_anywhere() -> None:
    """CW-53.235, CW-21.18: and adds his Kill."""
    zones = {"asia": "cc flying_polyp / gc deep_one:2", "europe": "cc nodens"}
    scene = marked("seek_and_destroy", "cc,gc,bg", zones)
    scene.rolls([1], [1, 1]).plays("cc attack asia 1", "cc seek-and-destroy europe")
    assert scene.pool("gc", "deep_one") == 3


def test_with_the_thousand_forms_he_counts_as_nyarlathotep() -> None:
    """CW-53.235, CW-21.19."""
    assert marked("thousand_forms", "cc,gc,bg", {"asia": "cc nodens"}).can("thousand-forms")


# Great Cthulhu.


def test_with_absorb_he_absorbs_like_a_shoggoth() -> None:
    """CW-53.235, CW-20.14: three dice, though he throws none himself."""
    scene = marked("absorb", "gc,cc,bg", {"asia": "gc nodens deep_one shoggoth / cc flying_polyp"})
    scene.plays("gc attack asia 1", "gc absorb deep_one 0", "gc choose-unit nodens")
    scene.rolls([1] * 5, [1]).plays("gc decline")
    assert scene.happened("rolled")[0]["number"] == 5


def test_with_regenerate_only_two_kills_kill_him() -> None:
    """CW-53.235, CW-20.17."""
    zones = {"asia": "gc nodens / cc flying_polyp:2"}
    scene = marked("regenerate", "cc,gc,bg", zones, holder="gc").rolls([6, 1])
    scene.plays("cc attack asia 1")
    assert scene.s.loyalty == [1]


def test_with_submerge_he_goes_down_and_comes_up_anywhere() -> None:
    """CW-53.235, CW-20.18: with company; the mark stays while he is down."""
    scene = marked("submerge", "gc,cc,bg", {"north_pacific": "gc nodens deep_one"},
                   books={"gc": "submerge absorb"})  # fmt: skip
    scene.plays("gc submerge", "gc take-along deep_one", "cc pass", "bg pass")
    assert scene.card("gc") == "gc deep_one nodens"
    assert not scene.can("mark-book")
    scene.plays("gc emerge europe")
    assert scene.zone("europe") == "gc deep_one nodens"


def test_of_two_who_could_submerge_one_says_who() -> None:
    """CW-53.235: Cthulhu in one Ocean, Nodens in another."""
    zones = {"north_pacific": "gc nodens", "indian_ocean": "gc cthulhu"}
    scene = marked("submerge", "gc,cc,bg", zones)
    scene.plays("gc submerge", "gc choose-unit nodens")
    assert scene.card("gc") == "gc nodens"


def test_with_yha_nthlei_he_counts_as_cthulhu() -> None:
    """CW-53.235, CW-20.20: 1 Power for a Gate of an enemy's in an Ocean."""
    zones = {"asia": "gc nodens", "north_pacific": "cc acolyte!"}
    scene = marked("yha_nthlei", "gc,cc,bg", zones)
    assert scene.view("gc").seats[0].income == 1


# Yellow Sign.


def test_with_he_who_is_not_he_jumps_like_hastur() -> None:
    """CW-53.235, CW-23.15: to any Area with a Cultist."""
    zones = {"asia": "ys nodens", "south_america": "gc acolyte"}
    scene = marked("he_who_is_not_to_be_named", "ys,gc,cc", zones)
    scene.plays("ys he-who-is-not-to-be-named south_america")
    assert "nodens" in scene.zone("south_america")


def test_with_passion_his_loss_brings_power_like_that_of_a_cultist() -> None:
    """CW-53.235, CW-23.16: by an enemy."""
    zones = {"asia": "ys nodens / gc starspawn", "africa": "ys acolyte"}
    scene = marked("passion", "gc,ys,cc", zones, holder="ys").rolls([6, 1, 1])
    scene.plays("gc attack asia 1")
    while scene.asked not in ("ys reaction", "ys action"):
        scene.match.play(scene.ask.seat, scene.ask.moves[0])
    assert scene.can("passion")


def test_with_the_screaming_dead_he_steps_aside_with_undead() -> None:
    """CW-53.235, CW-23.17."""
    scene = marked("screaming_dead", "ys,gc,cc", {"asia": "ys nodens undead:2"})
    scene.plays("ys screaming-dead africa", "ys follow 2")
    assert scene.zone("africa") == "ys undead:2 nodens"


def test_with_the_shriek_he_comes_like_a_byakhee() -> None:
    """CW-53.235, CW-23.18."""
    zones = {"asia": "ys nodens byakhee", "europe": "ys byakhee"}
    scene = marked("shriek", "ys,gc,cc", zones)
    scene.plays("ys shriek africa", "ys choose-unit nodens", "ys shriek-from asia", "ys done")
    assert scene.zone("africa") == "ys byakhee nodens"
    alone = marked("shriek", "ys,gc,cc", {"asia": "ys nodens"})
    alone.plays("ys shriek africa")
    assert alone.zone("africa") == "ys nodens"


def test_with_the_third_eye_desecrations_cost_one() -> None:
    """CW-53.235, CW-23.19: he counts as Hastur."""
    zones = {"asia": "ys king_in_yellow", "africa": "ys nodens"}
    assert marked("third_eye", "ys,gc,cc", zones).price("ys", "desecrate") == 1


def test_with_zingaya_his_area_is_one_with_undead() -> None:
    """CW-53.235, CW-23.20."""
    scene = marked("zingaya", "ys,gc,cc", {"asia": "ys nodens / gc acolyte"})
    scene.plays("ys zingaya asia 1")
    assert scene.zone("asia") == "ys undead nodens"


# Opener of the Way, Sleeper.


def test_with_the_dread_curse_he_is_a_die_more() -> None:
    """CW-53.235, CW-24.17: he counts as an Abomination."""
    zones = {"asia": "ow nodens abomination", "africa": "gc acolyte"}
    scene = marked("dread_curse", "ow,gc,cc", zones).rolls([1, 1]).plays("ow dread-curse africa")
    assert scene.happened("dread-curse")[0]["faces"] == (1, 1)


def test_with_ancient_sorcery_he_brings_a_unique_ability_like_a_serpent_man() -> None:
    """CW-53.235, CW-25.13: and returns with 1 Power after the Doom Phase."""
    scene = marked("ancient_sorcery", "sl,cc,gc", {"asia": "sl nodens serpent_man acolyte"})
    scene.plays("sl ancient-sorcery asia 1", "sl choose-unit nodens", "cc pass", "gc pass")
    assert scene.card("cc") == "sl nodens"
    assert scene.can("move-unit acolyte asia south_atlantic")
    assert not scene.can("mark-book")
    scene.plays("sl pass")
    while scene.asked and scene.ask.question.key != "serpent-returns":
        scene.match.play(scene.ask.seat, scene.ask.moves[-1])
    before = scene.power("sl")
    scene.plays("sl serpent-returns europe")
    assert "nodens" in scene.zone("europe")
    assert scene.power("sl") == before + 1


def test_with_capture_monster_he_captures_like_tsathoggua() -> None:
    """CW-53.235, CW-25.15."""
    scene = marked("capture_monster", "sl,gc,cc", {"asia": "sl nodens / gc deep_one"})
    scene.plays("sl capture-monster asia 1")
    assert scene.captives("sl") == "gc deep_one"


def test_with_demand_sacrifice_he_counts_as_tsathoggua() -> None:
    """CW-53.235, CW-25.17: in play is enough."""
    zones = {"asia": "sl nodens", "africa": "sl formless_spawn:2 / gc deep_one"}
    scene = marked("demand_sacrifice", "gc,sl,cc", zones, holder="sl")
    scene.plays("gc attack africa 1")
    assert scene.can("demand-sacrifice")


def test_with_the_energy_nexus_he_counts_as_a_wizard() -> None:
    """CW-53.235, CW-25.18: an action before a battle in his Area."""
    scene = marked("energy_nexus", "gc,sl,cc", {"asia": "sl nodens / gc deep_one"}, holder="sl")
    scene.plays("gc attack asia 1")
    assert scene.can("energy-nexus")


# Tcho-Tcho, Windwalker.


def test_with_martyrdom_his_death_turns_other_kills_into_pains() -> None:
    """CW-53.235, CW-27.16: he counts as a High Priest."""
    zones = {"asia": "tt nodens proto_shoggoth / gc starspawn:2"}
    scene = marked("martyrdom", "gc,tt,cc", zones, holder="tt").rolls([6] * 2 + [1] * 4, [1])
    scene.plays("gc attack asia 1")
    assert scene.can("martyrdom")
    scene.plays("tt martyrdom")
    assert scene.s.loyalty == [scene.t.nobody]
    assert scene.pool("tt", "proto_shoggoth") == 5


def test_with_the_tablets_he_brings_a_sign_at_a_gate_and_goes() -> None:
    """CW-53.235, CW-27.18: he counts as a High Priest."""
    scene = marked("tablets_of_the_gods", "tt,gc,cc", {"asia": "tt nodens acolyte!"},
                   phase=DOOM_TURN, power={"tt": 9})  # fmt: skip
    scene.plays("tt perform-ritual")
    assert len(scene.signs("tt")) == 1
    assert (scene.zone("asia"), scene.s.loyalty) == ("tt acolyte", [scene.t.nobody])


def test_with_terror_he_counts_as_a_proto_shoggoth() -> None:
    """CW-53.235, CW-27.19: a die more, or one fewer for the enemy."""
    zones = {"asia": "tt nodens proto_shoggoth / gc deep_one:3"}
    scene = marked("terror", "tt,gc,cc", zones)
    scene.rolls([1] * 3, [1] * 3).plays("tt attack asia 1", "tt terrify strengthen")
    plain = war("tt,gc,cc", zones, cards={"nodens": "tt"}, books={"tt": "terror"})
    plain.rolls([1] * 2, [1] * 3).plays("tt attack asia 1", "tt terrify strengthen")
    ours = [each.happened("rolled")[0]["number"] for each in (scene, plain)]
    assert ours[0] == ours[1] + 1
    weak = marked("terror", "tt,gc,cc", zones)
    weak.rolls([1], [1]).plays("tt attack asia 1", "tt terrify weaken")
    assert weak.happened("rolled")[1]["number"] == 1


def test_with_the_arctic_wind_others_go_with_him() -> None:
    """CW-53.235, CW-26.14: like with Ithaqua."""
    scene = marked("arctic_wind", "ww,gc,cc", {"asia": "ww nodens wendigo"})
    scene.plays("ww move-unit nodens asia africa", "ww ride-the-wind wendigo")
    assert scene.zone("africa") == "ww wendigo nodens"


def test_with_berserkergang_a_kill_on_him_costs_the_enemy_a_unit() -> None:
    """CW-53.235, CW-26.15: like one on a Gnoph-Keh."""
    zones = {"asia": "ww nodens / gc deep_one:4"}
    scene = marked("berserkergang", "gc,ww,cc", zones, holder="ww").rolls([6, 1, 1, 1])
    scene.plays("gc attack asia 1")
    assert scene.can("berserkergang")


def test_with_howl_he_drives_somebody_off_like_a_wendigo() -> None:
    """CW-53.235, CW-26.18."""
    scene = marked("howl", "gc,ww,cc", {"asia": "ww nodens / gc deep_one:2"}, holder="ww")
    scene.plays("gc attack asia 1")
    assert scene.can("howl")


def test_nobody_marks_a_spellbook_that_no_unit_in_play_could_make_use_of() -> None:
    """CW-53.235: those about nobody, and those about who is summoned, placed or replaced."""
    every = {book.name for each in GAME.catalogue.factions.values() for book in each.books}
    about = {book.name for e in GAME.catalogue.factions.values() for book in e.books if book.about}
    assert every - about == {
        "madness", "devolve", "dreams", "channel_power", "dragon_ascending", "dragon_descending",
        "million_favored_ones", "they_break_through", "burrow", "cursed_slumber", "hierophants",
        "idolatry", "soulless", "cannibalism", "herald", "ice_age", "brainless", "consecration",
        "extinction", "festival", "unholy_ground", "worship_services",
    }  # fmt: skip


def test_for_others_he_stays_a_great_old_one() -> None:
    """CW-53.235: whatever he counts as for his owner's spellbook."""
    zones = {"asia": "bg nodens acolyte / gc cthulhu", "africa": "bg acolyte"}
    scene = marked("frenzy", "gc,bg,cc", zones, holder="bg")
    assert not scene.can("capture")
    scene.plays("gc attack asia 1")
    assert scene.can("devour")
    scene.rolls([1] * 6, [1]).plays("gc devour")
    assert scene.happened("devour")[0]["unit"] == "acolyte"


def test_he_counts_as_nobody_else_before_a_spellbook_is_marked() -> None:
    """CW-53.235."""
    scene = war("sl,gc,cc", {"asia": "sl nodens / gc deep_one"}, cards={"nodens": "sl book"},
                books={"sl": "capture_monster"})  # fmt: skip
    assert not scene.can("capture-monster")
