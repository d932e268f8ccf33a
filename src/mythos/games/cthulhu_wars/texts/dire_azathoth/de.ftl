# Grässlicher Azathoth (CW-53.221).

cthulhu-wars-unit-dire_azathoth = Grässlicher Azathoth
cthulhu-wars-card-dire_azathoth = { cthulhu-wars-unit-dire_azathoth }
cthulhu-wars-card-about-dire_azathoth = Erwecken für 10 in einer gegnerischen Startzone. Belohnt Gemetzel; 20 Macht gewinnen.
cthulhu-wars-option-cards-dire_azathoth = { cthulhu-wars-card-dire_azathoth }
cthulhu-wars-option-cards-dire_azathoth-about = { cthulhu-wars-card-about-dire_azathoth }

cthulhu-wars-power-mindless_destruction = Sinnlose Zerstörung
cthulhu-wars-power-about-mindless_destruction = Wer in seiner Zone kämpft, erhält für jede im Kampf getötete oder ausgeschaltete Einheit des Gegners 1 Verdammnis oder 1 Macht.
cthulhu-wars-requirement-pay_20 = als Aktion 20 Macht
cthulhu-wars-book-blind_idiot_god = Der Blinde Idiotengott
cthulhu-wars-about-blind_idiot_god = Du gewinnst sofort.

cthulhu-wars-event-mindless-dice = Der Grässliche Azathoth von { $seat } kämpft mit { $number } Würfeln.
cthulhu-wars-event-mindless-destruction = Sinnlose Zerstörung: { $seat } erhält { $doom } Verdammnis und { $power } Macht.
cthulhu-wars-ask-mindless-destruction = Sinnlose Zerstörung: Wie viel von deinen { $number } soll Verdammnis sein? Der Rest ist Macht.
cthulhu-wars-move-take-doom = Verdammnis: { $number }
cthulhu-wars-move-pay-for-the-end = Für den Blinden Idiotengott zahlen und gewinnen
