# Battle (CW-10).

cthulhu-wars-event-killed = Killed: { $unit } of { $seat } ({ $zone }).
cthulhu-wars-event-battle = { $seat } attacks { $to } ({ $zone }).
cthulhu-wars-event-rolled = { $number ->
    [0] { $seat } has no dice.
   *[other] { $seat } rolls { $faces }: { $kills ->
        [one] 1 Kill
       *[other] { $kills } Kills
    }, { $pains ->
        [one] 1 Pain
       *[other] { $pains } Pains
    }.
}
cthulhu-wars-event-retreated = { $seat } retreats: { $unit } → { $zone }.
cthulhu-wars-event-surrounded = { $seat } is surrounded ({ $zone }).
cthulhu-wars-event-battle-cancelled = There is nobody left to fight ({ $zone }).
cthulhu-wars-event-battle-over = The battle is over ({ $zone }).

cthulhu-wars-ask-declared = A battle was declared ({ $zone }): do you intervene?
cthulhu-wars-ask-after-roll = The dice have fallen ({ $zone }): which ability do you use?
cthulhu-wars-ask-after-battle = After the battle ({ $zone }): which ability do you use?
cthulhu-wars-ask-pre-battle = Before the battle ({ $zone }): which ability do you use?
cthulhu-wars-ask-kill = { $number ->
    [one] Who takes the Kill?
   *[other] Who takes a Kill ({ $number } left)?
}
cthulhu-wars-ask-pain = { $number ->
    [one] Who takes the Pain and has to retreat?
   *[other] Who takes a Pain and has to retreat ({ $number } left)?
}
cthulhu-wars-ask-after-kills = Kills are assigned ({ $zone }): which ability do you use?
cthulhu-wars-ask-after-pains = Pains are assigned ({ $zone }): which ability do you use?
cthulhu-wars-ask-retreat = Where does it retreat: { $unit } of { $to }?
cthulhu-wars-ask-direct-retreats = Do you direct all retreats?
cthulhu-wars-ask-surrounded = Surrounded ({ $zone }): which pained unit is eliminated?

cthulhu-wars-move-assign-kill = Kill: { $unit }
cthulhu-wars-move-assign-pain = Pain: { $unit }
cthulhu-wars-move-retreat = → { $zone }

cthulhu-wars-step-pre_battle = before the dice
cthulhu-wars-step-rolled = dice
cthulhu-wars-step-kills = Kills
cthulhu-wars-step-pains = Pains
cthulhu-wars-step-retreats = retreats

cthulhu-wars-screen-battle = Battle: { $zone }
cthulhu-wars-screen-side = { $seat }: { $units }
cthulhu-wars-screen-dice = Dice: { $dice }
cthulhu-wars-screen-battle-scene = The battle
cthulhu-wars-screen-steps = The steps of a battle
cthulhu-wars-screen-attacker = attacks
cthulhu-wars-screen-defender = defends
cthulhu-wars-screen-out = out of the battle
cthulhu-wars-screen-killed = killed
cthulhu-wars-screen-pained = pained
cthulhu-wars-screen-kills = Kills
cthulhu-wars-screen-pains = Pains
cthulhu-wars-screen-asks-pre_battle = an ability before the dice are rolled?
cthulhu-wars-screen-asks-rolled = the dice have fallen.
cthulhu-wars-screen-asks-kills = Kills. Who dies, and does an ability help?
cthulhu-wars-screen-asks-pains = Pains. Who has to leave, and does an ability help?
cthulhu-wars-screen-asks-retreats = where do pained units retreat?
cthulhu-wars-screen-know-faces = The dice of a battle
cthulhu-wars-screen-know-faces-text = 6: a Kill. 4 and 5: a Pain, the unit retreats. 1 to 3: nothing. The owner chooses which unit takes which result.
