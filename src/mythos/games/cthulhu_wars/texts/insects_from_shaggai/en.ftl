# The Insects from Shaggai (CW-51.13).

cthulhu-wars-unit-insects_from_shaggai = Insects from Shaggai
cthulhu-wars-card-insects_from_shaggai = { cthulhu-wars-unit-insects_from_shaggai }
cthulhu-wars-card-about-insects_from_shaggai = No dice; others' Acolytes beside them move and fight for you.
cthulhu-wars-option-cards-insects_from_shaggai = { cthulhu-wars-card-insects_from_shaggai }
cthulhu-wars-option-cards-insects_from_shaggai-about = { cthulhu-wars-card-about-insects_from_shaggai }
cthulhu-wars-power-mind_parasite = Mind Parasite
cthulhu-wars-power-about-mind_parasite = Action Phase: enemy Acolytes in their Area that are not on a Gate are moved by you alone, for 1 Power each, fight on your side, and are captured by nobody else.

cthulhu-wars-event-led = { $seat } leads an Acolyte of { $to } from { $origin }: { $zone }.

cthulhu-wars-move-lead-acolyte = Move an Acolyte of { $to } from { $origin }: { $zone }
cthulhu-wars-move-lead-another = Move an Acolyte of { $to } from { $origin }, too: { $zone }
