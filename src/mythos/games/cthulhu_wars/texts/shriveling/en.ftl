# Shriveling (CW-55.3).

cthulhu-wars-card-shriveling = { cthulhu-wars-book-shriveling }
cthulhu-wars-card-about-shriveling = { cthulhu-wars-about-shriveling }
cthulhu-wars-option-cards-shriveling = { cthulhu-wars-card-shriveling }
cthulhu-wars-option-cards-shriveling-about = { cthulhu-wars-card-about-shriveling }
cthulhu-wars-book-shriveling = Shriveling
cthulhu-wars-about-shriveling = Before the dice: eliminate an enemy Monster or Cultist; its owner gains its cost.
cthulhu-wars-ability-shriveling = { cthulhu-wars-book-shriveling }

cthulhu-wars-event-shriveling = { $seat } shrivels a unit of { $to }: { $unit }.
cthulhu-wars-move-shrivel = Shriveling: { $unit }
