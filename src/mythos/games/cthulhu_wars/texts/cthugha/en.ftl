# Cthugha (CW-53.21).

cthulhu-wars-unit-cthugha = Cthugha
cthulhu-wars-card-cthugha = { cthulhu-wars-unit-cthugha }
cthulhu-wars-card-about-cthugha = Replaces a Great Old One of yours; sells mercy for Power.
cthulhu-wars-option-cards-cthugha = { cthulhu-wars-card-cthugha }
cthulhu-wars-option-cards-cthugha-about = { cthulhu-wars-card-about-cthugha }

cthulhu-wars-power-fire_vampires = Fire Vampires
cthulhu-wars-power-about-fire_vampires = Post-battle, with Cthugha: Kills on enemy units become Pains if you like; 1 Power for each unit.
cthulhu-wars-requirement-kill_a_god = kill an enemy Great Old One in a battle
cthulhu-wars-book-firestorm = Firestorm
cthulhu-wars-about-firestorm = Every unit that Fire Vampires spare also brings you an Elder Sign.

cthulhu-wars-event-ignited = Cthugha takes the place of { $unit }; { $seat } gains { $number } Power by it.
cthulhu-wars-event-fire-vampires = Fire Vampires of { $seat } spare a unit of { $to }: { $unit }. 1 Power.
cthulhu-wars-move-ignite = Awaken Cthugha in the place of { $unit }: { $zone }
cthulhu-wars-move-spare-unit = Fire Vampires: spare { $unit }
cthulhu-wars-ability-fire_vampires = { cthulhu-wars-power-fire_vampires }
