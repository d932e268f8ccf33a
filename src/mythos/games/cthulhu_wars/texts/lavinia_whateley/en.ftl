# Lavinia Whateley (CW-56.8).

cthulhu-wars-unit-lavinia_whateley = Lavinia Whateley
cthulhu-wars-card-lavinia_whateley = { cthulhu-wars-unit-lavinia_whateley }
cthulhu-wars-card-about-lavinia_whateley = Given up for an awakening, she makes it cost 3 less.
cthulhu-wars-option-cards-lavinia_whateley = { cthulhu-wars-card-lavinia_whateley }
cthulhu-wars-option-cards-lavinia_whateley-about = { cthulhu-wars-card-about-lavinia_whateley }
cthulhu-wars-power-the_bride = The Bride
cthulhu-wars-power-about-the_bride = Eliminate her for an awakening: it costs 3 Power less, and what is less than nothing you gain.

cthulhu-wars-ask-bridegroom = Whom does Lavinia Whateley marry?
cthulhu-wars-move-give-the-bride = The Bride: give up Lavinia Whateley and awaken a Great Old One for 3 less
