# Shub-Niggurath, independent (CW-54.41).

cthulhu-wars-card-free_shub_niggurath = Shub-Niggurath
cthulhu-wars-card-about-free_shub_niggurath = Awaken for 4, without the Black Goat. Recruits many at once; swaps places.
cthulhu-wars-option-cards-free_shub_niggurath = { cthulhu-wars-card-free_shub_niggurath }
cthulhu-wars-option-cards-free_shub_niggurath-about = { cthulhu-wars-card-about-free_shub_niggurath }

cthulhu-wars-power-fertile = Fertile
cthulhu-wars-power-about-fertile = One Recruit action brings any number of Cultists, in one or several Areas.
cthulhu-wars-requirement-share_with_all = share an Area with every enemy
cthulhu-wars-book-free_avatar = Avatar
cthulhu-wars-about-free_avatar = Action, 1: Shub-Niggurath swaps places with a Monster or Cultist of a faction in another Area, whom its owner chooses.

cthulhu-wars-ask-recruit = Which Cultist comes next?
cthulhu-wars-event-incarnate = Shub-Niggurath of { $seat } swaps places: { $unit } of { $to } ({ $zone }).
cthulhu-wars-ask-incarnate = Which of your units swaps places with Shub-Niggurath ({ $zone })?
cthulhu-wars-move-incarnate = Avatar: swap places with a unit of { $to } ({ $zone })
