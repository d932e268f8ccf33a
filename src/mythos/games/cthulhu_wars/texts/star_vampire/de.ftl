# Der Sternenvampir (CW-51.9).

cthulhu-wars-unit-star_vampire = Sternenvampir
cthulhu-wars-card-star_vampire = { cthulhu-wars-unit-star_vampire }
cthulhu-wars-card-about-star_vampire = Kampfwert 1; seine Würfel nehmen dem Gegner Macht und Verdammnis.
cthulhu-wars-option-cards-star_vampire = { cthulhu-wars-card-star_vampire }
cthulhu-wars-option-cards-star_vampire-about = { cthulhu-wars-card-about-star_vampire }
cthulhu-wars-power-vampirism = Vampirismus
cthulhu-wars-power-about-vampirism = Kampf: Die ersten Würfel deines Wurfs sind die der Vampire. Jeder Schmerz darauf nimmt dem Gegner 1 Macht für dich, jeder Tod 1 Verdammnis. Sie zählen außerdem wie immer.

cthulhu-wars-event-vampirism = Sternenvampire: { $seat } nimmt { $to }: Macht { $power }, Verdammnis { $doom }.
