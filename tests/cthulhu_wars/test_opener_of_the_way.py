"""Cthulhu Wars, chapter 24: the Opener of the Way."""

from __future__ import annotations

from functools import partial

import pytest

from mythos.core.dice import seed_from
from mythos.core.match import Match
from mythos.core.texts import LANGUAGES, Speaker
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.catalogue import CATALOGUE
from mythos.games.cthulhu_wars.factions.opener_of_the_way import MillionFavoredOnes, TheBeyondOne
from mythos.games.cthulhu_wars.rules.ability import Ability, Requirement
from mythos.games.cthulhu_wars.rules.doom import ritual_gain
from mythos.games.cthulhu_wars.rules.gates import gate_count, gates_on_map, set_keeper
from mythos.games.cthulhu_wars.rules.gather import income
from mythos.games.cthulhu_wars.rules.layout import Faction
from mythos.games.cthulhu_wars.rules.state import DOOM, DOOM_TURN, FIRST, GATHER, NO_GATE, War
from tests.cthulhu_wars.guests import guest, playing
from tests.cthulhu_wars.test_the_ancients import with_cathedrals
from tests.cthulhu_wars.test_vectors import total
from tests.cthulhu_wars.war import Scene, war

SPAWN = "spawn_of_yog_sothoth"
LANDS = ("north_america", "south_america", "europe", "africa", "asia", "australia", "antarctica")
OCEANS = ("arctic_ocean", "north_atlantic", "south_atlantic", "indian_ocean", "north_pacific")
ALL_MET = "gates_8 gates_12 at_enemy_gates lose_unit_in_battle gods_meet awaken_yog_sothoth"

HUNTER = {"gc": "dreams regenerate"}
HUNTED = {"gc": "kill_devour_1 kill_devour_2"}
"""Great Cthulhu has these spellbooks for his kills: no new ones to choose."""


def opener(zones: dict[str, str], books: str = "", **fields: object) -> Scene:
    """The Opener of the Way on turn, with no requirement left to meet unless said otherwise."""
    fields.setdefault("met", {"ow": ALL_MET})
    return war("ow,gc,cc", zones, books={"ow": books}, **fields)  # type: ignore[arg-type]


def requirement(scene: Scene, name: str) -> Requirement:
    seat = scene.seat("ow")
    return next(each for each in scene.t.requirements[seat] if each.name == name)


# Start.


def test_the_start_is_chosen_last_and_anywhere() -> None:
    """CW-24.1, CW-2.16, CW-2.11: every Area without a Gate, when all others have settled."""
    options = {"factions": "ow,gc,ys"}
    match: Match[War] = Match(GAME, 3, options=options, seed=seed_from("start"))
    ask, t = match.asked[0], CATALOGUE.layout(match.state.table)
    assert (ask.seat, ask.question.key) == (0, "start")
    taken = {t.board.names[zone] for zone in match.state.starts[1:]}
    assert {move.values["zone"] for move in ask.moves} == set(t.board.names) - taken
    match.play(0, "start-in antarctica")
    assert match.state.starts[0] == t.zone("antarctica")


# The Beyond One.


def test_the_beyond_one_carries_a_gate_with_the_enemy_who_keeps_it() -> None:
    """CW-24.2, CW-5.3: unit, Gate and the enemy on it go together; control is unchanged."""
    scene = opener({"asia": "ow abomination mutant / cc acolyte:2!", "africa": "gc acolyte!"})
    assert "beyond-one abomination asia africa" not in scene.moves
    assert not scene.can("beyond-one mutant")
    scene.plays("ow beyond-one abomination asia antarctica")
    assert scene.zone("antarctica") == "ow abomination / cc acolyte"
    assert scene.zone("asia") == "ow mutant / cc acolyte"
    assert (scene.gate("asia"), scene.gate("antarctica")) == ("none", "cc")
    assert scene.power("ow") == 4


def test_an_abandoned_gate_is_carried_too() -> None:
    """CW-24.2: it stays abandoned."""
    scene = opener({"asia": f"ow {SPAWN} / gate"})
    scene.plays(f"ow beyond-one {SPAWN} asia europe")
    assert (scene.gate("asia"), scene.gate("europe")) == ("none", "abandoned")


def test_the_own_keeper_goes_along() -> None:
    """CW-24.2: those beside the Gate stay."""
    scene = opener({"asia": "ow acolyte:3! abomination"})
    scene.plays("ow beyond-one abomination asia europe")
    assert scene.zone("europe") == "ow acolyte abomination"
    assert (scene.gate("europe"), scene.zone("asia")) == ("ow", "ow acolyte:2")


def test_a_high_priest_carries_his_own_gate() -> None:
    """CW-24.3: cost 3 is enough; he is carrier and keeper at once."""
    scene = opener({"asia": "ow high_priest! acolyte"}, high_priests=True)
    scene.plays("ow beyond-one high_priest asia europe")
    assert (scene.zone("europe"), scene.gate("europe")) == ("ow high_priest", "ow")
    assert scene.zone("asia") == "ow acolyte"


def test_yog_sothoth_carries_but_is_no_gate_to_carry() -> None:
    """CW-24.3, CW-24.6: without a normal Gate there is nothing to carry."""
    assert not opener({"asia": "ow yog_sothoth abomination"}).can("beyond-one")
    scene = opener({"asia": "ow yog_sothoth acolyte!"})
    scene.plays("ow beyond-one yog_sothoth asia europe")
    assert scene.zone("europe") == "ow acolyte yog_sothoth"


def test_a_gate_may_come_to_yog_sothoth() -> None:
    """CW-24.22, CW-4.8: if no normal Gate is there; and one may be created there."""
    zones = {"asia": "ow abomination acolyte!", "europe": "ow yog_sothoth acolyte"}
    scene = opener(zones)
    assert scene.can("create-gate") == ["create-gate europe"]
    scene.plays("ow beyond-one abomination asia europe")
    assert scene.gate("europe") == "ow"
    assert gate_count(scene.s, scene.t, 0) == 2
    full = opener({**zones, "europe": "ow yog_sothoth / gate"})
    assert "beyond-one abomination asia europe" not in full.moves


def test_an_enemy_god_guards_all_gates_in_his_area() -> None:
    """CW-24.23: even if he does not control the Gate."""
    assert not opener({"asia": "ow abomination acolyte! / gc cthulhu"}).can("beyond-one")
    assert opener({"asia": "ow abomination acolyte! / gc starspawn"}).can("beyond-one")


def test_a_refused_beyond_one_says_that_nobody_can_carry_or_that_it_is_too_late() -> None:
    """CW-24.2, CW-3.3: nobody to carry it, or too late."""
    scene = opener({"asia": "ow mutant acolyte!"})
    assert scene.why_not("ow beyond-one mutant asia europe") == ("not-now", "CW-1.19")
    scene = opener({"asia": "ow abomination acolyte!"})
    scene.plays("ow recruit acolyte asia")
    assert scene.why_not("ow beyond-one abomination asia europe") == ("acted", "CW-3.3")


# Yog-Sothoth.


def test_yog_sothoth_replaces_a_spawn() -> None:
    """CW-24.4, CW-24.13: for 6; the Spawn goes back to the Pool."""
    scene = opener({"asia": f"ow {SPAWN}:2", "europe": "ow acolyte!"}, power={"ow": 6}, met={})
    assert scene.can("awaken") == ["awaken yog_sothoth asia"]
    scene.plays("ow awaken yog_sothoth asia", "ow take-book dread_curse")
    assert scene.zone("asia") == f"ow {SPAWN} yog_sothoth"
    assert (scene.power("ow"), scene.pool("ow", SPAWN)) == (0, 1)
    assert scene.met("ow") == {"awaken_yog_sothoth"}


def test_yog_sothoth_does_not_awaken_without_a_spawn_on_the_map() -> None:
    """CW-24.4: a Spawn has to be on the map."""
    scene = opener({"asia": "ow abomination acolyte!"}, power={"ow": 9})
    assert not scene.can("awaken")
    assert scene.why_not("ow awaken yog_sothoth asia") == ("cannot-awaken", "CW-4.5")


def test_an_exchange_feeds_nobody() -> None:
    """CW-12.4, CW-1.16: with two players the opponent gains nothing for the Spawn."""
    scene = war("ow,gc", {"asia": f"ow {SPAWN}"}, power={"ow": 6})
    scene.plays("ow awaken yog_sothoth asia")
    assert scene.doom("gc") == 0


@pytest.mark.parametrize(
    ("gods", "dice"),
    [("", 0), ("gc cthulhu", 2), ("cc nyarlathotep / gc cthulhu", 4)],
)
def test_yog_sothoth_has_two_dice_for_each_enemy_god_in_play(gods: str, dice: int) -> None:
    """CW-24.5, CW-11.30: two for each Great Old One of enemies in play."""
    scene = opener({"asia": "ow yog_sothoth", **({"europe": gods} if gods else {})})
    assert total(scene, "asia", "ow", "gc") == dice


def test_independent_gods_of_enemies_bring_yog_sothoth_no_dice() -> None:
    """CW-24.5, CW-1.9: only those that belong to a faction count."""
    zones = {"asia": "ow yog_sothoth", "europe": "gc cthulhu daoloth / cc abhoth"}
    scene = opener(zones, cards={"daoloth": "gc", "abhoth": "cc"})
    assert total(scene, "asia", "ow", "gc") == 2


def test_with_two_players_yog_sothoth_always_has_four_dice() -> None:
    """CW-12.19: always 4."""
    for zones in ({}, {"europe": "gc cthulhu"}):
        scene = war("ow,gc", {"asia": "ow yog_sothoth", **zones})
        assert total(scene, "asia", "ow", "gc") == 4


def test_yog_sothoth_pays_like_a_gate_that_nobody_keeps() -> None:
    """CW-24.6, CW-24.7, CW-6.3: 2 Power, 1 Doom, a ritual's Doom and sign, and nobody keeps it."""
    scene = opener({"asia": "ow yog_sothoth acolyte", "europe": "gc acolyte!"}, power={"ow": 9})
    assert gate_count(scene.s, scene.t, 0) == 1
    assert income(scene.s, scene.t, 0) == 1 + 2
    assert income(scene.s, scene.t, 1) == 1 + 2  # he is not abandoned
    assert ritual_gain(scene.s, scene.t, 0) == (1, 1)
    assert not scene.can("control-gate")
    assert "summon mutant asia" in scene.moves
    assert "summon mutant europe" not in scene.moves
    assert scene.view("gc").seats[0].gates == 1


def test_yog_sothoth_brings_one_doom_beside_a_gate_in_his_area() -> None:
    """CW-24.7, CW-8.1: 1 in every Doom Phase, beside a Gate in the same Area."""
    scene = opener({"asia": "ow yog_sothoth acolyte!"}, phase=DOOM, power={"ow": 0, "gc": 0})
    assert scene.doom("ow") == 2


def test_he_leaves_no_gate_behind() -> None:
    """CW-24.6: when he goes, the Gate goes with him."""
    scene = opener({"asia": "ow yog_sothoth", "europe": "ow acolyte"})
    scene.plays("ow move-unit yog_sothoth asia africa", "ow done")
    assert gate_count(scene.s, scene.t, 0) == 1
    assert gates_on_map(scene.s, scene.t, 1 << scene.t.zone("asia")) == 0


def test_yog_sothoth_counts_among_the_gates_in_oceans() -> None:
    """CW-24.7, CW-20.9: he is the fourth for Great Cthulhu."""
    gates = dict.fromkeys(("north_atlantic", "south_atlantic", "arctic_ocean"), "gate")
    scene = war("gc,ow,cc", {**gates, "indian_ocean": "ow yog_sothoth", "asia": "gc deep_one"})
    scene.plays("gc move-unit deep_one asia europe", "gc take-book dreams")
    assert scene.met("gc") == {"ocean_gates"}


def test_yha_nthlei_counts_yog_sothoth_as_an_enemys_gate() -> None:
    """CW-24.20, CW-20.20: an enemy's Gate in an Ocean."""
    zones = {"indian_ocean": "ow yog_sothoth", "europe": "gc cthulhu"}
    scene = war("gc,ow,cc", zones, books={"gc": "yha_nthlei"})
    assert income(scene.s, scene.t, 0) == 1
    zones = {"asia": "ow yog_sothoth", "europe": "gc cthulhu"}
    scene = war("gc,ow,cc", zones, books={"gc": "yha_nthlei"})
    assert income(scene.s, scene.t, 0) == 0


def test_cthulhu_awakens_at_yog_sothoth_and_the_king_in_yellow_does_not() -> None:
    """CW-24.6: Cthulhu awakens where he stands, the King in Yellow does not."""
    zones = {"south_pacific": "ow yog_sothoth", "asia": "gc acolyte!"}
    assert war("gc,ow,cc", zones, power={"gc": 10}).can("awaken")
    zones = {"europe": "ys acolyte / ow yog_sothoth", "asia": "ys acolyte"}
    assert war("ys,ow,cc", zones).can("awaken") == ["awaken king_in_yellow asia"]


def test_the_harbinger_gets_half_of_six_for_yog_sothoth() -> None:
    """CW-21.5, CW-40.25: half of 6."""
    zones = {"asia": "cc nyarlathotep / ow yog_sothoth"}
    scene = war("cc,ow,gc", zones, books={"cc": "abduct", "ow": "dread_curse"},
                met={"ow": "gods_meet"}, power={"cc": 2})  # fmt: skip
    scene.rolls([4, 1], [1, 1]).plays("cc attack asia 1", "cc harbinger-power yog_sothoth")
    assert scene.power("cc") == 4


# Requirements.


def with_gates(factions: str, number: int, **zones: str) -> Scene:
    places = [zone for zone in (*LANDS, *OCEANS) if zone not in zones][:number]
    return war(factions, {**dict.fromkeys(places, "gate"), **zones}, met={})


@pytest.mark.parametrize(
    ("factions", "gates", "met"),
    [("ow,gc,cc", 7, set()), ("ow,gc,cc", 8, {"gates_8"}), ("ow,gc,cc", 9, {"gates_8"}),
     ("ow,gc,cc", 10, {"gates_8", "gates_12"}), ("ow,gc", 10, {"gates_8", "gates_12"})],
)  # fmt: skip
def test_gates_on_the_map_meet_requirements_whosever_they_are(
    factions: str, gates: int, met: set[str]
) -> None:
    """CW-24.8, CW-24.9, CW-12.18, CW-40.34: anyone's; 8, and 10 with two or three players."""
    scene = with_gates(factions, gates, south_pacific="ow mutant:4")
    scene.plays("ow move-unit mutant south_pacific australia", "ow done")
    assert {requirement(scene, name).holds(scene.s) for name in met} <= {True}
    while scene.ask.question.key == "book":
        scene.plays(f"ow {scene.moves[0]}")
    assert scene.met("ow") == met


def test_with_four_players_twelve_gates_are_needed_and_counted() -> None:
    """CW-24.9, CW-40.34: 12; what is there and what is needed can be counted."""
    scene = war("ow,gc,cc,bg", {"south_pacific": "ow mutant"})
    twelve = requirement(scene, "gates_12")
    for zone in range(11):
        set_keeper(scene.s, scene.t, zone, -1)
    assert twelve.tally(scene.s) == ((11, 12),)
    assert not twelve.holds(scene.s)
    set_keeper(scene.s, scene.t, 11, -1)
    assert twelve.holds(scene.s)


def test_yog_sothoth_is_one_of_the_gates() -> None:
    """CW-24.7: also in an Area with a normal Gate."""
    scene = with_gates("ow,gc,cc", 6, north_pacific="ow yog_sothoth acolyte!")
    assert requirement(scene, "gates_8").holds(scene.s)


def test_a_sleeping_gate_is_not_on_the_map() -> None:
    """CW-24.31: neither counted nor used for a summoning."""
    scene = with_gates("ow,gc,cc", 7, north_pacific="gc acolyte!", south_pacific="ow mutant")
    eight = requirement(scene, "gates_8")
    assert eight.holds(scene.s)
    s, t = scene.s, scene.t
    keeper = s.keepers[t.zone("north_pacific")]
    set_keeper(s, t, t.zone("north_pacific"), NO_GATE)
    set_keeper(s, t, t.board.size + 1, keeper)
    assert not eight.holds(s)
    s.books[0] = t.books[0][5].bit
    s.met[0] = t.requirements[0][0].bit
    assert scene.can("summon mutant asia")
    assert not scene.can("summon mutant north_pacific")


def test_units_at_two_enemy_gates_meet_a_requirement() -> None:
    """CW-24.10: two Areas; own and abandoned Gates do not count."""
    zones = {
        "asia": "ow mutant / gc acolyte!",
        "europe": "ow acolyte!",
        "africa": "ow mutant / gate",
    }
    scene = opener(zones, met={})
    wanted = requirement(scene, "at_enemy_gates")
    assert wanted.tally(scene.s) == ((1, 2),)
    assert not wanted.holds(scene.s)
    zones = {"asia": "ow mutant / gc acolyte!", "europe": "ow acolyte / cc acolyte!",
             "africa": "ow mutant"}  # fmt: skip
    scene = opener(zones, met={})
    scene.plays("ow recruit acolyte africa", "ow take-book dread_curse")
    assert scene.met("ow") == {"at_enemy_gates"}


def test_a_unit_killed_in_a_battle_meets_a_requirement() -> None:
    """CW-24.11: killed in a battle, whoever attacked."""
    scene = war("gc,ow,cc", {"asia": "gc deep_one / ow mutant"}, books=HUNTER, met=HUNTED)
    scene.rolls([6], [1]).plays("gc attack asia 1")
    assert scene.asked == "ow book"
    scene.plays("ow take-book channel_power")
    assert scene.met("ow") == {"lose_unit_in_battle"}


def test_a_unit_devoured_before_the_dice_is_lost_in_battle() -> None:
    """CW-24.11, CW-10.9: devoured; the battle is over at once."""
    scene = war("gc,ow,cc", {"asia": "gc cthulhu / ow mutant"}, books=HUNTER, met=HUNTED)
    scene.plays("gc attack asia 1", "gc devour", "ow take-book channel_power")
    assert scene.met("ow") == {"lose_unit_in_battle"}


def test_losses_elsewhere_do_not_count() -> None:
    """CW-24.11: a capture is no battle."""
    scene = war("cc,ow,gc", {"asia": "cc nightgaunt / ow acolyte"}, books={"cc": "abduct"},
                met={"cc": "capture_cultist"})  # fmt: skip
    scene.plays("cc capture asia 1")
    assert scene.met("ow") == set()


def test_gods_in_one_area_meet_a_requirement_whoever_came() -> None:
    """CW-24.12: in one Area, whoever came."""
    zones = {"asia": "ow yog_sothoth", "europe": "gc cthulhu"}
    scene = war("gc,ow,cc", zones)
    scene.plays("gc move-unit cthulhu europe asia", "ow take-book channel_power")
    assert scene.met("ow") == {"gods_meet"}


def test_a_submerged_god_meets_nobody() -> None:
    """CW-24.12, CW-20.18: he is not on the map."""
    scene = war("gc,ow,cc", {"indian_ocean": "ow yog_sothoth / gc cthulhu"}, met={"ow": ""},
                books={"gc": "submerge"})  # fmt: skip
    scene.plays("gc submerge")
    assert scene.met("ow") == set()


def test_requirements_come_nearer() -> None:
    """For bots: a god on the way to another, units beside enemies, Gates on the map."""
    far = opener({"asia": "ow yog_sothoth", "south_america": "gc cthulhu"}, met={})
    near = opener({"asia": "ow yog_sothoth", "europe": "gc cthulhu"}, met={})
    apart, beside = opener({"asia": "ow mutant"}), opener({"asia": "ow mutant / gc deep_one"})
    for name, worse, better in (
        ("gods_meet", opener({"asia": "ow mutant"}), far),
        ("gods_meet", far, near),
        ("lose_unit_in_battle", apart, beside),
        ("gates_8", apart, with_gates("ow,gc,cc", 5)),
        ("at_enemy_gates", beside, opener({"asia": "ow mutant / gc acolyte!"})),
    ):
        values = [requirement(scene, name).nearness(scene.s, 8) for scene in (worse, better)]
        assert 0 <= values[0] < values[1] < 1, name


# Spellbooks.


def battle(books: str = "channel_power", power: int = 4, **fields: object) -> Scene:
    zones = {"asia": f"ow {SPAWN} / gc starspawn shoggoth deep_one acolyte"}
    return opener(zones, books, power={"ow": power}, **fields)


def test_channel_power_throws_all_misses_again_and_again() -> None:
    """CW-24.14, CW-10.13: all misses again and again; Kills and Pains stay."""
    scene = battle().rolls([6, 1, 2], [1] * 6).plays("ow attack asia 1")
    assert (scene.asked, scene.moves) == ("ow after-roll", ["channel-power 2", "decline"])
    scene.rolls([5, 3]).plays("ow channel-power 2")
    assert scene.moves == ["channel-power 1", "decline"]
    scene.rolls([3]).plays("ow channel-power 1")
    assert scene.moves == ["channel-power 1", "decline"]
    assert scene.power("ow") == 1
    assert sorted(scene.view("gc").battle.attacker_dice) == [3, 5, 6]  # type: ignore[union-attr]
    scene.plays("ow decline", "gc assign-kill acolyte")
    assert scene.asked == "gc pain"


def test_the_defender_channels_power_too() -> None:
    """CW-24.14: on either side."""
    scene = war("gc,ow,cc", {"asia": "gc deep_one:2 / ow mutant"}, books={"ow": "channel_power"})
    scene.rolls([1, 1], [1]).plays("gc attack asia 1")
    assert scene.asked == "ow after-roll"


def test_channel_power_needs_power_misses_and_somebody_to_hit() -> None:
    """CW-24.14: no question without them."""
    assert battle(power=1).rolls([1] * 3, [1] * 6).plays("ow attack asia 1").asked == "gc action"
    assert battle().rolls([4] * 3, [1] * 6).plays("ow attack asia 1").asked == "gc pain"
    scene = opener({"asia": f"ow {SPAWN} / gc acolyte"}, "channel_power")
    assert scene.rolls([6, 1, 1]).plays("ow attack asia 1").asked == "gc action"


def test_the_dragon_ascends_at_any_time_to_the_power_of_who_has_more() -> None:
    """CW-24.15, CW-3.26: in an enemy's turn, in the own turn; the menu is as rich as we are."""
    scene = opener({"asia": "ow acolyte!"}, "dragon_ascending", power={"ow": 1, "gc": 9, "cc": 0})
    assert not scene.can("create-gate")
    assert not scene.can("summon mutant")
    scene.plays("ow ascend 1")
    assert (scene.asked, scene.power("ow")) == ("ow action", 9)
    assert scene.can("summon mutant")
    assert scene.refuses("ow ascend 1")


def test_an_enemys_question_waits_while_the_dragon_ascends() -> None:
    """CW-24.15: his question waits and stays the same."""
    scene = war("gc,ow,cc", {"asia": "gc acolyte!"}, books={"ow": "dragon_ascending"},
                power={"ow": 1, "gc": 9})  # fmt: skip
    moves = scene.moves
    scene.plays("ow ascend 0")
    assert (scene.asked, scene.moves, scene.power("ow")) == ("gc action", moves, 9)


def test_the_dragon_does_not_descend_to_the_poor() -> None:
    """CW-24.15: only the Power of one who has more."""
    scene = opener({"asia": "ow acolyte!"}, "dragon_ascending", power={"gc": 5, "cc": 6})
    assert scene.refuses("ow ascend 1")
    assert not scene.refuses("ow ascend 2")


def test_without_power_the_dragon_is_asked() -> None:
    """CW-24.15, CW-3.8, CW-3.10: between actions, for there is no turn to say so; then we act."""
    zones = {"asia": "ow acolyte!", "europe": "gc acolyte"}
    scene = opener(zones, "dragon_ascending", power={"ow": 0, "gc": 9, "cc": 0}, turn="gc")
    scene.plays("gc recruit acolyte europe")
    assert (scene.asked, scene.moves) == ("ow reaction", ["ascend 1", "decline"])
    scene.plays("ow ascend 1")
    assert (scene.asked, scene.power("ow")) == ("ow action", 8)


def test_the_dragon_is_not_asked_while_nobody_has_more() -> None:
    """CW-24.15: with all at 0 the phase closes; and with Power of our own we say so ourselves."""
    zones = {"asia": "ow acolyte!", "europe": "gc acolyte"}
    scene = opener(zones, "dragon_ascending", power={"ow": 0, "gc": 1, "cc": 0}, turn="gc")
    scene.plays("gc recruit acolyte europe")
    assert scene.asked != "ow reaction"
    scene = opener(zones, "dragon_ascending", power={"ow": 1, "gc": 9, "cc": 0}, turn="gc")
    scene.plays("gc recruit acolyte europe")
    assert scene.asked == "ow action"


def test_who_orders_no_dragon_is_never_asked_and_may_still_ascend() -> None:
    """CW-1.21, CW-24.15: never asked; still possible."""
    zones = {"asia": "ow acolyte!", "europe": "gc acolyte"}
    scene = opener(zones, "dragon_ascending", power={"ow": 0, "gc": 9, "cc": 2}, turn="gc")
    scene.plays("ow standing-order dragon_ascending never", "gc recruit acolyte europe")
    assert scene.asked == "cc action"
    scene.plays("ow ascend 1")
    assert scene.power("ow") == 8
    assert scene.refuses("ow standing-order dragon_ascending ask")


@pytest.mark.parametrize("channels", [True, False])
def test_the_dragon_is_asked_about_dice_only_for_power_to_channel(channels: bool) -> None:
    """CW-24.15, CW-24.14: without Channel Power there are no dice to throw again."""
    books = {"ow": "dragon_ascending" + " channel_power" * channels}
    zones = {"asia": "ow spawn_of_yog_sothoth / cc nightgaunt:2"}
    scene = war("ow,cc,bg", zones, books=books, power={"ow": 1})
    scene.rolls([1] * 3).plays("ow attack asia 1")
    assert (scene.asked == "ow after-roll") == channels


def test_an_ascended_dragon_ties_for_first_player() -> None:
    """CW-24.28, CW-11.35, CW-7.1: in Gather Power; the old First Player decides."""
    zones = {"asia": "cc acolyte:4", "africa": "ow acolyte", "europe": "bg acolyte"}
    scene = war("bg,cc,ow", zones, phase=GATHER, power={"bg": 0, "cc": 0, "ow": 0},
                books={"ow": "dragon_ascending"})  # fmt: skip
    assert scene.asked == "ow reaction-in-phase"
    scene.plays("ow ascend 1")
    assert scene.s.phase == FIRST
    assert scene.s.power == [2, 4, 4]
    assert (scene.asked, scene.moves) == ("bg first", ["name-first 1", "name-first 2"])


def test_the_dragon_joins_a_tie() -> None:
    """CW-24.28: while the old First Player decides; he is asked anew."""
    zones = {"asia": "cc acolyte:4", "africa": "ow acolyte", "europe": "bg acolyte:4"}
    scene = war("bg,cc,ow", zones, phase=GATHER, power={"bg": 0, "cc": 0, "ow": 0},
                books={"ow": "dragon_ascending"})  # fmt: skip
    scene.plays("ow decline")
    assert scene.moves == ["name-first 0", "name-first 1"]
    scene.plays("ow ascend 0")
    assert scene.moves == ["name-first 0", "name-first 1", "name-first 2"]


def test_the_dragon_pays_for_a_ritual() -> None:
    """CW-24.15, CW-8.2: asked in the own Doom turn if a ritual needs it."""
    zones = {"asia": "ow acolyte!"}
    scene = opener(zones, "dragon_ascending", phase=DOOM_TURN, power={"ow": 2, "gc": 7, "cc": 3})
    assert (scene.asked, scene.moves) == ("ow doom", ["ascend 1", "ascend 2", "done"])
    scene.plays("ow ascend 1")
    assert scene.moves == ["perform-ritual", "done"]
    poor = opener(zones, "dragon_ascending", phase=DOOM_TURN, power={"ow": 2, "gc": 4, "cc": 3})
    assert poor.asked != "ow doom"


def test_the_dragon_may_ascend_after_a_ritual_that_took_all() -> None:
    """CW-24.15: who has spent all on a ritual may yet have what others would spend on theirs."""
    scene = opener({"asia": "ow acolyte!"}, "dragon_ascending", phase=DOOM_TURN,
                   power={"ow": 5, "gc": 7, "cc": 0})  # fmt: skip
    scene.plays("ow perform-ritual")
    assert (scene.asked, scene.moves) == ("ow reaction", ["ascend 1", "decline"])


def test_the_dragon_channels_power() -> None:
    """CW-24.15, CW-24.14: in a battle, for dice that could be thrown again."""
    scene = battle("channel_power dragon_ascending", power=1)
    scene.rolls([1, 1, 1], [1] * 6).plays("ow attack asia 1")
    assert scene.moves == ["ascend 1", "ascend 2", "decline"]
    scene.plays("ow ascend 1")
    assert scene.moves == ["channel-power 3", "decline"]


def test_the_dragon_does_not_ascend_during_talks() -> None:
    """CW-24.15, CW-30.1: what everybody has to give was counted."""
    zones = {"asia": "cc nyarlathotep", "africa": "ow acolyte"}
    books = {"cc": "thousand_forms", "ow": "dragon_ascending"}
    scene = war("cc,ow,gc", zones, books=books, power={"ow": 2, "gc": 7})
    assert not scene.refuses("ow ascend 2")
    scene.rolls([4]).plays("cc thousand-forms")
    assert scene.s.talks is not None
    assert scene.refuses("ow ascend 2")


def test_a_used_dragon_stays_used() -> None:
    """CW-24.33: even if the spellbook goes and comes back; everybody sees it."""
    scene = opener({"asia": "ow acolyte!"}, "dragon_ascending", power={"ow": 1, "gc": 9})
    assert scene.view("gc").seats[0].marks == ()
    scene.plays("ow ascend 1")
    own = scene.s.books[0]
    scene.s.books[0] = 0
    scene.s.books[0] = own
    scene.s.power[0] = 1
    assert scene.refuses("ow ascend 1")
    assert scene.view("gc").seats[0].marks == (("dragon_ascending", 1),)


def test_dragon_descending_doubles_the_doom_of_the_ritual_once_and_no_signs() -> None:
    """CW-24.16: double Doom, single signs, once; it is the ritual of this Doom Phase."""
    zones = {"asia": "ow acolyte! yog_sothoth", "europe": "ow acolyte!"}
    scene = opener(zones, "dragon_descending", phase=DOOM_TURN, power={"ow": 12})
    assert scene.moves == ["perform-ritual", "descend", "done"]
    assert scene.price("ow", "descend") == 5
    scene.rolls(2).plays("ow descend")
    assert (scene.doom("ow"), scene.signs("ow"), scene.power("ow")) == (6, [2], 7)
    assert scene.s.ritual == 1
    assert scene.asked != "ow doom"
    assert scene.view("cc").seats[0].marks == (("dragon_descending", 1),)


def test_dragon_descending_needs_the_price() -> None:
    """CW-24.16, CW-8.5: it is a ritual."""
    scene = opener({"asia": "ow acolyte!"}, "dragon_descending", phase=DOOM_TURN, power={"ow": 4})
    assert scene.asked != "ow doom"


CURSED = {"europe": "ow abomination", "africa": f"ow {SPAWN}:2"}


def cursed(zones: dict[str, str], faces: list[int], **fields: object) -> Scene:
    scene = opener({**CURSED, **zones}, "dread_curse", **fields)
    return scene.rolls(faces).plays("ow dread-curse asia")


def test_dread_curse_is_shared_out() -> None:
    """CW-24.17: we say who gets how many; each chooses his units; we choose the way."""
    scene = cursed({"asia": "gc acolyte deep_one starspawn / cc acolyte:2"}, [6, 4, 1])
    assert scene.power("ow") == 3
    assert (scene.asked, scene.moves) == ("ow dread-curse-kills", ["share 1 0", "share 1 1"])
    scene.plays("ow share 1 1")
    assert scene.asked == "ow dread-curse-pains"
    scene.plays("ow share 1 1")
    assert scene.asked == "gc cursed-kill"
    scene.plays("gc lose acolyte")
    assert scene.asked == "gc cursed-pain"
    scene.plays("gc lose starspawn")
    assert scene.asked == "ow cursed-way"
    scene.plays("ow retreat starspawn europe")
    assert scene.zone("asia") == "gc deep_one / cc acolyte:2"
    assert scene.zone("europe") == "ow abomination / gc starspawn"


def test_dread_curse_may_drive_units_to_ours() -> None:
    """CW-24.27, CW-1.17: into Areas with our units, and nobody is surrounded."""
    scene = cursed({"asia": "gc acolyte:2! / ow mutant"}, [4, 4, 1])
    moves = {move.split()[-1] for move in scene.moves}
    assert moves == {scene.t.board.names[z] for z in scene.t.board.adjacent[scene.t.zone("asia")]}
    scene.plays("ow retreat acolyte europe", "ow retreat acolyte_on_gate europe")
    assert scene.zone("europe") == "ow abomination / gc acolyte:2"
    assert scene.gate("asia") == "abandoned"


def test_what_is_too_much_is_ignored() -> None:
    """CW-24.17: Kills first, and nobody gets more than he has units."""
    scene = cursed({"asia": "gc deep_one / cc acolyte"}, [6, 6, 6])
    assert scene.zone("asia") == ""
    scene = cursed({"asia": "gc deep_one"}, [6, 4, 4])
    assert (scene.zone("asia"), scene.asked) == ("", "gc action")


def test_no_battle_ability_applies_to_dread_curse() -> None:
    """CW-24.27, CW-21.29: Regenerate, Necrophagy, Madness and Channel Power are for battles."""
    zones = {**CURSED, "asia": "bg ghoul / gc starspawn", "arctic_ocean": "bg ghoul"}
    books = {"ow": "dread_curse channel_power", "gc": "regenerate", "bg": "necrophagy",
             "cc": "madness"}  # fmt: skip
    scene = war("ow,gc,bg,cc", {zone.replace("asia", "north_asia").replace(
        "africa", "west_africa"): text for zone, text in zones.items()}, books=books)  # fmt: skip
    scene.rolls([6, 4, 1]).plays("ow dread-curse north_asia", "ow share 1 1")
    assert scene.zone("north_asia") == "bg ghoul"
    assert scene.asked == "ow cursed-way"


def test_dread_curse_counts_as_an_enemys_doing() -> None:
    """CW-24.17, CW-23.16: Passion for the Cultists lost."""
    zones = {**CURSED, "asia": "ys acolyte:2"}
    scene = war("ow,ys,cc", zones, books={"ow": "dread_curse", "ys": "passion"})
    scene.rolls([6, 6, 1]).plays("ow dread-curse asia")
    assert scene.asked == "ys reaction"


def test_dread_curse_needs_dice_victims_and_power() -> None:
    """CW-24.17, CW-1.26: 2 Power, an Abomination or Spawn in play, an enemy there."""
    zones = {"asia": "gc acolyte", "europe": "ow mutant"}
    assert not opener(zones, "dread_curse").can("dread-curse")
    scene = opener({**CURSED, **zones}, "dread_curse", power={"ow": 1})
    assert not scene.can("dread-curse")
    assert scene.why_not("ow dread-curse asia") == ("no-power", "CW-1.26")
    zones = {**CURSED, "asia": "gc acolyte"}
    assert opener(zones, "dread_curse").can("dread-curse") == ["dread-curse asia"]


def test_with_two_players_dread_curse_rolls_half_the_dice() -> None:
    """CW-12.17, CW-12.3: half the dice, rounded up; the results count fully."""
    scene = war("ow,gc", {**CURSED, "asia": "gc deep_one:3"}, books={"ow": "dread_curse"})
    scene.rolls([6, 6]).plays("ow dread-curse asia")
    assert (scene.zone("asia"), scene.doom("ow")) == ("gc deep_one", 2)


def fought(zones: str, ours: list[int], theirs: list[int], **fields: object) -> Scene:
    fields.setdefault("books", {"ow": "million_favored_ones"})
    scene = war("ow,gc,cc", {"asia": zones}, met={"ow": "lose_unit_in_battle"},
                **fields)  # type: ignore[arg-type]  # fmt: skip
    return scene.rolls(ours, theirs).plays("ow attack asia 1")


def test_each_unit_is_promoted_once_if_the_figure_is_in_the_pool() -> None:
    """CW-24.18: each once, if there is such a figure in the Pool."""
    scene = fought("ow acolyte mutant abomination / gc deep_one", [1, 1, 1], [1])
    assert scene.asked == "ow after-battle"
    assert scene.moves == [
        "promote acolyte asia", "promote mutant asia", "promote abomination asia", "decline",
    ]  # fmt: skip
    scene.plays("ow promote acolyte asia", "ow promote mutant asia", "ow promote abomination asia")
    assert scene.zone("asia") == f"ow mutant abomination {SPAWN} / gc deep_one"
    assert scene.asked == "gc action"


def test_a_promotion_may_be_declined() -> None:
    """CW-1.21: and by order it is not asked for."""
    scene = fought("ow mutant / gc deep_one", [1], [1]).plays("ow decline")
    assert scene.zone("asia") == "ow mutant / gc deep_one"
    scene = war("ow,gc,cc", {"asia": "ow mutant / gc deep_one"},
                books={"ow": "million_favored_ones"})  # fmt: skip
    scene.plays("ow standing-order million_favored_ones never")
    assert scene.rolls([1], [1]).plays("ow attack asia 1").asked == "gc action"


def test_a_promoted_keeper_leaves_the_gate() -> None:
    """CW-24.18, CW-5.4: a Mutant holds no Gate; another Acolyte does not step on by itself."""
    scene = fought("ow acolyte:2! mutant / gc deep_one", [1], [1])
    assert "promote acolyte_on_gate asia" in scene.moves
    scene.plays("ow promote acolyte asia")
    assert scene.gate("asia") == "ow"
    scene.plays("ow promote acolyte_on_gate asia")
    assert scene.gate("asia") == "abandoned"


def test_a_freed_figure_is_used_by_the_next() -> None:
    """CW-24.25: Abomination to Spawn first, then Mutant to Abomination."""
    zones = {"asia": "ow mutant abomination / gc deep_one", "europe": "ow abomination:2"}
    scene = war("ow,gc,cc", zones, books={"ow": "million_favored_ones"})
    scene.rolls([1, 1, 1], [1]).plays("ow attack asia 1")
    assert scene.moves == ["promote abomination asia", "decline"]
    scene.plays("ow promote abomination asia", "ow promote mutant asia")
    assert scene.zone("asia") == f"ow abomination {SPAWN} / gc deep_one"


def test_a_spawn_becomes_all_mutants() -> None:
    """CW-24.18, CW-24.26, CW-10.43: after its retreat, in its new Area."""
    scene = fought(f"ow {SPAWN} / gc deep_one", [1, 1, 1], [4])
    scene.plays(f"ow retreat {SPAWN} europe", f"ow promote {SPAWN} europe")
    assert (scene.zone("europe"), scene.pool("ow", SPAWN)) == ("ow mutant:4", 2)


def test_a_retreated_keeper_is_promoted_where_he_is() -> None:
    """CW-24.26: the Gate that he left is not his any more."""
    scene = fought("ow acolyte! mutant / gc deep_one:2", [1], [4, 4])
    scene.plays("ow retreat acolyte_on_gate europe", "ow retreat mutant africa")
    assert scene.moves[0] == "promote acolyte europe"
    scene.plays("ow promote acolyte europe", "ow promote mutant africa")
    assert (scene.zone("europe"), scene.zone("africa")) == ("ow mutant", "ow abomination")


def test_the_surrounded_are_not_promoted() -> None:
    """CW-24.26: the eliminated one; those that stay may be."""
    board = opener({}).t.board
    around = {board.names[z]: "gc acolyte" for z in board.adjacent[board.numbers["asia"]]}
    scene = war("ow,gc,cc", {**around, "asia": f"ow {SPAWN} mutant / gc deep_one:2"},
                books={"ow": "million_favored_ones"},
                met={"ow": "lose_unit_in_battle"})  # fmt: skip
    scene.rolls([1] * 4, [4, 4]).plays("ow attack asia 1")
    assert scene.asked == "ow surrounded"
    scene.plays(f"ow lose {SPAWN}")
    assert scene.moves == ["promote mutant asia", "decline"]


def test_the_dead_are_not_promoted() -> None:
    """CW-24.18: survivors only."""
    scene = fought("ow mutant abomination / gc deep_one", [1, 1, 1], [6])
    scene.plays("ow assign-kill mutant")
    assert scene.moves == ["promote abomination asia", "decline"]


def test_the_invisible_are_not_promoted() -> None:
    """CW-24.24: they took no part."""
    scene = war("cc,ow,gc", {"asia": "cc flying_polyp / ow mutant abomination"},
                books={"ow": "million_favored_ones", "cc": "invisibility"})  # fmt: skip
    scene.plays("cc attack asia 1")
    scene.rolls([1], [1]).plays("cc hide 1 abomination")
    assert (scene.asked, scene.moves) == ("ow after-battle", ["promote mutant asia", "decline"])


def test_no_promotion_if_the_battle_ends_before_the_dice() -> None:
    """CW-10.8: no post-battle ability is left."""
    scene = war("gc,ow,cc", {"asia": "gc cthulhu / ow mutant"},
                books={"ow": "million_favored_ones", **HUNTER},
                met={"ow": "lose_unit_in_battle", **HUNTED})  # fmt: skip
    scene.plays("gc attack asia 1", "gc devour")
    assert scene.asked == "ow action"


def test_promotions_feed_nobody() -> None:
    """CW-12.4, CW-1.16: no Doom for the old figures."""
    scene = war("ow,gc", {"asia": "ow mutant / gc deep_one"}, books={"ow": "million_favored_ones"})
    scene.rolls([1], [1]).plays("ow attack asia 1", "ow promote mutant asia")
    assert (scene.doom("ow"), scene.doom("gc")) == (0, 0)


class Frost(Ability):
    """Everything that others do anywhere costs 1 more."""

    name = "frost"

    def tax(self, s: War, price: int, seat: int, zone: int) -> int:
        return price + 1


def test_the_beyond_one_and_dread_curse_are_taxed_and_promotions_are_not() -> None:
    """CW-24.32, CW-26.20, CW-26.23: The Beyond One and Dread Curse are taxed, promotions not."""
    frozen = playing(guest("cc", (), (Frost,)))
    zones = {"asia": "ow abomination acolyte! / gc deep_one"}
    scene = opener(zones, "million_favored_ones dread_curse", power={"ow": 2}, game=frozen)
    assert scene.can("beyond-one")
    assert not scene.can("dread-curse")
    scene.rolls([1, 1], [1]).plays("ow attack asia 1")
    assert scene.power("ow") == 0
    scene.plays("ow promote abomination asia")
    assert scene.zone("asia") == f"ow acolyte {SPAWN} / gc deep_one"


def test_they_break_through() -> None:
    """CW-24.19: at abandoned and enemies' Gates, without a unit there, once we have the book."""
    zones = {
        "asia": "gc acolyte!",
        "europe": "gate",
        "africa": "ow acolyte!",
        "australia": "ow mutant",
    }
    assert opener(zones).can("summon mutant") == ["summon mutant africa"]
    scene = opener(zones, "they_break_through")
    assert set(scene.can("summon mutant")) == {
        f"summon mutant {zone}" for zone in ("asia", "europe", "africa")
    }
    assert not scene.can("awaken")
    scene.plays("ow summon mutant asia")
    assert scene.zone("asia") == "ow mutant / gc acolyte"


# With other factions that go their own ways.


def test_the_howled_out_are_not_promoted() -> None:
    """CW-24.24, CW-26.30: who left before the dice took no part."""
    scene = war("ww,ow,gc", {"asia": "ww wendigo / ow mutant abomination"},
                books={"ow": "million_favored_ones", "ww": "howl"})  # fmt: skip
    scene.plays("ww attack asia 1", "ww howl", "ow lose abomination")
    scene.rolls([1], [1]).plays("ow retreat abomination europe")
    assert (scene.asked, scene.moves) == ("ow after-battle", ["promote mutant asia", "decline"])


def test_sycophancy_takes_one_after_the_dragon_has_doubled() -> None:
    """CW-40.48: doubled first, then 1 less."""
    zones = {"asia": "ow acolyte!", "europe": "ow acolyte!"}
    scene = war("ow,tt,cc", zones, phase=DOOM_TURN, power={"ow": 5},
                books={"ow": "dragon_descending"}, met={"ow": "gates_8"})  # fmt: skip
    scene.plays("ow descend", "ow forgo-doom")
    assert scene.doom("ow") == 3


def test_worship_takes_yog_sothoth_for_an_enemys_gate() -> None:
    """CW-40.35: an enemy's Gate like any other."""
    scene = war("an,ow,cc", {"asia": "ow yog_sothoth", "europe": "an acolyte"},
                books={"an": "worship_services"})  # fmt: skip
    before = [income(scene.s, scene.t, seat) for seat in range(3)]
    with_cathedrals(scene, "asia")
    after = [income(scene.s, scene.t, seat) for seat in range(3)]
    assert [b - a for a, b in zip(before, after, strict=True)] == [1, 1, 0]


def test_a_slumbering_gate_is_off_the_map_and_may_return_to_yog_sothoth() -> None:
    """CW-24.31, CW-24.22: not on the map, and back in Yog-Sothoth's Area."""
    zones = {"asia": "sl acolyte!", "europe": "ow yog_sothoth"}
    scene = war("sl,ow,cc", zones, books={"sl": "cursed_slumber", "ow": "they_break_through"})
    assert gates_on_map(scene.s, scene.t) == 2
    scene.plays("sl slumber asia")
    assert gates_on_map(scene.s, scene.t) == 1
    assert scene.asked == "ow action"
    assert {move.split()[-1] for move in scene.can("summon")} == {"europe"}
    scene.plays("ow pass", "cc pass", "sl unearth europe")
    assert gates_on_map(scene.s, scene.t) == 2


def test_hibernating_power_is_power() -> None:
    """CW-24.15, CW-3.10: who sleeps has what he has; we are asked before the phase closes."""
    zones = {"asia": "ww acolyte", "europe": "ow acolyte"}
    scene = war("ww,ow,cc", zones, first="cc", power={"ww": 4, "ow": 0, "cc": 0},
                books={"ow": "dragon_ascending"}, met={"ow": "gates_8"})  # fmt: skip
    scene.plays("ww hibernate")
    assert (scene.asked, scene.moves) == ("ow reaction", ["ascend 0", "decline"])
    scene.plays("ow ascend 0")
    assert scene.asked == "ow action"


def test_whoever_borrows_the_beyond_one_carries_gates() -> None:
    """CW-30.8, CW-25.19: the ability knows its seat, not its faction."""
    goat = CATALOGUE.factions["bg"]
    borrower = Faction(
        "bg", goat.units, abilities=(*goat.abilities, TheBeyondOne), books=goat.books,
        requirements=goat.requirements,
    )  # fmt: skip
    with_guests = partial(war, game=playing(borrower))
    scene = with_guests("bg,ow,cc", {"asia": "bg dark_young / ow acolyte!"})
    scene.plays("bg beyond-one dark_young asia europe")
    assert (scene.zone("europe"), scene.gate("europe")) == ("bg dark_young / ow acolyte", "ow")


# At the table.


def test_a_unit_is_worth_to_the_opponent_what_it_costs() -> None:
    """CW-12.5, CW-1.11: what a unit is worth to the opponent is what it costs."""
    scene = opener({})
    worth = {scene.t.names[kind]: scene.t.worth[kind] for kind in scene.t.ranges[0]}
    assert worth == {"acolyte": 1, "mutant": 2, "abomination": 3, SPAWN: 4, "yog_sothoth": 6}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_words(lang: str) -> None:
    """All moves of chapter 24 read without a bare key."""
    speaker = Speaker(lang, GAME, ("A", "B", "C"))
    for scene in (
        battle().rolls([6, 1, 2], [1] * 6).plays("ow attack asia 1"),
        fought("ow acolyte! mutant / gc deep_one", [1], [1]),
        opener({**CURSED, "asia": "ow abomination acolyte! / gc acolyte"}, "dread_curse"),
        opener({"asia": "ow acolyte!"}, "dragon_descending", phase=DOOM_TURN, power={"ow": 9}),
    ):
        for move in scene.ask.moves:
            assert "cthulhu-wars" not in speaker.move(move)
            assert "_" not in speaker.move(move)


def test_promotions_belong_to_their_seat() -> None:
    """CW-24.18: only in battles of ours."""
    scene = war("gc,cc,ow", {"asia": "gc deep_one / cc nightgaunt", "europe": "ow mutant"},
                books={"ow": "million_favored_ones"})  # fmt: skip
    assert scene.t.ability(2, MillionFavoredOnes).active(scene.s)
    assert scene.rolls([1], []).plays("gc attack asia 1").asked == "cc action"


@pytest.mark.parametrize(("power", "asked"), [(4, True), (5, False)])
def test_who_can_pay_the_ritual_needs_no_dragon(power: int, asked: bool) -> None:
    """CW-24.15, CW-8.4: it is offered for a ritual that one could not pay otherwise."""
    powers = {"ow": power, "gc": 9, "cc": 1}
    scene = war("ow,gc,cc", {"asia": "ow acolyte!"}, phase=DOOM, power=powers,
                books={"ow": "dragon_ascending"})  # fmt: skip
    assert scene.asked == "ow doom"
    assert bool(scene.can("ascend")) == asked
    assert bool(scene.can("perform-ritual")) != asked
