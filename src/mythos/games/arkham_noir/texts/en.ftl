# Arkham Noir, English. $you is "yes" when $seat is the one who reads.

arkham-noir-name = Arkham Noir: Case 2
arkham-noir-tagline = Follow the hot lead, close cases, and mind the storm.
arkham-noir-score = Kinds of puzzle clues

## What happened

arkham-noir-event-victim = A new victim: { $case }. { $number ->
    [0] No victim is left in the stack.
    [one] One victim is left in the stack.
   *[other] { $number } victims are left in the stack.
}
arkham-noir-event-trail = New on the trail row: { $cards }.
arkham-noir-event-hand = Your hand: { $cards }.
arkham-noir-event-kept = The hot lead goes into the hand: “{ $card }”.
arkham-noir-event-placed = “{ $card }” joins the case of { $case }.
arkham-noir-event-discarded = Discarded: “{ $card }”.
arkham-noir-event-time-lost = Time is lost: “{ $card }” ({ $number } in the time-loss area).
arkham-noir-event-strain = Mental strain: the case of { $case } has grown long.
arkham-noir-event-shaken = Stability check: “{ $card }” shakes you ({ $number } in the stability area).
arkham-noir-event-steady = Stability check: “{ $card }”, you stay steady.
arkham-noir-event-took = Taken from the { $area }: “{ $card }”.
arkham-noir-event-took-unseen = A card is taken from the { $area }.
arkham-noir-event-gave-up = For a card from the { $area } you give “{ $card }”.
arkham-noir-event-searched = The draw pile is looked through and shuffled.
arkham-noir-event-reshuffled = { $number ->
    [one] One discarded card is shuffled into the draw pile.
   *[other] { $number } discarded cards are shuffled into the draw pile.
}
arkham-noir-event-storm = A storm breaks over the case of { $case }: “{ $card }”.
arkham-noir-event-formula = The two halves fit together: “{ $card }” comes into your hand.
arkham-noir-event-closed = The case of { $case } is closed with { $number } kinds of clues.
arkham-noir-event-collected = “{ $card }” becomes part of the Big Picture.
arkham-noir-event-no-case-open = No case is open: discards and lost time are shuffled into the draw pile.
arkham-noir-event-cold-trail = The trail goes cold: a new victim, and the discards become the draw pile ({ $number }).
arkham-noir-event-time-is-up = Too much time is lost ({ $number } cards): somebody else had to die.
arkham-noir-event-contact-key = Randolph Carter's skeleton key opens the way for “{ $card }” in the case of { $case }.
arkham-noir-event-contact-gain = Randolph Carter brings back “{ $card }” from the { $area }.
arkham-noir-event-game-over = { $ending } ({ $number ->
    [one] one kind
   *[other] { $number } kinds
} in the Big Picture)

arkham-noir-ending-won = The Big Picture is complete. You win!
arkham-noir-ending-mind = Your mind gives way. You lose.
arkham-noir-ending-victims = There was one victim too many. You lose.

arkham-noir-area-trail = trail row
arkham-noir-area-discards = discard pile
arkham-noir-area-closed = closed cases
arkham-noir-area-stability = stability area
arkham-noir-area-time = time-loss area
arkham-noir-area-pile = draw pile

## Questions

arkham-noir-ask-action = What do you do with the hot lead?
arkham-noir-ask-no-lead = There is no hot lead. Go on to clean-up?
arkham-noir-ask-before-clean-up = Clean-up is about to strike. Your contact could still help.
arkham-noir-ask-hand-limit = You hold more than three cards. Which one do you discard?
arkham-noir-ask-take-trail = “{ $card }”: take a card from the trail row?
arkham-noir-ask-take-discard = “{ $card }”: take a card from the discard pile?
arkham-noir-ask-take-closed = “{ $card }”: take a clue from the closed cases?
arkham-noir-ask-take-stability = “{ $card }”: take a card from the stability area?
arkham-noir-ask-take-time = “{ $card }”: take a card from the time-loss area?
arkham-noir-ask-search = “{ $card }”: look through the draw pile and take a card?
arkham-noir-ask-swap = “{ $card }”: which lost card do you want in exchange for one of your hand?
arkham-noir-ask-swap-for = Which card of your hand do you give for “{ $card }”?
arkham-noir-ask-reshuffle = “{ $card }”: shuffle the discard pile into the draw pile?
arkham-noir-ask-reveal-storm = “{ $card }”: call a storm down on the case of { $case }?
arkham-noir-ask-discard-hand = Which card of your hand do you discard?
arkham-noir-ask-discard-trail = “{ $card }”: which card of the trail row is discarded?
arkham-noir-ask-collect = Which puzzle clue goes into the Big Picture?
arkham-noir-ask-bonus = Six kinds or more: take a card from the stability area?

## Moves

arkham-noir-move-keep = Keep “{ $card }”
arkham-noir-move-place-lead = Place “{ $card }” with { $case }
arkham-noir-move-place-from-hand = From your hand: “{ $card }” with { $case }
arkham-noir-move-close = Close the case of { $case }
arkham-noir-move-pass = Pass, discard the hot lead
arkham-noir-move-discard = Discard “{ $card }”
arkham-noir-move-take = Take “{ $card }”
arkham-noir-move-give = Give “{ $card }”
arkham-noir-move-reshuffle = Shuffle it in
arkham-noir-move-reveal = Reveal the storm
arkham-noir-move-decline = No, thanks
arkham-noir-move-collect = Collect “{ $card }”
arkham-noir-move-done = Done
arkham-noir-move-clean-up = On to clean-up
arkham-noir-move-skeleton-key = Carter's skeleton key: “{ $card }” with { $case }
arkham-noir-move-card-gain = Carter brings back “{ $card }”

## Why not

arkham-noir-why-chain = Its left symbol is not on the right edge of the last card.
arkham-noir-why-no-key = It needs a key in this case that no other lock uses.
arkham-noir-why-no-skeleton-key = It needs a skeleton key in this case that no other lock uses.
arkham-noir-why-minimum = This case has too few clues for it yet.
arkham-noir-why-no-lightning = It needs a storm with a lightning mark in this case.
arkham-noir-why-second-storm-lock = This case already has a clue with a storm lock.
arkham-noir-why-no-lead = There is no hot lead to act on now; there is one action a turn.
arkham-noir-why-no-case = No such case is open.
arkham-noir-why-too-few-kinds = A case needs clues of five different kinds before it can be closed.
arkham-noir-why-not-the-lead = This card is not the hot lead.
arkham-noir-why-not-in-hand = This card is not in your hand.
arkham-noir-why-not-there = This card does not lie where you may choose from now.
arkham-noir-why-no-lock = The contact's key is only for clues with a lock.
arkham-noir-why-being-closed = This case is just being closed.
arkham-noir-why-contact-out = Your contact cannot help with this any more.
arkham-noir-why-not-lost = This card lies neither in the stability nor in the time-loss area.
arkham-noir-why-not-in-row = This clue does not lie in the case that is being closed.
arkham-noir-why-no-puzzle = Only clues with a puzzle piece can be collected.
arkham-noir-why-five-kinds-stay = Clues of five different kinds must stay behind.

## Cards

arkham-noir-card-P01 = Reporter Without a Face
arkham-noir-card-P02 = Matriarch of the Squatters
arkham-noir-card-P03 = Trooper Who Stayed Outside
arkham-noir-card-P04 = Tight-Lipped Villagers
arkham-noir-card-P05 = Jan's Last Friend
arkham-noir-card-P06 = Finder of the Diary
arkham-noir-card-P07 = Two Hired Companions
arkham-noir-card-P08 = Heir of the van der Heyls
arkham-noir-card-P09 = Last of the Martenses
arkham-noir-card-T01 = Silhouette by Lightning
arkham-noir-card-T02 = Briers Closing Behind You
arkham-noir-card-T03 = Stairs That Creak Twice
arkham-noir-card-T04 = Cave-in Below the Mound
arkham-noir-card-T05 = Paws in the Dark Hallway
arkham-noir-card-T06 = Chorus in the Cellar
arkham-noir-card-T07 = Death That Creeps by Night
arkham-noir-card-T08 = Hymn of the Standing Stones
arkham-noir-card-A01 = Tentacled Iron Key
arkham-noir-card-A02 = Lead-Lined Casket
arkham-noir-card-A03 = Heavy Service Revolver
arkham-noir-card-A04 = Signet of Claes
arkham-noir-card-A05 = Spade and Storm Lantern
arkham-noir-card-A06 = Book Bound in Pale Hide
arkham-noir-card-A07 = Idol from Yian-Ho
arkham-noir-card-A08 = Fulgurite Crown
arkham-noir-card-E01 = Torn Diary Page
arkham-noir-card-E02 = Claw Marks on the Beam
arkham-noir-card-E03 = Plaster Cast of a Print
arkham-noir-card-E04 = Unclaimed Telegram
arkham-noir-card-E05 = Survey of the Mounds
arkham-noir-card-E06 = Letter from Albany
arkham-noir-card-E07 = Verse in the Margin
arkham-noir-card-E08 = One Blue Eye, One Brown
arkham-noir-card-E09 = Genealogy in Red Ink
arkham-noir-card-L01 = Tempest Mountain
arkham-noir-card-L02 = Crossroads at Lefferts Corners
arkham-noir-card-L03 = Ruined Hamlet
arkham-noir-card-L04 = Mouth of the Burrow
arkham-noir-card-L05 = Gallery of Painted Ancestors
arkham-noir-card-L06 = State Police Barracks
arkham-noir-card-L07 = County Records Room
arkham-noir-card-L08 = House on the Brier Hill
arkham-noir-card-L09 = Vault Beneath the Cellar
arkham-noir-card-M01 = Called Forth by Thunder
arkham-noir-card-M02 = Ancient Forgotten Being
arkham-noir-card-M03 = White Scavenger
arkham-noir-card-M04 = Thing Under the Roots
arkham-noir-card-M05 = Watcher in the Portrait
arkham-noir-card-M06 = Swarm from the Mound
arkham-noir-card-M07 = Whisperer at the Window
arkham-noir-card-F01 = Third Aklo Ritual
arkham-noir-card-S01 = Fireball on the Summit
arkham-noir-card-S02 = Bolt Through the Great Oak
arkham-noir-card-S03 = Rain Without End
arkham-noir-card-S04 = Flood in the Ravine
arkham-noir-card-V01 = Wynand Kool
arkham-noir-card-V02 = Marijke Vos
arkham-noir-card-V03 = Elias Thorne
arkham-noir-card-V04 = Josiah Peel
arkham-noir-card-V05 = Tobias Quick
arkham-noir-card-V06 = Agatha Sleght

arkham-noir-case-V01 = Wynand Kool
arkham-noir-case-V02 = Marijke Vos
arkham-noir-case-V03 = Elias Thorne
arkham-noir-case-V04 = Josiah Peel
arkham-noir-case-V05 = Tobias Quick
arkham-noir-case-V06 = Agatha Sleght

arkham-noir-each-card = “{ $name }”
arkham-noir-kind-person = Person
arkham-noir-kind-threat = Threat
arkham-noir-kind-artifact = Artifact
arkham-noir-kind-evidence = Evidence
arkham-noir-kind-location = Location
arkham-noir-kind-monster = Monster
arkham-noir-kind-formula = Formula
arkham-noir-kind-storm = Storm
arkham-noir-kind-victim = Victim
arkham-noir-mark-of-person = pe
arkham-noir-mark-of-threat = th
arkham-noir-mark-of-artifact = ar
arkham-noir-mark-of-evidence = ev
arkham-noir-mark-of-location = lo
arkham-noir-mark-of-monster = mo
arkham-noir-mark-of-formula = fo
arkham-noir-mark-of-storm = st

arkham-noir-method-collection = Collection
arkham-noir-method-surveillance = Surveillance
arkham-noir-method-interview = Interview
arkham-noir-method-research = Research
arkham-noir-method-all = Any method

arkham-noir-letter-collection = C
arkham-noir-letter-surveillance = S
arkham-noir-letter-interview = I
arkham-noir-letter-research = R
arkham-noir-letter-all = *

arkham-noir-condition-lock = Lock
arkham-noir-condition-skeleton = Skeleton lock
arkham-noir-condition-storm = Storm lock
arkham-noir-condition-min = Minimum of clues
arkham-noir-key-key = Key
arkham-noir-key-skeleton = Skeleton key
arkham-noir-mark-time = Time
arkham-noir-mark-stability = Stability
arkham-noir-half-left = Left half of the formula
arkham-noir-half-right = Right half of the formula

arkham-noir-effect-take_trail = You may take a card from the trail row.
arkham-noir-effect-take_discard = You may take a card from the discard pile.
arkham-noir-effect-take_closed = You may take a clue from the closed cases.
arkham-noir-effect-take_stability = You may take a card from the stability area.
arkham-noir-effect-take_time = You may take a card from the time-loss area.
arkham-noir-effect-search_draw = You may look through the draw pile and take a card.
arkham-noir-effect-reshuffle_discard = You may shuffle the discard pile into the draw pile.
arkham-noir-effect-swap_loss = You may swap a card of your hand with a lost one.
arkham-noir-effect-reveal_storm = You may reveal a storm on this case.
arkham-noir-effect-discard_hand = Discard a card of your hand.
arkham-noir-effect-discard_trail = Discard a card of the trail row.
arkham-noir-effect-stability_check = Make a stability check.

arkham-noir-short-take_trail = +trail
arkham-noir-short-take_discard = +discard
arkham-noir-short-take_closed = +closed
arkham-noir-short-take_stability = +stability
arkham-noir-short-take_time = +time
arkham-noir-short-search_draw = search
arkham-noir-short-reshuffle_discard = reshuffle
arkham-noir-short-swap_loss = swap
arkham-noir-short-reveal_storm = storm?
arkham-noir-short-discard_hand = -hand
arkham-noir-short-discard_trail = -trail
arkham-noir-short-stability_check = check

## Options

arkham-noir-option-victory = Victory
arkham-noir-option-victory-help = What the Big Picture needs: puzzle clues of five kinds, or among them the Ancient Forgotten Being (AN-17).
arkham-noir-option-victory-five_kinds = Five kinds
arkham-noir-option-victory-forgotten_being = Five kinds and the Ancient Forgotten Being (hard)
arkham-noir-option-victims = Victims
arkham-noir-option-victims-help = How many victims are in the game: 6 is easy, 5 standard, 4 hard (AN-17).
arkham-noir-option-victims-4 = 4 (hard)
arkham-noir-option-victims-5 = 5 (standard)
arkham-noir-option-victims-6 = 6 (easy)
arkham-noir-option-limit = Limit
arkham-noir-option-limit-help = How many cards in the stability or the time-loss area are too many: 5 is standard, 6 easy (AN-17.1).
arkham-noir-option-limit-5 = 5 (standard)
arkham-noir-option-limit-6 = 6 (easy)
arkham-noir-option-contact = Contact
arkham-noir-option-contact-help = Which side of Randolph Carter you may use, once a game (AN-15.1).
arkham-noir-option-contact-both = Either side
arkham-noir-option-contact-skeleton_key = Only the skeleton key
arkham-noir-option-contact-card_gain = Only the card gain
arkham-noir-option-contact-none = No contact
arkham-noir-option-storm_counts_for_strain = Storm strains
arkham-noir-option-storm_counts_for_strain-help = A storm counts among the seven cards from which on a case strains the mind (R-4).
arkham-noir-option-deck = Deck
arkham-noir-option-deck-help = The text of another edition's deck file; empty for the house's own. On the command line: --deck FILE.

## The screen

arkham-noir-screen-turn = Turn { $number }
arkham-noir-screen-pile = draw pile { $number }
arkham-noir-screen-victims = victims left { $number }
arkham-noir-screen-storms = storms left { $number }
arkham-noir-screen-contact-ready = Carter ready
arkham-noir-screen-contact-out = Carter out
arkham-noir-screen-stability = Stability
arkham-noir-screen-time = Time
arkham-noir-screen-picture = Big Picture { $number }/{ $of }
arkham-noir-screen-trail = Trail row, the hot lead first
arkham-noir-screen-hand = Hand
arkham-noir-screen-in-hand = H
arkham-noir-screen-none = empty
arkham-noir-screen-kinds = { $number ->
    [one] one kind
   *[other] { $number } kinds
}
arkham-noir-screen-discards = Discards
arkham-noir-screen-rest = Closed cases: { $closed } · discards { $number }
arkham-noir-screen-know = The draw pile, in an order nobody knows ({ $number }):
arkham-noir-screen-know-check = A stability check shakes you with { $number } of { $of } cards.
arkham-noir-screen-left = follows { $method }
arkham-noir-screen-right = before { $method }
arkham-noir-screen-puzzle = Puzzle piece
arkham-noir-screen-lightning = Lightning
