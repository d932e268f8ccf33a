# Bokrug (CW-53.71).

cthulhu-wars-unit-bokrug = Bokrug
cthulhu-wars-card-bokrug = { cthulhu-wars-unit-bokrug }
cthulhu-wars-card-about-bokrug = Awaken for 4. Comes back from the dead; its spellbook is a curse.
cthulhu-wars-option-cards-bokrug = { cthulhu-wars-card-bokrug }
cthulhu-wars-option-cards-bokrug-about = { cthulhu-wars-card-about-bokrug }

cthulhu-wars-power-ghosts_of_ib = Ghosts of Ib
cthulhu-wars-power-about-ghosts_of_ib = When Bokrug dies you keep the card; after the next Doom Phase it returns to an Area without enemies.
cthulhu-wars-requirement-hand_over_bokrug = give the card to another player as an action
cthulhu-wars-book-doom_of_sarnath = The Doom that Came to Sarnath
cthulhu-wars-about-doom_of_sarnath = End of the Doom Phase: an enemy whom you name picks a Monster or Cultist of yours, or one of your Elder Signs; it is lost.

cthulhu-wars-event-bokrug-waits = Bokrug waits on the card of { $seat }.
cthulhu-wars-event-bokrug-returns = Bokrug returns for { $seat }: { $zone }.
cthulhu-wars-event-bokrug-given = { $seat } gives Bokrug with its spellbook to { $to }.
cthulhu-wars-event-sarnath = The Doom that Came to Sarnath: { $to } picks a unit of { $seat }.
cthulhu-wars-event-sarnath-sign = The Doom that Came to Sarnath: { $to } picks an Elder Sign of { $seat }, worth { $number }.
cthulhu-wars-ask-ghosts-of-ib = Where does Bokrug return?
cthulhu-wars-ask-doom-of-sarnath = The Doom that Came to Sarnath: who picks, and what do you lose?
cthulhu-wars-ask-sarnath-loss = The Doom that Came to Sarnath: which of these units is eliminated?
cthulhu-wars-move-come-from-ib = Bokrug returns: { $zone }
cthulhu-wars-move-hand-over = Give Bokrug to { $to }
cthulhu-wars-move-sarnath-unit = { $to } picks a Monster or Cultist of yours
cthulhu-wars-move-sarnath-sign = { $to } picks an Elder Sign of yours
