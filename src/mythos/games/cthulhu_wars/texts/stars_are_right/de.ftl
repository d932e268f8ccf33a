# Die Sterne stehen richtig (CW-55.4).

cthulhu-wars-card-stars_are_right = { cthulhu-wars-book-stars_are_right }
cthulhu-wars-card-about-stars_are_right = { cthulhu-wars-about-stars_are_right }
cthulhu-wars-option-cards-stars_are_right = { cthulhu-wars-card-stars_are_right }
cthulhu-wars-option-cards-stars_are_right-about = { cthulhu-wars-card-about-stars_are_right }
cthulhu-wars-book-stars_are_right = Die Sterne stehen richtig
cthulhu-wars-about-stars_are_right = Ältere Zeichen, die du in der Verdammnisphase aufdeckst, bringen auch so viel Macht.
