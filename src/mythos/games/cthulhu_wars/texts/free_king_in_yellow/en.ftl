# The King in Yellow, independent (CW-54.11).

cthulhu-wars-card-free_king_in_yellow = The King in Yellow
cthulhu-wars-card-about-free_king_in_yellow = Awaken for 2, without the Yellow Sign. Desecrates Areas and brings cheap units.
cthulhu-wars-option-cards-free_king_in_yellow = { cthulhu-wars-card-free_king_in_yellow }
cthulhu-wars-option-cards-free_king_in_yellow-about = { cthulhu-wars-card-about-free_king_in_yellow }

cthulhu-wars-power-free_desecrate = Desecrate
cthulhu-wars-power-about-free_desecrate = Action, 2: a die in the King's Area; not higher than your units there, a marker comes. Place a Monster or Cultist of cost 2 or less.
cthulhu-wars-requirement-desecrate_enemy_gate = desecrate an Area with a Gate that an enemy controls
cthulhu-wars-book-free_feast = The Feast
cthulhu-wars-about-free_feast = Gather Power: 1 Power for each desecrated Area.

cthulhu-wars-event-profane = { $seat } tries to desecrate: { $zone }, roll { $number }.
cthulhu-wars-event-profaned = Desecrated by { $seat }: { $zone }.
cthulhu-wars-ask-profane-place = Which unit do you place?
cthulhu-wars-move-profane = Desecrate
