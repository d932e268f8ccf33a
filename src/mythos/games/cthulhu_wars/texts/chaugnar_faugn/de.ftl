# Chaugnar Faugn (CW-53.41).

cthulhu-wars-unit-chaugnar_faugn = Chaugnar Faugn
cthulhu-wars-card-chaugnar_faugn = { cthulhu-wars-unit-chaugnar_faugn }
cthulhu-wars-card-about-chaugnar_faugn = Erwecken für 4. Drei Würfel mehr an deinen Toren; wählt Ältere Zeichen aus.
cthulhu-wars-option-cards-chaugnar_faugn = { cthulhu-wars-card-chaugnar_faugn }
cthulhu-wars-option-cards-chaugnar_faugn-about = { cthulhu-wars-card-about-chaugnar_faugn }

cthulhu-wars-power-miri_nigri = Miri Nigri
cthulhu-wars-power-about-miri_nigri = Du hast drei Würfel mehr in Kämpfen in Zonen, deren Tor du kontrollierst.
cthulhu-wars-requirement-discard_two_signs = als Aktion zwei Ältere Zeichen abwerfen
cthulhu-wars-book-curse_of_chaugnar = Fluch Chaugnar Faugns
cthulhu-wars-about-curse_of_chaugnar = Wann immer jemand ein Älteres Zeichen erhält, wählst du, welches.

cthulhu-wars-event-signs-discarded = { $seat } wirft zwei Ältere Zeichen ab: { $first } und { $second }.
cthulhu-wars-ask-curse-of-chaugnar = Welches Ältere Zeichen erhält { $to }? Es gibt: 1 × { $ones }, 2 × { $twos }, 3 × { $threes }.
cthulhu-wars-move-discard-signs = Zwei Ältere Zeichen abwerfen: { $first } und { $second }
cthulhu-wars-move-choose-sign = Das Ältere Zeichen mit { $number }
