# John Dark (CW-57.7).

cthulhu-wars-unit-john_dark = John Dark
cthulhu-wars-card-john_dark = { cthulhu-wars-unit-john_dark }
cthulhu-wars-card-about-john_dark = From the Pool he comes instead of an Elder Sign.
cthulhu-wars-option-cards-john_dark = { cthulhu-wars-card-john_dark }
cthulhu-wars-option-cards-john_dark-about = { cthulhu-wars-card-about-john_dark }
cthulhu-wars-power-road_to_hell = Road to Hell
cthulhu-wars-power-about-road_to_hell = If he is in your Pool when you would gain an Elder Sign, you put him anywhere instead.

cthulhu-wars-event-road-to-hell = John Dark of { $seat } comes instead of an Elder Sign.
