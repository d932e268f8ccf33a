# Der Gnorri (CW-51.1).

cthulhu-wars-unit-gnorri = Gnorri
cthulhu-wars-card-gnorri = { cthulhu-wars-unit-gnorri }
cthulhu-wars-card-about-gnorri = Kampfwert 2; zwei bringen in jeder Verdammnisphase 1 Verdammnis, drei 2.
cthulhu-wars-option-cards-gnorri = { cthulhu-wars-card-gnorri }
cthulhu-wars-option-cards-gnorri-about = { cthulhu-wars-card-about-gnorri }
cthulhu-wars-power-grottos = Grotten
cthulhu-wars-power-about-grottos = Verdammnisphase, zusammen mit der Verdammnis für Tore: Zwei Gnorri im Spiel bringen 1 Verdammnis, drei bringen 2.

cthulhu-wars-event-grottos = Die Grotten der Gnorri bringen { $seat } Verdammnis: { $number }.
