# Ghatanothoa (CW-53.91).

cthulhu-wars-unit-ghatanothoa = Ghatanothoa
cthulhu-wars-unit-grey_mummy = mummified grey Acolyte
cthulhu-wars-unit-mummy = mummified Acolyte
cthulhu-wars-card-ghatanothoa = { cthulhu-wars-unit-ghatanothoa }
cthulhu-wars-card-about-ghatanothoa = Awaken for 4. Strong by the enemy's Cultists; mummifies Acolytes.
cthulhu-wars-option-cards-ghatanothoa = { cthulhu-wars-card-ghatanothoa }
cthulhu-wars-option-cards-ghatanothoa-about = { cthulhu-wars-card-about-ghatanothoa }

cthulhu-wars-power-mummify = Mummify
cthulhu-wars-power-about-mummify = Action, 1: enemy Acolytes in its Area are mummified until the Doom Phase: no Move, no battle, no Power.
cthulhu-wars-requirement-few_gates_and_cultists = fewer than six Gates and Cultists in the Doom Phase, or pay 4 Power as an action
cthulhu-wars-book-execration_of_mu = Execration of Mu
cthulhu-wars-about-execration_of_mu = Mummify happens by itself whenever an enemy Acolyte is in its Area.

cthulhu-wars-event-mummified = Ghatanothoa of { $seat } mummifies the Acolytes of { $to } ({ $zone }).
cthulhu-wars-event-paid-for-mu = { $seat } pays { $number } Power for Ghatanothoa.
cthulhu-wars-move-mummify = Mummify the Acolytes: { $zone }
cthulhu-wars-move-pay-for-mu = Pay for the spellbook of Ghatanothoa
