# Ermengarde Stubbs (CW-56.4).

cthulhu-wars-unit-ermengarde_stubbs = Ermengarde Stubbs
cthulhu-wars-card-ermengarde_stubbs = { cthulhu-wars-unit-ermengarde_stubbs }
cthulhu-wars-card-about-ermengarde_stubbs = Whoever declares a battle in her Area loses 1 Doom.
cthulhu-wars-option-cards-ermengarde_stubbs = { cthulhu-wars-card-ermengarde_stubbs }
cthulhu-wars-option-cards-ermengarde_stubbs-about = { cthulhu-wars-card-about-ermengarde_stubbs }
cthulhu-wars-power-farm_girl = A Simple Farm Girl
cthulhu-wars-power-about-farm_girl = Whoever declares a battle in her Area, you included, loses 1 Doom.

cthulhu-wars-event-farm-girl = { $seat } loses { $number } Doom for the battle over Ermengarde Stubbs ({ $zone }).
