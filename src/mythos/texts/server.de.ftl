# Was der Tischserver ablehnt.
error-server = Das hat nicht geklappt: { $message }
error-no-such-table = Diesen Tisch gibt es nicht.
error-not-signed-in = Sag zuerst, wer du bist.
error-not-allowed = Das ist nicht erlaubt: { $message }
error-not-your-seat = Platz { $seat } gehört dir nicht.
error-seat-taken = Platz { $seat } ist besetzt.
error-seat-kept = Platz { $seat } ist für { $name } freigehalten.
error-other-eyes = Du hast oder hattest einen anderen Platz in diesem Spiel: niemand sieht mit den Augen von zweien.
error-not-absent = { $name } ist nicht abwesend: Ein Bot darf den Platz haben, wenn das Spiel { $seconds } Sekunden lang auf jemanden gewartet hat, der nicht am Tisch ist.
error-still-playing = Eine neue Partie gibt es, wenn diese zu Ende ist.
error-not-begun = Das Spiel hat noch nicht begonnen: Es sind Plätze frei.
error-not-over = Das wird erst gezeigt, wenn das Spiel vorbei ist.
error-closed-today = Versuche am heutigen Fall bleiben verschlossen, bis dein eigener oder der Tag vorbei ist.
error-no-undo-asked = Niemand wartet auf deine Zustimmung.
error-bad-request = Diese Anfrage ist unverständlich: { $message }
error-too-slow = Das kam nicht in { $seconds } s an.
error-too-big = Das ist zu groß.
error-too-fast = Das war zu schnell. Versuch es in { $seconds } s noch einmal.
error-too-many = { $what ->
    [tables] Du hast { $most } offene Tische, mehr darf man nicht haben.
    [bot-tables] { $most } deiner Spiele sind nur mit Bots; weitere müssen warten, bis eines zu Ende ist.
   *[decks] Du hast { $most } offene Tische mit eigenen Karten; weitere müssen warten.
}
error-bot-ceiling = Die Einstellung { $setting } eines Bots ist hier höchstens { $most }.
error-busy = Der Server hat so viele Tische, wie er bedienen kann; versuch es später noch einmal.
error-storage-down = Der Speicher ist gerade nicht erreichbar; versuch es noch einmal.
error-storage-damaged = Was hier aufbewahrt wird, lässt sich nicht lesen; es ist für den Betreiber notiert.
error-storage-refused = Der Speicher nimmt das nicht an: { $reason }
error-rules-conflict = Die Regeln { $new } können diesen Tisch nach Zeile { $number } nicht lesen, die nach den Regeln { $old } gespielt wurde: Ein Server mit den alten Regeln muss das Spiel beenden.
error-table-damaged = Zeile { $number } dieses Tisches ist im Speicher beschädigt.
error-rules-ran-away = Die Regeln dieses Tisches kamen zu keinem Ende, deshalb ist er geschlossen. Was zuvor gespielt wurde, bleibt erhalten.
error-wrong-password = Das ist nicht dein bisheriges Passwort.
error-wrong-login = Anmeldename und Passwort passen nicht.
error-bad-name = { $why ->
    [length] Ein Name hat 1 bis { $most } Zeichen.
    [marks] An einem Buchstaben dieses Namens hängen zu viele Zeichen.
    [bot] So heißen Bots: Nimm einen anderen Namen.
   *[unreadable] Dieser Name hat Zeichen, die niemand sehen kann.
}
error-login-unavailable = Dieser Anmeldename ist nicht zu haben: Nimm einen anderen.
error-no-such-session = Eine solche Sitzung hast du nicht.
error-internal = Auf dem Server ist etwas kaputtgegangen; es ist notiert, und nichts wurde verändert.
error-bad-database = { $place }: { $reason }
