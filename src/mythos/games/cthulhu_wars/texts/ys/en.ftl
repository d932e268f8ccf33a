# Yellow Sign (CW-23).

cthulhu-wars-faction-ys = Yellow Sign
cthulhu-wars-card-ys = Yellow Sign
cthulhu-wars-unit-undead = Undead
cthulhu-wars-unit-byakhee = Byakhee
cthulhu-wars-unit-king_in_yellow = King in Yellow
cthulhu-wars-unit-hastur = Hastur
cthulhu-wars-token-desecration = desecrated

cthulhu-wars-event-desecrate = { $seat } tries to desecrate: { $zone }, roll { $number }.
cthulhu-wars-event-desecrated = Desecrated: { $zone }.
cthulhu-wars-event-doom-given = { $seat } gives { $to } { $number } Doom.
cthulhu-wars-event-he-who-is-not = Hastur appears: { $zone }.
cthulhu-wars-event-passion = Passion: { $seat } gains 1 Power.
cthulhu-wars-event-screaming-dead = The King in Yellow walks: { $zone }.
cthulhu-wars-event-followed = { $number } Undead follow him.
cthulhu-wars-event-shriek = The Byakhee gather: { $zone }.
cthulhu-wars-event-zingaya = Zingaya: an Acolyte of { $to } is taken ({ $zone }).

cthulhu-wars-ask-desecrate-place = Which unit do you place?
cthulhu-wars-ask-screaming-dead = How many Undead follow the King?
cthulhu-wars-ask-shriek = From where does a Byakhee come?
cthulhu-wars-ask-zingaya = Zingaya takes one of your Acolytes ({ $zone }). Which?

cthulhu-wars-move-desecrate = Desecrate where the King in Yellow stands
cthulhu-wars-move-he-who-is-not-to-be-named = He Who is Not to be Named: { $zone }
cthulhu-wars-move-passion = Passion: gain 1 Power
cthulhu-wars-move-screaming-dead = The Screaming Dead: { $zone }
cthulhu-wars-move-follow = { $number } Undead
cthulhu-wars-move-shriek = Shriek of the Byakhee: { $zone }
cthulhu-wars-move-shriek-from = From here: { $zone }
cthulhu-wars-move-zingaya = Zingaya against { $to } ({ $zone })
cthulhu-wars-move-give-doom = A spellbook: { $to } gains 3 Doom

cthulhu-wars-book-he_who_is_not_to_be_named = He Who is Not to be Named
cthulhu-wars-book-passion = Passion
cthulhu-wars-book-screaming_dead = The Screaming Dead
cthulhu-wars-book-shriek = Shriek of the Byakhee
cthulhu-wars-book-third_eye = The Third Eye
cthulhu-wars-book-zingaya = Zingaya
cthulhu-wars-ability-feast = Feast
cthulhu-wars-ability-vengeance = Vengeance
cthulhu-wars-ability-passion = Passion
cthulhu-wars-about-he_who_is_not_to_be_named = Action, 1: Hastur jumps to an Area with a Cultist; then a second action.
cthulhu-wars-about-passion = Ongoing: 1 Power when enemies make you lose Cultists.
cthulhu-wars-about-screaming_dead = Action, 1: the King and Undead with him step into the next Area; then a second action.
cthulhu-wars-about-shriek = Action, 1: gather Byakhee from anywhere in one Area.
cthulhu-wars-about-third_eye = Ongoing, with Hastur: Desecrate costs 1, a success gives an Elder Sign.
cthulhu-wars-about-zingaya = Action, 1: an enemy Acolyte beside an Undead is replaced by an Undead.
cthulhu-wars-power-feast = Feast
cthulhu-wars-power-desecrate = Desecrate
cthulhu-wars-power-vengeance = Vengeance
cthulhu-wars-power-about-feast = Gather Power: 1 Power for each desecrated Area with a unit of yours.
cthulhu-wars-power-about-desecrate = Action, 2, with the King in Yellow: a roll up to the number of your units with him desecrates his Area; in any case place a unit of cost 2 or less there.
cthulhu-wars-power-about-vengeance = Post-battle, with Hastur: you choose which enemy units take the Kills and Pains.

cthulhu-wars-option-factions-ys = { cthulhu-wars-faction-ys }
cthulhu-wars-option-factions-ys-about = { cthulhu-wars-screen-way-of-ys }
cthulhu-wars-requirement-give_3_doom = give another player 3 Doom
cthulhu-wars-requirement-awaken_king_in_yellow = awaken the King in Yellow
cthulhu-wars-requirement-desecrate_slashes = desecrate an Area with Slashes
cthulhu-wars-requirement-desecrate_chevron = desecrate an Area with the Chevron
cthulhu-wars-requirement-desecrate_circle = desecrate an Area with the Circle
cthulhu-wars-requirement-awaken_hastur = awaken Hastur

cthulhu-wars-guide-first_ys = Yellow Sign: awaken the King in Yellow for 4 where you have a unit but there is no Gate. He desecrates Areas; one of each mark brings you a spellbook and later Power.

cthulhu-wars-screen-way-of-ys = A strange march: desecrates the lands on its way.
cthulhu-wars-screen-combat-undead = all Undead together: one die fewer than there are
cthulhu-wars-screen-combat-byakhee = all Byakhee together: one die more than there are
cthulhu-wars-screen-combat-hastur = as many dice as a ritual costs now
