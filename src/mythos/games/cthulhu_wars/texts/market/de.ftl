# Loyalitätskarten: Auslage, Markt, Unabhängige (CW-50).

cthulhu-wars-option-cards = Karten
cthulhu-wars-option-cards-help = Neutrale Einheiten und Module neben den Fraktionen: all, starter, monsters, der Name einer Schachtel oder einzelner Karten, drawn:2 für einen zufällige Auslage mit zwei von jeder Sorte; mit Kommas. Leer: keine.
cthulhu-wars-option-cards-form = Neutrale Einheiten und Module neben den Fraktionen.
cthulhu-wars-option-cards-all = alles
cthulhu-wars-option-cards-all-about = Alle Karten, die es gibt.
cthulhu-wars-option-cards-starter = für den Anfang
cthulhu-wars-option-cards-starter-about = Wenige freundliche Karten für die ersten Partien mit ihnen.
cthulhu-wars-option-cards-drawn_1 = je 1 durch Zufall
cthulhu-wars-option-cards-drawn_1-about = Zufällig ein Monster, ein Schrecken und ein unabhängiger Großer Alter.
cthulhu-wars-option-cards-drawn_2 = je 2 durch Zufall
cthulhu-wars-option-cards-drawn_2-about = Zufällig zwei Monster, zwei Schrecken und zwei unabhängige Große Alte.
cthulhu-wars-option-cards-drawn_3 = je 3 durch Zufall
cthulhu-wars-option-cards-drawn_3-about = Zufällig drei Monster, drei Schrecken und drei unabhängige Große Alte.
cthulhu-wars-option-cards-drawn_4 = je 4 durch Zufall
cthulhu-wars-option-cards-drawn_4-about = Zufällig vier Monster, vier Schrecken und vier unabhängige Große Alte.
cthulhu-wars-option-cards-monsters = alle neutralen Monster
cthulhu-wars-option-cards-monsters-about = Jedes neutrale Monster.
cthulhu-wars-option-cards-terrors = alle Schrecken
cthulhu-wars-option-cards-terrors-about = Jeder Schrecken.
cthulhu-wars-option-cards-independents = alle unabhängigen Großen Alten
cthulhu-wars-option-cards-independents-about = Jeder unabhängige Große Alte.
cthulhu-wars-option-cards-books = alle neutralen Zauberbücher
cthulhu-wars-option-cards-books-about = Jedes neutrale Zauberbuch.
cthulhu-wars-option-cards-masks = Masken des Nyarlathotep
cthulhu-wars-option-cards-masks-about = Die Aufgeblähte Vettel, das Ding aus dem Dunklen, der Schwarze Pharao und Dunkle Dämonen.
cthulhu-wars-option-cards-modules = alle Module
cthulhu-wars-option-cards-modules-about = Alles, was keine Einheit ist.
cthulhu-wars-option-cards-cultists = alle besonderen Kultisten
cthulhu-wars-option-cards-cultists-about = Jeder Kultist, der kein Akolyth ist.
cthulhu-wars-option-cards-investigators = alle Ermittler
cthulhu-wars-option-cards-investigators-about = Acht Ermittler, jeder eine Last für den, der ihn bekommt.
cthulhu-wars-option-cards-priests = einzigartige Hohepriester
cthulhu-wars-option-cards-priests-about = Acht Hohepriester mit eigenen Fähigkeiten; jede Fraktion hat einen Hohepriester.
cthulhu-wars-option-cards-azathoth_box = Azathoth
cthulhu-wars-option-cards-azathoth_box-about = Vier neutrale Monster, sechs Zauberbücher und Azathoth.
cthulhu-wars-option-cards-dreamlands_underworld = Traumlande, Unterwelt
cthulhu-wars-option-cards-dreamlands_underworld-about = Die neutralen Monster der unteren Traumlande.
cthulhu-wars-option-cards-dreamlands_surface = Traumlande, Oberfläche
cthulhu-wars-option-cards-dreamlands_surface-about = Die neutralen Monster der oberen Traumlande.
cthulhu-wars-option-cards-beyond_time_and_space = Jenseits von Zeit und Raum
cthulhu-wars-option-cards-beyond_time_and_space-about = Zwei neutrale Monster.
cthulhu-wars-option-cards-ramsey_campbell_1 = Ramsey Campbell 1
cthulhu-wars-option-cards-ramsey_campbell_1-about = Neutrale Monster und unabhängige Große Alte, erstes Set.
cthulhu-wars-option-cards-ramsey_campbell_2 = Ramsey Campbell 2
cthulhu-wars-option-cards-ramsey_campbell_2-about = Neutrale Monster und unabhängige Große Alte, zweites Set.
cthulhu-wars-option-cards-independents_1 = Unabhängige Große Alte, Set 1
cthulhu-wars-option-cards-independents_1-about = Fünf unabhängige Große Alte: Abhoth, Chaugnar Faugn, Cthugha, Mutter Hydra, Yig.
cthulhu-wars-option-cards-independents_2 = Unabhängige Große Alte, Set 2
cthulhu-wars-option-cards-independents_2-about = Vier unabhängige Große Alte: Atlach-Nacha, Bokrug, Vater Dagon, Ghatanothoa.
cthulhu-wars-option-cards-independents_3 = Unabhängige Große Alte, Set 3
cthulhu-wars-option-cards-independents_3-about = Ein unabhängiger Großer Alter: Gobogeg.
cthulhu-wars-option-cards-independents_4 = Unabhängige Große Alte, Set 4
cthulhu-wars-option-cards-independents_4-about = Drei unabhängige Große Alte: Byatis, Nyogtha, Tulzscha.
cthulhu-wars-option-cards-dire = grässliche Große Alte
cthulhu-wars-option-cards-dire-about = Grässlicher Cthulhu, Grässlicher Azathoth.
cthulhu-wars-option-cards-faction_gods = Große Alte abwesender Fraktionen
cthulhu-wars-option-cards-faction_gods-about = Zehn Große Alte von Fraktionen, die nicht mitspielen, als unabhängige.

cthulhu-wars-event-supply = Die Auslage hat { $number } Loyalitätskarten.
cthulhu-wars-event-bought = { $seat } nimmt eine Loyalitätskarte: „{ $card }“.
cthulhu-wars-event-arrived = { $seat } stellt auf: { $unit } ({ $zone }).
cthulhu-wars-event-card-back = Die Karte geht in die Auslage zurück: „{ $card }“.
cthulhu-wars-event-card-book = { $seat } hat das Zauberbuch von „{ $card }“ verdient.

cthulhu-wars-ask-arrival = Wohin kommt die Figur: { $unit }?
cthulhu-wars-ask-card-book = Du hast das Zauberbuch von „{ $card }“ verdient. Möchtest du es?

cthulhu-wars-move-buy = Loyalitätskarte nehmen: „{ $card }“
cthulhu-wars-move-arrive = Hier aufstellen: { $zone }
cthulhu-wars-move-place-book = Das Zauberbuch nehmen

cthulhu-wars-event-driven = { $unit } von { $seat } muss { $origin } verlassen: { $zone }.
cthulhu-wars-ask-driven = Wohin geht deine Figur { $unit }, die { $zone } verlassen muss?
cthulhu-wars-move-driven = { $unit } geht: { $zone }
cthulhu-wars-event-gone = { $unit } von { $seat } verlässt das Spiel ({ $zone }).

cthulhu-wars-screen-supply = Auslage: { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
  }
cthulhu-wars-screen-supply-sale = { $number } zu kaufen
cthulhu-wars-screen-supply-now = { $number ->
    [one] Eine kannst du jetzt nehmen
   *[other] Du kannst jetzt eine von { $number } nehmen
  }
cthulhu-wars-screen-supply-find = Eine Karte suchen
cthulhu-wars-screen-supply-unknown = So heißt nichts.
cthulhu-wars-screen-sort-monsters = Neutrale Monster
cthulhu-wars-screen-sort-terrors = Schrecken
cthulhu-wars-screen-sort-independents = Unabhängige Große Alte
cthulhu-wars-screen-sort-books = Neutrale Zauberbücher
cthulhu-wars-screen-sort-cultists = Besondere Kultisten
cthulhu-wars-screen-sort-investigators = Ermittler
cthulhu-wars-screen-sort-modules = Module
cthulhu-wars-screen-supply-about = In deinem Verdammniszug darfst du eine Karte nehmen; unabhängige Große Alte werden in der Aktionsphase erweckt.
cthulhu-wars-screen-cards-taken = Vergeben
cthulhu-wars-screen-loyalty = Loyalitätskarten
cthulhu-wars-screen-card-take = Nehmen
cthulhu-wars-screen-card-price = { $power ->
    [0] { $doom } Verdammnis
   *[other] { $doom } Verdammnis, { $power } Macht
  }

# Der Platz hinter dem letzten gehört niemandem.
cthulhu-wars-seat-2 = niemand
cthulhu-wars-seat-3 = niemand
cthulhu-wars-seat-4 = niemand
cthulhu-wars-seat-5 = niemand
cthulhu-wars-seat-6 = niemand
cthulhu-wars-seat-7 = niemand
cthulhu-wars-seat-8 = niemand

cthulhu-wars-why-not-your-card = Du hast die Karte nicht, zu der das gehört.
cthulhu-wars-why-god-is-silent = Dieser Große Alte ist nicht im Spiel, oder jemand bringt ihn zum Schweigen.
cthulhu-wars-why-book-not-earned = Das Zauberbuch dieser Karte ist noch nicht verdient.
cthulhu-wars-why-card-taken = Diese Karte hat schon jemand.
cthulhu-wars-why-no-god-here = Du hast keinen Großen Alten an diesem Tor.
cthulhu-wars-why-no-such-card = Diese Karte ist nicht im Spiel.
cthulhu-wars-why-not-for-sale = Diese Karte wird nicht gekauft: Sie wird erweckt, für eine Voraussetzung genommen oder betrifft alle.
cthulhu-wars-why-only-in-doom-turn = Karten werden im eigenen Verdammniszug gekauft.
cthulhu-wars-why-bought-enough = Du hast in dieser Verdammnisphase schon eine solche Karte gekauft.
cthulhu-wars-why-no-doom = Dafür hast du nicht genug Verdammnis.
cthulhu-wars-why-forced = Zuerst muss etwas anderes getan werden.
cthulhu-wars-why-forbidden = Eine Karte verbietet das jetzt.
cthulhu-wars-why-ritual-done = Du hast dein Ritual dieser Verdammnisphase durchgeführt.
cthulhu-wars-why-no-ritual = Eine Karte verbietet dir in dieser Verdammnisphase ein Ritual.
cthulhu-wars-deeds = Karten im Gebrauch
cthulhu-wars-deed-bought = gekauft
cthulhu-wars-deed-awakened = erweckt
cthulhu-wars-deed-taken = genommen
cthulhu-wars-deed-used = benutzt
