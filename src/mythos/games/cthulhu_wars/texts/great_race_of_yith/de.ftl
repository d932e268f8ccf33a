# Die Große Rasse von Yith (CW-52.1).

cthulhu-wars-unit-great_race_of_yith = Große Rasse von Yith
cthulhu-wars-card-great_race_of_yith = { cthulhu-wars-unit-great_race_of_yith }
cthulhu-wars-card-about-great_race_of_yith = Kampfwert 3; sie fängt auch beschützte Kultisten, Gefangene bringen 1 Macht mehr.
cthulhu-wars-option-cards-great_race_of_yith = { cthulhu-wars-card-great_race_of_yith }
cthulhu-wars-option-cards-great_race_of_yith-about = { cthulhu-wars-card-about-great_race_of_yith }
cthulhu-wars-power-possession = Besessenheit
cthulhu-wars-power-about-possession = Sie nimmt Kultisten ihrer Zone gefangen, was immer sie beschützt. Solange sie im Spiel ist, bringt jeder deiner Gefangenen 1 Macht mehr.
