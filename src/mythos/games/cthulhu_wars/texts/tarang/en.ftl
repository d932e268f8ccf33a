# Tarang (CW-57.11).

cthulhu-wars-unit-tarang = Tarang
cthulhu-wars-card-tarang = { cthulhu-wars-unit-tarang }
cthulhu-wars-card-about-tarang = Runs from Great Old Ones, and all your Cultists with him.
cthulhu-wars-option-cards-tarang = { cthulhu-wars-card-tarang }
cthulhu-wars-option-cards-tarang-about = { cthulhu-wars-card-about-tarang }
cthulhu-wars-power-cowardice = Cowardice
cthulhu-wars-power-about-cowardice = When a Great Old One moves into his Area, he and all your Cultists there retreat to one adjacent Area. In your Doom turn he comes from the Pool to any Area.

cthulhu-wars-event-cowardice = Tarang and the Cultists of { $seat } run: { $origin } → { $zone }.
cthulhu-wars-ask-cowardice = A Great Old One comes to { $zone }: where does Tarang run with your Cultists?
cthulhu-wars-move-run-to = Run: { $zone }
cthulhu-wars-move-bring-tarang = Place Tarang: { $zone }
