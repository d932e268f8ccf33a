# Naomi Johnson (CW-57.9).

cthulhu-wars-unit-naomi_johnson = Naomi Johnson
cthulhu-wars-card-naomi_johnson = { cthulhu-wars-unit-naomi_johnson }
cthulhu-wars-card-about-naomi_johnson = Takes three dice; anybody may recruit her for nothing.
cthulhu-wars-option-cards-naomi_johnson = { cthulhu-wars-card-naomi_johnson }
cthulhu-wars-option-cards-naomi_johnson-about = { cthulhu-wars-card-about-naomi_johnson }
cthulhu-wars-power-vengeful = Vengeful
cthulhu-wars-power-about-vengeful = Action, 0: any player recruits her from her owner's Pool beside a unit of his own. She stays her owner's.

cthulhu-wars-event-naomi-called = { $seat } recruits Naomi Johnson of { $to } ({ $zone }).
cthulhu-wars-move-call-naomi = Recruit another's Naomi Johnson: { $zone }
