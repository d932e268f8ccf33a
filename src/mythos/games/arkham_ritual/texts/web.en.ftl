# Arkham Ritual at the browser table: the guided first game, and words of the board.

arkham-ritual-guide-own = This is your seat, and this is your card. You are the only one who never sees it: everybody else looks at its face.
arkham-ritual-guide-others = These are the others. You see their cards, they do not see their own. At the end of a round blue (●) survives and red (◆) falls, and whoever holds the same artifact as somebody else falls too.
arkham-ritual-guide-travel = Each turn a card is drawn and travels. When it lies with you, take it unseen and discard your own card, or pass it on. Drag it onto a seat, tap the seat, or use a button.
arkham-ritual-guide-hands = A hand on the table can still get the card this turn; a raised hand has had it. The last one may refuse: then everybody has passed and the round ends.
arkham-ritual-guide-end = The round ends when the Elder Sign is discarded, a Gate opens, everybody passes or the pile is empty. Then all cards are turned up, and whoever falls loses sanity. At 0 the game is over.
arkham-ritual-talk = Name no card and no colour.
arkham-ritual-screen-sanity = sanity { $number }
arkham-ritual-screen-has-deck = has the deck
