# Der Gug (CW-51.4).

cthulhu-wars-unit-gug = Gug
