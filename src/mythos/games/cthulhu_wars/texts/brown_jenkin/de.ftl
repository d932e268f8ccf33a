# Brown Jenkin (CW-52.6).

cthulhu-wars-unit-brown_jenkin = Brown Jenkin
cthulhu-wars-card-brown_jenkin = { cthulhu-wars-unit-brown_jenkin }
cthulhu-wars-card-about-brown_jenkin = Keine Würfel; er bringt an gegnerischen Toren Macht und kommt für 2 von selbst wieder.
cthulhu-wars-option-cards-brown_jenkin = { cthulhu-wars-card-brown_jenkin }
cthulhu-wars-option-cards-brown_jenkin-about = { cthulhu-wars-card-about-brown_jenkin }
cthulhu-wars-power-loathsome_titter = Widerliches Kichern
cthulhu-wars-power-familiar = Vertrauter
cthulhu-wars-power-about-loathsome_titter = Machtphase, in einer Zone mit gegnerischem Tor: 2 Macht und 1 für jeden gegnerischen Kultisten dort.
cthulhu-wars-power-about-familiar = Immer wenn er in deinem Vorrat ist und du 2 Macht hast, zahlst du sie, und er kommt an eines deiner Tore.

cthulhu-wars-event-familiar = Brown Jenkin kommt für 2 Macht zu { $seat } zurück ({ $zone }).
