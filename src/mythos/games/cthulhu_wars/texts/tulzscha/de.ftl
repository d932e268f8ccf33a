# Tulzscha (CW-53.121).

cthulhu-wars-unit-tulzscha = Tulzscha
cthulhu-wars-card-tulzscha = { cthulhu-wars-unit-tulzscha }
cthulhu-wars-card-about-tulzscha = Erwecken für 4. Gibt dir, wovon andere mehr haben.
cthulhu-wars-option-cards-tulzscha = { cthulhu-wars-card-tulzscha }
cthulhu-wars-option-cards-tulzscha-about = { cthulhu-wars-card-about-tulzscha }

cthulhu-wars-power-undying_flame = Unsterbliche Flamme
cthulhu-wars-power-about-undying_flame = Machtsammeln: 1 Verdammnis, 1 Älteres Zeichen, 1 Macht, jeweils wenn jemand davon mehr hat als du.
cthulhu-wars-requirement-feed_enemies = als Aktion erhält jeder Gegner 2 Macht
cthulhu-wars-book-ceremony_of_annihilation = Zeremonie der Vernichtung
cthulhu-wars-about-ceremony_of_annihilation = Verdammniszug: ein Ritual, das nichts kostet und seine Kosten als Macht bringt, doch weder Verdammnis noch Ältere Zeichen.

cthulhu-wars-event-undying-flame = Die unsterbliche Flamme gibt { $seat }: Verdammnis { $doom }, Macht { $power }, Ältere Zeichen { $signs }.
cthulhu-wars-event-enemies-fed = { $seat } gibt jedem Gegner { $number } Macht für Tulzscha.
cthulhu-wars-event-ceremony = { $seat } vollzieht die Zeremonie der Vernichtung und erhält { $number } Macht.
cthulhu-wars-move-feed-enemies = Jedem Gegner 2 Macht für Tulzscha geben
cthulhu-wars-move-ceremony = Zeremonie der Vernichtung: ein Ritual, das Macht bringt
