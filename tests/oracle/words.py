"""What the record calls things, and what we call them."""

from __future__ import annotations

from typing import Final

BOOKS: Final = {"HWINTBN": "he_who_is_not_to_be_named"}
MET: Final = {
    "FirstDoomPhase": "first_doom_phase", "KillDevour1": "kill_devour_1",
    "KillDevour2": "kill_devour_2", "AwakenCthulhu": "awaken_cthulhu",
    "OceanGates": "ocean_gates", "FiveSpellbooks": "five_books", "Pay4Power": "pay_4",
    "Pay6Power": "pay_6", "Gates3Power12": "gates_3_power_12", "Gates4Power15": "gates_4_power_15",
    "CaptureCultist": "capture_cultist", "AwakenNyarlathotep": "awaken_nyarlathotep",
    "Spread4": "spread_4", "Spread6": "spread_6", "Spread8": "spread_8",
    "SpreadSocial": "share_areas", "EliminateTwoCultists": "eliminate_two",
    "AwakenShubNiggurath": "awaken_shub_niggurath", "Provide3Doom": "give_3_doom",
    "AwakenKing": "awaken_king_in_yellow", "DesecrateAA": "desecrate_chevron",
    "DesecrateOO": "desecrate_circle", "DesecrateWW": "desecrate_slashes",
    "AwakenHastur": "awaken_hastur", "FirstPlayer": "be_first",
    "OppositeGate": "gate_on_other_glyph", "AnotherFactionAllSpellbooks": "enemy_six_books",
    "AnytimeGainElderSigns": "take_any_time", "AwakenRhanTegoth": "awaken_rhan_tegoth",
    "AwakenIthaqua": "awaken_ithaqua", "EightGates": "gates_8", "TenGates": "gates_12",
    "TwelveGates": "gates_12", "UnitsAtEnemyGates": "at_enemy_gates",
    "LoseUnitInBattle": "lose_unit_in_battle", "GooMeetsGoo": "gods_meet",
    "AwakenYogSothoth": "awaken_yog_sothoth",
    "CathedralWW": "cathedral_slashes", "CathedralAA": "cathedral_chevron",
    "CathedralOO": "cathedral_circle", "CathedralNG": "cathedral_plain",
    "GiveWorstMonster": "free_lowest_monsters", "GiveBestMonster": "free_highest_monsters",
    "Pay3SomeoneGains3": "tribute_for_one", "Pay3EverybodyGains1": "tribute_for_all",
    "Pay3EverybodyLoses1": "tribute_of_all", "Roll6DiceInBattle": "six_dice",
    "PerformRitual": "perform_ritual", "AwakenTsathoggua": "awaken_tsathoggua",
}  # fmt: skip
FACES: Final = {"Kill": 6, "Pain": 4, "Miss": 1}
MAIN: Final = {
    "Move", "Attack", "Capture", "BuildGate", "Recruit", "Summon", "Awaken", "Pass", "Dreams",
    "SubmergeMain", "Unsubmerge", "ThousandFormsMain", "Pay4PowerMain", "Pay6PowerMain",
    "Pay10PowerMain", "AwakenEliminateTwoCultists", "EliminateTwoCultists", "Avatar", "GhrothMain",
    "Provide3Doom", "DesecrateMain", "HWINTBN", "ScreamingDead", "Shriek", "Zingaya",
    "HibernateMain", "IceAge", "BeyondOne", "DreadCurse",
    "BuildCathedral", "GiveWorstMonsterMain", "GiveBestMonsterMain", "LethargyMain",
    "Pay3SomeoneGains3", "Pay3EverybodyGains1Main", "Pay3EverybodyLoses1Main", "CursedSlumberSave",
    "CursedSlumberLoad", "CaptureMonster", "AncientSorceryUnit", "Undimensioned", "Recriminations",
    "IndependentGOO", "Filth", "GodOfForgetfulness", "NightmareWeb",
}  # fmt: skip
"""Their lines that begin an action."""
WORDS: Final[dict[str, tuple[str, *tuple[int, ...]]]] = {
    "Attack": ("attack", 1, -2), "Capture": ("capture", 1, -2), "Dreams": ("dreams", 1, -2),
    "Zingaya": ("zingaya", 1, -2), "BuildGate": ("create-gate", 1), "Recruit": ("recruit", 1, 2),
    "Summon": ("summon", 1, 2), "Awaken": ("awaken", 1, 2), "Avatar": ("avatar", 2, -3),
    "Provide3Doom": ("give-doom", -1), "HWINTBN": ("he-who-is-not-to-be-named", 2),
    "ScreamingDead": ("screaming-dead", 2), "Unsubmerge": ("emerge", 1), "Shriek": ("shriek", 1),
    "IceAge": ("ice-age", 1), "BeyondOne": ("beyond-one", 2, 1, 3), "Pass": ("pass",),
    "DreadCurse": ("dread-curse", 2), "SubmergeMain": ("submerge",), "GhrothMain": ("ghroth",),
    "ThousandFormsMain": ("thousand-forms",), "DesecrateMain": ("desecrate",),
    "EliminateTwoCultists": ("sacrifice-two",), "HibernateMain": ("hibernate",),
    "Pay4PowerMain": ("pay-for-book 4",), "Pay6PowerMain": ("pay-for-book 6",),
    "Pay10PowerMain": ("pay-for-book 10",),
    "BuildCathedral": ("build-cathedral", 1), "GiveWorstMonsterMain": ("free-lowest",),
    "GiveBestMonsterMain": ("free-highest",), "LethargyMain": ("lethargy",),
    "Pay3SomeoneGains3": ("pay-tribute", -1), "Pay3EverybodyGains1Main": ("enrich-all",),
    "Pay3EverybodyLoses1Main": ("impoverish-all",), "CursedSlumberSave": ("slumber", 1),
    "CursedSlumberLoad": ("unearth", 1), "CaptureMonster": ("capture-monster", 1, -2),
    "AncientSorceryUnit": ("ancient-sorcery", 2), "Undimensioned": ("rearrange",),
    "Recriminations": ("recriminate", 1), "Filth": ("summon filth", 1),
    "GodOfForgetfulness": ("forget", 2), "NightmareWeb": ("nightmare-web", 1),
}  # fmt: skip
"""Our words for their actions: the verb and which of their arguments follow, seats negative."""
NOBODY: Final = "NA"
"""Whose units are those of a card that nobody has."""
ENDS: Final = ("NextPlayer", "EndTurn")
MENU: Final = MAIN | set(ENDS)
"""Their lines that are compared with our menus."""
BOUNDS: Final = MAIN | {"EndTurn", "NextPlayer", "PowerGather", "DoomDone", "DoomPhase"}


INTERJECTIONS: Final = {
    "RevealES": "_reveal", "AnytimeGainElderSigns": "_claim", "DragonAscending": "_rise",
}  # fmt: skip
"""Their lines that may come at any time, and what carries them out."""
GATES: Final = {
    "MainGates", "ControlGate", "AbandonGate", "PreMain", "EndTurn", "NextPlayer", "MainAction",
}  # fmt: skip
"""Where gate control may have changed."""

LENDERS: Final = {
    "Immortal": "GC", "Flight": "CC", "Fertility": "BG", "Feast": "YS", "BeyondOne": "OW",
    "Hibernate": "WW", "Dematerialization": "AN",
}  # fmt: skip
"""Whose ability Ancient Sorcery borrows."""
GIFTS: Final = ("GiveWorstMonsterAsk", "GiveBestMonsterAsk")
