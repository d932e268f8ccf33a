# Herbert West (CW-56.5).

cthulhu-wars-unit-herbert_west = Herbert West
cthulhu-wars-card-herbert_west = { cthulhu-wars-unit-herbert_west }
cthulhu-wars-card-about-herbert_west = Given up between actions, he brings up to three Acolytes.
cthulhu-wars-option-cards-herbert_west = { cthulhu-wars-card-herbert_west }
cthulhu-wars-option-cards-herbert_west-about = { cthulhu-wars-card-about-herbert_west }
cthulhu-wars-power-reanimation_serum = The Reanimation Serum
cthulhu-wars-power-about-reanimation_serum = Between actions: eliminate him; up to three Acolytes of your Pool come into his Area.

cthulhu-wars-ability-reanimation_serum = { cthulhu-wars-power-reanimation_serum }
cthulhu-wars-event-reanimated = { $seat } gives up Herbert West for Acolytes: { $number } ({ $zone }).
cthulhu-wars-move-reanimate = The Reanimation Serum: give up Herbert West, { $number } Acolytes come ({ $zone })
