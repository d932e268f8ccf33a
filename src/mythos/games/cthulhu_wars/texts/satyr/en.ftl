# The Satyr (CW-51.14).

cthulhu-wars-unit-satyr = Satyr
cthulhu-wars-card-satyr = { cthulhu-wars-unit-satyr }
cthulhu-wars-card-about-satyr = Combat 1; each that is summoned brings an Acolyte.
cthulhu-wars-option-cards-satyr = { cthulhu-wars-card-satyr }
cthulhu-wars-option-cards-satyr-about = { cthulhu-wars-card-about-satyr }
cthulhu-wars-power-fecund = Fecund
cthulhu-wars-power-about-fecund = With each Satyr that you summon an Acolyte of yours comes from the Pool into the same Area.

cthulhu-wars-event-fecund = An Acolyte of { $seat } follows the Satyr ({ $zone }).
