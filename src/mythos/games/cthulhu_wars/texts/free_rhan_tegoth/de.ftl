# Rhan-Tegoth, unabhängig (CW-54.91).

cthulhu-wars-card-free_rhan_tegoth = Rhan-Tegoth
cthulhu-wars-card-about-free_rhan_tegoth = Erwecken für 4, ohne den Windschreiter. Billige Rituale; schwer zu töten.
cthulhu-wars-option-cards-free_rhan_tegoth = { cthulhu-wars-card-free_rhan_tegoth }
cthulhu-wars-option-cards-free_rhan_tegoth-about = { cthulhu-wars-card-about-free_rhan_tegoth }

cthulhu-wars-power-free_herald = Herold
cthulhu-wars-power-about-free_herald = Ein Ritual kostet dich nie mehr als 5 Macht.
cthulhu-wars-requirement-gate_in_the_ice = ein Tor in einer Zone mit einer Glyphe des Windschreiters kontrollieren
cthulhu-wars-book-free_eternal = Ewigkeit
cthulhu-wars-about-free_eternal = Kampf, 1: Eine Tötung gegen Rhan-Tegoth wird zum Schmerz.
cthulhu-wars-ability-free_eternal = { cthulhu-wars-book-free_eternal }

cthulhu-wars-event-endure = Rhan-Tegoth von { $seat } hält stand: Eine Tötung ist nur ein Schmerz.
cthulhu-wars-move-endure = Ewigkeit: die Tötung gegen Rhan-Tegoth in einen Schmerz verwandeln
