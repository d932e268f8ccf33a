# Der Dimensionsschlurfer (CW-51.8).

cthulhu-wars-unit-dimensional_shambler = Dimensionsschlurfer
cthulhu-wars-card-dimensional_shambler = { cthulhu-wars-unit-dimensional_shambler }
cthulhu-wars-card-about-dimensional_shambler = Kampfwert 2; er wartet außerhalb und erscheint nach einer Aktion irgendwo.
cthulhu-wars-option-cards-dimensional_shambler = { cthulhu-wars-card-dimensional_shambler }
cthulhu-wars-option-cards-dimensional_shambler-about = { cthulhu-wars-card-about-dimensional_shambler }
cthulhu-wars-power-walk_between_worlds = Zwischen den Welten
cthulhu-wars-power-about-walk_between_worlds = Beschworen wartet er auf deiner Fraktionskarte. Nach jeder Aktion, gleich wessen, darfst du beliebig viele der Wartenden in beliebige Zonen stellen.
cthulhu-wars-ability-walk_between_worlds = Zwischen den Welten

cthulhu-wars-event-shambler-waits = Ein Dimensionsschlurfer wartet für { $seat } zwischen den Welten.
cthulhu-wars-event-walk-between = Ein Dimensionsschlurfer von { $seat } tritt in die Welt: { $zone }.

cthulhu-wars-move-walk-between = Ein Dimensionsschlurfer erscheint: { $zone }
