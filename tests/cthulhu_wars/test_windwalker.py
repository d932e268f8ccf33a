"""Cthulhu Wars, chapter 26: the Windwalker."""

from __future__ import annotations

from typing import Any

import pytest

from mythos.core.match import Match
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.game import CthulhuWars
from mythos.games.cthulhu_wars.rules.layout import Faction
from mythos.games.cthulhu_wars.rules.prices import ritual_cost, summon_price
from mythos.games.cthulhu_wars.rules.state import DOOM_TURN, FIRST, OVER, War
from tests.cthulhu_wars.guests import playing
from tests.cthulhu_wars.test_the_ancients import with_cathedrals
from tests.cthulhu_wars.test_vectors import total
from tests.cthulhu_wars.war import Scene
from tests.cthulhu_wars.war import war as any_war

POLES = ("arctic_ocean", "antarctica")
HERE = "north_atlantic"
"""Where the Ice Age is in these tests."""


def war(factions: str, *args: Any, **fields: Any) -> Scene:
    """A position in which somebody else is First Player, which is a requirement of ours."""
    other = next(code for code in factions.split(",") if code != "ww")
    return any_war(factions, *args, **({"first": other} | fields))


def started(factions: str, *moves: str, game: CthulhuWars = GAME) -> Match[War]:
    """A new game with these factions, after these moves of whoever is asked."""
    match: Match[War] = Match(game, len(factions.split(",")), options={"factions": factions})
    for move in moves:
        match.play(match.asked[0].seat, move)
    return match


def counters(factions: str, **values: int) -> list[int]:
    """The counters of a table with these numbers for abilities by their names."""
    t = war(factions).t
    found = [0] * t.counters
    for each in t.abilities:
        if each.name in values and each.counters:
            found[each.at] = values[each.name]
    return found


def icy(factions: str, zones: dict[str, str], where: str = HERE, **fields: Any) -> Scene:
    """A scene with the Ice Age, in the North Atlantic unless said otherwise."""
    zone = war(factions).t.zone(where) + 1
    books = {"ww": "ice_age"} | fields.pop("books", {})
    return war(factions, zones, counters=counters(factions, ice_age=zone), books=books, **fields)


def spent(scene: Scene, code: str, *moves: str) -> int:
    """What these moves cost a faction."""
    before = scene.power(code)
    scene.plays(*moves)
    return before - scene.power(code)


# Start and unique ability.


def test_the_windwalker_chooses_one_of_two_poles_to_start() -> None:
    """CW-26.1, CW-2.15: the player chooses, after those with one glyph."""
    match = started("ww,gc,cc")
    assert (match.asked[0].seat, match.asked[0].question.key) == (0, "start")
    assert [str(move) for move in match.asked[0].moves] == [f"start-in {pole}" for pole in POLES]
    match.play(0, "start-in antarctica")
    assert match.state.starts[0] == match.state.keepers.index(0)


def test_he_starts_on_the_other_glyph_when_one_is_taken() -> None:
    """CW-2.14, CW-2.11: who starts on the other one brings us a spellbook at once."""
    settler = Faction(
        "sl", (), abilities=(), requirements=(), books=(), settles=2,
        starts=lambda _, t: [t.zone("arctic_ocean")],
    )  # fmt: skip
    match = started("ww,gc,sl", "direction clockwise", game=playing(settler))
    assert match.state.starts[0] == match.state.keepers.index(0) != match.state.starts[2]
    assert (match.asked[0].seat, match.asked[0].question.key) == (0, "book")
    assert match.asked[0].params["requirement"] == "gate_on_other_glyph"


def test_the_windwalker_is_never_the_first_first_player() -> None:
    """CW-2.19, CW-26.1: by lot, but not the Windwalker; nor by the first seat."""
    for number in range(6):
        match: Match[War] = Match(GAME, 2, options={"factions": "ww,cc"}, seed=bytes([number] * 32))
        match.play(0, "start-in antarctica")
        assert match.state.first == 1
    options = {"factions": "ww,cc,bg", "first_player": "first_seat"}
    match = Match(GAME, 3, options=options)
    match.play(0, "start-in antarctica")
    assert match.state.first == 1


@pytest.mark.parametrize(("power", "after"), [(5, 8), (2, 4), (1, 2)])
def test_hibernating_brings_power_for_enemy_gods_up_to_what_we_have(power: int, after: int) -> None:
    """CW-26.2: 1 Power for each enemy god in play, submerged ones too, at most what we have."""
    zones = {"antarctica": "ww acolyte rhan_tegoth", "europe": "ys king_in_yellow hastur",
             "asia": "gc acolyte"}  # fmt: skip
    scene = war("ww,gc,ys", zones, power={"ww": power})
    scene.goes("gc cthulhu", "pool", "card gc")
    scene.plays("ww hibernate")
    assert scene.power("ww") == after
    assert scene.view("gc").seats[0].asleep
    assert scene.asked == "gc action"


def test_the_sleeper_has_no_turn_and_keeps_its_power() -> None:
    """CW-26.2, CW-6.1, CW-3.8, CW-3.10: until Gather Power; then it is awake and richer."""
    zones = {"arctic_ocean": "ww acolyte:3!", "asia": "cc acolyte", "africa": "bg acolyte"}
    scene = war("ww,cc,bg", zones, power={"ww": 6, "cc": 2, "bg": 1})
    scene.plays("ww hibernate", "cc recruit acolyte asia", "bg recruit acolyte africa")
    assert scene.view("cc").seats[0].next_power == 11
    assert scene.asked == "cc action"
    scene.plays("cc recruit acolyte asia")
    assert scene.power("ww") == 6 + 3 + 2
    assert not scene.view("cc").seats[0].asleep
    assert scene.asked == "ww direction"


def test_hibernating_ends_the_turn() -> None:
    """CW-26.2: no Unlimited Action after it, but before it."""
    zones = {"antarctica": "gate / ww acolyte wendigo / cc acolyte"}
    scene = war("ww,cc,bg", zones, books={"ww": "all"})
    assert scene.can("control-gate")
    scene.plays("ww hibernate")
    assert scene.asked == "cc action"


def test_power_gained_asleep_is_kept_and_wakes_nobody() -> None:
    """CW-26.26: it is kept, and wakes nobody; but it can be spent on Eternal."""
    zones = {"antarctica": "ww rhan_tegoth / gc starspawn", "asia": "cc acolyte",
             "europe": "ww high_priest"}  # fmt: skip
    scene = war("ww,gc,cc", zones, power={"ww": 1}, high_priests=True)
    scene.plays("ww hibernate", "ww unspeakable-oath europe")
    assert scene.power("ww") == 3
    assert scene.asked == "gc action"
    scene.rolls([6, 1, 1], [1, 1, 1]).plays("gc attack antarctica 0", "ww eternal")
    assert scene.power("ww") == 2
    scene.plays("gc take-book dreams")
    assert scene.asked == "cc action"


def test_sleepers_take_part_in_talks() -> None:
    """CW-26.25: the Thousand Forms ask who has Power, asleep or not."""
    zones = {"asia": "cc nyarlathotep", "antarctica": "ww acolyte", "europe": "bg acolyte"}
    scene = war("ww,cc,bg", zones, books={"cc": "thousand_forms"}, power={"ww": 4, "bg": 2})
    scene.plays("ww hibernate").rolls([3])
    scene.plays("cc thousand-forms", "bg offer 1", "ww offer 2")
    assert scene.s.power == [3, 5, 1]


def test_with_two_players_hibernating_raises_the_decay_marker() -> None:
    """CW-12.9, CW-12.11: sleeping raises the Decay marker and is allowed."""
    zones = {"antarctica": "ww acolyte", "asia": "cc acolyte"}
    scene = war("ww,cc", zones, power={"ww": 5, "cc": 5})
    assert not scene.can("pass")
    scene.plays("ww hibernate", "cc recruit acolyte asia")
    assert scene.s.decay == 1
    assert (scene.power("ww"), scene.power("cc")) == (5, 3)
    assert scene.asked == "cc action"


# Great Old Ones.


def test_rhan_tegoth_awakens_at_a_pole() -> None:
    """CW-26.3, CW-26.12: either, without a Gate or a unit there, for 6."""
    scene = war("ww,cc,bg", {"europe": "ww acolyte"}, power={"ww": 6})
    assert scene.can("awaken") == [f"awaken rhan_tegoth {pole}" for pole in POLES]
    scene.plays("ww awaken rhan_tegoth antarctica", "ww take-book howl")
    assert (scene.power("ww"), scene.zone("antarctica")) == (0, "ww rhan_tegoth")
    assert scene.met("ww") == {"awaken_rhan_tegoth"}
    assert total(scene, "antarctica", "ww", "cc") == 3


def test_ithaqua_needs_rhan_tegoth_first() -> None:
    """CW-26.5: awakened at some time, not in play now."""
    zones = {"antarctica": "cc acolyte:2!", "europe": "ww acolyte"}
    scene = war("ww,cc,bg", zones, power={"ww": 6})
    assert not scene.can("awaken ithaqua")
    assert scene.why_not("ww awaken ithaqua antarctica") == ("cannot-awaken", "CW-4.5")
    scene = war("ww,cc,bg", zones, power={"ww": 6}, books={"ww": "howl"},
                met={"ww": "awaken_rhan_tegoth"})  # fmt: skip
    assert scene.can("awaken ithaqua") == ["awaken ithaqua antarctica"]


def test_ithaqua_replaces_a_gate() -> None:
    """CW-26.5, CW-26.13, CW-5.6: anyone's; who stood on it stays."""
    zones = {"antarctica": "cc acolyte:2!", "arctic_ocean": "gate", "europe": "ww acolyte"}
    scene = war("ww,cc,bg", zones, power={"ww": 6}, books={"ww": "howl"},
                met={"ww": "awaken_rhan_tegoth"})  # fmt: skip
    assert scene.can("awaken ithaqua") == [f"awaken ithaqua {pole}" for pole in POLES]
    scene.plays("ww awaken ithaqua antarctica")
    assert (scene.gate("antarctica"), scene.gate("arctic_ocean")) == ("none", "abandoned")
    assert scene.zone("antarctica") == "ww ithaqua / cc acolyte:2"
    assert scene.happened("gate-removed") == [{"zone": "antarctica"}]
    scene.plays("ww take-book herald")
    assert scene.met("ww") == {"awaken_rhan_tegoth", "awaken_ithaqua"}


def test_ithaqua_sends_yog_sothoth_to_the_pool_if_he_is_the_only_gate() -> None:
    """CW-26.33, CW-24.21, CW-12.4: the only Gate there goes to the Pool himself, and gives nothing
    with two players; beside another Gate he stays.
    """
    met = {"books": {"ww": "howl"}, "met": {"ww": "awaken_rhan_tegoth"}, "power": {"ww": 6}}
    zones = {"arctic_ocean": "ow yog_sothoth", "europe": "ww acolyte"}
    scene = war("ww,ow", zones, **met)
    scene.plays("ww awaken ithaqua arctic_ocean")
    assert scene.zone("arctic_ocean") == "ww ithaqua"
    assert scene.pool("ow", "yog_sothoth") == 1
    assert scene.s.doom == [0, 0]
    scene = war("ww,ow,cc", zones | {"arctic_ocean": "ow yog_sothoth / cc acolyte!"}, **met)
    scene.plays("ww awaken ithaqua arctic_ocean")
    assert scene.zone("arctic_ocean") == "ww ithaqua / ow yog_sothoth / cc acolyte"
    assert scene.gate("arctic_ocean") == "none"


def test_yog_sothoth_is_a_gate_on_the_other_glyph() -> None:
    """CW-26.9, CW-24.6: he is a Gate there, too."""
    scene = war("cc,ww,ow", {"antarctica": "ow yog_sothoth", "asia": "cc acolyte"})
    scene.plays("cc recruit acolyte asia")
    assert scene.asked == "ww book"


@pytest.mark.parametrize(("doom", "dice"), [(0, 0), (7, 4), (8, 4), (29, 15)])
def test_ithaqua_fights_with_half_of_the_opponents_doom_rounded_up(doom: int, dice: int) -> None:
    """CW-26.6, CW-40.52: half of the opponent's Doom, rounded up, without hidden signs."""
    scene = war("ww,cc,bg", {"asia": "ww ithaqua"}, doom={"cc": doom}, signs={"cc": [3]})
    assert total(scene, "asia", "ww", "cc") == dice


def test_with_ithaqua_in_play_gods_capture_our_cultists_and_monsters_do_not() -> None:
    """CW-26.7: with Ithaqua in play Monsters capture nobody of ours, gods do."""
    zones = {"asia": "ww acolyte / cc nightgaunt", "europe": "ww acolyte / cc nyarlathotep"}
    assert len(war("cc,ww,bg", zones).can("capture")) == 2
    scene = war("cc,ww,bg", zones | {"africa": "ww ithaqua"})
    assert scene.can("capture") == ["capture europe 1"]
    assert scene.why_not("cc capture asia 1") == ("shielded", "CW-1.19")


def test_eternal_cancels_only_the_effect() -> None:
    """CW-26.4, CW-26.29, CW-11.33, CW-40.11: unharmed, but the Kill counts for Great Cthulhu."""
    scene = war("gc,ww,cc", {"asia": "gc starspawn / ww rhan_tegoth"})
    scene.rolls([6, 4, 1], [1, 1, 1]).plays("gc attack asia 1", "ww eternal")
    assert scene.power("ww") == 4
    assert scene.zone("asia") == "gc starspawn / ww rhan_tegoth"
    assert scene.met("gc") == {"kill_devour_1"}


def test_eternal_cancels_a_pain_if_there_is_power_for_it() -> None:
    """CW-26.4, CW-10.24: in the pain stage; without Power there is nothing to ask."""
    scene = war("gc,ww,cc", {"asia": "gc starspawn / ww rhan_tegoth"})
    scene.rolls([4, 1, 1], [1, 1, 1]).plays("gc attack asia 1")
    assert scene.asked == "ww after-pains"
    scene.plays("ww decline", "ww retreat rhan_tegoth europe")
    assert scene.power("ww") == 5
    scene = war("gc,ww,cc", {"asia": "gc starspawn / ww rhan_tegoth"}, power={"ww": 0})
    scene.rolls([4, 1, 1], [1, 1, 1]).plays("gc attack asia 1")
    assert scene.asked == "ww retreat"


def test_eternal_does_not_cheat_the_harbinger() -> None:
    """CW-10.41: a cancelled Pain pays all the same."""
    zones = {"asia": "cc nyarlathotep / ww rhan_tegoth"}
    scene = war("ww,cc,gc", zones, books={"cc": "abduct madness"})
    scene.rolls([1, 1, 1], [4, 1]).plays("ww attack asia 1", "ww eternal")
    scene.plays("cc harbinger-power rhan_tegoth")
    assert scene.power("cc") == 8
    assert scene.zone("asia") == "ww rhan_tegoth / cc nyarlathotep"


def test_eternal_is_no_help_against_an_elimination() -> None:
    """CW-26.29, CW-28.23: Unholy Ground takes Rhan-Tegoth, and nobody is asked."""
    zones = {"asia": "an yothan / ww rhan_tegoth wendigo"}
    scene = with_cathedrals(war("an,ww,bg", zones, books={"an": "unholy_ground"}), "asia")
    scene.rolls([1] * 7, [1] * 4).plays("an attack asia 1", "an unholy-ground asia")
    assert scene.zone("asia") == "an yothan / ww wendigo"
    assert scene.power("ww") == 5


@pytest.mark.parametrize("attacker", ["an", "ww"])
def test_who_paid_eternal_is_no_safer_from_an_elimination(attacker: str) -> None:
    """CW-26.29, CW-28.23, CW-40.50: his Kill stands no more, so he can be the victim."""
    codes = f"{attacker},{'ww' if attacker == 'an' else 'an'},bg"
    zones = {"asia": "an yothan / ww rhan_tegoth"}
    scene = with_cathedrals(war(codes, zones, books={"an": "unholy_ground"}), "asia")
    dice = [[6, 6, 4, 1, 1, 1, 1], [1] * 3]
    scene.rolls(*(dice if attacker == "an" else dice[::-1])).plays(f"{attacker} attack asia 1")
    assert scene.asked == "ww after-kills"  # with the Kill on him there is nobody to eliminate
    scene.plays("ww eternal")
    assert scene.asked == "an after-kills"
    scene.plays("an unholy-ground asia")
    assert scene.zone("asia") == "an yothan"
    assert (scene.pool("ww", "rhan_tegoth"), scene.power("ww")) == (1, 5 - (attacker == "ww") - 1)
    assert not scene.happened("killed")


def test_the_ancients_are_asked_again_when_somebody_was_spared() -> None:
    """CW-40.50, CW-10.38: who declined because of another has a new choice; once."""
    zones = {"asia": "an yothan / ww rhan_tegoth ithaqua"}
    scene = with_cathedrals(war("an,ww,bg", zones, books={"an": "unholy_ground"}), "asia")
    scene.rolls([6, 1, 1, 1, 1, 1, 1], [1] * 3)
    scene.plays("an attack asia 1", "ww assign-kill rhan_tegoth")
    assert scene.asked == "an after-kills"
    scene.plays("an decline", "ww eternal")
    assert scene.asked == "an after-kills"
    scene.plays("an unholy-ground asia")
    assert scene.moves == ["lose rhan_tegoth_hit", "lose ithaqua"]
    scene.plays("ww lose rhan_tegoth_hit")
    assert scene.zone("asia") == "an yothan / ww ithaqua"


def test_the_spared_take_no_other_result() -> None:
    """CW-26.4: the second Kill and the Pain are too much."""
    zones = {"asia": "an yothan / ww rhan_tegoth"}
    scene = war("an,ww,bg", zones)
    scene.rolls([6, 6, 4, 1, 1, 1, 1], [1] * 3).plays("an attack asia 1", "ww eternal")
    assert scene.zone("asia") == "an yothan / ww rhan_tegoth"
    assert scene.s.battle is None


def test_eternal_gives_half_with_two_players() -> None:
    """CW-12.6: 3 for Rhan-Tegoth."""
    scene = war("gc,ww", {"asia": "gc starspawn / ww rhan_tegoth"})
    scene.rolls([6, 1, 1], [1, 1, 1]).plays("gc attack asia 1", "ww eternal")
    assert scene.doom("gc") == 3


def test_by_standing_order_eternal_is_paid_as_long_as_there_is_power() -> None:
    """CW-1.21: always, as long as there is Power."""
    scene = war("gc,ww,cc", {"asia": "gc starspawn / ww rhan_tegoth"})
    scene.plays("ww standing-order eternal always")
    scene.rolls([6, 1, 1], [1, 1, 1]).plays("gc attack asia 1")
    assert scene.power("ww") == 4
    assert scene.zone("asia") == "gc starspawn / ww rhan_tegoth"


@pytest.mark.parametrize(("out", "cost"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_a_gnoph_keh_costs_as_much_as_there_are_in_the_pool(out: int, cost: int) -> None:
    """CW-11.27, CW-26.27: as many as are in the Pool."""
    zones = {"asia": f"ww acolyte! gnoph_keh:{out}" if out else "ww acolyte!"}
    scene = war("ww,cc,bg", zones, power={"ww": 4})
    assert scene.price("ww", "summon gnoph_keh asia") == cost
    assert spent(scene, "ww", "ww summon gnoph_keh asia") == cost


def test_a_captured_gnoph_keh_is_not_in_the_pool() -> None:
    """CW-26.27, CW-11.28: one on the map, one captured: the next costs 2."""
    scene = war("ww,cc,bg", {"asia": "ww acolyte! gnoph_keh:2"})
    scene.goes("ww gnoph_keh", "asia", "prison cc")
    assert summon_price(scene.s, scene.t, 0, scene.t.kinds[0]["gnoph_keh"]) == 2


def test_what_losses_are_worth_with_two_players() -> None:
    """CW-12.5: Wendigo 1, Gnoph-Keh 3, both gods 6."""
    t = war("ww,cc").t
    worth = {t.names[kind]: t.worth[kind] for kind in t.ranges[0]}
    assert worth == {"acolyte": 1, "wendigo": 1, "gnoph_keh": 3, "rhan_tegoth": 6, "ithaqua": 6}


# Requirements.


def test_being_first_player_brings_a_spellbook() -> None:
    """CW-26.8, CW-7.3: when the marker comes to us."""
    zones = {"antarctica": "ww acolyte", "asia": "cc acolyte"}
    scene = war("cc,ww,bg", zones, phase=FIRST, power={"ww": 9})
    scene.plays("ww direction clockwise")
    assert scene.asked == "ww book"
    scene.plays("ww take-book herald")
    assert scene.met("ww") == {"be_first"}


def test_a_gate_on_the_other_glyph_brings_a_spellbook_whoever_builds_it() -> None:
    """CW-26.9: whoever builds it."""
    scene = war("cc,ww,bg", {"antarctica": "cc acolyte", "arctic_ocean": "ww acolyte!"})
    scene.plays("cc create-gate antarctica", "ww take-book howl")
    assert scene.met("ww") == {"gate_on_other_glyph"}


def test_a_complete_enemy_brings_a_spellbook() -> None:
    """CW-26.10: six spellbooks on an enemy's card; ours do not count."""
    zones = {"asia": "ww acolyte", "africa": "bg acolyte"}
    scene = war("ww,cc,bg", zones, books={"bg": "all"})
    scene.plays("ww recruit acolyte asia")
    assert scene.asked == "ww book"
    scene.plays("ww take-book howl")
    assert scene.met("ww") == {"enemy_six_books"}
    assert scene.view("ww").seats[0].met == ("enemy_six_books",)


@pytest.mark.parametrize(("complete", "signs"), [((), 0), (("cc",), 1), (("cc", "bg"), 2)])
def test_a_book_is_claimed_at_any_time_with_a_sign_for_each_complete_enemy(
    complete: tuple[str, ...], signs: int
) -> None:
    """CW-26.11: in anybody's turn; an Elder Sign for each complete enemy."""
    zones = {"asia": "ww acolyte", "africa": "bg acolyte", "europe": "cc acolyte"}
    books = dict.fromkeys(complete, "all") | {"ww": "howl"}
    scene = war("cc,ww,bg", zones, books=books, met={"ww": "enemy_six_books"})
    assert scene.asked == "cc action"
    assert scene.refuses("ww claim-book howl")
    scene.plays("ww claim-book ice_age")
    assert scene.books("ww") == {"howl", "ice_age"}
    assert scene.met("ww") == {"enemy_six_books", "take_any_time"}
    assert len(scene.signs("ww")) == signs
    assert scene.asked == "cc action"
    assert scene.refuses("ww claim-book herald")


def test_a_claimed_book_brings_at_most_three_signs() -> None:
    """CW-26.11: also with four complete enemies."""
    books = dict.fromkeys(("gc", "cc", "bg", "ys"), "all") | {"ww": "howl"}
    scene = war("gc,ww,cc,bg,ys", {"arabia": "gc acolyte"}, books=books,
                met={"ww": "enemy_six_books"})  # fmt: skip
    scene.plays("ww claim-book herald")
    assert len(scene.signs("ww")) == 3


def test_the_claimed_book_counts_at_once() -> None:
    """CW-26.11, CW-30.1: the question that was open is asked anew."""
    scene = war("ww,cc,bg", {"asia": "ww acolyte"})
    assert not scene.can("ice-age")
    scene.plays("ww claim-book ice_age")
    assert scene.can("ice-age asia")


def test_no_book_is_claimed_in_a_battle() -> None:
    """CW-5.10, CW-30.1: nor while another one is being chosen."""
    scene = war("gc,ww,cc", {"asia": "gc starspawn / ww rhan_tegoth"})
    scene.rolls([6, 1, 1], [1, 1, 1]).plays("gc attack asia 1")
    assert scene.refuses("ww claim-book howl")
    scene = war("cc,ww,bg", {"antarctica": "cc acolyte", "arctic_ocean": "ww acolyte!"})
    scene.plays("cc create-gate antarctica")
    assert scene.asked == "ww book"
    assert scene.refuses("ww claim-book howl")


def test_at_the_end_of_the_game_the_book_is_taken_with_its_signs() -> None:
    """CW-26.32, CW-9.4: when the game ends the book is taken, its signs are revealed, and who is
    complete by it may win.
    """
    zones = {"asia": "ww acolyte", "africa": "bg acolyte", "europe": "cc acolyte"}
    five = "arctic_wind berserkergang cannibalism herald howl"
    met = "be_first gate_on_other_glyph enemy_six_books awaken_rhan_tegoth awaken_ithaqua"
    scene = war("bg,ww,cc", zones, books={"bg": "all", "ww": five}, met={"ww": met},
                doom={"ww": 28, "bg": 29}, signs={"bg": [1]})  # fmt: skip
    scene.rolls(3).plays("bg reveal 1", "bg recruit acolyte africa")
    assert scene.s.phase == OVER
    assert (scene.doom("ww"), scene.doom("bg")) == (31, 30)
    assert scene.match.result is not None
    assert scene.match.result.winners == (1,)


# Spellbooks.


def test_whoever_we_like_goes_with_ithaqua_for_nothing() -> None:
    """CW-26.14: whoever we like goes with Ithaqua, for nothing, keepers and gods too."""
    zones = {"antarctica": "ww ithaqua rhan_tegoth acolyte:2! wendigo"}
    scene = war("ww,cc,bg", zones, books={"ww": "arctic_wind"})
    scene.plays("ww move-unit ithaqua antarctica indian_ocean")
    assert scene.asked == "ww arctic-wind"
    assert set(scene.moves) == {
        "ride-the-wind acolyte", "ride-the-wind acolyte_on_gate", "ride-the-wind wendigo",
        "ride-the-wind rhan_tegoth", "done",
    }  # fmt: skip
    scene.plays("ww ride-the-wind acolyte_on_gate", "ww ride-the-wind rhan_tegoth", "ww done")
    assert scene.zone("indian_ocean") == "ww acolyte rhan_tegoth ithaqua"
    assert scene.zone("antarctica") == "ww acolyte wendigo"
    assert scene.gate("antarctica") == "abandoned"
    assert scene.power("ww") == 4
    assert not scene.can("move-unit rhan_tegoth indian_ocean")


def test_the_wind_takes_nobody_who_has_moved() -> None:
    """CW-26.14, CW-4.11: a unit moves once a turn; without anybody there is no question."""
    zones = {"antarctica": "ww ithaqua", "indian_ocean": "ww wendigo"}
    scene = war("ww,cc,bg", zones, books={"ww": "arctic_wind"})
    scene.plays("ww move-unit wendigo indian_ocean antarctica")
    scene.plays("ww move-unit ithaqua antarctica indian_ocean")
    assert scene.asked != "ww arctic-wind"


def test_the_wind_blows_for_ithaqua_only() -> None:
    """CW-26.14: nobody goes with others."""
    zones = {"antarctica": "ww rhan_tegoth acolyte"}
    scene = war("ww,cc,bg", zones, books={"ww": "arctic_wind"})
    scene.plays("ww move-unit rhan_tegoth antarctica indian_ocean")
    assert scene.asked == "ww move"


def test_the_enemy_gives_up_a_unit_for_each_kill_on_a_gnoph_keh() -> None:
    """CW-26.15: for each Kill on a Gnoph-Keh the enemy gives up a unit, of his choice."""
    zones = {"asia": "gc starspawn deep_one acolyte:2 / ww gnoph_keh:2"}
    scene = war("gc,ww,cc", zones, books={"ww": "berserkergang"}, met={"gc": ""})
    scene.rolls([6, 6, 1, 1], [1] * 6).plays("gc attack asia 1", "ww berserkergang")
    assert scene.asked == "gc berserkergang"
    assert set(scene.moves) == {"lose starspawn", "lose deep_one", "lose acolyte"}
    scene.plays("gc lose acolyte", "ww berserkergang", "gc lose deep_one")
    assert scene.zone("asia") == "gc acolyte starspawn"
    assert scene.asked == "gc requirement"


def test_berserkergang_asks_nobody_if_only_gods_and_the_dead_are_left() -> None:
    """CW-11.4, CW-10.18: gods and killed units cannot be given: nobody is asked."""
    zones = {"asia": "bg shub_niggurath fungi / ww gnoph_keh:2", "africa": "bg acolyte"}
    scene = war("bg,ww,cc", zones, books={"ww": "berserkergang"})
    scene.rolls([6, 4], [6, 4, 1, 1, 1, 1]).plays("bg attack asia 1", "bg assign-kill fungi")
    assert scene.asked == "bg retreat"


def test_berserkergang_may_be_answered_by_a_standing_order() -> None:
    """CW-1.21, CW-26.15: a standing order answers for the Windwalker."""
    zones = {"asia": "gc starspawn deep_one / ww gnoph_keh"}
    scene = war("gc,ww,cc", zones, books={"ww": "berserkergang"}, met={"gc": ""})
    scene.plays("ww standing-order berserkergang always")
    scene.rolls([6, 1, 1, 1], [1] * 3).plays("gc attack asia 1")
    assert scene.asked == "gc berserkergang"


def test_cannibalism_brings_one_unit_after_all_results_with_a_figure_of_the_battle() -> None:
    """CW-26.16, CW-26.28, CW-10.44: after all results, with a figure of this battle, once."""
    zones = {"asia": "ww wendigo:4 / cc nightgaunt flying_polyp", "africa": "ww acolyte:6"}
    scene = war("ww,cc,bg", zones, books={"ww": "cannibalism"})
    scene.rolls([6, 1, 1, 1], [6]).plays("ww attack asia 1", "cc assign-kill nightgaunt")
    assert scene.asked == "ww after-battle"
    assert scene.moves == ["cannibalism wendigo", "decline"]
    scene.plays("ww cannibalism wendigo")
    assert scene.zone("asia") == "ww wendigo:4 / cc flying_polyp"
    assert scene.asked == "cc action"


def test_a_bystander_may_use_cannibalism() -> None:
    """CW-26.16, CW-10.37: in any battle in which an enemy's unit was killed."""
    zones = {"asia": "gc starspawn / cc nightgaunt", "antarctica": "ww acolyte:2"}
    scene = war("gc,cc,ww", zones, books={"ww": "cannibalism"}, met={"gc": ""})
    scene.rolls([6, 1, 1]).plays("gc attack asia 1")
    assert scene.asked == "ww after-battle"
    scene.plays("ww cannibalism acolyte")
    assert scene.zone("asia") == "gc starspawn / ww acolyte"


def test_cannibalism_needs_an_enemy_killed() -> None:
    """CW-26.16: our own dead, eliminations and Pains do not count."""
    zones = {"asia": "gc starspawn / ww wendigo"}
    scene = war("gc,ww,cc", zones, books={"ww": "cannibalism"}, met={"gc": ""})
    scene.rolls([6, 1, 1], [4]).plays("gc attack asia 1", "gc retreat starspawn europe")
    assert scene.asked == "gc book"
    zones = {"asia": "gc starspawn cthulhu / cc nightgaunt:2", "africa": "ww wendigo"}
    scene = war("gc,ww,cc", zones, books={"ww": "cannibalism"}, met={"gc": ""})
    scene.rolls([1] * 9).plays("gc attack asia 2", "gc devour")
    assert scene.asked == "gc book"


@pytest.mark.parametrize("order", ["never", "own_battles"])
def test_an_order_keeps_cannibalism_out_of_others_battles(order: str) -> None:
    """CW-1.21: not in others' battles."""
    zones = {"asia": "gc starspawn / cc nightgaunt", "antarctica": "ww acolyte"}
    scene = war("gc,cc,ww", zones, books={"ww": "cannibalism", "gc": "dreams"},
                met={"gc": "kill_devour_1"})  # fmt: skip
    scene.plays(f"ww standing-order cannibalism {order}")
    scene.rolls([6, 1, 1]).plays("gc attack asia 1")
    assert scene.asked == "cc action"


def test_with_herald_a_ritual_costs_five_and_the_marker_advances() -> None:
    """CW-26.17, CW-26.31: 5 wherever the marker is, which advances; Hastur counts the marker."""
    zones = {"asia": "ww acolyte!", "europe": "ys hastur"}
    scene = war(
        "ww,ys,bg", zones, phase=DOOM_TURN, turn_begins=False, ritual=3, books={"ww": "herald"}
    )
    assert scene.price("ww", "perform-ritual") == 5
    scene.plays("ww perform-ritual")
    assert (scene.power("ww"), scene.s.ritual) == (0, 4)
    assert ritual_cost(scene.s, scene.t) == 9
    assert total(scene, "europe", "ys", "ww") == 9


def test_without_the_herald_a_ritual_costs_what_the_marker_shows() -> None:
    """CW-8.5: 8 on the fourth space."""
    scene = war("ww,ys,bg", {"asia": "ww acolyte!"}, phase=DOOM_TURN, turn_begins=False, ritual=3,
                power={"ww": 8})  # fmt: skip
    assert scene.price("ww", "perform-ritual") == 8
    scene.plays("ww perform-ritual")
    assert scene.power("ww") == 0


def test_howl_drives_a_unit_that_the_enemy_picks_to_an_area_he_picks() -> None:
    """CW-26.18, CW-26.30: the enemy picks the unit and the Area, one with ours too; no Madness."""
    zones = {"europe": "ww wendigo / gc cthulhu acolyte:2!", "asia": "ww acolyte",
             "africa": "cc acolyte"}  # fmt: skip
    scene = war("ww,gc,cc", zones, books={"ww": "howl", "cc": "madness"})
    scene.plays("ww attack europe 1", "ww howl")
    assert scene.asked == "gc howl"
    assert set(scene.moves) == {"lose cthulhu", "lose acolyte", "lose acolyte_on_gate"}
    scene.plays("gc lose cthulhu")
    assert scene.asked == "gc howl-to"
    assert {move.split()[2] for move in scene.moves} == {"arctic_ocean", HERE, "asia"}
    scene.rolls([6]).plays("gc retreat cthulhu asia")
    assert scene.zone("asia") == "ww acolyte / gc cthulhu"
    assert scene.asked == "gc kill"
    assert not scene.can("assign-kill cthulhu")


def test_howl_needs_a_wendigo_and_comes_once_a_battle() -> None:
    """CW-26.18: once per battle; a battle without enemies is over."""
    zones = {"asia": "ww wendigo:2 / gc acolyte:2"}
    scene = war("ww,gc,cc", zones, books={"ww": "howl"})
    scene.rolls([1, 1]).plays("ww attack asia 1", "ww howl", "gc retreat acolyte europe")
    assert scene.s.battle is None
    scene = war("ww,gc,cc", {"asia": "ww wendigo / gc acolyte!"}, books={"ww": "howl"})
    scene.plays("ww attack asia 1", "ww howl", "gc retreat acolyte_on_gate europe")
    assert scene.s.battle is None
    assert (scene.gate("asia"), scene.zone("europe")) == ("abandoned", "gc acolyte")
    assert not scene.happened("rolled")
    scene = war("ww,gc,cc", {"asia": "ww gnoph_keh / gc acolyte"}, books={"ww": "howl"})
    scene.rolls([1, 1, 1]).plays("ww attack asia 1")
    assert scene.s.battle is None


def test_the_defender_howls_too() -> None:
    """CW-26.18, CW-10.4: after the attacker's abilities."""
    zones = {"asia": "gc cthulhu deep_one / ww wendigo:2"}
    scene = war("gc,ww,cc", zones, books={"ww": "howl"})
    scene.plays("gc attack asia 1", "gc devour", "ww howl", "gc lose cthulhu")
    scene.rolls([1], [1]).plays("gc retreat cthulhu europe")
    assert scene.happened("rolled")[0]["number"] == 1


def test_who_was_driven_out_is_not_called_back() -> None:
    """CW-26.30: no Seek and Destroy and no Necrophagy with the unit that left."""
    zones = {"asia": "ww wendigo / cc hunting_horror acolyte", "africa": "cc hunting_horror"}
    scene = war("ww,cc,bg", zones, books={"ww": "howl", "cc": "seek_and_destroy"})
    scene.plays("ww attack asia 1", "ww howl", "cc lose hunting_horror")
    scene.plays("cc retreat hunting_horror europe")
    assert scene.moves == ["seek-and-destroy africa", "decline"]
    zones = {"asia": "ww wendigo gnoph_keh:2 / bg ghoul acolyte:3"}
    scene = war("ww,bg,cc", zones, books={"ww": "howl", "bg": "necrophagy"})
    scene.rolls([6, *[1] * 6]).plays("ww attack asia 1", "ww howl", "bg lose ghoul")
    scene.plays("bg retreat ghoul europe")
    assert scene.s.battle is None
    assert not scene.happened("necrophagy")


def test_who_was_driven_out_is_not_promoted() -> None:
    """CW-26.30, CW-24.24: only who took part."""
    zones = {"asia": "ww wendigo / ow mutant acolyte"}
    scene = war("ww,ow,cc", zones, books={"ww": "howl", "ow": "million_favored_ones"})
    scene.rolls([1]).plays("ww attack asia 1", "ww howl", "ow lose mutant")
    scene.plays("ow retreat mutant europe")
    assert scene.asked == "ow after-battle"
    assert scene.can("promote") == ["promote acolyte asia"]


# Ice Age.


def test_the_ice_age_goes_to_any_other_area_for_one_power() -> None:
    """CW-26.19: 1 Power, anywhere but where it is; everybody sees it."""
    scene = war("ww,cc,bg", {"asia": "ww acolyte"}, books={"ww": "ice_age"})
    assert len(scene.can("ice-age")) == scene.t.board.size
    scene.plays(f"ww ice-age {HERE}")
    assert scene.power("ww") == 4
    assert scene.seen("cc", HERE).tokens == ("ice_age",)
    scene.plays("cc pass", "bg pass")
    assert not scene.can(f"ice-age {HERE}")
    scene.plays("ww ice-age europe")
    assert scene.seen("cc", "europe").tokens == ("ice_age",)
    assert all(zone.name != HERE for zone in scene.view("cc").zones)


COMMON = [
    ({HERE: "gc acolyte"}, f"recruit acolyte {HERE}", 2),
    ({HERE: "gc acolyte!"}, f"summon shoggoth {HERE}", 3),
    ({HERE: "gc acolyte"}, f"create-gate {HERE}", 4),
    ({"europe": "gc acolyte"}, f"move-unit acolyte europe {HERE}", 2),
    ({HERE: "gc acolyte"}, f"move-unit acolyte {HERE} europe", 1),
    ({HERE: "gc deep_one / cc acolyte"}, f"attack {HERE} 1", 2),
    ({HERE: "gc deep_one / cc acolyte"}, f"capture {HERE} 1", 2),
    ({HERE: "gate / gc acolyte"}, f"control-gate {HERE} acolyte", 0),
    ({HERE: "gc acolyte!"}, f"abandon-gate {HERE}", 0),
    ({"europe": "gc acolyte"}, "recruit acolyte europe", 1),
]


@pytest.mark.parametrize(("zones", "move", "cost"), COMMON, ids=[each[1] for each in COMMON])
def test_common_actions_that_end_in_the_ice_cost_one_more(
    zones: dict[str, str], move: str, cost: int
) -> None:
    """CW-26.20, CW-26.21, CW-26.23, CW-11.32: 1 more for all that ends there; the tag says so, and
    without the Power for it the action is not there (CW-26.24).
    """
    scene = icy("gc,cc,ww", zones)
    assert scene.price("gc", move) == cost
    scene.rolls([1])
    assert spent(scene, "gc", f"gc {move}") == cost
    if cost > 1:
        poor = icy("gc,cc,ww", zones, power={"gc": cost - 1})
        assert poor.refuses(f"gc {move}")
        assert poor.why_not(f"gc {move}") == ("no-power", "CW-1.26")


GREAT_CTHULHU = {HERE: "gc cthulhu acolyte / cc acolyte", "europe": "gc acolyte"}
SHUB = {"asia": "bg shub_niggurath", HERE: "gc acolyte"}
SHUB_THERE = {HERE: "bg shub_niggurath", "asia": "gc acolyte", "africa": "gc acolyte"}
YELLOW = {HERE: "ys undead / gc acolyte", "europe": "ys king_in_yellow undead byakhee",
          "asia": "ys hastur / gc acolyte"}  # fmt: skip
KING_THERE = {HERE: "ys king_in_yellow"}
OPENER = {"asia": "ow abomination acolyte!", HERE: "gc acolyte!"}
BEYOND = {"asia": "ow abomination acolyte!"}
SLEEPER = {HERE: "sl tsathoggua acolyte! / gc deep_one"}
UNIQUE = [
    ("gc", GREAT_CTHULHU, "dreams", f"dreams {HERE} 1", 3),
    ("gc", GREAT_CTHULHU, "submerge", "submerge", 1),
    ("bg", SHUB, "frenzy", f"avatar {HERE} 1", 2),
    ("bg", SHUB_THERE, "frenzy", "avatar asia 1", 2),
    ("bg", SHUB, "ghroth", "ghroth", 2),
    ("ys", KING_THERE, "passion", "desecrate", 3),
    ("ys", YELLOW, "passion", "desecrate", 2),
    ("ys", YELLOW, "he_who_is_not_to_be_named", f"he-who-is-not-to-be-named {HERE}", 2),
    ("ys", YELLOW, "screaming_dead", f"screaming-dead {HERE}", 2),
    ("ys", YELLOW, "screaming_dead", "screaming-dead arctic_ocean", 1),
    ("ys", YELLOW, "shriek", f"shriek {HERE}", 2),
    ("ys", YELLOW, "shriek", "shriek africa", 1),
    ("ys", YELLOW, "zingaya", f"zingaya {HERE} 1", 2),
    ("ys", YELLOW, "passion", "give-doom 1", 0),
    ("ow", BEYOND, "dread_curse", f"beyond-one abomination asia {HERE}", 2),
    ("ow", OPENER, "dread_curse", "beyond-one abomination asia europe", 1),
    ("ow", OPENER, "dread_curse", f"dread-curse {HERE}", 3),
    ("ow", OPENER, "they_break_through", f"summon mutant {HERE}", 3),
    ("sl", SLEEPER, "burrow", "lethargy", 1),
    ("sl", SLEEPER, "capture_monster", f"capture-monster {HERE} 1", 2),
    ("sl", SLEEPER, "cursed_slumber", f"slumber {HERE}", 1),
    ("an", {HERE: "an acolyte"}, "brainless", f"build-cathedral {HERE}", 2),
]


@pytest.mark.parametrize(
    ("code", "zones", "book", "move", "cost"), UNIQUE, ids=[each[3] for each in UNIQUE]
)
def test_unique_actions_that_end_in_the_ice_cost_one_more(
    code: str, zones: dict[str, str], book: str, move: str, cost: int
) -> None:
    """CW-26.20, CW-26.22, CW-20.22, CW-22.25, CW-23.25, CW-40.33: whatever ends in the Area or is
    directed at it costs 1 more, once; the tag says so, and it has to be payable (CW-26.24).
    """
    other = "cc" if code == "gc" else "gc"
    table = f"{code},{other},ww"
    scene = icy(table, zones, books={code: book})
    assert scene.price(code, move) == cost
    scene.rolls([6])
    assert spent(scene, code, f"{code} {move}") == cost
    if cost:
        poor = icy(table, zones, books={code: book}, power={code: cost - 1})
        assert poor.refuses(f"{code} {move}")


@pytest.mark.parametrize(("move", "cost"), [("idolatry africa", 2), ("remove-gate", 1)])
def test_the_tcho_tcho_pay_one_more_in_the_ice(move: str, cost: int) -> None:
    """CW-26.20, CW-26.23: also the removal of the Gate of the start."""
    zones = {"africa": "tt acolyte!", "asia": "tt acolyte"}
    scene = icy("tt,gc,ww", zones, "africa", books={"tt": "idolatry"})
    scene.s.starts[0] = scene.t.zone("africa")
    assert scene.price("tt", move) == cost
    assert spent(scene, "tt", f"tt {move}") == cost


def test_the_tax_is_paid_once_for_a_move() -> None:
    """CW-26.20: three units move in for 4; the tag of the second is without the tax."""
    scene = icy("gc,cc,ww", {"europe": "gc acolyte:3", "africa": "gc acolyte"}, power={"gc": 4})
    move = f"move-unit acolyte europe {HERE}"
    scene.plays(f"gc {move}")
    assert scene.power("gc") == 2
    assert scene.price("gc", move) == 1
    scene.plays(f"gc {move}", f"gc move-unit acolyte africa {HERE}")
    assert scene.power("gc") == 0
    assert scene.s.taxed == 0


def test_the_next_action_is_taxed_again() -> None:
    """CW-26.20: once for an action, not for a turn; a second action is another one."""
    scene = icy("ys,gc,ww", {"europe": "ys king_in_yellow undead"}, books={"ys": "screaming_dead"})
    scene.plays(f"ys screaming-dead {HERE}", "ys follow 1")
    assert scene.power("ys") == 3
    scene.rolls([6]).plays("ys desecrate", "ys place undead")
    assert scene.power("ys") == 0


def test_passing_over_and_leaving_are_free() -> None:
    """CW-26.21, CW-21.32: Flight over the ice."""
    scene = icy("cc,gc,ww", {"europe": "cc acolyte", HERE: "cc nightgaunt"}, power={"cc": 1})
    assert not scene.can(f"move-unit acolyte europe {HERE}")
    assert scene.can("move-unit acolyte europe south_atlantic")
    assert spent(scene, "cc", f"cc move-unit nightgaunt {HERE} asia") == 1


def test_coming_up_in_the_ice_costs_one() -> None:
    """CW-26.22, CW-20.19: 1 there, 0 elsewhere."""
    scene = icy("gc,cc,ww", {HERE: "gc cthulhu"}, books={"gc": "submerge"})
    scene.plays("gc submerge", "cc pass", "ww pass")
    assert scene.price("gc", f"emerge {HERE}") == 1
    assert scene.price("gc", "emerge asia") == 0
    assert spent(scene, "gc", f"gc emerge {HERE}") == 1


def test_awakening_in_the_ice_costs_one_more() -> None:
    """CW-26.20: 5 for the King in Yellow; Cthulhu's start is elsewhere."""
    scene = icy("ys,gc,ww", {HERE: "ys undead", "asia": "ys undead"})
    assert scene.price("ys", f"awaken king_in_yellow {HERE}") == 5
    assert scene.price("ys", "awaken king_in_yellow asia") == 4
    assert spent(scene, "ys", f"ys awaken king_in_yellow {HERE}") == 5


def test_an_unlimited_battle_in_the_ice_costs_two() -> None:
    """CW-26.22: 2 each."""
    scene = icy("gc,cc,ww", {HERE: "gc deep_one / cc acolyte"}, books={"gc": "all"})
    scene.rolls([1]).plays(f"gc attack {HERE} 1")
    assert scene.power("gc") == 3
    assert not scene.s.acted


def test_ghroths_acolyte_costs_one_more_in_the_ice() -> None:
    """CW-26.20, CW-26.24: the failed roll places one there for 1 more, if there is Power for it."""
    zones = {"asia": "bg acolyte"}
    scene = icy("bg,gc,ww", zones, books={"bg": "ghroth"}).rolls([6])
    scene.plays("bg ghroth", f"bg ghroth-place 0 {HERE}")
    assert scene.power("bg") == 2
    scene = icy("bg,gc,ww", zones, books={"bg": "ghroth"}, power={"bg": 2}).rolls([6])
    scene.plays("bg ghroth")
    assert not scene.can(f"ghroth-place 0 {HERE}")
    assert scene.can("ghroth-place 0 asia")


def test_what_is_no_action_is_not_taxed() -> None:
    """CW-26.23: Devolve, Necrophagy, Seek and Destroy, retreats."""
    scene = icy("cc,gc,ww", {HERE: "gc acolyte", "europe": "cc acolyte"}, books={"gc": "devolve"})
    scene.plays("cc recruit acolyte europe", f"gc devolve acolyte {HERE}")
    assert scene.power("gc") == 5
    zones = {HERE: "cc flying_polyp / gc deep_one", "arabia": "cc hunting_horror / bg ghoul"}
    books = {"cc": "seek_and_destroy", "bg": "necrophagy", "gc": "dreams"}
    scene = icy("cc,gc,bg,ww", zones, books=books)
    scene.rolls([1, 1, 1], [1]).plays(f"cc attack {HERE} 1", "cc seek-and-destroy arabia")
    scene.plays("bg necrophagy arabia")
    assert (scene.power("cc"), scene.power("bg")) == (3, 5)


def test_our_own_actions_are_free_of_it() -> None:
    """CW-26.19: every action of another faction."""
    scene = icy("ww,gc,cc", {HERE: "ww acolyte"})
    assert spent(scene, "ww", f"ww recruit acolyte {HERE}") == 1
