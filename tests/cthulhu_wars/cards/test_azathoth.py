"""Cthulhu Wars: Azathoth (CW-53.141 to CW-53.145)."""

from __future__ import annotations

from mythos.core.dice import Dice, seed_from
from mythos.core.record import Rolled
from tests.cthulhu_wars.cards.words import idle, unsaid
from tests.cthulhu_wars.test_the_ancients import with_cathedrals
from tests.cthulhu_wars.war import Scene, war

FREE = {"azathoth": "nobody"}
OURS = {"azathoth": "gc"}
BOOK = {"azathoth": "gc book"}


def strength(scene: Scene) -> int:
    return dict(scene.view("cc").seats[scene.seat("gc")].marks)["azathoth"]


def awake(zones: dict[str, str], number: int, order: str = "gc,cc,bg", book: bool = False) -> Scene:
    """Azathoth is ours with this strength."""
    scene = war(order, zones, cards=BOOK if book else OURS, power={"gc": 9, "cc": 9})
    ability = next(each for each in scene.t.abilities if each.name == "daemon_sultan")
    scene.s.counters[ability.at] = number
    return scene


def test_his_awakening_takes_a_die_and_two_and_the_others_pick_in_secret() -> None:
    """CW-53.141: they gain what they picked, the least loses 2 Doom, all dice are his strength."""
    zones = {"asia": "gc acolyte! cthulhu"}
    scene = war("gc,cc,bg", zones, cards=FREE, power={"gc": 8}, doom={"cc": 5, "bg": 5})
    scene.rolls([4], 1).plays("gc awaken azathoth asia")
    assert scene.power("gc") == 2
    assert [scene.code(ask.seat) for ask in scene.match.asked] == ["cc", "bg"]
    assert unsaid(scene) == []
    scene.plays("bg pick-number 2")
    assert (scene.power("bg"), scene.happened("azathoth-number")) == (5, [])
    scene.plays("cc pick-number 6")
    assert (scene.power("cc"), scene.power("bg")) == (11, 7)
    assert (scene.doom("cc"), scene.doom("bg")) == (5, 3)
    assert (strength(scene), scene.zone("asia")) == (12, "gc acolyte cthulhu azathoth")
    assert unsaid(scene) == []


def test_all_who_picked_the_least_lose_doom_as_far_as_they_have_it() -> None:
    """CW-53.141."""
    zones = {"asia": "gc acolyte! cthulhu"}
    scene = war("gc,cc,bg", zones, cards=FREE, power={"gc": 9}, doom={"cc": 1, "bg": 5})
    scene.rolls([1], 1).plays("gc awaken azathoth asia")
    scene.plays("cc pick-number 3", "bg pick-number 3")
    assert (scene.doom("cc"), scene.doom("bg"), scene.power("gc")) == (0, 3, 6)


def test_eight_power_are_needed_and_the_usual_place() -> None:
    """CW-53.141."""
    zones = {"asia": "gc acolyte! cthulhu"}
    assert not war("gc,cc,bg", zones, cards=FREE, power={"gc": 7}).can("awaken azathoth")
    alone = {"asia": "gc acolyte!"}
    assert not war("gc,cc,bg", alone, cards=FREE, power={"gc": 9}).can("awaken azathoth")


def test_he_fights_with_his_strength() -> None:
    """CW-53.141."""
    scene = awake({"asia": "gc azathoth / cc acolyte"}, 7).rolls([1] * 7, [])
    scene.plays("gc attack asia 1")
    assert scene.happened("rolled")[0]["number"] == 7


def test_a_kill_lowers_his_strength_by_a_die() -> None:
    """CW-53.142: he neither dies nor retreats."""
    scene = awake({"asia": "gc azathoth / cc hunting_horror"}, 7, "cc,gc,bg")
    scene.rolls([6, 4], [1] * 7, [5]).plays("cc attack asia 1")
    assert (strength(scene), scene.zone("asia")) == (2, "cc hunting_horror / gc azathoth")
    assert unsaid(scene) == []


def test_at_nothing_he_is_killed() -> None:
    """CW-53.142."""
    scene = awake({"asia": "gc azathoth / cc hunting_horror"}, 5, "cc,gc,bg")
    scene.rolls([6, 1], [1] * 5, [5]).plays("cc attack asia 1")
    assert scene.happened("card-back")


def test_he_takes_one_kill_in_a_battle() -> None:
    """CW-53.142: a second goes to others, or is too much."""
    scene = awake({"asia": "gc azathoth deep_one / cc hunting_horror:2"}, 7, "cc,gc,bg")
    scene.rolls([6, 6, 6, 1], [1] * 8, [1]).plays("cc attack asia 1")
    assert (strength(scene), scene.zone("asia")) == (6, "cc hunting_horror:2 / gc azathoth")


def test_a_pain_moves_him_and_leaves_his_strength() -> None:
    """CW-53.142."""
    scene = awake({"asia": "gc azathoth / cc hunting_horror"}, 7, "cc,gc,bg")
    scene.rolls([4, 1], [1] * 7).plays("cc attack asia 1", "gc retreat azathoth africa")
    assert (strength(scene), scene.zone("africa")) == (7, "gc azathoth")


def test_surrounded_he_counts_it_as_a_kill() -> None:
    """CW-53.145: he stays if any strength is left."""
    t = war("cc,gc,bg").t
    guards = ["nightgaunt"] * 3 + ["flying_polyp"] * 3
    ways = [t.board.names[zone] for zone in t.board.adjacent[t.zone("asia")]]
    zones = {way: f"cc {guard}" for way, guard in zip(ways, guards, strict=True)}
    zones["asia"] = "gc azathoth / cc hunting_horror"
    for face, left in ((2, 5), (6, 1)):
        scene = awake(zones, 7, "cc,gc,bg").rolls([4, 1], [1] * 7, [face])
        scene.plays("cc attack asia 1")
        assert (strength(scene), scene.zone("asia")) == (left, "cc hunting_horror / gc azathoth")
    scene = awake(zones, 6, "cc,gc,bg").rolls([4, 1], [1] * 6, [6]).plays("cc attack asia 1")
    assert scene.happened("card-back")


def test_dread_curse_lowers_his_strength_by_one() -> None:
    """CW-53.145, CW-24.17."""
    zones = {"asia": "gc azathoth", "europe": "ow abomination"}
    scene = war("ow,gc,cc", zones, cards=OURS, books={"ow": "dread_curse"})
    ability = next(each for each in scene.t.abilities if each.name == "daemon_sultan")
    scene.s.counters[ability.at] = 7
    scene.rolls([6]).plays("ow dread-curse asia")
    assert (strength(scene), scene.zone("asia")) == (6, "gc azathoth")
    zones = {"asia": "gc azathoth deep_one:2", "europe": "ow abomination:2"}
    scene = war("ow,gc,cc", zones, cards=OURS, books={"ow": "dread_curse"})
    scene.s.counters[ability.at] = 7
    scene.rolls([6, 6]).plays("ow dread-curse asia", "gc lose azathoth")
    assert (strength(scene), scene.zone("asia")) == (6, "gc deep_one azathoth")


def test_unholy_ground_lowers_his_strength_by_one() -> None:
    """CW-53.145, CW-28.19."""
    zones = {"asia": "gc azathoth / an reanimated"}
    scene = war("an,gc,cc", zones, cards=OURS, books={"an": "unholy_ground"})
    ability = next(each for each in scene.t.abilities if each.name == "daemon_sultan")
    scene.s.counters[ability.at] = 3
    with_cathedrals(scene, "asia")
    scene.rolls([1, 1], [1] * 3).plays("an attack asia 1", "an unholy-ground asia")
    assert (strength(scene), scene.zone("asia")) == (2, "an reanimated / gc azathoth")


def test_beside_an_elder_thing_one_kill_kills_him() -> None:
    """CW-53.145, CW-51.10."""
    zones = {"asia": "gc azathoth / cc elder_thing"}
    scene = war("cc,gc,bg", zones, cards={**OURS, "elder_thing": "cc"})
    ability = next(each for each in scene.t.abilities if each.name == "daemon_sultan")
    scene.s.counters[ability.at] = 9
    scene.rolls([6, 1], [1] * 9).plays("cc attack asia 1")
    assert scene.happened("card-back")


def test_harbinger_gains_no_power_for_him_but_two_signs() -> None:
    """CW-53.141, CW-21.5: his awakening costs nothing."""
    zones = {"asia": "gc azathoth / cc nyarlathotep"}
    for choice, power, signs in (("power", 8, []), ("signs", 8, [1, 2])):
        scene = awake(zones, 7, "cc,gc,bg")
        scene.s.books[0] = scene.s.taken[0] = 1
        scene.s.met[0] = 1
        scene.rolls([6], [1] * 7, [1], 1, 2)
        scene.plays("cc attack asia 1", f"cc harbinger-{choice} azathoth")
        assert (scene.power("cc"), scene.signs("cc")) == (power, signs)


def test_a_god_for_every_player_earns_the_spellbook() -> None:
    """CW-53.143: the Ancients are passed over."""
    zones = {"asia": "gc azathoth", "europe": "cc nyarlathotep"}
    scene = war("gc,cc,bg", zones, cards=OURS)
    assert scene.view("gc").cards[0].tallies == ((2, 3),)
    assert not scene.plays("gc recruit acolyte asia").view("gc").cards[0].earned
    scene = war("gc,cc,an", zones, cards=OURS).plays("gc recruit acolyte asia")
    assert scene.view("gc").cards[0].earned


def test_nuclear_chaos_brings_power_to_the_highest_and_signs_to_the_lowest() -> None:
    """CW-53.144: once a phase; our own die may change by 1, to 0 or 7, too."""
    zones = {"asia": "gc azathoth acolyte!", "europe": "cc acolyte!"}
    scene = awake(zones, 7, book=True).rolls([6, 2, 2]).plays("gc nuclear-chaos")
    assert scene.moves[:3] == ["count-die 6", "count-die 5", "count-die 7"]
    assert unsaid(scene) == []
    scene.rolls(1, 1, 1, 1).plays("gc count-die 7")
    assert (scene.power("gc"), scene.signs("cc"), scene.signs("bg")) == (16, [1, 1], [1, 1])
    assert unsaid(scene) == []
    while scene.asked != "gc action":
        idle(scene)
    assert not scene.can("nuclear-chaos")
    while scene.s.round == 1:
        idle(scene)
    while scene.asked != "gc action":
        idle(scene)
    assert scene.can("nuclear-chaos")


def test_who_imagines_another_number_changes_no_die_that_was_rolled() -> None:
    """CW-53.144: not in the record, and not for whoever imagines it again."""
    scene = awake({"asia": "gc azathoth"}, 7, book=True).rolls([1, 2, 3]).plays("gc nuclear-chaos")
    for _ in range(2):
        world = scene.match.imagine(0, Dice(seed_from("chaos")))
        world.answer(0, world.asked[0].moves[1])
    scene.plays("gc count-die 0")
    assert [each.roll for each in scene.match.entries if isinstance(each, Rolled)] == [[1, 2, 3]]


def test_one_number_may_be_the_highest_and_the_lowest_and_nothing_brings_nothing() -> None:
    """CW-53.144."""
    zones = {"asia": "gc azathoth"}
    scene = awake(zones, 7, book=True).rolls([2, 2, 2]).plays("gc nuclear-chaos")
    scene.rolls(*[1] * 6).plays("gc count-die 2")
    assert (scene.power("gc"), scene.power("cc")) == (11, 11)
    assert [len(scene.signs(code)) for code in ("gc", "cc", "bg")] == [2, 2, 2]
    scene = awake(zones, 7, book=True).rolls([1, 2, 3]).plays("gc nuclear-chaos")
    scene.plays("gc count-die 0")
    assert (scene.signs("gc"), scene.power("bg")) == ([], 8)


def test_with_two_players_his_loss_is_worth_nothing() -> None:
    """CW-53.141, CW-12.3."""
    scene = war("cc,gc", {"asia": "gc azathoth / cc hunting_horror"}, cards=OURS)
    ability = next(each for each in scene.t.abilities if each.name == "daemon_sultan")
    scene.s.counters[ability.at] = 1
    scene.rolls([6, 1], [1], [5]).plays("cc attack asia 1")
    assert (scene.happened("card-back") != [], scene.doom("cc")) == (True, 0)
