# John Dark (CW-57.7).

cthulhu-wars-unit-john_dark = John Dark
cthulhu-wars-card-john_dark = { cthulhu-wars-unit-john_dark }
cthulhu-wars-card-about-john_dark = Aus dem Vorrat kommt er anstelle eines Älteren Zeichens.
cthulhu-wars-option-cards-john_dark = { cthulhu-wars-card-john_dark }
cthulhu-wars-option-cards-john_dark-about = { cthulhu-wars-card-about-john_dark }
cthulhu-wars-power-road_to_hell = Auf dem Weg in die Hölle
cthulhu-wars-power-about-road_to_hell = Ist er in deinem Vorrat, wenn du ein Älteres Zeichen erhieltest, stellst du stattdessen ihn irgendwo auf.

cthulhu-wars-event-road-to-hell = John Dark von { $seat } kommt anstelle eines Älteren Zeichens.
