# Nyarlathotep, unabhängig (CW-54.51).

cthulhu-wars-card-free_nyarlathotep = Nyarlathotep
cthulhu-wars-card-about-free_nyarlathotep = Erwecken für 6, ohne das Kriechende Chaos. Weite Wege; Lohn für getroffene Große Alte.
cthulhu-wars-option-cards-free_nyarlathotep = { cthulhu-wars-card-free_nyarlathotep }
cthulhu-wars-option-cards-free_nyarlathotep-about = { cthulhu-wars-card-about-free_nyarlathotep }

cthulhu-wars-power-chaos = Chaos
cthulhu-wars-power-about-chaos = Nyarlathotep bewegt sich bis zu zwei Zonen weit.
cthulhu-wars-requirement-capture_one = einen gegnerischen Kultisten gefangen nehmen
cthulhu-wars-book-free_harbinger = Sendbote
cthulhu-wars-about-free_harbinger = Kampf mit Nyarlathotep: für jeden gegnerischen Großen Alten mit Tötung oder Schmerz die Hälfte seiner Kosten an Macht oder zwei Ältere Zeichen.

cthulhu-wars-event-god-hunted = Sendbote ({ $unit }): { $seat } erhält { $number } Macht.
cthulhu-wars-move-reward-power = Sendbote: Macht für { $unit }
cthulhu-wars-move-reward-signs = Sendbote: zwei Ältere Zeichen für { $unit }
