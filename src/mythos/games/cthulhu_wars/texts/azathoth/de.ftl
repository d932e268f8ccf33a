# Azathoth (CW-53.141).

cthulhu-wars-unit-azathoth = Azathoth
cthulhu-wars-card-azathoth = { cthulhu-wars-unit-azathoth }
cthulhu-wars-card-about-azathoth = Erwecken mit 8 Macht. So stark, wie Würfel und Zahlen der Gegner ihn machen.
cthulhu-wars-option-cards-azathoth = { cthulhu-wars-card-azathoth }
cthulhu-wars-option-cards-azathoth-about = { cthulhu-wars-card-about-azathoth }

cthulhu-wars-power-daemon_sultan = Dämonensultan
cthulhu-wars-power-about-daemon_sultan = Eine Tötung gegen Azathoth senkt seine Stärke um einen Würfel, einmal im Kampf; bei 0 wird er getötet.
cthulhu-wars-requirement-everybody_has_a_god = jeder Spieler hat einen Großen Alten im Spiel
cthulhu-wars-book-nuclear_chaos = Nukleares Chaos
cthulhu-wars-about-nuclear_chaos = Aktion, 0, einmal je Phase: Alle würfeln; die Höchsten erhalten so viel Macht, die Niedrigsten so viele Ältere Zeichen. Deiner darf um 1 geändert werden.

cthulhu-wars-screen-mark-azathoth = Stärke Azathoths: { $number }
cthulhu-wars-event-azathoth-stirs = Azathoth regt sich: { $face }. { $seat } verliert { $number } Macht.
cthulhu-wars-event-azathoth-number = { $seat } hatte { $number } gewählt und erhält so viel Macht.
cthulhu-wars-event-azathoth-spurned = { $seat } hat am wenigsten gewählt und verliert { $number } Verdammnis.
cthulhu-wars-event-daemon-sultan = Azathoth von { $seat } wird um { $number } schwächer: { $left }.
cthulhu-wars-event-nuclear-die = { $seat } würfelt { $number }.
cthulhu-wars-event-nuclear-chaos = Nukleares Chaos: Der Würfel von { $seat } zählt als { $number }.
cthulhu-wars-ask-azathoth-number = Azathoth wird erweckt: Wähle geheim eine Zahl. Du erhältst so viel Macht, und er wird um so viel stärker; wer am wenigsten wählt, verliert 2 Verdammnis.
cthulhu-wars-ask-nuclear-chaos = Dein Würfel zeigt { $number }. Was zählt er?
cthulhu-wars-move-pick-number = { $number }
cthulhu-wars-move-nuclear-chaos = Nukleares Chaos: Alle würfeln
cthulhu-wars-move-count-die = Er zählt { $number }
