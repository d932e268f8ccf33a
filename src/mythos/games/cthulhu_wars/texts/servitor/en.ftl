# The Servitor of the Outer Gods (CW-51.7).

cthulhu-wars-unit-servitor = Servitor of the Outer Gods
cthulhu-wars-card-servitor = { cthulhu-wars-unit-servitor }
cthulhu-wars-card-about-servitor = A gift for an enemy: combat -1, and he summons no other Monster before them.
cthulhu-wars-option-cards-servitor = { cthulhu-wars-card-servitor }
cthulhu-wars-option-cards-servitor-about = { cthulhu-wars-card-about-servitor }
cthulhu-wars-power-adulation = Adulation
cthulhu-wars-power-about-adulation = With a Servitor in your Pool you may summon no other Monster. Terrors, and what comes without being summoned, are free.

cthulhu-wars-event-bestowed = { $seat } gives the Servitors of the Outer Gods to { $to }.

cthulhu-wars-ask-bestow = Who gets the Servitors of the Outer Gods?

cthulhu-wars-move-bestow = Give the card away: { $to }
