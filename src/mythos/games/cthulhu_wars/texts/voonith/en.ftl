# The Voonith (CW-51.12).

cthulhu-wars-unit-voonith = Voonith
cthulhu-wars-card-voonith = { cthulhu-wars-unit-voonith }
cthulhu-wars-card-about-voonith = Combat 1; your side scores at least one Kill for each Voonith.
cthulhu-wars-option-cards-voonith = { cthulhu-wars-card-voonith }
cthulhu-wars-option-cards-voonith-about = { cthulhu-wars-card-about-voonith }
cthulhu-wars-power-vicious = Vicious
cthulhu-wars-power-about-vicious = Battle: if your side has scored fewer Kills than it has Vooniths, it has scored as many.

cthulhu-wars-event-vicious = The Vooniths of { $seat } bite: { $number ->
    [one] 1 Kill
   *[other] { $number } Kills
  }.
