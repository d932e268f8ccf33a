"""Cthulhu Wars, chapters 6 to 9: Gather Power, First Player, Doom Phase, the end."""

from __future__ import annotations

from mythos.games.cthulhu_wars.rules.gather import gather_power, income, raise_to_minimum
from mythos.games.cthulhu_wars.rules.state import DOOM, DOOM_TURN, FIRST, GATHER
from tests.cthulhu_wars.war import Scene, war

FIVE = "abduct emissary invisibility madness seek_and_destroy"


def gathered(scene: Scene) -> dict[str, int]:
    return {scene.code(each["seat"]): each["number"] for each in scene.happened("gathered")}


def test_cultists_and_gates_bring_power_and_monsters_and_gods_none() -> None:
    """CW-6.1, CW-30.4, CW-6.2, CW-6.3, CW-5.5, CW-6.5: Monsters and gods bring nothing."""
    zones = {"asia": "cc acolyte:2! nightgaunt nyarlathotep", "europe": "gate / bg acolyte"}
    scene = war("cc,bg,ys", zones, phase=GATHER, power={"cc": 0, "bg": 0, "ys": 0})
    assert [income(scene.s, scene.t, seat) for seat in range(3)] == [5, 2, 1]


def test_three_cultists_two_gates_an_abandoned_one_and_a_captive_bring_nine() -> None:
    """CW-11.20: 3 + 4 + 1 + 1 = 9."""
    zones = {"asia": "cc acolyte:2!", "europe": "cc acolyte!", "africa": "gate"}
    scene = war("cc,bg,ys", zones, phase=FIRST)
    scene.goes("bg acolyte", "pool", "prison cc")
    assert income(scene.s, scene.t, 0) == 9


def test_captives_go_home() -> None:
    """CW-6.4: all of them, whether their captor likes it or not."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte!"}, phase=FIRST)
    scene.goes("bg acolyte", "pool", "prison cc", 2)
    for _ in gather_power(scene.s, scene.t):
        pass
    assert scene.captives("cc") == ""
    assert scene.pool("bg", "acolyte") == 6


def test_what_a_faction_earns_besides_comes_in_gather_power() -> None:
    """CW-6.6: the Red Sign, here."""
    scene = war("bg,cc,ys", {"africa": "bg dark_young:2"}, books={"bg": "red_sign"}, phase=FIRST)
    assert income(scene.s, scene.t, 0) == 2


def test_nobody_has_less_than_half_of_the_leader() -> None:
    """CW-6.7, CW-11.21: 4 is raised to 7 when the leader has 13."""
    scene = war("cc,bg,ys", phase=FIRST, power={"cc": 13, "bg": 4, "ys": 9})
    raise_to_minimum(scene.s)
    assert scene.s.power == [13, 7, 9]


def test_thousand_forms_is_ready_again() -> None:
    """CW-6.9: with Gather Power."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte! nyarlathotep", "africa": "bg acolyte"},
                books={"cc": "thousand_forms"}, power={"cc": 1, "bg": 0, "ys": 0})  # fmt: skip
    scene.rolls([1]).plays("cc thousand-forms")
    assert not scene.can("thousand-forms")
    scene.plays("cc end-turn", "cc pass")
    while scene.asked != "cc action":
        scene.plays(f"{scene.asked.split()[0]} {scene.moves[-1]}")
    assert scene.can("thousand-forms")


def test_without_any_power_humanity_wins() -> None:
    """CW-6.10, CW-40.19: even over those with six spellbooks."""
    scene = war("cc,bg,ys", power={"cc": 0, "bg": 0, "ys": 0}, books={"cc": "all"}, phase=GATHER)
    assert scene.match.over
    assert scene.match.result is not None
    assert scene.match.result.winners == ()


def test_most_power_is_first_player() -> None:
    """CW-7.1, CW-7.2: without a tie nobody is asked; he chooses the direction."""
    scene = war("cc,bg,ys", phase=FIRST, power={"cc": 3, "bg": 9, "ys": 4})
    assert scene.asked == "bg direction"


def test_the_old_first_player_decides_a_tie() -> None:
    """CW-7.1: among the tied, himself included if he is one of them."""
    scene = war("cc,bg,ys", phase=FIRST, power={"cc": 9, "bg": 9, "ys": 9}, first="ys")
    assert scene.moves == ["name-first 0", "name-first 1", "name-first 2"]
    scene.plays("ys name-first 2")
    assert scene.asked == "ys direction"
    scene = war("cc,bg,ys", phase=FIRST, power={"cc": 9, "bg": 9, "ys": 4}, first="ys")
    assert scene.asked == "ys first"
    assert scene.moves == ["name-first 0", "name-first 1"]
    scene.plays("ys name-first 1")
    assert scene.asked == "bg direction"


def test_the_direction_is_chosen_every_round() -> None:
    """CW-7.2: also by a First Player who stays it."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte"}, phase=FIRST, power={"cc": 9})
    scene.plays("cc direction counter_clockwise")
    assert scene.s.first == 0
    assert scene.t.turn_order(scene.s) == (0, 2, 1)


def test_controlled_gates_bring_doom_and_abandoned_ones_none() -> None:
    """CW-8.1, CW-5.5: abandoned ones give nothing."""
    zones = {"asia": "cc acolyte!", "europe": "cc acolyte!", "africa": "gate"}
    scene = war("cc,bg,ys", zones, phase=DOOM, power={"cc": 1, "bg": 1, "ys": 1})
    assert [scene.doom(code) for code in ("cc", "bg", "ys")] == [2, 0, 0]


def test_a_doom_turn_has_one_ritual_that_pays_for_gates_and_gods() -> None:
    """CW-8.2, CW-8.5, CW-8.6, CW-11.22: pay 5, marker to 6, 3 Doom for Gates, a sign."""
    zones = {"asia": "cc acolyte! nyarlathotep", "europe": "cc acolyte!", "africa": "cc acolyte!"}
    met = {"cc": "gates_3_power_12"}
    scene = war("cc,bg,ys", zones, phase=DOOM, power={"cc": 16, "bg": 9},
                books={"cc": "abduct"}, met=met)  # fmt: skip
    scene.plays("cc take-book madness")
    assert scene.doom("cc") == 3
    scene.rolls(2).plays("cc perform-ritual")
    assert (scene.power("cc"), scene.doom("cc"), scene.signs("cc")) == (11, 6, [2])
    assert scene.s.ritual == 1
    assert scene.asked == "bg doom"


def test_a_ritual_needs_no_gate() -> None:
    """CW-8.6: it brings nothing, but it advances the marker."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte"}, phase=DOOM_TURN)
    assert scene.can("perform-ritual")


def test_doom_turns_in_turn_order_in_any_order_of_options() -> None:
    """CW-8.2, CW-8.3, CW-8.4: Blood Sacrifice before or after the ritual."""
    zones = {"africa": "bg acolyte:2! shub_niggurath"}
    scene = war("bg,cc,ys", zones, phase=DOOM_TURN, books={"bg": "blood_sacrifice"})
    assert set(scene.moves) == {"perform-ritual", "blood-sacrifice", "done"}
    scene.plays("bg blood-sacrifice", "bg sacrifice acolyte africa")
    assert scene.moves == ["perform-ritual", "done"]
    scene.plays("bg done")
    assert scene.asked == "cc doom"


def test_who_has_nothing_to_do_is_not_asked() -> None:
    """CW-8.2: a Doom turn without options passes by."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte"}, phase=DOOM_TURN, power={"cc": 1, "bg": 9})
    assert scene.asked == "bg doom"


def test_after_instant_death_the_others_still_have_their_doom_turns() -> None:
    """CW-8.8, CW-9.1, CW-9.2: the others still have their Doom turns; rituals cost 10."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte"}, phase=DOOM_TURN, ritual=5,
                power={"cc": 10, "bg": 10, "ys": 9})  # fmt: skip
    scene.plays("cc perform-ritual")
    assert not scene.match.over
    assert scene.asked == "bg doom"
    scene.plays("bg perform-ritual")
    assert scene.power("bg") == 0
    assert scene.match.over
    assert len(scene.happened("instant-death")) == 1


def test_after_the_doom_phase_comes_the_action_phase() -> None:
    """CW-8.9, CW-3.1: the First Player begins the next round."""
    scene = war(
        "cc,bg,ys", {"asia": "cc acolyte"}, phase=DOOM_TURN, power={"cc": 4, "bg": 4, "ys": 4}
    )
    assert scene.asked == "cc action"
    assert scene.s.round == 2


# The end.


def test_with_thirty_doom_the_doom_phase_is_finished_first() -> None:
    """CW-9.1, CW-9.2: the phase is finished first."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte!"}, phase=DOOM, doom={"cc": 29}, power={"bg": 9})
    assert scene.doom("cc") == 30
    scene.plays("cc done", "bg done", "ys done")
    assert scene.match.over


def test_with_thirty_doom_in_the_action_phase_the_current_turn_is_the_last() -> None:
    """CW-9.3: at the end of the current turn, although another player reached it."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte"}, doom={"bg": 28}, signs={"bg": [2]})
    scene.plays("bg reveal 2")
    assert not scene.match.over
    scene.plays("cc recruit acolyte asia")
    assert scene.match.over


def test_with_thirty_doom_before_the_doom_phase_the_game_ends_without_one() -> None:
    """CW-9.3: in Determine First Player the game ends after that phase."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte!"}, phase=FIRST, doom={"bg": 28},
                signs={"bg": [2]})  # fmt: skip
    scene.plays("bg reveal 2", f"{scene.asked.split()[0]} name-first 0", "cc direction clockwise")
    assert scene.match.over
    assert scene.doom("cc") == 0


def test_all_signs_are_revealed_at_the_end() -> None:
    """CW-9.4: and added."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte"}, doom={"cc": 30}, signs={"bg": [2, 3]})
    scene.plays("cc recruit acolyte asia")
    assert scene.doom("bg") == 5
    assert scene.signs("bg") == []


def test_the_winner_has_six_spellbooks() -> None:
    """CW-9.5: the leader without them cannot win."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte"}, doom={"cc": 35, "bg": 20}, books={"bg": "all"})
    scene.plays("cc recruit acolyte asia")
    assert scene.match.result is not None
    assert scene.match.result.winners == (1,)
    assert scene.match.result.scores == (35, 20, 0)


def test_ties_win_together() -> None:
    """CW-9.6: no tie-breaker."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte"}, doom={"cc": 31, "bg": 31, "ys": 12},
                books={"cc": "all", "bg": "all", "ys": "all"})  # fmt: skip
    scene.plays("cc recruit acolyte asia")
    assert scene.match.result is not None
    assert scene.match.result.winners == (0, 1)


def test_without_anybody_with_six_spellbooks_humanity_wins() -> None:
    """CW-9.7: humanity wins."""
    scene = war("cc,bg,ys", {"asia": "cc acolyte"}, doom={"cc": 31}, books={"cc": FIVE})
    scene.plays("cc recruit acolyte asia")
    assert scene.match.result is not None
    assert scene.match.result.winners == ()
    assert scene.happened("humanity-wins")


def test_who_might_win_by_revealing_is_asked_in_his_doom_turn() -> None:
    """CW-1.31, CW-9.1, CW-9.5: who has nothing else to do, but signs that might end a game that he
    may win, is asked.
    """
    zones = {"asia": "cc acolyte"}
    cases = (
        (26, [1, 1], "all", True), (26, [1, 1], "abduct", False), (23, [3, 3], "all", False),
        (30, [3], "all", False),
    )  # fmt: skip
    for doom, signs, books, asked in cases:
        scene = war("cc,bg,ys", zones, phase=DOOM, power={"cc": 1}, doom={"cc": doom},
                    signs={"cc": signs}, books={"cc": books})  # fmt: skip
        assert (scene.asked == "cc signs") == asked
    poor = {"cc": 1, "bg": 1, "ys": 1}
    scene = war("cc,bg,ys", zones, phase=DOOM, power=poor, doom={"cc": 28}, signs={"cc": [2]},
                books={"cc": "all"})  # fmt: skip
    scene.plays("cc reveal 2")
    assert scene.match.over
