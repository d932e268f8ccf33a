# Tulzscha (CW-53.121).

cthulhu-wars-unit-tulzscha = Tulzscha
cthulhu-wars-card-tulzscha = { cthulhu-wars-unit-tulzscha }
cthulhu-wars-card-about-tulzscha = Awaken for 4. Gives you what others have more of.
cthulhu-wars-option-cards-tulzscha = { cthulhu-wars-card-tulzscha }
cthulhu-wars-option-cards-tulzscha-about = { cthulhu-wars-card-about-tulzscha }

cthulhu-wars-power-undying_flame = Undying Flame
cthulhu-wars-power-about-undying_flame = Gather Power: 1 Doom, 1 Elder Sign, 1 Power for each of them of which somebody has more than you.
cthulhu-wars-requirement-feed_enemies = as an action every enemy gains 2 Power
cthulhu-wars-book-ceremony_of_annihilation = Ceremony of Annihilation
cthulhu-wars-about-ceremony_of_annihilation = Doom turn: a Ritual that costs nothing and brings its cost as Power, but neither Doom nor Elder Signs.

cthulhu-wars-event-undying-flame = The Undying Flame gives { $seat }: Doom { $doom }, Power { $power }, Elder Signs { $signs }.
cthulhu-wars-event-enemies-fed = { $seat } gives every enemy { $number } Power for Tulzscha.
cthulhu-wars-event-ceremony = { $seat } performs the Ceremony of Annihilation and gains { $number } Power.
cthulhu-wars-move-feed-enemies = Give every enemy 2 Power for Tulzscha
cthulhu-wars-move-ceremony = Ceremony of Annihilation: a Ritual that brings Power
