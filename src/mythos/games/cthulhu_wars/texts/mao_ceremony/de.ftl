# Die Mao-Zeremonie (CW-55.1).

cthulhu-wars-card-mao_ceremony = { cthulhu-wars-book-mao_ceremony }
cthulhu-wars-card-about-mao_ceremony = { cthulhu-wars-about-mao_ceremony }
cthulhu-wars-option-cards-mao_ceremony = { cthulhu-wars-card-mao_ceremony }
cthulhu-wars-option-cards-mao_ceremony-about = { cthulhu-wars-card-about-mao_ceremony }
cthulhu-wars-book-mao_ceremony = Mao-Zeremonie
cthulhu-wars-about-mao_ceremony = Nach dem Machtsammeln: Gib beliebig viele deiner Kultisten auf, für je 1 Macht.
cthulhu-wars-ability-mao_ceremony = { cthulhu-wars-book-mao_ceremony }

cthulhu-wars-event-mao = { $seat } erhält { $number } Macht durch die Mao-Zeremonie.
cthulhu-wars-event-eliminated-off-map = { $seat } verliert von der Fraktionskarte: { $unit }.
cthulhu-wars-ask-mao = Die Mao-Zeremonie: Wen gibst du für 1 Macht auf?
cthulhu-wars-move-mao = Für 1 Macht aufgeben: { $unit } ({ $zone })
cthulhu-wars-move-mao-hidden = Für 1 Macht aufgeben, von der Fraktionskarte: { $unit }
