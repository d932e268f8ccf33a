# Father Dagon (CW-53.81).

cthulhu-wars-unit-father_dagon = Father Dagon
cthulhu-wars-card-father_dagon = { cthulhu-wars-unit-father_dagon }
cthulhu-wars-card-about-father_dagon = Awaken for 4. Strong at sea; drives Cultists into the water.
cthulhu-wars-option-cards-father_dagon = { cthulhu-wars-card-father_dagon }
cthulhu-wars-option-cards-father_dagon-about = { cthulhu-wars-card-about-father_dagon }

cthulhu-wars-power-tsunami = Tsunami
cthulhu-wars-power-about-tsunami = Action, 1: all Cultists of a land Area beside an Ocean, yours too, are moved into adjacent Oceans by their owners.
cthulhu-wars-requirement-eight_units_in_oceans = eight units in Oceans
cthulhu-wars-book-innsmouth_look = The Innsmouth Look
cthulhu-wars-about-innsmouth_look = Your Doom turn: one of your Acolytes leaves the game, and you gain 6 Power.

cthulhu-wars-event-tsunami = A tsunami of { $seat } sweeps the coast ({ $zone }).
cthulhu-wars-event-innsmouth-look = { $seat } gives an Acolyte to the sea ({ $zone }) and gains { $number } Power.
cthulhu-wars-ask-innsmouth-look = Which Acolyte has the Innsmouth look?
cthulhu-wars-move-tsunami = Tsunami: { $zone }
