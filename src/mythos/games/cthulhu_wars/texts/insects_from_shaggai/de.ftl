# Die Insekten von Shaggai (CW-51.13).

cthulhu-wars-unit-insects_from_shaggai = Insekten von Shaggai
cthulhu-wars-card-insects_from_shaggai = { cthulhu-wars-unit-insects_from_shaggai }
cthulhu-wars-card-about-insects_from_shaggai = Keine Würfel; fremde Akolythen neben ihnen ziehen und kämpfen für dich.
cthulhu-wars-option-cards-insects_from_shaggai = { cthulhu-wars-card-insects_from_shaggai }
cthulhu-wars-option-cards-insects_from_shaggai-about = { cthulhu-wars-card-about-insects_from_shaggai }
cthulhu-wars-power-mind_parasite = Gedankenparasit
cthulhu-wars-power-about-mind_parasite = Aktionsphase: Gegnerische Akolythen in ihrer Zone, die auf keinem Tor stehen, bewegst nur du, für je 1 Macht, sie kämpfen auf deiner Seite, und niemand sonst nimmt sie gefangen.

cthulhu-wars-event-led = { $seat } führt einen Akolythen von { $to } aus { $origin }: { $zone }.

cthulhu-wars-move-lead-acolyte = Einen Akolythen von { $to } bewegen, aus { $origin }: { $zone }
cthulhu-wars-move-lead-another = Auch einen Akolythen von { $to } bewegen, aus { $origin }: { $zone }
