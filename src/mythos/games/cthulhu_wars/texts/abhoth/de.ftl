# Abhoth (CW-53.11).

cthulhu-wars-unit-abhoth = Abhoth
cthulhu-wars-unit-filth = Unrat
cthulhu-wars-card-abhoth = { cthulhu-wars-unit-abhoth }
cthulhu-wars-card-about-abhoth = Erwecken für 4. Sein Unrat kommt überallhin und macht ihn stark.
cthulhu-wars-option-cards-abhoth = { cthulhu-wars-card-abhoth }
cthulhu-wars-option-cards-abhoth-about = { cthulhu-wars-card-about-abhoth }

cthulhu-wars-power-filth = Unrat
cthulhu-wars-power-about-filth = Aktion, 1: Lege einen Unratmarker in irgendeine Zone. Er ist ein Monster, das sich nie bewegt und niemanden gefangen nimmt.
cthulhu-wars-requirement-many_monsters = vier Arten von Monstern oder acht Monster im Spiel
cthulhu-wars-book-the_brood = Das Gezücht
cthulhu-wars-about-the_brood = In der Verdammnisphase zählen Tore in Zonen mit Unrat nur für dich.
