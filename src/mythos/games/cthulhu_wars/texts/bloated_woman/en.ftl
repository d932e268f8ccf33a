# The Bloated Woman (CW-53.151).

cthulhu-wars-unit-bloated_woman = The Bloated Woman
cthulhu-wars-card-bloated_woman = { cthulhu-wars-unit-bloated_woman }
cthulhu-wars-card-about-bloated_woman = Awaken for 4. Takes lost units onto her fan; Elder Signs instead of Power.
cthulhu-wars-option-cards-bloated_woman = { cthulhu-wars-card-bloated_woman }
cthulhu-wars-option-cards-bloated_woman-about = { cthulhu-wars-card-about-bloated_woman }

cthulhu-wars-power-velvet_fan = The Velvet Fan
cthulhu-wars-power-about-velvet_fan = After a battle with her a Monster or Cultist that the enemy lost goes onto this card; who brings it back pays you.
cthulhu-wars-ability-velvet_fan = { cthulhu-wars-power-velvet_fan }
cthulhu-wars-requirement-six_books = all six spellbooks of the faction
cthulhu-wars-book-disaster_looms = Disaster Looms
cthulhu-wars-about-disaster_looms = Gather Power: your Gates may give an Elder Sign each instead of 2 Power.
cthulhu-wars-ability-disaster_looms = { cthulhu-wars-book-disaster_looms }

cthulhu-wars-screen-mark-velvet_fan = On the Velvet Fan: { $number }
cthulhu-wars-event-velvet-fan = { $seat } takes a unit of { $to } onto the Velvet Fan: { $unit }.
cthulhu-wars-event-paid-to-keeper = { $seat } brings back { $unit } and pays { $to } { $number } Power for it.
cthulhu-wars-event-disaster-looms = Disaster looms: the Gates of { $seat } give Elder Signs.
cthulhu-wars-ask-velvet-fan = Which unit do you take onto the Velvet Fan?
cthulhu-wars-ask-disaster-looms = Shall your Gates give Elder Signs instead of Power: { $number }?
cthulhu-wars-move-velvet-fan = Onto the Velvet Fan: { $unit }
cthulhu-wars-move-let-disaster-loom = Elder Signs instead of Power
