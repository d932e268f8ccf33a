# Byatis (CW-53.131).

cthulhu-wars-unit-byatis = Byatis
cthulhu-wars-card-byatis = { cthulhu-wars-unit-byatis }
cthulhu-wars-card-about-byatis = Erwecken für 4. Bewegt sich nie; ungestört bringt er ein Älteres Zeichen je Runde.
cthulhu-wars-option-cards-byatis = { cthulhu-wars-card-byatis }
cthulhu-wars-option-cards-byatis-about = { cthulhu-wars-card-about-byatis }

cthulhu-wars-power-toad_of_berkeley = Kröte von Berkeley
cthulhu-wars-power-about-toad_of_berkeley = Er bewegt sich nie. Beginn der Verdammnisphase, keine gegnerische Einheit in seiner Zone: ein Älteres Zeichen.
cthulhu-wars-requirement-byatis_survives = Byatis überlebt einen Kampf, in dem eine gegnerische Einheit getötet wurde
cthulhu-wars-book-god_of_forgetfulness = Gott des Vergessens
cthulhu-wars-about-god_of_forgetfulness = Aktion, 1: Alle gegnerischen Kultisten einer angrenzenden Zone gehen in seine Zone.

cthulhu-wars-event-forget = Gott des Vergessens von { $seat }: Alle gegnerischen Kultisten von { $origin } kommen nach { $zone }.
cthulhu-wars-move-forget = Gott des Vergessens: Kultisten von { $zone }
