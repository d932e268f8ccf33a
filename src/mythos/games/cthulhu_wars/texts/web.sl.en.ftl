# Cthulhu Wars at the browser table: Sleeper.

cthulhu-wars-guide-first_sl = Sleeper: three spellbooks can simply be paid for, 3 Power each, and two of them make others richer: choose who is no danger. For Tsathoggua you need a Formless Spawn on the map and 8 Power; with him you may idle while the others spend theirs.
cthulhu-wars-screen-way-of-sl = Sly and slow: borrows abilities and lets the others tire.
cthulhu-wars-screen-combat-formless_spawn = each as many dice as there are Formless Spawn on the map, one more with Tsathoggua
cthulhu-wars-screen-combat-tsathoggua = as many dice as the opponent has Power, at least 2
