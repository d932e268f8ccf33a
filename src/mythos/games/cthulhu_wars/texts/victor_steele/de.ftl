# Victor Steele (CW-57.12).

cthulhu-wars-unit-victor_steele = Victor Steele
cthulhu-wars-card-victor_steele = { cthulhu-wars-unit-victor_steele }
cthulhu-wars-card-about-victor_steele = Solange er nicht auf dem Plan ist, plant ein anderer deine erste Aktion.
cthulhu-wars-option-cards-victor_steele = { cthulhu-wars-card-victor_steele }
cthulhu-wars-option-cards-victor_steele-about = { cthulhu-wars-card-about-victor_steele }
cthulhu-wars-power-bad_planning = Schlechte Planung
cthulhu-wars-power-about-bad_planning = Ist er am Ende deines Verdammniszugs nicht auf dem Plan, nennt ein anderer Spieler deiner Wahl die Art deiner ersten Aktion.

cthulhu-wars-ask-planner = Victor Steele ist nicht auf dem Plan: Wer nennt die Art deiner ersten Aktion?
cthulhu-wars-ask-plan = Welche Art von Aktion muss { $to } zuerst ausführen?
cthulhu-wars-move-let-plan = { $to } nennt sie
cthulhu-wars-event-planned-name-kind = { $seat } plant die erste Aktion von { $to }: { $kind }.
cthulhu-wars-event-planned-name-book = { $seat } plant die erste Aktion von { $to }: „{ $book }“.
cthulhu-wars-event-planned-name-power = { $seat } plant die erste Aktion von { $to }: „{ $power }“.
cthulhu-wars-event-planned-name-requirement = { $seat } plant die erste Aktion von { $to }, die Voraussetzung: { $requirement }.
