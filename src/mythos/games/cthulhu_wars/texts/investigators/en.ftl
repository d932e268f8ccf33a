# Investigators: what they have in common (CW-57.1 to CW-57.4).

cthulhu-wars-power-traitor = Traitor
cthulhu-wars-power-about-traitor = Every player may move this unit by a Move action, one Area for 1 Power.
cthulhu-wars-power-star_stone = Star Stone
cthulhu-wars-power-about-star_stone = Captured, it costs its captor 1 Power in Gather Power instead of bringing 1.

cthulhu-wars-event-investigator-given = { $to } gets the Investigator from { $seat }: “{ $card }”.
cthulhu-wars-ask-investigator-receiver = Who gets the Investigator: “{ $card }”?
cthulhu-wars-move-give-investigator = Give it to { $to }
