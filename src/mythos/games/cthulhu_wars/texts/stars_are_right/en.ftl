# The Stars Are Right (CW-55.4).

cthulhu-wars-card-stars_are_right = { cthulhu-wars-book-stars_are_right }
cthulhu-wars-card-about-stars_are_right = { cthulhu-wars-about-stars_are_right }
cthulhu-wars-option-cards-stars_are_right = { cthulhu-wars-card-stars_are_right }
cthulhu-wars-option-cards-stars_are_right-about = { cthulhu-wars-card-about-stars_are_right }
cthulhu-wars-book-stars_are_right = The Stars Are Right
cthulhu-wars-about-stars_are_right = Elder Signs that you reveal in the Doom Phase bring their value in Power, too.
