# Einzigartige Hohepriester: wie sie kommen (CW-56.1).

cthulhu-wars-ask-which-priest = Welcher Hohepriester kommt?
cthulhu-wars-move-recruit-priest = Als Hohepriester rekrutieren: { $unit } ({ $zone })
cthulhu-wars-move-choose-priest = { $unit }
