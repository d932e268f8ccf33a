# Ermittler: was sie gemeinsam haben (CW-57.1 bis CW-57.4).

cthulhu-wars-power-traitor = Verräter
cthulhu-wars-power-about-traitor = Jeder Spieler darf diese Einheit mit einer Bewegungsaktion bewegen, eine Zone weit für 1 Macht.
cthulhu-wars-power-star_stone = Sternenstein
cthulhu-wars-power-about-star_stone = Gefangen kostet diese Einheit, wer sie hält, beim Machtsammeln 1 Macht, statt 1 zu bringen.

cthulhu-wars-event-investigator-given = { $to } bekommt den Ermittler von { $seat }: „{ $card }“.
cthulhu-wars-ask-investigator-receiver = Wer bekommt den Ermittler: „{ $card }“?
cthulhu-wars-move-give-investigator = An { $to } geben
