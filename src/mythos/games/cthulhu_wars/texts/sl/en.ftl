# Sleeper (CW-25).

cthulhu-wars-faction-sl = Sleeper
cthulhu-wars-card-sl = Sleeper
cthulhu-wars-unit-wizard = Wizard
cthulhu-wars-unit-serpent_man = Serpent Man
cthulhu-wars-unit-formless_spawn = Formless Spawn
cthulhu-wars-unit-tsathoggua = Tsathoggua
cthulhu-wars-screen-mark-slumbering_gate = A Gate slumbers here

cthulhu-wars-event-death-from-below = Death from Below: { $unit } appears ({ $zone }).
cthulhu-wars-event-lethargy = Lethargy: { $seat } does nothing.
cthulhu-wars-event-ancient-sorcery = Ancient Sorcery: { $seat } sends a Serpent Man to { $to } and has the unique ability of that faction, too.
cthulhu-wars-event-serpent-returns = A Serpent Man returns to { $seat } with 1 Power: { $zone }.
cthulhu-wars-event-burrow = Burrow: { $seat } regains 1 Power.
cthulhu-wars-event-slumber = { $seat } takes a Gate onto the faction card: { $zone }.
cthulhu-wars-event-unearthed = { $seat } puts the slumbering Gate back: { $zone }.
cthulhu-wars-event-slumbering-oath = The High Priest of the slumbering Gate takes the Oath: { $seat } gains 2 Power.
cthulhu-wars-event-slumbering-eliminated = { $unit } of the slumbering Gate of { $seat } is eliminated; the Gate is abandoned.
cthulhu-wars-event-demand-sacrifice = { $seat } demands a sacrifice of { $to }.
cthulhu-wars-event-mercy = The Kills of { $seat } count as Pains in this battle.
cthulhu-wars-event-energy-nexus = Energy Nexus: { $seat } acts before the battle ({ $zone }).

cthulhu-wars-ask-capture-monster = Tsathoggua captures one of your Monsters ({ $zone }). Which?
cthulhu-wars-ask-demand-sacrifice = { $to } demands a sacrifice: an Elder Sign for { $to }, or your Kills count as Pains in this battle?
cthulhu-wars-ask-energy-nexus = Energy Nexus: which action do you take before the battle ({ $zone })?
cthulhu-wars-ask-serpent-returns = Where does the Serpent Man return?

cthulhu-wars-move-death-from-below = Death from Below: { $unit } ({ $zone })
cthulhu-wars-move-lethargy = Lethargy: do nothing
cthulhu-wars-move-pay-tribute = A spellbook for 3: { $to } gains 3 Power
cthulhu-wars-move-enrich-all = A spellbook for 3: every other player gains 1 Power
cthulhu-wars-move-impoverish-all = A spellbook for 3: every other player loses 1 Power
cthulhu-wars-move-ancient-sorcery = Ancient Sorcery: a Serpent Man to { $to } ({ $zone })
cthulhu-wars-move-serpent-returns = Here: { $zone }
cthulhu-wars-move-capture-monster = Capture a Monster of { $to } ({ $zone })
cthulhu-wars-move-slumber = Cursed Slumber: this Gate onto the card ({ $zone })
cthulhu-wars-move-unearth = Put the slumbering Gate here: { $zone }
cthulhu-wars-move-slumbering-oath = Oath: the High Priest of the slumbering Gate for 2 Power
cthulhu-wars-move-demand-sacrifice = Demand a sacrifice
cthulhu-wars-move-grant-sign = { $to } gains an Elder Sign
cthulhu-wars-move-grant-mercy = My Kills count as Pains
cthulhu-wars-move-energy-nexus = Energy Nexus: act before the battle ({ $zone })

cthulhu-wars-book-ancient_sorcery = Ancient Sorcery
cthulhu-wars-book-burrow = Burrow
cthulhu-wars-ability-burrow = Burrow
cthulhu-wars-book-capture_monster = Capture Monster
cthulhu-wars-book-cursed_slumber = Cursed Slumber
cthulhu-wars-book-demand_sacrifice = Demand Sacrifice
cthulhu-wars-book-energy_nexus = Energy Nexus
cthulhu-wars-ability-cursed_slumber = Oath of the slumbering Gate
cthulhu-wars-ability-demand_sacrifice = Demand Sacrifice
cthulhu-wars-ability-energy_nexus = Energy Nexus
cthulhu-wars-about-ancient_sorcery = Action, 1: a Serpent Man on an enemy's card lends you his unique ability until the end of the next Doom Phase; then he returns with 1 Power.
cthulhu-wars-about-burrow = Ongoing: 1 Power back after a Move action that cost 2 or more.
cthulhu-wars-about-capture_monster = Action, 1: Tsathoggua captures a Monster in his Area whose owner has no Great Old One there.
cthulhu-wars-about-cursed_slumber = Action, 1: a Gate of yours with its keeper onto your card, where it still counts; another action, 1: back to any Area without a Gate.
cthulhu-wars-about-demand_sacrifice = Pre-battle, with Tsathoggua in play: the enemy grants you an Elder Sign, or his Kills count as Pains.
cthulhu-wars-about-energy_nexus = Ongoing: before a battle in an Area with a Wizard take an action that begins there.
cthulhu-wars-power-death_from_below = Death from Below
cthulhu-wars-power-lethargy = Lethargy
cthulhu-wars-power-about-death_from_below = Doom Phase, once: the cheapest Monster of your Pool appears for 0 in an Area with a unit of yours.
cthulhu-wars-power-about-lethargy = Action, 0, with Tsathoggua in play: do nothing, as long as another player can still act.

cthulhu-wars-requirement-tribute_for_one = pay 3: another player gains 3 Power
cthulhu-wars-requirement-tribute_for_all = pay 3: every other player gains 1 Power
cthulhu-wars-requirement-tribute_of_all = pay 3: every other player loses 1 Power
cthulhu-wars-requirement-six_dice = throw six dice in one battle
cthulhu-wars-requirement-perform_ritual = perform a ritual
cthulhu-wars-requirement-awaken_tsathoggua = awaken Tsathoggua
cthulhu-wars-option-factions-sl = { cthulhu-wars-faction-sl }
cthulhu-wars-option-factions-sl-about = { cthulhu-wars-screen-way-of-sl }

cthulhu-wars-guide-first_sl = Sleeper: three spellbooks can simply be paid for, 3 Power each, and two of them make others richer: choose who is no danger. For Tsathoggua you need a Formless Spawn on the map and 8 Power; with him you may idle while the others spend theirs.

cthulhu-wars-screen-way-of-sl = Sly and slow: borrows abilities and lets the others tire.
cthulhu-wars-screen-combat-formless_spawn = each as many dice as there are Formless Spawn on the map, one more with Tsathoggua
cthulhu-wars-screen-combat-tsathoggua = as many dice as the opponent has Power, at least 2
