# Great Cthulhu (CW-20).

cthulhu-wars-faction-gc = Great Cthulhu
cthulhu-wars-card-gc = Great Cthulhu
cthulhu-wars-unit-deep_one = Deep One
cthulhu-wars-unit-shoggoth = Shoggoth
cthulhu-wars-unit-starspawn = Starspawn
cthulhu-wars-unit-cthulhu = Cthulhu

cthulhu-wars-event-devour = Cthulhu devours: { $unit }.
cthulhu-wars-event-absorb = A Shoggoth absorbs: { $unit }.
cthulhu-wars-event-devolve = { $seat }: an Acolyte becomes a Deep One ({ $zone }).
cthulhu-wars-event-dreams = { $seat } sends Dreams to { $to } ({ $zone }).
cthulhu-wars-event-submerge = Cthulhu submerges ({ $zone }).
cthulhu-wars-event-taken-along = It goes down with him: { $unit }.
cthulhu-wars-event-emerge = Cthulhu and all with him emerge: { $zone }.

cthulhu-wars-ask-devoured = Cthulhu devours one of your units. Which?
cthulhu-wars-ask-dreams = Dreams take one of your Acolytes ({ $zone }). Which?
cthulhu-wars-ask-submerge = Who goes down with Cthulhu?

cthulhu-wars-move-devour = Devour: the enemy loses a unit
cthulhu-wars-move-absorb = Absorb: { $unit }, +3 dice (Shoggoth so far +{ $number })
cthulhu-wars-move-devolve = Devolve: { $unit } becomes a Deep One ({ $zone })
cthulhu-wars-move-dreams = Dreams against { $to } ({ $zone })
cthulhu-wars-move-submerge = Submerge with Cthulhu
cthulhu-wars-move-take-along = Take along: { $unit }
cthulhu-wars-move-emerge = Emerge: { $zone }

cthulhu-wars-book-absorb = Absorb
cthulhu-wars-book-devolve = Devolve
cthulhu-wars-book-dreams = Dreams
cthulhu-wars-book-regenerate = Regenerate
cthulhu-wars-book-submerge = Submerge
cthulhu-wars-book-yha_nthlei = Y'ha Nthlei
cthulhu-wars-ability-regenerate = Regenerate
cthulhu-wars-ability-yha_nthlei = Y'ha Nthlei
cthulhu-wars-ability-devour = Devour
cthulhu-wars-ability-devolve = Devolve
cthulhu-wars-about-absorb = Pre-battle, with a Shoggoth: eliminate own Monsters or Cultists in the battle, 3 dice each.
cthulhu-wars-about-devolve = Between actions: exchange Acolytes on the map for Deep Ones from the Pool.
cthulhu-wars-about-dreams = Action, 2: an enemy gives up an Acolyte of an Area, place one of yours there.
cthulhu-wars-about-regenerate = Post-battle: a Starspawn takes up to two results; only two Kills kill it.
cthulhu-wars-about-submerge = Action, 1: Cthulhu in an Ocean and others there go under; all return anywhere for 0.
cthulhu-wars-about-yha_nthlei = Gather Power: 1 Power for each enemy Gate in an Ocean while Cthulhu is in play.
cthulhu-wars-power-immortal = Immortal
cthulhu-wars-power-devour = Devour
cthulhu-wars-power-about-immortal = Ongoing: awakening a Great Old One gives an Elder Sign and costs only 4 after the first time.
cthulhu-wars-power-about-devour = Pre-battle, with Cthulhu: the enemy eliminates one of his Monsters or Cultists in the battle.

cthulhu-wars-option-factions-gc = { cthulhu-wars-faction-gc }
cthulhu-wars-option-factions-gc-about = { cthulhu-wars-screen-way-of-gc }
cthulhu-wars-requirement-first_doom_phase = first Doom Phase
cthulhu-wars-requirement-kill_devour_1 = kill or devour 1 enemy unit in a battle
cthulhu-wars-requirement-kill_devour_2 = kill or devour 2 enemy units in a battle
cthulhu-wars-requirement-ocean_gates = 3 own or 4 Gates in Oceans
cthulhu-wars-requirement-awaken_cthulhu = awaken Cthulhu
cthulhu-wars-requirement-five_books = the last one, in the Doom Phase

cthulhu-wars-guide-first_gc = Great Cthulhu: step into a neighbouring ocean with an Acolyte and build a second Gate. Gates in oceans bring you a spellbook, and Cthulhu himself rises for 10 Power at your start.

cthulhu-wars-screen-way-of-gc = Strong from the beginning: oceans, and a god who returns.
