# Cthugha (CW-53.21).

cthulhu-wars-unit-cthugha = Cthugha
cthulhu-wars-card-cthugha = { cthulhu-wars-unit-cthugha }
cthulhu-wars-card-about-cthugha = Ersetzt einen deiner Großen Alten; verkauft Gnade für Macht.
cthulhu-wars-option-cards-cthugha = { cthulhu-wars-card-cthugha }
cthulhu-wars-option-cards-cthugha-about = { cthulhu-wars-card-about-cthugha }

cthulhu-wars-power-fire_vampires = Feuervampire
cthulhu-wars-power-about-fire_vampires = Nachkampf, mit Cthugha: Tode auf gegnerischen Einheiten werden, wenn du willst, zu Schmerzen; 1 Macht für jede Einheit.
cthulhu-wars-requirement-kill_a_god = einen gegnerischen Großen Alten im Kampf töten
cthulhu-wars-book-firestorm = Feuersturm
cthulhu-wars-about-firestorm = Jede Einheit, die Feuervampire verschonen, bringt dir auch ein Älteres Zeichen.

cthulhu-wars-event-ignited = Cthugha nimmt den Platz von { $unit } ein; { $seat } erhält dadurch { $number } Macht.
cthulhu-wars-event-fire-vampires = Feuervampire von { $seat } verschonen eine Einheit von { $to }: { $unit }. 1 Macht.
cthulhu-wars-move-ignite = Cthugha anstelle von { $unit } erwecken: { $zone }
cthulhu-wars-move-spare-unit = Feuervampire: { $unit } verschonen
cthulhu-wars-ability-fire_vampires = { cthulhu-wars-power-fire_vampires }
