# Die Mondbestie (CW-51.2).

cthulhu-wars-unit-moonbeast = Mondbestie
cthulhu-wars-card-moonbeast = { cthulhu-wars-unit-moonbeast }
cthulhu-wars-card-about-moonbeast = Keine Würfel; beschworen liegt sie auf einem gegnerischen Zauberbuch und sperrt es.
cthulhu-wars-option-cards-moonbeast = { cthulhu-wars-card-moonbeast }
cthulhu-wars-option-cards-moonbeast-about = { cthulhu-wars-card-about-moonbeast }
cthulhu-wars-power-blasphemous_obeisance = Lästerliche Huldigung
cthulhu-wars-power-about-blasphemous_obeisance = Beschworen liegt sie auf einem gegnerischen Zauberbuch, das nicht benutzt werden kann, bis sie in deinem nächsten Verdammniszug an eines deiner Tore zurückkehrt. Er darf sie für 1 Verdammnis loswerden.

cthulhu-wars-event-obeisance = Eine Mondbestie von { $seat } liegt auf einem Zauberbuch von { $to }: „{ $book }“.
cthulhu-wars-event-moonbeast-back = Eine Mondbestie kehrt zu { $seat } zurück ({ $zone }).
cthulhu-wars-event-ransom = { $seat } zahlt 1 Verdammnis für ein freies Zauberbuch: „{ $book }“.

cthulhu-wars-ask-obey = Auf welches Zauberbuch legt sich die Mondbestie?

cthulhu-wars-move-obey = Ein Zauberbuch von { $to } sperren: „{ $book }“
cthulhu-wars-move-send-back = 1 Verdammnis zahlen, die Mondbestie geht: „{ $book }“
