# Tcho-Tcho (CW-27).

cthulhu-wars-faction-tt = Tcho-Tcho
cthulhu-wars-card-tt = Tcho-Tcho
cthulhu-wars-unit-proto_shoggoth = Proto-Schoggoth
cthulhu-wars-unit-ubbo_sathla = Ubbo-Sathla
cthulhu-wars-screen-mark-growth = Wachstum: { $number }

cthulhu-wars-event-growth = Ubbo-Sathla wächst: { $number }.
cthulhu-wars-event-idolatry = Götzendienst: { $seat } sammelt Einheiten ({ $zone }).
cthulhu-wars-event-martyrdom = Märtyrer: Ein Hohepriester stirbt, alle anderen Tode von { $seat } werden zu Schmerzen.
cthulhu-wars-event-terror = Terror: { $dread ->
    [weaken] { $seat } nimmt dem Gegner Würfel.
   *[other] { $seat } erhält Würfel.
}

cthulhu-wars-ask-ubbo-priest = Welchen Hohepriester gibst du für Ubbo-Sathla?
cthulhu-wars-ask-hierophants = Hierophanten: Wo erscheint ein Hohepriester?
cthulhu-wars-ask-idolatry = Götzendienst: Wer kommt?

cthulhu-wars-move-awaken-below = Ubbo-Sathla für einen Hohepriester erwecken: { $zone }
cthulhu-wars-move-remove-gate = Ein Zauberbuch: das Tor deiner Startzone entfernen
cthulhu-wars-move-ordain = Ein Hohepriester: { $zone }
cthulhu-wars-move-idolatry = Götzendienst: Einheiten sammeln ({ $zone })
cthulhu-wars-move-flock = { $unit } kommt aus dieser Zone: { $origin }
cthulhu-wars-move-martyrdom = Märtyrer: Alle anderen Tode werden zu Schmerzen
cthulhu-wars-move-terrify = { $dread ->
    [weaken] Terror: Der Gegner würfelt je Proto-Schoggoth einen Würfel weniger
   *[other] Terror: ein Würfel mehr je Proto-Schoggoth
}

cthulhu-wars-book-hierophants = Hierophanten
cthulhu-wars-book-idolatry = Götzendienst
cthulhu-wars-book-martyrdom = Märtyrer
cthulhu-wars-book-soulless = Seelenlos
cthulhu-wars-book-tablets_of_the_gods = Tafeln der Götter
cthulhu-wars-book-terror = Terror
cthulhu-wars-ability-martyrdom = Märtyrer
cthulhu-wars-about-hierophants = Fortwährend: Mit jedem Zauberbuch, auch diesem, kommt ein Hohepriester an eines deiner Tore; ist keiner im Vorrat, wächst Ubbo-Sathla um 1.
cthulhu-wars-about-idolatry = Aktion, 1: Einheiten aus Nachbarzonen sammeln sich in einer Zone mit der Startglyphe einer anderen Fraktion.
cthulhu-wars-about-martyrdom = Nachkampf: Wird ein Hohepriester von dir getötet, werden alle deine anderen Tode zu Schmerzen.
cthulhu-wars-about-soulless = Fortwährend: Deine gefangenen Kultisten bringen dem, der sie gefangen hat, keine Macht.
cthulhu-wars-about-tablets_of_the_gods = Verdammnisphase, immer: Dein Ritual bringt ein Älteres Zeichen für jedes Tor mit einem Hohepriester von dir; dann werden alle deine Hohepriester eliminiert.
cthulhu-wars-about-terror = Kampf, mit Proto-Schoggothen: Für jeden von ihnen würfelt der Gegner einen Würfel weniger oder du einen mehr.
cthulhu-wars-power-sycophancy = Unterwürfigkeit
cthulhu-wars-power-hells_banquet = Höllisches Bankett
cthulhu-wars-power-about-sycophancy = Verdammnisphase: Führt ein Gegner ein Ritual durch, erhält er daraus 1 Verdammnis weniger, oder du erhältst 1.
cthulhu-wars-power-about-hells_banquet = Verdammnisphase, sobald Ubbo-Sathla einmal erweckt wurde: Er wächst um einen Würfelwurf, auch solange er nicht im Spiel ist.

cthulhu-wars-requirement-others_advance = ein anderer Spieler führt ein Ritual durch oder hat 15 Verdammnis
cthulhu-wars-requirement-earn_sign = ein Älteres Zeichen erhalten
cthulhu-wars-requirement-three_signs = drei verdeckte Ältere Zeichen besitzen
cthulhu-wars-requirement-remove_start_gate = das eigene Tor in der eigenen Startzone entfernen
cthulhu-wars-requirement-great_old_one_killed = irgendein Großer Alter stirbt in einem Kampf
cthulhu-wars-requirement-awaken_ubbo_sathla = Ubbo-Sathla erwecken
cthulhu-wars-option-factions-tt = { cthulhu-wars-faction-tt }
cthulhu-wars-option-factions-tt-about = { cthulhu-wars-screen-way-of-tt }

cthulhu-wars-guide-first_tt = Tcho-Tcho: Rekrutiere für 3 Macht einen Hohepriester. Mit ihm und einem Tor kannst du in der Verdammnisphase Ubbo-Sathla erwecken, und dort kostet er keine Macht. Hast du ein zweites Tor, darfst du das an deinem Start entfernen: Das kostet nichts und bringt dir ein Zauberbuch.

cthulhu-wars-screen-way-of-tt = Priester und ein Gott, der wächst: lebt von den Ritualen der anderen.
cthulhu-wars-screen-combat-ubbo_sathla = so viele Würfel, wie der Wachstumsmarker zeigt
