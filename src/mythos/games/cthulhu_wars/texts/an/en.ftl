# The Ancients (CW-28).

cthulhu-wars-faction-an = The Ancients
cthulhu-wars-card-an = The Ancients
cthulhu-wars-unit-un_man = Un-Man
cthulhu-wars-unit-reanimated = Reanimated
cthulhu-wars-unit-yothan = Yothan
cthulhu-wars-token-cathedral = Cathedral

cthulhu-wars-event-dematerialize = { $seat } dematerializes units: from { $origin } to { $zone }.
cthulhu-wars-event-carried = It appears: { $unit } ({ $zone }).
cthulhu-wars-event-cathedral = { $seat } builds a Cathedral: { $zone }.
cthulhu-wars-event-cathedral-gone = A Cathedral of { $seat } is no more: { $zone }.
cthulhu-wars-event-free-monsters = { $seat } lets every enemy place a Monster for nothing.
cthulhu-wars-event-festival = Festival: { $to } gains 1 Power.
cthulhu-wars-event-unholy-ground = Unholy Ground: { $seat } gives up a Cathedral ({ $zone }) for an enemy's Great Old One.

cthulhu-wars-ask-dematerialize = Who goes?
cthulhu-wars-ask-free-monster = You place a Monster for nothing. Which one, and at which Gate?
cthulhu-wars-ask-festival = The Un-Man brings an enemy 1 Power. Whom?
cthulhu-wars-ask-unholy-ground = Unholy Ground ({ $zone }): which Great Old One do you lose?

cthulhu-wars-move-dematerialize = Dematerialize: from { $origin } to { $zone }
cthulhu-wars-move-carry = { $unit } goes, too
cthulhu-wars-move-build-cathedral = Build a Cathedral: { $zone }
cthulhu-wars-move-free-lowest = A spellbook: every enemy places his cheapest Monster
cthulhu-wars-move-free-highest = A spellbook: every enemy places his dearest Monster
cthulhu-wars-move-festival-for = 1 Power for { $to }
cthulhu-wars-move-unholy-ground = Unholy Ground: give up this Cathedral ({ $zone })

cthulhu-wars-book-brainless = Brainless
cthulhu-wars-book-consecration = Consecration
cthulhu-wars-ability-consecration = Consecration
cthulhu-wars-book-extinction = Extinction
cthulhu-wars-book-festival = Festival
cthulhu-wars-book-unholy_ground = Unholy Ground
cthulhu-wars-book-worship_services = Worship Services
cthulhu-wars-about-brainless = Ongoing, always: Reanimated cost 1, but stop, capture and attack only beside another unit of yours.
cthulhu-wars-about-consecration = Doom Phase: your ritual brings 1 Elder Sign with one to three Cathedrals, 2 with all four.
cthulhu-wars-about-extinction = Ongoing, always: Yothans cost 3, but lost ones are out of the game.
cthulhu-wars-about-festival = Ongoing, always: Un-Men cost nothing; each brings an enemy of your choice 1 Power.
cthulhu-wars-about-unholy_ground = Post-battle, at a Cathedral: give up any Cathedral, and the enemy loses a Great Old One of the battle.
cthulhu-wars-about-worship_services = Gather Power: 1 Power for each Cathedral at an enemy's Gate; he gains 1, too.
cthulhu-wars-power-dematerialization = Dematerialization
cthulhu-wars-power-cathedrals = Cathedrals
cthulhu-wars-power-about-dematerialization = Doom Phase, once: any of your units in one Area go to any other Area for 0.
cthulhu-wars-power-about-cathedrals = Action, 1, or 3 beside another Cathedral: build one where you have a Cultist; one for each glyph, and one in all Areas without.

cthulhu-wars-requirement-cathedral_slashes = a Cathedral in an Area with Slashes
cthulhu-wars-requirement-cathedral_chevron = a Cathedral in an Area with the Chevron
cthulhu-wars-requirement-cathedral_circle = a Cathedral in an Area with the Circle
cthulhu-wars-requirement-cathedral_plain = a Cathedral in an Area without a mark
cthulhu-wars-requirement-free_lowest_monsters = every enemy places his cheapest Monster for nothing
cthulhu-wars-requirement-free_highest_monsters = every enemy places his dearest Monster for nothing
cthulhu-wars-option-factions-an = { cthulhu-wars-faction-an }
cthulhu-wars-option-factions-an-about = { cthulhu-wars-screen-way-of-an }

cthulhu-wars-guide-first_an = The Ancients: where you have a Cultist you can build a Cathedral instead of a Gate, for 1 Power, or 3 beside another Cathedral. One for each mark, Slashes, Chevron and Circle, and one where there is no mark: each of the four brings you a spellbook.

cthulhu-wars-screen-way-of-an = No god, but four Cathedrals, and the dead at a bargain.
