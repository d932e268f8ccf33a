# Cthulhu Wars am Browsertisch: Schläfer.

cthulhu-wars-guide-first_sl = Schläfer: Drei Zauberbücher kannst du einfach bezahlen, mit je 3 Macht, und zwei davon machen andere reicher: Wähle, wer dir nicht gefährlich ist. Für Tsathoggua brauchst du ein Formloses Gezücht auf der Karte und 8 Macht; mit ihm darfst du müßig sein, während die anderen ihre Macht ausgeben.
cthulhu-wars-screen-way-of-sl = Schlau und träge: borgt sich Fähigkeiten und lässt die anderen ermüden.
cthulhu-wars-screen-combat-formless_spawn = jedes so viele Würfel, wie Formloses Gezücht auf der Karte ist, mit Tsathoggua einen mehr
cthulhu-wars-screen-combat-tsathoggua = so viele Würfel, wie der Gegner Macht hat, mindestens 2
