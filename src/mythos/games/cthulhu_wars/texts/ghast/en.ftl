# The Ghast (CW-51.5).

cthulhu-wars-unit-ghast = Ghast
cthulhu-wars-card-ghast = { cthulhu-wars-unit-ghast }
cthulhu-wars-card-about-ghast = No dice; one summoning for 2 brings all that are in the Pool.
cthulhu-wars-option-cards-ghast = { cthulhu-wars-card-ghast }
cthulhu-wars-option-cards-ghast-about = { cthulhu-wars-card-about-ghast }
cthulhu-wars-power-hordeling = Hordeling
cthulhu-wars-power-about-hordeling = One summoning for 2 Power brings all Ghasts of your Pool, to your Gates as you like.
