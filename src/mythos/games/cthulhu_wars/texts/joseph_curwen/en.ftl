# Joseph Curwen (CW-56.6).

cthulhu-wars-unit-joseph_curwen = Joseph Curwen
cthulhu-wars-card-joseph_curwen = { cthulhu-wars-unit-joseph_curwen }
cthulhu-wars-card-about-joseph_curwen = Given up between actions, he makes a Gate or unmakes one of yours.
cthulhu-wars-option-cards-joseph_curwen = { cthulhu-wars-card-joseph_curwen }
cthulhu-wars-option-cards-joseph_curwen-about = { cthulhu-wars-card-about-joseph_curwen }
cthulhu-wars-power-beyond_the_spheres = Beyond the Spheres
cthulhu-wars-power-about-beyond_the_spheres = Between actions: eliminate him; a new Gate where you have a unit, or one of your Gates is removed.

cthulhu-wars-ability-beyond_the_spheres = { cthulhu-wars-power-beyond_the_spheres }
cthulhu-wars-ask-beyond-the-spheres = What does Joseph Curwen do?
cthulhu-wars-move-beyond-the-spheres = Beyond the Spheres: give up Joseph Curwen ({ $zone })
cthulhu-wars-move-call-up = A new Gate: { $zone }
cthulhu-wars-move-put-down = Remove your Gate: { $zone }
