# Unique High Priests: how they come (CW-56.1).

cthulhu-wars-ask-which-priest = Which High Priest comes?
cthulhu-wars-move-recruit-priest = Recruit as a High Priest: { $unit } ({ $zone })
cthulhu-wars-move-choose-priest = { $unit }
