# The Eidolon (CW-56.12).

cthulhu-wars-unit-eidolon = Eidolon
cthulhu-wars-card-about-eidolon = Anybody may recruit him; he binds everybody to the kind of the next action.
cthulhu-wars-card-eidolon = { cthulhu-wars-unit-eidolon }
cthulhu-wars-option-cards-eidolon = { cthulhu-wars-card-eidolon }
cthulhu-wars-option-cards-eidolon-about = { cthulhu-wars-card-about-eidolon }

cthulhu-wars-power-hierarchy = Hierarchy
cthulhu-wars-power-about-hierarchy = He gives Power and can be captured, but neither builds nor holds Gates. Anybody may recruit him and has his card then.
cthulhu-wars-power-eldritch_wisdom = Eldritch Wisdom
cthulhu-wars-power-about-eldritch_wisdom = After any action, once until the next Doom Phase: everybody commits to the kind of his next action.
cthulhu-wars-ability-eldritch_wisdom = { cthulhu-wars-power-eldritch_wisdom }
cthulhu-wars-event-eidolon-follows = The Eidolon and his card follow { $seat }.
cthulhu-wars-event-eldritch-wisdom = { $seat } makes everybody commit to the kind of the next action.
cthulhu-wars-event-committed-name-kind = { $seat } is committed: { $kind }.
cthulhu-wars-event-committed-name-book = { $seat } is committed: “{ $book }”.
cthulhu-wars-event-committed-name-power = { $seat } is committed: “{ $power }”.
cthulhu-wars-event-committed-name-requirement = { $seat } is committed: “{ $requirement }”.
cthulhu-wars-ask-commit = Of which kind will your next action be?
cthulhu-wars-move-bind-all = Eldritch Wisdom: everybody commits to the kind of the next action
