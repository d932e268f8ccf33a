# Tsathoggua, independent (CW-54.71).

cthulhu-wars-card-free_tsathoggua = Tsathoggua
cthulhu-wars-card-about-free_tsathoggua = Awaken for 4, without the Sleeper. Brings Monsters for nothing; lets one wait.
cthulhu-wars-option-cards-free_tsathoggua = { cthulhu-wars-card-free_tsathoggua }
cthulhu-wars-option-cards-free_tsathoggua-about = { cthulhu-wars-card-about-free_tsathoggua }

cthulhu-wars-power-attack_from_below = Attack from Below
cthulhu-wars-power-about-attack_from_below = Your Doom turn: the cheapest Monster of your Pool comes to an Area with one of your units.
cthulhu-wars-requirement-pay_3_to_enemy = as an action, 3 Power for an enemy
cthulhu-wars-book-free_lethargy = Lethargy
cthulhu-wars-about-free_lethargy = Action, 0: do nothing, while Tsathoggua is in play and an enemy has more Power than you.

cthulhu-wars-event-laze = Lethargy: { $seat } does nothing.
cthulhu-wars-event-attack-from-below = Attack from Below: { $unit } of { $seat } appears ({ $zone }).
cthulhu-wars-move-attack-from-below = Attack from Below: { $unit } ({ $zone })
cthulhu-wars-move-pay-enemy = Pay 3 Power to { $to } for a spellbook
cthulhu-wars-move-laze = Lethargy: do nothing
