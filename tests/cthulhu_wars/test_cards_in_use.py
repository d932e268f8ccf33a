"""Cthulhu Wars: what statistics count of the cards, and what bots think of them."""

from __future__ import annotations

from mythos.core.dice import seed_from
from mythos.core.game import Deed
from mythos.games.cthulhu_wars.bots.bots import Adept
from mythos.games.cthulhu_wars.bots.evaluation import holdings
from mythos.games.cthulhu_wars.bots.weights import PLAIN
from mythos.games.cthulhu_wars.game import GAME
from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from tests.cthulhu_wars.war import Scene, war


def deeds(scene: Scene, move: str) -> list[Deed]:
    """What a move counts for."""
    code, _, text = move.partition(" ")
    seat, heard = scene.seat(code), len(scene.match.events)
    ask = scene.match.question(seat)
    assert ask is not None
    played = next(each for each in (*ask.moves, *ask.beside) if each == text)
    scene.plays(move)
    return list(GAME.deeds(scene.s, seat, played, scene.match.events[heard:]))


def test_a_card_is_bought_by_whoever_pays_for_it() -> None:
    scene = war("cc,gc,bg", {"asia": "cc acolyte!"}, cards={"gug": "nobody"}, phase=DOOM_TURN,
                doom={"cc": 4})  # fmt: skip
    assert deeds(scene, "cc buy gug") == [Deed(0, "gug", "bought")]


def test_an_independent_god_is_awakened_and_a_factions_own_is_no_card() -> None:
    zones = {"asia": "cc acolyte! nyarlathotep", "africa": "ys acolyte"}
    scene = war("ys,cc,bg", zones, cards={"yig": "nobody"}, power={"cc": 9, "ys": 9}, turn="cc")
    assert deeds(scene, "cc awaken yig asia") == [Deed(1, "yig", "awakened")]
    scene = war("ys,cc,bg", zones, cards={"yig": "nobody"}, power={"ys": 9})
    assert deeds(scene, "ys awaken king_in_yellow africa") == []


def test_a_neutral_spellbook_is_taken() -> None:
    scene = war("cc,gc,bg", {"asia": "cc acolyte"}, power={"cc": 5}, met={"cc": ""},
                cards={"shriveling": "nobody"})  # fmt: skip
    scene.plays("cc pay-for-book 4")
    assert deeds(scene, "cc take-book shriveling") == [Deed(0, "shriveling", "taken")]


def test_figures_that_are_sent_are_used_and_what_is_told_with_it_counts_no_second_time() -> None:
    zones = {"asia": "cc shantak acolyte", "africa": "gc acolyte"}
    scene = war("cc,gc,bg", zones, cards={"shantak": "cc"})
    assert deeds(scene, "cc move-unit shantak asia africa") == [Deed(0, "shantak", "used")]
    assert deeds(scene, "cc mount acolyte") == [Deed(0, "shantak", "used")]


def test_what_a_card_does_by_itself_is_a_use_of_its_holders() -> None:
    """Gnorri bring Doom when the Doom Phase begins, whoever made the move before that."""
    zones = {"asia": "gc gnorri:2 acolyte!", "africa": "cc acolyte:6"}
    power = {"cc": 1, "gc": 0, "bg": 0}
    scene = war("cc,gc,bg", zones, cards={"gnorri": "gc"}, power=power).plays("cc pass")
    assert scene.asked == "cc direction"
    assert deeds(scene, "cc direction clockwise") == [Deed(1, "gnorri", "used")]


def test_who_has_to_answer_for_a_card_of_another_does_not_use_it() -> None:
    """The Cultists of others flee before the wave of whoever has Father Dagon."""
    zones = {"asia": "gc acolyte", "north_pacific": "cc father_dagon"}
    scene = war("cc,gc,bg", zones, cards={"father_dagon": "cc"})
    found = deeds(scene, "cc tsunami asia")
    while scene.asked.startswith("gc ") and scene.asked != "gc action":
        found += deeds(scene, f"gc {scene.moves[0]}")
    assert found
    assert set(found) == {Deed(0, "father_dagon", "used")}


def test_without_cards_nothing_is_counted() -> None:
    assert not GAME.counts_deeds(GAME.read_options({}, 3))
    assert GAME.counts_deeds(GAME.read_options({"cards": "starter"}, 3))
    scene = war("cc,gc,bg", {"asia": "cc acolyte"})
    assert (GAME.doers(scene.s), deeds(scene, "cc recruit acolyte asia")) == ([], [])


# What bots think of cards.


def worth(zones: str, cards: dict[str, str]) -> float:
    """What the cards of the Crawling Chaos are worth three rounds before the end."""
    scene = war("cc,gc,bg", {"asia": f"cc acolyte! {zones}"}, cards=cards)
    return holdings(scene.s, scene.t, 0, 3.0, PLAIN)


def test_a_card_is_worth_something_only_to_whoever_has_it() -> None:
    assert worth("", {"gug": "nobody"}) == worth("", {"gug": "gc"}) == 0
    assert worth("", {"gug": "cc"}) > 0


def test_figures_in_play_are_worth_more_than_those_in_the_pool_and_dice_more_than_costs() -> None:
    """A Gug has three dice for 1 Power, a Ghast none for 2."""
    assert worth("gug", {"gug": "cc"}) > worth("", {"gug": "cc"})
    assert worth("gug:2", {"gug": "cc"}) > worth("gug", {"gug": "cc"})
    assert worth("gug", {"gug": "cc"}) > worth("ghast", {"ghast": "cc"})


def test_a_god_with_its_spellbook_is_worth_more_than_without() -> None:
    assert worth("yig", {"yig": "cc book"}) > worth("yig", {"yig": "cc"}) > PLAIN.independent


def test_what_dice_cannot_say_a_card_says() -> None:
    """Gnorri bring Doom, a Servitor is a burden."""
    gnorri = worth("gnorri:2", {"gnorri": "cc"}) - worth("gnorri", {"gnorri": "cc"})
    assert gnorri > PLAIN.unit * 3
    assert worth("servitor", {"servitor": "cc"}) < worth("", {"servitor": "cc"})


def test_an_independent_god_has_no_share_in_rituals() -> None:
    """CW-50.24: so it is worth less than one of the faction's own."""
    assert PLAIN.independent < PLAIN.great


def test_an_adept_buys_who_protects_its_gate() -> None:
    """And keeps its Doom where there is nothing to fear, and nobody to be captured any more."""
    for enemy, buys in ((" / gc starspawn", True), ("", False)):
        zones = {"asia": f"cc acolyte!{enemy}", "africa": "gc acolyte!", "europe": "bg acolyte!"}
        scene = war(
            "cc,gc,bg", zones, cards={"gug": "nobody"}, phase=DOOM_TURN, books={"cc": "abduct"},
            met={"cc": "capture_cultist"}, doom={"cc": 8, "gc": 12, "bg": 10}, power={"cc": 3},
        )  # fmt: skip
        move = Adept(seed_from("guard"), looks=12).choose(scene.match.sight(0))
        assert (move == "buy gug") is buys


def test_an_adept_takes_neutral_spellbooks_and_its_own() -> None:
    cards = {"shriveling": "nobody", "undimensioned": "nobody", "umr_at_tawil": "nobody"}
    scene = war("cc,gc,bg", {"asia": "cc acolyte"}, power={"cc": 5}, met={"cc": ""}, cards=cards)
    scene.plays("cc pay-for-book 4")
    taken = {
        Adept(seed_from(f"{number}"), looks=9).choose(scene.match.sight(0)).values["book"]
        for number in range(12)
    }
    assert taken & set(cards)
    assert taken - set(cards)
