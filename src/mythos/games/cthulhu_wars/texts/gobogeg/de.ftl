# Gobogeg (CW-53.101).

cthulhu-wars-unit-gobogeg = Gobogeg
cthulhu-wars-card-gobogeg = { cthulhu-wars-unit-gobogeg }
cthulhu-wars-card-about-gobogeg = Umsonst, sobald jemand sechs Zauberbücher hat. Erwecken bringt 6 Macht.
cthulhu-wars-option-cards-gobogeg = { cthulhu-wars-card-gobogeg }
cthulhu-wars-option-cards-gobogeg-about = { cthulhu-wars-card-about-gobogeg }

cthulhu-wars-power-death_lament = Totenklage
cthulhu-wars-power-about-death_lament = Nachkampf: Hat Gobogeg einen Tod oder Schmerz, erhalten alle in der Zone ohne Ergebnis einen Schmerz.
cthulhu-wars-ability-death_lament = { cthulhu-wars-power-death_lament }
cthulhu-wars-power-book_of_law = Buch des Gesetzes
cthulhu-wars-power-about-book_of_law = Wer einen anderen Großen Alten erweckt, erhält danach 6 Macht.
cthulhu-wars-requirement-somebody_wins = jemand gewinnt das Spiel
cthulhu-wars-book-book_of_chaos = Buch des Chaos
cthulhu-wars-about-book_of_chaos = Du bestimmst, wie das nächste Spiel aufgebaut wird.

cthulhu-wars-event-wail = Die Totenklage von { $seat } quält alle ({ $zone }).
cthulhu-wars-event-book-of-law = Buch des Gesetzes: { $seat } erhält { $number } Macht.
cthulhu-wars-ask-wail-retreat = Die Totenklage vertreibt deine Figur { $unit }. Wohin?
cthulhu-wars-move-wail = Totenklage: Schmerz für alle ohne Ergebnis
