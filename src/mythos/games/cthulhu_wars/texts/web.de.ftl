# Cthulhu Wars am Browsertisch: die geführten ersten Züge und Wörter des Spielplans.

cthulhu-wars-guide-goal = Du führst eine Fraktion von Ungeheuern ins Ende der Welt. Sobald jemand 30 Verdammnis hat oder das letzte Ritual vollzogen ist, gewinnt die meiste Verdammnis. Aber nur wer alle sechs Zauberbücher hat, kann überhaupt gewinnen!
cthulhu-wars-guide-map = Das ist die Erde. Die Ozeane sind Zonen wie jedes Land. Die Karte ist rund: Was sie links verlässt, kommt rechts wieder herein. Zieh sie, und hol sie mit + und − heran.
cthulhu-wars-guide-power = Der Blitz ist deine Macht. Jede Aktion kostet davon, und wer keine mehr hat, wartet auf die anderen. In jedem deiner Züge führst du eine Aktion aus.
cthulhu-wars-guide-zone = Tippe auf eine Zone: Ihre Tafel zeigt, wer dort ist und was du tun kannst, mit dem Preis. Ruht die Maus darauf, siehst du es auf einen Blick. Was gestrichelt ist, geht nicht; tippe darauf, und der Tisch sagt, warum.
cthulhu-wars-guide-move = Zum Bewegen tippst du auf eine deiner Figuren und dann auf eine der leuchtenden Zonen, oder du ziehst sie dorthin. Jede kostet eine Macht, und in einer Aktion dürfen es beliebig viele sein.
cthulhu-wars-guide-gate = Tore bringen in jeder Runde Macht und Verdammnis. Ein Tor kostet 3 und braucht einen Kultisten, der darauf bleibt. Zwei oder drei frühe Tore sind viel wert.
cthulhu-wars-guide-first_gc = Großer Cthulhu: Geh mit einem Akolythen in einen Ozean nebenan und erschaffe dort ein zweites Tor. Tore in Ozeanen bringen dir ein Zauberbuch, und Cthulhu selbst erhebt sich für 10 Macht an deinem Start.
cthulhu-wars-guide-first_cc = Kriechendes Chaos: Deine Einheiten fliegen mit einer Bewegung zwei Zonen weit. Nimm Tore weit auseinander; mit drei Toren oder zwölf Macht bekommst du ein Zauberbuch, und zwei andere kannst du einfach bezahlen.
cthulhu-wars-guide-first_bg = Schwarze Ziege: Breite dich aus! Einheiten in vier, sechs und acht Zonen bringen dir je ein Zauberbuch. Eine Beschwörungsaktion bringt so viele Monster, wie du bezahlen kannst.
cthulhu-wars-guide-first_ys = Gelbes Zeichen: Erwecke den König in Gelb für 4, wo du eine Einheit hast, aber kein Tor ist. Er entweiht Zonen; von jeder Glyphe eine bringt dir ein Zauberbuch und später Macht.
cthulhu-wars-guide-books = Tippe auf eine Fraktion, um ihre Karte zu öffnen: was sie für Zauberbücher noch tun muss, was diese können und welche Einheiten sie noch hat.
cthulhu-wars-guide-battle = Im Kampf tötet eine Sechs, eine Vier oder Fünf vertreibt. Monster können auch Kultisten gefangen nehmen, die nichts Stärkeres beschützt.
cthulhu-wars-guide-round = Wenn niemand mehr Macht hat, sammeln alle: 1 für jeden Kultisten, 2 für jedes Tor. Dann kommt die Verdammnisphase: 1 Verdammnis für jedes Tor.
cthulhu-wars-guide-ritual = In der Verdammnisphase kannst du zu diesem Preis ein Ritual vollziehen: noch einmal 1 Verdammnis für jedes Tor und ein Älteres Zeichen, verborgene Verdammnis, für jeden Großen Alten. Es wird jedes Mal teurer. Viel Glück!

cthulhu-wars-screen-round = Runde { $number }
cthulhu-wars-screen-map = Die Karte der Erde
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
cthulhu-wars-screen-mark-growth = Wachstum: { $number }
cthulhu-wars-screen-asleep = im Tiefschlaf
cthulhu-wars-screen-plays = spielt { $name }
cthulhu-wars-screen-requirements = Für Zauberbücher
cthulhu-wars-screen-awaken-ready = Bedingungen erfüllt
cthulhu-wars-screen-awaken-not-ready = Bedingungen noch nicht erfüllt
cthulhu-wars-screen-met = erfüllt
cthulhu-wars-screen-battle-scene = Der Kampf
cthulhu-wars-screen-steps = Die Schritte eines Kampfes
cthulhu-wars-screen-attacker = greift an
cthulhu-wars-screen-defender = verteidigt
cthulhu-wars-screen-out = nicht mehr im Kampf
cthulhu-wars-screen-killed = getötet
cthulhu-wars-screen-pained = schmerzerfüllt
cthulhu-wars-screen-kills = Tode
cthulhu-wars-screen-pains = Schmerzen
cthulhu-wars-screen-asks-pre_battle = eine Fähigkeit, bevor gewürfelt wird?
cthulhu-wars-screen-asks-rolled = die Würfel sind gefallen.
cthulhu-wars-screen-asks-kills = Tode. Wer stirbt, und hilft eine Fähigkeit?
cthulhu-wars-screen-asks-pains = Schmerzen. Wer muss weichen, und hilft eine Fähigkeit?
cthulhu-wars-screen-asks-retreats = wohin ziehen sich Einheiten zurück?
cthulhu-wars-screen-talks-scene = Die Verhandlung
cthulhu-wars-screen-talks-sum = { $number } von { $demand } geboten
cthulhu-wars-screen-talks-how = Reihum sagt jeder, was er geben würde. Einig seid ihr, sobald alle Gebote zusammen genau die Forderung ergeben. Wer geht, gibt nichts und wird nicht gebraucht; wer allein übrig ist, gibt alles oder nichts.
cthulhu-wars-screen-talker-has = hat { $number } { $stake }
cthulhu-wars-screen-talker-gone = ist gegangen
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
cthulhu-wars-screen-way-of-gc = Stark von Anfang an: Ozeane und ein Gott, der wiederkehrt.
cthulhu-wars-screen-way-of-cc = Schnell und voller Listen: fliegt weit und dreht Kämpfe um.
cthulhu-wars-screen-way-of-bg = Überall zugleich: billige Monster, viele Zonen.
cthulhu-wars-screen-way-of-ys = Ein seltsamer Marsch: entweiht die Länder auf seinem Weg.
cthulhu-wars-screen-know-income = Macht, die jetzt gesammelt würde
cthulhu-wars-screen-know-ritual = Was ein Ritual jetzt bringen würde
cthulhu-wars-screen-know-doom = Verdammnis, mit Älteren Zeichen
cthulhu-wars-screen-know-table = Macht: was jetzt gesammelt würde; wer weniger als die Hälfte des Reichsten hat, wird auf diese Hälfte gehoben. Ritual: Verdammnis für Tore, Ältere Zeichen für Große Alte im Spiel. Verdammnis: was auf der Leiste steht und Ältere Zeichen, deine genau, die der anderen im Mittel.
cthulhu-wars-screen-know-signs = Ältere Zeichen, die du nicht gesehen hast: { $one } zu 1, { $two } zu 2, { $three } zu 3.
cthulhu-wars-screen-know-dice = Würfel je nachdem
cthulhu-wars-screen-know-faces = Die Würfel im Kampf
cthulhu-wars-screen-know-faces-text = 6: ein Tod. 4 und 5: ein Schmerz, die Einheit zieht sich zurück. 1 bis 3: nichts. Wem die Einheiten gehören, der wählt, welche was trifft.
cthulhu-wars-screen-combat-nyarlathotep = ein Würfel für jedes Zauberbuch von dir und vom Gegner
cthulhu-wars-screen-combat-shub_niggurath = ein Würfel für jedes eigene Tor und jeden eigenen Kultisten; mit dem Roten Zeichen auch für jedes Dunkle Junge
cthulhu-wars-screen-combat-undead = alle Untoten zusammen: ein Würfel weniger, als es sind
cthulhu-wars-screen-combat-byakhee = alle Byakhee zusammen: ein Würfel mehr, als es sind
cthulhu-wars-screen-combat-hastur = so viele Würfel, wie ein Ritual jetzt kostet

cthulhu-wars-glyph-slashes = Kratzer
cthulhu-wars-glyph-chevron = Winkel
cthulhu-wars-glyph-circle = Kreis
