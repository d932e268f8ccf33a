# Abhoth (CW-53.11).

cthulhu-wars-unit-abhoth = Abhoth
cthulhu-wars-unit-filth = Filth
cthulhu-wars-card-abhoth = { cthulhu-wars-unit-abhoth }
cthulhu-wars-card-about-abhoth = Awaken for 4. Its Filth comes anywhere and makes it strong.
cthulhu-wars-option-cards-abhoth = { cthulhu-wars-card-abhoth }
cthulhu-wars-option-cards-abhoth-about = { cthulhu-wars-card-about-abhoth }

cthulhu-wars-power-filth = Filth
cthulhu-wars-power-about-filth = Action, 1: put a Filth token into any Area. It is a Monster that never moves and captures nobody.
cthulhu-wars-requirement-many_monsters = four types of Monsters, or eight Monsters, in play
cthulhu-wars-book-the_brood = The Brood
cthulhu-wars-about-the_brood = In the Doom Phase Gates in Areas with Filth count for nobody but you.
