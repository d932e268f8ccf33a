# The Dhole (CW-52.2).

cthulhu-wars-unit-dhole = Dhole
cthulhu-wars-card-dhole = { cthulhu-wars-unit-dhole }
cthulhu-wars-card-about-dhole = Combat 5; its death brings Elder Signs.
cthulhu-wars-option-cards-dhole = { cthulhu-wars-card-dhole }
cthulhu-wars-option-cards-dhole-about = { cthulhu-wars-card-about-dhole }
cthulhu-wars-power-planetary_destruction = Planetary Destruction
cthulhu-wars-power-about-planetary_destruction = If the Dhole is lost in a battle you gain two Elder Signs, and the opponent gains 2 Doom or 2 Power, as you say.

cthulhu-wars-event-planetary-destruction = The Dhole of { $seat } falls, and the earth shakes ({ $zone }).
cthulhu-wars-event-dhole-gift = { $seat } grants { $to } 2 { $gift ->
    [doom] Doom
   *[power] Power
  }.

cthulhu-wars-ask-dhole-gift = What does { $to } gain for your Dhole?

cthulhu-wars-move-dhole-gift = The opponent gains 2 { $gift ->
    [doom] Doom
   *[power] Power
  }
