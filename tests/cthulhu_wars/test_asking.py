"""Cthulhu Wars: what players are asked, and what the table sees to without a question."""

from __future__ import annotations

import msgspec
import pytest

from mythos.core.dice import Dice, seed_from
from mythos.core.match import Match
from mythos.core.replay import replay
from mythos.core.texts import Speaker
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.bots.bots import Adept
from mythos.games.cthulhu_wars.rules.state import DOOM, GATHER, War
from tests.cthulhu_wars.war import Scene, war

# The end of a turn.


def building(*orders: str) -> Scene:
    """Great Cthulhu builds a second Gate."""
    zones = {"asia": "gc acolyte:2!", "europe": "gc acolyte", "africa": "cc acolyte"}
    scene = war("gc,cc,bg", zones, power={"gc": 4}, usual=True)
    return scene.plays(*orders, "gc create-gate europe")


def test_a_turn_with_nothing_left_but_a_gate_to_give_up_ends_without_a_question() -> None:
    """CW-3.3, CW-3.15: before the action it can be given up."""
    zones = {"asia": "gc acolyte:2!", "africa": "cc acolyte"}
    scene = war("gc,cc,bg", zones, usual=True)
    assert scene.can("abandon-gate") == ["abandon-gate asia"]
    scene.plays("gc recruit acolyte asia")
    assert scene.asked == "cc action"


def test_who_wants_to_give_a_gate_up_after_the_action_says_so() -> None:
    """CW-3.13, CW-3.15: then every turn asks."""
    scene = building("gc standing-order gates_given_up ask")
    assert scene.asked == "gc more"
    assert scene.can("abandon-gate") == ["abandon-gate asia"]
    scene.plays("gc abandon-gate asia", "gc end-turn")
    assert (scene.gate("asia"), scene.gate("europe")) == ("abandoned", "gc")


def test_a_new_gate_is_taken_without_a_question() -> None:
    """CW-4.7, CW-3.14: and the turn is over."""
    scene = building()
    assert (scene.gate("europe"), scene.asked) == ("gc", "cc action")


@pytest.mark.parametrize(("order", "asked"), [("ask", "gc more"), ("never", "cc action")])
def test_by_order_free_gates_are_asked_for_or_left_alone(order: str, asked: str) -> None:
    """CW-3.14: asked for, or left alone."""
    scene = building(f"gc standing-order free_gates {order}")
    assert (scene.gate("europe"), scene.asked) == ("abandoned", asked)


def test_a_gate_left_on_purpose_is_not_taken_again_in_this_turn() -> None:
    """CW-3.15: but in the next."""
    zones = {"asia": "gc acolyte:2!", "africa": "cc acolyte", "europe": "bg acolyte"}
    scene = war("gc,cc,bg", zones, usual=True)
    scene.plays("gc abandon-gate asia", "gc recruit acolyte asia")
    assert (scene.gate("asia"), scene.asked) == ("abandoned", "cc action")
    scene.plays("cc pass", "bg pass", "gc recruit acolyte asia")
    assert scene.gate("asia") == "gc"


def test_who_steps_on_a_free_gate_is_the_players_choice() -> None:
    """CW-3.14, CW-22.17: an Acolyte or a Dark Young."""
    zones = {"africa": "bg acolyte dark_young / gate", "asia": "cc acolyte"}
    scene = war("bg,cc,gc", zones, books={"bg": "red_sign"}, power={"bg": 2}, usual=True)
    scene.plays("bg recruit acolyte africa")
    assert scene.asked == "bg more"
    wanted = ["control-gate africa acolyte", "control-gate africa dark_young"]
    assert scene.can("control-gate") == wanted


def test_a_gate_that_a_reaction_leaves_free_is_taken_too() -> None:
    """CW-3.14, CW-13.3: the High Priest on it takes the Oath."""
    zones = {"asia": "gc acolyte / cc high_priest!", "europe": "gc starspawn"}
    scene = war("gc,cc,bg", zones, high_priests=True, usual=True)
    scene.plays("gc move-last starspawn europe asia")
    assert scene.asked == "cc reaction"
    scene.plays("cc unspeakable-oath asia")
    assert scene.gate("asia") == "gc"


def test_battles_besides_the_action_are_asked_for() -> None:
    """CW-3.18: with six spellbooks; who declines is asked again when something has changed."""
    zones = {"asia": "gc starspawn / cc acolyte", "europe": "gc acolyte", "africa": "bg acolyte"}
    scene = war("gc,cc,bg", zones, books={"gc": "all"}, power={"gc": 9}, usual=True)
    scene.plays("gc recruit acolyte europe")
    assert scene.asked == "gc more"
    assert "attack asia 1" in scene.moves
    scene.plays("gc end-turn", "cc pass", "bg recruit acolyte africa", "gc recruit acolyte europe")
    assert scene.asked == "bg action"
    scene.plays("bg pass", "gc recruit acolyte asia")
    assert scene.asked == "gc more"


def test_who_moves_a_unit_may_say_that_nobody_follows() -> None:
    """CW-4.10: an answer to the same question, and to the next one."""
    zones = {"asia": "gc acolyte:3", "africa": "cc acolyte"}
    scene = war("gc,cc,bg", zones, usual=True)
    scene.plays("gc move-last acolyte asia europe")
    assert scene.asked == "cc action"
    assert scene.power("gc") == 4
    scene = war("gc,cc,bg", zones, usual=True)
    scene.plays("gc move-unit acolyte asia europe", "gc move-last acolyte asia africa")
    assert scene.asked == "cc action"
    assert scene.why_not("cc move-last acolyte europe asia") == ("not-your-unit", "CW-1.10")


def test_adepts_say_whether_another_unit_is_to_follow() -> None:
    """CW-4.10: they never answer that nobody moves next to a question they could have spared."""
    match: Match[War] = Match(GAME, 3, options={"factions": "gc,cc,bg"}, seed=seed_from("go"))
    bots = [Adept(seed_from("adept"), looks=20) for _ in range(3)]
    verbs: list[str] = []
    while match.state.round < 3:
        ask = match.asked[0]
        move = bots[ask.seat].choose(match.sight(ask.seat))
        verbs.append(move.verb)
        match.play(ask.seat, move)
    assert {"move-last", "summon-last"} <= set(verbs)


# Reactions.


def flown_in(power: int = 5) -> Scene:
    """The Crawling Chaos flies to one of two lonely Acolytes."""
    zones = {"africa": "gc acolyte", "asia": "gc acolyte", "europe": "cc hunting_horror acolyte",
             "australia": "bg acolyte"}  # fmt: skip
    scene = war("cc,gc,bg", zones, books={"gc": "devolve"}, power={"gc": power}, usual=True)
    return scene.plays("cc move-last hunting_horror europe asia")


def test_a_reaction_is_asked_for_only_in_danger() -> None:
    """CW-20.15, CW-1.21: of being captured, and once for each danger."""
    scene = flown_in(power=0)
    assert (scene.asked, scene.moves) == ("gc reaction", ["devolve acolyte asia", "decline"])
    scene.plays("gc decline", "bg recruit acolyte australia")
    assert scene.asked == "cc action"
    scene.plays("cc recruit acolyte europe")
    assert scene.asked == "bg action"


def test_nobody_is_asked_about_dangers_of_his_own_making() -> None:
    """CW-20.15, CW-1.21: he knows where he goes; he may react all the same."""
    scene = flown_in().plays("gc decline", "gc move-last acolyte asia africa", "bg pass")
    scene.plays("cc recruit acolyte europe", "gc move-last acolyte africa asia")
    assert scene.asked == "cc action"
    assert not scene.refuses("gc devolve acolyte asia")


def test_a_danger_that_went_and_comes_again_is_asked_about_again() -> None:
    """CW-20.15, CW-1.21."""
    scene = flown_in().plays("gc decline", "gc pass", "bg pass")
    scene.plays(
        "cc move-last hunting_horror asia europe", "cc move-last hunting_horror europe asia"
    )
    assert scene.asked == "gc reaction"


def test_the_question_says_who_did_what_and_where() -> None:
    """CW-3.23: in every language."""
    scene = flown_in()
    assert scene.ask.params == {"by": 0, "deed": "move-unit hunting_horror europe asia"}
    said = {
        "en": "Cara: “Move: Hunting Horror, Europe → Asia”. Do you react?",
        "de": "Cara: „Bewegen: Hetzender Schrecken, Europa → Asien“. Reagierst du?",
    }
    for lang, words in said.items():
        assert Speaker(lang, GAME, ("Cara", "Gus", "Bea")).question(scene.ask) == words


def test_between_two_actions_one_reacts_without_being_asked() -> None:
    """CW-3.23, CW-20.15: while it is asked what comes next, not in the middle of an action."""
    scene = flown_in().plays("gc decline")
    scene.plays("gc devolve acolyte africa")
    assert scene.zone("africa") == "gc deep_one"
    assert scene.asked == "gc action"
    scene.plays("gc pass", "bg pass", "cc move-unit hunting_horror asia europe")
    assert scene.asked == "cc move"
    assert scene.refuses("gc devolve acolyte asia")


def test_an_oath_taken_unasked_counts_at_once() -> None:
    """CW-13.3, CW-3.12, CW-21.8: the 12th Power brings a spellbook before the next action."""
    zones = {"asia": "cc high_priest", "africa": "bg acolyte", "europe": "gc acolyte"}
    scene = war("bg,cc,gc", zones, high_priests=True, usual=True, power={"cc": 10}, met={"cc": ""})
    scene.plays("cc unspeakable-oath asia")
    assert scene.asked == "cc book"
    scene.plays("cc take-book abduct")
    assert (scene.asked, scene.power("cc")) == ("bg action", 12)


def test_the_oath_is_asked_for_before_the_phase_closes() -> None:
    """CW-3.10, CW-13.3: nobody else has Power; not before."""
    zones = {"asia": "cc high_priest", "africa": "bg acolyte", "europe": "gc acolyte"}
    scene = war("bg,cc,gc", zones, high_priests=True, usual=True, power={"bg": 2, "cc": 0, "gc": 0})
    scene.plays("bg recruit acolyte africa")
    assert scene.asked == "bg action"
    scene.plays("bg recruit acolyte africa")
    assert scene.asked == "cc reaction"
    scene.plays("cc unspeakable-oath asia")
    assert (scene.asked, scene.power("cc")) == ("cc action", 2)


@pytest.mark.parametrize(("power", "asked"), [(7, True), (6, False), (9, False)])
def test_the_oath_is_asked_for_if_it_makes_a_first_player(power: int, asked: bool) -> None:
    """CW-13.3, CW-7.1: two Power more have to be enough, and needed."""
    zones = {"asia": "cc high_priest", "africa": "bg acolyte"}
    scene = war("bg,cc,gc", zones, high_priests=True, usual=True, phase=GATHER,
                power={"bg": 8, "cc": power - 1, "gc": 0})  # fmt: skip
    assert (scene.asked == "cc reaction-in-phase") == asked


def test_what_everybody_wants_happens_without_a_question() -> None:
    """CW-1.21: Passion, Devour, Emissary, Demand Sacrifice; an order brings the question back."""
    zones = {"asia": "cc nightgaunt / ys acolyte:2", "africa": "bg acolyte"}
    scene = war("cc,ys,bg", zones, books={"ys": "passion", "cc": "abduct"}, usual=True,
                met={"cc": "capture_cultist"})  # fmt: skip
    scene.plays("cc capture asia 1")
    assert (scene.asked, scene.power("ys")) == ("ys action", 6)
    scene = war("gc,cc,bg", {"asia": "gc cthulhu / cc acolyte nightgaunt"}, usual=True)
    scene.plays("gc attack asia 1")
    assert scene.asked == "cc devoured"
    scene = war("gc,cc,bg", {"asia": "gc starspawn / cc nyarlathotep"}, books={"cc": "emissary"},
                usual=True)  # fmt: skip
    scene.rolls([6, 1, 1], [1]).plays("gc attack asia 1")
    assert scene.asked == "cc retreat"
    zones = {"asia": "sl tsathoggua / cc acolyte"}
    for orders, asked in (((), "cc demand-sacrifice"), (("ask",), "sl pre-battle")):
        scene = war("sl,cc,bg", zones, books={"sl": "demand_sacrifice"}, usual=True)
        scene.plays(*(f"sl standing-order demand_sacrifice {order}" for order in orders))
        scene.plays("sl attack asia 1")
        assert scene.asked == asked


@pytest.mark.parametrize(("order", "asked"), [("", "after-pains"), ("ask", "after-kills")])
def test_necrophagy_is_asked_for_when_the_pains_are_there(order: str, asked: str) -> None:
    """CW-10.25, CW-40.51: earlier for who wants it."""
    zones = {"asia": "gc starspawn / cc nightgaunt:2", "africa": "bg ghoul"}
    scene = war("gc,cc,bg", zones, books={"bg": "necrophagy"}, usual=True)
    if order:
        scene.plays(f"bg standing-order necrophagy {order}")
    scene.rolls([4, 1, 1], [1, 1]).plays("gc attack asia 1")
    assert scene.asked == f"bg {asked}"


# Orders are given in the question itself.


def test_an_order_is_an_answer() -> None:
    """CW-1.21: never again, and the question is gone; always, and it is done."""
    for order, power in (("never", 5), ("always", 6)):
        zones = {"asia": "cc nightgaunt / ys acolyte:2"}
        scene = war("cc,ys,bg", zones, books={"ys": "passion", "cc": "abduct"},
                    met={"cc": "capture_cultist"})  # fmt: skip
        scene.plays("cc capture asia 1")
        assert scene.moves == ["passion", "decline"]
        wanted = ["standing-order passion always", "standing-order passion never"]
        assert list(scene.ask.beside) == wanted
        scene.plays(f"ys standing-order passion {order}")
        assert (scene.asked, scene.power("ys")) == ("ys action", power)
        scene.match.undo(1)
        assert scene.asked == "ys reaction"


def test_another_order_asks_on() -> None:
    """CW-1.21, CW-20.15: what is left to ask is asked."""
    zones = {"africa": "gc acolyte", "asia": "gc acolyte", "europe": "cc hunting_horror acolyte"}
    scene = war("cc,gc,bg", zones, books={"gc": "devolve"})
    scene.plays("cc move-last hunting_horror europe asia")
    assert scene.moves == ["devolve acolyte asia", "devolve acolyte africa", "decline"]
    scene.plays("gc standing-order devolve beside_enemies")
    assert scene.moves == ["devolve acolyte asia", "decline"]


@pytest.mark.parametrize(
    ("order", "asked"),
    [("always", "cc retreat"), ("never", "bg retreat"), ("own_battles", "bg retreat")],
)
def test_an_order_answers_in_a_battle(order: str, asked: str) -> None:
    """CW-21.17, CW-1.21."""
    scene = war("gc,bg,cc", {"asia": "gc deep_one / bg fungi"}, books={"cc": "madness"})
    scene.rolls([4], [1]).plays("gc attack asia 1")
    assert scene.asked == "cc direct-retreats"
    scene.plays(f"cc standing-order madness {order}")
    assert scene.asked == asked


def test_orders_answer_in_every_window_of_a_battle() -> None:
    """CW-10.2, CW-10.4, CW-10.38, CW-1.21."""
    scene = war("cc,sl,bg", {"asia": "cc flying_polyp / sl wizard acolyte"},
                books={"sl": "energy_nexus"})  # fmt: skip
    scene.plays("cc attack asia 1")
    assert scene.asked == "sl declared"
    scene.rolls([1], []).plays("sl standing-order energy_nexus never")
    assert scene.asked == "sl action"
    scene = war("sl,cc,bg", {"asia": "sl tsathoggua / cc acolyte"},
                books={"sl": "demand_sacrifice"})  # fmt: skip
    scene.plays("sl attack asia 1", "sl standing-order demand_sacrifice always")
    assert scene.asked == "cc demand-sacrifice"
    scene = war("gc,cc,bg", {"asia": "gc starspawn / cc nyarlathotep"}, books={"cc": "emissary"})
    scene.rolls([6, 1, 1], [1]).plays("gc attack asia 1", "cc standing-order emissary always")
    assert scene.asked == "cc retreat"


def test_a_record_with_orders_as_answers_is_replayed() -> None:
    """CW-1.21: to the same state, also in copies from the middle of a beat."""
    match: Match[War] = Match(GAME, 3, options={"factions": "ys,cc,bg"}, seed=seed_from("order"))
    dice, orders = Dice(seed_from("walk")), 0
    while not match.over:
        ask = match.asked[0]
        aside = ask.beside if dice.below(3) == 0 and ask.question.key != "action" else ()
        answers = aside or ask.moves
        orders += bool(aside)
        match.play(ask.seat, answers[dice.below(len(answers))])
        assert match.copy().state == match.state
    assert orders > 3
    assert replay(GAME, match.record()).state == match.state


# Where the answer cannot matter.


def test_who_gets_all_his_last_spellbooks_at_once_does_not_choose_an_order() -> None:
    """CW-5.7: the books lie there in any case."""
    zones = {"asia": "cc acolyte!", "europe": "cc acolyte!", "africa": "cc acolyte!"}
    books = "abduct emissary invisibility madness"
    met = "pay_4 pay_6 capture_cultist awaken_nyarlathotep"
    scene = war("cc,bg,ys", zones, books={"cc": books}, met={"cc": met}, power={"cc": 16},
                usual=True)  # fmt: skip
    scene.plays("cc recruit acolyte asia")
    assert len(scene.books("cc")) == 6
    assert scene.asked == "bg action"


def test_time_to_reveal_is_a_question_of_its_own() -> None:
    """CW-1.31, CW-9.1: the signs stand beside it, for the owner alone to see."""
    poor = {"cc": 1, "bg": 1, "ys": 1}
    scene = war("cc,bg,ys", {"asia": "cc acolyte"}, phase=DOOM, power=poor, doom={"cc": 27},
                signs={"cc": [1, 2]}, books={"cc": "all"})  # fmt: skip
    assert (scene.asked, scene.moves) == ("cc signs", ["done"])
    assert list(scene.ask.beside) == ["reveal 1", "reveal 2"]
    scene.plays("cc reveal 1")
    assert (scene.asked, scene.doom("cc")) == ("cc signs", 28)
    scene.plays("cc done")
    assert scene.asked != "cc signs"


def test_who_can_only_pass_is_not_asked() -> None:
    """CW-3.5, CW-4.2: nobody on the map, nobody in the Pool."""
    zones = {"asia": "cc nightgaunt", "africa": "bg acolyte"}
    scene = war("bg,gc,cc", zones, usual=True)
    t, acolyte = scene.t, scene.t.acolyte[1]
    figures = scene.s.figures[:]
    figures[t.pool * t.size + acolyte] = 0
    figures[t.prisons[2] * t.size + acolyte] = 6
    scene = war("bg,gc,cc", zones, figures=figures, usual=True)
    scene.plays("bg recruit acolyte africa")
    assert (scene.asked, scene.power("gc")) == ("cc action", 0)


# Games that were begun before.

LATE = ("devour", "regenerate", "yha_nthlei", "red_sign")
"""What has an order of its own at this table since then, besides two habits for each seat."""


@pytest.mark.parametrize(
    ("unknown", "habits"), [(("dangers", "spurned"), 2 * 3), ((), 0)], ids=["rules 2", "rules 3"]
)
def test_a_game_of_older_rules_goes_on(unknown: tuple[str, ...], habits: int) -> None:
    """CW-1.21: what its state does not know is as usual; orders that were given stay."""
    zones = {"asia": "gc acolyte:2!", "africa": "cc acolyte"}
    scene = war("gc,cc,bg", zones, books={"gc": "devolve"})
    scene.plays("gc standing-order devolve never")
    kept = scene.match.snapshot()
    old = {name: value for name, value in kept.state.items() if name not in unknown}
    old["counters"] = old["counters"][: scene.t.counters - habits - len(LATE)]
    old["options"].pop("fertility_cult")
    match: Match[War] = Match.resume(GAME, msgspec.structs.replace(kept, state=old))
    match.play(0, "recruit acolyte asia")
    asked = (match.asked[0].seat, match.asked[0].question.key)
    assert asked == ((1, "action") if habits else (0, "more"))
    orders = dict(match.view(0).seats[0].orders)  # type: ignore[attr-defined]
    assert orders.pop("devolve") == "never"
    usual = {"free_gates": "always", "gates_given_up": "never"}
    assert orders == (usual if habits else {})  # scenes ask whatever can be asked
    assert match.state.options.fertility_cult == "unlimited"  # as it was agreed
