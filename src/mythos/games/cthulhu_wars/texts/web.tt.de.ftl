# Cthulhu Wars am Browsertisch: Tcho-Tcho.

cthulhu-wars-guide-first_tt = Tcho-Tcho: Rekrutiere für 3 Macht einen Hohepriester. Mit ihm und einem Tor kannst du in der Verdammnisphase Ubbo-Sathla erwecken, und dort kostet er keine Macht. Hast du ein zweites Tor, darfst du das an deinem Start entfernen: Das kostet nichts und bringt dir ein Zauberbuch.
cthulhu-wars-screen-way-of-tt = Priester und ein Gott, der wächst: lebt von den Ritualen der anderen.
cthulhu-wars-screen-combat-ubbo_sathla = so viele Würfel, wie der Wachstumsmarker zeigt
