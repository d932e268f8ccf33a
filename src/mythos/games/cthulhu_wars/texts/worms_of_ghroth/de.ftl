# Die Würmer von Ghroth (CW-52.8).

cthulhu-wars-unit-worms_of_ghroth = Würmer von Ghroth
cthulhu-wars-card-worms_of_ghroth = { cthulhu-wars-unit-worms_of_ghroth }
cthulhu-wars-card-about-worms_of_ghroth = Keine Würfel, nie beschworen; sie breiten sich sterbend aus, Zeichen für Macht.
cthulhu-wars-option-cards-worms_of_ghroth = { cthulhu-wars-card-worms_of_ghroth }
cthulhu-wars-option-cards-worms_of_ghroth-about = { cthulhu-wars-card-about-worms_of_ghroth }
cthulhu-wars-power-eradication = Auslöschung
cthulhu-wars-power-spread_of_worms = Ausbreitung
cthulhu-wars-power-about-eradication = Machtphase: Ein Wurf, der nicht höher ist als die Zahl der Würmer im Spiel, bringt ein Älteres Zeichen und kostet 1 Macht für jeden Wurm.
cthulhu-wars-power-about-spread_of_worms = Immer wenn ein Wurm verloren geht: Ein Wurf, der höher ist als die Zahl der Würmer im Spiel, lässt bis zu zwei in leeren Zonen erscheinen.

cthulhu-wars-event-eradication = Würmer von Ghroth: { $seat } würfelt { $number } gegen { $worms }, verlorene Macht: { $power }.
cthulhu-wars-event-spread = Ein Wurm von Ghroth stirbt: { $seat } würfelt { $number } gegen { $worms }.

cthulhu-wars-ask-spread-worm = Wo erscheint ein Wurm von Ghroth?

cthulhu-wars-move-spread-worm = Ein Wurm erscheint: { $zone }
