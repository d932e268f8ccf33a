# Yog-Sothoth, unabhängig (CW-54.61).

cthulhu-wars-card-free_yog_sothoth = Yog-Sothoth
cthulhu-wars-card-about-free_yog_sothoth = Erwecken für 6, ohne den Wächter des Weges. Trägt Tore und wird selbst eines.
cthulhu-wars-option-cards-free_yog_sothoth = { cthulhu-wars-card-free_yog_sothoth }
cthulhu-wars-option-cards-free_yog_sothoth-about = { cthulhu-wars-card-about-free_yog_sothoth }

cthulhu-wars-power-outer_dimensional = Der Außerdimensionale
cthulhu-wars-power-about-outer_dimensional = Aktion, 1: Yog-Sothoth nimmt das Tor seiner Zone und wer es kontrolliert in eine Zone ohne Tor mit.
cthulhu-wars-requirement-meet_god = Yog-Sothoth teilt eine Zone mit einem gegnerischen Großen Alten
cthulhu-wars-book-free_key_and_gate = Der Schlüssel und das Tor
cthulhu-wars-about-free_key_and_gate = Yog-Sothoth ist eines deiner Tore.

cthulhu-wars-event-carry-gate = Yog-Sothoth von { $seat } trägt ein Tor: { $origin } → { $zone }.
cthulhu-wars-move-carry-gate = Das Tor mit Yog-Sothoth tragen: { $zone }
