# Crawford Tillinghast (CW-56.3).

cthulhu-wars-unit-crawford_tillinghast = Crawford Tillinghast
cthulhu-wars-card-crawford_tillinghast = { cthulhu-wars-unit-crawford_tillinghast }
cthulhu-wars-card-about-crawford_tillinghast = Given up before a battle, he brings units worth 3 that fight in it.
cthulhu-wars-option-cards-crawford_tillinghast = { cthulhu-wars-card-crawford_tillinghast }
cthulhu-wars-option-cards-crawford_tillinghast-about = { cthulhu-wars-card-about-crawford_tillinghast }
cthulhu-wars-power-ultraviolets = The Ultraviolets
cthulhu-wars-power-about-ultraviolets = Before a battle of yours: eliminate him; Monsters and Cultists of your Pool worth 3 come to it, fight, and are eliminated after it.

cthulhu-wars-ability-ultraviolets = { cthulhu-wars-power-ultraviolets }
cthulhu-wars-event-ultraviolets = { $seat } gives up Crawford Tillinghast for the battle ({ $zone }).
cthulhu-wars-ask-ultraviolets = Who comes to the battle?
cthulhu-wars-move-show-ultraviolets = The Ultraviolets: give up Crawford Tillinghast
cthulhu-wars-move-bring-ultraviolet = { $unit } comes
