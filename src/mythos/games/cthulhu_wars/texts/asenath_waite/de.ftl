# Asenath Waite (CW-56.2).

cthulhu-wars-unit-asenath_waite = Asenath Waite
cthulhu-wars-card-asenath_waite = { cthulhu-wars-unit-asenath_waite }
cthulhu-wars-card-about-asenath_waite = Zwischen Aktionen nimmt eine Einheit von dir den Platz einer gegnerischen ein.
cthulhu-wars-option-cards-asenath_waite = { cthulhu-wars-card-asenath_waite }
cthulhu-wars-option-cards-asenath_waite-about = { cthulhu-wars-card-about-asenath_waite }
cthulhu-wars-power-thing_from_beyond = Das Ding aus dem Jenseits
cthulhu-wars-power-about-thing_from_beyond = Zwischen Aktionen: Eine Einheit deines Vorrats mit Kosten bis 3 ersetzt ein gegnerisches Monster oder einen gegnerischen Kultisten; dann schalte sie aus.

cthulhu-wars-ability-thing_from_beyond = { cthulhu-wars-power-thing_from_beyond }
cthulhu-wars-event-thing-from-beyond = { $seat } ersetzt eine Einheit von { $to } ({ $zone }): { $unit }.
cthulhu-wars-ask-asenath-victim = Wessen Platz nimmt das Ding aus dem Jenseits ein?
cthulhu-wars-ask-asenath-heir = Welche deiner Einheiten nimmt den Platz ein ({ $zone })?
cthulhu-wars-move-from-beyond = Das Ding aus dem Jenseits: Asenath Waite aufgeben ({ $zone })
cthulhu-wars-move-displace = { $unit } von { $to } ({ $zone })
cthulhu-wars-move-supplant = { $unit } nimmt den Platz ein
