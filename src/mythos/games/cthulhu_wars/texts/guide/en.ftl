# The guided first turns at the browser table.

cthulhu-wars-guide-goal = You lead a faction of monsters to the end of the world. When somebody reaches 30 Doom, or after the last ritual, the most Doom wins. But only who has all six spellbooks can win at all!
cthulhu-wars-guide-map = This is Earth. The oceans are Areas like any land. The map is round: what leaves it on the left comes back on the right. Drag it, and bring it nearer with + and −.
cthulhu-wars-guide-power = The bolt is your Power. Every action costs some, and who has none left waits for the others. In each of your turns you take one action.
cthulhu-wars-guide-zone = Tap an Area: its panel shows who is there and what you can do, with the price. A mouse that rests on it gives a quick look. What is dashed is not possible; tap it and the table says why.
cthulhu-wars-guide-move = To move, tap one of your figures, then one of the lit Areas, or drag it there. One Power for each, and as many as you like in one action.
cthulhu-wars-guide-gate = Gates bring Power and Doom in every round. A Gate costs 3 and needs a Cultist who stays on it. Two or three Gates early are worth a lot.
cthulhu-wars-guide-books = Tap a faction to open its card: what it still has to do for spellbooks, what they can do, and which units it has left.
cthulhu-wars-guide-battle = In a battle a six kills and a four or five drives a unit away. Monsters can also capture Cultists that nothing stronger protects.
cthulhu-wars-guide-round = When nobody has Power left, everybody gathers: 1 for each Cultist, 2 for each Gate. Then comes the Doom Phase: 1 Doom for each Gate.
cthulhu-wars-guide-ritual = In the Doom Phase you can perform a ritual at this price: once more 1 Doom for each Gate, and an Elder Sign, hidden Doom, for each Great Old One. It gets dearer each time. Good luck!
cthulhu-wars-guide-market = The market is open: in each of your Doom turns you may buy one card of the supply for Doom, and its units are yours for the rest of the game. Tap the supply to read what the cards do.
cthulhu-wars-guide-independent = A Great Old One of the supply can be yours: at a Gate of yours beside a Great Old One you awaken it like your own. It brings an ability, and a spellbook of its own once you have met its requirement. When it dies its card goes back.
