# Der Shantak (CW-51.3).

cthulhu-wars-unit-shantak = Shantak
cthulhu-wars-card-shantak = { cthulhu-wars-unit-shantak }
cthulhu-wars-card-about-shantak = Kampfwert 2; er zieht in jede Zone und nimmt einen Kultisten mit.
cthulhu-wars-option-cards-shantak = { cthulhu-wars-card-shantak }
cthulhu-wars-option-cards-shantak-about = { cthulhu-wars-card-about-shantak }
cthulhu-wars-power-horror_steed = Schreckensross
cthulhu-wars-power-about-horror_steed = Ein Shantak, der sich bewegt, darf in jede Zone und nimmt, wenn du willst, einen deiner Kultisten neben ihm umsonst mit.

cthulhu-wars-event-mounted = Der Shantak von { $seat } trägt: { $unit } ({ $zone }).

cthulhu-wars-ask-rider = Wer reitet auf dem Shantak mit: { $zone }?

cthulhu-wars-move-mount = Mitnehmen: { $unit }
