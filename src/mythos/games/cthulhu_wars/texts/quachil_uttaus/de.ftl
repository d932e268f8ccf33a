# Quachil Uttaus (CW-52.3).

cthulhu-wars-unit-quachil_uttaus = Quachil Uttaus
cthulhu-wars-card-quachil_uttaus = { cthulhu-wars-unit-quachil_uttaus }
cthulhu-wars-card-about-quachil_uttaus = Kampfwert 1; wer gegen ihn verliert, gibt eine Einheit ganz auf oder dir ein Zeichen.
cthulhu-wars-option-cards-quachil_uttaus = { cthulhu-wars-card-quachil_uttaus }
cthulhu-wars-option-cards-quachil_uttaus-about = { cthulhu-wars-card-about-quachil_uttaus }
cthulhu-wars-power-dust_to_dust = Staub zu Staub
cthulhu-wars-power-about-dust_to_dust = Nach einem Kampf mit ihm, in dem der Gegner Einheiten verloren hat, verlässt eine davon das Spiel oder du erhältst ein Älteres Zeichen, wie er sagt.

cthulhu-wars-event-crumbled = { $unit } von { $to } zerfällt zu Staub und verlässt das Spiel.
cthulhu-wars-event-dust-sign = Die Toten von { $to } behalten ihre Gestalt; { $seat } erhält ein Älteres Zeichen.

cthulhu-wars-ask-dust = Staub zu Staub: Welche deiner verlorenen Einheiten verlässt das Spiel, oder erhält { $to } ein Älteres Zeichen?

cthulhu-wars-move-crumble = Verlässt das Spiel: { $unit }
cthulhu-wars-move-yield-sign = Der Gegner erhält ein Älteres Zeichen
