# Ubbo-Sathla, independent (CW-54.81).

cthulhu-wars-card-free_ubbo_sathla = Ubbo-Sathla
cthulhu-wars-card-about-free_ubbo_sathla = Awaken for 4, without the Tcho-Tcho. Grows by dice; takes its share of rituals.
cthulhu-wars-option-cards-free_ubbo_sathla = { cthulhu-wars-card-free_ubbo_sathla }
cthulhu-wars-option-cards-free_ubbo_sathla-about = { cthulhu-wars-card-about-free_ubbo_sathla }

cthulhu-wars-power-free_sycophancy = Sycophancy
cthulhu-wars-power-about-free_sycophancy = When an enemy performs a Ritual he gains 1 Doom less, or you gain 1 Doom, as he chooses.
cthulhu-wars-requirement-feed_with_gate = as an action, remove an own Gate
cthulhu-wars-book-hellish_banquet = Hellish Banquet
cthulhu-wars-about-hellish_banquet = Your Doom turn: the Growth marker advances by a die.

cthulhu-wars-event-free-growth = Ubbo-Sathla of { $seat } grows: { $number }.
cthulhu-wars-screen-mark-free_growth = Growth: { $number }
cthulhu-wars-move-give-up-gate = Remove your Gate for Ubbo-Sathla: { $zone }
