# The board in a terminal and in a browser.

cthulhu-wars-story-rounds = Rounds
cthulhu-wars-story-rituals = Rituals
cthulhu-wars-phase-draft = drafting
cthulhu-wars-phase-start = set-up
cthulhu-wars-phase-action = Action Phase
cthulhu-wars-phase-gather = Gather Power
cthulhu-wars-phase-first = First Player
cthulhu-wars-phase-doom = Doom Phase
cthulhu-wars-phase-over = the end

cthulhu-wars-screen-sure-pass = Pass and give up { $number } Power?
cthulhu-wars-screen-head = Round { $number } · { $phase } · ritual { $cost } · { $signs } Elder Signs left
cthulhu-wars-screen-faction = Faction
cthulhu-wars-screen-price = ({ $number } Power)
cthulhu-wars-screen-power = Power
cthulhu-wars-screen-doom = Doom
cthulhu-wars-screen-gates = Gates
cthulhu-wars-screen-signs = Signs
cthulhu-wars-screen-books = Spellbooks
cthulhu-wars-screen-powers = Abilities
cthulhu-wars-screen-not-in-force = not in force now
cthulhu-wars-screen-zone = Area
cthulhu-wars-screen-gate = Gate
cthulhu-wars-screen-units = Units
cthulhu-wars-screen-abandoned = abandoned
cthulhu-wars-screen-pool = Pool
cthulhu-wars-screen-captives = Captives
cthulhu-wars-screen-card = On the card
cthulhu-wars-screen-own-signs = Your Elder Signs: { $signs }
cthulhu-wars-screen-open = To do
cthulhu-wars-screen-orders = Standing orders (type one to change it)
cthulhu-wars-screen-next = Power after Gather Power: { $power }. A ritual for { $cost }: { $doom } Doom, { $signs } Elder Signs.
cthulhu-wars-screen-instant-death = Instant Death
cthulhu-wars-screen-beside = Beside it
cthulhu-wars-screen-unit = costs { $price } Power, combat dice: { $dice }
cthulhu-wars-screen-dice-varies = as its ability says
cthulhu-wars-screen-brief = Power/Doom/books
cthulhu-wars-screen-letters = cm
cthulhu-wars-screen-legend = ⌂ Gate (– abandoned) · c Cultists, m Monsters, ★ Great Old One · d: names
cthulhu-wars-screen-legend-more = ⌂ Gate (– abandoned) · c Cultists, m Monsters, ★ Great Old One · { $number } more: d
cthulhu-wars-screen-signs-of = Elder Signs of { $seat }: { $signs }
cthulhu-wars-screen-none = –
cthulhu-wars-screen-round = Round { $number }
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
cthulhu-wars-screen-costs-doom = costs { $number } Doom
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
cthulhu-wars-screen-asleep = hibernates
cthulhu-wars-screen-plays = { $name } plays it
cthulhu-wars-screen-requirements = For spellbooks
cthulhu-wars-screen-awaken-ready = conditions met
cthulhu-wars-screen-awaken-not-ready = conditions not met yet
cthulhu-wars-screen-met = met
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
cthulhu-wars-screen-know-income = Power that would be gathered now
cthulhu-wars-screen-know-ritual = What a ritual would bring now
cthulhu-wars-screen-know-doom = Doom, with Elder Signs
cthulhu-wars-screen-know-table = Power: what would be gathered now; whoever has less than half of the richest is raised to that half. Ritual: Doom for Gates, Elder Signs for Great Old Ones in play. Doom: what is on the track, and Elder Signs, yours exactly, the others' on average.
cthulhu-wars-screen-know-signs = Elder Signs that you have not seen: { $one } worth 1, { $two } worth 2, { $three } worth 3.
cthulhu-wars-screen-know-dice = Dice that vary
