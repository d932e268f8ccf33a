# Amelia Azevedo (CW-57.5).

cthulhu-wars-unit-amelia_azevedo = Amelia Azevedo
cthulhu-wars-card-amelia_azevedo = { cthulhu-wars-unit-amelia_azevedo }
cthulhu-wars-card-about-amelia_azevedo = Takes your first Kill; without her your most expensive Monster must.
cthulhu-wars-option-cards-amelia_azevedo = { cthulhu-wars-card-amelia_azevedo }
cthulhu-wars-option-cards-amelia_azevedo-about = { cthulhu-wars-card-about-amelia_azevedo }
cthulhu-wars-power-self_sacrifice = Self-Sacrifice
cthulhu-wars-power-about-self_sacrifice = The first Kill of your side goes to her; in battles without her to your most expensive Monster.
