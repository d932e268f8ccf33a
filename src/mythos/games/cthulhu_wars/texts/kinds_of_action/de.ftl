# Arten von Aktionen, genannt, ehe sie kommen (CW-56.12, CW-57.12).

cthulhu-wars-move-name-kind = { $kind }
cthulhu-wars-move-name-book = Aktion eines Zauberbuchs: „{ $book }“
cthulhu-wars-move-name-power = Aktion einer Fähigkeit: „{ $power }“
cthulhu-wars-move-name-requirement = Aktion für eine Voraussetzung: „{ $requirement }“
cthulhu-wars-kind-recruit = Rekrutieren
cthulhu-wars-kind-summon = Beschwören
cthulhu-wars-kind-awaken = Erwecken
cthulhu-wars-kind-create_gate = Ein Tor erschaffen
cthulhu-wars-kind-move_unit = Bewegen
cthulhu-wars-kind-attack = Kampf
cthulhu-wars-kind-capture = Gefangennahme
cthulhu-wars-kind-pass = Die Macht auf 0 setzen
