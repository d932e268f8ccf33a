# Kriechendes Chaos (CW-21).

cthulhu-wars-faction-cc = Kriechendes Chaos
cthulhu-wars-card-cc = Kriechendes Chaos
cthulhu-wars-unit-nightgaunt = Dunkeldürrer
cthulhu-wars-unit-flying_polyp = Flugkrake
cthulhu-wars-unit-hunting_horror = Hetzender Schrecken
cthulhu-wars-unit-nyarlathotep = Nyarlathotep

cthulhu-wars-event-paid-for-book = { $seat } zahlt { $number } Macht für ein Zauberbuch.
cthulhu-wars-event-abduct = Ein Dunkeldürrer entführt einen Gegner.
cthulhu-wars-event-emissary = Sendbote der Äußeren Götter: Nyarlathotep erleidet nur Schmerz.
cthulhu-wars-event-hidden = Unsichtbar: { $unit } von { $to }.
cthulhu-wars-event-seek-and-destroy = Ein Hetzender Schrecken fliegt herbei ({ $zone }).
cthulhu-wars-event-thousand-forms = Tausend Gestalten: Die Gegner von { $seat } sollen zusammen { $number } Macht verlieren.

cthulhu-wars-ask-abducted = Eine deiner Einheiten wird entführt. Welche?

cthulhu-wars-move-abduct = Entführen: ein Dunkeldürrer gegen eine Einheit des Gegners
cthulhu-wars-move-emissary = Sendbote der Äußeren Götter: Schmerz statt Tod
cthulhu-wars-move-hide = Unsichtbar machen: { $unit } von { $to }
cthulhu-wars-move-madness = Wahnsinn: Ja, zuerst die von { $first }
cthulhu-wars-move-seek-and-destroy = Suchen und Zerstören: Ein Hetzender Schrecken kommt ({ $zone })
cthulhu-wars-move-thousand-forms = Tausend Gestalten: um Macht der Gegner würfeln
cthulhu-wars-move-pay-for-book = Ein Zauberbuch für { $number } Macht

cthulhu-wars-book-abduct = Entführen
cthulhu-wars-book-emissary = Sendbote der Äußeren Götter
cthulhu-wars-book-invisibility = Unsichtbarkeit
cthulhu-wars-book-madness = Wahnsinn
cthulhu-wars-book-seek_and_destroy = Suchen und Zerstören
cthulhu-wars-book-thousand_forms = Tausend Gestalten
cthulhu-wars-ability-emissary = Sendbote der Äußeren Götter
cthulhu-wars-ability-madness = Wahnsinn
cthulhu-wars-about-abduct = Vorkampf: Für jeden Dunkeldürren, den du eliminierst, eliminiert der Gegner ein Monster oder einen Kultisten.
cthulhu-wars-about-emissary = Nachkampf: Ohne gegnerischen Großen Alten erleidet Nyarlathotep Schmerz statt Tod.
cthulhu-wars-about-invisibility = Vorkampf: Jede Flugkrake nimmt ein Monster oder einen Kultisten einer Seite aus dem Kampf.
cthulhu-wars-about-madness = Nachkampf, jeder Kampf: Du bestimmst, wohin sich alle Einheiten mit Schmerz zurückziehen.
cthulhu-wars-about-seek_and_destroy = Vorkampf: Hetzende Schrecken von überall stoßen zu deinem Kampf.
cthulhu-wars-about-thousand_forms = Aktion, 0, einmal je Phase: ein Würfel; die Gegner verlieren zusammen so viel Macht, oder du erhältst sie.
cthulhu-wars-power-flight = Flug
cthulhu-wars-power-harbinger = Sendbote
cthulhu-wars-power-about-flight = Fortwährend: Eine Einheit bewegt sich für 1 Macht bis zu zwei Zonen weit, auch an Gegnern vorbei.
cthulhu-wars-power-about-harbinger = Nachkampf, mit Nyarlathotep: Für jeden gegnerischen Großen Alten mit Tod oder Schmerz nimm 2 Ältere Zeichen oder so viel Macht, wie sein Erwecken zur Hälfte kostet.

cthulhu-wars-option-factions-cc = { cthulhu-wars-faction-cc }
cthulhu-wars-option-factions-cc-about = { cthulhu-wars-screen-way-of-cc }
cthulhu-wars-requirement-pay_4 = 4 Macht zahlen
cthulhu-wars-requirement-pay_6 = 6 Macht zahlen
cthulhu-wars-requirement-gates_3_power_12 = 3 Tore oder 12 Macht
cthulhu-wars-requirement-gates_4_power_15 = 4 Tore oder 15 Macht
cthulhu-wars-requirement-capture_cultist = einen Kultisten gefangen nehmen
cthulhu-wars-requirement-awaken_nyarlathotep = Nyarlathotep erwecken

cthulhu-wars-guide-first_cc = Kriechendes Chaos: Deine Einheiten fliegen mit einer Bewegung zwei Zonen weit. Nimm Tore weit auseinander; mit drei Toren oder zwölf Macht bekommst du ein Zauberbuch, und zwei andere kannst du einfach bezahlen.

cthulhu-wars-screen-way-of-cc = Schnell und voller Listen: fliegt weit und dreht Kämpfe um.
cthulhu-wars-screen-combat-nyarlathotep = ein Würfel für jedes Zauberbuch von dir und vom Gegner
cthulhu-wars-event-harbinger = Sendbote ({ $unit }): { $seat } erhält { $number } Macht.
cthulhu-wars-move-harbinger-power = Sendbote: Macht für { $unit }
cthulhu-wars-move-harbinger-signs = Sendbote: zwei Ältere Zeichen für { $unit }
