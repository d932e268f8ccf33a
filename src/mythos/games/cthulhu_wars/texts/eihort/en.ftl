# Eihort (CW-53.171).

cthulhu-wars-unit-eihort = Eihort
cthulhu-wars-card-eihort = { cthulhu-wars-unit-eihort }
cthulhu-wars-card-about-eihort = Awaken for 4. Turns your Acolytes into Broods, which fight and never move.
cthulhu-wars-option-cards-eihort = { cthulhu-wars-card-eihort }
cthulhu-wars-option-cards-eihort-about = { cthulhu-wars-card-about-eihort }
cthulhu-wars-unit-brood = Brood

cthulhu-wars-power-brood = The Brood
cthulhu-wars-power-about-brood = Awakened it turns your Acolytes into Broods: Cultists with combat 1 that never move. You recruit more for 1.
cthulhu-wars-requirement-three_acolytes = three Acolytes in play
cthulhu-wars-book-unclean_bargain = Unclean Bargain
cthulhu-wars-about-unclean_bargain = Your Doom turn: your Acolytes on the map become Broods, as many as there are.

cthulhu-wars-event-brood = An Acolyte of { $seat } becomes a Brood ({ $zone }).
cthulhu-wars-ask-brood = Which Acolyte becomes a Brood?
