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
cthulhu-wars-event-planned-name-kind = { $seat } plans the first action of { $to }: { $kind }.
cthulhu-wars-event-planned-name-book = { $seat } plans the first action of { $to }: “{ $book }”.
cthulhu-wars-event-planned-name-power = { $seat } plans the first action of { $to }: “{ $power }”.
cthulhu-wars-event-planned-name-requirement = { $seat } plans the first action of { $to }, the requirement: { $requirement }.
