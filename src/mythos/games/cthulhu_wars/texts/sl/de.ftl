# Schläfer (CW-25).

cthulhu-wars-faction-sl = Schläfer
cthulhu-wars-card-sl = Schläfer
cthulhu-wars-unit-wizard = Hexer
cthulhu-wars-unit-serpent_man = Schlangenmensch
cthulhu-wars-unit-formless_spawn = Formloses Gezücht
cthulhu-wars-unit-tsathoggua = Tsathoggua
cthulhu-wars-screen-mark-slumbering_gate = Ein Tor schläft hier

cthulhu-wars-event-death-from-below = Tod von Unten: { $unit } erscheint ({ $zone }).
cthulhu-wars-event-lethargy = Lethargie: { $seat } tut nichts.
cthulhu-wars-event-ancient-sorcery = Uralte Hexerei: { $seat } schickt einen Schlangenmenschen zu { $to } und hat nun auch die einzigartige Fähigkeit dieser Fraktion.
cthulhu-wars-event-serpent-returns = Ein Schlangenmensch kehrt mit 1 Macht zu { $seat } zurück: { $zone }.
cthulhu-wars-event-burrow = Graben: { $seat } erhält 1 Macht zurück.
cthulhu-wars-event-slumber = { $seat } nimmt ein Tor auf die Fraktionskarte: { $zone }.
cthulhu-wars-event-unearthed = { $seat } legt das schlafende Tor zurück: { $zone }.
cthulhu-wars-event-slumbering-oath = Der Hohepriester des schlafenden Tores legt den Eid ab: { $seat } erhält 2 Macht.
cthulhu-wars-event-slumbering-eliminated = { $unit } auf dem schlafenden Tor von { $seat } wird eliminiert; das Tor ist verlassen.
cthulhu-wars-event-demand-sacrifice = { $seat } verlangt ein Opfer von { $to }.
cthulhu-wars-event-mercy = Die Tode von { $seat } zählen in diesem Kampf als Schmerzen.
cthulhu-wars-event-energy-nexus = Energienexus: { $seat } handelt vor dem Kampf ({ $zone }).

cthulhu-wars-ask-capture-monster = Tsathoggua nimmt eines deiner Monster gefangen ({ $zone }). Welches?
cthulhu-wars-ask-demand-sacrifice = { $to } verlangt ein Opfer: ein Älteres Zeichen für { $to }, oder deine Tode zählen in diesem Kampf als Schmerzen?
cthulhu-wars-ask-energy-nexus = Energienexus: Welche Aktion führst du vor dem Kampf aus ({ $zone })?
cthulhu-wars-ask-serpent-returns = Wohin kehrt der Schlangenmensch zurück?

cthulhu-wars-move-death-from-below = Tod von Unten: { $unit } ({ $zone })
cthulhu-wars-move-lethargy = Lethargie: nichts tun
cthulhu-wars-move-pay-tribute = Ein Zauberbuch für 3: { $to } erhält 3 Macht
cthulhu-wars-move-enrich-all = Ein Zauberbuch für 3: Alle anderen erhalten 1 Macht
cthulhu-wars-move-impoverish-all = Ein Zauberbuch für 3: Alle anderen verlieren 1 Macht
cthulhu-wars-move-ancient-sorcery = Uralte Hexerei: ein Schlangenmensch zu { $to } ({ $zone })
cthulhu-wars-move-serpent-returns = Hierher: { $zone }
cthulhu-wars-move-capture-monster = Ein Monster von { $to } gefangen nehmen ({ $zone })
cthulhu-wars-move-slumber = Verfluchter Schlaf: dieses Tor auf die Karte ({ $zone })
cthulhu-wars-move-unearth = Das schlafende Tor hierher: { $zone }
cthulhu-wars-move-slumbering-oath = Eid: der Hohepriester des schlafenden Tores für 2 Macht
cthulhu-wars-move-demand-sacrifice = Ein Opfer verlangen
cthulhu-wars-move-grant-sign = { $to } erhält ein Älteres Zeichen
cthulhu-wars-move-grant-mercy = Meine Tode zählen als Schmerzen
cthulhu-wars-move-energy-nexus = Energienexus: vor dem Kampf handeln ({ $zone })

cthulhu-wars-book-ancient_sorcery = Uralte Hexerei
cthulhu-wars-book-burrow = Graben
cthulhu-wars-ability-burrow = Graben
cthulhu-wars-book-capture_monster = Monster gefangen nehmen
cthulhu-wars-book-cursed_slumber = Verfluchter Schlaf
cthulhu-wars-book-demand_sacrifice = Opfer verlangen
cthulhu-wars-book-energy_nexus = Energienexus
cthulhu-wars-ability-cursed_slumber = Eid des schlafenden Tores
cthulhu-wars-ability-demand_sacrifice = Opfer verlangen
cthulhu-wars-ability-energy_nexus = Energienexus
cthulhu-wars-about-ancient_sorcery = Aktion, 1: Ein Schlangenmensch auf der Karte eines Gegners leiht dir dessen einzigartige Fähigkeit bis zum Ende der nächsten Verdammnisphase; dann kehrt er mit 1 Macht zurück.
cthulhu-wars-about-burrow = Fortwährend: 1 Macht zurück nach einer Bewegung, die 2 oder mehr gekostet hat.
cthulhu-wars-about-capture_monster = Aktion, 1: Tsathoggua nimmt ein Monster in seiner Zone gefangen, dessen Besitzer dort keinen Großen Alten hat.
cthulhu-wars-about-cursed_slumber = Aktion, 1: ein Tor von dir mit seinem Wächter auf deine Karte, wo es weiter zählt; als andere Aktion, 1: zurück in eine Zone ohne Tor.
cthulhu-wars-about-demand_sacrifice = Vorkampf, mit Tsathoggua im Spiel: Der Gegner gibt dir ein Älteres Zeichen, oder seine Tode zählen als Schmerzen.
cthulhu-wars-about-energy_nexus = Fortwährend: Vor einem Kampf in einer Zone mit einem Hexer führe eine Aktion aus, die dort beginnt.
cthulhu-wars-power-death_from_below = Tod von Unten
cthulhu-wars-power-lethargy = Lethargie
cthulhu-wars-power-about-death_from_below = Verdammnisphase, einmal: Das billigste Monster deines Vorrats erscheint für 0 in einer Zone mit einer Einheit von dir.
cthulhu-wars-power-about-lethargy = Aktion, 0, mit Tsathoggua im Spiel: Tu nichts, solange noch ein anderer Spieler handeln kann.

cthulhu-wars-requirement-tribute_for_one = 3 bezahlen: ein anderer Spieler erhält 3 Macht
cthulhu-wars-requirement-tribute_for_all = 3 bezahlen: alle anderen erhalten 1 Macht
cthulhu-wars-requirement-tribute_of_all = 3 bezahlen: alle anderen verlieren 1 Macht
cthulhu-wars-requirement-six_dice = sechs Würfel in einem Kampf werfen
cthulhu-wars-requirement-perform_ritual = ein Ritual durchführen
cthulhu-wars-requirement-awaken_tsathoggua = Tsathoggua erwecken
cthulhu-wars-option-factions-sl = { cthulhu-wars-faction-sl }
cthulhu-wars-option-factions-sl-about = { cthulhu-wars-screen-way-of-sl }

cthulhu-wars-guide-first_sl = Schläfer: Drei Zauberbücher kannst du einfach bezahlen, mit je 3 Macht, und zwei davon machen andere reicher: Wähle, wer dir nicht gefährlich ist. Für Tsathoggua brauchst du ein Formloses Gezücht auf der Karte und 8 Macht; mit ihm darfst du müßig sein, während die anderen ihre Macht ausgeben.

cthulhu-wars-screen-way-of-sl = Schlau und träge: borgt sich Fähigkeiten und lässt die anderen ermüden.
cthulhu-wars-screen-combat-formless_spawn = jedes so viele Würfel, wie Formloses Gezücht auf der Karte ist, mit Tsathoggua einen mehr
cthulhu-wars-screen-combat-tsathoggua = so viele Würfel, wie der Gegner Macht hat, mindestens 2
