# Das Haus, Deutsch: was der Tisch selbst sagt, gleich bei welchem Spiel.

undone = { $name } nimmt einen Zug zurück.

## Absagen

error-mythos = Das hat nicht geklappt: { $message }
error-unknown-game = Es gibt kein Spiel „{ $game }“. Bekannte Spiele: { $known }.
error-broken-game = Dieses Spiel ist kaputt: Sein eigener Code oder seine Daten brechen ein Gesetz des Hauses ({ $message }).
error-unknown-bot = Es gibt keinen Bot „{ $bot }“. Bekannte Bots: { $known }.
error-bad-option = Option { $option }: { $reason }
error-unknown-option = Es gibt keine Option „{ $option }“. Es gibt: { $allowed }.
error-bad-choice = Option { $option }: „{ $given }“ geht nicht. Möglich: { $allowed }.
error-bad-number = { $bounded ->
    [yes] Option { $option }: „{ $given }“ geht nicht. Es ist eine ganze Zahl von { $low } bis { $high }.
   *[no] Option { $option }: „{ $given }“ ist keine ganze Zahl.
}
error-no-seat-chosen = Option { $option }: Es gibt keinen Platz „{ $given }“. Möglich: { $allowed }.
error-picks-for-seats = Option { $option }: { $given } genannt für { $players } Plätze. Nenne für jeden Platz eine oder „drawn“.
error-picked-twice = Option { $option }: „{ $given }“ ist für zwei Plätze genannt. Alle müssen verschieden sein: { $allowed }.
error-option-too-long = Option { $option }: Das hat { $given } Zeichen; höchstens { $high } sind möglich.
option-chance = durch Zufall
error-bad-players = { $game } ist für { $low } bis { $high } Spieler, nicht für { $players }.
error-bad-seat = Es gibt keinen Platz { $seat }. Die Plätze gehen von 0 bis { $last }.
error-not-your-turn = Platz { $seat } ist jetzt nicht gefragt. Gefragt: { $asked }.
error-game-over = Das Spiel ist aus.
error-illegal-move = „{ $move }“ geht jetzt nicht.
error-bad-move = „{ $move }“ ist kein Zug dieses Spiels.
error-nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest.
error-undo-needs-consent = Allein kannst du deinen Zug nicht mehr zurücknehmen.
error-bad-seed = Dieser Seed geht nicht: { $reason }
error-bad-chance = Dieses Ergebnis ist unmöglich: { $reason }
error-bad-record = Zeile { $line } der Aufzeichnung: { $reason }

## Am Tisch im Terminal

terminal-welcome = { $game }: { $tagline }
terminal-seal = Seed-Siegel: { $commitment }
terminal-thinks = { $name } überlegt …
terminal-prompt = Deine Wahl (? für Hilfe):
terminal-enter = Weiter mit Enter.
terminal-above = … { $number } Zeilen mehr, l zeigt das ganze Protokoll
terminal-news = Was geschehen ist
terminal-log = Das ganze Protokoll
terminal-cover = Gib weiter an { $name }.
terminal-cover-prompt = { $name }, drück Enter, wenn nur du den Bildschirm siehst:
terminal-cover-undo = { $name } kann den letzten Zug noch mit u zurücknehmen.
terminal-help =
    Eine Nummer oder der Text des Zuges, zum Beispiel „{ $example }“, macht einen Zug.
    u         nimmt deinen letzten Zug zurück, solange das frei ist
    r         die Regel hinter der Frage; r AR-5.6 zeigt jeden Paragrafen
    k         was du weißt: die Karten, die du gesehen hast, und die anderen
    l         das ganze bisherige Protokoll
    s DATEI   speichert die Aufzeichnung
    q         verlässt das Spiel
    Enter     zeigt noch einmal, was geschehen ist
terminal-no-number = Eine Wahl { $number } gibt es hier nicht.
terminal-undo-chance = Inzwischen hat der Zufall etwas entschieden.
terminal-undo-others = Inzwischen hat jemand anders gezogen.
terminal-undo-reveal = Er hat etwas Verborgenes gezeigt.
terminal-undone = Dein Zug ist zurückgenommen.
terminal-no-clause = Einen Paragrafen „{ $clause }“ gibt es nicht.
terminal-no-knowledge = In diesem Spiel gibt es nichts zu zählen.
terminal-save-where = Wohin? Tippe s und einen Dateinamen.
terminal-save-exists = { $file } gibt es schon und blieb, wie es war.
terminal-save-failed = { $file } lässt sich nicht schreiben: { $reason }
terminal-saved = Gespeichert in { $file }
terminal-leave = Das Spiel wirklich verlassen? (j/n)
terminal-yes = j
terminal-left = Du hast das Spiel verlassen.
terminal-unsaved = Das Spiel wurde nicht aufgezeichnet.
terminal-over = Das Spiel ist aus
terminal-winners = { $count ->
    [0] Niemand gewinnt.
    [one] { $names } gewinnt.
   *[other] Es gewinnen: { $names }.
}
terminal-seed = Seed: { $seed }
terminal-verify = Jeder kann jeden Kartenzug nachprüfen: mythos verify { $file }

## Eine Aufzeichnung ansehen

replay-all = alle
replay-position = Stelle { $at } von { $last }
replay-eyes = mit den Augen von { $name }
replay-eyes-all = mit allen Augen
replay-moved = { $name }: { $move }
replay-start = Der Tisch vor dem ersten Zug
replay-asked = Jetzt gefragt: { $names }
replay-unfinished = Hier endet die Aufzeichnung, das Spiel aber nicht.
replay-broken = Die Aufzeichnung lässt sich bis Stelle { $last } spielen. Zeile { $line }: { $reason }
replay-prompt = Enter weiter, b zurück, Nummer, e PLATZ, e alle, q:
replay-last = Das ist die letzte Stelle.
replay-first = Das ist die erste Stelle.
replay-no-position = Eine Stelle { $number } gibt es nicht; die Stellen gehen von 0 bis { $last }.
replay-no-eyes = Einen Platz „{ $seat }“ gibt es nicht. Plätze: { $names }, oder alle.
replay-help = Enter oder n geht weiter, b zurück, eine Nummer springt, e und ein Platz sieht mit dessen Augen, e alle mit allen, q geht.

## Regeln zum Lesen

rules-primer = So läuft ein Zug
rules-example = Ein Beispiel
