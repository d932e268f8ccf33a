# Gobogeg (CW-53.101).

cthulhu-wars-unit-gobogeg = Gobogeg
cthulhu-wars-card-gobogeg = { cthulhu-wars-unit-gobogeg }
cthulhu-wars-card-about-gobogeg = Free once anybody has six spellbooks. Awakenings bring 6 Power.
cthulhu-wars-option-cards-gobogeg = { cthulhu-wars-card-gobogeg }
cthulhu-wars-option-cards-gobogeg-about = { cthulhu-wars-card-about-gobogeg }

cthulhu-wars-power-death_lament = Death Lament
cthulhu-wars-power-about-death_lament = Post-battle: if Gobogeg has a Kill or a Pain, everybody in the Area without a result is pained.
cthulhu-wars-ability-death_lament = { cthulhu-wars-power-death_lament }
cthulhu-wars-power-book_of_law = Book of Law
cthulhu-wars-power-about-book_of_law = Whoever awakens another Great Old One gains 6 Power then.
cthulhu-wars-requirement-somebody_wins = somebody wins the game
cthulhu-wars-book-book_of_chaos = Book of Chaos
cthulhu-wars-about-book_of_chaos = You choose how the next game is set up.

cthulhu-wars-event-wail = The Death Lament of { $seat } pains everybody ({ $zone }).
cthulhu-wars-event-book-of-law = Book of Law: { $seat } gains { $number } Power.
cthulhu-wars-ask-wail-retreat = The Death Lament drives your { $unit } off. Where to?
cthulhu-wars-move-wail = Death Lament: everybody without a result is pained
