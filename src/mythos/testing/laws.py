"""The laws that every registered game keeps. Each takes a match at any question and checks it."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any, Final

import msgspec

from mythos.core.dice import Dice, derive
from mythos.core.errors import MythosError, NotYourTurn, UndoNeedsConsent
from mythos.core.game import AnyGame
from mythos.core.match import Match, Snapshot
from mythos.core.moves import parse_move
from mythos.core.proof import verify
from mythos.core.record import parse_record
from mythos.core.replay import replay
from mythos.core.seats import SPECTATOR
from mythos.core.state import digest, load, save
from mythos.testing.onlookers import leak_between_twins
from mythos.testing.twins import twin_of
from mythos.testing.walk import random_match, walk

Law = Callable[[Match[Any], Dice], None]


class Broken(AssertionError):
    """A game breaks a law; the text says which and how."""


def require(kept: bool, law: str) -> None:
    if not kept:
        raise Broken(law)


def _same_place(left: Match[Any], right: Match[Any]) -> bool:
    """Same state, same questions, same moves."""
    ours, theirs = (
        [(ask.seat, ask.question, list(ask.moves), list(ask.beside)) for ask in match.asked]
        for match in (left, right)
    )
    return left.state == right.state and ours == theirs


def _random_move(match: Match[Any], dice: Dice) -> None:
    ask = match.asked[dice.below(len(match.asked))]
    match.play(ask.seat, ask.moves[dice.below(len(ask.moves))])


def copies_are_independent(match: Match[Any], dice: Dice) -> None:
    """A copy is equal, continues alike, and what happens to it does not happen to the original."""
    before = digest(match.state)
    copy, twin = match.copy(), match.copy()
    require(_same_place(copy, match), "a copy stands at the same place")
    same = Dice(derive(dice.seed, "copy"))
    for each in (copy, twin):
        steps = same.copy()
        for _ in range(4):
            if not each.over:
                _random_move(each, steps)
    require(_same_place(copy, twin), "copies continue alike")
    require(digest(match.state) == before, "a copy's moves leave the original alone")


def states_are_plain(match: Match[Any], dice: Dice) -> None:
    """A state survives saving, loading and pickling, and its copy is equal but not shared."""
    s = match.state
    text = msgspec.json.encode(save(s))
    require(load(type(s), msgspec.json.decode(text)) == s, "save and load round-trip")
    require(s.copy() == s, "a state's copy is equal")
    copy = s.copy()
    copy.log = None
    require(pickle.loads(pickle.dumps(copy)) == s, "a state can be pickled")


def snapshots_resume(match: Match[Any], dice: Dice) -> None:
    """A match resumed from its snapshot stands at the same place and has the same dice to come."""
    text = msgspec.json.encode(match.snapshot())
    resumed: Match[Any] = Match.resume(match.game, msgspec.json.decode(text, type=Snapshot))
    require(_same_place(resumed, match), "a resumed match stands at the same place")
    if not match.over:
        copy, steps = match.copy(), Dice(derive(dice.seed, "resume"))
        _random_move(copy, steps.copy())
        _random_move(resumed, steps.copy())
        require(_same_place(resumed, copy), "a resumed match has the same dice to come")


def moves_parse_back(match: Match[Any], dice: Dice) -> None:
    """Every legal move is distinct and comes back from its text with its type and its fields."""
    for ask in match.asked:
        require(len(ask.moves) > 0, "a question has at least one legal move")
        answers = [*ask.moves, *ask.beside]
        require(len(set(answers)) == len(answers), "legal moves are distinct")
        for move in answers:
            again = parse_move(match.game.moves, str(move))
            require(
                type(again) is type(move) and again == move and again.values == move.values,
                f"{move!r} parses back",
            )


def refusals_change_nothing(match: Match[Any], dice: Dice) -> None:
    """A wrong seat, an illegal move, nonsense: each gets its typed error and changes nothing."""
    before, entries = digest(match.state), len(match.entries)
    asked = {ask.seat for ask in match.asked}
    for seat in range(-1, match.players + 1):
        for text in ("", "no such move", "\x00", "🦑 " * 50):
            _require_refusal(match, seat, text)
        if seat not in asked and 0 <= seat < match.players and not match.over:
            for ask in match.asked:
                if ask.moves[0] not in match.interjections(seat):
                    error = _require_refusal(match, seat, ask.moves[0])
                    require(isinstance(error, NotYourTurn), "a wrong seat is told so")
    require(digest(match.state) == before, "a refusal leaves the state alone")
    require(len(match.entries) == entries, "a refusal leaves the record alone")


def _require_refusal(match: Match[Any], seat: int, move: str) -> MythosError:
    try:
        match.play(seat, move)
    except MythosError as error:
        return error
    raise Broken(f"seat {seat} was allowed to play {move!r}")


def worlds_agree_with_views(match: Match[Any], dice: Dice) -> None:
    """view(imagine(s, p), p) == view(s, p), with the same question; the same dice, the same world.

    Imagined again from itself, with the same dice, it comes out the same.
    """
    game = match.game
    for seat in range(match.players):
        seed = derive(dice.seed, "world", seat, len(match.entries))
        world = match.imagine(seat, Dice(seed))
        require(game.view(world.state, seat) == match.view(seat), "a world keeps the seat's view")
        mine = match.question(seat)
        if mine is not None:
            theirs = next(ask for ask in world.asked if ask.seat == seat)
            require(list(theirs.moves) == list(mine.moves), "a world keeps the seat's options")
        require(match.imagine(seat, Dice(seed)).state == world.state, "same dice, same world")
        other = match.imagine(seat, Dice(derive(seed, "other"))).state
        game.imagine(other, seat, Dice(seed))
        require(other == world.state, "a world imagined anew from itself is the same world")
        require(not game.flaws(world.state), f"a world is sound: {game.flaws(world.state)}")


def worlds_do_not_see_through_cards(match: Match[Any], dice: Dice) -> None:
    """Who cannot tell two games apart imagines the same worlds in both, and hears the same."""
    twin = twin_of(match, dice)
    if twin is None or twin.state == match.state:
        return
    for seat in range(match.players):
        if match.view(seat) != twin.view(seat) or match.heard(seat) != twin.heard(seat):
            continue
        mine, its = match.question(seat), twin.question(seat)
        require(
            (mine and list(mine.moves)) == (its and list(its.moves)),
            "a question tells no more than the view",
        )
        seed = derive(dice.seed, "twin", seat)
        worlds = [each.imagine(seat, Dice(seed)).state for each in (match, twin)]
        require(worlds[0] == worlds[1], "a world depends on nothing that the seat cannot know")


def views_are_data(match: Match[Any], dice: Dice) -> None:
    """Every seat's view and a spectator's can be sent as JSON; looking changes nothing."""
    before = digest(match.state)
    for seat in (*range(match.players), SPECTATOR):
        msgspec.json.encode(match.view(seat))
        match.heard(seat)
        match.interjections(seat)
    require(digest(match.state) == before, "looking changes nothing")


def undo_restores_exactly(match: Match[Any], dice: Dice) -> None:
    """After a move and its undo the match is where it was; the record keeps both."""
    if match.over:
        return
    copy = match.copy()
    ask = copy.asked[dice.below(len(copy.asked))]
    copy.play(ask.seat, ask.moves[dice.below(len(ask.moves))])
    entries = len(copy.entries)
    try:
        copy.undo(ask.seat)
    except UndoNeedsConsent:
        copy.undo(ask.seat, consent=True)
    require(_same_place(copy, match), "undo restores the place exactly")
    require(len(copy.entries) == entries + 1, "undo is written down, nothing is erased")


def copies_tell_everything(match: Match[Any], dice: Dice) -> None:
    """What a copy tells of its next move is what a game played straight through tells of it.

    A script that keeps the log in a local across a question falls silent after a copy or an undo.
    Running the whole game again is dear, so this looks now and then.
    """
    if match.over or dice.below(6):
        return
    copy = match.copy()
    heard = len(copy.events)
    _random_move(copy, dice)
    straight = replay(copy.game, copy.record())
    require(copy.events[heard:] == straight.events[heard:], "a copy tells everything that it does")


def states_are_sound(match: Match[Any], dice: Dice) -> None:
    """The game finds no flaw in its own state."""
    flaws = match.game.flaws(match.state)
    require(not flaws, f"the state is sound: {flaws}")


LAWS: Final[tuple[Law, ...]] = (
    copies_are_independent,
    states_are_plain,
    snapshots_resume,
    moves_parse_back,
    refusals_change_nothing,
    worlds_agree_with_views,
    worlds_do_not_see_through_cards,
    views_are_data,
    undo_restores_exactly,
    copies_tell_everything,
    states_are_sound,
)


def records_replay(match: Match[Any]) -> None:
    """A record, written and read, replays to the same state; a finished one verifies."""
    record = parse_record(match.record().text())
    require(_same_place(replay(match.game, record), match), "a record replays to the same state")
    if match.over:
        require(verify(match.game, record).match.state == match.state, "a finished record verifies")
        require(match.result is not None, "a finished game has a result")


TWINS: Final = 3
"""So many twins of each finished game are looked at with everybody's eyes."""


def others_learn_nothing(match: Match[Any], seed: bytes) -> None:
    """Nobody learns what is hidden from them, not even by whom the table asks."""
    for number in range(TWINS):
        leak = leak_between_twins(match, Dice(derive(seed, "twin", number)))
        require(not leak, f"what is hidden stays hidden: {leak}")


def check_game(
    game: AnyGame, games: int = 10, seed: bytes = bytes(32), every: int = 1, first: int = 0
) -> int:
    """Play random games and check every law at every question; returns the number of questions.

    With `every` only one of so many questions is checked. `first` is the number of the first game:
    many games can be checked in parts, side by side.
    """
    questions = 0
    for number in range(first, first + games):
        own = derive(seed, game.id, number)
        match = random_match(game, own)
        for _ in walk(match, own):
            questions += 1
            if questions % every == 0 or match.over:
                for law in LAWS:
                    law(match, Dice(derive(own, "law", questions)))
        records_replay(match)
        others_learn_nothing(match, own)
    return questions
