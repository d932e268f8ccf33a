# Arkham Ritual, English. $you is "yes" when $seat is the one who reads.

arkham-ritual-name = Arkham Ritual
arkham-ritual-tagline = You see everybody's card but your own.
arkham-ritual-score = Sanity

## What happened

arkham-ritual-event-begins = { $seat } begins.
arkham-ritual-event-round = Round { $number }: { $first } has the deck.
arkham-ritual-event-dealt = { $seat } holds “{ $card }”.
arkham-ritual-event-dealt-dummy = Dummy { $number } holds “{ $card }”.
arkham-ritual-event-drew = { $seat } draws a card.
arkham-ritual-event-drew-card = { $seat } draws “{ $card }”.
arkham-ritual-event-gave = { $seat } gives the card to { $to }.
arkham-ritual-event-passed = { $seat } passes it on to { $to }.
arkham-ritual-event-discarded = { $seat } discards “{ $card }”.
arkham-ritual-event-took = { $seat } takes “{ $card }”.
arkham-ritual-event-took-unseen = { $seat } takes the card unseen.
arkham-ritual-event-refused = { $seat } refuses, so all have passed. It was “{ $card }”.
arkham-ritual-event-gate-silent = Nobody holds a Great Old One, the Gate stays silent.
arkham-ritual-event-orb = { $seat } looks at the top card of the pile.
arkham-ritual-event-orb-card = { $seat } sees the top card: “{ $card }”.
arkham-ritual-event-orb-removed = { $seat } removes it for this round.
arkham-ritual-event-orb-kept = { $seat } puts it back on the pile.
arkham-ritual-event-trapezohedron = { $seat } looks at the top card of the pile.
arkham-ritual-event-trapezohedron-card = { $seat } sees the top card: “{ $card }”.
arkham-ritual-event-lost = { $number ->
    [0] { $seat } has no sanity left to lose.
   *[other] { $seat } loses { $number } sanity, { $left } left.
}
arkham-ritual-event-gained = { $number ->
    [0] { $seat } gains nothing, sanity stays at { $left }.
   *[other] { $seat } gains { $number } sanity, now { $left }.
}
arkham-ritual-event-confessed = { $seat } owns up to having seen the own card: “{ $card }”. It is shuffled back.
arkham-ritual-event-confessed-unseen = { $seat } owns up to having seen the own card. It is shuffled back.
arkham-ritual-event-round-ends = The round ends: { $reason }.
arkham-ritual-event-revealed = { $seat } had “{ $card }”.
arkham-ritual-event-mystery = The Mystery turns out to be “{ $card }”.
arkham-ritual-event-awakens = “{ $card }” awakens in the hand of { $seat }.
arkham-ritual-event-awakens-dummy = “{ $card }” awakens with dummy { $number }.
arkham-ritual-event-verdict = { $seat }, “{ $card }”: { $verdict }.
arkham-ritual-event-cultist-held = The Cultist is held: today red survives and blue falls.
arkham-ritual-event-professor-held = The Mad Professor is held: today only artifacts survive.
arkham-ritual-event-verdict-dummy = Dummy { $number }, “{ $card }”: { $verdict }.
arkham-ritual-event-fallen = { $number ->
    [0] Nobody falls.
    [one] One falls.
   *[other] { $number } fall.
}
arkham-ritual-event-game-over = { $count ->
    [0] The game is over. Nobody wins.
    [one] The game is over. { $seats } wins.
   *[other] The game is over. These win: { $seats }.
}

## Questions

arkham-ritual-ask-give = { $you ->
    [yes] To whom do you give the travelling card?
   *[no] { $seat } chooses who gets the travelling card.
}
arkham-ritual-ask-take-or-pass = { $you ->
    [yes] The travelling card lies with you. Take it or pass it on?
   *[no] { $seat } takes the travelling card or passes it on.
}
arkham-ritual-ask-take-or-refuse = { $you ->
    [yes] No hand is down any more. Take the travelling card or refuse it?
   *[no] { $seat } takes the travelling card or refuses it.
}
arkham-ritual-ask-orb = { $you ->
    [yes] You have seen the top card. Where does it go?
   *[no] { $seat } decides where the top card goes.
}

## Moves

arkham-ritual-move-give = Give it to { $to }
arkham-ritual-move-take = Take the card
arkham-ritual-move-pass = Pass it on to { $to }
arkham-ritual-move-refuse = Refuse the card, so everybody has passed
arkham-ritual-move-keep = Put it back on top
arkham-ritual-move-remove = Remove it for this round
arkham-ritual-move-confess = Own up: I have seen my card

## Cards

arkham-ritual-card-candelabra_b = Candelabra (blue)
arkham-ritual-card-candelabra_r = Candelabra (red)
arkham-ritual-card-grimoire_b = Grimoire (blue)
arkham-ritual-card-grimoire_r = Grimoire (red)
arkham-ritual-card-dagger_b = Dagger (blue)
arkham-ritual-card-dagger_r = Dagger (red)
arkham-ritual-card-mask_b = Mask (blue)
arkham-ritual-card-mask_r = Mask (red)
arkham-ritual-card-idol_b = Idol (blue)
arkham-ritual-card-idol_r = Idol (red)
arkham-ritual-card-elder_sign = Elder Sign (blue)
arkham-ritual-card-gate_1 = Gate (blue)
arkham-ritual-card-gate_2 = Gate (blue)
arkham-ritual-card-magical_orb = Magical Orb (blue)
arkham-ritual-card-trapezohedron = Shining Trapezohedron (blue)
arkham-ritual-card-investigator = Investigator (blue)
arkham-ritual-card-wary_student = Wary Student (blue)
arkham-ritual-card-cultist = Cultist (blue)
arkham-ritual-card-mad_professor = Mad Professor (blue)
arkham-ritual-card-cthulhu = Cthulhu (red)
arkham-ritual-card-nyarlathotep = Nyarlathotep (red)
arkham-ritual-card-yog_sothoth = Yog-Sothoth (red)
arkham-ritual-card-hastur = Hastur (red)
arkham-ritual-card-mystery = Mystery (red)

arkham-ritual-kind-candelabra = Candelabra
arkham-ritual-kind-grimoire = Grimoire
arkham-ritual-kind-dagger = Dagger
arkham-ritual-kind-mask = Mask
arkham-ritual-kind-idol = Idol

arkham-ritual-colour-blue = blue
arkham-ritual-colour-red = red

## Verdicts and the ends of a round

arkham-ritual-verdict-survives = survives
arkham-ritual-verdict-student = falls as the Wary Student
arkham-ritual-verdict-colour = falls by colour
arkham-ritual-verdict-clash = falls, the artifact is held twice
arkham-ritual-verdict-no-artifact = falls without an artifact

arkham-ritual-reason-elder-sign = the Elder Sign was discarded
arkham-ritual-reason-all-passed = everybody has passed
arkham-ritual-reason-deck-empty = the draw pile is empty
arkham-ritual-reason-gate = a Great Old One comes through the Gate

## Why a move is not possible

arkham-ritual-why-hands-down = As long as a hand is down you can only take the card or pass it on.
arkham-ritual-why-no-confession = This table plays without owning up.
arkham-ritual-why-no-player = Only players can get the card, and there is none on that seat.
arkham-ritual-why-never-keep = You may never keep the card you have drawn.
arkham-ritual-why-not-to-active = The active player cannot get the card back.
arkham-ritual-why-hand-up = That hand is up: this player has already had the card this turn.

## Options

arkham-ritual-option-event = Fourth event
arkham-ritual-option-event-help = The event beside the Elder Sign and the two Gates (AR-2.2).
arkham-ritual-option-event-magical_orb = Magical Orb
arkham-ritual-option-event-trapezohedron = Shining Trapezohedron
arkham-ritual-option-first_character = First character
arkham-ritual-option-first_character-help = The Investigator gains sanity by surviving, the Wary Student always loses exactly 1 (AR-2.3).
arkham-ritual-option-first_character-investigator = Investigator
arkham-ritual-option-first_character-wary_student = Wary Student
arkham-ritual-option-second_character = Second character
arkham-ritual-option-second_character-help = With the Cultist only red cards survive, with the Mad Professor only artifacts (AR-2.3).
arkham-ritual-option-second_character-cultist = Cultist
arkham-ritual-option-second_character-mad_professor = Mad Professor
arkham-ritual-option-great_old_one = Great Old One
arkham-ritual-option-great_old_one-help = Who comes when a Gate opens; the Mystery is one of the four, drawn at that moment (AR-2.4, AR-1.5).
arkham-ritual-option-great_old_one-cthulhu = Cthulhu
arkham-ritual-option-great_old_one-nyarlathotep = Nyarlathotep
arkham-ritual-option-great_old_one-yog_sothoth = Yog-Sothoth
arkham-ritual-option-great_old_one-hastur = Hastur
arkham-ritual-option-great_old_one-mystery = Mystery
arkham-ritual-option-house_pair = Cultist and Professor together
arkham-ritual-option-house_pair-help = A house rule: both are in the deck instead of the two characters chosen above (R-8).
arkham-ritual-option-doom_track = Doom track
arkham-ritual-option-doom_track-help = Losses come from a track that rises every round instead of the number of fallen (AR-12).
arkham-ritual-option-competitive = Competitive
arkham-ritual-option-competitive-help = Only the most sanity wins, instead of everybody who has some left (AR-11.3).
arkham-ritual-option-first_player = First player
arkham-ritual-option-first_player-help = Who begins the first round (AR-4.4).
arkham-ritual-option-confession = Owning up
arkham-ritual-option-confession-help = Players may own up to having seen their own card, for 1 sanity and a new card (AR-16.3).
arkham-ritual-option-round_limit = Round limit
arkham-ritual-option-round_limit-help = After this many rounds the game ends even if nobody is at 0 (AR-19.5).

## The screen

arkham-ritual-screen-head = Round { $round }, turn { $turn }
arkham-ritual-screen-pile = draw pile { $number }
arkham-ritual-screen-removed = removed { $number }
arkham-ritual-screen-doom = doom { $number }
arkham-ritual-screen-dummy = Dummy { $number }
arkham-ritual-screen-you = { $name } (you)
arkham-ritual-screen-hand-up = hand up
arkham-ritual-screen-hand-down = hand down
arkham-ritual-screen-face-down = face down
arkham-ritual-screen-own-card = your own card
arkham-ritual-screen-own-known = your own:
arkham-ritual-screen-travelling = Travelling card:
arkham-ritual-screen-drawn-by = drawn by { $name }
arkham-ritual-screen-lies-with = lies with { $name }
arkham-ritual-screen-discards = Discards
arkham-ritual-screen-none = none yet
arkham-ritual-screen-top = Top card:
arkham-ritual-screen-top-seen = somebody has seen it
arkham-ritual-screen-removed-card = Removed:
arkham-ritual-screen-know = Your own card { $number ->
    [one] is the one card
   *[other] is among the { $number } cards
} you cannot place: { $blue } blue, { $red } red.
arkham-ritual-screen-know-own = You know what your own card is. { $number ->
    [one] One other card you cannot place: { $blue } blue, { $red } red.
   *[other] { $number } other cards you cannot place: { $blue } blue, { $red } red.
}
arkham-ritual-screen-left = not seen
arkham-ritual-screen-seen = seen
arkham-ritual-screen-others = Others
