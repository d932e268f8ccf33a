# Shub-Niggurath, unabhängig (CW-54.41).

cthulhu-wars-card-free_shub_niggurath = Shub-Niggurath
cthulhu-wars-card-about-free_shub_niggurath = Erwecken für 4, ohne die Schwarze Ziege. Rekrutiert viele zugleich; tauscht Plätze.
cthulhu-wars-option-cards-free_shub_niggurath = { cthulhu-wars-card-free_shub_niggurath }
cthulhu-wars-option-cards-free_shub_niggurath-about = { cthulhu-wars-card-about-free_shub_niggurath }

cthulhu-wars-power-fertile = Fruchtbar
cthulhu-wars-power-about-fertile = Eine Aktion Rekrutieren bringt beliebig viele Kultisten, in einer oder mehreren Zonen.
cthulhu-wars-requirement-share_with_all = mit jedem Gegner eine Zone teilen
cthulhu-wars-book-free_avatar = Avatar
cthulhu-wars-about-free_avatar = Aktion, 1: Shub-Niggurath tauscht den Platz mit einem Monster oder Kultisten einer Fraktion in einer anderen Zone, nach Wahl des Besitzers.

cthulhu-wars-ask-recruit = Welcher Kultist kommt als Nächster?
cthulhu-wars-event-incarnate = Shub-Niggurath von { $seat } tauscht den Platz: { $unit } von { $to } ({ $zone }).
cthulhu-wars-ask-incarnate = Welche deiner Einheiten tauscht den Platz mit Shub-Niggurath ({ $zone })?
cthulhu-wars-move-incarnate = Avatar: Platz tauschen mit einer Einheit von { $to } ({ $zone })
