# The Shantak (CW-51.3).

cthulhu-wars-unit-shantak = Shantak
cthulhu-wars-card-shantak = { cthulhu-wars-unit-shantak }
cthulhu-wars-card-about-shantak = Combat 2; it moves to any Area and takes a Cultist along.
cthulhu-wars-option-cards-shantak = { cthulhu-wars-card-shantak }
cthulhu-wars-option-cards-shantak-about = { cthulhu-wars-card-about-shantak }
cthulhu-wars-power-horror_steed = Horror Steed
cthulhu-wars-power-about-horror_steed = A Shantak that moves may go to any Area, and take one of your Cultists beside it along for nothing.

cthulhu-wars-event-mounted = The Shantak of { $seat } carries: { $unit } ({ $zone }).

cthulhu-wars-ask-rider = Who rides the Shantak to { $zone }?

cthulhu-wars-move-mount = Take along: { $unit }
