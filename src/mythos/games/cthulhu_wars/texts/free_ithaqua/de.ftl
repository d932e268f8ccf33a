# Ithaqua, unabhängig (CW-54.101).

cthulhu-wars-card-free_ithaqua = Ithaqua
cthulhu-wars-card-about-free_ithaqua = Erwecken für 4, ohne den Windschreiter. Stark; spart Macht; schützt Kultisten.
cthulhu-wars-option-cards-free_ithaqua = { cthulhu-wars-card-free_ithaqua }
cthulhu-wars-option-cards-free_ithaqua-about = { cthulhu-wars-card-about-free_ithaqua }

cthulhu-wars-power-free_hibernate = Tiefschlaf
cthulhu-wars-power-about-free_hibernate = Aktion, 0: keine Aktionen mehr in dieser Phase; deine Macht bleibt dir für die nächste Runde.
cthulhu-wars-requirement-gates_on_both_glyphs = Tore in beiden Zonen mit einer Glyphe des Windschreiters
cthulhu-wars-book-free_ferox = Stahlhart
cthulhu-wars-about-free_ferox = Nur Große Alte nehmen deine Kultisten gefangen.

cthulhu-wars-event-fall-asleep = { $seat } schläft bis zum Ende der Aktionsphase und behält die Macht.
cthulhu-wars-move-fall-asleep = Tiefschlaf: keine Aktionen mehr in dieser Phase, Macht behalten
