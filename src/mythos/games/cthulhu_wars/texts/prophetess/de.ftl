# Die Prophetin (CW-56.11).

cthulhu-wars-unit-prophetess = Prophetin
cthulhu-wars-card-about-prophetess = Eine Kultistin, die zwei Ältere Zeichen sieht und das bessere behält.
cthulhu-wars-card-prophetess = { cthulhu-wars-unit-prophetess }
cthulhu-wars-option-cards-prophetess = { cthulhu-wars-card-prophetess }
cthulhu-wars-option-cards-prophetess-about = { cthulhu-wars-card-about-prophetess }

cthulhu-wars-power-foretelling = Weissagung
cthulhu-wars-power-about-foretelling = Verdammnisphase: Ziehe für dein erstes Älteres Zeichen zwei, behalte das höhere und lege das andere zurück.
cthulhu-wars-event-foretold = Die Prophetin von { $seat } sieht zwei Ältere Zeichen und behält eines.
