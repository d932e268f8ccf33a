# Ermittler: was sie gemeinsam haben (CW-57.1 bis CW-57.4), und das Nennen von Aktionen (CW-57.12).

cthulhu-wars-power-traitor = Verräter
cthulhu-wars-power-about-traitor = Jeder Spieler darf diese Einheit mit einer Bewegungsaktion bewegen, eine Zone weit für 1 Macht.
cthulhu-wars-power-star_stone = Sternenstein
cthulhu-wars-power-about-star_stone = Gefangen kostet diese Einheit, wer sie hält, beim Machtsammeln 1 Macht, statt 1 zu bringen.

cthulhu-wars-event-investigator-given = { $to } bekommt den Ermittler von { $seat }: „{ $card }“.
cthulhu-wars-ask-investigator-receiver = Wer bekommt den Ermittler: „{ $card }“?
cthulhu-wars-move-give-investigator = An { $to } geben

cthulhu-wars-event-planned-action = { $seat } plant die erste Aktion von { $to }: { $action ->
    [recruit] Rekrutieren
    [summon] Beschwören
    [awaken] einen Großen Alten erwecken
    [create-gate] ein Tor erschaffen
    [move-unit] Bewegen
    [attack] einen Kampf erklären
   *[capture] Gefangennehmen
  }.
cthulhu-wars-event-planned-book = { $seat } plant die erste Aktion von { $to }: „{ $book }“.
cthulhu-wars-event-planned-power = { $seat } plant die erste Aktion von { $to }: „{ $power }“.
cthulhu-wars-event-planned-requirement = { $seat } plant die erste Aktion von { $to }, die Voraussetzung: { $requirement }.
cthulhu-wars-move-plan-action = { $action ->
    [recruit] Rekrutieren
    [summon] Beschwören
    [awaken] Einen Großen Alten erwecken
    [create-gate] Ein Tor erschaffen
    [move-unit] Bewegen
    [attack] Einen Kampf erklären
   *[capture] Gefangennehmen
  }
cthulhu-wars-move-plan-book = „{ $book }“
cthulhu-wars-move-plan-power = „{ $power }“
cthulhu-wars-move-plan-requirement = Die Voraussetzung: { $requirement }
