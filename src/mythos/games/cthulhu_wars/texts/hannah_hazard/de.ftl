# Hannah Hazard (CW-57.8).

cthulhu-wars-unit-hannah_hazard = Hannah Hazard
cthulhu-wars-card-hannah_hazard = { cthulhu-wars-unit-hannah_hazard }
cthulhu-wars-card-about-hannah_hazard = Du erklärst Kämpfe nur neben ihrer Zone, mit einem Schmerz mehr.
cthulhu-wars-option-cards-hannah_hazard = { cthulhu-wars-card-hannah_hazard }
cthulhu-wars-option-cards-hannah_hazard-about = { cthulhu-wars-card-about-hannah_hazard }
cthulhu-wars-power-loner = Einzelgängerin
cthulhu-wars-power-about-loner = Du erklärst Kämpfe nur in Nachbarzonen von ihr. Der Gegner nimmt dort und wo sie kämpft 1 Schmerz mehr; sie selbst nimmt kein Ergebnis.

cthulhu-wars-event-loner = Hannah Hazard von { $seat } fügt einen Schmerz hinzu ({ $zone }).
