# Hannah Hazard (CW-57.8).

cthulhu-wars-unit-hannah_hazard = Hannah Hazard
cthulhu-wars-card-hannah_hazard = { cthulhu-wars-unit-hannah_hazard }
cthulhu-wars-card-about-hannah_hazard = You declare battles beside her Area only, with a Pain more.
cthulhu-wars-option-cards-hannah_hazard = { cthulhu-wars-card-hannah_hazard }
cthulhu-wars-option-cards-hannah_hazard-about = { cthulhu-wars-card-about-hannah_hazard }
cthulhu-wars-power-loner = Loner
cthulhu-wars-power-about-loner = You declare battles only in Areas adjacent to hers. The enemy takes 1 Pain more there, and where she fights; no result goes to her.

cthulhu-wars-event-loner = Hannah Hazard of { $seat } adds a Pain ({ $zone }).
