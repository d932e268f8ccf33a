# The Moonbeast (CW-51.2).

cthulhu-wars-unit-moonbeast = Moonbeast
cthulhu-wars-card-moonbeast = { cthulhu-wars-unit-moonbeast }
cthulhu-wars-card-about-moonbeast = No dice; summoned, it lies on an enemy spellbook, which cannot be used.
cthulhu-wars-option-cards-moonbeast = { cthulhu-wars-card-moonbeast }
cthulhu-wars-option-cards-moonbeast-about = { cthulhu-wars-card-about-moonbeast }
cthulhu-wars-power-blasphemous_obeisance = Blasphemous Obeisance
cthulhu-wars-power-about-blasphemous_obeisance = Summoned, it lies on an enemy's spellbook, which cannot be used until it comes back to a Gate of yours in your next Doom turn. He may pay 1 Doom to be rid of it.

cthulhu-wars-event-obeisance = A Moonbeast of { $seat } lies on a spellbook of { $to }: “{ $book }”.
cthulhu-wars-event-moonbeast-back = A Moonbeast comes back to { $seat } ({ $zone }).
cthulhu-wars-event-ransom = { $seat } pays 1 Doom for a free spellbook: “{ $book }”.

cthulhu-wars-ask-obey = On which spellbook does the Moonbeast lie down?

cthulhu-wars-move-obey = Block a spellbook of { $to }: “{ $book }”
cthulhu-wars-move-send-back = Pay 1 Doom, the Moonbeast goes: “{ $book }”
