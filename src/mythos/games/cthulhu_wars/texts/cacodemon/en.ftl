# The Cacodemon (CW-52.7).

cthulhu-wars-unit-cacodemon = Cacodemon
cthulhu-wars-card-cacodemon = { cthulhu-wars-unit-cacodemon }
cthulhu-wars-card-about-cacodemon = Combat 3; enemies go into its Area only with a Great Old One.
cthulhu-wars-option-cards-cacodemon = { cthulhu-wars-card-cacodemon }
cthulhu-wars-option-cards-cacodemon-about = { cthulhu-wars-card-about-cacodemon }
cthulhu-wars-power-cosmic_terror = Cosmic Terror
cthulhu-wars-power-about-cosmic_terror = Enemy units neither move nor retreat into its Area, but Great Old Ones and who goes with one. What is placed there may be.
