# Cthulhu Wars am Browsertisch: Wächter des Weges.

cthulhu-wars-guide-first_ow = Wächter des Weges: Je mehr Tore auf der Karte liegen, egal wessen, desto besser: 8 bringen dir ein Zauberbuch und 12 ein weiteres (10 zu zweit oder zu dritt). Beschwöre eine Ausgeburt: Bei einem Tor, egal wessen, kann sie es in eine Zone ohne Tor tragen.
cthulhu-wars-screen-way-of-ow = Tore überall: trägt sie davon, und der Gott ist selbst eines.
cthulhu-wars-screen-combat-yog_sothoth = zwei Würfel für jeden Großen Alten der anderen Fraktionen im Spiel; zu zweit 4
