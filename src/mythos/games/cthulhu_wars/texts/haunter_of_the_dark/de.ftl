# Das Ding aus dem Dunklen (CW-53.161).

cthulhu-wars-unit-haunter_of_the_dark = Das Ding aus dem Dunklen
cthulhu-wars-card-haunter_of_the_dark = { cthulhu-wars-unit-haunter_of_the_dark }
cthulhu-wars-card-about-haunter_of_the_dark = Erwecken für 6. So stark, wie sein Gegner gelehrt ist; zieht einzelne Tötungen an.
cthulhu-wars-option-cards-haunter_of_the_dark = { cthulhu-wars-card-haunter_of_the_dark }
cthulhu-wars-option-cards-haunter_of_the_dark-about = { cthulhu-wars-card-about-haunter_of_the_dark }

cthulhu-wars-power-fly_to_the_light = Flug zum Licht
cthulhu-wars-power-about-fly_to_the_light = Erzielt der Gegner in einem Kampf mit dem Ding genau eine Tötung, muss sie ihm zugewiesen werden.
cthulhu-wars-requirement-pay_for_trapezohedron = als Aktion 1 Macht
cthulhu-wars-book-shining_trapezohedron = Das Leuchtende Trapezoeder
cthulhu-wars-about-shining_trapezohedron = Kampf mit dem Ding, vor den Würfeln: Der Gegner wirft einen Würfel für jede Einheit und schaltet für jede 6 eine aus.
cthulhu-wars-ability-shining_trapezohedron = { cthulhu-wars-book-shining_trapezohedron }

cthulhu-wars-event-trapezohedron = Die Einheiten von { $to } blicken in das Leuchtende Trapezoeder: { $faces }.
cthulhu-wars-ask-trapezohedron = Das Leuchtende Trapezoeder: { $number } deiner Einheiten gehen verloren. Welche?
cthulhu-wars-move-look-into-the-stone = Für das Leuchtende Trapezoeder zahlen
cthulhu-wars-move-trapezohedron = Das Leuchtende Trapezoeder: Die Einheiten des Gegners würfeln
