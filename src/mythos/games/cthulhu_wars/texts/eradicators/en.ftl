# Eradicators (CW-59).

cthulhu-wars-card-eradicators = Eradicators
cthulhu-wars-card-about-eradicators = Gates beside them give more Power, and cost their keepers a unit.
cthulhu-wars-option-cards-eradicators = { cthulhu-wars-card-eradicators }
cthulhu-wars-option-cards-eradicators-about = { cthulhu-wars-card-about-eradicators }

cthulhu-wars-power-eradicators = Overload and Extinguish
cthulhu-wars-power-about-eradicators = Gather Power: 1 Power for each of your Gates beside an Eradicator, 2 for the owner of the card, and you lose a unit there. Each Doom Phase everybody puts down another.
cthulhu-wars-token-eradicators = Eradicator

cthulhu-wars-event-eradicator = { $seat } puts an Eradicator down ({ $zone }).
cthulhu-wars-ask-overload = The Eradicator of { $zone } takes one of your units. Which?
cthulhu-wars-ask-extinguish = Where do you put the next Eradicator?
cthulhu-wars-move-extinguish = Eradicator: { $zone }
