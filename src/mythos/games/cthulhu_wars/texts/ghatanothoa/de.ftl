# Ghatanothoa (CW-53.91).

cthulhu-wars-unit-ghatanothoa = Ghatanothoa
cthulhu-wars-unit-grey_mummy = mumifizierter grauer Akolyth
cthulhu-wars-unit-mummy = mumifizierter Akolyth
cthulhu-wars-card-ghatanothoa = { cthulhu-wars-unit-ghatanothoa }
cthulhu-wars-card-about-ghatanothoa = Erwecken für 4. Stark durch gegnerische Kultisten; mumifiziert Akolythen.
cthulhu-wars-option-cards-ghatanothoa = { cthulhu-wars-card-ghatanothoa }
cthulhu-wars-option-cards-ghatanothoa-about = { cthulhu-wars-card-about-ghatanothoa }

cthulhu-wars-power-mummify = Mumifizierung
cthulhu-wars-power-about-mummify = Aktion, 1: Gegnerische Akolythen in seiner Zone werden bis zur Verdammnisphase mumifiziert: keine Bewegung, kein Kampf, keine Macht.
cthulhu-wars-requirement-few_gates_and_cultists = in der Verdammnisphase weniger als sechs Tore und Kultisten, oder als Aktion 4 Macht zahlen
cthulhu-wars-book-execration_of_mu = Verwünschung Mus
cthulhu-wars-about-execration_of_mu = Die Mumifizierung geschieht von selbst, wann immer ein gegnerischer Akolyth in seiner Zone ist.

cthulhu-wars-event-mummified = Ghatanothoa von { $seat } mumifiziert die Akolythen von { $to } ({ $zone }).
cthulhu-wars-event-paid-for-mu = { $seat } zahlt { $number } Macht für Ghatanothoa.
cthulhu-wars-move-mummify = Akolythen mumifizieren: { $zone }
cthulhu-wars-move-pay-for-mu = Für das Zauberbuch von Ghatanothoa zahlen
