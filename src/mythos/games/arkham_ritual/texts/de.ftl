# Arkham Ritual, Deutsch. $you ist "yes", wenn $seat gerade liest.

arkham-ritual-name = Arkham Ritual
arkham-ritual-tagline = Du siehst alle Karten, nur deine eigene nicht.
arkham-ritual-score = Geistige Gesundheit

## Was geschehen ist

arkham-ritual-event-begins = { $seat } beginnt.
arkham-ritual-event-round = Runde { $number }: { $first } hat den Nachziehstapel.
arkham-ritual-event-dealt = { $seat } hält „{ $card }“.
arkham-ritual-event-dealt-dummy = Strohpuppe { $number } hält „{ $card }“.
arkham-ritual-event-drew = { $seat } zieht eine Karte.
arkham-ritual-event-drew-card = { $seat } zieht „{ $card }“.
arkham-ritual-event-gave = { $seat } gibt die Karte an { $to }.
arkham-ritual-event-passed = { $seat } gibt sie weiter an { $to }.
arkham-ritual-event-discarded = { $seat } wirft „{ $card }“ ab.
arkham-ritual-event-took = { $seat } nimmt „{ $card }“.
arkham-ritual-event-took-unseen = { $seat } nimmt die Karte ungesehen.
arkham-ritual-event-refused = { $seat } lehnt ab, also haben alle weitergegeben. Es war „{ $card }“.
arkham-ritual-event-gate-silent = Niemand hält einen Großen Alten, das Portal bleibt still.
arkham-ritual-event-orb = { $seat } sieht sich die oberste Karte des Stapels an.
arkham-ritual-event-orb-card = { $seat } sieht die oberste Karte: „{ $card }“.
arkham-ritual-event-orb-removed = { $seat } entfernt sie für diese Runde.
arkham-ritual-event-orb-kept = { $seat } legt sie zurück auf den Stapel.
arkham-ritual-event-trapezohedron = { $seat } sieht sich die oberste Karte des Stapels an.
arkham-ritual-event-trapezohedron-card = { $seat } sieht die oberste Karte: „{ $card }“.
arkham-ritual-event-lost = { $number ->
    [0] { $seat } hat keine geistige Gesundheit mehr zu verlieren.
   *[other] { $seat } verliert { $number } geistige Gesundheit, es bleiben { $left }.
}
arkham-ritual-event-gained = { $number ->
    [0] { $seat } gewinnt nichts, die geistige Gesundheit bleibt bei { $left }.
   *[other] { $seat } gewinnt { $number } geistige Gesundheit, jetzt { $left }.
}
arkham-ritual-event-confessed = { $seat } gibt zu, die eigene Karte gesehen zu haben: „{ $card }“. Sie wird zurückgemischt.
arkham-ritual-event-confessed-unseen = { $seat } gibt zu, die eigene Karte gesehen zu haben. Sie wird zurückgemischt.
arkham-ritual-event-round-ends = Die Runde endet: { $reason }.
arkham-ritual-event-revealed = { $seat } hatte „{ $card }“.
arkham-ritual-event-mystery = Das Mysterium entpuppt sich als „{ $card }“.
arkham-ritual-event-awakens = „{ $card }“ erwacht in der Hand von { $seat }.
arkham-ritual-event-awakens-dummy = „{ $card }“ erwacht bei Strohpuppe { $number }.
arkham-ritual-event-verdict = { $seat }, „{ $card }“: { $verdict }.
arkham-ritual-event-cultist-held = Jemand hält den Kultisten: Heute übersteht Rot das Ritual, und Blau fällt.
arkham-ritual-event-professor-held = Jemand hält den Verrückten Professor: Heute überstehen nur Artefakte das Ritual.
arkham-ritual-event-verdict-dummy = Strohpuppe { $number }, „{ $card }“: { $verdict }.
arkham-ritual-event-fallen = { $number ->
    [0] Niemand scheitert.
    [one] Einer scheitert.
   *[other] { $number } scheitern.
}
arkham-ritual-event-game-over = { $count ->
    [0] Das Spiel ist aus. Niemand gewinnt.
    [one] Das Spiel ist aus. { $seats } gewinnt.
   *[other] Das Spiel ist aus. Es gewinnen: { $seats }.
}

## Fragen

arkham-ritual-ask-give = { $you ->
    [yes] Wem gibst du die wandernde Karte?
   *[no] { $seat } wählt, wer die wandernde Karte bekommt.
}
arkham-ritual-ask-take-or-pass = { $you ->
    [yes] Die wandernde Karte liegt bei dir. Nehmen oder weitergeben?
   *[no] { $seat } nimmt die wandernde Karte oder gibt sie weiter.
}
arkham-ritual-ask-take-or-refuse = { $you ->
    [yes] Keine Hand liegt mehr auf dem Tisch. Nehmen oder ablehnen?
   *[no] { $seat } nimmt die wandernde Karte oder lehnt sie ab.
}
arkham-ritual-ask-orb = { $you ->
    [yes] Du hast die oberste Karte gesehen. Wohin kommt sie?
   *[no] { $seat } entscheidet, wohin die oberste Karte kommt.
}

## Züge

arkham-ritual-move-give = An { $to } geben
arkham-ritual-move-take = Die Karte nehmen
arkham-ritual-move-pass = An { $to } weitergeben
arkham-ritual-move-refuse = Ablehnen, dann haben alle weitergegeben
arkham-ritual-move-keep = Zurück auf den Stapel legen
arkham-ritual-move-remove = Für diese Runde entfernen
arkham-ritual-move-confess = Zugeben: meine Karte gesehen

## Karten

arkham-ritual-card-candelabra_b = Armleuchter (blau)
arkham-ritual-card-candelabra_r = Armleuchter (rot)
arkham-ritual-card-grimoire_b = Zauberbuch (blau)
arkham-ritual-card-grimoire_r = Zauberbuch (rot)
arkham-ritual-card-dagger_b = Dolch (blau)
arkham-ritual-card-dagger_r = Dolch (rot)
arkham-ritual-card-mask_b = Maske (blau)
arkham-ritual-card-mask_r = Maske (rot)
arkham-ritual-card-idol_b = Götzenbild (blau)
arkham-ritual-card-idol_r = Götzenbild (rot)
arkham-ritual-card-elder_sign = Älteres Zeichen (blau)
arkham-ritual-card-gate_1 = Portal (blau)
arkham-ritual-card-gate_2 = Portal (blau)
arkham-ritual-card-magical_orb = Magische Kugel (blau)
arkham-ritual-card-trapezohedron = Schimmerndes Trapezoeder (blau)
arkham-ritual-card-investigator = Ermittler (blau)
arkham-ritual-card-wary_student = Misstrauischer Student (blau)
arkham-ritual-card-cultist = Kultist (blau)
arkham-ritual-card-mad_professor = Verrückter Professor (blau)
arkham-ritual-card-cthulhu = Cthulhu (rot)
arkham-ritual-card-nyarlathotep = Nyarlathotep (rot)
arkham-ritual-card-yog_sothoth = Yog-Sothoth (rot)
arkham-ritual-card-hastur = Hastur (rot)
arkham-ritual-card-mystery = Mysterium (rot)

arkham-ritual-kind-candelabra = Armleuchter
arkham-ritual-kind-grimoire = Zauberbuch
arkham-ritual-kind-dagger = Dolch
arkham-ritual-kind-mask = Maske
arkham-ritual-kind-idol = Götzenbild

arkham-ritual-colour-blue = blau
arkham-ritual-colour-red = rot

## Urteile und Rundenenden

arkham-ritual-verdict-survives = übersteht das Ritual
arkham-ritual-verdict-student = scheitert als Misstrauischer Student
arkham-ritual-verdict-colour = scheitert an der Farbe
arkham-ritual-verdict-clash = scheitert, das Artefakt gibt es mehrfach
arkham-ritual-verdict-no-artifact = scheitert ohne Artefakt

arkham-ritual-reason-elder-sign = Das Ältere Zeichen wurde abgeworfen
arkham-ritual-reason-all-passed = Alle haben weitergegeben
arkham-ritual-reason-deck-empty = Der Nachziehstapel ist leer
arkham-ritual-reason-gate = Ein Großer Alter kommt durch das Portal

## Warum ein Zug nicht geht

arkham-ritual-why-hands-down = Solange noch eine Hand auf dem Tisch liegt, kannst du die Karte nur nehmen oder weitergeben.
arkham-ritual-why-no-confession = An diesem Tisch wird ohne das Zugeben gespielt.
arkham-ritual-why-no-player = Nur Spieler können die Karte bekommen, und auf diesem Platz sitzt keiner.
arkham-ritual-why-never-keep = Die gezogene Karte darfst du nie behalten.
arkham-ritual-why-not-to-active = Der aktive Spieler kann die Karte nicht zurückbekommen.
arkham-ritual-why-hand-up = Diese Hand ist gehoben: Wer dort sitzt, hatte die Karte in diesem Zug schon.

## Optionen

arkham-ritual-option-event = Viertes Ereignis
arkham-ritual-option-event-help = Das Ereignis neben dem Älteren Zeichen und den beiden Portalen (AR-2.2).
arkham-ritual-option-event-magical_orb = Magische Kugel
arkham-ritual-option-event-trapezohedron = Schimmerndes Trapezoeder
arkham-ritual-option-first_character = Erster Charakter
arkham-ritual-option-first_character-help = Wer den Ermittler hält und das Ritual übersteht, gewinnt geistige Gesundheit; wer den Misstrauischen Studenten hält, verliert immer genau 1 (AR-2.3).
arkham-ritual-option-first_character-investigator = Ermittler
arkham-ritual-option-first_character-wary_student = Misstrauischer Student
arkham-ritual-option-second_character = Zweiter Charakter
arkham-ritual-option-second_character-help = Mit dem Kultisten überstehen nur rote Karten das Ritual, mit dem Verrückten Professor nur Artefakte (AR-2.3).
arkham-ritual-option-second_character-cultist = Kultist
arkham-ritual-option-second_character-mad_professor = Verrückter Professor
arkham-ritual-option-great_old_one = Großer Alter
arkham-ritual-option-great_old_one-help = Wer kommt, wenn sich ein Portal öffnet; das Mysterium ist einer der vier, ausgelost in diesem Moment (AR-2.4, AR-1.5).
arkham-ritual-option-great_old_one-cthulhu = Cthulhu
arkham-ritual-option-great_old_one-nyarlathotep = Nyarlathotep
arkham-ritual-option-great_old_one-yog_sothoth = Yog-Sothoth
arkham-ritual-option-great_old_one-hastur = Hastur
arkham-ritual-option-great_old_one-mystery = Mysterium
arkham-ritual-option-house_pair = Kultist und Professor zusammen
arkham-ritual-option-house_pair-help = Eine Hausregel: Beide sind im Deck, statt der zwei oben gewählten Charaktere (R-8).
arkham-ritual-option-doom_track = Verderbensanzeige
arkham-ritual-option-doom_track-help = Verluste kommen von einer Leiste, die jede Runde steigt, statt von der Anzahl der Gescheiterten (AR-12).
arkham-ritual-option-competitive = Wettkampf
arkham-ritual-option-competitive-help = Nur die höchste geistige Gesundheit gewinnt, nicht alle, denen noch welche bleibt (AR-11.3).
arkham-ritual-option-first_player = Erster Spieler
arkham-ritual-option-first_player-help = Wer die erste Runde beginnt (AR-4.4).
arkham-ritual-option-confession = Zugeben
arkham-ritual-option-confession-help = Wer die eigene Karte gesehen hat, darf es zugeben; das kostet 1 geistige Gesundheit und bringt eine neue Karte (AR-16.3).
arkham-ritual-option-round_limit = Rundengrenze
arkham-ritual-option-round_limit-help = Nach so vielen Runden endet das Spiel, auch wenn niemand auf 0 steht (AR-19.5).

## Der Bildschirm

arkham-ritual-screen-head = Runde { $round }, Zug { $turn }
arkham-ritual-screen-pile = Nachziehstapel { $number }
arkham-ritual-screen-removed = entfernt { $number }
arkham-ritual-screen-doom = Verderben { $number }
arkham-ritual-screen-dummy = Strohpuppe { $number }
arkham-ritual-screen-you = { $name } (du)
arkham-ritual-screen-hand-up = Hand oben
arkham-ritual-screen-hand-down = Hand unten
arkham-ritual-screen-face-down = verdeckt
arkham-ritual-screen-own-card = deine eigene Karte
arkham-ritual-screen-own-known = deine eigene:
arkham-ritual-screen-travelling = Wandernde Karte:
arkham-ritual-screen-drawn-by = gezogen von { $name }
arkham-ritual-screen-lies-with = liegt bei { $name }
arkham-ritual-screen-discards = Abgeworfen
arkham-ritual-screen-none = noch nichts
arkham-ritual-screen-top = Oberste Karte:
arkham-ritual-screen-top-seen = jemand hat sie gesehen
arkham-ritual-screen-removed-card = Entfernt:
arkham-ritual-screen-know = Deine eigene Karte ist { $number ->
    [one] die eine Karte, die du nicht zuordnen kannst
   *[other] unter den { $number } Karten, die du nicht zuordnen kannst
}: { $blue } blau, { $red } rot.
arkham-ritual-screen-know-own = Du kennst deine eigene Karte. { $number ->
    [one] Eine andere Karte kannst du nicht zuordnen: { $blue } blau, { $red } rot.
   *[other] { $number } andere Karten kannst du nicht zuordnen: { $blue } blau, { $red } rot.
}
arkham-ritual-screen-left = nicht gesehen
arkham-ritual-screen-seen = gesehen
arkham-ritual-screen-others = Andere
