# Die geführten ersten Züge am Browsertisch.

cthulhu-wars-guide-goal = Du führst eine Fraktion von Ungeheuern ins Ende der Welt. Sobald jemand 30 Verdammnis hat oder das letzte Ritual vollzogen ist, gewinnt die meiste Verdammnis. Aber nur wer alle sechs Zauberbücher hat, kann überhaupt gewinnen!
cthulhu-wars-guide-map = Das ist die Erde. Die Ozeane sind Zonen wie jedes Land. Die Karte ist rund: Was sie links verlässt, kommt rechts wieder herein. Zieh sie, und hol sie mit + und − heran.
cthulhu-wars-guide-power = Der Blitz ist deine Macht. Jede Aktion kostet davon, und wer keine mehr hat, wartet auf die anderen. In jedem deiner Züge führst du eine Aktion aus.
cthulhu-wars-guide-zone = Tippe auf eine Zone: Ihre Tafel zeigt, wer dort ist und was du tun kannst, mit dem Preis. Ruht die Maus darauf, siehst du es auf einen Blick. Was gestrichelt ist, geht nicht; tippe darauf, und der Tisch sagt, warum.
cthulhu-wars-guide-move = Zum Bewegen tippst du auf eine deiner Figuren und dann auf eine der leuchtenden Zonen, oder du ziehst sie dorthin. Jede kostet eine Macht, und in einer Aktion dürfen es beliebig viele sein.
cthulhu-wars-guide-gate = Tore bringen in jeder Runde Macht und Verdammnis. Ein Tor kostet 3 und braucht einen Kultisten, der darauf bleibt. Zwei oder drei frühe Tore sind viel wert.
cthulhu-wars-guide-books = Tippe auf eine Fraktion, um ihre Karte zu öffnen: was sie für Zauberbücher noch tun muss, was diese können und welche Einheiten sie noch hat.
cthulhu-wars-guide-battle = Im Kampf tötet eine Sechs, eine Vier oder Fünf vertreibt. Monster können auch Kultisten gefangen nehmen, die nichts Stärkeres beschützt.
cthulhu-wars-guide-round = Wenn niemand mehr Macht hat, sammeln alle: 1 für jeden Kultisten, 2 für jedes Tor. Dann kommt die Verdammnisphase: 1 Verdammnis für jedes Tor.
cthulhu-wars-guide-ritual = In der Verdammnisphase kannst du zu diesem Preis ein Ritual vollziehen: noch einmal 1 Verdammnis für jedes Tor und ein Älteres Zeichen, verborgene Verdammnis, für jeden Großen Alten. Es wird jedes Mal teurer. Viel Glück!
cthulhu-wars-guide-market = Der Markt ist offen: In jedem deiner Verdammniszüge darfst du eine Karte der Auslage für Verdammnis kaufen, und ihre Einheiten gehören dir bis zum Ende. Tippe auf die Auslage und lies, was die Karten tun.
cthulhu-wars-guide-independent = Ein Großer Alter der Auslage kann dein werden: An einem deiner Tore neben einem Großen Alten erweckst du ihn wie deinen eigenen. Er bringt eine Fähigkeit mit, und ein eigenes Zauberbuch, sobald du seine Voraussetzung erfüllt hast. Stirbt er, geht seine Karte zurück.
