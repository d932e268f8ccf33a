# Pitpipo (CW-56.9).

cthulhu-wars-unit-pitpipo = Pitpipo
cthulhu-wars-card-pitpipo = { cthulhu-wars-unit-pitpipo }
cthulhu-wars-card-about-pitpipo = Ein Tod deiner Kämpfe darf an ihn gehen, wo immer er ist.
cthulhu-wars-option-cards-pitpipo = { cthulhu-wars-card-pitpipo }
cthulhu-wars-option-cards-pitpipo-about = { cthulhu-wars-card-about-pitpipo }
cthulhu-wars-power-pit_of_despair = Die Grube der Verzweiflung
cthulhu-wars-power-about-pit_of_despair = In einem deiner Kämpfe darf ihm ein Tod zugeteilt werden, wo immer er auf dem Plan ist.
