# Gla'aki (CW-53.181).

cthulhu-wars-unit-glaaki = Gla’aki
cthulhu-wars-card-glaaki = { cthulhu-wars-unit-glaaki }
cthulhu-wars-card-about-glaaki = Erwecken für 4. Stark und reich durch die Akolythen in deinem Vorrat.
cthulhu-wars-option-cards-glaaki = { cthulhu-wars-card-glaaki }
cthulhu-wars-option-cards-glaaki-about = { cthulhu-wars-card-about-glaaki }

cthulhu-wars-power-tomb_herd = Die Gruftherde
cthulhu-wars-power-about-tomb_herd = Machtsammeln: 1 Macht für jeden Akolythen in deinem Vorrat.
cthulhu-wars-requirement-first_without_power = als Erster in einer Aktionsphase ohne Macht sein
cthulhu-wars-book-green_decay = Grüner Verfall
cthulhu-wars-about-green_decay = Machtsammeln: Jeder gefangene Kultist, den du zurückgibst, bringt statt Macht ein Älteres Zeichen.

cthulhu-wars-event-green-decay = Grüner Verfall: Die Gefangenen von { $seat } bringen { $number } Ältere Zeichen.
