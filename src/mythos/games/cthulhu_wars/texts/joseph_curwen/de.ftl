# Joseph Curwen (CW-56.6).

cthulhu-wars-unit-joseph_curwen = Joseph Curwen
cthulhu-wars-card-joseph_curwen = { cthulhu-wars-unit-joseph_curwen }
cthulhu-wars-card-about-joseph_curwen = Zwischen Aktionen aufgegeben, erschafft oder entfernt er ein Tor.
cthulhu-wars-option-cards-joseph_curwen = { cthulhu-wars-card-joseph_curwen }
cthulhu-wars-option-cards-joseph_curwen-about = { cthulhu-wars-card-about-joseph_curwen }
cthulhu-wars-power-beyond_the_spheres = Jenseits der Sphären
cthulhu-wars-power-about-beyond_the_spheres = Zwischen Aktionen: Schalte ihn aus; ein neues Tor, wo du eine Einheit hast, oder eines deiner Tore wird entfernt.

cthulhu-wars-ability-beyond_the_spheres = { cthulhu-wars-power-beyond_the_spheres }
cthulhu-wars-ask-beyond-the-spheres = Was tut Joseph Curwen?
cthulhu-wars-move-beyond-the-spheres = Jenseits der Sphären: Joseph Curwen aufgeben ({ $zone })
cthulhu-wars-move-call-up = Ein neues Tor: { $zone }
cthulhu-wars-move-put-down = Dein Tor entfernen: { $zone }
