# Das Eidolon (CW-56.12).

cthulhu-wars-unit-eidolon = Eidolon
cthulhu-wars-card-about-eidolon = Alle dürfen es rekrutieren; es bindet alle an die Art ihrer nächsten Aktion.
cthulhu-wars-card-eidolon = { cthulhu-wars-unit-eidolon }
cthulhu-wars-option-cards-eidolon = { cthulhu-wars-card-eidolon }
cthulhu-wars-option-cards-eidolon-about = { cthulhu-wars-card-about-eidolon }

cthulhu-wars-power-hierarchy = Rangordnung
cthulhu-wars-power-about-hierarchy = Es gibt Macht und kann gefangen werden, baut und hält aber keine Tore. Alle dürfen es rekrutieren und haben dann seine Karte.
cthulhu-wars-power-eldritch_wisdom = Unheimliche Weisheit
cthulhu-wars-power-about-eldritch_wisdom = Nach irgendeiner Aktion, einmal bis zur nächsten Verdammnisphase: Alle legen sich auf die Art ihrer nächsten Aktion fest.
cthulhu-wars-ability-eldritch_wisdom = { cthulhu-wars-power-eldritch_wisdom }
cthulhu-wars-event-eidolon-follows = Das Eidolon und seine Karte folgen { $seat }.
cthulhu-wars-event-eldritch-wisdom = { $seat } lässt alle sich auf die Art ihrer nächsten Aktion festlegen.
cthulhu-wars-event-committed-name-kind = { $seat } ist festgelegt: { $kind }.
cthulhu-wars-event-committed-name-book = { $seat } ist festgelegt: „{ $book }“.
cthulhu-wars-event-committed-name-power = { $seat } ist festgelegt: „{ $power }“.
cthulhu-wars-event-committed-name-requirement = { $seat } ist festgelegt: „{ $requirement }“.
cthulhu-wars-ask-commit = Von welcher Art wird deine nächste Aktion sein?
cthulhu-wars-move-bind-all = Unheimliche Weisheit: Alle legen sich auf die Art ihrer nächsten Aktion fest
