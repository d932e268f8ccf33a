# Crawling Chaos (CW-21).

cthulhu-wars-faction-cc = Crawling Chaos
cthulhu-wars-card-cc = Crawling Chaos
cthulhu-wars-unit-nightgaunt = Nightgaunt
cthulhu-wars-unit-flying_polyp = Flying Polyp
cthulhu-wars-unit-hunting_horror = Hunting Horror
cthulhu-wars-unit-nyarlathotep = Nyarlathotep

cthulhu-wars-event-paid-for-book = { $seat } pays { $number } Power for a spellbook.
cthulhu-wars-event-abduct = A Nightgaunt abducts an enemy.
cthulhu-wars-event-emissary = Emissary of the Outer Gods: Nyarlathotep is only pained.
cthulhu-wars-event-hidden = Invisible: { $unit } of { $to }.
cthulhu-wars-event-seek-and-destroy = A Hunting Horror flies in from afar ({ $zone }).
cthulhu-wars-event-thousand-forms = The Thousand Forms: the enemies of { $seat } are to lose { $number } Power together.

cthulhu-wars-ask-abducted = One of your units is abducted. Which?

cthulhu-wars-move-abduct = Abduct: a Nightgaunt for a unit of the enemy
cthulhu-wars-move-emissary = Emissary of the Outer Gods: Pain instead of the Kill
cthulhu-wars-move-hide = Make invisible: { $unit } of { $to }
cthulhu-wars-move-madness = Madness: yes, those of { $first } first
cthulhu-wars-move-seek-and-destroy = Seek and Destroy: a Hunting Horror comes ({ $zone })
cthulhu-wars-move-thousand-forms = Thousand Forms: roll for your enemies' Power
cthulhu-wars-move-pay-for-book = A spellbook for { $number } Power

cthulhu-wars-book-abduct = Abduct
cthulhu-wars-book-emissary = Emissary of the Outer Gods
cthulhu-wars-book-invisibility = Invisibility
cthulhu-wars-book-madness = Madness
cthulhu-wars-book-seek_and_destroy = Seek and Destroy
cthulhu-wars-book-thousand_forms = The Thousand Forms
cthulhu-wars-ability-emissary = Emissary of the Outer Gods
cthulhu-wars-ability-madness = Madness
cthulhu-wars-about-abduct = Pre-battle: for each Nightgaunt you eliminate the enemy eliminates a Monster or Cultist.
cthulhu-wars-about-emissary = Post-battle: without an enemy Great Old One Nyarlathotep is pained instead of killed.
cthulhu-wars-about-invisibility = Pre-battle: each Flying Polyp takes a Monster or Cultist of either side out of the battle.
cthulhu-wars-about-madness = Post-battle, any battle: you choose where all pained units retreat.
cthulhu-wars-about-seek_and_destroy = Pre-battle: Hunting Horrors from anywhere join your battle.
cthulhu-wars-about-thousand_forms = Action, 0, once a phase: a die; the enemies lose that much Power together, or you gain it.
cthulhu-wars-power-flight = Flight
cthulhu-wars-power-harbinger = Harbinger
cthulhu-wars-power-about-flight = Ongoing: a unit moves up to two Areas for 1 Power, also past enemies.
cthulhu-wars-power-about-harbinger = Post-battle, with Nyarlathotep: for each enemy Great Old One given a Kill or Pain take 2 Elder Signs or half of what awakening it costs.

cthulhu-wars-option-factions-cc = { cthulhu-wars-faction-cc }
cthulhu-wars-option-factions-cc-about = { cthulhu-wars-screen-way-of-cc }
cthulhu-wars-requirement-pay_4 = pay 4 Power
cthulhu-wars-requirement-pay_6 = pay 6 Power
cthulhu-wars-requirement-gates_3_power_12 = 3 Gates or 12 Power
cthulhu-wars-requirement-gates_4_power_15 = 4 Gates or 15 Power
cthulhu-wars-requirement-capture_cultist = capture a Cultist
cthulhu-wars-requirement-awaken_nyarlathotep = awaken Nyarlathotep

cthulhu-wars-guide-first_cc = Crawling Chaos: your units fly two Areas in one move. Take Gates far apart; with three Gates or twelve Power you get a spellbook, and two others can simply be paid for.

cthulhu-wars-screen-way-of-cc = Fast and full of tricks: flies far and turns battles round.
cthulhu-wars-screen-combat-nyarlathotep = one die for each spellbook of yours and of the opponent
cthulhu-wars-event-harbinger = Harbinger ({ $unit }): { $seat } gains { $number } Power.
cthulhu-wars-move-harbinger-power = Harbinger: Power for { $unit }
cthulhu-wars-move-harbinger-signs = Harbinger: two Elder Signs for { $unit }
