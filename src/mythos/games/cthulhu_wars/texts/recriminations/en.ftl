# Recriminations (CW-55.2).

cthulhu-wars-card-recriminations = { cthulhu-wars-book-recriminations }
cthulhu-wars-card-about-recriminations = { cthulhu-wars-about-recriminations }
cthulhu-wars-option-cards-recriminations = { cthulhu-wars-card-recriminations }
cthulhu-wars-option-cards-recriminations-about = { cthulhu-wars-card-about-recriminations }
cthulhu-wars-book-recriminations = Recriminations
cthulhu-wars-about-recriminations = Action, 1: change a spellbook on your faction card for another that is to be had.

cthulhu-wars-event-recriminations = { $seat } takes a spellbook off the faction card: “{ $book }”.
cthulhu-wars-event-book-instead = { $seat } takes instead: “{ $book }”.
cthulhu-wars-ask-recriminations = Which spellbook do you take instead of “{ $book }”?
cthulhu-wars-move-recriminate = Give up a spellbook for another: “{ $book }”
