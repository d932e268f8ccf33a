# Nyogtha (CW-53.111).

cthulhu-wars-unit-nyogtha = Nyogtha
cthulhu-wars-card-nyogtha = { cthulhu-wars-unit-nyogtha }
cthulhu-wars-card-about-nyogtha = Awaken for 6. Two figures: what one does the other may do as well.
cthulhu-wars-option-cards-nyogtha = { cthulhu-wars-card-nyogtha }
cthulhu-wars-option-cards-nyogtha-about = { cthulhu-wars-card-about-nyogtha }

cthulhu-wars-power-from_below = From Below
cthulhu-wars-power-about-from_below = When one Nyogtha moves, fights or captures by an action, the other may do so as well, for nothing.
cthulhu-wars-requirement-nyogtha_survives = Nyogtha survives a battle against an enemy Great Old One
cthulhu-wars-book-nightmare_web = Nightmare Web
cthulhu-wars-about-nightmare_web = Awaken, 2: the Nyogtha of your Pool comes to an Area where you have a unit.

cthulhu-wars-ask-from-below-move = The other Nyogtha may move, too. Where to?
cthulhu-wars-ask-from-below-battle = The other Nyogtha may fight, too, for nothing.
cthulhu-wars-ask-from-below-capture = The other Nyogtha may capture, too, for nothing.
cthulhu-wars-move-below-move = The other Nyogtha goes: { $origin } → { $zone }
cthulhu-wars-move-below-battle = Battle of the other Nyogtha against { $to }: { $zone }
cthulhu-wars-move-below-capture = The other Nyogtha captures a Cultist of { $to }: { $zone }
cthulhu-wars-move-nightmare-web = Nightmare Web: awaken Nyogtha in { $zone }
