# The Shadow Pharaoh (CW-52.5).

cthulhu-wars-unit-shadow_pharaoh = Shadow Pharaoh
cthulhu-wars-card-shadow_pharaoh = { cthulhu-wars-unit-shadow_pharaoh }
cthulhu-wars-card-about-shadow_pharaoh = Combat 2; nobody controls a Gate in its Area.
cthulhu-wars-option-cards-shadow_pharaoh = { cthulhu-wars-card-shadow_pharaoh }
cthulhu-wars-option-cards-shadow_pharaoh-about = { cthulhu-wars-card-about-shadow_pharaoh }
cthulhu-wars-power-hebephrenia = Hebephrenia
cthulhu-wars-power-about-hebephrenia = No Gate in its Area can be controlled, by anybody; whoever is on it steps off.
