# Der Diener der Äußeren Götter (CW-51.7).

cthulhu-wars-unit-servitor = Diener der Äußeren Götter
cthulhu-wars-card-servitor = { cthulhu-wars-unit-servitor }
cthulhu-wars-card-about-servitor = Ein Geschenk an einen Gegner: Kampfwert -1, und er beschwört sie vor allen Monstern.
cthulhu-wars-option-cards-servitor = { cthulhu-wars-card-servitor }
cthulhu-wars-option-cards-servitor-about = { cthulhu-wars-card-about-servitor }
cthulhu-wars-power-adulation = Anbetung
cthulhu-wars-power-about-adulation = Mit einem Diener im Vorrat darfst du kein anderes Monster beschwören. Schrecken und alles, was ohne Beschwörung kommt, sind frei.

cthulhu-wars-event-bestowed = { $seat } gibt die Diener der Äußeren Götter weiter: { $to }.

cthulhu-wars-ask-bestow = Wer bekommt die Diener der Äußeren Götter?

cthulhu-wars-move-bestow = Die Karte weitergeben: { $to }
