# Arkham Noir am Tisch im Browser: der geführte erste Fall und Worte des Schreibtischs.

arkham-noir-guide-goal = Du ermittelst im Neuengland der 1920er. Sammle im Großen Ganzen Puzzle-Hinweise von fünf Arten, bevor dein Verstand nachgibt oder ein Opfer zu viel stirbt.
arkham-noir-guide-lead = Das ist die Spurenreihe. Die Karte ganz links ist die heiße Spur: In jedem Zug muss mit ihr etwas geschehen.
arkham-noir-guide-hand = Das sind die Hinweise auf deiner Hand, höchstens drei. Wähle einen davon oder die heiße Spur, und du siehst sofort, wohin er passt.
arkham-noir-guide-cases = Das sind die offenen Fälle. Hinweise werden rechts an ein Opfer angereiht.
arkham-noir-guide-chain = Ein Hinweis passt, wenn das Zeichen an seinem linken Rand eines der Zeichen am rechten Rand der letzten Karte ist; der Stern passt immer. Wähle jetzt eine Karte und lege sie an.
arkham-noir-guide-keep = Du kannst die heiße Spur auch für später behalten oder passen. Wer eine Handkarte anlegt, einen Fall abschließt oder passt, wirft die heiße Spur ab.
arkham-noir-guide-conditions = Ein rotes Schloss braucht einen Schlüssel im selben Fall, eine Zahl so viele Hinweise davor. Wohin eine Karte nicht passt, sagt der Schreibtisch auch, warum.
arkham-noir-guide-effects = Was unten auf einer Karte steht, geschieht beim Anlegen, von links nach rechts. Auf Braunes darfst du verzichten, auf Schwarzes nicht.
arkham-noir-guide-losses = Abgeworfene Karten mit Sanduhr sind verlorene Zeit, bei einer Probe gezogene mit dem Geisteszeichen erschüttern dich. Fünf davon sind zu viel.
arkham-noir-guide-close = Mit fünf Arten in einem Fall kannst du ihn abschließen und Puzzle-Hinweise sammeln, solange fünf Arten zurückbleiben. Viel Glück!
arkham-noir-screen-place-here = Hier anlegen
arkham-noir-screen-not-now = Jetzt nicht
arkham-noir-screen-area-stability = Stabilitätsbereich ({ $number })
arkham-noir-screen-area-time = Zeitverlust ({ $number })
arkham-noir-screen-area-discards = Ablagestapel ({ $number })
arkham-noir-screen-area-closed = Abgeschlossene Fälle ({ $number })
arkham-noir-screen-area-picture = Großes Ganzes ({ $number })
arkham-noir-screen-area-pile = Nachziehstapel: wähle ({ $number })
arkham-noir-screen-story = Die Geschichte dieses Falls
arkham-noir-screen-story-kinds = Arten im Großen Ganzen
arkham-noir-screen-story-cases = Abgeschlossene Fälle
arkham-noir-screen-story-puzzles = Puzzle-Hinweise
arkham-noir-screen-story-turns = Züge
