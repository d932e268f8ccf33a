# Moose Kowalski (CW-57.10).

cthulhu-wars-unit-moose_kowalski = Moose Kowalski
cthulhu-wars-card-moose_kowalski = { cthulhu-wars-unit-moose_kowalski }
cthulhu-wars-card-about-moose_kowalski = Einen Kampf ohne ihn zu erklären, kostet 1 Verdammnis statt 1 Macht.
cthulhu-wars-option-cards-moose_kowalski = { cthulhu-wars-card-moose_kowalski }
cthulhu-wars-option-cards-moose_kowalski-about = { cthulhu-wars-card-about-moose_kowalski }
cthulhu-wars-power-cocky = Übermütig
cthulhu-wars-power-about-cocky = Ein Kampf, den du in einer Zone ohne ihn erklärst, kostet dich 1 Verdammnis statt 1 Macht.

cthulhu-wars-event-cocky = { $seat } zahlt { $number } Verdammnis für den Kampf.
