# Cthulhu: Rise of the Cults, English.


rise-of-the-cults-name = Cthulhu: Rise of the Cults
rise-of-the-cults-tagline = Cults plan, bluff and spread terror over four districts of Arkham.
rise-of-the-cults-score = Victory points
rise-of-the-cults-seat-1 = The NPC

## What happened

rise-of-the-cults-event-first = { $seat } is the First Cultist.
rise-of-the-cults-event-cult = { $seat } leads the { $cult }.
rise-of-the-cults-event-first-game = The district cards lie as recommended for a first game.
rise-of-the-cults-event-stack-placed = { $seat } puts “{ $card }” in { $district }.
rise-of-the-cults-event-prologue = Initial Setup card: “{ $card }”.
rise-of-the-cults-event-npc-set-up = { $seat } has a Cult Site and a Ritual in every district.
rise-of-the-cults-event-objective = Objective: “{ $card }”.
rise-of-the-cults-event-site = { $seat } founds a Cult Site in { $district }.
rise-of-the-cults-event-round = Round { $number } of { $rounds }.
rise-of-the-cults-event-city = City card: “{ $card }”.
rise-of-the-cults-event-advanced = The Investigator of { $district } comes closer ({ $number } to go).
rise-of-the-cults-event-arrived = An Investigator arrives in { $district } ({ $number } there now).
rise-of-the-cults-event-held = The Investigator of { $district } stays where he is.
rise-of-the-cults-event-drew = { $seat } draws { $cards }.
rise-of-the-cults-event-drew-unseen = { $seat } draws { $number ->
    [one] a card
   *[other] { $number } cards
}.
rise-of-the-cults-event-drew-disorganization = { $seat } draws and discards { $number ->
    [one] a Disorganization card
   *[other] { $number } Disorganization cards
}.
rise-of-the-cults-event-reshuffled = { $seat } shuffles the discard pile into a new Cult Deck ({ $number } cards).
rise-of-the-cults-event-used = { $seat } uses “{ $card }”.
rise-of-the-cults-event-paid = { $seat } discards “{ $card }” for { $number }.
rise-of-the-cults-event-discarded = { $seat } discards { $cards }.
rise-of-the-cults-event-destroyed = { $seat } destroys “{ $card }”.
rise-of-the-cults-event-disorganized = { $seat } takes { $number ->
    [one] a Disorganization card
   *[other] { $number } Disorganization cards
}.
rise-of-the-cults-event-gained = { $seat } gains { $number } × { $token }.
rise-of-the-cults-event-returned = { $seat } returns { $number } × { $token }.
rise-of-the-cults-event-rolled = { $seat } rolls: { $faces }.
rise-of-the-cults-event-die-turned = { $seat } turns a die from “{ $face }” to “{ $side }”.
rise-of-the-cults-event-peeked = { $seat } looks at the hand of { $to }: { $cards }.
rise-of-the-cults-event-peeked-unseen = { $seat } looks at the hand of { $to }.
rise-of-the-cults-event-marker = { $seat } places a Plan marker in { $district }.
rise-of-the-cults-event-passed = { $seat } has no marker on top and passes.
rise-of-the-cults-event-executed = { $seat } executes { $plan } in { $district }.
rise-of-the-cults-event-bluffed = { $seat } bluffs in { $district }.
rise-of-the-cults-event-bought = { $seat } buys “{ $card }”.
rise-of-the-cults-event-ritual = { $seat } performs a Ritual of level { $level ->
    [1] I
    [2] II
   *[other] III
} in { $district }.
rise-of-the-cults-event-ritual-moved = { $seat } moves a Ritual of level { $old ->
    [1] I
    [2] II
   *[other] III
} from { $source } to { $district }; its level is { $level ->
    [1] I
    [2] II
   *[other] III
} now.
rise-of-the-cults-event-ritual-raised = { $seat } raises a Ritual in { $district } to level { $level ->
    [1] I
    [2] II
   *[other] III
}.
rise-of-the-cults-event-ritual-banished = { $seat } returns a Ritual of level { $level ->
    [1] I
    [2] II
   *[other] III
} to { $holder }.
rise-of-the-cults-event-ritual-removed = { $seat } removes a Ritual of level { $level ->
    [1] I
    [2] II
   *[other] III
} from { $district }.
rise-of-the-cults-event-confrontation = Confrontation in { $district }: { $seats }.
rise-of-the-cults-event-committed = { $seat } has laid { $number ->
    [0] no card
    [one] one card
   *[other] { $number } cards
} face down and closed the fist.
rise-of-the-cults-event-revealed = { $count ->
    [0] { $number ->
        [0] { $seat } has laid nothing.
        [one] { $seat } reveals one Thug.
       *[other] { $seat } reveals { $number } Thugs.
    }
   *[other] { $number ->
        [0] { $seat } reveals { $cards }.
        [one] { $seat } reveals { $cards } and one Thug.
       *[other] { $seat } reveals { $cards } and { $number } Thugs.
    }
}
rise-of-the-cults-event-weakened = { $seat } weakens { $to } by { $number }.
rise-of-the-cults-event-attack-total = { $seat } has { $number } Attack.
rise-of-the-cults-event-confrontation-won = { $seat } wins the Confrontation.
rise-of-the-cults-event-confrontation-tied = Nobody wins the Confrontation: { $number } Attack is not alone at the top.
rise-of-the-cults-event-no-terror = { $seat } cannot exceed a Sanity of { $number }: no Terror.
rise-of-the-cults-event-terror = { $seat } spreads Terror in { $district }.
rise-of-the-cults-event-dominance = { $seat } places a Dominance marker in { $district }.
rise-of-the-cults-event-no-marker = { $seat } has no Dominance marker left.
rise-of-the-cults-event-replaced = { $seat } replaces a Dominance marker of { $holder } in { $district }.
rise-of-the-cults-event-npc-die = The NPC die names district { $number }.
rise-of-the-cults-event-npc-rolled = The NPC in { $district } rolls { $number }: { $plan }.
rise-of-the-cults-event-npc-set-aside = { $seat } sets a card aside face down ({ $number } lie there).
rise-of-the-cults-event-npc-guardian = { $seat } puts “{ $card }” on top of its deck.
rise-of-the-cults-event-npc-thugs = The dice of the NPC bring { $number ->
    [one] one Thug
   *[other] { $number } Thugs
}.
rise-of-the-cults-event-scored = { $seat }: { $number ->
    [one] one victory point
   *[other] { $number } victory points
}.
rise-of-the-cults-event-objective-met = “{ $card }”: achieved. The game is won!
rise-of-the-cults-event-objective-missed = “{ $card }”: not achieved. The game is lost.
rise-of-the-cults-event-won = { $seat } wins.
rise-of-the-cults-event-shared = A shared victory: { $seats }.

## Names of things

rise-of-the-cults-each-card = “{ $name }”
rise-of-the-cults-district-northside = Northside
rise-of-the-cults-source-northside = Northside
rise-of-the-cults-district-downtown = Downtown
rise-of-the-cults-source-downtown = Downtown
rise-of-the-cults-district-uptown = Uptown
rise-of-the-cults-source-uptown = Uptown
rise-of-the-cults-district-rivertown = Rivertown
rise-of-the-cults-source-rivertown = Rivertown
rise-of-the-cults-cult-cthulhu = Cult of Cthulhu
rise-of-the-cults-god-cthulhu = Cthulhu
rise-of-the-cults-cult-hastur = Cult of Hastur
rise-of-the-cults-god-hastur = Hastur
rise-of-the-cults-cult-dagon = Cult of Dagon
rise-of-the-cults-god-dagon = Dagon
rise-of-the-cults-cult-chaugnar_faugn = Cult of Chaugnar Faugn
rise-of-the-cults-god-chaugnar_faugn = Chaugnar Faugn
rise-of-the-cults-token-thug = Thug
rise-of-the-cults-token-adept = Initiate
rise-of-the-cults-token-freak = Freak
rise-of-the-cults-face-thug = Thug
rise-of-the-cults-face-adept = Initiate
rise-of-the-cults-face-freak = Freak
rise-of-the-cults-side-thug = Thug
rise-of-the-cults-side-adept = Initiate
rise-of-the-cults-side-freak = Freak
rise-of-the-cults-face-blank = blank
rise-of-the-cults-side-blank = blank
rise-of-the-cults-plan-augmentation = Augmentation
rise-of-the-cults-plan-preparation = Preparation
rise-of-the-cults-plan-influence = Influence
rise-of-the-cults-plan-dominance = Dominance
rise-of-the-cults-plan-bluff = Bluff
rise-of-the-cults-event-npc-no-field = No free Ritual field here, so { $plan }.
rise-of-the-cults-event-npc-no-ritual-in-supply = No Ritual left in supply, so { $plan }.
rise-of-the-cults-event-npc-no-ritual-elsewhere = No Ritual of its own in another district, so { $plan }.
rise-of-the-cults-event-npc-no-ritual-here = No Ritual of its own here, so { $plan }.
rise-of-the-cults-event-npc-nothing-to-augment = No Guardian and no Disorganization card to remove, so { $plan }.

## Questions

rise-of-the-cults-ask-stack = Which stack of district cards goes where?
rise-of-the-cults-ask-site = In which district do you place your first Cult Site?
rise-of-the-cults-ask-token = Which Cultist token do you take? ({ $number } left)
rise-of-the-cults-ask-mobilization = Do you use an ability of Mobilization?
rise-of-the-cults-ask-dice = Which dice do you roll again? ({ $number ->
    [one] one roll
   *[other] { $number } rolls
} left)
rise-of-the-cults-ask-recruitment = Do you use an ability of Recruitment?
rise-of-the-cults-ask-turn-die = Which die do you turn?
rise-of-the-cults-ask-marker = Where do you place a Plan marker? ({ $number } left)
rise-of-the-cults-ask-plan = Which Plan do you execute, and where?
rise-of-the-cults-ask-bluff = Bluff: which Cultist token do you take? ({ $number } left)
rise-of-the-cults-ask-price = Do you use an ability that lowers the price?
rise-of-the-cults-ask-buy = Which district card do you buy? ({ $number } Power so far)
rise-of-the-cults-ask-pay = Pay { $number } Power, the largest first: { $paid } paid, at least { $waste } will be wasted.
rise-of-the-cults-ask-destroy = Which card of your discard pile do you destroy?
rise-of-the-cults-ask-augmentation = Do you use another ability of Augmentation?
rise-of-the-cults-ask-preparation = Do you use an ability of Preparation before the Investigator advances?
rise-of-the-cults-ask-ritual = Which Ritual do you perform?
rise-of-the-cults-ask-move = Which Ritual do you move here? It rises if it can.
rise-of-the-cults-ask-draw-or-destroy = Do you draw a card or destroy one?
rise-of-the-cults-ask-influence = Do you use an ability of Influence?
rise-of-the-cults-ask-reinforce = Do you bring a Ritual to { $district } to oppose the Plan?
rise-of-the-cults-ask-commit = Which card do you lay face down? ({ $number } laid)
rise-of-the-cults-ask-fist = How many Thugs do you take into your fist?
rise-of-the-cults-ask-target = Whom does the ability concern?
rise-of-the-cults-ask-terror = Do you spread Terror in { $district }? Sanity { $number }, your Rituals give { $levels }; { $markers ->
    [one] one Dominance marker
   *[other] { $markers } Dominance markers
} to win.
rise-of-the-cults-ask-terror-ability = Do you use an ability of Terror?
rise-of-the-cults-ask-pay-terror = Spend { $number } Terror, the largest first: { $paid } spent, at least { $waste } will be wasted.
rise-of-the-cults-ask-replace = No field is empty. Whose Dominance marker do you replace?
rise-of-the-cults-ask-remove = Which of your Rituals do you remove?
rise-of-the-cults-ask-hide = Too many Cultist tokens: which one do you return? ({ $number } left)
rise-of-the-cults-ask-destroy-more = Which card do you destroy?
rise-of-the-cults-ask-discard = Which card of your hand do you discard?
rise-of-the-cults-ask-return = Which Cultist token do you return? ({ $number } left)
rise-of-the-cults-ask-exchange = Which Cultist token do you exchange?
rise-of-the-cults-ask-move-more = Which further Ritual do you move here?
rise-of-the-cults-ask-raise = Which of your Rituals here rises?
rise-of-the-cults-ask-banish = Which Ritual goes back to its owner?

## Moves

rise-of-the-cults-move-place-stack = “{ $card }” to { $district }
rise-of-the-cults-move-found-site = Cult Site in { $district }
rise-of-the-cults-move-use = Use “{ $card }”
rise-of-the-cults-move-done = Done
rise-of-the-cults-move-keep = Keep all dice
rise-of-the-cults-move-reroll = Roll again:{ $thugs ->
    [0] {""}
   *[other] {" "}{ $thugs } × Thug
}{ $adepts ->
    [0] {""}
   *[other] {" "}{ $adepts } × Initiate
}{ $freaks ->
    [0] {""}
   *[other] {" "}{ $freaks } × Freak
}{ $blanks ->
    [0] {""}
   *[other] {" "}{ $blanks } × blank
}
rise-of-the-cults-move-turn-die = Turn “{ $face }” to “{ $side }”
rise-of-the-cults-move-place-marker = Plan marker in { $district }
rise-of-the-cults-move-execute = { $plan } in { $district }
rise-of-the-cults-move-bluff = Bluff in { $district }
rise-of-the-cults-move-take = Take a token: { $token }
rise-of-the-cults-move-return = Return a token: { $token }
rise-of-the-cults-move-buy = Buy “{ $card }”
rise-of-the-cults-move-pay = Discard “{ $card }”
rise-of-the-cults-move-pay-token = Pay the rest with tokens: { $token }
rise-of-the-cults-move-perform-ritual = Ritual of level { $level ->
    [1] I
    [2] II
   *[other] III
}
rise-of-the-cults-move-move-ritual = Ritual of level { $level ->
    [1] I
    [2] II
   *[other] III
} from { $district }
rise-of-the-cults-move-draw-card = Draw a card
rise-of-the-cults-move-destroy = Destroy “{ $card }”
rise-of-the-cults-move-destroy-from-hand = Destroy “{ $card }” from your hand
rise-of-the-cults-move-discard = Discard “{ $card }”
rise-of-the-cults-move-commit = Lay “{ $card }” face down
rise-of-the-cults-move-fist = { $number ->
    [0] No Thug
    [one] One Thug
   *[other] { $number } Thugs
}
rise-of-the-cults-move-target = { $to }
rise-of-the-cults-move-terrorize = Spread Terror
rise-of-the-cults-move-replace = Replace a marker of { $holder }
rise-of-the-cults-move-remove = Remove the Ritual of level { $level ->
    [1] I
    [2] II
   *[other] III
}
rise-of-the-cults-move-raise = Raise the Ritual of level { $level ->
    [1] I
    [2] II
   *[other] III
}
rise-of-the-cults-move-banish = Ritual of level { $level ->
    [1] I
    [2] II
   *[other] III
} of { $holder }

## Options

rise-of-the-cults-option-rounds = Rounds
rise-of-the-cults-option-rounds-help = A game lasts six rounds; all may agree on more.
rise-of-the-cults-option-rounds-6 = 6
rise-of-the-cults-option-rounds-7 = 7
rise-of-the-cults-option-rounds-8 = 8
rise-of-the-cults-option-rounds-9 = 9
rise-of-the-cults-option-rounds-10 = 10
rise-of-the-cults-option-layout = District cards
rise-of-the-cults-option-layout-help = Draft the stacks in turn, or lay them out as recommended for a first game, with its Initial Setup card.
rise-of-the-cults-option-layout-usual = drafted; alone: first game
rise-of-the-cults-option-layout-draft = drafted
rise-of-the-cults-option-layout-first_game = first game
rise-of-the-cults-option-edition = Printing
rise-of-the-cults-option-edition-help = The larger printing has four more kinds of district cards and three more City cards.
rise-of-the-cults-option-edition-extended = larger (166 Cult cards)
rise-of-the-cults-option-edition-base = smaller (138 Cult cards)
rise-of-the-cults-option-cults = Cult
rise-of-the-cults-option-cults-help = One for each seat, in seat order and with commas; each only once. A seat may be left open.
rise-of-the-cults-option-cults-drawn = drawn
rise-of-the-cults-option-cults-drawn-about = One of those that nobody has chosen.
rise-of-the-cults-option-cults-cthulhu = { rise-of-the-cults-cult-cthulhu }
rise-of-the-cults-option-cults-cthulhu-about = Green.
rise-of-the-cults-option-cults-hastur = { rise-of-the-cults-cult-hastur }
rise-of-the-cults-option-cults-hastur-about = Yellow.
rise-of-the-cults-option-cults-dagon = { rise-of-the-cults-cult-dagon }
rise-of-the-cults-option-cults-dagon-about = Blue.
rise-of-the-cults-option-cults-chaugnar_faugn = { rise-of-the-cults-cult-chaugnar_faugn }
rise-of-the-cults-option-cults-chaugnar_faugn-about = Red.
rise-of-the-cults-option-first_cultist = First Cultist
rise-of-the-cults-option-first_cultist-help = Who begins the first round; alone it is always you.
rise-of-the-cults-option-npc_cult = Cult of the NPC (alone)
rise-of-the-cults-option-npc_cult-help = Which cult you play against in a solo game.
rise-of-the-cults-option-npc_cult-drawn = drawn
rise-of-the-cults-option-npc_cult-cthulhu = { rise-of-the-cults-cult-cthulhu }
rise-of-the-cults-option-npc_cult-hastur = { rise-of-the-cults-cult-hastur }
rise-of-the-cults-option-npc_cult-dagon = { rise-of-the-cults-cult-dagon }
rise-of-the-cults-option-npc_cult-chaugnar_faugn = { rise-of-the-cults-cult-chaugnar_faugn }
rise-of-the-cults-option-objective = Objective (alone)
rise-of-the-cults-option-objective-help = What you have to achieve against the NPC in a solo game: the first is the easiest, the last the hardest.
rise-of-the-cults-option-objective-drawn = drawn
rise-of-the-cults-option-objective-1 = 1: Prove Yourself Worthy
rise-of-the-cults-option-objective-2 = 2: Beyond Dispute
rise-of-the-cults-option-objective-3 = 3: A House in Every Quarter
rise-of-the-cults-option-objective-4 = 4: The Unbroken Circle
rise-of-the-cults-option-objective-5 = 5: Silence the Rival Chapel
rise-of-the-cults-option-objective-6 = 6: Terror Without Equal
rise-of-the-cults-option-objective-7 = 7: Iron Discipline
rise-of-the-cults-option-objective-8 = 8: When the Sleeper Wakes
rise-of-the-cults-option-deck = Cards
rise-of-the-cults-option-deck-help = The text of another edition of the cards; empty for the house's own.

## Statistics

rise-of-the-cults-story-points = Victory points
rise-of-the-cults-story-dominance = Dominance markers
rise-of-the-cults-story-margin = Ahead by

## The table in a terminal

rise-of-the-cults-phase-set_up = Set-up
rise-of-the-cults-phase-draft = Draft of the district cards
rise-of-the-cults-phase-prologue = Initial Setup card
rise-of-the-cults-phase-first_sites = First Cult Sites
rise-of-the-cults-phase-over = Game over
rise-of-the-cults-desk-round = Round { $number }/{ $rounds }
rise-of-the-cults-desk-first = First Cultist: { $seat }
rise-of-the-cults-desk-objective = Objective { $number }, “{ $card }”
rise-of-the-cults-desk-city = City: “{ $card }”
rise-of-the-cults-desk-sanity = Sanity
rise-of-the-cults-desk-investigators = Investigators
rise-of-the-cults-desk-track = { $number } (next in { $steps })
rise-of-the-cults-desk-sites = Cult Sites
rise-of-the-cults-desk-rituals = Rituals
rise-of-the-cults-desk-free = { $number } free
rise-of-the-cults-desk-dominance = Dominance
rise-of-the-cults-desk-plans = Plan markers
rise-of-the-cults-desk-guardian = Guardian
rise-of-the-cults-desk-action = Action
rise-of-the-cults-desk-price = { $card } ({ $left } left, costs { $price })
rise-of-the-cults-desk-cult = Cult
rise-of-the-cults-desk-points = Points
rise-of-the-cults-desk-hand-size = Hand
rise-of-the-cults-desk-deck-size = Deck
rise-of-the-cults-desk-discards = Pile
rise-of-the-cults-desk-left = Supply
rise-of-the-cults-desk-sites-left = Sites
rise-of-the-cults-desk-dominance-left = Markers
rise-of-the-cults-desk-hand = Hand
rise-of-the-cults-desk-no-hand = no card
rise-of-the-cults-desk-tokens = Tokens: { $thugs } × Thug, { $adepts } × Initiate, { $freaks } × Freak
rise-of-the-cults-desk-icons = A Attack · P Power · T Terror
rise-of-the-cults-desk-letters = APT
rise-of-the-cults-desk-dice = Dice: { $faces }
rise-of-the-cults-desk-fight = Confrontation in { $district }
rise-of-the-cults-desk-side = { $seat }: Rituals { $rituals }, { $number ->
    [one] 1 card
   *[other] { $number } cards
} laid
rise-of-the-cults-desk-side-open = { $seat }: Rituals { $rituals }, { $cards }, Thugs { $thugs }, abilities { $bonus }: { $total }
rise-of-the-cults-desk-side-brief = { $seat }: Rituals { $rituals }, cards { $number }, Thugs { $thugs }, abilities { $bonus }: { $total }
rise-of-the-cults-desk-sealed = You have laid { $cards }; { $number } Thugs in the fist
rise-of-the-cults-desk-in-progress = { $seat }: { $plan } in { $district }
rise-of-the-cults-desk-known-discards = Discard pile of { $seat }: { $cards }
rise-of-the-cults-desk-known-destroyed = Destroyed by { $seat }: { $cards }
rise-of-the-cults-desk-known-city = City cards so far: { $cards }
rise-of-the-cults-desk-known-permanent = In force for the rest of the game: { $cards }
rise-of-the-cults-desk-known-top = On top of the deck of { $seat }: { $cards }
rise-of-the-cults-desk-site-cost = Cost of a Site
rise-of-the-cults-desk-ritual-costs = Cost of I/II/III
rise-of-the-cults-desk-district = District
rise-of-the-cults-desk-arrived = Inv.
rise-of-the-cults-desk-next = { $number } ({ $steps })
rise-of-the-cults-desk-top-first = Plans
rise-of-the-cults-desk-offer = { $card }, { $price } Power, { $left } left,
rise-of-the-cults-desk-brief = Points (hand)
rise-of-the-cults-desk-stored = { $number } × Thug in store
rise-of-the-cults-desk-draft-help = Type “d district cards” to read what all of them do, or d and a name for one.
rise-of-the-cults-desk-on-sale = { $kind } { $price } Power
rise-of-the-cults-desk-reroll = Roll { $number ->
    [one] one die
   *[other] { $number } dice
} again
rise-of-the-cults-desk-all-district = District cards
rise-of-the-cults-desk-all-objectives = Objectives
rise-of-the-cults-desk-cost = costs { $price } Power
rise-of-the-cults-desk-difficulty = difficulty { $number }
rise-of-the-cults-desk-lies-in = { $left } left in { $district }
rise-of-the-cults-mark-cthulhu = Ct
rise-of-the-cults-mark-hastur = Ha
rise-of-the-cults-mark-dagon = Da
rise-of-the-cults-mark-chaugnar_faugn = Ch
rise-of-the-cults-kind-guardian = Guardian
rise-of-the-cults-kind-action = Action
rise-of-the-cults-kind-objective = Objective
rise-of-the-cults-kind-city = City card
rise-of-the-cults-kind-prologue = Initial Setup card
rise-of-the-cults-kind-starting = starting card
rise-of-the-cults-kind-disorganization = Disorganization card
rise-of-the-cults-desk-sane = Sanity
rise-of-the-cults-desk-bases = Sites
rise-of-the-cults-desk-nothing = Nothing lies open yet.

## Why something is not possible

rise-of-the-cults-why-closed = This district is not in the game.
rise-of-the-cults-why-field-taken = There already lies a stack of this kind.
rise-of-the-cults-why-not-on-top = No Plan marker of yours lies on top there.
rise-of-the-cults-why-twice = You have executed this Plan twice in this round.
rise-of-the-cults-why-no-presence = You have neither a Cult Site nor a Ritual there.
rise-of-the-cults-why-nothing-to-augment = You can neither pay for a card nor destroy one.
rise-of-the-cults-why-too-dear = You cannot pay that.
rise-of-the-cults-why-no-field = No Ritual field is free there.
rise-of-the-cults-why-no-ritual-left = You have no such Ritual left.
rise-of-the-cults-why-nothing-to-influence = You have no Ritual to move and no card to draw or destroy.
rise-of-the-cults-why-no-ritual-here = You have no Ritual there.
rise-of-the-cults-why-no-terror = Nobody can oppose you, and you cannot exceed the Sanity.
rise-of-the-cults-why-not-in-hand = You do not hold this card.
rise-of-the-cults-why-no-icon = This card shows no such icon.
rise-of-the-cults-why-largest-first = Pay the largest part first, and nothing that could be left out.
rise-of-the-cults-why-no-token = You have no such token.
rise-of-the-cults-why-wrong-window = This ability belongs to another moment.
rise-of-the-cults-why-no-target = This ability would do nothing now, or is used already.
rise-of-the-cults-why-not-sold-here = This card is not sold here.
rise-of-the-cults-why-sold-out = This stack is empty.
rise-of-the-cults-why-must-do-something = A Plan must have an effect: do at least one part of it.
rise-of-the-cults-why-not-in-pile = This card is not in your discard pile.

## Cards

rise-of-the-cults-card-cth-followers = Sleepers in the Tenements
rise-of-the-cults-card-cth-brawlers = Harbour Stevedores
rise-of-the-cults-card-cth-zealots = Chanters on the Breakwater
rise-of-the-cults-card-cth-preacher = Prophet of Restless Sleep
rise-of-the-cults-card-cth-recruiter = Keeper of the Soapstone Idol
rise-of-the-cults-card-cth-broker = Collector of Strange Reliefs
rise-of-the-cults-card-cth-builder = Mason of Wrong Corners
rise-of-the-cults-card-cth-courier = Sailor of the Last Watch
rise-of-the-cults-card-cth-tide = Tide from the Drowned City
rise-of-the-cults-card-cth-nightmare = The Shared Nightmare
rise-of-the-cults-card-cth-letters = Letters Written Asleep
rise-of-the-cults-card-has-followers = Subscribers to the Second Act
rise-of-the-cults-card-has-brawlers = Stagehands with Iron Hooks
rise-of-the-cults-card-has-zealots = Understudies in Grey Silk
rise-of-the-cults-card-has-preacher = Prompter in the Dark
rise-of-the-cults-card-has-recruiter = Casting Director
rise-of-the-cults-card-has-broker = Bookseller of the Banned Play
rise-of-the-cults-card-has-builder = Painter of Yellow Backdrops
rise-of-the-cults-card-has-courier = Usher with a Sealed Note
rise-of-the-cults-card-has-masks = Masquers of the Pallid Hour
rise-of-the-cults-card-has-sign = The Sign on the Ceiling
rise-of-the-cults-card-has-critic = The Critic Who Saw It Twice
rise-of-the-cults-card-dag-followers = Congregation of the Tide
rise-of-the-cults-card-dag-brawlers = Net-Menders' Gang
rise-of-the-cults-card-dag-zealots = Daughters of the Drowned
rise-of-the-cults-card-dag-preacher = Deacon of the Third Oath
rise-of-the-cults-card-dag-recruiter = Matchmaker of the Old Families
rise-of-the-cults-card-dag-broker = Assayer of Pale Gold
rise-of-the-cults-card-dag-builder = Cooper of the Salt Cellars
rise-of-the-cults-card-dag-courier = Ferryman without a Lamp
rise-of-the-cults-card-dag-dockhands = Brine-Blooded Kin
rise-of-the-cults-card-dag-reef = Chorus from the Reef
rise-of-the-cults-card-dag-gold = Gold That Smells of Kelp
rise-of-the-cults-card-cha-followers = Pilgrims from the High Pass
rise-of-the-cults-card-cha-brawlers = Bearers of the Stone Litter
rise-of-the-cults-card-cha-zealots = Fasting Penitents
rise-of-the-cults-card-cha-preacher = Reader of Blood Omens
rise-of-the-cults-card-cha-recruiter = Physician of the Willing
rise-of-the-cults-card-cha-broker = Importer of Crated Statues
rise-of-the-cults-card-cha-builder = Carver of Tusk and Trunk
rise-of-the-cults-card-cha-courier = Caravan Runner
rise-of-the-cults-card-cha-guards = Guards with Bandaged Throats
rise-of-the-cults-card-cha-feeding = The Feeding Hour
rise-of-the-cults-card-cha-idol = The Idol Drinks by Night
rise-of-the-cults-card-guardian-wharf = Thing Beneath the Wharf
rise-of-the-cults-card-guardian-gable = Faceless One on the Gable
rise-of-the-cults-card-guardian-angles = Stalker in the Angles
rise-of-the-cults-card-guardian-servitor = Tar-Black Servitor
rise-of-the-cults-card-guardian-cellar = Brood of the Cellar
rise-of-the-cults-card-guardian-belfry = Web in the Belfry
rise-of-the-cults-card-guardian-colossus = Colossus from Outside
rise-of-the-cults-card-action-pamphlets = Pamphlets in Plain Wrappers
rise-of-the-cults-card-action-sermon = Sermon at the Soup Kitchen
rise-of-the-cults-card-action-constable = The Constable Looks Away
rise-of-the-cults-card-action-auction = Backroom Auction
rise-of-the-cults-card-action-procession = Procession by Torchlight
rise-of-the-cults-card-action-culling = Culling of the Doubters
rise-of-the-cults-card-action-water = Bitter Water
rise-of-the-cults-card-disorganization = Broken Circle
rise-of-the-cults-card-city-01 = Plain-Clothes Men
rise-of-the-cults-card-city-02 = Curfew at Dusk
rise-of-the-cults-card-city-03 = Flooded Hideouts
rise-of-the-cults-card-city-04 = A Patron Opens His House
rise-of-the-cults-card-city-05 = Panic on the Trolley Line
rise-of-the-cults-card-city-06 = The Bureau Takes Over
rise-of-the-cults-card-city-07 = The Stars Draw Near
rise-of-the-cults-card-city-08 = Fever in the Boarding Houses
rise-of-the-cults-card-city-09 = An Informer Talks
rise-of-the-cults-card-city-10 = A Train Full of Pilgrims
rise-of-the-cults-card-city-11 = Landlords Ask Questions
rise-of-the-cults-card-city-12 = The Asylum Is Full
rise-of-the-cults-card-city-13 = Blood on the Moon
rise-of-the-cults-card-city-14 = The Library Is Searched
rise-of-the-cults-card-city-15 = The Presses Fall Silent
rise-of-the-cults-card-prologue-1 = A Quiet Week in Arkham
rise-of-the-cults-card-prologue-2 = Questions on Campus
rise-of-the-cults-card-prologue-3 = The Mayor Calls for Calm
rise-of-the-cults-card-prologue-4 = The House on the Edge of Town
rise-of-the-cults-card-objective-1 = Prove Yourself Worthy
rise-of-the-cults-card-objective-2 = Beyond Dispute
rise-of-the-cults-card-objective-3 = A House in Every Quarter
rise-of-the-cults-card-objective-4 = The Unbroken Circle
rise-of-the-cults-card-objective-5 = Silence the Rival Chapel
rise-of-the-cults-card-objective-6 = Terror Without Equal
rise-of-the-cults-card-objective-7 = Iron Discipline
rise-of-the-cults-card-objective-8 = When the Sleeper Wakes
