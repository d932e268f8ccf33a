# Rhan-Tegoth, independent (CW-54.91).

cthulhu-wars-card-free_rhan_tegoth = Rhan-Tegoth
cthulhu-wars-card-about-free_rhan_tegoth = Awaken for 4, without the Windwalker. Cheap Rituals; hard to kill.
cthulhu-wars-option-cards-free_rhan_tegoth = { cthulhu-wars-card-free_rhan_tegoth }
cthulhu-wars-option-cards-free_rhan_tegoth-about = { cthulhu-wars-card-about-free_rhan_tegoth }

cthulhu-wars-power-free_herald = Herald
cthulhu-wars-power-about-free_herald = A Ritual never costs you more than 5 Power.
cthulhu-wars-requirement-gate_in_the_ice = control a Gate in an Area with a glyph of the Windwalker
cthulhu-wars-book-free_eternal = Eternal
cthulhu-wars-about-free_eternal = Battle, 1: a Kill on Rhan-Tegoth becomes a Pain.
cthulhu-wars-ability-free_eternal = { cthulhu-wars-book-free_eternal }

cthulhu-wars-event-endure = Rhan-Tegoth of { $seat } endures: a Kill is only a Pain.
cthulhu-wars-move-endure = Eternal: turn the Kill on Rhan-Tegoth into a Pain
