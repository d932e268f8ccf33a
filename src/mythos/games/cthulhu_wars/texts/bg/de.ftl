# Schwarze Ziege (CW-22).

cthulhu-wars-faction-bg = Schwarze Ziege
cthulhu-wars-card-bg = Schwarze Ziege
cthulhu-wars-unit-ghoul = Ghoul
cthulhu-wars-unit-fungi = Fungi vom Yuggoth
cthulhu-wars-unit-dark_young = Dunkles Junges
cthulhu-wars-unit-shub_niggurath = Shub-Niggurath

cthulhu-wars-event-avatar = Shub-Niggurath tauscht den Platz: { $unit } von { $to } ({ $zone }).
cthulhu-wars-event-ghroth = Ghroth: { $seat } würfelt { $number } gegen { $areas } Zonen mit Fungi.
cthulhu-wars-event-ghroth-placed = Ghroth bringt einen Akolythen von { $to }: { $zone }.
cthulhu-wars-event-necrophagy = Ein Ghoul kommt zum Mahl ({ $zone }): ein Schmerz mehr für beide Seiten.

cthulhu-wars-ask-offering = Welchen Kultisten gibst du für Shub-Niggurath?
cthulhu-wars-ask-avatar = Welche deiner Einheiten tauscht mit Shub-Niggurath ({ $zone })?
cthulhu-wars-ask-sacrifice = Welchen Kultisten gibst du her?
cthulhu-wars-ask-blood = Welchen Kultisten opferst du für ein Älteres Zeichen?
cthulhu-wars-ask-ghroth-loss = Ghroth verlangt einen deiner Kultisten. Welchen?
cthulhu-wars-ask-ghroth-share = Keine Einigung: Wie viele Kultisten verliert jeder Gegner?
cthulhu-wars-ask-ghroth-place = Ghroth: Wessen Akolyth erscheint, und wo?
cthulhu-wars-ask-necrophagy = Kommt noch ein Ghoul?

cthulhu-wars-move-avatar = Avatar: mit einer Einheit von { $to } tauschen ({ $zone })
cthulhu-wars-move-blood-sacrifice = Blutopfer: ein Kultist für ein Älteres Zeichen
cthulhu-wars-move-ghroth = Ghroth: um Kultisten der Gegner würfeln
cthulhu-wars-move-ghroth-place = Akolyth von { $to }: { $zone }
cthulhu-wars-move-necrophagy = Nekrophagie: Ein Ghoul kommt ({ $zone })
cthulhu-wars-move-sacrifice-two = Ein Zauberbuch: zwei eigene Kultisten eliminieren

cthulhu-wars-option-fertility_cult = Fruchtbarkeitskult
cthulhu-wars-option-fertility_cult-help = Was die besondere Fähigkeit der Schwarzen Ziege bewirkt.
cthulhu-wars-option-fertility_cult-one_action = eine Beschwörungsaktion, beliebig viele Monster
cthulhu-wars-option-fertility_cult-unlimited = Beschwören als unbegrenzte Aktion (spätere Karten)

cthulhu-wars-book-blood_sacrifice = Blutopfer
cthulhu-wars-book-frenzy = Raserei
cthulhu-wars-book-ghroth = Ghroth
cthulhu-wars-book-necrophagy = Nekrophagie
cthulhu-wars-book-red_sign = Rotes Zeichen
cthulhu-wars-book-thousand_young = Die Tausend Jungen
cthulhu-wars-ability-red_sign = Rotes Zeichen: Macht der Dunklen Jungen
cthulhu-wars-ability-necrophagy = Nekrophagie
cthulhu-wars-about-blood_sacrifice = Verdammnisphase, mit Shub-Niggurath: einen Kultisten für ein Älteres Zeichen eliminieren.
cthulhu-wars-about-frenzy = Kampf: Deine Kultisten haben Kampfwert 1.
cthulhu-wars-about-ghroth = Aktion, 2: Ein Wurf bis zur Zahl der Zonen mit Fungi kostet die Gegner so viele Kultisten.
cthulhu-wars-about-necrophagy = Nachkampf, jeder Kampf: Ghoule kommen, jeder bringt beiden Seiten einen Schmerz mehr.
cthulhu-wars-about-red_sign = Fortwährend: Dunkle Junge bauen und halten Tore, geben 1 Macht und Shub-Niggurath 1 Kampfwert.
cthulhu-wars-about-thousand_young = Fortwährend: Deine Monster kosten 1 weniger, solange Shub-Niggurath im Spiel ist.
cthulhu-wars-power-fertility_cult = Fruchtbarkeitskult
cthulhu-wars-power-avatar = Avatar
cthulhu-wars-power-about-fertility_cult = Eine Beschwörungsaktion bringt so viele Monster, wie du bezahlen kannst; wenn so vereinbart, ist Beschwören eine unbegrenzte Aktion.
cthulhu-wars-power-about-avatar = Aktion, 1, mit Shub-Niggurath: Sie tauscht den Platz mit einem Monster oder Kultisten einer anderen Zone; welche Einheit, bestimmt ihr Besitzer.

cthulhu-wars-option-factions-bg = { cthulhu-wars-faction-bg }
cthulhu-wars-option-factions-bg-about = { cthulhu-wars-screen-way-of-bg }
cthulhu-wars-requirement-spread_4 = Einheiten in 4 Zonen
cthulhu-wars-requirement-spread_6 = Einheiten in 6 Zonen
cthulhu-wars-requirement-spread_8 = Einheiten in 8 Zonen
cthulhu-wars-requirement-share_areas = Zonen mit allen Gegnern teilen
cthulhu-wars-requirement-eliminate_two = 2 eigene Kultisten eliminieren
cthulhu-wars-requirement-awaken_shub_niggurath = Shub-Niggurath erwecken

cthulhu-wars-guide-first_bg = Schwarze Ziege: Breite dich aus! Einheiten in vier, sechs und acht Zonen bringen dir je ein Zauberbuch. Eine Beschwörungsaktion bringt so viele Monster, wie du bezahlen kannst.

cthulhu-wars-screen-way-of-bg = Überall zugleich: billige Monster, viele Zonen.
cthulhu-wars-screen-combat-shub_niggurath = ein Würfel für jedes eigene Tor und jeden eigenen Kultisten; mit dem Roten Zeichen auch für jedes Dunkle Junge
