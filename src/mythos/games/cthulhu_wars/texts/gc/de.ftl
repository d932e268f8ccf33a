# Großer Cthulhu (CW-20).

cthulhu-wars-faction-gc = Großer Cthulhu
cthulhu-wars-card-gc = Großer Cthulhu
cthulhu-wars-unit-deep_one = Tiefes Wesen
cthulhu-wars-unit-shoggoth = Schoggoth
cthulhu-wars-unit-starspawn = Sternengezücht
cthulhu-wars-unit-cthulhu = Cthulhu

cthulhu-wars-event-devour = Cthulhu verschlingt: { $unit }.
cthulhu-wars-event-absorb = Ein Schoggoth absorbiert: { $unit }.
cthulhu-wars-event-devolve = { $seat }: Ein Akolyth wird zum Tiefen Wesen ({ $zone }).
cthulhu-wars-event-dreams = { $seat } sendet { $to } Träume ({ $zone }).
cthulhu-wars-event-submerge = Cthulhu taucht ab ({ $zone }).
cthulhu-wars-event-taken-along = Es geht mit in die Tiefe: { $unit }.
cthulhu-wars-event-emerge = Cthulhu taucht mit allen auf: { $zone }.

cthulhu-wars-ask-devoured = Cthulhu verschlingt eine deiner Einheiten. Welche?
cthulhu-wars-ask-dreams = Träume holen einen deiner Akolythen ({ $zone }). Welchen?
cthulhu-wars-ask-submerge = Wer taucht mit Cthulhu ab?

cthulhu-wars-move-devour = Verschlingen: Der Gegner verliert eine Einheit
cthulhu-wars-move-absorb = Absorbieren: { $unit }, +3 Würfel (Schoggoth bisher +{ $number })
cthulhu-wars-move-devolve = Devolution: { $unit } wird Tiefes Wesen ({ $zone })
cthulhu-wars-move-dreams = Träume gegen { $to } ({ $zone })
cthulhu-wars-move-submerge = Mit Cthulhu abtauchen
cthulhu-wars-move-take-along = Mitnehmen: { $unit }
cthulhu-wars-move-emerge = Auftauchen: { $zone }

cthulhu-wars-book-absorb = Absorbieren
cthulhu-wars-book-devolve = Devolution
cthulhu-wars-book-dreams = Träume
cthulhu-wars-book-regenerate = Regeneration
cthulhu-wars-book-submerge = Abtauchen
cthulhu-wars-book-yha_nthlei = Y'ha Nthlei
cthulhu-wars-ability-regenerate = Regeneration
cthulhu-wars-ability-yha_nthlei = Y'ha Nthlei
cthulhu-wars-ability-devour = Verschlingen
cthulhu-wars-ability-devolve = Devolution
cthulhu-wars-about-absorb = Vorkampf, mit Schoggoth: eigene Monster oder Kultisten im Kampf eliminieren, je 3 Würfel.
cthulhu-wars-about-devolve = Zwischen Aktionen: Akolythen auf der Karte gegen Tiefe Wesen aus dem Vorrat tauschen.
cthulhu-wars-about-dreams = Aktion, 2: Ein Gegner gibt einen Akolythen einer Zone her, platziere dort einen eigenen.
cthulhu-wars-about-regenerate = Nachkampf: Ein Sternengezücht erträgt bis zu zwei Ergebnisse; nur zwei Tode töten es.
cthulhu-wars-about-submerge = Aktion, 1: Cthulhu in einem Ozean und andere dort tauchen ab; alle kehren für 0 irgendwo zurück.
cthulhu-wars-about-yha_nthlei = Machtphase: 1 Macht je gegnerischem Tor in einem Ozean, solange Cthulhu im Spiel ist.
cthulhu-wars-power-immortal = Unsterblichkeit
cthulhu-wars-power-devour = Verschlingen
cthulhu-wars-power-about-immortal = Fortwährend: Das Erwecken eines Großen Alten bringt ein Älteres Zeichen und kostet nach dem ersten Mal nur noch 4.
cthulhu-wars-power-about-devour = Vorkampf, mit Cthulhu: Der Gegner eliminiert eines seiner Monster oder einen seiner Kultisten im Kampf.

cthulhu-wars-option-factions-gc = { cthulhu-wars-faction-gc }
cthulhu-wars-option-factions-gc-about = { cthulhu-wars-screen-way-of-gc }
cthulhu-wars-requirement-first_doom_phase = erste Verdammnisphase
cthulhu-wars-requirement-kill_devour_1 = 1 gegnerische Einheit in einem Kampf töten oder verschlingen
cthulhu-wars-requirement-kill_devour_2 = 2 gegnerische Einheiten in einem Kampf töten oder verschlingen
cthulhu-wars-requirement-ocean_gates = 3 eigene oder 4 Tore in Ozeanen
cthulhu-wars-requirement-awaken_cthulhu = Cthulhu erwecken
cthulhu-wars-requirement-five_books = das letzte, in der Verdammnisphase

cthulhu-wars-guide-first_gc = Großer Cthulhu: Geh mit einem Akolythen in einen Ozean nebenan und erschaffe dort ein zweites Tor. Tore in Ozeanen bringen dir ein Zauberbuch, und Cthulhu selbst erhebt sich für 10 Macht an deinem Start.

cthulhu-wars-screen-way-of-gc = Stark von Anfang an: Ozeane und ein Gott, der wiederkehrt.
