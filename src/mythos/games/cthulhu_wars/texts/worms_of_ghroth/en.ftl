# The Worms of Ghroth (CW-52.8).

cthulhu-wars-unit-worms_of_ghroth = Worms of Ghroth
cthulhu-wars-card-worms_of_ghroth = { cthulhu-wars-unit-worms_of_ghroth }
cthulhu-wars-card-about-worms_of_ghroth = No dice, never summoned; they spread as they die, and bring signs for Power.
cthulhu-wars-option-cards-worms_of_ghroth = { cthulhu-wars-card-worms_of_ghroth }
cthulhu-wars-option-cards-worms_of_ghroth-about = { cthulhu-wars-card-about-worms_of_ghroth }
cthulhu-wars-power-eradication = Eradication
cthulhu-wars-power-spread_of_worms = Spread
cthulhu-wars-power-about-eradication = Gather Power: a die that is not higher than the number of Worms in play brings an Elder Sign, and takes 1 Power for each Worm.
cthulhu-wars-power-about-spread_of_worms = Whenever a Worm is lost: a die higher than the number of Worms in play lets up to two appear in empty Areas.

cthulhu-wars-event-eradication = Worms of Ghroth: { $seat } rolls { $number } against { $worms }, Power lost: { $power }.
cthulhu-wars-event-spread = A Worm of Ghroth dies: { $seat } rolls { $number } against { $worms }.

cthulhu-wars-ask-spread-worm = Where does a Worm of Ghroth appear?

cthulhu-wars-move-spread-worm = A Worm appears: { $zone }
