# Cindrew Putorius (CW-57.6).

cthulhu-wars-unit-cindrew_putorius = Cindrew Putorius
cthulhu-wars-card-cindrew_putorius = { cthulhu-wars-unit-cindrew_putorius }
cthulhu-wars-card-about-cindrew_putorius = Nach einer Aktion in ihrer Zone darf deine nächste nicht dort enden.
cthulhu-wars-option-cards-cindrew_putorius = { cthulhu-wars-card-cindrew_putorius }
cthulhu-wars-option-cards-cindrew_putorius-about = { cthulhu-wars-card-about-cindrew_putorius }
cthulhu-wars-power-short_attention = Kurze Aufmerksamkeitsspanne
cthulhu-wars-power-about-short_attention = Nach einer deiner Aktionen, die in ihrer Zone endet, darf deine nächste nicht dort enden.

cthulhu-wars-screen-mark-cindrew_lies = Cindrew Putorius liegt
cthulhu-wars-event-cindrew-lies = Cindrew Putorius von { $seat } legt sich hin.
cthulhu-wars-event-cindrew-stands = Cindrew Putorius von { $seat } ist wieder auf den Beinen.
