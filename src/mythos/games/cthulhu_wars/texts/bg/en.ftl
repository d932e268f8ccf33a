# Black Goat (CW-22).

cthulhu-wars-faction-bg = Black Goat
cthulhu-wars-card-bg = Black Goat
cthulhu-wars-unit-ghoul = Ghoul
cthulhu-wars-unit-fungi = Fungi from Yuggoth
cthulhu-wars-unit-dark_young = Dark Young
cthulhu-wars-unit-shub_niggurath = Shub-Niggurath

cthulhu-wars-event-avatar = Shub-Niggurath swaps places: { $unit } of { $to } ({ $zone }).
cthulhu-wars-event-ghroth = Ghroth: { $seat } rolls { $number } against { $areas } Areas with Fungi.
cthulhu-wars-event-ghroth-placed = Ghroth brings an Acolyte of { $to }: { $zone }.
cthulhu-wars-event-necrophagy = A Ghoul comes to the feast ({ $zone }): one more Pain for both sides.

cthulhu-wars-ask-offering = Which Cultist do you give for Shub-Niggurath?
cthulhu-wars-ask-avatar = Which of your units swaps places with Shub-Niggurath ({ $zone })?
cthulhu-wars-ask-sacrifice = Which Cultist do you give up?
cthulhu-wars-ask-blood = Which Cultist do you sacrifice for an Elder Sign?
cthulhu-wars-ask-ghroth-loss = Ghroth demands a Cultist of yours. Which?
cthulhu-wars-ask-ghroth-share = No agreement: how many Cultists does each enemy lose?
cthulhu-wars-ask-ghroth-place = Ghroth: whose Acolyte appears, and where?
cthulhu-wars-ask-necrophagy = Does another Ghoul come?

cthulhu-wars-move-avatar = Avatar: swap with a unit of { $to } ({ $zone })
cthulhu-wars-move-blood-sacrifice = Blood Sacrifice: a Cultist for an Elder Sign
cthulhu-wars-move-ghroth = Ghroth: roll for your enemies' Cultists
cthulhu-wars-move-ghroth-place = Acolyte of { $to }: { $zone }
cthulhu-wars-move-necrophagy = Necrophagy: a Ghoul comes ({ $zone })
cthulhu-wars-move-sacrifice-two = A spellbook: eliminate two of your Cultists

cthulhu-wars-option-fertility_cult = Fertility Cult
cthulhu-wars-option-fertility_cult-help = What the unique ability of the Black Goat does.
cthulhu-wars-option-fertility_cult-one_action = one Summon action, any number of Monsters
cthulhu-wars-option-fertility_cult-unlimited = Summon as an Unlimited Action (later cards)

cthulhu-wars-book-blood_sacrifice = Blood Sacrifice
cthulhu-wars-book-frenzy = Frenzy
cthulhu-wars-book-ghroth = Ghroth
cthulhu-wars-book-necrophagy = Necrophagy
cthulhu-wars-book-red_sign = The Red Sign
cthulhu-wars-book-thousand_young = The Thousand Young
cthulhu-wars-ability-red_sign = The Red Sign: Power of the Dark Young
cthulhu-wars-ability-necrophagy = Necrophagy
cthulhu-wars-about-blood_sacrifice = Doom Phase, with Shub-Niggurath: eliminate a Cultist for an Elder Sign.
cthulhu-wars-about-frenzy = Battle: your Cultists have combat 1.
cthulhu-wars-about-ghroth = Action, 2: a die up to the Areas with Fungi costs the enemies so many Cultists.
cthulhu-wars-about-necrophagy = Post-battle, any battle: Ghouls come, each brings both sides one more Pain.
cthulhu-wars-about-red_sign = Ongoing: Dark Young build and hold Gates, give 1 Power and 1 combat to Shub-Niggurath.
cthulhu-wars-about-thousand_young = Ongoing: your Monsters cost 1 less while Shub-Niggurath is in play.
cthulhu-wars-power-fertility_cult = Fertility Cult
cthulhu-wars-power-avatar = Avatar
cthulhu-wars-power-about-fertility_cult = One Summon action brings as many Monsters as you can pay for; if it was agreed so, Summon is an Unlimited Action.
cthulhu-wars-power-about-avatar = Action, 1, with Shub-Niggurath: she and a Monster or Cultist in another Area swap places; its owner picks it.

cthulhu-wars-option-factions-bg = { cthulhu-wars-faction-bg }
cthulhu-wars-option-factions-bg-about = { cthulhu-wars-screen-way-of-bg }
cthulhu-wars-requirement-spread_4 = units in 4 Areas
cthulhu-wars-requirement-spread_6 = units in 6 Areas
cthulhu-wars-requirement-spread_8 = units in 8 Areas
cthulhu-wars-requirement-share_areas = share Areas with all enemies
cthulhu-wars-requirement-eliminate_two = eliminate 2 own Cultists
cthulhu-wars-requirement-awaken_shub_niggurath = awaken Shub-Niggurath

cthulhu-wars-guide-first_bg = Black Goat: spread out! Units in four, six and eight Areas bring you a spellbook each. One Summon action brings as many monsters as you can pay for.

cthulhu-wars-screen-way-of-bg = Everywhere at once: cheap monsters, many Areas.
cthulhu-wars-screen-combat-shub_niggurath = one die for each own Gate and each own Cultist; with The Red Sign also for each Dark Young
