# Der Cacodemon (CW-52.7).

cthulhu-wars-unit-cacodemon = Cacodemon
cthulhu-wars-card-cacodemon = { cthulhu-wars-unit-cacodemon }
cthulhu-wars-card-about-cacodemon = Kampfwert 3; Gegner gehen nur mit einem Großen Alten in seine Zone.
cthulhu-wars-option-cards-cacodemon = { cthulhu-wars-card-cacodemon }
cthulhu-wars-option-cards-cacodemon-about = { cthulhu-wars-card-about-cacodemon }
cthulhu-wars-power-cosmic_terror = Kosmischer Schrecken
cthulhu-wars-power-about-cosmic_terror = Gegnerische Einheiten ziehen weder in seine Zone noch weichen sie dorthin, außer Großen Alten und wer mit einem geht. Was dort aufgestellt wird, darf es.
