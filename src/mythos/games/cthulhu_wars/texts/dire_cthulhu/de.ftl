# Grässlicher Cthulhu (CW-53.211).

cthulhu-wars-unit-dire_cthulhu = Grässlicher Cthulhu
cthulhu-wars-card-dire_cthulhu = { cthulhu-wars-unit-dire_cthulhu }
cthulhu-wars-card-about-dire_cthulhu = Erwecken für 6, mit Älterem Zeichen. Herr der Unabhängigen; trifft auch Unbeteiligte.
cthulhu-wars-option-cards-dire_cthulhu = { cthulhu-wars-card-dire_cthulhu }
cthulhu-wars-option-cards-dire_cthulhu-about = { cthulhu-wars-card-about-dire_cthulhu }

cthulhu-wars-power-lord_and_master = Herr und Gebieter
cthulhu-wars-power-about-lord_and_master = Ein Älteres Zeichen, wann immer du einen anderen unabhängigen Großen Alten erweckst.
cthulhu-wars-requirement-kill_3_in_battle = drei gegnerische Einheiten in einem Kampf töten
cthulhu-wars-book-non_euclidean = Nichteuklidisch
cthulhu-wars-about-non_euclidean = In einem Kampf mit dem Grässlichen Cthulhu darfst du deine Ergebnisse anderen geben, die Einheiten in der Zone haben.

cthulhu-wars-event-non-euclidean = { $seat } gibt { $to }, der nicht kämpft, Ergebnisse: { $number }.
cthulhu-wars-ask-non-euclidean-kills = Wie viele deiner { $number } Tötungen trägt jeder? Der Rest ist für den Gegner.
cthulhu-wars-ask-non-euclidean-pains = Wie viele deiner { $number } Schmerzen trägt jeder? Der Rest ist für den Gegner.
cthulhu-wars-ask-bystander-kill = Welche deiner Einheiten wird getötet ({ $zone })?
cthulhu-wars-ask-bystander-pain = Welche deiner Einheiten erhält den Schmerz ({ $zone })?
cthulhu-wars-ask-bystander-lost = Aus { $zone } führt kein Weg. Welche deiner Einheiten geht verloren?
cthulhu-wars-ask-bystander-way = Wohin zieht sich deine Figur { $unit } zurück?
