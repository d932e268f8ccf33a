# Quachil Uttaus (CW-52.3).

cthulhu-wars-unit-quachil_uttaus = Quachil Uttaus
cthulhu-wars-card-quachil_uttaus = { cthulhu-wars-unit-quachil_uttaus }
cthulhu-wars-card-about-quachil_uttaus = Combat 1; who loses units to it gives one up for good, or you gain a sign.
cthulhu-wars-option-cards-quachil_uttaus = { cthulhu-wars-card-quachil_uttaus }
cthulhu-wars-option-cards-quachil_uttaus-about = { cthulhu-wars-card-about-quachil_uttaus }
cthulhu-wars-power-dust_to_dust = Dust to Dust
cthulhu-wars-power-about-dust_to_dust = After a battle with it in which the enemy lost units, he has one of them leave the game, or you gain an Elder Sign, as he says.

cthulhu-wars-event-crumbled = { $unit } of { $to } turns to dust and leaves the game.
cthulhu-wars-event-dust-sign = The dead of { $to } keep their shape; { $seat } gains an Elder Sign.

cthulhu-wars-ask-dust = Dust to Dust: which of your lost units leaves the game, or does { $to } gain an Elder Sign?

cthulhu-wars-move-crumble = Leaves the game: { $unit }
cthulhu-wars-move-yield-sign = The opponent gains an Elder Sign
