# Victor Steele (CW-57.12).

cthulhu-wars-unit-victor_steele = Victor Steele
cthulhu-wars-card-victor_steele = { cthulhu-wars-unit-victor_steele }
cthulhu-wars-card-about-victor_steele = While he is off the map another player plans your first action.
cthulhu-wars-option-cards-victor_steele = { cthulhu-wars-card-victor_steele }
cthulhu-wars-option-cards-victor_steele-about = { cthulhu-wars-card-about-victor_steele }
cthulhu-wars-power-bad_planning = Bad Planning
cthulhu-wars-power-about-bad_planning = If he is not on the map when your Doom turn ends, another player of your choice names the kind of your first action.

cthulhu-wars-ask-planner = Victor Steele is not on the map: who names the kind of your first action?
cthulhu-wars-ask-plan = What kind of action has { $to } to take first?
cthulhu-wars-move-let-plan = { $to } names it
