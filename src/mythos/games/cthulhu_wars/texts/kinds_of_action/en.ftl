# Kinds of actions, named before they are taken (CW-56.12, CW-57.12).

cthulhu-wars-move-name-kind = { $kind }
cthulhu-wars-move-name-book = Action of a spellbook: “{ $book }”
cthulhu-wars-move-name-power = Action of an ability: “{ $power }”
cthulhu-wars-move-name-requirement = Action for a requirement: “{ $requirement }”
cthulhu-wars-kind-recruit = Recruit
cthulhu-wars-kind-summon = Summon
cthulhu-wars-kind-awaken = Awaken
cthulhu-wars-kind-create_gate = Create a Gate
cthulhu-wars-kind-move_unit = Move
cthulhu-wars-kind-attack = Battle
cthulhu-wars-kind-capture = Capture
cthulhu-wars-kind-pass = Drop the Power to 0
