# Investigators: what they have in common (CW-57.1 to CW-57.4), and the naming of actions (CW-57.12).

cthulhu-wars-power-traitor = Traitor
cthulhu-wars-power-about-traitor = Every player may move this unit by a Move action, one zone for 1 Power.
cthulhu-wars-power-star_stone = Star Stone
cthulhu-wars-power-about-star_stone = Captured, it costs its captor 1 Power in Gather Power instead of bringing 1.

cthulhu-wars-event-investigator-given = { $to } gets the Investigator from { $seat }: “{ $card }”.
cthulhu-wars-ask-investigator-receiver = Who gets the Investigator: “{ $card }”?
cthulhu-wars-move-give-investigator = Give it to { $to }

cthulhu-wars-event-planned-action = { $seat } plans the first action of { $to }: { $action ->
    [recruit] recruit
    [summon] summon
    [awaken] awaken a Great Old One
    [create-gate] create a Gate
    [move-unit] move
    [attack] declare a battle
   *[capture] capture
  }.
cthulhu-wars-event-planned-book = { $seat } plans the first action of { $to }: “{ $book }”.
cthulhu-wars-event-planned-power = { $seat } plans the first action of { $to }: “{ $power }”.
cthulhu-wars-event-planned-requirement = { $seat } plans the first action of { $to }, the requirement: { $requirement }.
cthulhu-wars-move-plan-action = { $action ->
    [recruit] Recruit
    [summon] Summon
    [awaken] Awaken a Great Old One
    [create-gate] Create a Gate
    [move-unit] Move
    [attack] Declare a battle
   *[capture] Capture
  }
cthulhu-wars-move-plan-book = “{ $book }”
cthulhu-wars-move-plan-power = “{ $power }”
cthulhu-wars-move-plan-requirement = The requirement: { $requirement }
