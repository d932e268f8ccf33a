# Wächter des Weges (CW-24).

cthulhu-wars-faction-ow = Wächter des Weges
cthulhu-wars-card-ow = Wächter des Weges
cthulhu-wars-unit-mutant = Mutant
cthulhu-wars-unit-abomination = Ausgeburt
cthulhu-wars-unit-spawn_of_yog_sothoth = Brut von Yog-Sothoth
cthulhu-wars-unit-yog_sothoth = Yog-Sothoth
cthulhu-wars-screen-mark-dragon_ascending = Aufsteigender Drache ist benutzt
cthulhu-wars-screen-mark-dragon_descending = Absteigender Drache ist benutzt

cthulhu-wars-event-beyond-one = { $seat } trägt ein Tor davon ({ $unit }): { $origin } → { $zone }.
cthulhu-wars-event-channel-power = { $seat } kanalisiert Macht und würfelt neu { $faces }: noch { $kills ->
    [one] 1 Tod
   *[other] { $kills } Tode
}, { $pains ->
    [one] 1 Schmerz
   *[other] { $pains } Schmerzen
}.
cthulhu-wars-event-dragon-ascending = Aufsteigender Drache: { $seat } hat jetzt so viel Macht wie { $to }, nämlich { $number }.
cthulhu-wars-event-dragon-descending = Absteigender Drache: Dieses Ritual von { $seat } bringt doppelte Verdammnis.
cthulhu-wars-event-dread-curse = Schreckensfluch von { $seat } ({ $zone }), Wurf { $faces }: { $kills ->
    [one] 1 Tod
   *[other] { $kills } Tode
}, { $pains ->
    [one] 1 Schmerz
   *[other] { $pains } Schmerzen
}.
cthulhu-wars-event-promoted = { $seat } befördert eine Einheit: jetzt { $number ->
    [one] { $unit }
   *[other] { $number }× { $unit }
} ({ $zone }).

cthulhu-wars-ask-dread-curse-kills = Wie verteilst du die Tode (noch { $number })?
cthulhu-wars-ask-dread-curse-pains = Wie verteilst du die Schmerzen (noch { $number })?
cthulhu-wars-ask-cursed-kill = Der Schreckensfluch tötet eine deiner Einheiten ({ $zone }). Welche?
cthulhu-wars-ask-cursed-pain = Der Schreckensfluch vertreibt eine deiner Einheiten ({ $zone }). Welche?
cthulhu-wars-ask-cursed-way = Wohin schickst du sie: { $unit } von { $to }?

cthulhu-wars-move-beyond-one = Jenseits von Einem: { $unit } trägt das Tor, { $origin } → { $zone }
cthulhu-wars-move-channel-power = { $number ->
    [one] Macht kanalisieren: einen Fehlwurf für 1 Macht neu würfeln
   *[other] Macht kanalisieren: { $number } Fehlwürfe für 1 Macht neu würfeln
}
cthulhu-wars-move-ascend = Aufsteigender Drache: so viel Macht wie { $to }
cthulhu-wars-move-descend = Absteigender Drache: ein Ritual mit doppelter Verdammnis
cthulhu-wars-move-dread-curse = Schreckensfluch von Azathoth: { $zone }
cthulhu-wars-move-promote = Befördern: { $unit } ({ $zone })

cthulhu-wars-book-channel_power = Macht kanalisieren
cthulhu-wars-book-dragon_ascending = Aufsteigender Drache
cthulhu-wars-book-dragon_descending = Absteigender Drache
cthulhu-wars-book-dread_curse = Schreckensfluch von Azathoth
cthulhu-wars-book-million_favored_ones = Millionen von Günstlingen
cthulhu-wars-book-they_break_through = Sie brechen durch
cthulhu-wars-ability-channel_power = Macht kanalisieren
cthulhu-wars-ability-dragon_ascending = Aufsteigender Drache
cthulhu-wars-ability-million_favored_ones = Millionen von Günstlingen
cthulhu-wars-about-channel_power = Kampf, nach dem Wurf: Würfle alle Fehlwürfe neu, jedes Mal für 1 Macht.
cthulhu-wars-about-dragon_ascending = Einmal im Spiel, jederzeit: Deine Macht wird so groß wie die eines Gegners, der mehr hat.
cthulhu-wars-about-dragon_descending = Einmal im Spiel: Ein Ritual von dir bringt doppelte Verdammnis für Tore.
cthulhu-wars-about-dread_curse = Aktion, 2: ein Würfel je Ausgeburt und Brut im Spiel gegen die Gegner in einer Zone; du verteilst Tode und Schmerzen und schickst die Vertriebenen fort.
cthulhu-wars-about-million_favored_ones = Nachkampf: Jede überlebende Einheit steigt auf: Akolyth, Mutant, Ausgeburt, Brut; eine Brut wird zu allen Mutanten des Vorrats.
cthulhu-wars-about-they_break_through = Fortwährend: Beschwöre auch an verlassenen und gegnerischen Toren.
cthulhu-wars-power-beyond_one = Jenseits von Einem
cthulhu-wars-power-key_and_gate = Der Schlüssel und das Tor
cthulhu-wars-power-about-beyond_one = Aktion, 1: Eine Einheit, die mindestens 3 kostet, nimmt ein Tor samt seinem Wächter in eine Zone ohne Tor mit; nicht, wo ein gegnerischer Großer Alter ist.
cthulhu-wars-power-about-key_and_gate = Fortwährend, mit Yog-Sothoth im Spiel: Er ist selbst ein Tor von dir, aber keines, das man mitnehmen kann.

cthulhu-wars-requirement-gates_8 = 8 Tore auf der Karte
cthulhu-wars-requirement-gates_12 = 12 Tore auf der Karte (10 zu zweit oder zu dritt)
cthulhu-wars-requirement-at_enemy_gates = Einheiten an 2 Toren von Gegnern
cthulhu-wars-requirement-lose_unit_in_battle = in einem Kampf eine Einheit verlieren
cthulhu-wars-requirement-gods_meet = Yog-Sothoth steht in einer Zone mit einem gegnerischen Großen Alten
cthulhu-wars-requirement-awaken_yog_sothoth = Yog-Sothoth erwecken
cthulhu-wars-option-factions-ow = { cthulhu-wars-faction-ow }
cthulhu-wars-option-factions-ow-about = { cthulhu-wars-screen-way-of-ow }

cthulhu-wars-guide-first_ow = Wächter des Weges: Je mehr Tore auf der Karte liegen, egal wessen, desto besser: 8 bringen dir ein Zauberbuch und 12 ein weiteres (10 zu zweit oder zu dritt). Beschwöre eine Ausgeburt: Bei einem Tor, egal wessen, kann sie es in eine Zone ohne Tor tragen.

cthulhu-wars-screen-way-of-ow = Tore überall: trägt sie davon, und der Gott ist selbst eines.
cthulhu-wars-screen-combat-yog_sothoth = zwei Würfel für jeden Großen Alten der anderen Fraktionen im Spiel; zu zweit 4
