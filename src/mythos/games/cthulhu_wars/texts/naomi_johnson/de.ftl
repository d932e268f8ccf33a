# Naomi Johnson (CW-57.9).

cthulhu-wars-unit-naomi_johnson = Naomi Johnson
cthulhu-wars-card-naomi_johnson = { cthulhu-wars-unit-naomi_johnson }
cthulhu-wars-card-about-naomi_johnson = Nimmt drei Würfel; jeder darf sie umsonst rekrutieren.
cthulhu-wars-option-cards-naomi_johnson = { cthulhu-wars-card-naomi_johnson }
cthulhu-wars-option-cards-naomi_johnson-about = { cthulhu-wars-card-about-naomi_johnson }
cthulhu-wars-power-vengeful = Rachsucht
cthulhu-wars-power-about-vengeful = Aktion, 0: Jeder Spieler rekrutiert sie aus dem Vorrat ihres Besitzers neben einer eigenen Einheit. Sie bleibt beim Besitzer.

cthulhu-wars-event-naomi-called = { $seat } rekrutiert Naomi Johnson von { $to } ({ $zone }).
cthulhu-wars-move-call-naomi = Die fremde Naomi Johnson rekrutieren: { $zone }
