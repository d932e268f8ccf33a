# Tarang (CW-57.11).

cthulhu-wars-unit-tarang = Tarang
cthulhu-wars-card-tarang = { cthulhu-wars-unit-tarang }
cthulhu-wars-card-about-tarang = Flieht vor Großen Alten, und all deine Kultisten mit ihm.
cthulhu-wars-option-cards-tarang = { cthulhu-wars-card-tarang }
cthulhu-wars-option-cards-tarang-about = { cthulhu-wars-card-about-tarang }
cthulhu-wars-power-cowardice = Feigheit
cthulhu-wars-power-about-cowardice = Zieht ein Großer Alter in seine Zone, weichen er und all deine Kultisten dort in eine Nachbarzone. In deinem Verdammniszug kommt er aus dem Vorrat in irgendeine Zone.

cthulhu-wars-event-cowardice = Tarang und die Kultisten von { $seat } fliehen: { $origin } → { $zone }.
cthulhu-wars-ask-cowardice = Ein Großer Alter kommt ({ $zone }): Wohin flieht Tarang mit deinen Kultisten?
cthulhu-wars-move-run-to = Fliehen: { $zone }
cthulhu-wars-move-bring-tarang = Tarang aufstellen: { $zone }
