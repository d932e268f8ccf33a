# Der Wamp (CW-51.11).

cthulhu-wars-unit-wamp = Wamp
cthulhu-wars-card-wamp = { cthulhu-wars-unit-wamp }
cthulhu-wars-card-about-wamp = Keine Würfel; ein Gegner stellt sie in Zonen ohne Tor.
cthulhu-wars-option-cards-wamp = { cthulhu-wars-card-wamp }
cthulhu-wars-option-cards-wamp-about = { cthulhu-wars-card-about-wamp }
cthulhu-wars-power-crypt_dweller = Gruftbewohner
cthulhu-wars-power-about-crypt_dweller = Verdammniszug, einmal: Ein Gegner deiner Wahl stellt alle Wamps aus deinem Vorrat in Zonen ohne Tor.

cthulhu-wars-event-let-loose = { $to } lässt die Wamps von { $seat } los.

cthulhu-wars-ask-let-loose = Wer stellt die Wamps auf?

cthulhu-wars-move-let-loose = Die Wamps aufstellen lassen: { $to }
