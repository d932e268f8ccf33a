# Cthulhu: Rise of the Cults, German.


rise-of-the-cults-name = Cthulhu: Rise of the Cults
rise-of-the-cults-tagline = Kulte planen, bluffen und verbreiten Schrecken in vier Stadtteilen von Arkham.
rise-of-the-cults-score = Siegpunkte
rise-of-the-cults-seat-1 = Der NSC

## Was geschah

rise-of-the-cults-event-first = { $seat } ist Oberster Kultist.
rise-of-the-cults-event-cult = { $seat } führt den { $cult }.
rise-of-the-cults-event-first-game = Die Stadtteilkarten liegen wie für ein erstes Spiel empfohlen.
rise-of-the-cults-event-stack-placed = { $seat } legt „{ $card }“ nach { $district }.
rise-of-the-cults-event-prologue = Prologkarte: „{ $card }“.
rise-of-the-cults-event-npc-set-up = { $seat } hat in jedem Stadtteil eine Kultstätte und ein Ritual.
rise-of-the-cults-event-objective = Ziel: „{ $card }“.
rise-of-the-cults-event-site = { $seat } bereitet eine Kultstätte in { $district } vor.
rise-of-the-cults-event-round = Runde { $number } von { $rounds }.
rise-of-the-cults-event-city = Stadtkarte: „{ $card }“.
rise-of-the-cults-event-advanced = Der Ermittler rückt nach { $district } vor (noch { $number }).
rise-of-the-cults-event-arrived = Ein Ermittler trifft in { $district } ein (jetzt { $number } dort).
rise-of-the-cults-event-held = Der Ermittler von { $district } bleibt, wo er ist.
rise-of-the-cults-event-drew = { $seat } zieht { $cards }.
rise-of-the-cults-event-drew-unseen = { $seat } zieht { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}.
rise-of-the-cults-event-drew-disorganization = { $seat } zieht { $number ->
    [one] eine Chaoskarte und wirft sie ab
   *[other] { $number } Chaoskarten und wirft sie ab
}.
rise-of-the-cults-event-reshuffled = { $seat } mischt den Ablagestapel zu einem neuen Kultstapel ({ $number } Karten).
rise-of-the-cults-event-used = { $seat } nutzt „{ $card }“.
rise-of-the-cults-event-paid = { $seat } wirft „{ $card }“ für { $number } ab.
rise-of-the-cults-event-discarded = { $seat } wirft { $cards } ab.
rise-of-the-cults-event-destroyed = { $seat } zerstört „{ $card }“.
rise-of-the-cults-event-disorganized = { $seat } erhält { $number ->
    [one] eine Chaoskarte
   *[other] { $number } Chaoskarten
}.
rise-of-the-cults-event-gained = { $seat } erhält { $number } × { $token }.
rise-of-the-cults-event-returned = { $seat } legt { $number } × { $token } zurück.
rise-of-the-cults-event-rolled = { $seat } würfelt: { $faces }.
rise-of-the-cults-event-die-turned = { $seat } dreht einen Würfel von „{ $face }“ auf „{ $side }“.
rise-of-the-cults-event-peeked = { $seat } sieht die Hand von { $to }: { $cards }.
rise-of-the-cults-event-peeked-unseen = { $seat } sieht sich die Hand von { $to } an.
rise-of-the-cults-event-marker = { $seat } legt einen Planungsmarker nach { $district }.
rise-of-the-cults-event-passed = { $seat } hat keinen Marker obenauf und passt.
rise-of-the-cults-event-executed = { $seat } führt { $plan } in { $district } aus.
rise-of-the-cults-event-bluffed = { $seat } blufft in { $district }.
rise-of-the-cults-event-bought = { $seat } erwirbt „{ $card }“.
rise-of-the-cults-event-ritual = { $seat } bereitet ein Ritual der Stufe { $level ->
    [1] I
    [2] II
   *[other] III
} in { $district } vor.
rise-of-the-cults-event-ritual-moved = { $seat } bewegt ein Ritual der Stufe { $old ->
    [1] I
    [2] II
   *[other] III
} von { $source } nach { $district }; es hat jetzt Stufe { $level ->
    [1] I
    [2] II
   *[other] III
}.
rise-of-the-cults-event-ritual-raised = { $seat } erhöht ein Ritual in { $district } auf Stufe { $level ->
    [1] I
    [2] II
   *[other] III
}.
rise-of-the-cults-event-ritual-banished = { $seat } gibt { $holder } ein Ritual der Stufe { $level ->
    [1] I
    [2] II
   *[other] III
} zurück.
rise-of-the-cults-event-ritual-removed = { $seat } entfernt ein Ritual der Stufe { $level ->
    [1] I
    [2] II
   *[other] III
} aus { $district }.
rise-of-the-cults-event-confrontation = Konfrontation in { $district }: { $seats }.
rise-of-the-cults-event-committed = { $seat } hat { $number ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $number } Karten
} verdeckt gelegt und die Faust geschlossen.
rise-of-the-cults-event-revealed = { $count ->
    [0] { $number ->
        [0] { $seat } hat nichts gelegt.
        [one] { $seat } deckt einen Schläger auf.
       *[other] { $seat } deckt { $number } Schläger auf.
    }
   *[other] { $number ->
        [0] { $seat } deckt auf: { $cards }.
        [one] { $seat } deckt auf: { $cards } und einen Schläger.
       *[other] { $seat } deckt auf: { $cards } und { $number } Schläger.
    }
}
rise-of-the-cults-event-weakened = { $seat } schwächt { $to } um { $number }.
rise-of-the-cults-event-attack-total = { $seat } hat { $number } Angriff.
rise-of-the-cults-event-confrontation-won = { $seat } gewinnt die Konfrontation.
rise-of-the-cults-event-confrontation-tied = Niemand gewinnt die Konfrontation: { $number } Angriff kommt an der Spitze mehrfach vor.
rise-of-the-cults-event-no-terror = { $seat } kann die Geistige Gesundheit { $number } nicht übertreffen: kein Schrecken.
rise-of-the-cults-event-terror = { $seat } verbreitet Schrecken in { $district }.
rise-of-the-cults-event-dominance = { $seat } legt einen Dominanzmarker nach { $district }.
rise-of-the-cults-event-no-marker = { $seat } hat keinen Dominanzmarker mehr.
rise-of-the-cults-event-replaced = { $seat } ersetzt einen Dominanzmarker von { $holder } in { $district }.
rise-of-the-cults-event-npc-die = Der NSC-Würfel nennt Stadtteil { $number }.
rise-of-the-cults-event-npc-rolled = Der NSC würfelt in { $district } eine { $number }: { $plan }.
rise-of-the-cults-event-npc-set-aside = { $seat } legt eine Karte verdeckt beiseite ({ $number } liegen dort).
rise-of-the-cults-event-npc-guardian = { $seat } legt „{ $card }“ auf seinen Kultstapel.
rise-of-the-cults-event-npc-thugs = Die Würfel des NSC bringen { $number } Schläger.
rise-of-the-cults-event-scored = { $seat }: { $number ->
    [one] ein Siegpunkt
   *[other] { $number } Siegpunkte
}.
rise-of-the-cults-event-objective-met = „{ $card }“: erfüllt. Das Spiel ist gewonnen!
rise-of-the-cults-event-objective-missed = „{ $card }“: nicht erfüllt. Das Spiel ist verloren.
rise-of-the-cults-event-won = { $seat } gewinnt.
rise-of-the-cults-event-shared = Geteilter Sieg: { $seats }.

## Namen der Dinge

rise-of-the-cults-each-card = „{ $name }“
rise-of-the-cults-district-northside = Northside
rise-of-the-cults-source-northside = Northside
rise-of-the-cults-district-downtown = Downtown
rise-of-the-cults-source-downtown = Downtown
rise-of-the-cults-district-uptown = Uptown
rise-of-the-cults-source-uptown = Uptown
rise-of-the-cults-district-rivertown = Rivertown
rise-of-the-cults-source-rivertown = Rivertown
rise-of-the-cults-cult-cthulhu = Kult des Cthulhu
rise-of-the-cults-god-cthulhu = Cthulhu
rise-of-the-cults-cult-hastur = Kult des Hastur
rise-of-the-cults-god-hastur = Hastur
rise-of-the-cults-cult-dagon = Kult des Dagon
rise-of-the-cults-god-dagon = Dagon
rise-of-the-cults-cult-chaugnar_faugn = Kult des Chaugnar Faugn
rise-of-the-cults-god-chaugnar_faugn = Chaugnar Faugn
rise-of-the-cults-token-thug = Schläger
rise-of-the-cults-token-adept = Adept
rise-of-the-cults-token-freak = Freak
rise-of-the-cults-face-thug = Schläger
rise-of-the-cults-face-adept = Adept
rise-of-the-cults-face-freak = Freak
rise-of-the-cults-side-thug = Schläger
rise-of-the-cults-side-adept = Adept
rise-of-the-cults-side-freak = Freak
rise-of-the-cults-face-blank = leere Seite
rise-of-the-cults-side-blank = leere Seite
rise-of-the-cults-plan-augmentation = Wachstum
rise-of-the-cults-plan-preparation = Vorbereitung
rise-of-the-cults-plan-influence = Einfluss
rise-of-the-cults-plan-dominance = Dominanz
rise-of-the-cults-plan-bluff = Bluff
rise-of-the-cults-event-npc-no-field = Kein freies Ritualfeld hier, also { $plan }.
rise-of-the-cults-event-npc-no-ritual-in-supply = Kein Ritual mehr im Vorrat, also { $plan }.
rise-of-the-cults-event-npc-no-ritual-elsewhere = Kein eigenes Ritual in einem anderen Stadtteil, also { $plan }.
rise-of-the-cults-event-npc-no-ritual-here = Kein eigenes Ritual hier, also { $plan }.
rise-of-the-cults-event-npc-nothing-to-augment = Kein Wächter und keine Chaoskarte zu entfernen, also { $plan }.

## Fragen

rise-of-the-cults-ask-stack = Welcher Stapel Stadtteilkarten kommt wohin?
rise-of-the-cults-ask-site = In welchem Stadtteil platzierst du deine erste Kultstätte?
rise-of-the-cults-ask-token = Welchen Kultistenmarker nimmst du? (noch { $number })
rise-of-the-cults-ask-mobilization = Nutzt du einen Effekt der Mobilisierung?
rise-of-the-cults-ask-dice = Welche Würfel wirfst du neu? (noch { $number ->
    [one] ein Wurf
   *[other] { $number } Würfe
})
rise-of-the-cults-ask-recruitment = Nutzt du einen Effekt der Rekrutierung?
rise-of-the-cults-ask-turn-die = Welchen Würfel drehst du?
rise-of-the-cults-ask-marker = Wohin legst du einen Planungsmarker? (noch { $number })
rise-of-the-cults-ask-plan = Welchen Plan führst du wo aus?
rise-of-the-cults-ask-bluff = Bluff: Welchen Kultistenmarker nimmst du? (noch { $number })
rise-of-the-cults-ask-price = Nutzt du einen Effekt, der den Preis senkt?
rise-of-the-cults-ask-buy = Welche Stadtteilkarte erwirbst du? (bisher { $number } Macht)
rise-of-the-cults-ask-pay = Zahle { $number } Macht, das Größte zuerst: { $paid } gezahlt, mindestens { $waste } verfällt.
rise-of-the-cults-ask-destroy = Welche Karte deines Ablagestapels zerstörst du?
rise-of-the-cults-ask-augmentation = Nutzt du noch einen Effekt des Wachstums?
rise-of-the-cults-ask-preparation = Nutzt du einen Effekt der Vorbereitung, bevor der Ermittler vorrückt?
rise-of-the-cults-ask-ritual = Welches Ritual bereitest du vor?
rise-of-the-cults-ask-move = Welches Ritual bewegst du hierher? Es steigt, wenn möglich.
rise-of-the-cults-ask-draw-or-destroy = Ziehst du eine Karte oder zerstörst du eine?
rise-of-the-cults-ask-influence = Nutzt du einen Effekt des Einflusses?
rise-of-the-cults-ask-reinforce = Bringst du ein Ritual nach { $district }, um dich dem Plan zu widersetzen?
rise-of-the-cults-ask-commit = Welche Karte legst du verdeckt? ({ $number } gelegt)
rise-of-the-cults-ask-fist = Wie viele Schläger nimmst du in die Faust?
rise-of-the-cults-ask-target = Wen betrifft der Effekt?
rise-of-the-cults-ask-terror = Verbreitest du Schrecken in { $district }? Geistige Gesundheit { $number }, deine Rituale geben { $levels }; zu gewinnen: { $markers } Dominanzmarker.
rise-of-the-cults-ask-terror-ability = Nutzt du einen Effekt des Schreckens?
rise-of-the-cults-ask-pay-terror = Setze { $number } Schrecken ein, das Größte zuerst: { $paid } eingesetzt, mindestens { $waste } verfällt.
rise-of-the-cults-ask-replace = Kein Feld ist frei. Wessen Dominanzmarker ersetzt du?
rise-of-the-cults-ask-remove = Welches deiner Rituale entfernst du?
rise-of-the-cults-ask-hide = Zu viele Kultistenmarker: Welchen legst du zurück? (noch { $number })
rise-of-the-cults-ask-destroy-more = Welche Karte zerstörst du?
rise-of-the-cults-ask-discard = Welche Handkarte wirfst du ab?
rise-of-the-cults-ask-return = Welchen Kultistenmarker legst du zurück? (noch { $number })
rise-of-the-cults-ask-exchange = Welchen Kultistenmarker tauschst du?
rise-of-the-cults-ask-move-more = Welches weitere Ritual bewegst du hierher?
rise-of-the-cults-ask-raise = Welches deiner Rituale hier steigt?
rise-of-the-cults-ask-banish = Welches Ritual geht an seinen Besitzer zurück?

## Züge

rise-of-the-cults-move-place-stack = „{ $card }“ nach { $district }
rise-of-the-cults-move-found-site = Kultstätte in { $district }
rise-of-the-cults-move-use = „{ $card }“ nutzen
rise-of-the-cults-move-done = Fertig
rise-of-the-cults-move-keep = Alle Würfel behalten
rise-of-the-cults-move-reroll = Neu werfen:{ $thugs ->
    [0] {""}
   *[other] {" "}{ $thugs } × Schläger
}{ $adepts ->
    [0] {""}
   *[other] {" "}{ $adepts } × Adept
}{ $freaks ->
    [0] {""}
   *[other] {" "}{ $freaks } × Freak
}{ $blanks ->
    [0] {""}
   *[other] {" "}{ $blanks } × leere Seite
}
rise-of-the-cults-move-turn-die = „{ $face }“ auf „{ $side }“ drehen
rise-of-the-cults-move-place-marker = Planungsmarker nach { $district }
rise-of-the-cults-move-execute = { $plan } in { $district }
rise-of-the-cults-move-bluff = Bluff in { $district }
rise-of-the-cults-move-take = Marker nehmen: { $token }
rise-of-the-cults-move-return = Marker zurücklegen: { $token }
rise-of-the-cults-move-buy = „{ $card }“ erwerben
rise-of-the-cults-move-pay = „{ $card }“ abwerfen
rise-of-the-cults-move-pay-token = Den Rest mit Markern zahlen: { $token }
rise-of-the-cults-move-perform-ritual = Ritual der Stufe { $level ->
    [1] I
    [2] II
   *[other] III
}
rise-of-the-cults-move-move-ritual = Ritual der Stufe { $level ->
    [1] I
    [2] II
   *[other] III
} aus { $district }
rise-of-the-cults-move-draw-card = Eine Karte ziehen
rise-of-the-cults-move-destroy = „{ $card }“ zerstören
rise-of-the-cults-move-destroy-from-hand = „{ $card }“ aus deiner Hand zerstören
rise-of-the-cults-move-discard = „{ $card }“ abwerfen
rise-of-the-cults-move-commit = „{ $card }“ verdeckt legen
rise-of-the-cults-move-fist = { $number ->
    [0] Keinen Schläger
    [one] Einen Schläger
   *[other] { $number } Schläger
}
rise-of-the-cults-move-target = { $to }
rise-of-the-cults-move-terrorize = Schrecken verbreiten
rise-of-the-cults-move-replace = Einen Marker von { $holder } ersetzen
rise-of-the-cults-move-remove = Das Ritual der Stufe { $level ->
    [1] I
    [2] II
   *[other] III
} entfernen
rise-of-the-cults-move-raise = Das Ritual der Stufe { $level ->
    [1] I
    [2] II
   *[other] III
} erhöhen
rise-of-the-cults-move-banish = Ritual der Stufe { $level ->
    [1] I
    [2] II
   *[other] III
} von { $holder }

## Optionen

rise-of-the-cults-option-rounds = Runden
rise-of-the-cults-option-rounds-help = Ein Spiel dauert sechs Runden, oder mehr, wenn alle einverstanden sind.
rise-of-the-cults-option-rounds-6 = 6
rise-of-the-cults-option-rounds-7 = 7
rise-of-the-cults-option-rounds-8 = 8
rise-of-the-cults-option-rounds-9 = 9
rise-of-the-cults-option-rounds-10 = 10
rise-of-the-cults-option-layout = Stadtteilkarten
rise-of-the-cults-option-layout-help = Die Stapel werden reihum gewählt, oder sie liegen wie für ein erstes Spiel empfohlen, mit dessen Prologkarte.
rise-of-the-cults-option-layout-usual = gewählt; allein: erstes Spiel
rise-of-the-cults-option-layout-draft = reihum gewählt
rise-of-the-cults-option-layout-first_game = erstes Spiel
rise-of-the-cults-option-edition = Auflage
rise-of-the-cults-option-edition-help = Die größere Auflage hat vier weitere Arten von Stadtteilkarten und drei weitere Stadtkarten.
rise-of-the-cults-option-edition-extended = größere (166 Kultkarten)
rise-of-the-cults-option-edition-base = kleinere (138 Kultkarten)
rise-of-the-cults-option-cults = Kult
rise-of-the-cults-option-cults-help = Einer für jeden Platz, in der Reihenfolge der Plätze und mit Komma; jeder nur einmal. Ein Platz darf offen bleiben.
rise-of-the-cults-option-cults-drawn = gezogen
rise-of-the-cults-option-cults-drawn-about = Einer von denen, die niemand gewählt hat.
rise-of-the-cults-option-cults-cthulhu = { rise-of-the-cults-cult-cthulhu }
rise-of-the-cults-option-cults-cthulhu-about = Grün.
rise-of-the-cults-option-cults-hastur = { rise-of-the-cults-cult-hastur }
rise-of-the-cults-option-cults-hastur-about = Gelb.
rise-of-the-cults-option-cults-dagon = { rise-of-the-cults-cult-dagon }
rise-of-the-cults-option-cults-dagon-about = Blau.
rise-of-the-cults-option-cults-chaugnar_faugn = { rise-of-the-cults-cult-chaugnar_faugn }
rise-of-the-cults-option-cults-chaugnar_faugn-about = Rot.
rise-of-the-cults-option-first_cultist = Oberster Kultist
rise-of-the-cults-option-first_cultist-help = Wer die erste Runde beginnt; in der Solo-Variante bist das immer du.
rise-of-the-cults-option-npc_cult = Kult des NSC (Solo-Variante)
rise-of-the-cults-option-npc_cult-help = Gegen welchen Kult du in der Solo-Variante spielst.
rise-of-the-cults-option-npc_cult-drawn = gezogen
rise-of-the-cults-option-npc_cult-cthulhu = { rise-of-the-cults-cult-cthulhu }
rise-of-the-cults-option-npc_cult-hastur = { rise-of-the-cults-cult-hastur }
rise-of-the-cults-option-npc_cult-dagon = { rise-of-the-cults-cult-dagon }
rise-of-the-cults-option-npc_cult-chaugnar_faugn = { rise-of-the-cults-cult-chaugnar_faugn }
rise-of-the-cults-option-objective = Ziel (Solo-Variante)
rise-of-the-cults-option-objective-help = Was du in der Solo-Variante gegen den NSC erreichen musst: Das erste ist das leichteste, das letzte das schwerste.
rise-of-the-cults-option-objective-drawn = gezogen
rise-of-the-cults-option-objective-1 = 1: Beweise deine Würde
rise-of-the-cults-option-objective-2 = 2: Unbestritten
rise-of-the-cults-option-objective-3 = 3: Ein Haus in jedem Viertel
rise-of-the-cults-option-objective-4 = 4: Der ungebrochene Kreis
rise-of-the-cults-option-objective-5 = 5: Bring die andere Kapelle zum Schweigen
rise-of-the-cults-option-objective-6 = 6: Schrecken ohnegleichen
rise-of-the-cults-option-objective-7 = 7: Eiserne Disziplin
rise-of-the-cults-option-objective-8 = 8: Wenn der Schläfer erwacht
rise-of-the-cults-option-deck = Karten
rise-of-the-cults-option-deck-help = Der Text einer anderen Ausgabe der Karten; leer für die des Hauses.

## Statistik

rise-of-the-cults-story-points = Siegpunkte
rise-of-the-cults-story-dominance = Dominanzmarker
rise-of-the-cults-story-margin = Vorsprung

## Der Tisch im Terminal

rise-of-the-cults-phase-set_up = Aufbau
rise-of-the-cults-phase-draft = Wahl der Stadtteilkarten
rise-of-the-cults-phase-prologue = Prologkarte
rise-of-the-cults-phase-first_sites = Erste Kultstätten
rise-of-the-cults-phase-over = Spielende
rise-of-the-cults-desk-round = Runde { $number }/{ $rounds }
rise-of-the-cults-desk-first = Oberster Kultist: { $seat }
rise-of-the-cults-desk-objective = Ziel { $number }, „{ $card }“
rise-of-the-cults-desk-city = Stadt: „{ $card }“
rise-of-the-cults-desk-sanity = Gesundheit
rise-of-the-cults-desk-investigators = Ermittler
rise-of-the-cults-desk-track = { $number } (nächster in { $steps })
rise-of-the-cults-desk-sites = Kultstätten
rise-of-the-cults-desk-rituals = Rituale
rise-of-the-cults-desk-free = { $number } frei
rise-of-the-cults-desk-dominance = Dominanz
rise-of-the-cults-desk-plans = Planungsmarker
rise-of-the-cults-desk-guardian = Wächter
rise-of-the-cults-desk-action = Aktion
rise-of-the-cults-desk-price = { $card } (noch { $left }, kostet { $price })
rise-of-the-cults-desk-cult = Kult
rise-of-the-cults-desk-points = Punkte
rise-of-the-cults-desk-hand-size = Hand
rise-of-the-cults-desk-deck-size = Stapel
rise-of-the-cults-desk-discards = Ablage
rise-of-the-cults-desk-left = Vorrat
rise-of-the-cults-desk-sites-left = Stätten
rise-of-the-cults-desk-dominance-left = Marker
rise-of-the-cults-desk-hand = Hand
rise-of-the-cults-desk-no-hand = keine Karte
rise-of-the-cults-desk-tokens = Marker: { $thugs } × Schläger, { $adepts } × Adept, { $freaks } × Freak
rise-of-the-cults-desk-icons = A Angriff · M Macht · S Schrecken
rise-of-the-cults-desk-letters = AMS
rise-of-the-cults-desk-dice = Würfel: { $faces }
rise-of-the-cults-desk-fight = Konfrontation in { $district }
rise-of-the-cults-desk-side = { $seat }: Rituale { $rituals }, { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} gelegt
rise-of-the-cults-desk-side-open = { $seat }: Rituale { $rituals }, { $cards }, Schläger { $thugs }, Effekte { $bonus }: { $total }
rise-of-the-cults-desk-side-brief = { $seat }: Rituale { $rituals }, Karten { $number }, Schläger { $thugs }, Effekte { $bonus }: { $total }
rise-of-the-cults-desk-sealed = Du hast gelegt: { $cards }; { $number } Schläger in der Faust
rise-of-the-cults-desk-in-progress = { $seat }: { $plan } in { $district }
rise-of-the-cults-desk-known-discards = Ablagestapel von { $seat }: { $cards }
rise-of-the-cults-desk-known-destroyed = Zerstört von { $seat }: { $cards }
rise-of-the-cults-desk-known-city = Bisherige Stadtkarten: { $cards }
rise-of-the-cults-desk-known-permanent = Gilt für den Rest des Spiels: { $cards }
rise-of-the-cults-desk-known-top = Auf dem Stapel von { $seat }: { $cards }
rise-of-the-cults-desk-site-cost = Preis Kultstätte
rise-of-the-cults-desk-ritual-costs = Preis I/II/III
rise-of-the-cults-desk-district = Stadtteil
rise-of-the-cults-desk-arrived = Erm.
rise-of-the-cults-desk-next = { $number } ({ $steps })
rise-of-the-cults-desk-top-first = Pläne
rise-of-the-cults-desk-offer = { $card }, { $price } Macht, noch { $left },
rise-of-the-cults-desk-brief = Punkte (Hand)
rise-of-the-cults-desk-stored = { $number } × Schläger im Vorrat
rise-of-the-cults-desk-draft-help = „d Stadtteilkarten“ zeigt, was sie alle bewirken, d und ein Name nur eine.
rise-of-the-cults-desk-on-sale = { $kind } { $price } Macht
rise-of-the-cults-desk-reroll = { $number ->
    [one] Einen Würfel
   *[other] { $number } Würfel
} neu werfen
rise-of-the-cults-desk-all-district = Stadtteilkarten
rise-of-the-cults-desk-all-objectives = Zielkarten
rise-of-the-cults-desk-cost = kostet { $price } Macht
rise-of-the-cults-desk-difficulty = Schwierigkeit { $number }
rise-of-the-cults-desk-lies-in = noch { $left } in { $district }
rise-of-the-cults-mark-cthulhu = Ct
rise-of-the-cults-mark-hastur = Ha
rise-of-the-cults-mark-dagon = Da
rise-of-the-cults-mark-chaugnar_faugn = Ch
rise-of-the-cults-kind-guardian = Wächter
rise-of-the-cults-kind-action = Aktion
rise-of-the-cults-kind-objective = Zielkarte
rise-of-the-cults-kind-city = Stadtkarte
rise-of-the-cults-kind-prologue = Prologkarte
rise-of-the-cults-kind-starting = Startkarte
rise-of-the-cults-kind-disorganization = Chaoskarte
rise-of-the-cults-desk-sane = Ges.
rise-of-the-cults-desk-bases = Stätten
rise-of-the-cults-desk-nothing = Noch liegt nichts offen.

## Warum etwas nicht geht

rise-of-the-cults-why-closed = Dieser Stadtteil ist nicht im Spiel.
rise-of-the-cults-why-field-taken = Dort liegt schon ein Stapel dieser Art.
rise-of-the-cults-why-not-on-top = Dort liegt keiner deiner Planungsmarker obenauf.
rise-of-the-cults-why-twice = Du hast diesen Plan in dieser Runde schon zweimal ausgeführt.
rise-of-the-cults-why-no-presence = Du hast dort weder Kultstätte noch Ritual.
rise-of-the-cults-why-nothing-to-augment = Du kannst weder eine Karte bezahlen noch eine zerstören.
rise-of-the-cults-why-too-dear = Das kannst du nicht bezahlen.
rise-of-the-cults-why-no-field = Dort ist kein Ritualfeld frei.
rise-of-the-cults-why-no-ritual-left = Du hast kein solches Ritual mehr.
rise-of-the-cults-why-nothing-to-influence = Du hast kein Ritual zu bewegen und keine Karte zu ziehen oder zu zerstören.
rise-of-the-cults-why-no-ritual-here = Du hast dort kein Ritual.
rise-of-the-cults-why-no-terror = Niemand kann sich widersetzen, und du kannst die Geistige Gesundheit nicht übertreffen.
rise-of-the-cults-why-not-in-hand = Diese Karte hast du nicht auf der Hand.
rise-of-the-cults-why-no-icon = Diese Karte zeigt kein solches Symbol.
rise-of-the-cults-why-largest-first = Zahle das Größte zuerst und nichts, was entfallen könnte.
rise-of-the-cults-why-no-token = Du hast keinen solchen Marker.
rise-of-the-cults-why-wrong-window = Dieser Effekt gehört zu einem anderen Zeitpunkt.
rise-of-the-cults-why-no-target = Dieser Effekt würde jetzt nichts bewirken oder ist schon genutzt.
rise-of-the-cults-why-not-sold-here = Diese Karte lässt sich hier nicht erwerben.
rise-of-the-cults-why-sold-out = Dieser Stapel ist leer.
rise-of-the-cults-why-must-do-something = Ein Plan muss etwas bewirken: Führe mindestens einen Teil aus.
rise-of-the-cults-why-not-in-pile = Diese Karte liegt nicht in deinem Ablagestapel.

## Karten

rise-of-the-cults-card-cth-followers = Schläfer in den Mietskasernen
rise-of-the-cults-card-cth-brawlers = Schauerleute vom Hafen
rise-of-the-cults-card-cth-zealots = Sänger auf der Mole
rise-of-the-cults-card-cth-preacher = Prophet des unruhigen Schlafs
rise-of-the-cults-card-cth-recruiter = Hüter des Specksteingötzen
rise-of-the-cults-card-cth-broker = Sammler seltsamer Reliefs
rise-of-the-cults-card-cth-builder = Maurer der falschen Winkel
rise-of-the-cults-card-cth-courier = Matrose der letzten Wache
rise-of-the-cults-card-cth-tide = Flut aus der versunkenen Stadt
rise-of-the-cults-card-cth-nightmare = Der geteilte Albtraum
rise-of-the-cults-card-cth-letters = Im Schlaf geschriebene Briefe
rise-of-the-cults-card-has-followers = Abonnenten des zweiten Akts
rise-of-the-cults-card-has-brawlers = Bühnenarbeiter mit Eisenhaken
rise-of-the-cults-card-has-zealots = Zweitbesetzung in grauer Seide
rise-of-the-cults-card-has-preacher = Souffleur im Dunkeln
rise-of-the-cults-card-has-recruiter = Besetzungschefin
rise-of-the-cults-card-has-broker = Buchhändler des verbotenen Stücks
rise-of-the-cults-card-has-builder = Maler gelber Kulissen
rise-of-the-cults-card-has-courier = Platzanweiser mit versiegelter Notiz
rise-of-the-cults-card-has-masks = Masken der fahlen Stunde
rise-of-the-cults-card-has-sign = Das Zeichen an der Decke
rise-of-the-cults-card-has-critic = Der Kritiker, der es zweimal sah
rise-of-the-cults-card-dag-followers = Gemeinde der Gezeiten
rise-of-the-cults-card-dag-brawlers = Bande der Netzflicker
rise-of-the-cults-card-dag-zealots = Töchter der Ertrunkenen
rise-of-the-cults-card-dag-preacher = Diakon des dritten Eides
rise-of-the-cults-card-dag-recruiter = Kupplerin der alten Familien
rise-of-the-cults-card-dag-broker = Prüfer des blassen Goldes
rise-of-the-cults-card-dag-builder = Küfer der Salzkeller
rise-of-the-cults-card-dag-courier = Fährmann ohne Laterne
rise-of-the-cults-card-dag-dockhands = Sippe vom Salzblut
rise-of-the-cults-card-dag-reef = Chor vom Riff
rise-of-the-cults-card-dag-gold = Gold, das nach Tang riecht
rise-of-the-cults-card-cha-followers = Pilger vom hohen Pass
rise-of-the-cults-card-cha-brawlers = Träger der steinernen Sänfte
rise-of-the-cults-card-cha-zealots = Fastende Büßer
rise-of-the-cults-card-cha-preacher = Deuter der Blutzeichen
rise-of-the-cults-card-cha-recruiter = Arzt der Willigen
rise-of-the-cults-card-cha-broker = Importeur verkisteter Statuen
rise-of-the-cults-card-cha-builder = Schnitzer von Zahn und Rüssel
rise-of-the-cults-card-cha-courier = Karawanenläufer
rise-of-the-cults-card-cha-guards = Wachen mit verbundenen Kehlen
rise-of-the-cults-card-cha-feeding = Die Stunde der Fütterung
rise-of-the-cults-card-cha-idol = Der Götze trinkt bei Nacht
rise-of-the-cults-card-guardian-wharf = Ding unter dem Kai
rise-of-the-cults-card-guardian-gable = Gesichtsloser auf dem Giebel
rise-of-the-cults-card-guardian-angles = Pirscher in den Winkeln
rise-of-the-cults-card-guardian-servitor = Pechschwarzer Diener
rise-of-the-cults-card-guardian-cellar = Kellerbrut
rise-of-the-cults-card-guardian-belfry = Netz im Glockenturm
rise-of-the-cults-card-guardian-colossus = Koloss von Außerhalb
rise-of-the-cults-card-action-pamphlets = Flugblätter in schlichtem Umschlag
rise-of-the-cults-card-action-sermon = Predigt in der Armenküche
rise-of-the-cults-card-action-constable = Der Wachtmeister sieht weg
rise-of-the-cults-card-action-auction = Auktion im Hinterzimmer
rise-of-the-cults-card-action-procession = Umzug bei Fackelschein
rise-of-the-cults-card-action-culling = Auslese der Zweifler
rise-of-the-cults-card-action-water = Bitteres Wasser
rise-of-the-cults-card-disorganization = Zerbrochener Kreis
rise-of-the-cults-card-city-01 = Männer in Zivil
rise-of-the-cults-card-city-02 = Ausgangssperre
rise-of-the-cults-card-city-03 = Überflutete Verstecke
rise-of-the-cults-card-city-04 = Ein Gönner öffnet sein Haus
rise-of-the-cults-card-city-05 = Panik in der Straßenbahn
rise-of-the-cults-card-city-06 = Das Bureau übernimmt
rise-of-the-cults-card-city-07 = Die Sterne rücken näher
rise-of-the-cults-card-city-08 = Fieber in den Pensionen
rise-of-the-cults-card-city-09 = Ein Spitzel redet
rise-of-the-cults-card-city-10 = Ein Zug voller Pilger
rise-of-the-cults-card-city-11 = Vermieter stellen Fragen
rise-of-the-cults-card-city-12 = Das Sanatorium ist überfüllt
rise-of-the-cults-card-city-13 = Blut auf dem Mond
rise-of-the-cults-card-city-14 = Die Bibliothek wird durchsucht
rise-of-the-cults-card-city-15 = Die Druckerpressen schweigen
rise-of-the-cults-card-prologue-1 = Eine ruhige Woche in Arkham
rise-of-the-cults-card-prologue-2 = Fragen auf dem Campus
rise-of-the-cults-card-prologue-3 = Der Bürgermeister mahnt zur Ruhe
rise-of-the-cults-card-prologue-4 = Das Haus am Stadtrand
rise-of-the-cults-card-objective-1 = Beweise deine Würde
rise-of-the-cults-card-objective-2 = Unbestritten
rise-of-the-cults-card-objective-3 = Ein Haus in jedem Viertel
rise-of-the-cults-card-objective-4 = Der ungebrochene Kreis
rise-of-the-cults-card-objective-5 = Bring die andere Kapelle zum Schweigen
rise-of-the-cults-card-objective-6 = Schrecken ohnegleichen
rise-of-the-cults-card-objective-7 = Eiserne Disziplin
rise-of-the-cults-card-objective-8 = Wenn der Schläfer erwacht
