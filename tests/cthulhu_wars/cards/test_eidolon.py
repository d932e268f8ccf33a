"""Cthulhu Wars: the Eidolon (CW-56.12)."""

from __future__ import annotations

from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.rules.moves import Order
from mythos.games.cthulhu_wars.rules.state import ACTION, DOOM_TURN, GATHER
from tests.cthulhu_wars.war import Scene, war

HELD = {"eidolon": "gc"}
ZONES = {
    "asia": "gc eidolon acolyte:2",
    "europe": "cc acolyte! flying_polyp / gc deep_one",
    "africa": "bg acolyte!",
}


def bound(notes: dict[str, str], **more: object) -> Scene:
    """The Great Cthulhu has recruited an Acolyte and used the Wisdom; everybody has written."""
    scene = war("gc,cc,bg", {**ZONES, **more.pop("zones", {})}, cards=HELD, usual=True, **more)  # type: ignore[dict-item, arg-type]
    scene.plays("gc recruit acolyte asia", "gc bind-all")
    return scene.plays(*(f"{code} {note}" for code, note in notes.items()))


def can_bind(scene: Scene) -> bool:
    """Asked or not."""
    spontaneous = [move.verb for move in GAME.interjections(scene.s, scene.seat("gc"))]
    return bool(scene.can("bind-all")) or "bind-all" in spontaneous


NOTES = {"gc": "name-kind recruit", "cc": "name-kind move_unit", "bg": "name-kind pass"}


def test_the_buyer_puts_him_anywhere_for_two_doom() -> None:
    """CW-56.12: on the map."""
    scene = war("gc,cc,bg", {"asia": "gc acolyte"}, cards={"eidolon": "nobody"}, phase=DOOM_TURN,
                doom={"gc": 2}, met={"gc": "first_doom_phase"}, books={"gc": "dreams"})  # fmt: skip
    scene.plays("gc buy eidolon", "gc arrive antarctica")
    assert (scene.zone("antarctica"), scene.doom("gc")) == ("gc eidolon", 0)


def test_he_gives_power_and_is_captured_but_neither_builds_nor_holds_gates() -> None:
    """CW-56.12: a Cultist without Gates."""
    alone = war("gc,cc,bg", {"asia": "gc eidolon / gate", "africa": "gc eidolon"}, cards=HELD)
    assert not alone.can("control-gate")
    assert not alone.can("create-gate")
    zones = {"asia": "gc eidolon", "europe": "bg acolyte", "africa": "cc acolyte"}
    scene = war("gc,cc,bg", zones, cards=HELD, phase=GATHER, power={"gc": 0, "cc": 0, "bg": 0})
    assert next(each["number"] for each in scene.happened("gathered") if each["seat"] == 0) == 1
    prey = war("cc,gc,bg", {"asia": "gc eidolon / cc nightgaunt"}, cards=HELD)
    prey.plays("cc capture asia 1")
    assert prey.captives("cc") == "gc eidolon"


def test_anybody_recruits_him_beside_a_unit_of_his_own_and_has_the_card_then() -> None:
    """CW-56.12: for 2 Power, like a Cultist of his own."""
    scene = war("cc,gc,bg", {"asia": "cc acolyte", "europe": "gc acolyte"}, cards=HELD)
    assert scene.can("recruit eidolon") == ["recruit eidolon asia"]
    assert scene.price("cc", "recruit eidolon asia") == 2
    scene.plays("cc recruit eidolon asia")
    assert (scene.zone("asia"), scene.power("cc")) == ("cc acolyte eidolon", 3)
    assert scene.s.loyalty == [0]


def test_nobody_recruits_him_while_he_is_in_the_supply_in_play_or_captive() -> None:
    """CW-56.12."""
    zones = {"asia": "cc acolyte", "europe": "gc acolyte"}
    assert not war("cc,gc,bg", zones, cards={"eidolon": "nobody"}).can("recruit eidolon")
    in_play = war("cc,gc,bg", {**zones, "africa": "gc eidolon"}, cards=HELD)
    assert not in_play.can("recruit eidolon")
    in_play.goes("gc eidolon", "africa", "prison bg")
    in_play.plays("cc recruit acolyte asia")
    assert not in_play.can("recruit eidolon")


def test_everybody_commits_at_once_and_in_secret_and_then_it_is_shown() -> None:
    """CW-56.12: the kinds that are possible when they are written."""
    scene = war("gc,cc,bg", ZONES, cards=HELD)
    scene.plays("gc recruit acolyte asia", "gc bind-all")
    assert [each.seat for each in scene.match.asked] == [0, 1, 2]
    kinds = {each.seat: [str(move) for move in each.moves] for each in scene.match.asked}
    assert kinds[1] == [
        "name-kind recruit", "name-kind summon", "name-kind attack",
        "name-requirement pay_4", "name-kind move_unit", "name-kind pass",
    ]  # fmt: skip
    scene.plays("bg name-kind pass", "cc name-kind attack")
    assert not scene.happened("committed-name-kind")
    scene.plays("gc name-kind move_unit")
    shown = {each["seat"]: each["kind"] for each in scene.happened("committed-name-kind")}
    assert shown == {0: "move_unit", 1: "attack", 2: "pass"}


def test_the_next_action_is_of_that_kind() -> None:
    """CW-56.12: whatever else could be done; then one is free again."""
    scene = bound(NOTES)
    assert {move.split()[0] for move in scene.moves} == {"move-unit", "abandon-gate"}
    scene.plays("cc move-last flying_polyp europe indian_ocean")
    assert scene.moves == ["pass", "abandon-gate africa"]
    scene.plays("bg pass")
    assert {move.split()[0] for move in scene.moves} == {"recruit"}
    scene.plays("gc recruit acolyte asia", "cc recruit acolyte europe")
    assert len({move.split()[0] for move in scene.moves}) > 2


def test_unlimited_actions_are_free_and_do_not_end_the_commitment() -> None:
    """CW-56.12: stepping off a Gate, and on again."""
    scene = bound(NOTES)
    scene.plays("cc abandon-gate europe")
    assert {move.split()[0] for move in scene.moves} == {"move-unit", "control-gate"}


def test_unlimited_battles_are_free_and_may_be_the_battle_that_was_written() -> None:
    """CW-56.12: with six spellbooks."""
    for note, ends in (("recruit", False), ("attack", True)):
        zones = {"north_america": "cc flying_polyp / bg ghoul", "asia": "gc eidolon acolyte:2"}
        notes = {**NOTES, "cc": f"name-kind {note}"}
        scene = bound(notes, zones=zones, books={"cc": "all"}, power={"cc": 5, "gc": 5, "bg": 5})
        scene.rolls([1], []).plays("cc attack north_america 2", "cc decline")
        assert scene.asked == "cc action"
        assert bool(scene.can("end-turn")) == ends
        assert bool(scene.can("recruit")) != ends


def test_what_has_become_impossible_binds_nobody() -> None:
    """CW-56.12: any action then."""
    scene = bound({**NOTES, "cc": "name-kind summon"})
    scene.goes("cc acolyte", "europe", "pool")
    scene.plays("cc move-unit flying_polyp europe indian_ocean")
    assert scene.zone("indian_ocean") == "cc flying_polyp"


def test_the_card_is_face_down_until_the_next_doom_phase_also_with_somebody_else() -> None:
    """CW-56.12: its side is unchanged."""
    scene = bound(NOTES)
    scene.goes("gc eidolon", "asia", "pool")
    scene.plays("cc move-last flying_polyp europe indian_ocean", "bg pass",
                "gc recruit acolyte asia", "cc recruit eidolon europe")  # fmt: skip
    assert scene.s.loyalty == [1]
    assert not any(move.verb == "bind-all" for move in GAME.interjections(scene.s, 1))
    again = bound(dict.fromkeys(NOTES, "name-kind pass"), books={"gc": "dreams"},
                  met={"gc": "first_doom_phase"})  # fmt: skip
    again.plays("cc pass", "bg pass", "gc pass")
    while again.s.phase != ACTION or again.ask.question.key != "action":
        again.match.play(again.ask.seat, again.ask.moves[-1])
    assert not can_bind(again)
    again.match.play(again.ask.seat, again.can("recruit")[0])
    assert can_bind(again)


def test_who_has_no_power_writes_nothing_and_with_the_phase_it_is_over() -> None:
    """CW-56.12."""
    scene = war("gc,cc,bg", ZONES, cards=HELD, power={"gc": 5, "cc": 0, "bg": 1})
    scene.plays("gc recruit acolyte asia", "gc bind-all")
    assert [each.seat for each in scene.match.asked] == [0, 2]
    scene.plays("gc name-kind pass", "bg name-kind pass", "bg pass", "gc pass")
    first = next(each for each in scene.t.abilities if each.name == "eldritch_wisdom")
    assert not any(scene.s.counters[first.at + 2 : first.at + 5])


def test_he_must_be_in_play() -> None:
    """CW-56.12."""
    zones = {**ZONES, "asia": "gc acolyte"}
    scene = war("gc,cc,bg", zones, cards=HELD)
    scene.plays("gc recruit acolyte asia")
    assert scene.asked == "cc action"


def test_a_dark_demon_goes_before_what_was_written() -> None:
    """CW-56.12, CW-56.13: the commitment is impossible then, and over."""
    cards = {"eidolon": "gc", "dark_demon": "gc"}
    scene = war("gc,cc,bg", ZONES, cards=cards, usual=True)
    scene.plays("gc recruit acolyte asia", "gc bind-all",
                *(f"{code} {note}" for code, note in NOTES.items()))  # fmt: skip
    scene.goes("cc dark_demon", "gone", "pool")
    scene.plays("cc recruit dark_demon europe", "bg pass", "gc recruit acolyte asia")
    assert scene.can("recruit acolyte")
    forced = war("gc,cc,bg", ZONES, cards=cards)
    forced.goes("cc dark_demon", "gone", "pool")
    forced.plays("gc recruit acolyte asia", "gc bind-all")
    asks = {each.seat: [str(move) for move in each.moves] for each in forced.match.asked}
    assert asks[1] == ["name-kind recruit", "name-kind pass"]


def test_what_was_planned_for_victor_goes_before_what_was_written() -> None:
    """CW-56.12, CW-57.12: then the commitment is impossible, and over."""
    cards = {"eidolon": "gc", "victor_steele": "cc"}
    scene = war("gc,cc,bg", ZONES, cards=cards, usual=True)
    scene.plays("gc recruit acolyte asia", "gc bind-all",
                *(f"{code} {note}" for code, note in NOTES.items()))  # fmt: skip
    planned = next(each for each in scene.t.abilities
                   if each.name == "bad_planning" and each.seat == 1)  # fmt: skip
    scene.s.counters[planned.at] = 1
    scene.plays("cc recruit acolyte europe")
    wisdom = next(each for each in scene.t.abilities if each.name == "eldritch_wisdom")
    assert scene.s.counters[wisdom.at + 2 + 1] == 0


def test_its_owner_is_asked_in_his_own_turn_and_may_at_any_time() -> None:
    """CW-56.12, CW-1.21: so that the table goes on."""
    scene = war("cc,gc,bg", ZONES, cards=HELD, usual=True)
    scene.plays("cc recruit acolyte europe")
    assert scene.asked == "gc action"
    assert any(move.verb == "bind-all" for move in GAME.interjections(scene.s, 1))
    scene.plays("gc bind-all")
    assert len(scene.match.asked) == 3
    own = war("gc,cc,bg", ZONES, cards=HELD, usual=True)
    own.plays("gc recruit acolyte asia")
    assert own.asked == "gc reaction"
    own.plays(f"gc standing-order eldritch_wisdom {Order.NEVER.value}")
    assert own.asked == "cc action"
