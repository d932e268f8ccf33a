# Byatis (CW-53.131).

cthulhu-wars-unit-byatis = Byatis
cthulhu-wars-card-byatis = { cthulhu-wars-unit-byatis }
cthulhu-wars-card-about-byatis = Awaken for 4. Never moves; left alone it brings an Elder Sign each round.
cthulhu-wars-option-cards-byatis = { cthulhu-wars-card-byatis }
cthulhu-wars-option-cards-byatis-about = { cthulhu-wars-card-about-byatis }

cthulhu-wars-power-toad_of_berkeley = Toad of Berkeley
cthulhu-wars-power-about-toad_of_berkeley = It never moves. Start of the Doom Phase, no enemy unit in its Area: an Elder Sign.
cthulhu-wars-requirement-byatis_survives = Byatis survives a battle in which an enemy unit was killed
cthulhu-wars-book-god_of_forgetfulness = God of Forgetfulness
cthulhu-wars-about-god_of_forgetfulness = Action, 1: all enemy Cultists of one adjacent Area move into its Area.

cthulhu-wars-event-forget = God of Forgetfulness of { $seat }: all enemy Cultists of { $origin } come to { $zone }.
cthulhu-wars-move-forget = God of Forgetfulness: Cultists of { $zone }
