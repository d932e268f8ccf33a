# Crawford Tillinghast (CW-56.3).

cthulhu-wars-unit-crawford_tillinghast = Crawford Tillinghast
cthulhu-wars-card-crawford_tillinghast = { cthulhu-wars-unit-crawford_tillinghast }
cthulhu-wars-card-about-crawford_tillinghast = Vor einem Kampf aufgegeben, bringt er Einheiten im Wert von 3, die darin kämpfen.
cthulhu-wars-option-cards-crawford_tillinghast = { cthulhu-wars-card-crawford_tillinghast }
cthulhu-wars-option-cards-crawford_tillinghast-about = { cthulhu-wars-card-about-crawford_tillinghast }
cthulhu-wars-power-ultraviolets = Die Ultravioletten
cthulhu-wars-power-about-ultraviolets = Vor einem deiner Kämpfe: Schalte ihn aus; Monster und Kultisten deines Vorrats im Wert von 3 kommen hinzu, kämpfen und werden danach ausgeschaltet.

cthulhu-wars-ability-ultraviolets = { cthulhu-wars-power-ultraviolets }
cthulhu-wars-event-ultraviolets = { $seat } gibt Crawford Tillinghast für den Kampf auf ({ $zone }).
cthulhu-wars-ask-ultraviolets = Wer kommt zum Kampf hinzu?
cthulhu-wars-move-show-ultraviolets = Die Ultravioletten: Crawford Tillinghast aufgeben
cthulhu-wars-move-bring-ultraviolet = { $unit } kommt hinzu
