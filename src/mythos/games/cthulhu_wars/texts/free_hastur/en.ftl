# Hastur, independent (CW-54.21).

cthulhu-wars-card-free_hastur = Hastur
cthulhu-wars-card-about-free_hastur = Awaken for 6, without the Yellow Sign. Elder Signs by the stars; assigns results.
cthulhu-wars-option-cards-free_hastur = { cthulhu-wars-card-free_hastur }
cthulhu-wars-option-cards-free_hastur-about = { cthulhu-wars-card-about-free_hastur }

cthulhu-wars-power-stars_are_wrong = The Stars Are Wrong
cthulhu-wars-power-about-stars_are_wrong = Your Doom turn: an Elder Sign if you control a Gate in the Area with the glyph of the Yellow Sign.
cthulhu-wars-requirement-grant_3_doom = as an action another player gains 3 Doom
cthulhu-wars-book-free_vengeance = Vengeance
cthulhu-wars-about-free_vengeance = In a battle with Hastur you assign the results of the enemy.

cthulhu-wars-event-stars-above = The stars favour { $seat }.
cthulhu-wars-event-grant-doom = { $seat } gives { $to } { $number } Doom.
cthulhu-wars-move-grant-doom = 3 Doom for { $to }
