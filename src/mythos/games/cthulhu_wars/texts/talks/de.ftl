# Verhandlungen darüber, was Gegner gemeinsam geben (CW-21.20).

cthulhu-wars-event-offered = { $seat } bietet { $number } von { $demand }.
cthulhu-wars-event-left-talks = { $seat } verlässt die Verhandlung.
cthulhu-wars-event-talks-failed = Keine Einigung über { $number }: { $seat } hat den Vorteil.

cthulhu-wars-ask-offer = Zusammen schuldet ihr { $number } { $stake }; die anderen bieten bisher { $others } (Runde { $round } von { $rounds }). Was gibst du?

cthulhu-wars-move-offer = { $number } bieten
cthulhu-wars-move-leave = Verhandlung verlassen
cthulhu-wars-move-share = { $to }: { $number }

cthulhu-wars-stake-power = Macht
cthulhu-wars-stake-cultists = Kultisten

cthulhu-wars-screen-talks = { $seat } verlangt { $number } { $stake } von den Gegnern zusammen
cthulhu-wars-screen-talks-round = Runde { $number } von { $rounds }
cthulhu-wars-screen-talker-offers = { $seat } bietet { $number }.
cthulhu-wars-screen-talker-silent = { $seat } hat noch nichts gesagt.
cthulhu-wars-screen-talker-left = { $seat } hat die Verhandlung verlassen.
cthulhu-wars-screen-talks-fail-power = Ohne Einigung zahlt niemand, und { $seat } gewinnt { $number } Macht.
cthulhu-wars-screen-talks-fail-cultists = Ohne Einigung bestimmt { $seat }, wie viele Kultisten jeder Gegner verliert.
cthulhu-wars-screen-talks-scene = Die Verhandlung
cthulhu-wars-screen-talks-sum = { $number } von { $demand } geboten
cthulhu-wars-screen-talks-how = Reihum sagt jeder, was er geben würde. Einig seid ihr, sobald alle Gebote zusammen genau die Forderung ergeben. Wer geht, gibt nichts und wird nicht gebraucht; wer allein übrig ist, gibt alles oder nichts.
cthulhu-wars-screen-talker-has = hat { $number } { $stake }
cthulhu-wars-screen-talker-gone = ist gegangen
