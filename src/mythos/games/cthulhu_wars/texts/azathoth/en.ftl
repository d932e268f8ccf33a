# Azathoth (CW-53.141).

cthulhu-wars-unit-azathoth = Azathoth
cthulhu-wars-card-azathoth = { cthulhu-wars-unit-azathoth }
cthulhu-wars-card-about-azathoth = Awaken with 8 Power at hand. As strong as the dice and the enemies' picks make him.
cthulhu-wars-option-cards-azathoth = { cthulhu-wars-card-azathoth }
cthulhu-wars-option-cards-azathoth-about = { cthulhu-wars-card-about-azathoth }

cthulhu-wars-power-daemon_sultan = Daemon Sultan
cthulhu-wars-power-about-daemon_sultan = A Kill on Azathoth lowers his strength by a die, once in a battle; at 0 he is killed.
cthulhu-wars-requirement-everybody_has_a_god = every player has a Great Old One in play
cthulhu-wars-book-nuclear_chaos = Nuclear Chaos
cthulhu-wars-about-nuclear_chaos = Action, 0, once a phase: all throw a die; the highest gain as much Power, the lowest as many Elder Signs. Yours may change by 1.

cthulhu-wars-screen-mark-azathoth = Azathoth's strength: { $number }
cthulhu-wars-event-azathoth-stirs = Azathoth stirs: { $face }. { $seat } loses { $number } Power.
cthulhu-wars-event-azathoth-number = { $seat } had picked { $number } and gains as much Power.
cthulhu-wars-event-azathoth-spurned = { $seat } picked the least and loses { $number } Doom.
cthulhu-wars-event-daemon-sultan = Azathoth of { $seat } grows weaker by { $number }: { $left }.
cthulhu-wars-event-nuclear-die = { $seat } throws { $number }.
cthulhu-wars-event-nuclear-chaos = Nuclear Chaos: the die of { $seat } counts as { $number }.
cthulhu-wars-ask-azathoth-number = Azathoth is awakened: pick a number in secret. You gain as much Power and add it to his strength; who picks the least loses 2 Doom.
cthulhu-wars-ask-nuclear-chaos = Your die shows { $number }. What does it count?
cthulhu-wars-move-pick-number = { $number }
cthulhu-wars-move-nuclear-chaos = Nuclear Chaos: everybody throws a die
cthulhu-wars-move-count-die = It counts { $number }
