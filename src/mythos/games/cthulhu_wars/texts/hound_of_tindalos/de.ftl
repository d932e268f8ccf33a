# Der Hund von Tindalos (CW-52.4).

cthulhu-wars-unit-hound_of_tindalos = Hund von Tindalos
cthulhu-wars-card-hound_of_tindalos = { cthulhu-wars-unit-hound_of_tindalos }
cthulhu-wars-card-about-hound_of_tindalos = Kampfwert 4; er springt von Tor zu Tor, erleidet keinen Tod und vergeht ohne Tor.
cthulhu-wars-option-cards-hound_of_tindalos = { cthulhu-wars-card-hound_of_tindalos }
cthulhu-wars-option-cards-hound_of_tindalos-about = { cthulhu-wars-card-about-hound_of_tindalos }
cthulhu-wars-power-angles_of_time = Winkel der Zeit
cthulhu-wars-power-about-angles_of_time = Er bewegt sich nicht. Wenn du eine andere Einheit bewegst, darf er an jedem anderen Tor erscheinen, einmal in einer Bewegungsaktion. Er erleidet keinen Tod; wo kein Tor ist, wird er eliminiert.

cthulhu-wars-event-through-angles = Der Hund von Tindalos von { $seat } erscheint: { $zone }.

cthulhu-wars-move-through-angles = Der Hund von Tindalos erscheint: { $zone }
