# Daoloth (CW-53.201).

cthulhu-wars-unit-daoloth = Daoloth
cthulhu-wars-card-daoloth = { cthulhu-wars-unit-daoloth }
cthulhu-wars-card-about-daoloth = Erwecken für 6. Lähmt einen Großen Alten; öffnet Tore, wohin er geht.
cthulhu-wars-option-cards-daoloth = { cthulhu-wars-card-daoloth }
cthulhu-wars-option-cards-daoloth-about = { cthulhu-wars-card-about-daoloth }

cthulhu-wars-power-cosmic_unity = Kosmische Einheit
cthulhu-wars-power-about-cosmic_unity = Vorkampf, mit Daoloth: Ein gegnerischer Großer Alter deiner Wahl würfelt nicht.
cthulhu-wars-ability-cosmic_unity = { cthulhu-wars-power-cosmic_unity }
cthulhu-wars-requirement-a_god_is_killed = ein Großer Alter wird getötet, gleich wessen
cthulhu-wars-book-interdimensional = Interdimensional
cthulhu-wars-about-interdimensional = Kommt Daoloth in eine Zone ohne Tor, entsteht dort ein Tor, verlassen.
cthulhu-wars-ability-interdimensional = { cthulhu-wars-book-interdimensional }

cthulhu-wars-event-cosmic-unity = Kosmische Einheit von { $seat }: keine Würfel für { $unit } ({ $to }).
cthulhu-wars-move-cosmic-unity = Kosmische Einheit: keine Würfel für { $unit }
cthulhu-wars-move-open-rift = Interdimensional: ein Tor in { $zone }
