# Der Voonith (CW-51.12).

cthulhu-wars-unit-voonith = Voonith
cthulhu-wars-card-voonith = { cthulhu-wars-unit-voonith }
cthulhu-wars-card-about-voonith = Kampfwert 1; deine Seite erzielt für jeden Voonith mindestens einen Tod.
cthulhu-wars-option-cards-voonith = { cthulhu-wars-card-voonith }
cthulhu-wars-option-cards-voonith-about = { cthulhu-wars-card-about-voonith }
cthulhu-wars-power-vicious = Bösartig
cthulhu-wars-power-about-vicious = Kampf: Hat deine Seite weniger Tode erzielt, als sie Vooniths hat, sind es so viele.

cthulhu-wars-event-vicious = Die Vooniths von { $seat } beißen zu: { $number ->
    [one] 1 Tod
   *[other] { $number } Tode
  }.
