# Schlacht (CW-10).

cthulhu-wars-event-killed = Getötet: { $unit } von { $seat } ({ $zone }).
cthulhu-wars-event-battle = { $seat } greift { $to } an ({ $zone }).
cthulhu-wars-event-rolled = { $number ->
    [0] { $seat } hat keine Würfel.
   *[other] { $seat } würfelt { $faces }: { $kills ->
        [one] 1 Tod
       *[other] { $kills } Tode
    }, { $pains ->
        [one] 1 Schmerz
       *[other] { $pains } Schmerzen
    }.
}
cthulhu-wars-event-retreated = { $seat } zieht sich zurück: { $unit } → { $zone }.
cthulhu-wars-event-surrounded = { $seat } ist umzingelt ({ $zone }).
cthulhu-wars-event-battle-cancelled = Niemand ist mehr da, um zu kämpfen ({ $zone }).
cthulhu-wars-event-battle-over = Der Kampf ist vorbei ({ $zone }).

cthulhu-wars-ask-declared = Ein Kampf wurde erklärt ({ $zone }): Greifst du ein?
cthulhu-wars-ask-after-roll = Die Würfel sind gefallen ({ $zone }): Welche Fähigkeit setzt du ein?
cthulhu-wars-ask-after-battle = Nach dem Kampf ({ $zone }): Welche Fähigkeit setzt du ein?
cthulhu-wars-ask-pre-battle = Vor dem Kampf ({ $zone }): Welche Fähigkeit setzt du ein?
cthulhu-wars-ask-kill = { $number ->
    [one] Wer erleidet den Tod?
   *[other] Wer erleidet einen Tod (noch { $number })?
}
cthulhu-wars-ask-pain = { $number ->
    [one] Wer erleidet den Schmerz und muss weichen?
   *[other] Wer erleidet einen Schmerz und muss weichen (noch { $number })?
}
cthulhu-wars-ask-after-kills = Tode sind zugeteilt ({ $zone }): Welche Fähigkeit setzt du ein?
cthulhu-wars-ask-after-pains = Schmerzen sind zugeteilt ({ $zone }): Welche Fähigkeit setzt du ein?
cthulhu-wars-ask-retreat = Wohin zieht sich zurück: { $unit } von { $to }?
cthulhu-wars-ask-direct-retreats = Lenkst du alle Rückzüge?
cthulhu-wars-ask-surrounded = Umzingelt ({ $zone }): Welche Einheit mit Schmerz wird eliminiert?

cthulhu-wars-move-assign-kill = Tod: { $unit }
cthulhu-wars-move-assign-pain = Schmerz: { $unit }
cthulhu-wars-move-retreat = → { $zone }

cthulhu-wars-step-pre_battle = vor den Würfeln
cthulhu-wars-step-rolled = Würfel
cthulhu-wars-step-kills = Tode
cthulhu-wars-step-pains = Schmerzen
cthulhu-wars-step-retreats = Rückzüge

cthulhu-wars-screen-battle = Kampf: { $zone }
cthulhu-wars-screen-side = { $seat }: { $units }
cthulhu-wars-screen-dice = Würfel: { $dice }
cthulhu-wars-screen-battle-scene = Der Kampf
cthulhu-wars-screen-steps = Die Schritte eines Kampfes
cthulhu-wars-screen-attacker = greift an
cthulhu-wars-screen-defender = verteidigt
cthulhu-wars-screen-out = nicht mehr im Kampf
cthulhu-wars-screen-killed = getötet
cthulhu-wars-screen-pained = schmerzerfüllt
cthulhu-wars-screen-kills = Tode
cthulhu-wars-screen-pains = Schmerzen
cthulhu-wars-screen-asks-pre_battle = eine Fähigkeit, bevor gewürfelt wird?
cthulhu-wars-screen-asks-rolled = die Würfel sind gefallen.
cthulhu-wars-screen-asks-kills = Tode. Wer stirbt, und hilft eine Fähigkeit?
cthulhu-wars-screen-asks-pains = Schmerzen. Wer muss weichen, und hilft eine Fähigkeit?
cthulhu-wars-screen-asks-retreats = wohin ziehen sich Einheiten zurück?
cthulhu-wars-screen-know-faces = Die Würfel im Kampf
cthulhu-wars-screen-know-faces-text = 6: ein Tod. 4 und 5: ein Schmerz, die Einheit zieht sich zurück. 1 bis 3: nichts. Wem die Einheiten gehören, der wählt, welche was trifft.
