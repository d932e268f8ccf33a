# Daoloth (CW-53.201).

cthulhu-wars-unit-daoloth = Daoloth
cthulhu-wars-card-daoloth = { cthulhu-wars-unit-daoloth }
cthulhu-wars-card-about-daoloth = Awaken for 6. Silences a Great Old One; opens Gates where it goes.
cthulhu-wars-option-cards-daoloth = { cthulhu-wars-card-daoloth }
cthulhu-wars-option-cards-daoloth-about = { cthulhu-wars-card-about-daoloth }

cthulhu-wars-power-cosmic_unity = Cosmic Unity
cthulhu-wars-power-about-cosmic_unity = Pre-battle, with Daoloth: an enemy Great Old One of your choice rolls no dice.
cthulhu-wars-ability-cosmic_unity = { cthulhu-wars-power-cosmic_unity }
cthulhu-wars-requirement-a_god_is_killed = a Great Old One is killed, whoever's
cthulhu-wars-book-interdimensional = Interdimensional
cthulhu-wars-about-interdimensional = When Daoloth enters an Area without a Gate a Gate comes there, abandoned.
cthulhu-wars-ability-interdimensional = { cthulhu-wars-book-interdimensional }

cthulhu-wars-event-cosmic-unity = Cosmic Unity of { $seat }: no dice for { $unit } ({ $to }).
cthulhu-wars-move-cosmic-unity = Cosmic Unity: no dice for { $unit }
cthulhu-wars-move-open-rift = Interdimensional: a Gate in { $zone }
