# The Great Race of Yith (CW-52.1).

cthulhu-wars-unit-great_race_of_yith = Great Race of Yith
cthulhu-wars-card-great_race_of_yith = { cthulhu-wars-unit-great_race_of_yith }
cthulhu-wars-card-about-great_race_of_yith = Combat 3; it captures protected Cultists, captives bring 1 Power more.
cthulhu-wars-option-cards-great_race_of_yith = { cthulhu-wars-card-great_race_of_yith }
cthulhu-wars-option-cards-great_race_of_yith-about = { cthulhu-wars-card-about-great_race_of_yith }
cthulhu-wars-power-possession = Possession
cthulhu-wars-power-about-possession = It captures Cultists of its Area whatever protects them. While it is in play each of your captives brings 1 Power more.
