# The Elder Thing (CW-51.10).

cthulhu-wars-unit-elder_thing = Elder Thing
cthulhu-wars-card-elder_thing = { cthulhu-wars-unit-elder_thing }
cthulhu-wars-card-about-elder_thing = Combat 2; an enemy Great Old One beside it has no ability of its own.
cthulhu-wars-option-cards-elder_thing = { cthulhu-wars-card-elder_thing }
cthulhu-wars-option-cards-elder_thing-about = { cthulhu-wars-card-about-elder_thing }
cthulhu-wars-power-mind_control = Mind Control
cthulhu-wars-power-about-mind_control = The own abilities of an enemy Great Old One do not count while an Elder Thing stands in its Area. Its spellbooks do.
