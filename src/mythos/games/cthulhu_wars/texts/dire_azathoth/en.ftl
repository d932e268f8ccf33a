# Dire Azathoth (CW-53.221).

cthulhu-wars-unit-dire_azathoth = Dire Azathoth
cthulhu-wars-card-dire_azathoth = { cthulhu-wars-unit-dire_azathoth }
cthulhu-wars-card-about-dire_azathoth = Awaken for 10 in an enemy's start Area. Rewards slaughter; 20 Power win the game.
cthulhu-wars-option-cards-dire_azathoth = { cthulhu-wars-card-dire_azathoth }
cthulhu-wars-option-cards-dire_azathoth-about = { cthulhu-wars-card-about-dire_azathoth }

cthulhu-wars-power-mindless_destruction = Mindless Destruction
cthulhu-wars-power-about-mindless_destruction = Whoever fights in its Area gains 1 Doom or 1 Power for each enemy unit killed or eliminated in that battle.
cthulhu-wars-requirement-pay_20 = as an action, 20 Power
cthulhu-wars-book-blind_idiot_god = The Blind Idiot God
cthulhu-wars-about-blind_idiot_god = You win at once.

cthulhu-wars-event-mindless-dice = Dire Azathoth of { $seat } fights with { $number } dice.
cthulhu-wars-event-mindless-destruction = Mindless Destruction: { $seat } gains { $doom } Doom and { $power } Power.
cthulhu-wars-ask-mindless-destruction = Mindless Destruction: how many of your { $number } gains are Doom? The rest is Power.
cthulhu-wars-move-take-doom = Doom: { $number }
cthulhu-wars-move-pay-for-the-end = Pay for The Blind Idiot God and win
