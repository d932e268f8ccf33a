# Cthulhu, unabhängig (CW-54.31).

cthulhu-wars-card-free_cthulhu = Cthulhu
cthulhu-wars-card-about-free_cthulhu = Erwecken für 6, ohne den Großen Cthulhu. Ältere Zeichen von den Sternen; verschlingt.
cthulhu-wars-option-cards-free_cthulhu = { cthulhu-wars-card-free_cthulhu }
cthulhu-wars-option-cards-free_cthulhu-about = { cthulhu-wars-card-about-free_cthulhu }

cthulhu-wars-power-stars_over_the_deep = Die Sterne stehen richtig
cthulhu-wars-power-about-stars_over_the_deep = Dein Verdammniszug: ein Älteres Zeichen, wenn du ein Tor in der Zone mit der Glyphe des Großen Cthulhu kontrollierst.
cthulhu-wars-requirement-gates_at_sea = drei eigene Tore in Ozeanen oder vier von irgendwem
cthulhu-wars-book-free_devour = Verschlingen
cthulhu-wars-about-free_devour = Kampf mit Cthulhu, vor den Würfeln: Der Gegner schaltet eines seiner Monster oder einen Kultisten aus.
cthulhu-wars-ability-free_devour = { cthulhu-wars-book-free_devour }

cthulhu-wars-event-devour-one = Cthulhu von { $seat } verschlingt: { $unit }.
cthulhu-wars-ask-free-devoured = Cthulhu verschlingt eine deiner Einheiten. Welche?
cthulhu-wars-move-devour-one = Verschlingen: Der Gegner gibt ein Monster oder einen Kultisten auf
