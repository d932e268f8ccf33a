# Cindrew Putorius (CW-57.6).

cthulhu-wars-unit-cindrew_putorius = Cindrew Putorius
cthulhu-wars-card-cindrew_putorius = { cthulhu-wars-unit-cindrew_putorius }
cthulhu-wars-card-about-cindrew_putorius = After an action in her Area your next one must not end there.
cthulhu-wars-option-cards-cindrew_putorius = { cthulhu-wars-card-cindrew_putorius }
cthulhu-wars-option-cards-cindrew_putorius-about = { cthulhu-wars-card-about-cindrew_putorius }
cthulhu-wars-power-short_attention = Short Attention
cthulhu-wars-power-about-short_attention = After an action of yours that ends in her Area your next action must not end there.

cthulhu-wars-screen-mark-cindrew_lies = Cindrew Putorius lies down
cthulhu-wars-event-cindrew-lies = Cindrew Putorius of { $seat } lies down.
cthulhu-wars-event-cindrew-stands = Cindrew Putorius of { $seat } is on her feet again.
