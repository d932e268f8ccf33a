# Yig (CW-53.51).

cthulhu-wars-unit-yig = Yig
cthulhu-wars-card-yig = { cthulhu-wars-unit-yig }
cthulhu-wars-card-about-yig = Erwecken für 4. Wer deine Kultisten tötet, erleidet einen Tod mehr.
cthulhu-wars-option-cards-yig = { cthulhu-wars-card-yig }
cthulhu-wars-option-cards-yig-about = { cthulhu-wars-card-about-yig }

cthulhu-wars-power-snakebite = Schlangenbiss
cthulhu-wars-power-about-snakebite = Nachkampf, wo immer Yig ist: Wurde einem deiner Kultisten ein Tod zugewiesen, nimmt der Gegner einen Tod mehr.
cthulhu-wars-requirement-remove_own_gate = als Aktion ein eigenes Tor entfernen
cthulhu-wars-book-messenger_of_yig = Bote Yigs
cthulhu-wars-about-messenger_of_yig = Verdammniszug jedes anderen Spielers: Er gibt dir 1 Macht, oder du erhältst 1 Verdammnis.

cthulhu-wars-event-snakebite = Schlangenbiss von { $seat }: ein Tod mehr für { $to }.
cthulhu-wars-event-yig-fed = { $by } gibt { $seat } 1 Macht für Yig.
cthulhu-wars-event-yig-defied = { $by } gibt nichts: { $seat } erhält 1 Verdammnis für Yig.
cthulhu-wars-ask-messenger-of-yig = Der Bote Yigs verlangt 1 Macht für { $to }; sonst erhält { $to } 1 Verdammnis.
cthulhu-wars-ability-snakebite = { cthulhu-wars-power-snakebite }
cthulhu-wars-move-bite = Schlangenbiss: ein Tod mehr
cthulhu-wars-move-close-gate = Eigenes Tor für Yig entfernen: { $zone }
cthulhu-wars-move-feed-yig = 1 Macht geben ({ $to })
cthulhu-wars-move-defy-yig = Nichts geben: 1 Verdammnis für { $to }
