# Brown Jenkin (CW-52.6).

cthulhu-wars-unit-brown_jenkin = Brown Jenkin
cthulhu-wars-card-brown_jenkin = { cthulhu-wars-unit-brown_jenkin }
cthulhu-wars-card-about-brown_jenkin = No dice; it brings Power at an enemy Gate and comes back by itself for 2.
cthulhu-wars-option-cards-brown_jenkin = { cthulhu-wars-card-brown_jenkin }
cthulhu-wars-option-cards-brown_jenkin-about = { cthulhu-wars-card-about-brown_jenkin }
cthulhu-wars-power-loathsome_titter = Loathsome Titter
cthulhu-wars-power-familiar = Familiar
cthulhu-wars-power-about-loathsome_titter = Gather Power, in a Area with an enemy's Gate: 2 Power and 1 for each enemy Cultist there.
cthulhu-wars-power-about-familiar = Whenever it is in your Pool and you have 2 Power, you pay them and it comes to a Gate of yours.

cthulhu-wars-event-familiar = Brown Jenkin comes back to { $seat } for 2 Power ({ $zone }).
