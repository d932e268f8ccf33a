# Windwalker (CW-26).

cthulhu-wars-faction-ww = Windwalker
cthulhu-wars-card-ww = Windwalker
cthulhu-wars-unit-wendigo = Wendigo
cthulhu-wars-unit-gnoph_keh = Gnoph-Keh
cthulhu-wars-unit-rhan_tegoth = Rhan-Tegoth
cthulhu-wars-unit-ithaqua = Ithaqua
cthulhu-wars-token-ice_age = Ice Age

cthulhu-wars-event-hibernate = { $seat } hibernates until the end of the Action Phase and gains { $number } Power.
cthulhu-wars-event-eternal = Eternal: { $seat } pays 1 Power, and nothing happens to Rhan-Tegoth.
cthulhu-wars-event-replaced = It goes back to the Pool of { $seat }: { $unit } ({ $zone }).
cthulhu-wars-event-arctic-wind = The wind carries along: { $unit } → { $zone }.
cthulhu-wars-event-berserkergang = Berserkergang: the enemy of { $seat } has to give up a unit.
cthulhu-wars-event-cannibalism = Cannibalism: { $unit } of { $seat } appears ({ $zone }).
cthulhu-wars-event-howl = The Howl drives a unit of { $seat } out of the battle: { $unit } → { $zone }.
cthulhu-wars-event-ice-age = { $seat } brings the Ice Age here: { $zone }.

cthulhu-wars-ask-howl = The Howl drives one of your units out of the battle ({ $zone }). Which?
cthulhu-wars-ask-howl-to = Where does it go: { $unit }?
cthulhu-wars-ask-berserkergang = Berserkergang ({ $zone }): which of your units do you lose?
cthulhu-wars-ask-arctic-wind = Who goes with Ithaqua ({ $zone })?

cthulhu-wars-move-hibernate = Hibernate until the end of the Action Phase
cthulhu-wars-move-eternal = Eternal: 1 Power, and nothing happens to Rhan-Tegoth
cthulhu-wars-move-claim-book = Take a spellbook now: “{ $book }”
cthulhu-wars-move-ride-the-wind = Take along: { $unit }
cthulhu-wars-move-berserkergang = Berserkergang: the enemy loses a unit
cthulhu-wars-move-cannibalism = Cannibalism: place { $unit }
cthulhu-wars-move-howl = Howl: a unit of the enemy has to leave
cthulhu-wars-move-ice-age = Ice Age: { $zone }

cthulhu-wars-book-arctic_wind = Arctic Wind
cthulhu-wars-book-berserkergang = Berserkergang
cthulhu-wars-book-cannibalism = Cannibalism
cthulhu-wars-book-herald = Herald of the Outer Gods
cthulhu-wars-book-howl = Howl
cthulhu-wars-book-ice_age = Ice Age
cthulhu-wars-ability-berserkergang = Berserkergang
cthulhu-wars-ability-cannibalism = Cannibalism
cthulhu-wars-ability-eternal = Eternal
cthulhu-wars-about-arctic_wind = Ongoing: when Ithaqua moves, any of your units in his Area go with him for nothing.
cthulhu-wars-about-berserkergang = Post-battle: for every Kill on a Gnoph-Keh the enemy eliminates a Monster or Cultist.
cthulhu-wars-about-cannibalism = Post-battle, any battle in which an enemy's unit was killed: place a Wendigo or an Acolyte there.
cthulhu-wars-about-herald = Doom Phase: your ritual costs 5, wherever the marker is.
cthulhu-wars-about-howl = Pre-battle, with a Wendigo: the enemy sends one of his units into an adjacent Area.
cthulhu-wars-about-ice_age = Action, 1: put the token into any Area; others' actions that end there cost 1 more.
cthulhu-wars-power-hibernate = Hibernate
cthulhu-wars-power-eternal = Eternal
cthulhu-wars-power-ferox = Ferox
cthulhu-wars-power-about-hibernate = Action, 0: 1 Power for each enemy Great Old One in play, at most as much as you have; your Action Phase is over, your Power is kept.
cthulhu-wars-power-about-eternal = Post-battle, with Rhan-Tegoth: for 1 Power a Kill or Pain does nothing to him.
cthulhu-wars-power-about-ferox = Ongoing, with Ithaqua in play: only Great Old Ones can capture your Cultists.

cthulhu-wars-requirement-be_first = be First Player
cthulhu-wars-requirement-gate_on_other_glyph = a Gate on the other one of the two start glyphs
cthulhu-wars-requirement-enemy_six_books = another faction has 6 spellbooks
cthulhu-wars-requirement-take_any_time = take it at any time
cthulhu-wars-requirement-awaken_rhan_tegoth = awaken Rhan-Tegoth
cthulhu-wars-requirement-awaken_ithaqua = awaken Ithaqua
cthulhu-wars-option-factions-ww = { cthulhu-wars-faction-ww }
cthulhu-wars-option-factions-ww-about = { cthulhu-wars-screen-way-of-ww }

cthulhu-wars-guide-first_ww = Windwalker: Gnoph-Kehs get cheaper with each one on the map, and Rhan-Tegoth awakens for 6 on either pole without a Gate. Save Power by hibernating: what you keep helps you to become First Player, and that brings a spellbook.

cthulhu-wars-screen-way-of-ww = Sleeps and saves: two cheap gods, ice for the others.
cthulhu-wars-screen-combat-ithaqua = half as many dice as the opponent has Doom on the track, rounded up
