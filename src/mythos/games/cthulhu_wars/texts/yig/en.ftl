# Yig (CW-53.51).

cthulhu-wars-unit-yig = Yig
cthulhu-wars-card-yig = { cthulhu-wars-unit-yig }
cthulhu-wars-card-about-yig = Awaken for 4. Whoever kills a Cultist of yours suffers a Kill more.
cthulhu-wars-option-cards-yig = { cthulhu-wars-card-yig }
cthulhu-wars-option-cards-yig-about = { cthulhu-wars-card-about-yig }

cthulhu-wars-power-snakebite = Snakebite
cthulhu-wars-power-about-snakebite = Post-battle, wherever Yig is: if a Cultist of yours was assigned a Kill, the enemy takes one Kill more.
cthulhu-wars-requirement-remove_own_gate = remove an own Gate as an action
cthulhu-wars-book-messenger_of_yig = Messenger of Yig
cthulhu-wars-about-messenger_of_yig = Every other player's Doom turn: he gives you 1 Power, or you gain 1 Doom.

cthulhu-wars-event-snakebite = Snakebite of { $seat }: one Kill more for { $to }.
cthulhu-wars-event-yig-fed = { $by } gives { $seat } 1 Power for Yig.
cthulhu-wars-event-yig-defied = { $by } gives nothing: { $seat } gains 1 Doom for Yig.
cthulhu-wars-ask-messenger-of-yig = The Messenger of Yig demands 1 Power for { $to }; otherwise { $to } gains 1 Doom.
cthulhu-wars-ability-snakebite = { cthulhu-wars-power-snakebite }
cthulhu-wars-move-bite = Snakebite: one Kill more
cthulhu-wars-move-close-gate = Remove your Gate for Yig: { $zone }
cthulhu-wars-move-feed-yig = Give 1 Power ({ $to })
cthulhu-wars-move-defy-yig = Give nothing: 1 Doom for { $to }
