# Herbert West (CW-56.5).

cthulhu-wars-unit-herbert_west = Herbert West
cthulhu-wars-card-herbert_west = { cthulhu-wars-unit-herbert_west }
cthulhu-wars-card-about-herbert_west = Zwischen Aktionen aufgegeben, bringt er bis zu drei Akolythen.
cthulhu-wars-option-cards-herbert_west = { cthulhu-wars-card-herbert_west }
cthulhu-wars-option-cards-herbert_west-about = { cthulhu-wars-card-about-herbert_west }
cthulhu-wars-power-reanimation_serum = Das Reanimationsserum
cthulhu-wars-power-about-reanimation_serum = Zwischen Aktionen: Schalte ihn aus; bis zu drei Akolythen deines Vorrats kommen in seine Zone.

cthulhu-wars-ability-reanimation_serum = { cthulhu-wars-power-reanimation_serum }
cthulhu-wars-event-reanimated = { $seat } gibt Herbert West für Akolythen auf: { $number } ({ $zone }).
cthulhu-wars-move-reanimate = Das Reanimationsserum: Herbert West aufgeben, { $number } Akolythen kommen ({ $zone })
