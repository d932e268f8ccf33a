# Die Uralten (CW-28).

cthulhu-wars-faction-an = Die Uralten
cthulhu-wars-card-an = Die Uralten
cthulhu-wars-unit-un_man = Nicht-Mensch
cthulhu-wars-unit-reanimated = Reanimierter
cthulhu-wars-unit-yothan = Yothaner
cthulhu-wars-token-cathedral = Kathedrale

cthulhu-wars-event-dematerialize = { $seat } dematerialisiert Einheiten: { $origin } → { $zone }.
cthulhu-wars-event-carried = Es erscheint: { $unit } ({ $zone }).
cthulhu-wars-event-cathedral = { $seat } baut eine Kathedrale: { $zone }.
cthulhu-wars-event-cathedral-gone = Eine Kathedrale von { $seat } ist nicht mehr: { $zone }.
cthulhu-wars-event-free-monsters = { $seat } lässt alle Gegner umsonst ein Monster einsetzen.
cthulhu-wars-event-festival = Festival: { $to } erhält 1 Macht.
cthulhu-wars-event-unholy-ground = Unheiliger Boden: { $seat } opfert eine Kathedrale ({ $zone }) für einen gegnerischen Großen Alten.

cthulhu-wars-ask-dematerialize = Wer geht?
cthulhu-wars-ask-free-monster = Du setzt umsonst ein Monster ein. Welches, und an welchem Tor?
cthulhu-wars-ask-festival = Der Nicht-Mensch bringt einem Gegner 1 Macht. Wem?
cthulhu-wars-ask-unholy-ground = Unheiliger Boden ({ $zone }): Welchen Großen Alten verlierst du?

cthulhu-wars-move-dematerialize = Dematerialisieren: { $origin } → { $zone }
cthulhu-wars-move-carry = { $unit } geht mit
cthulhu-wars-move-build-cathedral = Kathedrale bauen: { $zone }
cthulhu-wars-move-free-lowest = Ein Zauberbuch: Jeder Gegner setzt sein billigstes Monster ein
cthulhu-wars-move-free-highest = Ein Zauberbuch: Jeder Gegner setzt sein teuerstes Monster ein
cthulhu-wars-move-festival-for = 1 Macht für { $to }
cthulhu-wars-move-unholy-ground = Unheiliger Boden: diese Kathedrale opfern ({ $zone })

cthulhu-wars-book-brainless = Hirnlos
cthulhu-wars-book-consecration = Weihe
cthulhu-wars-ability-consecration = Weihe
cthulhu-wars-book-extinction = Aussterben
cthulhu-wars-book-festival = Festival
cthulhu-wars-book-unholy_ground = Unheiliger Boden
cthulhu-wars-book-worship_services = Gottesdienst
cthulhu-wars-about-brainless = Fortwährend, immer: Reanimierte kosten 1, dürfen aber nur neben einer anderen deiner Einheiten anhalten, gefangen nehmen und angreifen.
cthulhu-wars-about-consecration = Verdammnisphase: Dein Ritual bringt 1 Älteres Zeichen mit ein bis drei Kathedralen, 2 mit allen vieren.
cthulhu-wars-about-extinction = Fortwährend, immer: Yothaner kosten 3, aber verlorene scheiden aus dem Spiel aus.
cthulhu-wars-about-festival = Fortwährend, immer: Nicht-Menschen kosten nichts; jeder bringt einem Gegner deiner Wahl 1 Macht.
cthulhu-wars-about-unholy_ground = Nachkampf, an einer Kathedrale: Opfere irgendeine Kathedrale, und der Gegner verliert einen Großen Alten aus dem Kampf.
cthulhu-wars-about-worship_services = Machtphase: 1 Macht für jede Kathedrale an einem gegnerischen Tor; der Gegner erhält dafür auch 1.
cthulhu-wars-power-dematerialization = Dematerialisierung
cthulhu-wars-power-cathedrals = Kathedralen
cthulhu-wars-power-about-dematerialization = Verdammnisphase, einmal: Beliebig viele deiner Einheiten einer Zone wechseln für 0 in irgendeine andere.
cthulhu-wars-power-about-cathedrals = Aktion, 1, neben einer anderen Kathedrale 3: Baue eine, wo du einen Kultisten hast; eine je Glyphe und eine in allen Zonen ohne Glyphe.

cthulhu-wars-requirement-cathedral_slashes = eine Kathedrale in einer Zone mit Kratzern
cthulhu-wars-requirement-cathedral_chevron = eine Kathedrale in einer Zone mit dem Winkel
cthulhu-wars-requirement-cathedral_circle = eine Kathedrale in einer Zone mit dem Kreis
cthulhu-wars-requirement-cathedral_plain = eine Kathedrale in einer Zone ohne Zeichen
cthulhu-wars-requirement-free_lowest_monsters = jeder Gegner setzt umsonst sein billigstes Monster ein
cthulhu-wars-requirement-free_highest_monsters = jeder Gegner setzt umsonst sein teuerstes Monster ein
cthulhu-wars-option-factions-an = { cthulhu-wars-faction-an }
cthulhu-wars-option-factions-an-about = { cthulhu-wars-screen-way-of-an }

cthulhu-wars-guide-first_an = Die Uralten: Wo du einen Kultisten hast, kannst du statt eines Tores eine Kathedrale bauen, für 1 Macht, neben einer anderen Kathedrale für 3. Je eine bei den Glyphen Kratzer, Winkel und Kreis und eine, wo keine Glyphe ist: Jede der vier bringt dir ein Zauberbuch.

cthulhu-wars-screen-way-of-an = Kein Gott, aber vier Kathedralen, und die Toten sind billig.
