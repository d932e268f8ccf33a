# Asenath Waite (CW-56.2).

cthulhu-wars-unit-asenath_waite = Asenath Waite
cthulhu-wars-card-asenath_waite = { cthulhu-wars-unit-asenath_waite }
cthulhu-wars-card-about-asenath_waite = Between actions a unit of yours takes an enemy's place; she is gone.
cthulhu-wars-option-cards-asenath_waite = { cthulhu-wars-card-asenath_waite }
cthulhu-wars-option-cards-asenath_waite-about = { cthulhu-wars-card-about-asenath_waite }
cthulhu-wars-power-thing_from_beyond = The Thing from Beyond
cthulhu-wars-power-about-thing_from_beyond = Between actions: a unit of your Pool of cost 3 or less replaces an enemy's Monster or Cultist; then eliminate her.

cthulhu-wars-ability-thing_from_beyond = { cthulhu-wars-power-thing_from_beyond }
cthulhu-wars-event-thing-from-beyond = { $seat } replaces a unit of { $to } ({ $zone }): { $unit }.
cthulhu-wars-ask-asenath-victim = Whose place does the Thing from Beyond take?
cthulhu-wars-ask-asenath-heir = Which of your units takes the place ({ $zone })?
cthulhu-wars-move-from-beyond = The Thing from Beyond: give up Asenath Waite ({ $zone })
cthulhu-wars-move-displace = { $unit } of { $to } ({ $zone })
cthulhu-wars-move-supplant = { $unit } takes the place
