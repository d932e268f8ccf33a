# The Prophetess (CW-56.11).

cthulhu-wars-unit-prophetess = Prophetess
cthulhu-wars-card-about-prophetess = A Cultist who sees two Elder Signs and keeps the better one.
cthulhu-wars-card-prophetess = { cthulhu-wars-unit-prophetess }
cthulhu-wars-option-cards-prophetess = { cthulhu-wars-card-prophetess }
cthulhu-wars-option-cards-prophetess-about = { cthulhu-wars-card-about-prophetess }

cthulhu-wars-power-foretelling = Foretelling
cthulhu-wars-power-about-foretelling = Doom Phase: for your first Elder Sign draw two, keep the higher one and return the other.
cthulhu-wars-event-foretold = The Prophetess of { $seat } sees two Elder Signs and keeps one.
