# Arkham Ritual am Tisch im Browser: die Einführung und Worte des Spielplans.

arkham-ritual-guide-own = Das ist dein Platz, und das ist deine Karte. Nur du siehst sie nie: Alle anderen schauen auf ihre Vorderseite.
arkham-ritual-guide-others = Das sind die anderen. Du siehst ihre Karten, sie selbst sehen sie nicht. Am Ende einer Runde übersteht Blau (●) das Ritual, Rot (◆) fällt, und wer dasselbe Artefakt hält wie jemand anderes, fällt auch.
arkham-ritual-guide-travel = In jedem Zug wird eine Karte gezogen und wandert. Liegt sie bei dir, nimm sie ungesehen und wirf deine eigene ab, oder gib sie weiter. Zieh sie auf einen Platz, tippe den Platz an oder nimm einen Knopf.
arkham-ritual-guide-hands = Eine Hand auf dem Tisch kann die Karte in diesem Zug noch bekommen, eine erhobene hatte sie schon. Wer zuletzt kommt, darf ablehnen: Dann haben alle gepasst, und die Runde endet.
arkham-ritual-guide-end = Die Runde endet, wenn das Ältere Zeichen abgeworfen wird, ein Portal sich öffnet, alle passen oder der Stapel leer ist. Dann werden alle Karten aufgedeckt, und wer fällt, verliert geistige Gesundheit. Bei 0 ist die Partie aus.
arkham-ritual-talk = Nenne keine Karte und keine Farbe.
arkham-ritual-screen-sanity = geistige Gesundheit { $number }
arkham-ritual-screen-has-deck = hat den Stapel
