# Cthulhu Wars at the browser table: Tcho-Tcho.

cthulhu-wars-guide-first_tt = Tcho-Tcho: recruit a High Priest for 3 Power. With one of them and a Gate you can awaken Ubbo-Sathla in the Doom Phase, and there he costs no Power. Once you have a second Gate you may remove the one at your start: that costs nothing and brings you a spellbook.
cthulhu-wars-screen-way-of-tt = Priests and a god who grows: lives on the others' rituals.
cthulhu-wars-screen-combat-ubbo_sathla = as many dice as the Growth counter shows
