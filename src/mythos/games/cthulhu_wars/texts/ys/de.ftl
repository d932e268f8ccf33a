# Gelbes Zeichen (CW-23).

cthulhu-wars-faction-ys = Gelbes Zeichen
cthulhu-wars-card-ys = Gelbes Zeichen
cthulhu-wars-unit-undead = Untoter
cthulhu-wars-unit-byakhee = Byakhee
cthulhu-wars-unit-king_in_yellow = Der König in Gelb
cthulhu-wars-unit-hastur = Hastur
cthulhu-wars-token-desecration = entweiht

cthulhu-wars-event-desecrate = { $seat } versucht zu entweihen: { $zone }, Wurf { $number }.
cthulhu-wars-event-desecrated = Entweiht: { $zone }.
cthulhu-wars-event-doom-given = { $seat } gibt { $to } { $number } Verdammnis.
cthulhu-wars-event-he-who-is-not = Hastur erscheint: { $zone }.
cthulhu-wars-event-passion = Leidenschaft: { $seat } erhält 1 Macht.
cthulhu-wars-event-screaming-dead = Der König in Gelb schreitet: { $zone }.
cthulhu-wars-event-followed = { $number } Untote folgen ihm.
cthulhu-wars-event-shriek = Die Byakhee sammeln sich: { $zone }.
cthulhu-wars-event-zingaya = Zingaya: Ein Akolyth von { $to } wird geholt ({ $zone }).

cthulhu-wars-ask-desecrate-place = Welche Einheit platzierst du?
cthulhu-wars-ask-screaming-dead = Wie viele Untote folgen dem König?
cthulhu-wars-ask-shriek = Von wo kommt ein Byakhee?
cthulhu-wars-ask-zingaya = Zingaya holt einen deiner Akolythen ({ $zone }). Welchen?

cthulhu-wars-move-desecrate = Entweihen, wo der König in Gelb steht
cthulhu-wars-move-he-who-is-not-to-be-named = Jener-Der-Nicht-Genannt-Werden-Darf: { $zone }
cthulhu-wars-move-passion = Leidenschaft: 1 Macht erhalten
cthulhu-wars-move-screaming-dead = Die kreischenden Toten: { $zone }
cthulhu-wars-move-follow = { $number } Untote
cthulhu-wars-move-shriek = Schrei der Byakhee: { $zone }
cthulhu-wars-move-shriek-from = Von hier: { $zone }
cthulhu-wars-move-zingaya = Zingaya gegen { $to } ({ $zone })
cthulhu-wars-move-give-doom = Ein Zauberbuch: { $to } erhält 3 Verdammnis

cthulhu-wars-book-he_who_is_not_to_be_named = Jener-Der-Nicht-Genannt-Werden-Darf
cthulhu-wars-book-passion = Leidenschaft
cthulhu-wars-book-screaming_dead = Die kreischenden Toten
cthulhu-wars-book-shriek = Schrei der Byakhee
cthulhu-wars-book-third_eye = Drittes Auge
cthulhu-wars-book-zingaya = Zingaya
cthulhu-wars-ability-feast = Festschmaus
cthulhu-wars-ability-vengeance = Vergeltung
cthulhu-wars-ability-passion = Leidenschaft
cthulhu-wars-about-he_who_is_not_to_be_named = Aktion, 1: Hastur springt in eine Zone mit einem Kultisten; dann eine zweite Aktion.
cthulhu-wars-about-passion = Fortwährend: 1 Macht, wenn Gegner dich Kultisten verlieren lassen.
cthulhu-wars-about-screaming_dead = Aktion, 1: Der König und Untote bei ihm gehen eine Zone weiter; dann eine zweite Aktion.
cthulhu-wars-about-shriek = Aktion, 1: Byakhee von überall in einer Zone sammeln.
cthulhu-wars-about-third_eye = Fortwährend, mit Hastur: Entweihen kostet 1, ein Erfolg bringt ein Älteres Zeichen.
cthulhu-wars-about-zingaya = Aktion, 1: Ein gegnerischer Akolyth neben einem Untoten wird durch einen Untoten ersetzt.
cthulhu-wars-power-feast = Festschmaus
cthulhu-wars-power-desecrate = Entweihen
cthulhu-wars-power-vengeance = Vergeltung
cthulhu-wars-power-about-feast = Machtphase: 1 Macht für jede entweihte Zone mit einer Einheit von dir.
cthulhu-wars-power-about-desecrate = Aktion, 2, mit dem König in Gelb: Ein Wurf bis zur Zahl deiner Einheiten bei ihm entweiht seine Zone; platziere dort auf jeden Fall eine Einheit, die höchstens 2 kostet.
cthulhu-wars-power-about-vengeance = Nachkampf, mit Hastur: Du bestimmst, welche gegnerischen Einheiten Tode und Schmerzen erleiden.

cthulhu-wars-option-factions-ys = { cthulhu-wars-faction-ys }
cthulhu-wars-option-factions-ys-about = { cthulhu-wars-screen-way-of-ys }
cthulhu-wars-requirement-give_3_doom = jemand anderem 3 Verdammnis geben
cthulhu-wars-requirement-awaken_king_in_yellow = den König in Gelb erwecken
cthulhu-wars-requirement-desecrate_slashes = eine Zone mit Kratzern entweihen
cthulhu-wars-requirement-desecrate_chevron = eine Zone mit dem Winkel entweihen
cthulhu-wars-requirement-desecrate_circle = eine Zone mit dem Kreis entweihen
cthulhu-wars-requirement-awaken_hastur = Hastur erwecken

cthulhu-wars-guide-first_ys = Gelbes Zeichen: Erwecke den König in Gelb für 4, wo du eine Einheit hast, aber kein Tor ist. Er entweiht Zonen; von jeder Glyphe eine bringt dir ein Zauberbuch und später Macht.

cthulhu-wars-screen-way-of-ys = Ein seltsamer Marsch: entweiht die Länder auf seinem Weg.
cthulhu-wars-screen-combat-undead = alle Untoten zusammen: ein Würfel weniger, als es sind
cthulhu-wars-screen-combat-byakhee = alle Byakhee zusammen: ein Würfel mehr, als es sind
cthulhu-wars-screen-combat-hastur = so viele Würfel, wie ein Ritual jetzt kostet
