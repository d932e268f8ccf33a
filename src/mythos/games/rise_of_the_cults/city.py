"""Rise of the Cults: the City Phase (RC-5)."""

from __future__ import annotations

from mythos.core.asks import Draw, Script
from mythos.core.events import tell
from mythos.games.rise_of_the_cults.cult_phase import start
from mythos.games.rise_of_the_cults.operations import carry_out, change_rule
from mythos.games.rise_of_the_cults.rituals import advance
from mythos.games.rise_of_the_cults.state import MOBILIZATION, Cults, cards, in_play
from mythos.games.rise_of_the_cults.words import DISTRICTS, Duration


def reveal_city(s: Cults) -> Script:
    """Reveal the top City card, advance its Investigators, carry it out (RC-5.1, RC-5.2,
    RC-5.5, RC-18.8).
    """
    table = cards(s)
    number: int = yield Draw(s.city_deck, table.city_names)
    s.city_out.append(number)
    card = table.edition.city[number]
    tell(s, "city", reveals=True, card=table.city_names[number])
    for district in in_play(s):
        if DISTRICTS[district] in card.advance:
            advance(s, district)
    yield from carry_out(s, s.first, card.effects)
    start(s, MOBILIZATION)


def end_round_effects(s: Cults) -> None:
    """What held for this round ends; what is permanent stays and adds up (RC-5.3, RC-13.3)."""
    s.change, s.sanity_change = [0] * 8, [0] * 4
    for number in s.city_out:
        card = cards(s).edition.city[number]
        if card.duration is Duration.PERMANENT:
            for effect in card.effects:
                change_rule(s, effect)
