# Hastur, unabhängig (CW-54.21).

cthulhu-wars-card-free_hastur = Hastur
cthulhu-wars-card-about-free_hastur = Erwecken für 6, ohne das Gelbe Zeichen. Ältere Zeichen; weist dem Gegner Ergebnisse zu.
cthulhu-wars-option-cards-free_hastur = { cthulhu-wars-card-free_hastur }
cthulhu-wars-option-cards-free_hastur-about = { cthulhu-wars-card-about-free_hastur }

cthulhu-wars-power-stars_are_wrong = Die Sterne stehen falsch
cthulhu-wars-power-about-stars_are_wrong = Dein Verdammniszug: ein Älteres Zeichen, wenn du ein Tor in der Zone mit der Glyphe des Gelben Zeichens kontrollierst.
cthulhu-wars-requirement-grant_3_doom = als Aktion erhält ein anderer Spieler 3 Verdammnis
cthulhu-wars-book-free_vengeance = Vergeltung
cthulhu-wars-about-free_vengeance = In einem Kampf mit Hastur weist du die Ergebnisse des Gegners zu.

cthulhu-wars-event-stars-above = Die Sterne sind { $seat } gewogen.
cthulhu-wars-event-grant-doom = { $seat } gibt { $to } { $number } Verdammnis.
cthulhu-wars-move-grant-doom = 3 Verdammnis für { $to }
