# Der Tisch im Browser, Deutsch.

web-skip = Zum Inhalt
web-home = Mythos Table, zur Eingangshalle
web-close = Schließen
web-loading = Einen Augenblick …
web-unreachable = Der Server antwortet nicht. Es wird weiter versucht.
web-settings = Einstellungen
web-switch-language = In English
web-language = Sprache
web-theme = Aussehen
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-sound = Ton
web-sound-on = Ton einschalten
web-sound-off = Ton ausschalten
web-pref-confirm = Vor jedem Zug nachfragen
web-guest = Gast
web-copied = Der Link liegt in der Zwischenablage.

## Eingangshalle

web-hero = Nimm Platz. Die Sterne stehen fast richtig.
web-hero-words = Lovecraft’sche Brettspiele, bei denen jede Regel gilt: mit Freunden oder allein gegen Bots. Ganz ohne Konto.
web-your-name = Dein Name am Tisch
web-games = Spiele
web-play-now = Sofort gegen Bots
web-play-alone = Sofort spielen
web-set-up = Tisch einrichten
web-set-up-alone = Optionen wählen
web-players = { $same ->
    [yes] { $low ->
        [one] Für eine Person
       *[other] Für { $low } Personen
    }
   *[no] Für { $low } bis { $high } Personen
}
web-my-tables = Meine Tische
web-open-tables = Warten auf Mitspielende
web-running-tables = Wird gerade gespielt
web-finished-tables = Beendete Partien
web-your-turn = Du bist dran
web-waiting-for = Warten auf { $names }
web-wait = Einen Augenblick …
web-seats-free = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
web-won-by = { $count ->
    [0] Niemand gewinnt.
    [one] { $names } gewinnt.
   *[other] Es gewinnen: { $names }.
}
web-empty = Noch ist kein Tisch gedeckt. Eröffne den ersten: Bots sind immer da, Freunde kommen über einen Link.
web-invite-first = Freunde einladen
web-to-lobby = Zur Eingangshalle
web-lost-title = Niemand öffnet
web-lost-words = Hinter dieser Tür ist nichts.
web-no-such-game = Dieses Spiel gibt es auf diesem Server nicht.

## Ein neuer Tisch

web-new-table = Neuer Tisch
web-seats = Plätze
web-seat-count = Anzahl der Plätze
web-seat-number = Platz { $number }
web-seat-me = Hier sitze ich
web-seat-for-people = Frei, für jemanden mit dem Link
web-seat-bot = Bot: { $bot }
web-seat-open = frei
web-seat-you = (du)
web-all-bots = Alle anderen sind Bots
web-all-people = Alle anderen sind Menschen
web-options = { $count ->
    [0] Optionen
    [one] Optionen (eine geändert)
   *[other] Optionen ({ $count } geändert)
}
web-open-table = Tisch eröffnen
web-bots-help = Die Bots des Spiels selbst kennen es am besten. Der Schlafwandler spielt zufällig, der Opportunist wägt einen Schritt ab, die Seherin schaut in jedem Spiel weit voraus.
web-bot-random = Schlafwandler
web-bot-greedy = Opportunist
web-bot-mcts = Seherin
web-bot-reasoner = Gelehrte
web-bot-planner = Detektiv
web-bot-novice = Novize
web-bot-adept = Adept
web-bot-high-priest = Hohepriester
web-bot-imported = aus einer Aufzeichnung

## Am Tisch

web-panels = Seitenleisten
web-panel-log = Verlauf
web-panel-chat = Gespräch
web-panel-rules = Regeln
web-panel-aid = Was ich weiß
web-panel-seats = Plätze
web-adrift = Die Verbindung ist weg. Es ist nichts verloren; sie wird wiederhergestellt.
web-question = Worum es gerade geht
web-moves = Was du tun kannst
web-may = Außerdem ({ $count })
web-beside = Künftig
web-as-list = Als Liste ({ $count })
web-confirm = So machen
web-cancel = Noch nicht
web-continue = Weiter
web-undo = Zurücknehmen
web-undo-wait = Die anderen werden gefragt, ob du ihn zurücknehmen darfst.
web-undo-asked = { $name } möchte einen Zug zurücknehmen.
web-undo-yes = Zustimmen
web-undo-no = Ablehnen
web-handing-asked = { $to ->
    [bot] { $by } möchte, dass ein Bot für { $seat } weiterspielt: der Platz ist verlassen.
   *[person] { $name } möchte den Platz von { $seat } einnehmen.
}
web-handing-here = Ich bin da
web-handing-wait = Die anderen werden gefragt, ob du Platz nehmen darfst. Bis dahin siehst du zu.
web-come-back = Meinen Platz wieder einnehmen
web-replay = Nachspielen
web-dice = Ehrliche Würfel
web-again = Noch eine Partie
web-report = Hier stimmt etwas nicht
web-report-words = Schreib, was nicht stimmt. Der Gastgeber bekommt deine Worte und die Aufzeichnung bis zu diesem Zug.
web-report-send = Absenden
web-report-sent = Danke. Der Gastgeber findet deine Meldung samt Stellung.
web-log-filter = Welche Zeilen
web-log-all = Alles
web-log-game = Das Spiel
web-log-mine = Über mich
web-log-table = Der Tisch
web-log-jump = Springen zu …
web-log-newest = Zum Neuesten
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-hint = Sag etwas in die Runde
web-chat-send = Absenden
web-rules-search = In den Regeln suchen
web-rules-none = Keine Regel passt.
web-aid-on = Gedächtnishilfe an diesem Tisch
web-aid-off = Die Hilfe ist an diesem Tisch aus: Du merkst dir alles selbst.
web-present = am Tisch
web-absent = abwesend
web-give-to-bot = Einem Bot geben
web-take-seat = Platz nehmen
web-invite = Einladen
web-watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
web-commitment = Versiegelte Zahl der Würfel dieser Partie:
web-waiting-title = { $count ->
    [0] Alle sind da.
    [one] Eine Person fehlt noch
   *[other] Es fehlen noch { $count } Personen
}
web-waiting-words = Schick für jeden freien Platz den Link an jemanden, oder lass Bots Platz nehmen.
web-fill-with-bots = Mit Bots auffüllen und beginnen
web-invited = Du bist eingeladen
web-link-dead = Dieser persönliche Link gilt nicht mehr. Melde dich an, oder erzeuge auf einem Gerät, das dich kennt, einen neuen.
web-invited-taken = Auf Platz { $number } sitzt schon jemand. Du kannst zuschauen.
web-invited-words = Platz { $number } an diesem Tisch ist für dich reserviert.
web-only-watch = Nur zuschauen
web-house-chat = { $name }: { $text }
web-house-seat-bot = { $seat }, ein Bot, nimmt Platz.
web-house-seat-person = { $name } nimmt Platz.
web-house-seat-open = Ein Platz ist wieder frei.
web-house-undo-asked = { $seat } möchte einen Zug zurücknehmen.
web-house-undo-answered = { $yes ->
    [true] { $seat } stimmt zu.
   *[other] { $seat } lehnt ab.
}
web-house-played = { $seat }: { $move }
web-house-undone = { $seat } nimmt einen Zug zurück.
web-house-rolled = Gewürfelt: { $faces }.
web-house-handing-asked = { $to ->
    [bot] { $by } möchte, dass ein Bot für { $seat } weiterspielt.
   *[person] { $name } möchte den Platz von { $seat } einnehmen.
}
web-house-handing-answered = { $yes ->
    [true] { $seat } stimmt zu.
   *[other] { $seat } lehnt ab.
}
web-house-bot-restarted = { $seat } hat den Faden verloren und denkt neu nach.
web-house-rules-changed = { $back ->
    [0] Die Partie geht nach den Regeln der Fassung { $version } weiter.
    [one] Die Partie geht nach den Regeln der Fassung { $version } weiter. Der letzte Zug passt nicht zu ihnen und wurde zurückgenommen.
   *[other] Die Partie geht nach den Regeln der Fassung { $version } weiter. Die letzten { $back } Züge passen nicht zu ihnen und wurden zurückgenommen.
}

## Der Fall des Tages

web-daily = Der Fall des Tages
web-daily-of = { $game }: der Fall des Tages
web-daily-words = Alle hier bekommen heute dieselbe Auslage und einen Versuch, der zählt. Was du gesehen hast, lässt sich nicht zurücknehmen, und Tipps gibt es keine. Morgen wartet ein neuer.
web-daily-play = Den heutigen Fall spielen
web-daily-go-on = Weiter mit deinem Versuch
web-daily-won = Du hast den heutigen Fall gelöst. Bis morgen!
web-daily-lost = Der heutige Fall war stärker. Bis morgen!
web-daily-board = Rangliste
web-daily-name = Name
web-daily-result = Ergebnis
web-daily-playing = spielt
web-daily-nobody = Noch hat es niemand versucht. Fang an!
web-daily-genuine = ✓ heißt: Der Versuch wurde Zug für Zug nachgerechnet und ist echt. Nachspielen kannst du, wenn dein eigener Versuch vorbei ist oder der Tag.
web-daily-as-guest = Der Versuch eines Gastes gehört ihm allein; mit einer Anmeldung zählt er in der Rangliste.
web-daily-guest = Du spielst als Gast: Dein Versuch ist nur für dich. Mit einem Konto zählt er in der Rangliste.
web-daily-login = Ein Konto anlegen
web-daily-fair = Gerecht gespielt: Bis dein eigener Versuch oder der Tag vorbei ist, bekommst du von heute niemandes Karten, Züge, Würfe oder Worte zu sehen, und niemand kann dir etwas zurufen. Was kein Server verhindern kann: dass jemand zuerst unter einem zweiten Namen spielt oder es sich erzählen lässt.
web-won = gewonnen
web-lost = verloren
web-statistics = Meine Zahlen
web-stat-games = Partien
web-stat-won = Gewonnen
web-stat-streak = Serie
web-stat-best = Beste Serie
web-stat-by-difficulty = Nach Schwierigkeit
web-stat-recent = Die letzten Partien
web-hint = Tipp
web-hint-thinking = Denkt nach …
web-chance = { $percent } %

## Einführung

web-guide = Einführung
web-guide-start = Zeig mir, wie es geht
web-guide-next = Verstanden
web-guide-skip = Keine Tipps mehr
web-guide-again = Einführungen wieder zeigen
web-guide-again-done = Am nächsten Tisch beginnt die Einführung von vorn.

## Nachspielen und Würfel

web-replay-of = { $game }, nachgespielt
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-on = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-at = Zug { $at } von { $last }
web-replay-position = Stelle
web-replay-eyes = Mit den Augen von
web-replay-public = Zuschauenden
web-record = Aufzeichnung herunterladen
web-dice-how = Bevor sich jemand setzte, hat der Server den Fingerabdruck einer geheimen Zahl veröffentlicht. Dann hat der Browser jedes Menschen, der sich setzte, eine eigene Zufallszahl hinzugefügt. Aus diesen Zahlen folgt jedes Ziehen und jeder Wurf der Partie, also konnte weder der Server noch ein Spieler ein Ergebnis aussuchen. Jetzt, nach dem Ende, liegt die geheime Zahl offen, und dein Browser hat soeben den Fingerabdruck und jedes Ergebnis selbst nachgerechnet.
web-dice-good = Diese Partie war ehrlich.
web-dice-bad = Diese Partie hält der Prüfung nicht stand.
web-dice-sealed = Die Zahl passt zum Fingerabdruck, der vor der Partie veröffentlicht wurde.
web-dice-unsealed = Die Zahl passt nicht zum Fingerabdruck, der vor der Partie veröffentlicht wurde.
web-dice-agreed = { $count ->
    [one] Ein Ergebnis wurde nachgerechnet und stimmt.
   *[other] { $count } Ergebnisse wurden nachgerechnet und stimmen.
}
web-dice-shares = { $count ->
    [0] Kein Spieler hat zu diesen Würfeln beigetragen: Sie kommen allein aus der Zahl des Servers.
    [one] Der Browser eines Spielers hat eine eigene Zufallszahl hinzugefügt.
   *[other] Die Browser von { $count } Spielern haben eigene Zufallszahlen hinzugefügt.
}
web-dice-mine = Was dieser Browser hinzufügte, als du dich setztest, steckt in diesen Würfeln.
web-dice-not-mine = Was dieser Browser hinzufügte, als du dich setztest, fehlt in diesen Würfeln.
web-dice-until = Die Regeln haben sich seither geändert; ab Zeile { $line } ließen sich die Ergebnisse hier nicht nachrechnen.
web-dice-wrong = Das Ergebnis in Zeile { $line } der Aufzeichnung folgt nicht aus der Zahl.
web-dice-commitment = Fingerabdruck, zuerst veröffentlicht
web-dice-seed = Geheime Zahl, zuletzt veröffentlicht
web-dice-more = Auch jeden Zug kannst du auf deinem eigenen Rechner nach den Regeln prüfen lassen:

## Ich

web-me = Ich
web-me-save = Speichern
web-me-renamed = Ab jetzt nimmst du unter diesem Namen Platz.
web-me-link = Mein persönlicher Link
web-me-link-words = Er bringt deine Plätze auf ein anderes Gerät. Behalte ihn für dich: Wer ihn hat, ist du.
web-me-link-copy = Kopieren oder teilen
web-me-link-make = Einen neuen Link anlegen
web-me-link-made = Dein Link ist fertig. Er wird nur jetzt gezeigt; ein älterer gilt nicht mehr.
web-me-sessions = Wo du angemeldet bist
web-me-session-link = Dein persönlicher Link
web-me-session-old = Geräte und Links aus der Zeit vor dieser Liste
web-me-session-current = dieses Gerät
web-me-session-when = seit { $made }, zuletzt benutzt { $used }
web-me-session-end = Beenden
web-me-session-end-others = Überall sonst abmelden
web-me-session-ended = Beendet.
web-me-sign-out = Abmelden
web-me-leave-guest = Du bist Gast: Ohne Konto oder persönlichen Link kann niemand wieder du sein, und deine Plätze sind verloren. Trotzdem abmelden?
web-me-some-device = Ein Gerät oder Programm
web-me-password-changed = Das Passwort ist geändert; andere Geräte sind abgemeldet.
web-password-old = Bisheriges Passwort
web-password-new = Neues Passwort (mindestens 8 Zeichen)
web-password-change = Passwort ändern
web-me-account = Konto
web-me-account-words = Freiwillig. Mit einer Anmeldung findest du deine Tische auf jedem Gerät; deine Plätze bleiben dir.
web-me-known-as = Du meldest dich als { $login } an.
web-me-signed-in = Willkommen zurück.
web-me-registered = Du hast jetzt eine Anmeldung.
web-login = Anmeldename
web-password = Passwort (ab 8 Zeichen)
web-sign-in = Anmelden
web-register = Anmeldung anlegen

## Ablehnungen in Worten

web-refused-not-your-turn = Du bist nicht dran.
web-refused-illegal-move = Das geht gerade nicht.
web-refused-bad-move = Das geht gerade nicht.
web-refused-game-over = Die Partie ist zu Ende.
web-refused-nothing-to-undo = Du hast keinen Zug zum Zurücknehmen.
web-refused-no-undo-asked = Niemand wartet mehr auf deine Zustimmung.
web-refused-no-such-table = Diesen Tisch gibt es nicht.
web-refused-not-signed-in = Sag zuerst, wer du bist.
web-refused-not-allowed = Das ist hier nicht erlaubt.
web-refused-not-your-seat = Dieser Platz gehört dir nicht mehr.
web-refused-seat-taken = Dort sitzt schon jemand.
web-refused-other-eyes = Du hast oder hattest in diesem Spiel einen anderen Platz. Niemand sieht mit den Augen von zweien.
web-refused-not-absent = { $name } kann noch zurückkommen. Ein Bot darf den Platz haben, wenn das Spiel { $seconds } Sekunden lang auf jemanden gewartet hat, der nicht am Tisch ist.
web-refused-closed-today = Versuche am heutigen Fall bleiben verschlossen, bis dein eigener oder der Tag vorbei ist.
web-refused-not-over = Das gibt es erst nach dem Ende der Partie zu sehen.
web-refused-too-fast = Das war zu schnell. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
web-refused-too-many = { $what ->
    [tables] Du hast { $most } offene Tische. Beende oder verlasse erst einen.
    [bot-tables] { $most } deiner Spiele sind nur mit Bots. Warte, bis eines zu Ende ist.
   *[decks] Du hast { $most } offene Tische mit eigenen Karten. Beende erst einen.
}
web-refused-bot-ceiling = Die Einstellung { $setting } eines Bots ist hier höchstens { $most }.
web-refused-busy = Der Server hat so viele Tische, wie er schafft. Versuch es später noch einmal.
web-refused-storage-down = Der Server kann gerade nicht schreiben. Versuch es noch einmal.
web-refused-storage-damaged = Was der Server davon aufbewahrt, lässt sich nicht lesen. Der Betreiber sieht es im Protokoll.
web-refused-wrong-password = Das ist nicht dein bisheriges Passwort.
web-refused-wrong-login = Anmeldename und Passwort passen nicht zusammen.
web-refused-bad-name = { $why ->
    [length] Ein Name hat 1 bis { $most } Zeichen.
    [marks] An einem Buchstaben dieses Namens hängen zu viele Zeichen.
    [bot] So heißen Bots. Nimm einen anderen Namen.
   *[unreadable] Dieser Name hat Zeichen, die niemand sehen kann.
}
web-refused-login-unavailable = Dieser Anmeldename ist nicht zu haben. Nimm einen anderen.
web-refused-no-such-session = Das ist schon beendet.
web-refused-internal = Auf dem Server ist etwas kaputtgegangen. Es wurde nichts verändert.
web-refused-bad-request = Das hat der Tisch nicht verstanden. Geändert wurde nichts.
web-refused-bad-seat = Diesen Platz gibt es am Tisch nicht.
web-refused-unknown-game = Dieses Spiel hat der Server nicht.
web-refused-not-begun = Das Spiel hat noch nicht begonnen: Es sind noch Plätze frei.
web-refused-other-rules = Dieses Spiel wurde nach älteren Regeln gespielt und lässt sich hier nicht nachrechnen.
web-refused-table-damaged = Von diesem Tisch fehlt etwas im Speicher, deshalb ist er geschlossen. Der Gastgeber erfährt davon.
web-refused-rules-conflict = Dieses Spiel begann unter älteren Regeln und ruht, bis der Gastgeber es weiterführt.
web-refused-rules-ran-away = Die Regeln dieses Spiels kamen zu keinem Ende, deshalb ist der Tisch geschlossen. Was zuvor gespielt wurde, bleibt erhalten, und der Gastgeber erfährt davon.
web-refused-too-slow = Die Verbindung ist zu langsam: das kam nicht in { $seconds } Sekunden an.
web-refused-too-big = Das ist zu viel für eine Nachricht.
web-refused-undo-needs-consent = Das lässt sich allein nicht mehr zurücknehmen.
web-refused-other = Das hat nicht geklappt. Geändert wurde nichts.
web-broken = In diesem Teil der Seite ist etwas zerbrochen. Das Spiel selbst ist sicher.
web-mend = Noch einmal zeigen

## Tempo

web-pace = Tempo
web-pace-slow = langsam
web-pace-normal = normal
web-pace-fast = schnell
web-pace-at-once = sofort
web-recap = { $count ->
    [one] Eines ist geschehen
   *[other] { $count } Dinge sind geschehen
}
web-hurry = Weiter
web-log-undone = zurückgenommen
web-to-question = Zur Frage

## Aufbauen

web-pick-for = { $option } für Platz { $number }
web-several-none = keine
web-several-more = { $names } und { $count } weitere
web-several-find = Suchen
web-several-sets = Nach Schachtel
web-several-shelf = { $name }, einzeln:
web-several-unknown = So heißt nichts.
web-several-chosen = { $count ->
    [0] Nichts gewählt
    [one] 1 gewählt
   *[other] { $count } gewählt
  }
web-several-clear = Nichts wählen
web-picked-by = Hat schon Platz { $number }.
web-seat-named = Platz { $number }: { $name }
web-refused-unknown-option = Diese Option gibt es nicht.
web-refused-bad-choice = „{ $given }“ geht nicht. Wähle eines davon: { $allowed }.
web-refused-bad-number = { $bounded ->
    [yes] Hier muss eine ganze Zahl von { $low } bis { $high } stehen.
    [low] Hier muss eine ganze Zahl ab { $low } stehen.
   *[no] Hier muss eine ganze Zahl stehen.
}
web-refused-no-seat-chosen = Diesen Platz gibt es an diesem Tisch nicht.
web-refused-picks-for-seats = Für { $players } Plätze sind { $given } ausgesucht.
web-refused-picked-twice = „{ $given }“ ist für zwei Plätze ausgesucht. Jeder Platz braucht etwas anderes.
web-refused-option-too-long = Das hat { $given } Zeichen; höchstens { $high } sind möglich.
web-refused-bad-option = Das passt nicht: { $reason }
web-refused-bad-players = Für so viele Spieler ist dieses Spiel nicht.
web-refused-unknown-bot = Einen dieser Bots kennt dieser Server nicht.

## Noch eine Partie

web-rematch-join = Mitspielen
web-rematch-watch = Zusehen
web-change-setup = Aufbau ändern
web-seat-kept = für { $name } freigehalten
web-kept-words = Wer am letzten Tisch war, wird dort gefragt. Schick den Link, falls sie gegangen sind, oder lass Bots Platz nehmen.
web-house-rematch = { $name } hat eine neue Partie aufgebaut.
web-house-seat-kept = Ein Platz ist für { $name } freigehalten.
web-refused-seat-kept = Dieser Platz ist für jemanden aus der letzten Partie freigehalten.
web-refused-still-playing = Eine neue Partie gibt es, wenn diese zu Ende ist.

## Zurückschauen

web-replay-open = alles offen
web-replay-round-back = Zur Runde davor
web-replay-round-on = Zur nächsten Runde
web-replay-share = Link zu dieser Stellung
web-replay-table = Zum Tisch

## Regeln

web-rules-contents = Inhalt
web-rules-question = Die Regel hinter der Frage: { $clause }
web-rules-hits = { $count ->
    [0] Nichts gefunden
    [one] Ein Treffer
   *[other] { $count } Treffer
}
