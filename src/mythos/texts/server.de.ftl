# Was der Tischserver ablehnt.
error-server = Das hat nicht geklappt: { $message }
error-no-such-table = Diesen Tisch gibt es nicht.
error-not-signed-in = Sag zuerst, wer du bist.
error-not-allowed = Das ist nicht erlaubt: { $message }
error-not-your-seat = Platz { $seat } gehört dir nicht.
error-seat-taken = Platz { $seat } ist besetzt.
error-seat-kept = Platz { $seat } ist für { $name } freigehalten.
error-still-playing = Eine neue Partie gibt es, wenn diese zu Ende ist.
error-not-begun = Das Spiel hat noch nicht begonnen: Es sind Plätze frei.
error-not-over = Das wird erst gezeigt, wenn das Spiel vorbei ist.
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
error-storage-refused = Der Speicher nimmt das nicht an: { $reason }
error-rules-conflict = Die Regeln { $new } können diesen Tisch nach Zeile { $number } nicht lesen, die nach den Regeln { $old } gespielt wurde: Ein Server mit den alten Regeln muss das Spiel beenden.
error-table-damaged = Zeile { $number } dieses Tisches ist im Speicher beschädigt.
error-wrong-login = Anmeldename und Passwort passen nicht.
error-internal = Auf dem Server ist etwas kaputtgegangen; es ist notiert, und nichts wurde verändert.
error-bad-database = { $place }: { $reason }
