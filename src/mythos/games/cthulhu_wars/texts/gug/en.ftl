# The Gug (CW-51.4).

cthulhu-wars-unit-gug = Gug
cthulhu-wars-card-gug = { cthulhu-wars-unit-gug }
cthulhu-wars-card-about-gug = Cost 1, combat 3; it captures nobody.
cthulhu-wars-option-cards-gug = { cthulhu-wars-card-gug }
cthulhu-wars-option-cards-gug-about = { cthulhu-wars-card-about-gug }
