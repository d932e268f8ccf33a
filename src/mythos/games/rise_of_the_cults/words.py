"""Rise of the Cults: the words of board and cards: districts, tokens, plans (RC-0, RC-17)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class District(StrEnum):
    """The four districts in the order of their numbers 1 to 4 (RC-2.1, RC-19.1)."""

    NORTHSIDE = "northside"
    DOWNTOWN = "downtown"
    UPTOWN = "uptown"
    RIVERTOWN = "rivertown"


class Token(StrEnum):
    """Cultist tokens, worth one Attack, one Power, one Terror (RC-0)."""

    THUG = "thug"
    ADEPT = "adept"
    FREAK = "freak"


class Face(StrEnum):
    """What a Recruitment die shows (RC-1.2)."""

    THUG = "thug"
    ADEPT = "adept"
    FREAK = "freak"
    BLANK = "blank"


class Plan(StrEnum):
    """The areas of the Plan board (RC-8)."""

    AUGMENTATION = "augmentation"
    PREPARATION = "preparation"
    INFLUENCE = "influence"
    DOMINANCE = "dominance"
    BLUFF = "bluff"


class Window(StrEnum):
    """When an ability may be used (RC-17.1)."""

    NONE = "none"
    MOBILIZATION = "mobilization"
    RECRUITMENT = "recruitment"
    AUGMENTATION = "augmentation"
    PREPARATION = "preparation"
    INFLUENCE = "influence"
    CONFRONTATION = "confrontation"
    TERROR = "terror"


class Op(StrEnum):
    """The nineteen operations (RC-17.9)."""

    DRAW = "draw"
    DESTROY = "destroy"
    DISCARD_CARDS = "discard_cards"
    DISORGANIZE = "disorganize"
    PEEK = "peek"
    GAIN = "gain"
    LOSE = "lose"
    EXCHANGE = "exchange"
    SET_DIE = "set_die"
    DISCOUNT = "discount"
    INVESTIGATOR = "investigator"
    MOVE_RITUAL = "move_ritual"
    LEVEL_RITUAL = "level_ritual"
    BANISH_RITUAL = "banish_ritual"
    ATTACK = "attack"
    WEAKEN = "weaken"
    TERROR = "terror"
    WARD = "ward"
    RULE = "rule"


class Who(StrEnum):
    """Whom an operation concerns (RC-17.9)."""

    SELF = "self"
    OPPONENT = "opponent"
    RIVAL = "rival"
    ALL = "all"
    MOST_DOMINANCE = "most_dominance"


class RuleKey(StrEnum):
    """The numbers that City cards change (RC-17.12)."""

    PLAN_MARKERS = "plan_markers"
    TOKEN_LIMIT = "token_limit"
    MOBILIZATION_DRAW = "mobilization_draw"
    DICE = "dice"
    BLUFF_TOKENS = "bluff_tokens"
    COST_SITE = "cost_site"
    COST_RITUAL = "cost_ritual"
    COST_CARD = "cost_card"
    SANITY = "sanity"


class Condition(StrEnum):
    """When an operation counts (RC-17.10)."""

    NONE = ""
    EXECUTING = "executing"
    OPPOSING = "opposing"
    SITE_HERE = "site_here"
    INVESTIGATOR_HERE = "investigator_here"
    TWO_RITUALS_HERE = "two_rituals_here"
    AFTER_CONFRONTATION = "after_confrontation"


class Duration(StrEnum):
    """How long a City card holds (RC-5.3)."""

    ONCE = "once"
    ROUND = "round"
    PERMANENT = "permanent"


# Plain numbers beside the words: they are read at every step of every playout.
DISTRICTS: Final = tuple(District)
THUG: Final = 0
ADEPT: Final = 1
FREAK: Final = 2
BLANK: Final = 3
TOKENS: Final = tuple(Token)
FACES: Final = tuple(Face)
AUGMENTATION: Final = 0
PREPARATION: Final = 1
INFLUENCE: Final = 2
DOMINANCE: Final = 3
BLUFF: Final = 4
PLANS: Final = tuple(Plan)
PLAN_MARKERS: Final = 0
TOKEN_LIMIT: Final = 1
MOBILIZATION_DRAW: Final = 2
DICE: Final = 3
BLUFF_TOKENS: Final = 4
COST_SITE: Final = 5
COST_RITUAL: Final = 6
COST_CARD: Final = 7
RULE_KEYS: Final = tuple(RuleKey)
