# Der Schwarze Pharao (CW-52.5).

cthulhu-wars-unit-shadow_pharaoh = Schwarzer Pharao
cthulhu-wars-card-shadow_pharaoh = { cthulhu-wars-unit-shadow_pharaoh }
cthulhu-wars-card-about-shadow_pharaoh = Kampfwert 2; niemand kontrolliert ein Tor in seiner Zone.
cthulhu-wars-option-cards-shadow_pharaoh = { cthulhu-wars-card-shadow_pharaoh }
cthulhu-wars-option-cards-shadow_pharaoh-about = { cthulhu-wars-card-about-shadow_pharaoh }
cthulhu-wars-power-hebephrenia = Hebephrenie
cthulhu-wars-power-about-hebephrenia = Ein Tor in seiner Zone kann von niemandem kontrolliert werden; wer darauf ist, tritt herunter.
