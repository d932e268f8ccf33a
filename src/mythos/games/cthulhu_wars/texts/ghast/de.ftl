# Der Ghast (CW-51.5).

cthulhu-wars-unit-ghast = Ghast
cthulhu-wars-card-ghast = { cthulhu-wars-unit-ghast }
cthulhu-wars-card-about-ghast = Keine Würfel; eine Beschwörung für 2 bringt alle aus dem Vorrat.
cthulhu-wars-option-cards-ghast = { cthulhu-wars-card-ghast }
cthulhu-wars-option-cards-ghast-about = { cthulhu-wars-card-about-ghast }
cthulhu-wars-power-hordeling = Hordling
cthulhu-wars-power-about-hordeling = Eine Beschwörung für 2 Macht bringt alle Ghasts aus deinem Vorrat, auf deine Tore verteilt, wie du willst.
