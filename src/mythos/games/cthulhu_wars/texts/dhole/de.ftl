# Der Dhole (CW-52.2).

cthulhu-wars-unit-dhole = Dhole
cthulhu-wars-card-dhole = { cthulhu-wars-unit-dhole }
cthulhu-wars-card-about-dhole = Kampfwert 5; sein Tod bringt Ältere Zeichen.
cthulhu-wars-option-cards-dhole = { cthulhu-wars-card-dhole }
cthulhu-wars-option-cards-dhole-about = { cthulhu-wars-card-about-dhole }
cthulhu-wars-power-planetary_destruction = Weltenbeben
cthulhu-wars-power-about-planetary_destruction = Geht der Dhole in einem Kampf verloren, erhältst du zwei Ältere Zeichen und der Gegner 2 Verdammnis oder 2 Macht, wie du sagst.

cthulhu-wars-event-planetary-destruction = Der Dhole von { $seat } fällt, und die Erde bebt ({ $zone }).
cthulhu-wars-event-dhole-gift = { $seat } gewährt { $to } 2 { $gift ->
    [doom] Verdammnis
   *[power] Macht
  }.

cthulhu-wars-ask-dhole-gift = Was erhält { $to } für deinen Dhole?

cthulhu-wars-move-dhole-gift = Der Gegner erhält 2 { $gift ->
    [doom] Verdammnis
   *[power] Macht
  }
