# Der Gug (CW-51.4).

cthulhu-wars-unit-gug = Gug
cthulhu-wars-card-gug = { cthulhu-wars-unit-gug }
cthulhu-wars-card-about-gug = Kosten 1, Kampfwert 3; er nimmt niemanden gefangen.
cthulhu-wars-option-cards-gug = { cthulhu-wars-card-gug }
cthulhu-wars-option-cards-gug-about = { cthulhu-wars-card-about-gug }
