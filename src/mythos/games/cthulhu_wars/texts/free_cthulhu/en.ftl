# Cthulhu, independent (CW-54.31).

cthulhu-wars-card-free_cthulhu = Cthulhu
cthulhu-wars-card-about-free_cthulhu = Awaken for 6, without Great Cthulhu. Elder Signs by the stars; devours.
cthulhu-wars-option-cards-free_cthulhu = { cthulhu-wars-card-free_cthulhu }
cthulhu-wars-option-cards-free_cthulhu-about = { cthulhu-wars-card-about-free_cthulhu }

cthulhu-wars-power-stars_over_the_deep = The Stars Are Right
cthulhu-wars-power-about-stars_over_the_deep = Your Doom turn: an Elder Sign if you control a Gate in the Area with the glyph of Great Cthulhu.
cthulhu-wars-requirement-gates_at_sea = three own Gates in Oceans, or four of anyone
cthulhu-wars-book-free_devour = Devour
cthulhu-wars-about-free_devour = Battle with Cthulhu, before the dice: the enemy eliminates one of his Monsters or Cultists.
cthulhu-wars-ability-free_devour = { cthulhu-wars-book-free_devour }

cthulhu-wars-event-devour-one = Cthulhu of { $seat } devours: { $unit }.
cthulhu-wars-ask-free-devoured = Cthulhu devours one of your units. Which one?
cthulhu-wars-move-devour-one = Devour: the enemy gives up a Monster or Cultist
