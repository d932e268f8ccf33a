"""Cthulhu Wars: the Moonbeast (CW-51.2)."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from mythos.core.texts import Speaker
from mythos.games.cthulhu_wars import GAME
from mythos.games.cthulhu_wars.rules.spellbooks import complete
from mythos.games.cthulhu_wars.rules.state import DOOM_TURN
from mythos.games.cthulhu_wars.shown.screen import draw
from tests.cthulhu_wars.cards.words import idle, unsaid
from tests.cthulhu_wars.war import Scene, war

BEAST = {"moonbeast": "cc"}
ZONES = {"asia": "cc acolyte!", "europe": "gc acolyte deep_one", "north_pacific": "gc cthulhu"}


def on_book(scene: Scene, seat: int, book: str, number: int = 1) -> Scene:
    """Moonbeasts of the first faction lie on a spellbook."""
    t = scene.t
    at = [each.name for each in t.books[seat]].index(book)
    kind = t.kinds[0]["moonbeast"]
    scene.s.figures[t.pool * t.size + kind] -= number
    scene.s.figures[t.on_books[seat][at] * t.size + kind] += number
    return scene


def test_a_moonbeast_that_is_summoned_lies_on_an_enemys_spellbook() -> None:
    """CW-51.2: on which its owner chooses, for 2 Power."""
    books = {"gc": "dreams submerge", "bg": "frenzy"}
    scene = war("cc,gc,bg", ZONES, cards=BEAST, books=books).plays("cc summon moonbeast asia")
    assert (scene.asked, unsaid(scene)) == ("cc obey", [])
    assert scene.can("obey") == ["obey 1 dreams", "obey 1 submerge", "obey 2 frenzy"]
    scene.plays("cc obey 1 dreams")
    assert (scene.zone("asia"), scene.pool("cc", "moonbeast")) == ("cc acolyte", 3)
    assert (scene.power("cc"), unsaid(scene)) == (3, [])


def test_the_spellbook_cannot_be_used_and_everybody_sees_it() -> None:
    """CW-51.2: in the browser's view and in the terminal."""
    scene = war("cc,gc,bg", ZONES, cards=BEAST, books={"gc": "submerge"}, turn="gc", first="gc")
    assert scene.can("submerge")
    scene = war("cc,gc,bg", ZONES, cards=BEAST, books={"gc": "submerge"}, power={"cc": 2})
    scene.plays("cc summon moonbeast asia", "cc end-turn")
    assert (scene.asked, scene.can("submerge")) == ("gc action", [])
    assert scene.view("bg").seats[1].blocked == ("submerge",)
    console = Console(width=200, file=StringIO(), force_terminal=False)
    console.print(draw(scene.view("bg"), Speaker("en", GAME, ("A", "B", "C"), 2)))
    assert "not in force now: Submerge" in console.file.getvalue()  # type: ignore[attr-defined]


def test_it_still_counts_as_one_of_the_six() -> None:
    """CW-51.2: for Unlimited Battle and victory."""
    scene = war("cc,gc,bg", ZONES, cards=BEAST, books={"gc": "all"})
    scene.plays("cc summon moonbeast asia", "cc obey 1 dreams")
    assert complete(scene.s, 1)


def test_a_neutral_spellbook_is_a_place_too() -> None:
    """CW-51.2, CW-50.41."""
    cards = {**BEAST, "umr_at_tawil": "gc"}
    scene = war("cc,gc,bg", ZONES, cards=cards, books={"gc": "umr_at_tawil"})
    scene.plays("cc summon moonbeast asia", "cc end-turn")
    assert scene.view("bg").seats[1].blocked == ("umr_at_tawil",)
    assert scene.price("gc", "create-gate europe") == 3


def test_where_nobody_has_a_spellbook_it_lies_on_one_to_come() -> None:
    """CW-51.2: which is blocked when it is taken."""
    zones = {"asia": "cc acolyte!", "europe": "bg acolyte"}
    scene = war("cc,gc,bg", zones, cards=BEAST).plays("cc summon moonbeast asia")
    assert len(scene.can("obey")) == 12
    scene.plays("cc obey 2 frenzy", "cc end-turn", "gc pass", "bg recruit acolyte europe")
    assert scene.view("cc").seats[2].blocked == ()
    for zone in ("africa", "australia", "antarctica"):
        scene.goes("bg acolyte", "pool", zone)
    scene.plays("cc abandon-gate asia")
    assert scene.asked == "bg book"
    scene.plays("bg take-book frenzy")
    assert scene.view("cc").seats[2].blocked == ("frenzy",)


def test_in_its_owners_next_doom_turn_it_comes_to_a_gate() -> None:
    """CW-51.2: it has to; with several Gates its owner chooses."""
    zones = {"asia": "cc acolyte!", "africa": "cc acolyte!", "europe": "gc acolyte"}
    poor = {"cc": 1, "gc": 0, "bg": 0}
    scene = war("cc,gc,bg", zones, cards=BEAST, books={"gc": "dreams"}, power=poor)
    on_book(scene, 1, "dreams", 2).plays("cc pass")
    while scene.asked != "cc arrival":
        idle(scene)
    assert unsaid(scene) == []
    scene.plays("cc arrive africa", "cc arrive asia")
    assert (scene.zone("africa"), scene.zone("asia")) == ("cc acolyte moonbeast",) * 2
    assert (scene.view("bg").seats[1].blocked, unsaid(scene)) == ((), [])


def test_bought_it_stays_until_the_doom_phase_of_the_next_round() -> None:
    """CW-51.2: it lies down at once."""
    zones = {"asia": "cc acolyte!", "europe": "bg acolyte"}
    scene = war("cc,bg,ys", zones, cards={"moonbeast": "nobody"}, phase=DOOM_TURN, doom={"cc": 2},
                books={"bg": "frenzy"})  # fmt: skip
    scene.plays("cc buy moonbeast")
    while scene.s.round < 2:
        idle(scene)
    assert scene.view("cc").seats[1].blocked == ("frenzy",)
    while scene.s.round < 3 and not scene.happened("moonbeast-back"):
        idle(scene)
    assert scene.zone("asia") == "cc acolyte moonbeast"


def test_without_a_gate_it_comes_to_its_owners_units_and_else_anywhere() -> None:
    """CW-51.2: when somebody pays for it."""
    scene = war("cc,gc,bg", {"asia": "cc acolyte", "europe": "gc acolyte"}, cards=BEAST,
                books={"gc": "dreams"}, doom={"gc": 1})  # fmt: skip
    on_book(scene, 1, "dreams").plays("gc send-back dreams")
    assert scene.zone("asia") == "cc acolyte moonbeast"
    scene = war("cc,gc,bg", {"europe": "gc acolyte"}, cards=BEAST, books={"gc": "dreams"},
                doom={"gc": 1})  # fmt: skip
    on_book(scene, 1, "dreams").plays("gc send-back dreams")
    assert len(scene.can("arrive")) == len(scene.t.zones)


def test_the_victim_pays_a_doom_at_any_time_to_be_rid_of_one() -> None:
    """CW-51.2: one for each; nobody gains it, and who has none cannot."""
    scene = war("cc,gc,bg", ZONES, cards=BEAST, books={"gc": "submerge"}, doom={"gc": 2})
    on_book(scene, 1, "submerge", 2)
    assert scene.asked == "cc action"
    scene.plays("gc send-back submerge")
    assert (scene.doom("gc"), scene.doom("cc")) == (1, 0)
    assert (scene.asked, scene.view("bg").seats[1].blocked) == ("cc action", ("submerge",))
    scene.plays("gc send-back submerge")
    assert (scene.zone("asia"), scene.doom("gc")) == ("cc acolyte moonbeast:2", 0)
    assert (scene.view("bg").seats[1].blocked, unsaid(scene)) == ((), [])
    poor = war("cc,gc,bg", ZONES, cards=BEAST, books={"gc": "submerge"})
    assert on_book(poor, 1, "submerge").refuses("gc send-back submerge")


def test_the_spellbook_is_free_while_the_owner_still_chooses_a_gate() -> None:
    """CW-51.2: nobody pays twice for one."""
    zones = {"asia": "cc acolyte!", "africa": "cc acolyte!", "europe": "gc acolyte"}
    scene = war("cc,gc,bg", zones, cards=BEAST, books={"gc": "dreams"}, doom={"gc": 2})
    on_book(scene, 1, "dreams").plays("gc send-back dreams")
    assert (scene.asked, scene.view("bg").seats[1].blocked) == ("cc arrival", ())
    assert scene.refuses("gc send-back dreams")
    scene.plays("cc arrive asia")
    assert scene.zone("asia") == "cc acolyte moonbeast"


def test_a_spellbook_that_is_freed_in_a_battle_works_at_once() -> None:
    """CW-51.2, CW-21.15: Emissary, between the dice and the end of the Kills."""
    zones = {"asia": "gc moonbeast acolyte!", "europe": "gc starspawn / cc nyarlathotep acolyte"}
    scene = war("gc,cc,bg", zones, cards={"moonbeast": "gc"}, books={"cc": "emissary"},
                doom={"cc": 1})  # fmt: skip
    on_book(scene, 1, "emissary").rolls([6, 1, 1], [1]).plays("gc attack europe 1")
    assert scene.asked == "cc kill"
    scene.plays("cc send-back emissary", "cc assign-kill nyarlathotep")
    assert scene.can("emissary")


def test_what_is_submerged_comes_up_and_does_not_go_down_again() -> None:
    """CW-51.2, CW-20.18: nothing has to be undone, and nothing is done anew."""
    zones = {"asia": "cc acolyte!", "north_pacific": "gc cthulhu"}
    scene = war("cc,gc,bg", zones, cards=BEAST, books={"gc": "submerge"}, turn="gc", first="gc")
    scene.plays("gc submerge")
    on_book(scene, 1, "submerge").plays("bg pass", "cc pass")
    scene.plays("gc emerge south_pacific")
    assert scene.zone("south_pacific") == "gc cthulhu"
    assert not scene.can("submerge")


def test_a_slumbering_gate_may_come_back() -> None:
    """CW-51.2, CW-25.16."""
    zones = {"asia": "cc acolyte!", "europe": "sl acolyte!"}
    scene = war("cc,sl,bg", zones, cards=BEAST, books={"sl": "cursed_slumber"}, turn="sl",
                first="sl")  # fmt: skip
    scene.plays("sl slumber europe")
    on_book(scene, 1, "cursed_slumber").plays("bg pass", "cc pass")
    scene.plays("sl unearth africa", "sl end-turn")
    assert scene.gate("africa") == "sl"
    assert not scene.can("slumber")


def test_dark_young_stay_on_their_gates_and_bring_nothing() -> None:
    """CW-51.2, CW-22.17: and take no other."""
    zones = {"asia": "cc acolyte!", "europe": "bg dark_young!", "africa": "bg dark_young / gate"}
    scene = war("cc,bg,gc", zones, cards=BEAST, books={"bg": "red_sign"}, power={"cc": 2})
    before = scene.view("bg").seats[1].income
    scene.plays("cc summon moonbeast asia", "cc end-turn")
    assert (scene.gate("europe"), scene.can("control-gate")) == ("bg", [])
    assert scene.view("bg").seats[1].income == before - 2


def test_the_ice_stays_and_taxes_nobody() -> None:
    """CW-51.2, CW-26.19."""
    zones = {"asia": "cc acolyte!", "arctic_ocean": "ww acolyte", "europe": "gc acolyte"}
    scene = war("cc,ww,gc", zones, cards=BEAST, books={"ww": "ice_age"}, turn="ww", first="ww")
    scene.plays("ww ice-age europe", "ww take-book howl")
    assert scene.price("gc", "create-gate europe") == 4
    on_book(scene, 1, "ice_age")
    assert scene.price("gc", "create-gate europe") == 3
    assert scene.seen("cc", "europe").tokens == ("ice_age",)


def test_when_its_spellbook_goes_away_it_comes_back() -> None:
    """CW-51.2, CW-55.2: Recriminations frees it, and nobody pays."""
    cards = {**BEAST, "recriminations": "gc"}
    scene = war("cc,gc,bg", ZONES, cards=cards, books={"gc": "dreams recriminations"}, turn="gc",
                first="gc")  # fmt: skip
    on_book(scene, 1, "dreams").plays("gc recriminate dreams", "gc take-book submerge")
    assert scene.zone("asia") == "cc acolyte moonbeast"
    assert (scene.books("gc"), scene.doom("gc")) == ({"recriminations", "submerge"}, 0)


def test_placed_by_desecrate_it_is_in_the_zone() -> None:
    """CW-51.2, CW-50.8."""
    scene = war("ys,gc,bg", {"asia": "ys king_in_yellow"}, cards={"moonbeast": "ys"})
    scene.rolls([6]).plays("ys desecrate", "ys place moonbeast")
    assert scene.zone("asia") == "ys king_in_yellow moonbeast"


def test_a_moonbeast_on_a_spellbook_is_in_play() -> None:
    """CW-51.2, CW-1.12: and it has no dice."""
    scene = war("cc,gc,bg", ZONES, cards=BEAST, books={"gc": "dreams"})
    on_book(scene, 1, "dreams", 3)
    ability = scene.t.card_abilities[0][0][0]
    assert ability.in_play(scene.s, "moonbeast") == 3
    zones = {"asia": "cc moonbeast / gc acolyte"}
    assert not war("cc,gc,bg", zones, cards=BEAST).can("attack")
