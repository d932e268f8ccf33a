# Tsathoggua, unabhängig (CW-54.71).

cthulhu-wars-card-free_tsathoggua = Tsathoggua
cthulhu-wars-card-about-free_tsathoggua = Erwecken für 4, ohne den Schläfer. Bringt Monster umsonst; lässt dich abwarten.
cthulhu-wars-option-cards-free_tsathoggua = { cthulhu-wars-card-free_tsathoggua }
cthulhu-wars-option-cards-free_tsathoggua-about = { cthulhu-wars-card-about-free_tsathoggua }

cthulhu-wars-power-attack_from_below = Angriff von unten
cthulhu-wars-power-about-attack_from_below = Dein Verdammniszug: Das billigste Monster deines Vorrats kommt in eine Zone mit einer deiner Einheiten.
cthulhu-wars-requirement-pay_3_to_enemy = als Aktion 3 Macht für einen Gegner
cthulhu-wars-book-free_lethargy = Lethargie
cthulhu-wars-about-free_lethargy = Aktion, 0: Tu nichts, solange Tsathoggua im Spiel ist und ein Gegner mehr Macht hat als du.

cthulhu-wars-event-laze = Lethargie: { $seat } tut nichts.
cthulhu-wars-event-attack-from-below = Angriff von unten: { $unit } von { $seat } erscheint ({ $zone }).
cthulhu-wars-move-attack-from-below = Angriff von unten: { $unit } ({ $zone })
cthulhu-wars-move-pay-enemy = 3 Macht an { $to } für ein Zauberbuch
cthulhu-wars-move-laze = Lethargie: nichts tun
