# Mother Hydra (CW-53.31).

cthulhu-wars-unit-mother_hydra = Mother Hydra
cthulhu-wars-card-mother_hydra = { cthulhu-wars-unit-mother_hydra }
cthulhu-wars-card-about-mother_hydra = Awaken for 4. Strong against few; drives Cultists ashore.
cthulhu-wars-option-cards-mother_hydra = { cthulhu-wars-card-mother_hydra }
cthulhu-wars-option-cards-mother_hydra-about = { cthulhu-wars-card-about-mother_hydra }

cthulhu-wars-power-agony_sting = Agony Sting
cthulhu-wars-power-about-agony_sting = Action, 1: all enemy Cultists in an Ocean are moved to adjacent land by their owners.
cthulhu-wars-requirement-no_gods_in_oceans = no own Great Old One in an Ocean, or no enemy one
cthulhu-wars-book-zygote = Zygote
cthulhu-wars-about-zygote = Action, 1: all Acolytes of your Pool come to Areas where you have units.

cthulhu-wars-event-agony-sting = The Agony Sting of { $seat } clears the sea ({ $zone }).
cthulhu-wars-event-zygote = { $seat } places an Acolyte by Zygote: { $zone }.
cthulhu-wars-ask-zygote = Where does the next Acolyte come?
cthulhu-wars-move-agony-sting = Agony Sting: { $zone }
cthulhu-wars-move-zygote = Zygote: all Acolytes of the Pool, the first here: { $zone }
cthulhu-wars-move-zygote-next = An Acolyte comes: { $zone }
