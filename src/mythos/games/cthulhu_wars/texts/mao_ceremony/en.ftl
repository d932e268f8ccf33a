# The Mao Ceremony (CW-55.1).

cthulhu-wars-card-mao_ceremony = { cthulhu-wars-book-mao_ceremony }
cthulhu-wars-card-about-mao_ceremony = { cthulhu-wars-about-mao_ceremony }
cthulhu-wars-option-cards-mao_ceremony = { cthulhu-wars-card-mao_ceremony }
cthulhu-wars-option-cards-mao_ceremony-about = { cthulhu-wars-card-about-mao_ceremony }
cthulhu-wars-book-mao_ceremony = The Mao Ceremony
cthulhu-wars-about-mao_ceremony = After Gather Power: give up any of your Cultists for 1 Power each.
cthulhu-wars-ability-mao_ceremony = { cthulhu-wars-book-mao_ceremony }

cthulhu-wars-event-mao = { $seat } gains { $number } Power by the Mao Ceremony.
cthulhu-wars-event-eliminated-off-map = { $seat } loses from the faction card: { $unit }.
cthulhu-wars-ask-mao = The Mao Ceremony: whom do you give up for 1 Power?
cthulhu-wars-move-mao = Give up for 1 Power: { $unit } ({ $zone })
cthulhu-wars-move-mao-hidden = Give up for 1 Power, from the faction card: { $unit }
