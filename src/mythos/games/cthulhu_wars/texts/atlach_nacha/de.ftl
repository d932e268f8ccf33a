# Atlach-Nacha (CW-53.61).

cthulhu-wars-unit-atlach_nacha = Atlach-Nacha
cthulhu-wars-card-atlach_nacha = { cthulhu-wars-unit-atlach_nacha }
cthulhu-wars-card-about-atlach_nacha = Erwecken für 6. Netze in sechs Zonen, und das Spiel ist zu gewinnen.
cthulhu-wars-option-cards-atlach_nacha = { cthulhu-wars-card-atlach_nacha }
cthulhu-wars-option-cards-atlach_nacha-about = { cthulhu-wars-card-about-atlach_nacha }
cthulhu-wars-token-web = Netz

cthulhu-wars-power-spinnerets = Spinndrüsen
cthulhu-wars-power-about-spinnerets = Aktion, 1: Lege ein Netz in die Zone von Atlach-Nacha, wenn dort keines ist.
cthulhu-wars-requirement-six_webs = Netze in sechs Zonen
cthulhu-wars-book-cosmic_web = Kosmisches Netz
cthulhu-wars-about-cosmic_web = Aktion: Du gewinnst das Spiel sofort, gleich mit welchen Zauberbüchern.

cthulhu-wars-event-web = { $seat } spinnt ein Netz ({ $zone }): { $number } von 6.
cthulhu-wars-event-cosmic-web = Das kosmische Netz von { $seat } ist vollendet.
cthulhu-wars-move-spin-web = Spinndrüsen: ein Netz in { $zone }
cthulhu-wars-move-cosmic-web = Kosmisches Netz: das Spiel gewinnen
