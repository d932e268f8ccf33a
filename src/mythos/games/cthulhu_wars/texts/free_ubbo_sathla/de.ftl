# Ubbo-Sathla, unabhängig (CW-54.81).

cthulhu-wars-card-free_ubbo_sathla = Ubbo-Sathla
cthulhu-wars-card-about-free_ubbo_sathla = Erwecken für 4, ohne die Tcho-Tcho. Wächst mit Würfeln; hat Anteil an Ritualen.
cthulhu-wars-option-cards-free_ubbo_sathla = { cthulhu-wars-card-free_ubbo_sathla }
cthulhu-wars-option-cards-free_ubbo_sathla-about = { cthulhu-wars-card-about-free_ubbo_sathla }

cthulhu-wars-power-free_sycophancy = Unterwürfigkeit
cthulhu-wars-power-about-free_sycophancy = Wenn ein Gegner ein Ritual vollzieht, erhält er 1 Verdammnis weniger, oder du erhältst 1, nach seiner Wahl.
cthulhu-wars-requirement-feed_with_gate = als Aktion ein eigenes Tor entfernen
cthulhu-wars-book-hellish_banquet = Höllisches Bankett
cthulhu-wars-about-hellish_banquet = Dein Verdammniszug: Der Wachstumsmarker rückt um einen Würfel vor.

cthulhu-wars-event-free-growth = Ubbo-Sathla von { $seat } wächst: { $number }.
cthulhu-wars-screen-mark-free_growth = Wachstum: { $number }
cthulhu-wars-move-give-up-gate = Dein Tor für Ubbo-Sathla entfernen: { $zone }
