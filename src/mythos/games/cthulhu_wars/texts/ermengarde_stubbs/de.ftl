# Ermengarde Stubbs (CW-56.4).

cthulhu-wars-unit-ermengarde_stubbs = Ermengarde Stubbs
cthulhu-wars-card-ermengarde_stubbs = { cthulhu-wars-unit-ermengarde_stubbs }
cthulhu-wars-card-about-ermengarde_stubbs = Wer in ihrer Zone einen Kampf erklärt, verliert 1 Verdammnis.
cthulhu-wars-option-cards-ermengarde_stubbs = { cthulhu-wars-card-ermengarde_stubbs }
cthulhu-wars-option-cards-ermengarde_stubbs-about = { cthulhu-wars-card-about-ermengarde_stubbs }
cthulhu-wars-power-farm_girl = Ein einfaches Bauernmädchen
cthulhu-wars-power-about-farm_girl = Wer in ihrer Zone einen Kampf erklärt, du eingeschlossen, verliert 1 Verdammnis.

cthulhu-wars-event-farm-girl = { $seat } verliert { $number } Verdammnis für den Kampf um Ermengarde Stubbs ({ $zone }).
