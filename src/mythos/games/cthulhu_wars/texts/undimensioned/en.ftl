# Undimensioned (CW-55.6).

cthulhu-wars-card-undimensioned = { cthulhu-wars-book-undimensioned }
cthulhu-wars-card-about-undimensioned = { cthulhu-wars-about-undimensioned }
cthulhu-wars-option-cards-undimensioned = { cthulhu-wars-card-undimensioned }
cthulhu-wars-option-cards-undimensioned-about = { cthulhu-wars-card-about-undimensioned }
cthulhu-wars-book-undimensioned = Undimensioned
cthulhu-wars-about-undimensioned = Action, 2: rearrange your units among the Areas that you are in.

cthulhu-wars-event-rearrange = The units of { $seat } are undimensioned.
cthulhu-wars-ask-rearranged = Which unit goes where?
cthulhu-wars-move-rearrange = Undimensioned: rearrange your units
cthulhu-wars-move-rearranged = { $unit } goes from { $origin }: { $zone }
