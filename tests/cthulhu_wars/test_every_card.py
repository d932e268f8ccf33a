"""Cthulhu Wars: every card with every faction, until all that it can do has happened.

A hook of an ability has happened when it made a difference: a move of its was made, a step changed
the table, an amount came out as another, a veto was a yes. What never happened is listed by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest

from mythos.core.dice import Dice, seed_from
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.cards.market import Buy
from mythos.games.cthulhu_wars.catalogue import CATALOGUE, Catalogue
from mythos.games.cthulhu_wars.game import CthulhuWars
from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodRequirement
from mythos.games.cthulhu_wars.rules.hooks import Sort, hooks_of
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.moves import Attack, Awaken, Capture
from mythos.games.cthulhu_wars.rules.state import ACTION, DOOM, War
from mythos.games.cthulhu_wars.rules.units import Rank
from tests.cthulhu_wars.war import Scene, war

GAMES: Final = 60
MOVES: Final = 260
RIVALS: Final = ("gc", "cc", "bg", "ys")
ALONE: Final[dict[str, str]] = {
    "LordAndMaster": "test_dire_cthulhu: another independent is needed",
    "AwakenDireAzathoth": "test_dire_azathoth: a Gate in an enemy's start Area is needed",
    "PayTwenty": "test_dire_azathoth: nobody has so much Power by chance",
    "Growth": "test_free_ubbo_sathla: only for whoever looks at the card",
    "StarsOverTheDeep": "test_free_cthulhu: a Gate under a certain glyph is needed",
    "StarsAreWrong": "test_free_hastur: a Gate under a certain glyph is needed",
    "GateInTheIce": "test_free_rhan_tegoth: a Gate under a certain glyph is needed",
    "BothGlyphs": "test_free_ithaqua: Gates under certain glyphs are needed",
    "GatesAtSea": "test_free_cthulhu: Gates in Oceans are needed",
}
"""What no game of chance can show, with the scenario that does."""


@contextmanager
def watched(card: Card, happened: set[str]) -> Iterator[CthulhuWars]:
    """A game in which the abilities of a card note what they do."""
    patch = pytest.MonkeyPatch()
    for ability in abilities_of(card):
        for name in ability.waits_for:
            sort = hooks_of(Ability)[name].sort
            patch.setattr(ability, name, noting(getattr(ability, name), ability, sort, happened))
        patch.setattr(ability, "carry_out", noting_moves(ability, happened))
        if issubclass(ability, Independent):
            patch.setattr(ability, "appear", noting_call(ability.appear, ability, happened))
        if issubclass(ability, GodRequirement):
            patch.setattr(ability, "holds", noting_truth(ability.holds, ability, happened))
            patch.setattr(ability, "earn", noting_call(ability.earn, ability, happened))
    try:
        yield CthulhuWars(Catalogue(CATALOGUE.factions.values(), CATALOGUE.cards.values()))
    finally:
        patch.undo()


def abilities_of(card: Card) -> tuple[type[Ability], ...]:
    return (*card.abilities, *([card.book] if card.book else ()))


def noting(
    hook: Callable[..., Any], ability: type[Ability], sort: Sort, happened: set[str]
) -> Callable[..., Any]:
    def heard(self: Ability, s: War, *args: Any) -> Any:
        before = face_of(s) if sort == Sort.STEP else None
        found = hook(self, s, *args)
        if hook.__name__ == "forced":  # it names moves of others
            differs = bool(found)
        elif sort == Sort.STEP:
            differs = found is not None or face_of(s) != before
        else:
            differs = found != args[0] if sort == Sort.AMOUNT else sort == Sort.VETO and found
        if differs:
            happened.add(ability.__name__)
        return found

    return heard


def noting_moves(ability: type[Ability], happened: set[str]) -> Callable[..., Any]:
    carries: Callable[..., Any] = ability.carry_out

    def carry_out(self: Ability, s: War, move: Move) -> Any:
        happened.add(ability.__name__)
        return carries(self, s, move)

    return carry_out


def noting_truth(
    holds: Callable[..., bool], ability: type[Ability], happened: set[str]
) -> Callable[..., bool]:
    def held(self: Ability, s: War) -> bool:
        found = holds(self, s)
        if found:
            happened.add(ability.__name__)
        return found

    return held


def noting_call(
    call: Callable[..., Any], ability: type[Ability], happened: set[str]
) -> Callable[..., Any]:
    def called(self: Ability, s: War, *args: Any) -> Any:
        happened.add(ability.__name__)
        return call(self, s, *args)

    return called


def face_of(s: War) -> tuple[Any, ...]:
    lists = (s.figures, s.power, s.doom, s.counters, s.keepers, s.books, s.sign_pool)
    b = s.battle
    fight = (b.kills, b.pains, b.killed, b.pained, b.status, b.extra) if b else ()
    return (*map(tuple, (*lists, *fight)), s.owner, s.earned, s.due, s.ritual, s.winner)


def begun(game: CthulhuWars, card: Card, faction: str, number: int) -> Scene:
    """A lively table: everybody has Gates, Power and company; the faction has the card, or could
    have it.
    """
    others = [code for code in RIVALS if code not in (faction, card.rival)][:2]
    codes = [faction, *others]
    zones = {zone: " / ".join(texts) for zone, texts in crowd(game, codes, card, number).items()}
    held = number % 3 != 0
    whose = f"{faction} book" if has_book(card) and number % 2 else faction
    return war(
        ",".join(codes), zones, cards={card.code: whose if held else "nobody"}, game=game,
        power=dict.fromkeys(codes, 12), doom=dict.fromkeys(codes, 9),
        phase=DOOM if number % 4 == 0 else ACTION, turn=codes[number % 3],
        dice=Dice(seed_from(f"{card.code} {number}")),
        books={
            faction: card.book.name if card.book and held else "",
            others[0]: "all" if number % 5 == 0 else "",
        },
    )  # fmt: skip


def has_book(card: Card) -> bool:
    return any(issubclass(each, GodBook) for each in card.abilities)


def crowd(game: CthulhuWars, codes: list[str], card: Card, number: int) -> dict[str, list[str]]:
    """Cultists at Gates, Monsters and Great Old Ones beside them, the card's figures among them."""
    dice = Dice(seed_from(f"{card.code} {codes} {number}"))
    places = ["asia", "africa", "europe", "indian_ocean", "south_atlantic", "australia"]
    zones: dict[str, list[str]] = {}
    for at, code in enumerate(codes):
        named = [unit.name for unit in game.catalogue.factions[code].units]
        several = [f"{unit.name}:{min(unit.count, 2)}" for unit in card.units]
        guests = several if number % 3 else named[-1:]
        keepers = ["acolyte!", "acolyte", *(guests if at == 0 else ()), *named[:1]]
        far = [each for each in (*named[1:2], named[-1]) if each not in keepers]
        away = places[(at + 1 + dice.below(2)) % len(places)]
        for zone, units in ((places[at], keepers), (away, ["acolyte", *far])):
            zones.setdefault(zone, []).append(" ".join([code, *units]))
    return zones


def never(code: str, faction: str) -> set[str]:
    """The abilities of a card that made no difference in many games of a faction."""
    card, happened = CATALOGUE.cards[code], set[str]()
    godless = all(unit.rank != Rank.GREAT_OLD_ONE for unit in CATALOGUE.factions[faction].units)
    wanted = {
        each.__name__
        for each in abilities_of(card)
        if each.waits_for and not (godless and issubclass(each, Independent))
    } - {*ALONE}
    with watched(card, happened) as game:
        for number in range(GAMES):
            scene = begun(game, card, faction, number)
            play_on(scene, Dice(seed_from(f"{code} {faction} {number}")))
            if wanted <= happened:
                break
    return wanted - happened


def play_on(scene: Scene, dice: Dice) -> None:
    """By chance, but whoever can do something with the card rather does that."""
    scene.chance.dice = dice
    for _ in range(MOVES):
        if scene.match.over:
            return
        if not dice.below(4):
            interject(scene)
        if scene.match.over:
            return
        ask = scene.ask
        special = [move for move in ask.moves if type(move) in LIKED]
        moves = special if special and dice.below(2) else ask.moves
        scene.match.play(ask.seat, moves[dice.below(len(moves))])
        assert scene.match.game.flaws(scene.s) == []


def interject(scene: Scene) -> None:
    """Whatever the card allows at any time."""
    for seat in range(scene.t.players):
        for move in scene.match.game.interjections(scene.s, seat):
            if type(move) in LIKED:
                scene.match.play(seat, move)
                return


LIKED: Final = frozenset(
    [
        Buy,
        Awaken,
        Attack,
        Capture,
        *(move for card in CATALOGUE.cards.values() for move in card.moves),
    ]
)


def factions_for(code: str) -> list[str]:
    rival = CATALOGUE.cards[code].rival
    return [each for each in CATALOGUE.factions if each != rival]


@pytest.mark.parametrize("code", CATALOGUE.cards)
def test_everything_that_a_card_can_do_happens_in_games_of_chance(code: str) -> None:
    """CW-50.1: with one faction each, another one for every card."""
    fitting = factions_for(code)
    faction = fitting[sorted(CATALOGUE.cards).index(code) % len(fitting)]
    assert not never(code, faction)


@pytest.mark.slow
@pytest.mark.parametrize("code", CATALOGUE.cards)
def test_everything_that_a_card_can_do_happens_with_every_faction(code: str) -> None:
    """CW-50.1: they fit every faction."""
    table = {faction: never(code, faction) for faction in factions_for(code)}
    assert not {faction: names for faction, names in table.items() if names}
