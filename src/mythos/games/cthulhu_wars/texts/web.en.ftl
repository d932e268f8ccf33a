# Cthulhu Wars at the browser table: the guided first turns, and words of the board.

cthulhu-wars-guide-goal = You lead a faction of monsters to the end of the world. When somebody reaches 30 Doom, or after the last ritual, the most Doom wins. But only who has all six spellbooks can win at all!
cthulhu-wars-guide-map = This is Earth. The oceans are Areas like any land. The map is round: what leaves it on the left comes back on the right. Drag it, and bring it nearer with + and −.
cthulhu-wars-guide-power = The bolt is your Power. Every action costs some, and who has none left waits for the others. In each of your turns you take one action.
cthulhu-wars-guide-zone = Tap an Area: its panel shows who is there and what you can do, with the price. A mouse that rests on it gives a quick look. What is dashed is not possible; tap it and the table says why.
cthulhu-wars-guide-move = To move, tap one of your figures, then one of the lit Areas, or drag it there. One Power for each, and as many as you like in one action.
cthulhu-wars-guide-gate = Gates bring Power and Doom in every round. A Gate costs 3 and needs a Cultist who stays on it. Two or three Gates early are worth a lot.
cthulhu-wars-guide-first_gc = Great Cthulhu: step into a neighbouring ocean with an Acolyte and build a second Gate. Gates in oceans bring you a spellbook, and Cthulhu himself rises for 10 Power at your start.
cthulhu-wars-guide-first_cc = Crawling Chaos: your units fly two Areas in one move. Take Gates far apart; with three Gates or twelve Power you get a spellbook, and two others can simply be paid for.
cthulhu-wars-guide-first_bg = Black Goat: spread out! Units in four, six and eight Areas bring you a spellbook each. One Summon action brings as many monsters as you can pay for.
cthulhu-wars-guide-first_ys = Yellow Sign: awaken the King in Yellow for 4 where you have a unit but there is no Gate. He desecrates Areas; one of each mark brings you a spellbook and later Power.
cthulhu-wars-guide-books = Tap a faction to open its card: what it still has to do for spellbooks, what they can do, and which units it has left.
cthulhu-wars-guide-battle = In a battle a six kills and a four or five drives a unit away. Monsters can also capture Cultists that nothing stronger protects.
cthulhu-wars-guide-round = When nobody has Power left, everybody gathers: 1 for each Cultist, 2 for each Gate. Then comes the Doom Phase: 1 Doom for each Gate.
cthulhu-wars-guide-ritual = In the Doom Phase you can perform a ritual at this price: once more 1 Doom for each Gate, and an Elder Sign, hidden Doom, for each Great Old One. It gets dearer each time. Good luck!

cthulhu-wars-screen-round = Round { $number }
cthulhu-wars-screen-map = The map of Earth
cthulhu-wars-screen-nearer = Bring the map nearer
cthulhu-wars-screen-further = Move the map away
cthulhu-wars-screen-whole-map = Show the map as at the beginning
cthulhu-wars-screen-gate-abandoned = abandoned Gate
cthulhu-wars-screen-gate-of = Gate of { $name }
cthulhu-wars-screen-can-be-chosen = { $number ->
    [0] can be chosen
   *[other] can be chosen for { $number } Power
}
cthulhu-wars-screen-picked = { $unit }: tap a lit Area; the price stands there.
cthulhu-wars-screen-tap-map = Tap one of your figures to move it, or an Area to see what you can do there.
cthulhu-wars-screen-tap-zone = Your action is done. Tap an Area to see what you can still do there.
cthulhu-wars-screen-who-follows = Clockwise { $next } comes after you, the other way round { $last }.
cthulhu-wars-screen-put-down = Stay
cthulhu-wars-screen-alone = nobody after it
cthulhu-wars-screen-standing-orders = Standing orders
cthulhu-wars-screen-pick-up = Move { $units }
cthulhu-wars-screen-nobody-here = Nobody is here.
cthulhu-wars-screen-ocean = ocean
cthulhu-wars-screen-land = land
cthulhu-wars-screen-start-of = start of { $name }
cthulhu-wars-screen-adjacent = Next to it
cthulhu-wars-screen-costs = costs { $number } Power
cthulhu-wars-screen-why-not = Why not?
cthulhu-wars-screen-close = Close
cthulhu-wars-screen-first = First Player
cthulhu-wars-screen-signs-left = Elder Signs left in the pool
cthulhu-wars-screen-ritual-now = Ritual of Annihilation: it costs { $number } now
cthulhu-wars-screen-ritual-brings = A ritual costs { $cost } Power now and brings you { $doom } Doom{ $signs ->
    [0] .
    [one] {" "}and an Elder Sign.
   *[other] {" "}and { $signs } Elder Signs.
}
cthulhu-wars-screen-cost-only = cost { $cost }, dice vary
cthulhu-wars-screen-cost-and-dice = cost { $cost }, dice { $dice }
cthulhu-wars-screen-signs-held = { $number ->
    [one] one Elder Sign
   *[other] { $number } Elder Signs
}
cthulhu-wars-screen-living-gate = living Gate of { $name }
cthulhu-wars-screen-mark-growth = Growth: { $number }
cthulhu-wars-screen-asleep = hibernates
cthulhu-wars-screen-plays = { $name } plays it
cthulhu-wars-screen-requirements = For spellbooks
cthulhu-wars-screen-awaken-ready = conditions met
cthulhu-wars-screen-awaken-not-ready = conditions not met yet
cthulhu-wars-screen-met = met
cthulhu-wars-screen-battle-scene = The battle
cthulhu-wars-screen-steps = The steps of a battle
cthulhu-wars-screen-attacker = attacks
cthulhu-wars-screen-defender = defends
cthulhu-wars-screen-out = out of the battle
cthulhu-wars-screen-killed = killed
cthulhu-wars-screen-pained = pained
cthulhu-wars-screen-kills = Kills
cthulhu-wars-screen-pains = Pains
cthulhu-wars-screen-asks-pre_battle = an ability before the dice are rolled?
cthulhu-wars-screen-asks-rolled = the dice have fallen.
cthulhu-wars-screen-asks-kills = Kills. Who dies, and does an ability help?
cthulhu-wars-screen-asks-pains = Pains. Who has to leave, and does an ability help?
cthulhu-wars-screen-asks-retreats = where do pained units retreat?
cthulhu-wars-screen-talks-scene = The talks
cthulhu-wars-screen-talks-sum = { $number } of { $demand } offered
cthulhu-wars-screen-talks-how = One after the other says what he would give. It is agreed as soon as all offers together are exactly the demand. Who leaves gives nothing and is not needed; who is left alone gives all or nothing.
cthulhu-wars-screen-talker-has = has { $number } { $stake }
cthulhu-wars-screen-talker-gone = has left
cthulhu-wars-screen-end-won = The world ends: the most Doom among those with all six spellbooks wins.
cthulhu-wars-screen-end-humanity = Nobody has all six spellbooks: humanity survives.
cthulhu-wars-screen-since = { $number ->
    [one] Since your last turn: one event
   *[other] Since your last turn: { $number } events
}
cthulhu-wars-screen-so-far = { $number ->
    [one] So far: one event
   *[other] So far: { $number } events
}
cthulhu-wars-screen-way-of-gc = Strong from the beginning: oceans, and a god who returns.
cthulhu-wars-screen-way-of-cc = Fast and full of tricks: flies far and turns battles round.
cthulhu-wars-screen-way-of-bg = Everywhere at once: cheap monsters, many Areas.
cthulhu-wars-screen-way-of-ys = A strange march: desecrates the lands on its way.
cthulhu-wars-screen-know-income = Power that would be gathered now
cthulhu-wars-screen-know-ritual = What a ritual would bring now
cthulhu-wars-screen-know-doom = Doom, with Elder Signs
cthulhu-wars-screen-know-table = Power: what would be gathered now; whoever has less than half of the richest is raised to that half. Ritual: Doom for Gates, Elder Signs for Great Old Ones in play. Doom: what is on the track, and Elder Signs, yours exactly, the others' on average.
cthulhu-wars-screen-know-signs = Elder Signs that you have not seen: { $one } worth 1, { $two } worth 2, { $three } worth 3.
cthulhu-wars-screen-know-dice = Dice that vary
cthulhu-wars-screen-know-faces = The dice of a battle
cthulhu-wars-screen-know-faces-text = 6: a Kill. 4 and 5: a Pain, the unit retreats. 1 to 3: nothing. The owner chooses which unit takes which result.
cthulhu-wars-screen-combat-nyarlathotep = one die for each spellbook of yours and of the opponent
cthulhu-wars-screen-combat-shub_niggurath = one die for each own Gate and each own Cultist; with The Red Sign also for each Dark Young
cthulhu-wars-screen-combat-undead = all Undead together: one die fewer than there are
cthulhu-wars-screen-combat-byakhee = all Byakhee together: one die more than there are
cthulhu-wars-screen-combat-hastur = as many dice as a ritual costs now

cthulhu-wars-glyph-slashes = Slashes
cthulhu-wars-glyph-chevron = Chevron
cthulhu-wars-glyph-circle = Circle
