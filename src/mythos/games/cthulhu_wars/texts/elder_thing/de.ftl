# Das Ältere Wesen (CW-51.10).

cthulhu-wars-unit-elder_thing = Älteres Wesen
cthulhu-wars-card-elder_thing = { cthulhu-wars-unit-elder_thing }
cthulhu-wars-card-about-elder_thing = Kampfwert 2; ein gegnerischer Großer Alter neben ihm hat keine eigene Fähigkeit.
cthulhu-wars-option-cards-elder_thing = { cthulhu-wars-card-elder_thing }
cthulhu-wars-option-cards-elder_thing-about = { cthulhu-wars-card-about-elder_thing }
cthulhu-wars-power-mind_control = Gedankenkontrolle
cthulhu-wars-power-about-mind_control = Die eigenen Fähigkeiten eines gegnerischen Großen Alten zählen nicht, solange ein Älteres Wesen in seiner Zone steht. Seine Zauberbücher schon.
