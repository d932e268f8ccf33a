"""Questions and answers, table talk, and what an engine must keep (AR-15, AR-16, AR-19)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from mythos.core.match import Match, Snapshot
from mythos.core.record import Drawn, Moved, Rolled
from mythos.core.registry import game_ids
from mythos.core.rules import clauses_of
from mythos.core.seats import SPECTATOR
from mythos.core.texts import LANGUAGES, Speaker
from mythos.games.arkham_ritual import GAME
from mythos.games.arkham_ritual.cards import NAMES
from mythos.games.arkham_ritual.state import Ritual
from mythos.server.offer import game_info
from tests.arkham_ritual.table import Scene, random_games, settle, table, through_gate

FIVE = "idol_b mask_b dagger_b grimoire_b candelabra_b"
QUESTIONS = {
    "AR-5.3": {"give"},
    "AR-5.4": {"take", "pass"},
    "AR-5.7": {"take", "refuse"},
    "AR-8.4": {"keep", "remove"},
}


def places(scene: Scene) -> Counter[str]:
    s = scene.state
    cards = [*s.held, *s.pile, *s.discards, s.top, s.transit, s.removed]
    return Counter(NAMES[card] for card in cards if card >= 0)


def test_the_game_has_no_talk_in_it() -> None:
    """AR-15.1, AR-15.2, AR-15.3, R-14: no move names a card or a colour."""
    verbs = {kind.verb for kind in GAME.moves}
    assert verbs == {"give", "take", "pass", "refuse", "keep", "remove", "confess"}
    fields = {name for kind in GAME.moves for name, _ in kind.fields}
    assert fields == {"to"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_talks_is_reminded_what_not_to_say(lang: str) -> None:
    """AR-15.1: the clause and its short form stand where people talk, in their language."""
    offered = game_info(GAME.id)
    assert offered.talk_clause == "AR-15.1"
    assert any(each.number == offered.talk_clause for each in clauses_of(GAME, lang))
    assert Speaker(lang, GAME).say(f"{GAME.id}-talk") != f"{GAME.id}-talk"
    others = [game_info(each) for each in game_ids() if each != GAME.id]
    assert not any(each.talk_clause for each in others)


def test_the_drawn_card_cannot_be_kept() -> None:
    """AR-16.1: every gift goes to another seat."""
    for active in range(5):
        assert f"give {active}" not in table(FIVE, active=active).moves


@pytest.mark.parametrize(("taken", "survives"), [("idol_b", True), ("idol_r", False)])
def test_the_elder_signs_discarder_is_judged_by_the_new_card(taken: str, survives: bool) -> None:
    """AR-16.2."""
    scene = table(f"elder_sign {FIVE[7:]}", active=1, draws=taken).gives(0)
    assert (0 in scene.survivors) == survives


def test_a_gate_answers_to_the_great_old_one_taken_for_it() -> None:
    """AR-16.4: the taker is the holder."""
    scene = through_gate("mask_b dagger_b cthulhu grimoire_b idol_b", taker=2)
    assert scene.happened("awakens") == [{"seat": 2, "card": "cthulhu"}]
    assert scene.sanity == [3, 3, 7, 3, 3]


def test_a_great_old_one_given_up_for_nothing_stays_asleep() -> None:
    """AR-16.4, AR-8.3: to discard it fires nothing; only a Gate does."""
    scene = table(f"cthulhu {FIVE[7:]}", active=1, draws="gate_1").gives(0)
    assert (scene.endings, scene.sanity) == ([], [7] * 5)


@pytest.mark.parametrize("options", [{"great_old_one": "nyarlathotep"}, {"event": "trapezohedron"}])
def test_nobody_ever_has_more_than_seven_sanity(options: dict[str, str]) -> None:
    """AR-16.5, AR-3.1, AR-3.3: nor less than none."""
    for scene in random_games(5, **options):
        assert all(0 <= each <= 7 for each in scene.sanity)


@pytest.mark.parametrize("seat", range(5))
def test_the_holder_of_the_cultist_falls_with_any_company(seat: int) -> None:
    """AR-16.6, AR-7.4."""
    held = ["idol_r", "mask_r", "cthulhu", "dagger_r"]
    held.insert(seat, "cultist")
    assert settle(" ".join(held)).survivors == [each for each in range(5) if each != seat]


def test_a_take_leaves_every_hand_with_one_card() -> None:
    """AR-16.6, AR-4.7: the old card goes before the new one comes."""
    scene = table(FIVE, active=0, draws="cultist").gives(2)
    assert scene.held == ["idol_b", "mask_b", "cultist", "grimoire_b", "candelabra_b"]


@pytest.mark.parametrize("players", range(3, 8))
def test_one_seat_at_a_time_is_asked_one_of_four_questions(players: int) -> None:
    """AR-19.1: give; take or pass; take or refuse; keep or remove. All else is forced."""
    seen = set()
    for scene in random_games(players):
        if not scene.match.over:
            assert len(scene.match.asked) == 1
            assert {move.split()[0] for move in scene.moves} == QUESTIONS[scene.clause]
            seen.add(scene.clause)
    assert seen == set(QUESTIONS)


@pytest.mark.parametrize("event", ["magical_orb", "trapezohedron"])
def test_a_saved_game_goes_on_with_the_same_state(event: str) -> None:
    """AR-19.2: the state holds all there is, so it survives being written down."""
    for scene in random_games(4, event=event, confession=True, doom_track=True):
        text = msgspec.json.encode(scene.match.snapshot())
        again: Match[Ritual] = Match.resume(GAME, msgspec.json.decode(text, type=Snapshot))
        assert again.state == scene.state
        assert again.asked == scene.match.asked
        for seat in (*range(4), SPECTATOR):
            assert again.view(seat) == scene.view(seat)


def test_an_observation_never_holds_the_own_card() -> None:
    """AR-19.3, AR-14.5: with no double of it in sight, its name is among the unseen only."""
    scene = table("cthulhu mask_b dagger_b grimoire_b candelabra_b", active=0)
    fields = msgspec.to_builtins(scene.view(0))
    del fields["deck"], fields["unseen"]
    assert "cthulhu" not in str(fields)
    assert "cthulhu" in str(msgspec.to_builtins(scene.view(1)).pop("held"))


@pytest.mark.parametrize("event", ["magical_orb", "trapezohedron"])
def test_chance_is_one_roll_and_one_shuffle_a_round(event: str) -> None:
    """AR-19.4, R-3: no card is drawn twice in a round, and the dice are rolled once a game."""
    for scene in random_games(5, event=event):
        if not scene.match.over:
            continue
        first, *rest = scene.match.entries
        assert isinstance(first, Rolled)
        assert all(isinstance(entry, Moved | Drawn) for entry in rest)
        rounds = scene.view(0).round
        drawn = Counter(entry.draw for entry in rest if isinstance(entry, Drawn))
        for card, number in Counter(scene.view(0).deck).items():
            assert drawn[card] <= number * rounds
        turns = len(scene.happened("drew"))
        peeks = len(scene.happened("orb") + scene.happened("trapezohedron"))
        assert abs(drawn.total() - 5 * rounds - turns) <= peeks


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("event", ["magical_orb", "trapezohedron"])
def test_every_card_is_always_in_exactly_one_place(players: int, event: str) -> None:
    """AR-19.6: held, dummies, deck, travelling, discards and removed make the 22, at every step."""
    for scene in random_games(players, event=event, confession=True):
        assert places(scene) == Counter(scene.view(0).deck)
        assert places(scene).total() == 22
        assert GAME.flaws(scene.state) == []
        view = scene.view(SPECTATOR)
        known = len(scene.held) + view.pile + len(view.discards) + view.removed
        assert known + (view.travelling is not None) == 22


def test_the_conservation_check_notices_a_lost_card() -> None:
    """AR-19.6: the check that the fuzzer relies on is not empty itself."""
    state = table(FIVE).state.copy()
    state.discards.append(state.pile[0])
    assert GAME.flaws(state) != []
