# Rise of the Cults at the browser table: the guided first round, and words of the board.

rise-of-the-cults-guide-goal = You lead a cult in Arkham. After six rounds the most victory points win: Dominance markers, Cult Sites with a Ritual of yours beside them, and the most Rituals.
rise-of-the-cults-guide-city = A district. The head is its Sanity, which your Terror must exceed. The Investigator walks along the track towards it; each one who arrives makes everything there dearer and Sanity higher.
rise-of-the-cults-guide-stacks = First the cards on sale are laid out. Choose a stack, then a lit district. Nobody owns it: everyone with a foothold there can buy.
rise-of-the-cults-guide-site = Now put your first Cult Site into a district. Where you have a Cult Site you can perform Rituals and buy cards.
rise-of-the-cults-guide-hand = This is your hand, new in every round. A card is spent for one kind of its icons: the dagger is Attack, the flame Power, the face Terror. Or use what it says at the moment it names.
rise-of-the-cults-guide-dice = Recruit: tap the dice you want to roll again, up to twice. Thugs give Attack, Initiates Power, Freaks Terror. Nobody sees your tokens.
rise-of-the-cults-guide-planning = Planning: put your four markers into districts, one at a time. Later ones lie on top, and only the top marker can be used.
rise-of-the-cults-guide-action = Action: tap your lit marker on top of a stack and choose a Plan. What is dim is not possible; tap it and the table says why.
rise-of-the-cults-guide-plans = Each kind of Plan works twice a round. Augmentation buys cards, Preparation builds Cult Sites and Rituals, Influence moves a Ritual and raises it, Dominance turns Rituals into points. A Bluff brings two tokens.
rise-of-the-cults-guide-paying = You pay with flames: hand cards and Initiates. The frugal way is always proposed; or tap what you would rather give.
rise-of-the-cults-guide-fight = Dominance: others may bring a Ritual and fight you. Lay cards and Thugs in secret; the highest Attack stays. Without a fight Terror brings two markers, after one it brings one. Good luck!

rise-of-the-cults-screen-round = Round { $number } of { $of }
rise-of-the-cults-screen-phases = The phases of a round
rise-of-the-cults-screen-plan-board = Plan board: markers used this round
rise-of-the-cults-screen-first = First Cultist
rise-of-the-cults-screen-points = { $number ->
    [one] one point now
   *[other] { $number } points now
}
rise-of-the-cults-screen-hand-size = { $number ->
    [one] one card in hand
   *[other] { $number } cards in hand
}
rise-of-the-cults-screen-aside = { $number ->
    [one] one card set aside
   *[other] { $number } cards set aside
}
rise-of-the-cults-screen-deck-size = { $number ->
    [one] one card in the Cult Deck
   *[other] { $number } cards in the Cult Deck
}
rise-of-the-cults-screen-discards-of = Discard pile of { $name } ({ $number })
rise-of-the-cults-screen-stored = { $number ->
    [one] one Thug stored
   *[other] { $number } Thugs stored
}
rise-of-the-cults-screen-left-ritual = Rituals of level { $level } left: { $number }
rise-of-the-cults-screen-left-sites = Cult Sites left: { $number }
rise-of-the-cults-screen-left-dominance = Dominance markers left: { $number }
rise-of-the-cults-screen-closed = Closed in this game
rise-of-the-cults-screen-sanity = Sanity { $number }: token { $token }, Investigators { $investigators }, City cards { $change }
rise-of-the-cults-screen-track = The next Investigator arrives after { $number ->
    [one] one advance
   *[other] { $number } advances
}; arrived: { $arrived }
rise-of-the-cults-screen-rituals = Ritual fields
rise-of-the-cults-screen-ritual = Ritual { $number } of { $name }
rise-of-the-cults-screen-free = Free Ritual fields: { $number }
rise-of-the-cults-screen-sites = Cult Sites
rise-of-the-cults-screen-site = Cult Site of { $name }
rise-of-the-cults-screen-no-site = no Cult Site
rise-of-the-cults-screen-dominance = Dominance fields
rise-of-the-cults-screen-marker-of = Dominance marker of { $name }
rise-of-the-cults-screen-plans = Plan markers, the top one first
rise-of-the-cults-screen-no-plan = no Plan marker
rise-of-the-cults-screen-here = Here
rise-of-the-cults-screen-act = What to do with the top marker in { $name }
rise-of-the-cults-screen-stack = { $card }, costs { $price } Power, { $number } left. { $text }
rise-of-the-cults-empty-guardian = No Guardian yet
rise-of-the-cults-empty-action = No Action yet
rise-of-the-cults-screen-city = City card
rise-of-the-cults-screen-no-city = No City card yet
rise-of-the-cults-screen-objective = Objective
rise-of-the-cults-screen-screen = Behind your screen
rise-of-the-cults-screen-hand = Your hand
rise-of-the-cults-screen-hand-empty = No cards in hand
rise-of-the-cults-screen-tokens = Your Cultist tokens
rise-of-the-cults-screen-fist = Thugs in your closed fist
rise-of-the-cults-screen-fist-less = One Thug fewer
rise-of-the-cults-screen-fist-more = One Thug more
rise-of-the-cults-screen-fist-close = { $number ->
    [0] An empty fist
    [one] One Thug
   *[other] { $number } Thugs
}
rise-of-the-cults-screen-dice = Recruitment
rise-of-the-cults-screen-dice-how = Tap dice to roll them again. Rolls left: { $number }
rise-of-the-cults-screen-dice-again = Roll { $number ->
    [one] one die
   *[other] { $number } dice
} again
rise-of-the-cults-screen-dice-keep = Keep all
rise-of-the-cults-screen-payment = Payment
rise-of-the-cults-screen-paid = { $number } of { $of } paid
rise-of-the-cults-screen-waste = At best { $number } is lost as surplus
rise-of-the-cults-screen-no-waste = You can pay exactly
rise-of-the-cults-screen-pay-best = Pay frugally
rise-of-the-cults-screen-draft = District cards
rise-of-the-cults-screen-draft-how = Choose a stack, then its district.
rise-of-the-cults-screen-open-pile = Look through your discard pile
rise-of-the-cults-screen-nothing = Nothing
rise-of-the-cults-screen-destroyed = Destroyed ({ $number })
rise-of-the-cults-screen-fight = Confrontation
rise-of-the-cults-screen-fight-close = Close
rise-of-the-cults-screen-fight-tie = A tie at the top: all Rituals here are lost.
rise-of-the-cults-screen-fight-won = { $name } wins.
rise-of-the-cults-screen-executor = executes
rise-of-the-cults-screen-opposer = opposes
rise-of-the-cults-screen-levels = Attack of the Rituals here: { $number }
rise-of-the-cults-screen-thugs = Thugs
rise-of-the-cults-screen-bonus = Abilities
rise-of-the-cults-screen-laid = { $number ->
    [one] one card face down
   *[other] { $number } cards face down
}
rise-of-the-cults-screen-sealed = fist closed
rise-of-the-cults-screen-committing = still choosing
rise-of-the-cults-screen-after-you = reveals after you
rise-of-the-cults-screen-only-you = Only you see
rise-of-the-cults-screen-total = Attack { $number }
rise-of-the-cults-screen-end = The stars have decided
rise-of-the-cults-screen-cult = Cult
rise-of-the-cults-screen-score = Victory points
rise-of-the-cults-screen-score-dominance = Dominance markers
rise-of-the-cults-screen-score-sites = Cult Sites with a Ritual
rise-of-the-cults-screen-score-rituals = Most Rituals
rise-of-the-cults-screen-score-how = Dominance markers, Cult Sites with an own Ritual in their district, one point for the most Rituals.
rise-of-the-cults-screen-know-score = If the game ended now
rise-of-the-cults-screen-know-strength = What you could bring to bear
rise-of-the-cults-screen-know-icon = { $icon }: { $number } ({ $cards } on cards, { $tokens } in tokens)
rise-of-the-cults-screen-know-terror = Terror: Sanity { $sanity }, your Rituals give { $levels }; { $number } more is needed.
rise-of-the-cults-screen-know-no-ritual = Sanity { $sanity }; you have no Ritual here.
rise-of-the-cults-screen-know-costs = Cult Site { $site }; Ritual I { $one }, II { $two }, III { $three }.
rise-of-the-cults-screen-know-arrives = A Preparation brings the Investigator here first: one more.
rise-of-the-cults-screen-know-rivals = Could oppose you: { $names }.
rise-of-the-cults-screen-know-alone = Nobody could oppose you.
rise-of-the-cults-screen-know-city = City cards still in the deck ({ $number })

rise-of-the-cults-icon-attack = Attack
rise-of-the-cults-icon-power = Power
rise-of-the-cults-icon-terror = Terror

rise-of-the-cults-phase-city = City
rise-of-the-cults-phase-mobilization = Mobilization
rise-of-the-cults-phase-recruitment = Recruitment
rise-of-the-cults-phase-planning = Planning
rise-of-the-cults-phase-action = Action
rise-of-the-cults-phase-hiding = Hiding
rise-of-the-cults-duration-once = once
rise-of-the-cults-duration-round = this round
rise-of-the-cults-duration-permanent = for the rest of the game
