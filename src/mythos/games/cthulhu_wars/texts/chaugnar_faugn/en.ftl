# Chaugnar Faugn (CW-53.41).

cthulhu-wars-unit-chaugnar_faugn = Chaugnar Faugn
cthulhu-wars-card-chaugnar_faugn = { cthulhu-wars-unit-chaugnar_faugn }
cthulhu-wars-card-about-chaugnar_faugn = Awaken for 4. Three dice more at your Gates; chooses Elder Signs.
cthulhu-wars-option-cards-chaugnar_faugn = { cthulhu-wars-card-chaugnar_faugn }
cthulhu-wars-option-cards-chaugnar_faugn-about = { cthulhu-wars-card-about-chaugnar_faugn }

cthulhu-wars-power-miri_nigri = Miri Nigri
cthulhu-wars-power-about-miri_nigri = You have three dice more in battles in Areas whose Gate you control.
cthulhu-wars-requirement-discard_two_signs = discard two Elder Signs as an action
cthulhu-wars-book-curse_of_chaugnar = Curse of Chaugnar Faugn
cthulhu-wars-about-curse_of_chaugnar = Whenever anybody gains an Elder Sign you choose which.

cthulhu-wars-event-signs-discarded = { $seat } discards two Elder Signs: { $first } and { $second }.
cthulhu-wars-ask-curse-of-chaugnar = Which Elder Sign does { $to } gain? There are: 1 × { $ones }, 2 × { $twos }, 3 × { $threes }.
cthulhu-wars-move-discard-signs = Discard two Elder Signs: { $first } and { $second }
cthulhu-wars-move-choose-sign = The Elder Sign of { $number }
