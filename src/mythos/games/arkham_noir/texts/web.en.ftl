# Arkham Noir at the browser table: the guided first case, and words of the desk.

arkham-noir-guide-goal = You are a detective in 1920s New England. Collect puzzle clues of five kinds in the Big Picture before your mind gives way or a victim too many dies.
arkham-noir-guide-lead = This is the trail row. The leftmost card is the hot lead: every turn something has to happen to it.
arkham-noir-guide-hand = These are the clues in your hand, three at most. Choose one, or the hot lead, and you see at once where it goes.
arkham-noir-guide-cases = These are the open cases. Clues are chained to the right of a victim.
arkham-noir-guide-chain = A clue fits if the sign on its left edge is one of the signs on the right edge of the last card; the star fits everything. Choose a card now and place it.
arkham-noir-guide-keep = You can also keep the hot lead for later, or pass. Using a card of your hand, closing a case or passing discards the hot lead.
arkham-noir-guide-conditions = A red lock needs a key in the same case, a number so many clues before it. Where a card cannot go, the desk says why.
arkham-noir-guide-effects = The words at the bottom of a card happen when it is placed, from left to right. Brown ones you may do without, black ones not.
arkham-noir-guide-losses = Discarded cards with an hourglass are lost time, cards with the mind sign drawn in a check shake your stability. Five are too many.
arkham-noir-guide-close = With five kinds in a case you can close it and collect puzzle clues, as long as five kinds stay behind. Good luck!
arkham-noir-screen-place-here = Place it here
arkham-noir-screen-not-now = Not now
arkham-noir-screen-area-stability = Stability area ({ $number })
arkham-noir-screen-area-time = Time-loss area ({ $number })
arkham-noir-screen-area-discards = Discard pile ({ $number })
arkham-noir-screen-area-closed = Closed cases ({ $number })
arkham-noir-screen-area-picture = Big Picture ({ $number })
arkham-noir-screen-area-pile = Draw pile: choose ({ $number })
arkham-noir-screen-story = The story of this case
arkham-noir-screen-story-kinds = Kinds in the Big Picture
arkham-noir-screen-story-cases = Cases closed
arkham-noir-screen-story-puzzles = Puzzle clues
arkham-noir-screen-story-turns = Turns
