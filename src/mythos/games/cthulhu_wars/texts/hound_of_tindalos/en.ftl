# The Hound of Tindalos (CW-52.4).

cthulhu-wars-unit-hound_of_tindalos = Hound of Tindalos
cthulhu-wars-card-hound_of_tindalos = { cthulhu-wars-unit-hound_of_tindalos }
cthulhu-wars-card-about-hound_of_tindalos = Combat 4; it leaps from Gate to Gate, takes no Kill and dies without a Gate.
cthulhu-wars-option-cards-hound_of_tindalos = { cthulhu-wars-card-hound_of_tindalos }
cthulhu-wars-option-cards-hound_of_tindalos-about = { cthulhu-wars-card-about-hound_of_tindalos }
cthulhu-wars-power-angles_of_time = Angles of Time
cthulhu-wars-power-about-angles_of_time = It does not move. When you move another unit it may appear at any other Gate, once in a Move action. It takes no Kill; where there is no Gate it is eliminated.

cthulhu-wars-event-through-angles = The Hound of Tindalos of { $seat } appears: { $zone }.

cthulhu-wars-move-through-angles = The Hound of Tindalos appears: { $zone }
