# The Haunter of the Dark (CW-53.161).

cthulhu-wars-unit-haunter_of_the_dark = The Haunter of the Dark
cthulhu-wars-card-haunter_of_the_dark = { cthulhu-wars-unit-haunter_of_the_dark }
cthulhu-wars-card-about-haunter_of_the_dark = Awaken for 6. As strong as its enemy is learned; draws single Kills to itself.
cthulhu-wars-option-cards-haunter_of_the_dark = { cthulhu-wars-card-haunter_of_the_dark }
cthulhu-wars-option-cards-haunter_of_the_dark-about = { cthulhu-wars-card-about-haunter_of_the_dark }

cthulhu-wars-power-fly_to_the_light = Fly to the Light
cthulhu-wars-power-about-fly_to_the_light = If the enemy scores exactly one Kill in a battle with the Haunter, it must be assigned to it.
cthulhu-wars-requirement-pay_for_trapezohedron = as an action, 1 Power
cthulhu-wars-book-shining_trapezohedron = The Shining Trapezohedron
cthulhu-wars-about-shining_trapezohedron = Battle with the Haunter, before the dice: the enemy throws a die for each unit and eliminates one for each 6.
cthulhu-wars-ability-shining_trapezohedron = { cthulhu-wars-book-shining_trapezohedron }

cthulhu-wars-event-trapezohedron = The units of { $to } look into the Shining Trapezohedron: { $faces }.
cthulhu-wars-ask-trapezohedron = The Shining Trapezohedron: { $number } of your units are lost. Which one?
cthulhu-wars-move-look-into-the-stone = Pay for the Shining Trapezohedron
cthulhu-wars-move-trapezohedron = The Shining Trapezohedron: the enemy's units throw dice
