# Nyarlathotep, independent (CW-54.51).

cthulhu-wars-card-free_nyarlathotep = Nyarlathotep
cthulhu-wars-card-about-free_nyarlathotep = Awaken for 6, without the Crawling Chaos. Moves far; rewards for hit Great Old Ones.
cthulhu-wars-option-cards-free_nyarlathotep = { cthulhu-wars-card-free_nyarlathotep }
cthulhu-wars-option-cards-free_nyarlathotep-about = { cthulhu-wars-card-about-free_nyarlathotep }

cthulhu-wars-power-chaos = Chaos
cthulhu-wars-power-about-chaos = Nyarlathotep moves up to two Areas.
cthulhu-wars-requirement-capture_one = capture an enemy Cultist
cthulhu-wars-book-free_harbinger = Harbinger
cthulhu-wars-about-free_harbinger = Battle with Nyarlathotep: for each enemy Great Old One with a Kill or Pain half its cost in Power, or two Elder Signs.

cthulhu-wars-event-god-hunted = Harbinger ({ $unit }): { $seat } gains { $number } Power.
cthulhu-wars-move-reward-power = Harbinger: Power for { $unit }
cthulhu-wars-move-reward-signs = Harbinger: two Elder Signs for { $unit }
