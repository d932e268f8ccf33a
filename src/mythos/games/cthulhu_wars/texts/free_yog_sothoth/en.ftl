# Yog-Sothoth, independent (CW-54.61).

cthulhu-wars-card-free_yog_sothoth = Yog-Sothoth
cthulhu-wars-card-about-free_yog_sothoth = Awaken for 6, without the Opener of the Way. Carries Gates and becomes one.
cthulhu-wars-option-cards-free_yog_sothoth = { cthulhu-wars-card-free_yog_sothoth }
cthulhu-wars-option-cards-free_yog_sothoth-about = { cthulhu-wars-card-about-free_yog_sothoth }

cthulhu-wars-power-outer_dimensional = Outer-Dimensional
cthulhu-wars-power-about-outer_dimensional = Action, 1: Yog-Sothoth takes the Gate of his Area and whoever controls it to an Area without a Gate.
cthulhu-wars-requirement-meet_god = Yog-Sothoth shares an Area with an enemy Great Old One
cthulhu-wars-book-free_key_and_gate = The Key and the Gate
cthulhu-wars-about-free_key_and_gate = Yog-Sothoth is a Gate of yours.

cthulhu-wars-event-carry-gate = Yog-Sothoth of { $seat } carries a Gate: { $origin } → { $zone }.
cthulhu-wars-move-carry-gate = Carry the Gate with Yog-Sothoth: { $zone }
