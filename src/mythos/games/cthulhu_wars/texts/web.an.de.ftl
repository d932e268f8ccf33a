# Cthulhu Wars am Browsertisch: Die Uralten.

cthulhu-wars-guide-first_an = Die Uralten: Wo du einen Kultisten hast, kannst du statt eines Tores eine Kathedrale bauen, für 1 Macht, neben einer anderen Kathedrale für 3. Je eine bei den Glyphen Kratzer, Winkel und Kreis und eine, wo keine Glyphe ist: Jede der vier bringt dir ein Zauberbuch.
cthulhu-wars-screen-way-of-an = Kein Gott, aber vier Kathedralen, und die Toten sind billig.
