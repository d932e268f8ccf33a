# Vater Dagon (CW-53.81).

cthulhu-wars-unit-father_dagon = Vater Dagon
cthulhu-wars-card-father_dagon = { cthulhu-wars-unit-father_dagon }
cthulhu-wars-card-about-father_dagon = Erwecken für 4. Stark auf See; treibt Kultisten ins Wasser.
cthulhu-wars-option-cards-father_dagon = { cthulhu-wars-card-father_dagon }
cthulhu-wars-option-cards-father_dagon-about = { cthulhu-wars-card-about-father_dagon }

cthulhu-wars-power-tsunami = Tsunami
cthulhu-wars-power-about-tsunami = Aktion, 1: Alle Kultisten einer Landzone an einem Ozean, auch deine, werden von ihren Besitzern in angrenzende Ozeane bewegt.
cthulhu-wars-requirement-eight_units_in_oceans = acht Einheiten in Ozeanen
cthulhu-wars-book-innsmouth_look = Der Innsmouth-Blick
cthulhu-wars-about-innsmouth_look = Dein Verdammniszug: Einer deiner Akolythen verlässt das Spiel, und du erhältst 6 Macht.

cthulhu-wars-event-tsunami = Ein Tsunami von { $seat } fegt über die Küste ({ $zone }).
cthulhu-wars-event-innsmouth-look = { $seat } gibt dem Meer einen Akolythen ({ $zone }) und erhält { $number } Macht.
cthulhu-wars-ask-innsmouth-look = Welcher Akolyth hat den Innsmouth-Blick?
cthulhu-wars-move-tsunami = Tsunami: { $zone }
