# Gla'aki (CW-53.181).

cthulhu-wars-unit-glaaki = Gla’aki
cthulhu-wars-card-glaaki = { cthulhu-wars-unit-glaaki }
cthulhu-wars-card-about-glaaki = Awaken for 4. Strong and rich by the Acolytes in your Pool.
cthulhu-wars-option-cards-glaaki = { cthulhu-wars-card-glaaki }
cthulhu-wars-option-cards-glaaki-about = { cthulhu-wars-card-about-glaaki }

cthulhu-wars-power-tomb_herd = The Tomb-Herd
cthulhu-wars-power-about-tomb_herd = Gather Power: 1 Power for each Acolyte in your Pool.
cthulhu-wars-requirement-first_without_power = be the first without Power in an Action Phase
cthulhu-wars-book-green_decay = Green Decay
cthulhu-wars-about-green_decay = Gather Power: every captured Cultist whom you return brings an Elder Sign instead of Power.

cthulhu-wars-event-green-decay = Green Decay: the captives of { $seat } bring { $number } Elder Signs.
