# Moose Kowalski (CW-57.10).

cthulhu-wars-unit-moose_kowalski = Moose Kowalski
cthulhu-wars-card-moose_kowalski = { cthulhu-wars-unit-moose_kowalski }
cthulhu-wars-card-about-moose_kowalski = Declaring a battle without him costs 1 Doom instead of 1 Power.
cthulhu-wars-option-cards-moose_kowalski = { cthulhu-wars-card-moose_kowalski }
cthulhu-wars-option-cards-moose_kowalski-about = { cthulhu-wars-card-about-moose_kowalski }
cthulhu-wars-power-cocky = Cocky
cthulhu-wars-power-about-cocky = A battle that you declare in a Area without him costs you 1 Doom instead of 1 Power.

cthulhu-wars-event-cocky = { $seat } pays { $number } Doom for the battle.
