# The Dimensional Shambler (CW-51.8).

cthulhu-wars-unit-dimensional_shambler = Dimensional Shambler
cthulhu-wars-card-dimensional_shambler = { cthulhu-wars-unit-dimensional_shambler }
cthulhu-wars-card-about-dimensional_shambler = Combat 2; it waits outside and appears anywhere after any action.
cthulhu-wars-option-cards-dimensional_shambler = { cthulhu-wars-card-dimensional_shambler }
cthulhu-wars-option-cards-dimensional_shambler-about = { cthulhu-wars-card-about-dimensional_shambler }
cthulhu-wars-power-walk_between_worlds = Walk Between Worlds
cthulhu-wars-power-about-walk_between_worlds = Summoned, it waits on your faction card. After any action, anybody's, you may put any number of those that wait into any Areas.
cthulhu-wars-ability-walk_between_worlds = Walk Between Worlds

cthulhu-wars-event-shambler-waits = A Dimensional Shambler waits for { $seat } between the worlds.
cthulhu-wars-event-walk-between = A Dimensional Shambler of { $seat } steps into the world: { $zone }.

cthulhu-wars-move-walk-between = A Dimensional Shambler appears: { $zone }
