# Atlach-Nacha (CW-53.61).

cthulhu-wars-unit-atlach_nacha = Atlach-Nacha
cthulhu-wars-card-atlach_nacha = { cthulhu-wars-unit-atlach_nacha }
cthulhu-wars-card-about-atlach_nacha = Awaken for 6. Webs in six Areas, and the game can be won at once.
cthulhu-wars-option-cards-atlach_nacha = { cthulhu-wars-card-atlach_nacha }
cthulhu-wars-option-cards-atlach_nacha-about = { cthulhu-wars-card-about-atlach_nacha }
cthulhu-wars-token-web = Web

cthulhu-wars-power-spinnerets = Spinnerets
cthulhu-wars-power-about-spinnerets = Action, 1: put a Web into the Area of Atlach-Nacha if there is none.
cthulhu-wars-requirement-six_webs = Webs in six Areas
cthulhu-wars-book-cosmic_web = Cosmic Web
cthulhu-wars-about-cosmic_web = Action: you win the game at once, whatever your spellbooks.

cthulhu-wars-event-web = { $seat } spins a Web ({ $zone }): { $number } of 6.
cthulhu-wars-event-cosmic-web = The Cosmic Web of { $seat } is complete.
cthulhu-wars-move-spin-web = Spinnerets: a Web in { $zone }
cthulhu-wars-move-cosmic-web = Cosmic Web: win the game
