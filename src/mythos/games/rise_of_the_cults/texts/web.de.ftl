# Rise of the Cults am Browsertisch: die geführte erste Runde und Wörter des Spielbretts.

rise-of-the-cults-guide-goal = Du führst einen Kult in Arkham. Nach sechs Runden gewinnen die meisten Siegpunkte: Dominanzmarker, Kultstätten mit einem eigenen Ritual daneben und die meisten Rituale.
rise-of-the-cults-guide-city = Ein Stadtteil. Der Kopf ist seine Geistige Gesundheit; dein Schrecken muss größer sein. Der Ermittler rückt auf der Leiste näher; jeder, der ankommt, macht dort alles teurer und die Geistige Gesundheit höher.
rise-of-the-cults-guide-stacks = Zuerst werden die Karten ausgelegt, die man erwerben kann. Wähle einen Stapel, dann einen hervorgehobenen Stadtteil. Er gehört niemandem: Wer dort Fuß gefasst hat, kann die Karten erwerben.
rise-of-the-cults-guide-site = Lege nun deine erste Kultstätte in einen Stadtteil. Wo du eine Kultstätte hast, kannst du Rituale vorbereiten und Karten erwerben.
rise-of-the-cults-guide-hand = Das ist deine Hand, in jeder Runde neu. Eine Karte gibst du für eine Art ihrer Symbole aus: Der Dolch ist Angriff, die Flamme Macht, das Gesicht Schrecken. Oder du nutzt, was sie sagt, zu dem Zeitpunkt, den sie nennt.
rise-of-the-cults-guide-dice = Rekrutieren: Tippe die Würfel an, die du neu werfen willst, bis zu zweimal. Schläger geben Angriff, Adepten Macht, Freaks Schrecken. Niemand sieht deine Marker.
rise-of-the-cults-guide-planning = Planung: Lege deine vier Marker nacheinander in Stadtteile. Spätere liegen oben, und nur der oberste kann benutzt werden.
rise-of-the-cults-guide-action = Aktion: Tippe deinen hervorgehobenen Marker oben auf einem Stapel an und wähle einen Plan. Was blass ist, geht nicht; tippe es an, und der Tisch sagt, warum.
rise-of-the-cults-guide-plans = Jede Art von Plan geht zweimal je Runde. Mit Wachstum erwirbst du Karten, mit der Vorbereitung bereitest du Kultstätten und Rituale vor, Einfluss bewegt ein Ritual und erhöht es, Dominanz macht aus Ritualen Punkte. Ein Bluff bringt zwei Marker.
rise-of-the-cults-guide-paying = Du bezahlst mit Flammen: mit Handkarten und Adepten. Der sparsamste Weg wird immer vorgeschlagen; oder tippe an, was du lieber hergibst.
rise-of-the-cults-guide-fight = Dominanz: Andere dürfen ein Ritual bringen und gegen dich kämpfen. Lege heimlich Karten und Schläger; der höchste Angriff bleibt. Ohne Kampf bringt der Schrecken zwei Marker, nach einem Kampf einen. Viel Glück!

rise-of-the-cults-screen-round = Runde { $number } von { $of }
rise-of-the-cults-screen-phases = Die Phasen einer Runde
rise-of-the-cults-screen-plan-board = Planungstableau: Marker dieser Runde
rise-of-the-cults-screen-first = Oberster Kultist
rise-of-the-cults-screen-points = { $number ->
    [one] jetzt ein Punkt
   *[other] jetzt { $number } Punkte
}
rise-of-the-cults-screen-hand-size = { $number ->
    [one] eine Handkarte
   *[other] { $number } Handkarten
}
rise-of-the-cults-screen-aside = { $number ->
    [one] eine Karte beiseitegelegt
   *[other] { $number } Karten beiseitegelegt
}
rise-of-the-cults-screen-deck-size = { $number ->
    [one] eine Karte im Kultstapel
   *[other] { $number } Karten im Kultstapel
}
rise-of-the-cults-screen-discards-of = Ablagestapel von { $name } ({ $number })
rise-of-the-cults-screen-stored = { $number ->
    [one] ein Schläger zurückgelegt
   *[other] { $number } Schläger zurückgelegt
}
rise-of-the-cults-screen-left-ritual = Übrige Rituale der Stufe { $level }: { $number }
rise-of-the-cults-screen-left-sites = Übrige Kultstätten: { $number }
rise-of-the-cults-screen-left-dominance = Übrige Dominanzmarker: { $number }
rise-of-the-cults-screen-closed = In dieser Partie geschlossen
rise-of-the-cults-screen-sanity = Geistige Gesundheit { $number }: Marker { $token }, Ermittler { $investigators }, Stadtkarten { $change }
rise-of-the-cults-screen-track = Der nächste Ermittler kommt nach { $number ->
    [one] einem Schritt
   *[other] { $number } Schritten
} an; angekommen: { $arrived }
rise-of-the-cults-screen-rituals = Ritualfelder
rise-of-the-cults-screen-ritual = Ritual { $number } von { $name }
rise-of-the-cults-screen-free = Freie Ritualfelder: { $number }
rise-of-the-cults-screen-sites = Kultstätten
rise-of-the-cults-screen-site = Kultstätte von { $name }
rise-of-the-cults-screen-no-site = keine Kultstätte
rise-of-the-cults-screen-dominance = Dominanzfelder
rise-of-the-cults-screen-marker-of = Dominanzmarker von { $name }
rise-of-the-cults-screen-plans = Planungsmarker, der oberste zuerst
rise-of-the-cults-screen-no-plan = kein Planungsmarker
rise-of-the-cults-screen-here = Hier
rise-of-the-cults-screen-act = Was tust du mit dem obersten Marker in { $name }?
rise-of-the-cults-screen-stack = { $card }, kostet { $price } Macht, { $number } übrig. { $text }
rise-of-the-cults-empty-guardian = Noch kein Wächter
rise-of-the-cults-empty-action = Noch keine Aktion
rise-of-the-cults-screen-city = Stadtkarte
rise-of-the-cults-screen-no-city = Noch keine Stadtkarte
rise-of-the-cults-screen-objective = Ziel
rise-of-the-cults-screen-screen = Hinter deinem Sichtschirm
rise-of-the-cults-screen-hand = Deine Hand
rise-of-the-cults-screen-hand-empty = Keine Handkarten
rise-of-the-cults-screen-tokens = Deine Kultistenmarker
rise-of-the-cults-screen-fist = Schläger in deiner Faust
rise-of-the-cults-screen-fist-less = Ein Schläger weniger
rise-of-the-cults-screen-fist-more = Ein Schläger mehr
rise-of-the-cults-screen-fist-close = { $number ->
    [0] Leere Faust
    [one] Ein Schläger
   *[other] { $number } Schläger
}
rise-of-the-cults-screen-dice = Rekrutierung
rise-of-the-cults-screen-dice-how = Tippe Würfel zum Neuwerfen an. Würfe übrig: { $number }
rise-of-the-cults-screen-dice-again = { $number ->
    [one] Einen Würfel
   *[other] { $number } Würfel
} neu werfen
rise-of-the-cults-screen-dice-keep = Alle behalten
rise-of-the-cults-screen-payment = Bezahlung
rise-of-the-cults-screen-paid = { $number } von { $of } bezahlt
rise-of-the-cults-screen-waste = Im besten Fall verfällt { $number }
rise-of-the-cults-screen-no-waste = Es geht genau auf
rise-of-the-cults-screen-pay-best = Sparsam bezahlen
rise-of-the-cults-screen-draft = Stadtteilkarten
rise-of-the-cults-screen-draft-how = Wähle einen Stapel, dann seinen Stadtteil.
rise-of-the-cults-screen-open-pile = Deinen Ablagestapel durchsehen
rise-of-the-cults-screen-nothing = Nichts
rise-of-the-cults-screen-destroyed = Zerstört ({ $number })
rise-of-the-cults-screen-fight = Konfrontation
rise-of-the-cults-screen-fight-close = Schließen
rise-of-the-cults-screen-fight-tie = Gleichstand an der Spitze: Alle Rituale hier sind verloren.
rise-of-the-cults-screen-fight-won = { $name } gewinnt.
rise-of-the-cults-screen-executor = führt aus
rise-of-the-cults-screen-opposer = hält dagegen
rise-of-the-cults-screen-levels = Angriff der Rituale hier: { $number }
rise-of-the-cults-screen-thugs = Schläger
rise-of-the-cults-screen-bonus = Effekte
rise-of-the-cults-screen-laid = { $number ->
    [one] eine Karte verdeckt
   *[other] { $number } Karten verdeckt
}
rise-of-the-cults-screen-sealed = Faust geschlossen
rise-of-the-cults-screen-committing = wählt noch
rise-of-the-cults-screen-after-you = deckt nach dir auf
rise-of-the-cults-screen-only-you = Nur für dich
rise-of-the-cults-screen-total = Angriff { $number }
rise-of-the-cults-screen-end = Die Sterne haben entschieden
rise-of-the-cults-screen-cult = Kult
rise-of-the-cults-screen-score = Siegpunkte
rise-of-the-cults-screen-score-dominance = Dominanzmarker
rise-of-the-cults-screen-score-sites = Kultstätten mit Ritual
rise-of-the-cults-screen-score-rituals = Meiste Rituale
rise-of-the-cults-screen-score-how = Dominanzmarker, Kultstätten mit einem eigenen Ritual im Stadtteil, ein Punkt für die meisten Rituale.
rise-of-the-cults-screen-know-score = Wenn das Spiel jetzt endete
rise-of-the-cults-screen-know-strength = Was du aufbieten könntest
rise-of-the-cults-screen-know-icon = { $icon }: { $number } ({ $cards } auf Karten, { $tokens } in Markern)
rise-of-the-cults-screen-know-terror = Schrecken: Geistige Gesundheit { $sanity }, deine Rituale geben { $levels }; es fehlen { $number }.
rise-of-the-cults-screen-know-no-ritual = Geistige Gesundheit { $sanity }; du hast hier kein Ritual.
rise-of-the-cults-screen-know-costs = Kultstätte { $site }; Ritual I { $one }, II { $two }, III { $three }.
rise-of-the-cults-screen-know-arrives = Bei einer Vorbereitung kommt zuerst der Ermittler an: eins mehr.
rise-of-the-cults-screen-know-rivals = Könnten dagegenhalten: { $names }.
rise-of-the-cults-screen-know-alone = Niemand könnte dagegenhalten.
rise-of-the-cults-screen-know-city = Stadtkarten noch im Stapel ({ $number })

rise-of-the-cults-icon-attack = Angriff
rise-of-the-cults-icon-power = Macht
rise-of-the-cults-icon-terror = Schrecken

rise-of-the-cults-phase-city = Stadt
rise-of-the-cults-phase-mobilization = Mobilisierung
rise-of-the-cults-phase-recruitment = Rekrutierung
rise-of-the-cults-phase-planning = Planung
rise-of-the-cults-phase-action = Aktion
rise-of-the-cults-phase-hiding = Verstecken
rise-of-the-cults-duration-once = einmalig
rise-of-the-cults-duration-round = diese Runde
rise-of-the-cults-duration-permanent = für den Rest des Spiels
