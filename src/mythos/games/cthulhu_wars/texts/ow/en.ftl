# Opener of the Way (CW-24).

cthulhu-wars-faction-ow = Opener of the Way
cthulhu-wars-card-ow = Opener of the Way
cthulhu-wars-unit-mutant = Mutant
cthulhu-wars-unit-abomination = Abomination
cthulhu-wars-unit-spawn_of_yog_sothoth = Spawn of Yog-Sothoth
cthulhu-wars-unit-yog_sothoth = Yog-Sothoth
cthulhu-wars-screen-mark-dragon_ascending = Dragon Ascending is used
cthulhu-wars-screen-mark-dragon_descending = Dragon Descending is used

cthulhu-wars-event-beyond-one = { $seat } carries a Gate ({ $unit }): { $origin } → { $zone }.
cthulhu-wars-event-channel-power = { $seat } channels Power and throws again { $faces }: { $kills ->
    [one] 1 Kill
   *[other] { $kills } Kills
}, { $pains ->
    [one] 1 Pain
   *[other] { $pains } Pains
} more.
cthulhu-wars-event-dragon-ascending = Dragon Ascending: { $seat } has as much Power as { $to } now, { $number }.
cthulhu-wars-event-dragon-descending = Dragon Descending: this ritual of { $seat } brings double Doom.
cthulhu-wars-event-dread-curse = Dread Curse of { $seat } ({ $zone }), rolled { $faces }: { $kills ->
    [one] 1 Kill
   *[other] { $kills } Kills
}, { $pains ->
    [one] 1 Pain
   *[other] { $pains } Pains
}.
cthulhu-wars-event-promoted = { $seat } promotes a unit: now { $number ->
    [one] { $unit }
   *[other] { $number }× { $unit }
} ({ $zone }).

cthulhu-wars-ask-dread-curse-kills = How do you share out the Kills ({ $number } left)?
cthulhu-wars-ask-dread-curse-pains = How do you share out the Pains ({ $number } left)?
cthulhu-wars-ask-cursed-kill = The Dread Curse kills one of your units ({ $zone }). Which?
cthulhu-wars-ask-cursed-pain = The Dread Curse drives one of your units away ({ $zone }). Which?
cthulhu-wars-ask-cursed-way = Where do you send it: { $unit } of { $to }?

cthulhu-wars-move-beyond-one = The Beyond One: { $unit } carries the Gate, { $origin } → { $zone }
cthulhu-wars-move-channel-power = { $number ->
    [one] Channel Power: throw one missed die again for 1 Power
   *[other] Channel Power: throw { $number } missed dice again for 1 Power
}
cthulhu-wars-move-ascend = Dragon Ascending: as much Power as { $to }
cthulhu-wars-move-descend = Dragon Descending: a ritual with double Doom
cthulhu-wars-move-dread-curse = Dread Curse of Azathoth: { $zone }
cthulhu-wars-move-promote = Promote: { $unit } ({ $zone })

cthulhu-wars-book-channel_power = Channel Power
cthulhu-wars-book-dragon_ascending = Dragon Ascending
cthulhu-wars-book-dragon_descending = Dragon Descending
cthulhu-wars-book-dread_curse = Dread Curse of Azathoth
cthulhu-wars-book-million_favored_ones = The Million Favored Ones
cthulhu-wars-book-they_break_through = They Break Through
cthulhu-wars-ability-channel_power = Channel Power
cthulhu-wars-ability-dragon_ascending = Dragon Ascending
cthulhu-wars-ability-million_favored_ones = The Million Favored Ones
cthulhu-wars-about-channel_power = Battle, after the roll: throw all missed dice again, 1 Power each time.
cthulhu-wars-about-dragon_ascending = Once a game, at any time: your Power becomes that of an enemy who has more.
cthulhu-wars-about-dragon_descending = Once a game: a ritual of yours brings double Doom for Gates.
cthulhu-wars-about-dread_curse = Action, 2: a die for each Abomination and Spawn in play against the enemies in an Area; you share out Kills and Pains and send the pained away.
cthulhu-wars-about-million_favored_ones = Post-battle: each survivor rises: Acolyte, Mutant, Abomination, Spawn; a Spawn becomes all Mutants of the Pool.
cthulhu-wars-about-they_break_through = Ongoing: summon at abandoned and at enemies' Gates, too.
cthulhu-wars-power-beyond_one = The Beyond One
cthulhu-wars-power-key_and_gate = The Key and the Gate
cthulhu-wars-power-about-beyond_one = Action, 1: a unit of cost 3 or more takes a Gate, and whoever holds it, to an Area without one; not where an enemy Great Old One is.
cthulhu-wars-power-about-key_and_gate = Ongoing, with Yog-Sothoth in play: he is a Gate of yours himself, but none that can be carried.

cthulhu-wars-requirement-gates_8 = 8 Gates on the map
cthulhu-wars-requirement-gates_12 = 12 Gates on the map (10 with two or three players)
cthulhu-wars-requirement-at_enemy_gates = units at 2 Gates of enemies
cthulhu-wars-requirement-lose_unit_in_battle = lose a unit in a battle
cthulhu-wars-requirement-gods_meet = Yog-Sothoth shares an Area with an enemy's Great Old One
cthulhu-wars-requirement-awaken_yog_sothoth = awaken Yog-Sothoth
cthulhu-wars-option-factions-ow = { cthulhu-wars-faction-ow }
cthulhu-wars-option-factions-ow-about = { cthulhu-wars-screen-way-of-ow }

cthulhu-wars-guide-first_ow = Opener of the Way: the more Gates lie on the map, whoever holds them, the better: 8 bring you a spellbook, and 12 another one (10 with two or three players). Summon an Abomination: at a Gate, anyone's, it can carry that Gate to an Area without one.

cthulhu-wars-screen-way-of-ow = Gates everywhere: carries them off, and its god is one himself.
cthulhu-wars-screen-combat-yog_sothoth = two dice for each Great Old One of the others' factions in play; 4 with two players
