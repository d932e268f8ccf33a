"""The bots of Rise of the Cults: instinct and the three levels."""

from __future__ import annotations

from typing import Any

import pytest

from mythos.arena.simulate import play_one
from mythos.core.asks import Ask
from mythos.core.dice import Dice, derive, seed_from
from mythos.core.match import Match
from mythos.core.run import World
from mythos.games.rise_of_the_cults import GAME
from mythos.games.rise_of_the_cults.bots.bots import BOTS, HighPriest, is_plain
from mythos.games.rise_of_the_cults.bots.foresight import npc_attack
from mythos.games.rise_of_the_cults.bots.policy import ANSWERS, choose
from mythos.games.rise_of_the_cults.moves import KEEP, Reroll
from mythos.games.rise_of_the_cults.state import Cults
from tests.rise_of_the_cults.board import board, card, place

THUGS = 5 * (1 - (2 / 3) ** 3)
"""What five dice bring if all that are no Thugs are rolled again, twice."""
ANGLES = "downtown guardian-angles"


def asked(world: World[Cults]) -> Ask:
    request = world.request
    assert isinstance(request, Ask)
    return request


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_instinct_answers_every_question_legally(players: int) -> None:
    """Half of the answers are random, so that it meets boards it would never come to itself."""
    met: set[str] = set()
    for number in range(6):
        dice = Dice(derive(seed_from("instinct"), players, number))
        world: World[Cults] = World.start(GAME, players, dice)
        while world.request is not None:
            ask = asked(world)
            move = choose(world.state, ask)
            assert move in ask.moves, ask.question.key
            met.add(ask.question.key)
            world.answer(ask.seat, move if dice.below(2) else ask.moves[dice.below(len(ask.moves))])
    assert {"marker", "plan", "pay", "dice", "commit", "buy", "ritual"} <= met


def test_every_answer_belongs_to_a_question() -> None:
    """A misspelt key would never be used, and nobody would notice."""
    from mythos.games.rise_of_the_cults import moves  # noqa: PLC0415

    keys = {each.key for name, each in vars(moves).items() if name.startswith("ASK_")}
    assert set(ANSWERS) <= keys


def test_the_automatons_attack_is_estimated_by_what_is_known() -> None:
    """RC-15.15 to RC-15.19: Rituals, one that it would bring in, Thugs, the cards on its deck."""
    plain = npc_attack(board(1, rituals="1 downtown 1").s, place("downtown"))
    assert npc_attack(board(1).s, place("downtown")) == 0.0
    assert npc_attack(board(1, rituals="1 downtown 2").s, place("downtown")) == plain + 1
    coming = board(1, rituals="1 downtown 1 | 1 uptown 3").s
    assert npc_attack(coming, place("downtown")) == plain + 3
    full = board(1, rituals="1 downtown 1 | 0 downtown 1 1 | 1 uptown 3").s
    assert npc_attack(full, place("downtown")) == plain
    executing = board(1, rituals="1 uptown 1 | 1 downtown 3").s
    executing.active = 1
    assert npc_attack(executing, place("uptown")) == plain
    stored = board(1, rituals="1 downtown 1", tokens={1: (2, 0, 0)}).s
    assert npc_attack(stored, place("downtown")) == plain + 2
    top = board(1, rituals="1 downtown 1", decks={1: "has-sign"}, stacks=ANGLES,
                npc_top=[card("guardian-angles")] * 3, left=[7, 7, 4, 7, 7, 7, 0, 0]).s  # fmt: skip
    assert npc_attack(top, place("downtown")) == 1 + THUGS + 3 * (4 + 1)  # each weakens by 1, too


def test_the_estimate_is_right_on_the_whole() -> None:
    """RC-15.18: compared with what the automaton has shown in the end, over many fights."""
    errors = []
    for number in range(30):
        match: Match[Cults] = Match(GAME, 1, seed=seed_from(f"fights {number}"))
        bot, expected = BOTS["adept"](seed_from(f"adept {number}")), None
        while not match.over:
            ask, told = match.asked[0], len(match.events)
            if ask.question.key in ("commit", "fist") and expected is None:
                expected = npc_attack(match.state, match.state.where)
            match.play(ask.seat, bot.choose(match.sight(ask.seat)))
            totals = [e for e in match.events[told:] if e.key == "attack-total"]
            shown = [int(str(e.params["number"])) for e in totals if e.params["seat"] == 1]
            if shown and expected is not None:
                errors.append(expected - shown[0])
            expected = None if shown else expected
    assert len(errors) > 100
    assert abs(sum(errors) / len(errors)) < 0.6


def test_the_estimate_knows_nothing_hidden() -> None:
    """RC-16.1: the same in every world that fits what the human knows."""
    match: Match[Cults] = Match(GAME, 1, seed=seed_from("hidden"))
    bot, dice = BOTS["adept"](seed_from("adept")), Dice(seed_from("worlds"))
    seen = set()
    while not match.over:
        sight = match.sight(0)
        for district in range(3):
            worlds = [sight.imagine(dice).state for _ in range(3)]
            found = {round(npc_attack(s, district), 6) for s in (match.state, *worlds)}
            assert len(found) == 1
            seen |= found
        match.play(0, bot.choose(sight))
    assert len(seen) > 20


def test_instinct_beats_chance() -> None:
    won = 0
    for number in range(12):
        bots = ["adept", "random"] if number % 2 else ["random", "adept"]
        played = play_one(GAME, bots, {}, seed_from(f"chance {number}"))
        won += bots.index("adept") in played.result.winners
    assert won >= 11


def test_the_high_priest_looks_ahead_and_wins() -> None:
    """Fixed seeds, so this cannot fail by luck; measured win rates are in the README."""
    for number in range(2):
        bots = ["adept", "adept"]
        bots[number] = "high-priest:looks=8"
        assert play_one(GAME, bots, {}, seed_from(f"priest {number}")).result.winners == (number,)


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("players", [1, 2])
def test_every_level_finishes_a_game_and_repeats_it(name: str, players: int) -> None:
    spec = f"{name}:looks=2" if name == "high-priest" else name
    played = [play_one(GAME, [spec] * players, {}, seed_from("same")) for _ in range(2)]
    assert played[0].state == played[1].state


def test_a_hint_ranks_the_moves_of_the_question() -> None:
    match: Match[Any] = Match(GAME, 2, seed=seed_from("hint"))
    ask = match.asked[0]
    advice = HighPriest(seed_from("hint"), looks=20).advise(match.sight(ask.seat))
    assert {move for move, _ in advice} <= set(ask.moves)
    assert all(0 <= value <= 1 for _, value in advice)


def test_dice_are_rolled_again_by_kinds() -> None:
    """Two Thugs, an Initiate and two blanks: the blanks always, the others all or none."""
    world: World[Cults] = World.start(GAME, 2, Dice(seed_from("dice")))
    s = world.state
    s.dice = [2, 1, 0, 2]
    assert is_plain(s, Reroll(2, 0, 0, 2))
    assert is_plain(s, Reroll(0, 0, 0, 2))
    assert not is_plain(s, Reroll(1, 0, 0, 2))
    assert not is_plain(s, Reroll(2, 0, 0, 1))
    assert not is_plain(s, KEEP)
    s.dice = [3, 1, 1, 0]
    assert is_plain(s, KEEP)
