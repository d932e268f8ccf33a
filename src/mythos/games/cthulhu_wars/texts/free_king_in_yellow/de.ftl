# Der König in Gelb, unabhängig (CW-54.11).

cthulhu-wars-card-free_king_in_yellow = Der König in Gelb
cthulhu-wars-card-about-free_king_in_yellow = Erwecken für 2, ohne das Gelbe Zeichen. Entweiht Zonen und bringt billige Einheiten.
cthulhu-wars-option-cards-free_king_in_yellow = { cthulhu-wars-card-free_king_in_yellow }
cthulhu-wars-option-cards-free_king_in_yellow-about = { cthulhu-wars-card-about-free_king_in_yellow }

cthulhu-wars-power-free_desecrate = Entweihen
cthulhu-wars-power-about-free_desecrate = Aktion, 2: ein Würfel in der Zone des Königs; nicht höher als deine Einheiten dort, kommt ein Marker. Stelle ein Monster oder einen Kultisten für höchstens 2 auf.
cthulhu-wars-requirement-desecrate_enemy_gate = eine Zone mit einem Tor unter gegnerischer Kontrolle entweihen
cthulhu-wars-book-free_feast = Festschmaus
cthulhu-wars-about-free_feast = Macht sammeln: 1 Macht für jede entweihte Zone.

cthulhu-wars-event-profane = { $seat } versucht zu entweihen: { $zone }, Wurf { $number }.
cthulhu-wars-event-profaned = Entweiht von { $seat }: { $zone }.
cthulhu-wars-ask-profane-place = Welche Einheit stellst du auf?
cthulhu-wars-move-profane = Entweihen
