# The Star Vampire (CW-51.9).

cthulhu-wars-unit-star_vampire = Star Vampire
cthulhu-wars-card-star_vampire = { cthulhu-wars-unit-star_vampire }
cthulhu-wars-card-about-star_vampire = Combat 1; its dice take the enemy's Power and Doom.
cthulhu-wars-option-cards-star_vampire = { cthulhu-wars-card-star_vampire }
cthulhu-wars-option-cards-star_vampire-about = { cthulhu-wars-card-about-star_vampire }
cthulhu-wars-power-vampirism = Vampirism
cthulhu-wars-power-about-vampirism = Battle: the first dice of your roll are the Vampires'. Each Pain on them takes 1 Power from the enemy for you, each Kill 1 Doom. They count as usual besides.

cthulhu-wars-event-vampirism = Star Vampires: { $seat } takes from { $to }: Power { $power }, Doom { $doom }.
