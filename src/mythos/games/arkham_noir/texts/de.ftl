# Arkham Noir, Deutsch. $you ist "yes", wenn $seat mitliest.

arkham-noir-name = Arkham Noir: Fall 2
arkham-noir-tagline = Folge der heißen Spur, schließe Fälle ab und hüte dich vor dem Sturm.
arkham-noir-score = Arten von Puzzlehinweisen

## Was geschah

arkham-noir-event-victim = Ein neues Opfer: { $case }. { $number ->
    [0] Im Stapel liegt kein Opfer mehr.
    [one] Im Stapel liegt noch ein Opfer.
   *[other] Im Stapel liegen noch { $number } Opfer.
}
arkham-noir-event-trail = Neu in der Spurenreihe: { $cards }.
arkham-noir-event-hand = Deine Hand: { $cards }.
arkham-noir-event-kept = Die heiße Spur kommt auf die Hand: „{ $card }“.
arkham-noir-event-placed = „{ $card }“ wird an den Fall { $case } angelegt.
arkham-noir-event-discarded = Abgelegt: „{ $card }“.
arkham-noir-event-time-lost = Zeit geht verloren: „{ $card }“ ({ $number } im Zeitverlust).
arkham-noir-event-strain = Mentale Belastung: Der Fall { $case } ist lang geworden.
arkham-noir-event-shaken = Stabilitätsprobe: „{ $card }“ erschüttert dich ({ $number } im Stabilitätsbereich).
arkham-noir-event-steady = Stabilitätsprobe: „{ $card }“, du bleibst gefasst.
arkham-noir-event-took = Genommen: „{ $card }“ ({ $area }).
arkham-noir-event-took-unseen = Eine Karte wird genommen ({ $area }).
arkham-noir-event-gave-up = Im Tausch ({ $area }) gibst du her: „{ $card }“.
arkham-noir-event-searched = Der Zugstapel wird durchgesehen und gemischt.
arkham-noir-event-reshuffled = { $number ->
    [one] Eine abgelegte Karte wird in den Zugstapel gemischt.
   *[other] { $number } abgelegte Karten werden in den Zugstapel gemischt.
}
arkham-noir-event-storm = Über dem Fall { $case } bricht ein Sturm los: „{ $card }“.
arkham-noir-event-formula = Die beiden Hälften passen zusammen: „{ $card }“ kommt auf deine Hand.
arkham-noir-event-closed = Der Fall { $case } ist mit { $number } Arten von Hinweisen abgeschlossen.
arkham-noir-event-collected = „{ $card }“ wird Teil des Gesamtbilds.
arkham-noir-event-no-case-open = Kein Fall ist offen: Ablagestapel und Zeitverlust werden in den Zugstapel gemischt.
arkham-noir-event-cold-trail = Die Spur erkaltet: ein neues Opfer, und der Ablagestapel wird zum Zugstapel ({ $number }).
arkham-noir-event-time-is-up = Zu viel Zeit ist verloren ({ $number } Karten): Jemand musste sterben.
arkham-noir-event-contact-key = Randolph Carters Skelettschlüssel öffnet den Weg: „{ $card }“ im Fall { $case }.
arkham-noir-event-contact-gain = Randolph Carter holt zurück: „{ $card }“ ({ $area }).
arkham-noir-event-game-over = { $ending } ({ $number ->
    [one] eine Art
   *[other] { $number } Arten
} im Gesamtbild)

arkham-noir-ending-won = Das Gesamtbild ist vollständig. Du gewinnst!
arkham-noir-ending-mind = Dein Verstand gibt nach. Du verlierst.
arkham-noir-ending-victims = Es war ein Opfer zu viel. Du verlierst.

arkham-noir-area-trail = Spurenreihe
arkham-noir-area-discards = Ablagestapel
arkham-noir-area-closed = abgeschlossene Fälle
arkham-noir-area-stability = Stabilitätsbereich
arkham-noir-area-time = Zeitverlust
arkham-noir-area-pile = Zugstapel

## Fragen

arkham-noir-ask-action = Was machst du mit der heißen Spur?
arkham-noir-ask-no-lead = Es gibt keine heiße Spur. Weiter zum Aufräumen?
arkham-noir-ask-before-clean-up = Gleich schlägt das Aufräumen zu. Noch könnte deine Kontaktperson helfen.
arkham-noir-ask-hand-limit = Du hast mehr als drei Handkarten. Welche legst du ab?
arkham-noir-ask-take-trail = „{ $card }“: Nimmst du eine Karte aus der Spurenreihe?
arkham-noir-ask-take-discard = „{ $card }“: Nimmst du eine Karte aus dem Ablagestapel?
arkham-noir-ask-take-closed = „{ $card }“: Nimmst du einen Hinweis aus den abgeschlossenen Fällen?
arkham-noir-ask-take-stability = „{ $card }“: Nimmst du eine Karte aus dem Stabilitätsbereich?
arkham-noir-ask-take-time = „{ $card }“: Nimmst du eine Karte aus dem Zeitverlust?
arkham-noir-ask-search = „{ $card }“: Siehst du den Zugstapel durch und nimmst eine Karte?
arkham-noir-ask-swap = „{ $card }“: Welche verlorene Karte willst du gegen eine Handkarte tauschen?
arkham-noir-ask-swap-for = Im Tausch bekommst du „{ $card }“: Welche Handkarte gibst du her?
arkham-noir-ask-reshuffle = „{ $card }“: Mischst du den Ablagestapel in den Zugstapel?
arkham-noir-ask-reveal-storm = „{ $card }“: Rufst du einen Sturm über den Fall { $case }?
arkham-noir-ask-discard-hand = Welche Handkarte legst du ab?
arkham-noir-ask-discard-trail = „{ $card }“: Welche Karte der Spurenreihe wird abgelegt?
arkham-noir-ask-collect = Welcher Puzzlehinweis kommt ins Gesamtbild?
arkham-noir-ask-bonus = Sechs Arten oder mehr: Nimmst du eine Karte aus dem Stabilitätsbereich?

## Züge

arkham-noir-move-keep = Auf die Hand: „{ $card }“
arkham-noir-move-place-lead = Bei { $case } anlegen: „{ $card }“
arkham-noir-move-place-from-hand = Aus der Hand bei { $case } anlegen: „{ $card }“
arkham-noir-move-close = Den Fall { $case } abschließen
arkham-noir-move-pass = Passen und die heiße Spur ablegen
arkham-noir-move-discard = Ablegen: „{ $card }“
arkham-noir-move-take = Nehmen: „{ $card }“
arkham-noir-move-give = Hergeben: „{ $card }“
arkham-noir-move-reshuffle = Einmischen
arkham-noir-move-reveal = Den Sturm aufdecken
arkham-noir-move-decline = Nein, danke
arkham-noir-move-collect = Sammeln: „{ $card }“
arkham-noir-move-done = Fertig
arkham-noir-move-clean-up = Weiter zum Aufräumen
arkham-noir-move-skeleton-key = Carters Skelettschlüssel bei { $case }: „{ $card }“
arkham-noir-move-card-gain = Carter holt zurück: „{ $card }“

## Warum nicht

arkham-noir-why-chain = Ihr linkes Symbol steht nicht am rechten Rand der letzten Karte.
arkham-noir-why-no-key = Dafür muss in diesem Fall ein Schlüssel liegen, den noch kein Schloss braucht.
arkham-noir-why-no-skeleton-key = Dafür muss in diesem Fall ein Skelettschlüssel liegen, den noch kein Schloss braucht.
arkham-noir-why-minimum = In diesem Fall liegen dafür noch zu wenige Hinweise.
arkham-noir-why-no-lightning = Dafür muss in diesem Fall ein Sturm mit Blitz liegen.
arkham-noir-why-second-storm-lock = In diesem Fall liegt schon ein Hinweis mit Sturmschloss.
arkham-noir-why-no-lead = Es gibt gerade keine heiße Spur; pro Zug hast du eine Aktion.
arkham-noir-why-no-case = Ein solcher Fall ist nicht offen.
arkham-noir-why-too-few-kinds = Zum Abschließen braucht ein Fall Hinweise von fünf verschiedenen Arten.
arkham-noir-why-not-the-lead = Diese Karte ist nicht die heiße Spur.
arkham-noir-why-not-in-hand = Diese Karte hast du nicht auf der Hand.
arkham-noir-why-not-there = Diese Karte liegt nicht dort, woraus du gerade wählen darfst.
arkham-noir-why-no-lock = Der Schlüssel der Kontaktperson ist nur für Hinweise mit Schloss.
arkham-noir-why-being-closed = Dieser Fall wird gerade abgeschlossen.
arkham-noir-why-contact-out = Dabei kann dir deine Kontaktperson nicht mehr helfen.
arkham-noir-why-not-lost = Diese Karte liegt weder im Stabilitätsbereich noch im Zeitverlust.
arkham-noir-why-not-in-row = Dieser Hinweis liegt nicht in dem Fall, der gerade abgeschlossen wird.
arkham-noir-why-no-puzzle = Nur Hinweise mit Puzzleteil lassen sich sammeln.
arkham-noir-why-five-kinds-stay = Hinweise von fünf verschiedenen Arten müssen liegen bleiben.

## Karten

arkham-noir-card-P01 = Reporter ohne Gesicht
arkham-noir-card-P02 = Matriarchin der Hüttenleute
arkham-noir-card-P03 = Der Trooper, der draußen blieb
arkham-noir-card-P04 = Wortkarge Dörfler
arkham-noir-card-P05 = Jans letzter Freund
arkham-noir-card-P06 = Finder des Tagebuchs
arkham-noir-card-P07 = Zwei bezahlte Begleiter
arkham-noir-card-P08 = Erbe der van der Heyls
arkham-noir-card-P09 = Der Letzte der Martenses
arkham-noir-card-T01 = Silhouette im Blitzlicht
arkham-noir-card-T02 = Dornen hinter dir
arkham-noir-card-T03 = Stufen, die zweimal knarren
arkham-noir-card-T04 = Einsturz unter dem Hügel
arkham-noir-card-T05 = Pfoten im dunklen Flur
arkham-noir-card-T06 = Chor im Keller
arkham-noir-card-T07 = Tod, der nachts schleicht
arkham-noir-card-T08 = Hymne der stehenden Steine
arkham-noir-card-A01 = Eiserner Schlüssel mit Fangarmen
arkham-noir-card-A02 = Bleigefütterte Schatulle
arkham-noir-card-A03 = Schwerer Dienstrevolver
arkham-noir-card-A04 = Siegelring des Claes
arkham-noir-card-A05 = Spaten und Sturmlaterne
arkham-noir-card-A06 = Buch in bleichem Leder
arkham-noir-card-A07 = Götze aus Yian-Ho
arkham-noir-card-A08 = Krone aus Fulgurit
arkham-noir-card-E01 = Herausgerissene Tagebuchseite
arkham-noir-card-E02 = Kratzspuren am Balken
arkham-noir-card-E03 = Gipsabdruck einer Fährte
arkham-noir-card-E04 = Nicht abgeholtes Telegramm
arkham-noir-card-E05 = Vermessung der Hügel
arkham-noir-card-E06 = Brief aus Albany
arkham-noir-card-E07 = Vers am Seitenrand
arkham-noir-card-E08 = Ein blaues, ein braunes Auge
arkham-noir-card-E09 = Stammbaum in roter Tinte
arkham-noir-card-L01 = Tempest Mountain
arkham-noir-card-L02 = Kreuzweg bei Lefferts Corners
arkham-noir-card-L03 = Verwüsteter Weiler
arkham-noir-card-L04 = Schlund des Baus
arkham-noir-card-L05 = Galerie der gemalten Ahnen
arkham-noir-card-L06 = Wache der Staatspolizei
arkham-noir-card-L07 = Archiv des Countys
arkham-noir-card-L08 = Haus auf dem Dornenhügel
arkham-noir-card-L09 = Gruft unter dem Keller
arkham-noir-card-M01 = Vom Donner gerufen
arkham-noir-card-M02 = Uraltes vergessenes Wesen
arkham-noir-card-M03 = Weißer Aasfresser
arkham-noir-card-M04 = Das Ding unter den Wurzeln
arkham-noir-card-M05 = Wächter im Porträt
arkham-noir-card-M06 = Schwarm aus dem Hügel
arkham-noir-card-M07 = Flüsterer am Fenster
arkham-noir-card-F01 = Drittes Aklo-Ritual
arkham-noir-card-S01 = Feuerball am Gipfel
arkham-noir-card-S02 = Blitz in die alte Eiche
arkham-noir-card-S03 = Regen ohne Ende
arkham-noir-card-S04 = Flut in der Schlucht
arkham-noir-card-V01 = Wynand Kool
arkham-noir-card-V02 = Marijke Vos
arkham-noir-card-V03 = Elias Thorne
arkham-noir-card-V04 = Josiah Peel
arkham-noir-card-V05 = Tobias Quick
arkham-noir-card-V06 = Agatha Sleght

arkham-noir-case-V01 = Wynand Kool
arkham-noir-case-V02 = Marijke Vos
arkham-noir-case-V03 = Elias Thorne
arkham-noir-case-V04 = Josiah Peel
arkham-noir-case-V05 = Tobias Quick
arkham-noir-case-V06 = Agatha Sleght

arkham-noir-each-card = „{ $name }“
arkham-noir-kind-person = Person
arkham-noir-kind-threat = Bedrohung
arkham-noir-kind-artifact = Artefakt
arkham-noir-kind-evidence = Beweisstück
arkham-noir-kind-location = Ort
arkham-noir-kind-monster = Monster
arkham-noir-kind-formula = Formel
arkham-noir-kind-storm = Sturm
arkham-noir-kind-victim = Opfer
arkham-noir-mark-of-person = pe
arkham-noir-mark-of-threat = be
arkham-noir-mark-of-artifact = ar
arkham-noir-mark-of-evidence = bw
arkham-noir-mark-of-location = or
arkham-noir-mark-of-monster = mo
arkham-noir-mark-of-formula = fo
arkham-noir-mark-of-storm = st

arkham-noir-method-collection = Spurensicherung
arkham-noir-method-surveillance = Beschattung
arkham-noir-method-interview = Befragung
arkham-noir-method-research = Recherche
arkham-noir-method-all = Jede Methode

arkham-noir-letter-collection = S
arkham-noir-letter-surveillance = B
arkham-noir-letter-interview = F
arkham-noir-letter-research = R
arkham-noir-letter-all = *

arkham-noir-condition-lock = Schloss
arkham-noir-condition-skeleton = Skelettschloss
arkham-noir-condition-storm = Sturmschloss
arkham-noir-condition-min = Mindestzahl an Hinweisen
arkham-noir-key-key = Schlüssel
arkham-noir-key-skeleton = Skelettschlüssel
arkham-noir-mark-time = Zeit
arkham-noir-mark-stability = Stabilität
arkham-noir-half-left = Linke Hälfte der Formel
arkham-noir-half-right = Rechte Hälfte der Formel

arkham-noir-effect-take_trail = Du darfst eine Karte aus der Spurenreihe nehmen.
arkham-noir-effect-take_discard = Du darfst eine Karte aus dem Ablagestapel nehmen.
arkham-noir-effect-take_closed = Du darfst einen Hinweis aus den abgeschlossenen Fällen nehmen.
arkham-noir-effect-take_stability = Du darfst eine Karte aus dem Stabilitätsbereich nehmen.
arkham-noir-effect-take_time = Du darfst eine Karte aus dem Zeitverlust nehmen.
arkham-noir-effect-search_draw = Du darfst den Zugstapel durchsehen und eine Karte nehmen.
arkham-noir-effect-reshuffle_discard = Du darfst den Ablagestapel in den Zugstapel mischen.
arkham-noir-effect-swap_loss = Du darfst eine Handkarte gegen eine verlorene Karte tauschen.
arkham-noir-effect-reveal_storm = Du darfst über diesem Fall einen Sturm aufdecken.
arkham-noir-effect-discard_hand = Lege eine Handkarte ab.
arkham-noir-effect-discard_trail = Lege eine Karte der Spurenreihe ab.
arkham-noir-effect-stability_check = Mache eine Stabilitätsprobe.

arkham-noir-short-take_trail = +Spur
arkham-noir-short-take_discard = +Ablage
arkham-noir-short-take_closed = +Abschluss
arkham-noir-short-take_stability = +Stabilität
arkham-noir-short-take_time = +Zeit
arkham-noir-short-search_draw = Suche
arkham-noir-short-reshuffle_discard = Mischen
arkham-noir-short-swap_loss = Tausch
arkham-noir-short-reveal_storm = Sturm?
arkham-noir-short-discard_hand = -Hand
arkham-noir-short-discard_trail = -Spur
arkham-noir-short-stability_check = Probe

## Optionen

arkham-noir-option-victory = Sieg
arkham-noir-option-victory-help = Was im Gesamtbild liegen muss: Puzzlehinweise von fünf Arten, oder darunter auch das Uralte vergessene Wesen (AN-17).
arkham-noir-option-victory-five_kinds = Fünf Arten
arkham-noir-option-victory-forgotten_being = Fünf Arten und das Uralte vergessene Wesen (schwer)
arkham-noir-option-victims = Opfer
arkham-noir-option-victims-help = Wie viele Opfer im Spiel sind: 6 ist leicht, 5 normal, 4 schwer (AN-17).
arkham-noir-option-victims-4 = 4 (schwer)
arkham-noir-option-victims-5 = 5 (normal)
arkham-noir-option-victims-6 = 6 (leicht)
arkham-noir-option-limit = Grenze
arkham-noir-option-limit-help = Wie viele Karten im Stabilitätsbereich oder im Zeitverlust zu viel sind: 5 ist normal, 6 leicht (AN-17.1).
arkham-noir-option-limit-5 = 5 (normal)
arkham-noir-option-limit-6 = 6 (leicht)
arkham-noir-option-contact = Kontaktperson
arkham-noir-option-contact-help = Welche Seite von Randolph Carter du einmal im Spiel nutzen darfst (AN-15.1).
arkham-noir-option-contact-both = Eine der beiden Seiten
arkham-noir-option-contact-skeleton_key = Nur der Skelettschlüssel
arkham-noir-option-contact-card_gain = Nur der Kartengewinn
arkham-noir-option-contact-none = Keine Kontaktperson
arkham-noir-option-storm_counts_for_strain = Sturm belastet
arkham-noir-option-storm_counts_for_strain-help = Ein Sturm zählt zu den sieben Karten, ab denen ein Fall den Verstand belastet (R-4).
arkham-noir-option-deck = Kartensatz
arkham-noir-option-deck-help = Der Text einer anderen Kartendatei; leer für die Karten des Hauses. Auf der Kommandozeile: --deck DATEI.

## Der Bildschirm

arkham-noir-screen-turn = Zug { $number }
arkham-noir-screen-pile = Zugstapel { $number }
arkham-noir-screen-victims = Opfer übrig { $number }
arkham-noir-screen-storms = Stürme übrig { $number }
arkham-noir-screen-contact-ready = Carter bereit
arkham-noir-screen-contact-out = Carter fort
arkham-noir-screen-stability = Stabilität
arkham-noir-screen-time = Zeit
arkham-noir-screen-picture = Gesamtbild { $number }/{ $of }
arkham-noir-screen-trail = Spurenreihe, die heiße Spur zuerst
arkham-noir-screen-hand = Hand
arkham-noir-screen-in-hand = H
arkham-noir-screen-none = leer
arkham-noir-screen-kinds = { $number ->
    [one] eine Art
   *[other] { $number } Arten
}
arkham-noir-screen-discards = Ablage
arkham-noir-screen-rest = Abgeschlossene Fälle: { $closed } · Ablage { $number }
arkham-noir-screen-know = Der Zugstapel, in unbekannter Reihenfolge ({ $number }):
arkham-noir-screen-know-check = Eine Stabilitätsprobe erschüttert dich bei { $number } von { $of } Karten.
arkham-noir-screen-left = folgt auf { $method }
arkham-noir-screen-right = vor { $method }
arkham-noir-screen-puzzle = Puzzleteil
arkham-noir-screen-lightning = Blitz
