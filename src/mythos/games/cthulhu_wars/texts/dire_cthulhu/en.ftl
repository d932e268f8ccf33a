# Dire Cthulhu (CW-53.211).

cthulhu-wars-unit-dire_cthulhu = Dire Cthulhu
cthulhu-wars-card-dire_cthulhu = { cthulhu-wars-unit-dire_cthulhu }
cthulhu-wars-card-about-dire_cthulhu = Awaken for 6, with an Elder Sign. Master of independents; strikes at bystanders.
cthulhu-wars-option-cards-dire_cthulhu = { cthulhu-wars-card-dire_cthulhu }
cthulhu-wars-option-cards-dire_cthulhu-about = { cthulhu-wars-card-about-dire_cthulhu }

cthulhu-wars-power-lord_and_master = Lord and Master
cthulhu-wars-power-about-lord_and_master = An Elder Sign whenever you awaken another independent Great Old One.
cthulhu-wars-requirement-kill_3_in_battle = kill three enemy units in one battle
cthulhu-wars-book-non_euclidean = Non-Euclidean
cthulhu-wars-about-non_euclidean = In a battle with Dire Cthulhu you may give results that you scored to others who have units in the Area.

cthulhu-wars-event-non-euclidean = { $seat } gives results to { $to }, who does not fight: { $number }.
cthulhu-wars-ask-non-euclidean-kills = How many of your { $number } Kills does each bear? The rest is for the enemy.
cthulhu-wars-ask-non-euclidean-pains = How many of your { $number } Pains does each bear? The rest is for the enemy.
cthulhu-wars-ask-bystander-kill = Which of your units is killed ({ $zone })?
cthulhu-wars-ask-bystander-pain = Which of your units is pained ({ $zone })?
cthulhu-wars-ask-bystander-lost = There is no way out of { $zone }. Which of your units is lost?
cthulhu-wars-ask-bystander-way = Where does your { $unit } retreat?
