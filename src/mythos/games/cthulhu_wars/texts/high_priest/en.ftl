# High Priests (CW-13).

cthulhu-wars-unit-high_priest = High Priest

cthulhu-wars-event-oath = { $seat } sacrifices a High Priest for 2 Power ({ $zone }).

cthulhu-wars-move-unspeakable-oath = Unspeakable Oath: sacrifice the High Priest ({ $zone })
cthulhu-wars-move-sacrifice-slumbering = { $unit } of the slumbering Gate

cthulhu-wars-option-high_priests = High Priests
cthulhu-wars-option-high_priests-help = Every faction has a High Priest as well.

cthulhu-wars-ability-unspeakable_oath = Unspeakable Oath
cthulhu-wars-power-unspeakable_oath = Unspeakable Oath
cthulhu-wars-power-about-unspeakable_oath = Between actions: a High Priest on the map goes back to your Pool for 2 Power.
