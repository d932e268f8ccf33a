# Konsequenzen (CW-55.2).

cthulhu-wars-card-recriminations = { cthulhu-wars-book-recriminations }
cthulhu-wars-card-about-recriminations = { cthulhu-wars-about-recriminations }
cthulhu-wars-option-cards-recriminations = { cthulhu-wars-card-recriminations }
cthulhu-wars-option-cards-recriminations-about = { cthulhu-wars-card-about-recriminations }
cthulhu-wars-book-recriminations = Konsequenzen
cthulhu-wars-about-recriminations = Aktion, 1: Tausche ein Zauberbuch auf deiner Fraktionskarte gegen ein anderes freies.

cthulhu-wars-event-recriminations = { $seat } nimmt ein Zauberbuch von der Fraktionskarte: „{ $book }“.
cthulhu-wars-event-book-instead = { $seat } nimmt stattdessen: „{ $book }“.
cthulhu-wars-ask-recriminations = Welches Zauberbuch nimmst du statt „{ $book }“?
cthulhu-wars-move-recriminate = Ein Zauberbuch gegen ein anderes tauschen: „{ $book }“
