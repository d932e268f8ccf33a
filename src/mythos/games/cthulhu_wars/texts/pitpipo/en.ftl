# Pitpipo (CW-56.9).

cthulhu-wars-unit-pitpipo = Pitpipo
cthulhu-wars-card-pitpipo = { cthulhu-wars-unit-pitpipo }
cthulhu-wars-card-about-pitpipo = A Kill of your battles may go to him wherever he is.
cthulhu-wars-option-cards-pitpipo = { cthulhu-wars-card-pitpipo }
cthulhu-wars-option-cards-pitpipo-about = { cthulhu-wars-card-about-pitpipo }
cthulhu-wars-power-pit_of_despair = The Pit of Despair
cthulhu-wars-power-about-pit_of_despair = In a battle of yours one Kill may be assigned to him, wherever he is on the map.
