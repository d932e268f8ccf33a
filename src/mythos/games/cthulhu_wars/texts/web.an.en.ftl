# Cthulhu Wars at the browser table: The Ancients.

cthulhu-wars-guide-first_an = The Ancients: where you have a Cultist you can build a Cathedral instead of a Gate, for 1 Power, or 3 beside another Cathedral. One for each mark, Slashes, Chevron and Circle, and one where there is no mark: each of the four brings you a spellbook.
cthulhu-wars-screen-way-of-an = No god, but four Cathedrals, and the dead at a bargain.
