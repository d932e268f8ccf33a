# Cthulhu Wars at the browser table: Opener of the Way.

cthulhu-wars-guide-first_ow = Opener of the Way: the more Gates lie on the map, whoever holds them, the better: 8 bring you a spellbook, and 12 another one (10 with two or three players). Summon an Abomination: at a Gate, anyone's, it can carry that Gate to an Area without one.
cthulhu-wars-screen-way-of-ow = Gates everywhere: carries them off, and its god is one himself.
cthulhu-wars-screen-combat-yog_sothoth = two dice for each Great Old One of the others' factions in play; 4 with two players
