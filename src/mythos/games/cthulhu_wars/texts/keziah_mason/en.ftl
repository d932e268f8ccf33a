# Keziah Mason (CW-56.7).

cthulhu-wars-unit-keziah_mason = Keziah Mason
cthulhu-wars-card-keziah_mason = { cthulhu-wars-unit-keziah_mason }
cthulhu-wars-card-about-keziah_mason = Hit herself, she hits the enemy twice.
cthulhu-wars-option-cards-keziah_mason = { cthulhu-wars-card-keziah_mason }
cthulhu-wars-option-cards-keziah_mason-about = { cthulhu-wars-card-about-keziah_mason }
cthulhu-wars-power-demon_heroine = Demon Heroine
cthulhu-wars-power-about-demon_heroine = Assigned a Kill or a Pain, she gives the opponent two more of the kind, once in a battle.

cthulhu-wars-ability-demon_heroine = { cthulhu-wars-power-demon_heroine }
cthulhu-wars-event-kill-too = Keziah Mason of { $seat }: two Kills more for { $to }.
cthulhu-wars-event-hurt-too = Keziah Mason of { $seat }: two Pains more for { $to }.
cthulhu-wars-move-kill-too = Demon Heroine: two Kills more
cthulhu-wars-move-hurt-too = Demon Heroine: two Pains more
