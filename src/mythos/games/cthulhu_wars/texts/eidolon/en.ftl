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
cthulhu-wars-event-commit = { $seat } is committed: { $kind }.
cthulhu-wars-event-commit-book = { $seat } is committed: “{ $book }”.
cthulhu-wars-event-commit-power = { $seat } is committed: “{ $power }”.
cthulhu-wars-event-commit-requirement = { $seat } is committed: “{ $requirement }”.
cthulhu-wars-ask-commit = Of which kind will your next action be?
cthulhu-wars-move-bind-all = Eldritch Wisdom: everybody commits to the kind of the next action
cthulhu-wars-move-commit = { $kind }
cthulhu-wars-move-commit-book = Action of a spellbook: “{ $book }”
cthulhu-wars-move-commit-power = Action of an ability: “{ $power }”
cthulhu-wars-move-commit-requirement = Action for a requirement: “{ $requirement }”
cthulhu-wars-kind-recruit = Recruit
cthulhu-wars-kind-summon = Summon
cthulhu-wars-kind-awaken = Awaken
cthulhu-wars-kind-create_gate = Create a Gate
cthulhu-wars-kind-move_unit = Move
cthulhu-wars-kind-attack = Battle
cthulhu-wars-kind-capture = Capture
cthulhu-wars-kind-pass = Drop the Power to 0
