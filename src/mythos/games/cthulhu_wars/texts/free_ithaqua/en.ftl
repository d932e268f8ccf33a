# Ithaqua, independent (CW-54.101).

cthulhu-wars-card-free_ithaqua = Ithaqua
cthulhu-wars-card-about-free_ithaqua = Awaken for 4, without the Windwalker. Strong; saves Power; shields Cultists.
cthulhu-wars-option-cards-free_ithaqua = { cthulhu-wars-card-free_ithaqua }
cthulhu-wars-option-cards-free_ithaqua-about = { cthulhu-wars-card-about-free_ithaqua }

cthulhu-wars-power-free_hibernate = Hibernate
cthulhu-wars-power-about-free_hibernate = Action, 0: no more actions in this phase; your Power is kept for the next round.
cthulhu-wars-requirement-gates_on_both_glyphs = Gates in both Areas with a glyph of the Windwalker
cthulhu-wars-book-free_ferox = Ferox
cthulhu-wars-about-free_ferox = Only Great Old Ones capture your Cultists.

cthulhu-wars-event-fall-asleep = { $seat } sleeps until the end of the Action Phase and keeps the Power.
cthulhu-wars-move-fall-asleep = Hibernate: no more actions in this phase, keep your Power
