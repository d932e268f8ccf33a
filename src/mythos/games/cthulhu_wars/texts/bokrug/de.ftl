# Bokrug (CW-53.71).

cthulhu-wars-unit-bokrug = Bokrug
cthulhu-wars-card-bokrug = { cthulhu-wars-unit-bokrug }
cthulhu-wars-card-about-bokrug = Erwecken für 4. Kommt von den Toten zurück; sein Zauberbuch ist ein Fluch.
cthulhu-wars-option-cards-bokrug = { cthulhu-wars-card-bokrug }
cthulhu-wars-option-cards-bokrug-about = { cthulhu-wars-card-about-bokrug }

cthulhu-wars-power-ghosts_of_ib = Geister von Ib
cthulhu-wars-power-about-ghosts_of_ib = Stirbt Bokrug, behältst du die Karte; nach der nächsten Verdammnisphase kehrt er in eine Zone ohne Gegner zurück.
cthulhu-wars-requirement-hand_over_bokrug = als Aktion die Karte einem anderen Spieler geben
cthulhu-wars-book-doom_of_sarnath = Das Verderben, das über Sarnath kam
cthulhu-wars-about-doom_of_sarnath = Ende der Verdammnisphase: Ein Gegner, den du nennst, sucht ein Monster oder einen Kultisten von dir oder eines deiner Älteren Zeichen aus; es ist verloren.

cthulhu-wars-event-bokrug-waits = Bokrug wartet auf der Karte von { $seat }.
cthulhu-wars-event-bokrug-returns = Bokrug kehrt für { $seat } zurück: { $zone }.
cthulhu-wars-event-bokrug-given = { $seat } gibt { $to } Bokrug mit seinem Zauberbuch.
cthulhu-wars-event-sarnath = Das Verderben, das über Sarnath kam: { $to } sucht eine Einheit von { $seat } aus.
cthulhu-wars-event-sarnath-sign = Das Verderben, das über Sarnath kam: { $to } sucht ein Älteres Zeichen von { $seat } aus, mit Wert { $number }.
cthulhu-wars-ask-ghosts-of-ib = Wohin kehrt Bokrug zurück?
cthulhu-wars-ask-doom-of-sarnath = Das Verderben, das über Sarnath kam: Wer sucht aus, und was verlierst du?
cthulhu-wars-ask-sarnath-loss = Das Verderben, das über Sarnath kam: Welche dieser Einheiten wird ausgeschaltet?
cthulhu-wars-move-come-from-ib = Bokrug kehrt zurück: { $zone }
cthulhu-wars-move-hand-over = Bokrug an { $to } geben
cthulhu-wars-move-sarnath-unit = { $to } sucht ein Monster oder einen Kultisten von dir aus
cthulhu-wars-move-sarnath-sign = { $to } sucht eines deiner Älteren Zeichen aus
