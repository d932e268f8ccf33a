"""An edition is a file of cards: what is accepted, what is refused and how (RC-1, RC-17)."""

from __future__ import annotations

import pytest

from mythos.core.dice import Dice, seed_from
from mythos.core.match import Match
from mythos.games.rise_of_the_cults import GAME
from mythos.games.rise_of_the_cults.cards import FILE, cards_of, house_edition
from mythos.games.rise_of_the_cults.edition import BadCards, read_edition
from mythos.games.rise_of_the_cults.operations import OPERATE
from mythos.games.rise_of_the_cults.state import CITY, RECRUITMENT, Cults
from mythos.games.rise_of_the_cults.words import Op, Window
from tests.rise_of_the_cults.board import board

HOUSE = FILE.read_text(encoding="utf-8")


def changed(*pairs: tuple[str, str]) -> str:
    """The house's file with something replaced, once each."""
    text = HOUSE
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def test_the_house_edition_is_sound() -> None:
    """RC-17.1, RC-17.9: every window and every operation is in use."""
    edition = house_edition()
    used = {effect.op for card in edition.cult_cards for effect in card.effects}
    used |= {effect.op for card in edition.city for effect in card.effects}
    assert used == set(Op) == OPERATE.keys()
    assert {card.window for card in edition.cult_cards} == set(Window)


@pytest.mark.parametrize(
    ("old", "new", "card", "reason"),
    [
        ("[meta]", "[meta", "the whole file", "line"),
        ("[meta]", "[mata]", "mata", "no such section"),
        ("dominance_fields = 4", "dominance_fields = 5", "constants.dominance_fields", "rules say"),
        ("rerolls = 2", "rerols = 2", "constants.rerols", "no such number"),
        ('op = "set_die", n = 1', 'op = "set_dye", n = 1', "(cth-recruiter)", "set_dye"),
        ('op = "set_die", n = 1', 'op = "set_die", m = 1', "(cth-recruiter)", "no parameter m"),
        ('op = "draw", n = 1', 'op = "attack", n = 1', "cth-preacher", "does not fit the window"),
        ('what = "card", n = 1', 'what = "site", n = 1', "cth-broker", "what must be card"),
        ("copies = 2", "copies = 3", "cthulhu", "13 starting cards"),
        ("copies = 7", "copies = 6", "guardian-wharf", "6 copies"),
        ("copies = 20", "copies = 19", "disorganization", "20 copies"),
        ('id = "cth-tide"', 'id = "cth-letters"', "cth-letters", "used twice"),
        ("difficulty = 2", "difficulty = 3", "objective_card", "order of difficulty"),
        ('action = "action-pamphlets"', 'action = "guardian-gable"', "northside", "base Action"),
        ("sanity = { northside = 3, downtown = 4, uptown = 4, rivertown = 3 }",
         "sanity = { northside = 4, downtown = 4, uptown = 4, rivertown = 3 }",
         "prologue-1", "two Sanity tokens"),
        ('effects = [{ op = "rule", key = "bluff_tokens", delta = -1 }]',
         'effects = [{ op = "peek", what = "hand", who = "opponent" }]', "city-01", "City card"),
        ('duration = "round"', 'duration = "once"', "city-01", "changed rules last"),
        ('effects = [{ op = "gain", any = 1, who = "all" }]',
         'effects = [{ op = "gain", any = 1 }]', "city-10", "who must be"),
        ("icons = { attack = 0, power = 2, terror = 0 }", "icons = { attack = 0, power = 2 }",
         "(cth-followers)", "terror"),
        ('{ op = "terror", n = 1, cond = "investigator_here" }',
         '{ op = "terror", n = 1, per = "bluff_card" }', "cth-nightmare", "no committed cards"),
        ('{ op = "gain", any = 1 }', '{ op = "gain" }', "cth-letters", "nothing is gained"),
        ('{ op = "gain", any = 1 }', '{ op = "gain", any = 1, who = "rival" }', "cth-letters",
         "Confrontation only"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named(old: str, new: str, card: str, reason: str) -> None:
    """RC-1.4, RC-17.9: file, card and reason."""
    with pytest.raises(BadCards) as error:
        read_edition(changed((old, new)), "mine.toml")
    assert error.value.file == "mine.toml"
    assert card in error.value.card
    assert reason in error.value.reason


def test_another_edition_can_be_played_and_replayed() -> None:
    """RC-1.4: a card with other titles is called by its English title."""
    text = changed(("Sleepers in the Tenements", "Dreamers on the Roof"))
    assert cards_of(text).names[0] == "Dreamers-on-the-Roof"
    match: Match[Cults] = Match(GAME, 2, options={"deck": text}, seed=bytes(32))
    while not match.over:
        match.play(match.asked[0].seat, match.asked[0].moves[0])
    assert match.result is not None


def test_a_card_drawn_inside_another_window_comes_too_late() -> None:
    """RC-17.8: only in Mobilization may a card drawn in the window be used in it."""
    old = '{ op = "peek", what = "hand", who = "opponent" }, { op = "gain", adept = 1 }'
    scene = board(
        phase=RECRUITMENT, step=1, active=1, hands={1: "has-critic"}, decks={1: "action-sermon"},
        chance=[[6] * 5], options={"deck": changed((old, '{ op = "draw", n = 1 }'))},
    )  # fmt: skip
    scene.plays("keep", "use has-critic")
    assert scene.hand(1) == "has-critic action-sermon"
    assert scene.ask.question.key == "marker"


def test_titles_must_differ() -> None:
    """RC-1.4: two cards with one name could not be told apart."""
    stevedores = ('title_en = "Harbour Stevedores"', 'title_en = "Twins"')
    text = changed(("Sleepers in the Tenements", "Twins"), stevedores)
    with pytest.raises(BadCards, match="called 'Twins' already"):
        cards_of(text)


@pytest.mark.parametrize(
    ("effects", "thugs"),
    [
        ('[{ op = "gain", adept = 1, freak = 1, who = "all" }]', 2),
        ('[{ op = "lose", n = 1, who = "all" }]', 0),
    ],
)
def test_city_cards_of_other_editions_and_the_npc(effects: str, thugs: int) -> None:
    """RC-15.23: tokens are Thugs to it, and it can lose only those."""
    old = 'effects = [{ op = "gain", any = 1, who = "all" }]'
    text = changed((old, f"effects = {effects}"))
    scene = board(1, phase=CITY, round=2, chance=["city-10"], options={"deck": text})
    assert scene.tokens(1) == (thugs, 0, 0)


def spent(card_id: str) -> str:
    """The house's file with a card that is discarded for its ability."""
    at = HOUSE.index(f'id = "{card_id}"')
    return HOUSE[:at] + HOUSE[at:].replace('self_cost = ""', 'self_cost = "discard"', 1)


def test_an_ability_that_costs_its_card_does_not_pay_twice() -> None:
    """RC-17.5, RC-8.6: the icons are lost, so the discount of one wins nothing."""
    given = {"hands": {0: "cth-builder"}, "tokens": {0: (0, 3, 0)}, "plans": "downtown 0 0"}
    kept = board(**given)  # type: ignore[arg-type]
    assert "execute preparation downtown" in kept.moves
    lost = board(**given, options={"deck": spent("cth-builder")})  # type: ignore[arg-type]
    assert "execute preparation downtown" not in lost.moves


def test_who_discards_what_was_needed_ends_the_plan() -> None:
    """RC-17.5: the Investigator stays, nothing is built, nothing is terrorized."""
    given = {"hands": {0: "cth-builder"}, "tokens": {0: (0, 4, 0)}, "plans": "downtown 0 0"}
    deck = {"deck": spent("cth-builder")}
    scene = board(**given, track="downtown 1", arrived="downtown 0", options=deck)  # type: ignore[arg-type]
    assert "execute preparation downtown" not in scene.moves
    rich = board(**given | {"tokens": {0: (0, 5, 0)}}, options=deck)  # type: ignore[arg-type]
    rich.plays("execute preparation downtown", "use cth-builder")
    assert rich.sites(0) == ["downtown"]
    terror = board(
        plans="downtown 0 0", rituals="0 downtown 3", hands={0: "cth-nightmare"},
        arrived="downtown 1", tokens={0: (0, 0, 1)}, options={"deck": spent("cth-nightmare")},
    )  # fmt: skip
    terror.plays("execute dominance downtown", "terrorize")
    assert terror.moves == ["use cth-nightmare", "done"]
    terror.plays("use cth-nightmare")
    assert sum(terror.s.dominance) == 0
    assert terror.asked == "0 plan"


def test_what_a_window_has_drawn_stays_hidden() -> None:
    """RC-17.8, RC-16: another seat imagines some card in its place."""
    old = '{ op = "peek", what = "hand", who = "opponent" }, { op = "gain", adept = 1 }'
    text = changed((old, '{ op = "draw", n = 1 }, { op = "gain", any = 1 }'))
    scene = board(
        phase=RECRUITMENT, step=1, active=1, hands={1: "has-critic"}, chance=[[6] * 5, "has-sign"],
        options={"deck": text},
    )  # fmt: skip
    scene.plays("keep", "use has-critic")
    assert scene.asked == "1 token"
    barred = set()
    for number in range(20):
        state = scene.match.imagine(0, Dice(seed_from(f"world {number}"))).state
        assert state.barred[0] in state.hands[1]
        barred.add(state.barred[0])
    assert len(barred) > 3


@pytest.mark.parametrize(
    ("effect", "cards", "attack"),
    [('{ op = "draw", n = 1 }', 4, 2 + 1), ('{ op = "gain", thug = 1, any = 1 }', 3, 2 + 1 + 2)],
)
def test_what_the_npc_does_with_other_abilities(effect: str, cards: int, attack: int) -> None:
    """RC-15.22: draw reveals further cards, gain stores Thugs, which it brings along."""
    text = changed(('{ op = "attack", n = 1, per = "bluff_card", max = 2 }', effect))
    none = [6] * 5
    scene = board(
        1, plans="downtown 0 0", rituals="0 downtown 3 | 1 downtown 1", options={"deck": text},
        decks={1: "has-masks has-followers has-followers has-sign"},
        chance=["has-masks", "has-followers", "has-sign", *(["has-followers"] * (cards - 3)),
                none, none, none],
    )  # fmt: skip
    scene.plays("execute dominance downtown")
    assert len(scene.happened("revealed")[-1]["cards"]) == cards
    totals = {each["seat"]: each["number"] for each in scene.happened("attack-total")}
    assert totals[1] == attack
