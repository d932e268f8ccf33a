# Eihort (CW-53.171).

cthulhu-wars-unit-eihort = Eihort
cthulhu-wars-card-eihort = { cthulhu-wars-unit-eihort }
cthulhu-wars-card-about-eihort = Erwecken für 4. Macht deine Akolythen zu Brut, die kämpft und sich nie bewegt.
cthulhu-wars-option-cards-eihort = { cthulhu-wars-card-eihort }
cthulhu-wars-option-cards-eihort-about = { cthulhu-wars-card-about-eihort }
cthulhu-wars-unit-brood = Brut

cthulhu-wars-power-brood = Die Brut
cthulhu-wars-power-about-brood = Erweckt macht er deine Akolythen zu Brut: Kultisten mit Kampfstärke 1, die sich nie bewegen. Weitere rekrutierst du für 1.
cthulhu-wars-requirement-three_acolytes = drei Akolythen im Spiel
cthulhu-wars-book-unclean_bargain = Unreiner Handel
cthulhu-wars-about-unclean_bargain = Dein Verdammniszug: Deine Akolythen auf dem Plan werden zu Brut, so viel es gibt.

cthulhu-wars-event-brood = Ein Akolyth von { $seat } wird zu Brut ({ $zone }).
cthulhu-wars-ask-brood = Welcher Akolyth wird zu Brut?
