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
    [low] Option { $option }: „{ $given }“ geht nicht. Es ist eine ganze Zahl ab { $low }.
   *[no] Option { $option }: „{ $given }“ ist keine ganze Zahl.
}
error-no-seat-chosen = Option { $option }: Es gibt keinen Platz „{ $given }“. Möglich: { $allowed }.
error-picks-for-seats = Option { $option }: { $given } genannt für { $players } Plätze. Nenne für jeden Platz eine oder „drawn“.
error-picked-twice = Option { $option }: „{ $given }“ ist für zwei Plätze genannt. Alle müssen verschieden sein: { $allowed }.
error-option-too-long = Option { $option }: Das hat { $given } Zeichen; höchstens { $high } sind möglich.
option-chance = durch Zufall
error-bad-players = { $span ->
    [one] { $game } ist für eine Person, nicht für { $players }.
    [exactly] { $game } ist für { $high } Spieler, nicht für { $players }.
   *[some] { $game } ist für { $low } bis { $high } Spieler, nicht für { $players }.
}
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
error-other-rules = Zeile { $line } der Aufzeichnung: { $reason }
error-no-record = Keine Aufzeichnung: { $reason }
error-record-exists = { $file } gibt es schon und blieb, wie es war. Nenne einen anderen Ort oder räume die Datei weg.
error-bad-argument = Das geht nicht: { $reason }

## Warum etwas abgelehnt wurde

reason-unknown-option = Diese Option gibt es nicht. Es gibt: { $known }.
reason-number = „{ $value }“ ist keine Zahl.
reason-positive = { $value } ist zu klein; es muss eine Zahl ab 1 sein.
reason-no-bot-setting = Der Bot { $bot } hat keine solche Einstellung. Er hat: { $known }.
reason-bot-setting = Eine Einstellung eines Bots schreibt man name=zahl, nicht „{ $found }“.
reason-no-bots = Ein Turnier braucht mindestens einen Bot.
reason-unreadable = { $file } lässt sich nicht lesen.
reason-not-text = { $file } ist keine Textdatei.
reason-seed-bytes = Ein Seed hat { $number } Bytes, nicht { $found }.
reason-no-outcome = Dafür wurde nichts angegeben.
reason-no-roll = { $faces } ist kein Wurf mit { $number } Würfeln zu { $sides } Seiten.
reason-not-in-pile = { $name } liegt nicht im Stapel.
reason-empty = Die Aufzeichnung ist leer.
reason-format = Aufzeichnungen im Format { $found } sind hier nicht bekannt, nur Format { $known }.
reason-after-the-end = Nach dem Seed, der eine Aufzeichnung beendet, steht noch etwas.
reason-not-json = Diese Zeile ist kein JSON.
reason-no-header = Das ist nicht die erste Zeile einer Aufzeichnung.
reason-no-line = Ein Teil dieser Zeile fehlt, ist unbekannt oder von falscher Art.
reason-no-entry = Das ist weder ein Zug noch ein Wurf, eine gezogene Karte, eine Rücknahme oder der Seed.
reason-roll-here = Hierher gehört ein Wurf.
reason-draw-here = Hierher gehört eine gezogene Karte.
reason-ends-before-roll = Die Aufzeichnung endet, wo ein Wurf hingehört.
reason-ends-before-draw = Die Aufzeichnung endet, wo eine gezogene Karte hingehört.
reason-dice-differ = Die Würfel ergaben { $gave }, die Aufzeichnung sagt { $says }.
reason-unfinished = Das Spiel ist nicht zu Ende: Der Seed fehlt noch.
reason-seed-digits = Der Seed besteht nicht aus 64 Hexziffern.
reason-other-seed = Dieser Seed ist nicht der, der zu Beginn versiegelt wurde.
reason-other-result = Das Spiel endete mit { $played }; die Aufzeichnung sagt { $written } (★ gewinnt).
reason-other-game = Das ist eine Aufzeichnung von { $found }, nicht von { $wanted }.
reason-rules-changed = Hier änderten sich die Regeln; erst ab hier lässt es sich spielen.
reason-changed-rules = Ein Spiel, dessen Regeln sich geändert haben, lässt sich nicht hereinholen.
reason-no-snapshot = Der Stand, der mit der Regeländerung aufgehoben wurde, lässt sich nicht lesen.
reason-undo-line = Diese Rücknahme führt nicht zu der Zeile, die sie nennt.
reason-shares = Die Anteile an den Würfeln sind nicht einer je Platz.
reason-same-rules = Hier sollen sich die Regeln ändern, aber es sind dieselben.
reason-other-dice = Das sind nicht die Würfel, die auf einen Wechsel der Regeln folgen.
reason-other-state = Der hier bewahrte Stand ist nicht der, zu dem die Zeilen davor führen.
reason-not-these-rules = Gespielt wurde nach den Regeln { $written }; die Regeln { $here } können das nicht nachrechnen.
reason-no-chance-here = Der Zufall ist hier nicht gefragt.
reason-other-rules = (Geschrieben unter Regeln { $written }, dies sind Regeln { $here }.)
reason-crashed = Die Regeln sind hier zusammengebrochen ({ $message }).

## Am Tisch im Terminal

terminal-welcome = { $game }: { $tagline }
terminal-company = Bots am Tisch: { $names }
terminal-seal = Seed-Siegel: { $commitment }
terminal-thinks = { $name } überlegt …
terminal-prompt = Deine Wahl (? für Hilfe):
terminal-prompt-back = Deine Wahl (Enter geht zurück, ? für Hilfe):
terminal-enter = Weiter mit Enter.
terminal-above = … { $number } Zeilen mehr, l zeigt das ganze Protokoll
terminal-news = Was geschehen ist
terminal-log = Das ganze Protokoll
terminal-cover = Gib weiter an { $name }.
terminal-cover-prompt = { $name }, drück Enter, wenn nur du den Bildschirm siehst:
terminal-cover-undo = { $name } kann den letzten Zug noch mit u zurücknehmen.
terminal-help =
    Eine Nummer oder der Text des Zuges, etwa „{ $example }“, macht einen Zug.
    a, b ...  öffnen eine Gruppe von Zügen; + zeigt weitere; Enter geht zurück
    d         der ganze Spielplan; d NAME sagt, was eine Karte oder ein Ort ist,
              d 2, worum es bei Wahl 2 geht
    k         was du weißt: was du gesehen hast und was noch verborgen ist
    r         die Regel hinter der Frage; r { $clause } zeigt jeden Paragrafen
    l         das ganze bisherige Protokoll
    u         nimmt deinen letzten Zug zurück, solange das frei ist
    s DATEI   speichert die Aufzeichnung
    q         verlässt das Spiel
    Enter     zeigt noch einmal, was geschehen ist
terminal-help-title = Was du tippen kannst
terminal-board = Der ganze Spielplan
terminal-details = d NAME öffnet eins davon; ein Teil des Namens genügt: { $names }
terminal-no-details = Hier heißt nichts „{ $name }“. d allein zählt alle Namen auf.
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
replay-unproven = Diese Aufzeichnung lässt sich hier nicht beweisen. { $reason }
replay-forged = Vorsicht, diese Aufzeichnung ist nicht echt. { $reason }
replay-prompt = Enter weiter, b zurück, Nummer, e PLATZ, e alle, q:
replay-last = Das ist die letzte Stelle.
replay-first = Das ist die erste Stelle.
replay-no-position = Eine Stelle { $number } gibt es nicht; die Stellen gehen von 0 bis { $last }.
replay-no-eyes = Einen Platz „{ $seat }“ gibt es nicht. Plätze: { $names }, oder alle.
replay-help = Enter oder n geht weiter, b zurück, eine Nummer springt, e und ein Platz sieht mit dessen Augen, e alle mit allen, q geht.

## Regeln zum Lesen

rules-primer = So läuft ein Zug
rules-example = Ein Beispiel
