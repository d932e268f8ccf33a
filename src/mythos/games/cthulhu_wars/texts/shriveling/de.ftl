# Verdorren (CW-55.3).

cthulhu-wars-card-shriveling = { cthulhu-wars-book-shriveling }
cthulhu-wars-card-about-shriveling = { cthulhu-wars-about-shriveling }
cthulhu-wars-option-cards-shriveling = { cthulhu-wars-card-shriveling }
cthulhu-wars-option-cards-shriveling-about = { cthulhu-wars-card-about-shriveling }
cthulhu-wars-book-shriveling = Verdorren
cthulhu-wars-about-shriveling = Vor den Würfeln: Schalte ein Monster oder einen Kultisten aus; der Besitzer erhält die Kosten.
cthulhu-wars-ability-shriveling = { cthulhu-wars-book-shriveling }

cthulhu-wars-event-shriveling = { $seat } lässt eine Einheit von { $to } verdorren: { $unit }.
cthulhu-wars-move-shrivel = Verdorren: { $unit }
