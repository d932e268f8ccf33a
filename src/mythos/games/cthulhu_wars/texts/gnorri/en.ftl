# The Gnorri (CW-51.1).

cthulhu-wars-unit-gnorri = Gnorri
cthulhu-wars-card-gnorri = { cthulhu-wars-unit-gnorri }
cthulhu-wars-card-about-gnorri = Combat 2; two bring 1 Doom in each Doom Phase, three bring 2.
cthulhu-wars-option-cards-gnorri = { cthulhu-wars-card-gnorri }
cthulhu-wars-option-cards-gnorri-about = { cthulhu-wars-card-about-gnorri }
cthulhu-wars-power-grottos = Grottos
cthulhu-wars-power-about-grottos = Doom Phase, with the Doom for Gates: two Gnorri in play bring 1 Doom, three bring 2.

cthulhu-wars-event-grottos = The grottos of the Gnorri bring { $seat } Doom: { $number }.
