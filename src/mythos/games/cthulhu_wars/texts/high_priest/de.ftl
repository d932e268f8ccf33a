# Hohepriester (CW-13).

cthulhu-wars-unit-high_priest = Hohepriester

cthulhu-wars-event-oath = { $seat } opfert einen Hohepriester für 2 Macht ({ $zone }).

cthulhu-wars-move-unspeakable-oath = Unaussprechlicher Eid: Hohepriester opfern ({ $zone })
cthulhu-wars-move-sacrifice-slumbering = { $unit } auf dem schlafenden Tor

cthulhu-wars-option-high_priests = Hohepriester
cthulhu-wars-option-high_priests-help = Jede Fraktion hat zusätzlich einen Hohepriester.

cthulhu-wars-ability-unspeakable_oath = Unaussprechlicher Eid
cthulhu-wars-power-unspeakable_oath = Unaussprechlicher Eid
cthulhu-wars-power-about-unspeakable_oath = Zwischen Aktionen: Ein Hohepriester auf der Karte geht für 2 Macht zurück in deinen Vorrat.
