# Dark Demons (CW-56.13).

cthulhu-wars-unit-dark_demon = Dark Demon
cthulhu-wars-card-about-dark_demon = Every faction gets a Demon, which has to be recruited first of all.
cthulhu-wars-card-dark_demon = { cthulhu-wars-unit-dark_demon }
cthulhu-wars-option-cards-dark_demon = { cthulhu-wars-card-dark_demon }
cthulhu-wars-option-cards-dark_demon-about = { cthulhu-wars-card-about-dark_demon }

cthulhu-wars-power-the_summons = The Summons
cthulhu-wars-power-about-the_summons = With your Demon in the Pool you may only recruit it, or drop your Power to 0.
cthulhu-wars-event-acolyte-given = { $seat } gives an Acolyte of the Pool for a Dark Demon.
cthulhu-wars-ask-demon-price = Which of your Acolytes makes room for the Dark Demon?
