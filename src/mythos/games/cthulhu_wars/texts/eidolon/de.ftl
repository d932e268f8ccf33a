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
cthulhu-wars-event-commit = { $seat } ist festgelegt: { $kind }.
cthulhu-wars-event-commit-book = { $seat } ist festgelegt: „{ $book }“.
cthulhu-wars-event-commit-power = { $seat } ist festgelegt: „{ $power }“.
cthulhu-wars-event-commit-requirement = { $seat } ist festgelegt: „{ $requirement }“.
cthulhu-wars-ask-commit = Von welcher Art wird deine nächste Aktion sein?
cthulhu-wars-move-bind-all = Unheimliche Weisheit: Alle legen sich auf die Art ihrer nächsten Aktion fest
cthulhu-wars-move-commit = { $kind }
cthulhu-wars-move-commit-book = Aktion eines Zauberbuchs: „{ $book }“
cthulhu-wars-move-commit-power = Aktion einer Fähigkeit: „{ $power }“
cthulhu-wars-move-commit-requirement = Aktion für eine Voraussetzung: „{ $requirement }“
cthulhu-wars-kind-recruit = Rekrutieren
cthulhu-wars-kind-summon = Beschwören
cthulhu-wars-kind-awaken = Erwecken
cthulhu-wars-kind-create_gate = Ein Tor errichten
cthulhu-wars-kind-move_unit = Bewegen
cthulhu-wars-kind-attack = Kampf
cthulhu-wars-kind-capture = Gefangennahme
cthulhu-wars-kind-pass = Die Macht auf 0 setzen
