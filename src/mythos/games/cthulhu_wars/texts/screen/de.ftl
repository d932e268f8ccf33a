# Das Brett im Terminal und im Browser.

cthulhu-wars-story-rounds = Runden
cthulhu-wars-story-rituals = Rituale
cthulhu-wars-phase-draft = Verteilung
cthulhu-wars-phase-start = Aufbau
cthulhu-wars-phase-action = Aktionsphase
cthulhu-wars-phase-gather = Machtphase
cthulhu-wars-phase-first = Startspielerphase
cthulhu-wars-phase-doom = Verdammnisphase
cthulhu-wars-phase-over = Ende

cthulhu-wars-screen-sure-pass = Passen und auf { $number } Macht verzichten?
cthulhu-wars-screen-head = Runde { $number } · { $phase } · Ritual { $cost } · { $signs } Ältere Zeichen übrig
cthulhu-wars-screen-faction = Fraktion
cthulhu-wars-screen-price = ({ $number } Macht)
cthulhu-wars-screen-power = Macht
cthulhu-wars-screen-doom = Verdammnis
cthulhu-wars-screen-gates = Tore
cthulhu-wars-screen-signs = Zeichen
cthulhu-wars-screen-books = Zauberbücher
cthulhu-wars-screen-powers = Fähigkeiten
cthulhu-wars-screen-not-in-force = gilt gerade nicht
cthulhu-wars-screen-zone = Zone
cthulhu-wars-screen-gate = Tor
cthulhu-wars-screen-units = Einheiten
cthulhu-wars-screen-abandoned = verlassen
cthulhu-wars-screen-pool = Vorrat
cthulhu-wars-screen-captives = Gefangene
cthulhu-wars-screen-card = Auf der Karte
cthulhu-wars-screen-own-signs = Deine Älteren Zeichen: { $signs }
cthulhu-wars-screen-open = Offen
cthulhu-wars-screen-orders = Daueraufträge (zum Ändern eintippen)
cthulhu-wars-screen-next = Macht nach dem Sammeln: { $power }. Ein Ritual für { $cost }: { $doom } Verdammnis, { $signs } Ältere Zeichen.
cthulhu-wars-screen-instant-death = Sofortiger Tod
cthulhu-wars-screen-beside = Daneben
cthulhu-wars-screen-unit = kostet { $price } Macht, Kampfwürfel: { $dice }
cthulhu-wars-screen-dice-varies = wie ihre Fähigkeit sagt
cthulhu-wars-screen-brief = Macht/Verdammnis/Bücher
cthulhu-wars-screen-letters = km
cthulhu-wars-screen-legend = ⌂ Tor (– verlassen) · k Kultisten, m Monster, ★ Großer Alter · d: Namen
cthulhu-wars-screen-legend-more = ⌂ Tor (– verlassen) · k Kultisten, m Monster, ★ Großer Alter · { $number } mehr: d
cthulhu-wars-screen-signs-of = Ältere Zeichen von { $seat }: { $signs }
cthulhu-wars-screen-none = –
cthulhu-wars-screen-round = Runde { $number }
cthulhu-wars-screen-nearer = Karte heranholen
cthulhu-wars-screen-further = Karte wegrücken
cthulhu-wars-screen-whole-map = Karte zeigen wie am Anfang
cthulhu-wars-screen-gate-abandoned = verlassenes Tor
cthulhu-wars-screen-gate-of = Tor von { $name }
cthulhu-wars-screen-can-be-chosen = { $number ->
    [0] kann gewählt werden
   *[other] kann für { $number } Macht gewählt werden
}
cthulhu-wars-screen-picked = { $unit }: leuchtende Zone antippen; der Preis steht dabei.
cthulhu-wars-screen-tap-map = Tippe auf eine deiner Figuren, um sie zu bewegen, oder auf eine Zone, um zu sehen, was du dort tun kannst.
cthulhu-wars-screen-tap-zone = Deine Aktion ist getan. Tippe auf eine Zone, um zu sehen, was du dort noch tun kannst.
cthulhu-wars-screen-who-follows = Im Uhrzeigersinn kommt nach dir { $next }, andersherum { $last }.
cthulhu-wars-screen-put-down = Bleiben
cthulhu-wars-screen-alone = niemand sonst
cthulhu-wars-screen-standing-orders = Daueraufträge
cthulhu-wars-screen-pick-up = Bewegen: { $units }
cthulhu-wars-screen-nobody-here = Hier ist niemand.
cthulhu-wars-screen-ocean = Ozean
cthulhu-wars-screen-land = Land
cthulhu-wars-screen-start-of = Start: { $name }
cthulhu-wars-screen-adjacent = Nebenan
cthulhu-wars-screen-costs = kostet { $number } Macht
cthulhu-wars-screen-costs-doom = kostet { $number } Verdammnis
cthulhu-wars-screen-why-not = Warum nicht?
cthulhu-wars-screen-close = Schließen
cthulhu-wars-screen-first = Startspieler
cthulhu-wars-screen-signs-left = Ältere Zeichen im Vorrat
cthulhu-wars-screen-ritual-now = Ritual der Auslöschung: Es kostet jetzt { $number }
cthulhu-wars-screen-ritual-brings = Ein Ritual kostet jetzt { $cost } Macht und bringt dir { $doom } Verdammnis{ $signs ->
    [0] .
    [one] {" "}und ein Älteres Zeichen.
   *[other] {" "}und { $signs } Ältere Zeichen.
}
cthulhu-wars-screen-cost-only = Kosten { $cost }, Würfel je nachdem
cthulhu-wars-screen-cost-and-dice = Kosten { $cost }, Würfel { $dice }
cthulhu-wars-screen-signs-held = { $number ->
    [one] ein Älteres Zeichen
   *[other] { $number } Ältere Zeichen
}
cthulhu-wars-screen-living-gate = lebendes Tor von { $name }
cthulhu-wars-screen-asleep = im Tiefschlaf
cthulhu-wars-screen-plays = spielt { $name }
cthulhu-wars-screen-requirements = Für Zauberbücher
cthulhu-wars-screen-awaken-ready = Bedingungen erfüllt
cthulhu-wars-screen-awaken-not-ready = Bedingungen noch nicht erfüllt
cthulhu-wars-screen-met = erfüllt
cthulhu-wars-screen-end-won = Die Welt endet: Von allen mit sechs Zauberbüchern gewinnt die meiste Verdammnis.
cthulhu-wars-screen-end-humanity = Niemand hat alle sechs Zauberbücher: Die Menschheit überlebt.
cthulhu-wars-screen-since = { $number ->
    [one] Seit deinem letzten Zug: ein Ereignis
   *[other] Seit deinem letzten Zug: { $number } Ereignisse
}
cthulhu-wars-screen-so-far = { $number ->
    [one] Bisher: ein Ereignis
   *[other] Bisher: { $number } Ereignisse
}
cthulhu-wars-screen-know-income = Macht, die jetzt gesammelt würde
cthulhu-wars-screen-know-ritual = Was ein Ritual jetzt bringen würde
cthulhu-wars-screen-know-doom = Verdammnis, mit Älteren Zeichen
cthulhu-wars-screen-know-table = Macht: was jetzt gesammelt würde; wer weniger als die Hälfte des Reichsten hat, wird auf diese Hälfte gehoben. Ritual: Verdammnis für Tore, Ältere Zeichen für Große Alte im Spiel. Verdammnis: was auf der Leiste steht und Ältere Zeichen, deine genau, die der anderen im Mittel.
cthulhu-wars-screen-know-signs = Ältere Zeichen, die du nicht gesehen hast: { $one } zu 1, { $two } zu 2, { $three } zu 3.
cthulhu-wars-screen-know-dice = Würfel je nachdem
