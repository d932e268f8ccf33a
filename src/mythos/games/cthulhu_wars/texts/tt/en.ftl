# Tcho-Tcho (CW-27).

cthulhu-wars-faction-tt = Tcho-Tcho
cthulhu-wars-card-tt = Tcho-Tcho
cthulhu-wars-unit-proto_shoggoth = Proto-Shoggoth
cthulhu-wars-unit-ubbo_sathla = Ubbo-Sathla
cthulhu-wars-screen-mark-growth = Growth: { $number }

cthulhu-wars-event-growth = Ubbo-Sathla grows: { $number }.
cthulhu-wars-event-idolatry = Idolatry: { $seat } gathers units ({ $zone }).
cthulhu-wars-event-martyrdom = Martyrdom: a High Priest dies, all other Kills of { $seat } become Pains.
cthulhu-wars-event-terror = Terror: { $dread ->
    [weaken] { $seat } takes dice from the enemy.
   *[other] { $seat } gains dice.
}

cthulhu-wars-ask-ubbo-priest = Which High Priest do you give for Ubbo-Sathla?
cthulhu-wars-ask-hierophants = Hierophants: where does a High Priest appear?
cthulhu-wars-ask-idolatry = Idolatry: who comes?

cthulhu-wars-move-awaken-below = Awaken Ubbo-Sathla for a High Priest: { $zone }
cthulhu-wars-move-remove-gate = A spellbook: remove the Gate of your start Area
cthulhu-wars-move-ordain = A High Priest: { $zone }
cthulhu-wars-move-idolatry = Idolatry: gather units ({ $zone })
cthulhu-wars-move-flock = { $unit } comes from { $origin }
cthulhu-wars-move-martyrdom = Martyrdom: all other Kills become Pains
cthulhu-wars-move-terrify = { $dread ->
    [weaken] Terror: the enemy rolls one die fewer for each Proto-Shoggoth
   *[other] Terror: one die more for each Proto-Shoggoth
}

cthulhu-wars-book-hierophants = Hierophants
cthulhu-wars-book-idolatry = Idolatry
cthulhu-wars-book-martyrdom = Martyrdom
cthulhu-wars-book-soulless = Soulless
cthulhu-wars-book-tablets_of_the_gods = Tablets of the Gods
cthulhu-wars-book-terror = Terror
cthulhu-wars-ability-martyrdom = Martyrdom
cthulhu-wars-about-hierophants = Ongoing: with every spellbook, this one included, a High Priest comes to one of your Gates; if none is in the Pool, Ubbo-Sathla grows by 1.
cthulhu-wars-about-idolatry = Action, 1: units from adjacent Areas gather in an Area with another faction's start glyph.
cthulhu-wars-about-martyrdom = Post-battle: if a High Priest of yours is killed, all your other Kills become Pains.
cthulhu-wars-about-soulless = Ongoing: your captured Cultists bring their captor no Power.
cthulhu-wars-about-tablets_of_the_gods = Doom Phase, always: your ritual brings an Elder Sign for each Gate with a High Priest of yours; then all your High Priests are eliminated.
cthulhu-wars-about-terror = Battle, with Proto-Shoggoths: for each of them the enemy rolls one die fewer, or you one more.
cthulhu-wars-power-sycophancy = Sycophancy
cthulhu-wars-power-hells_banquet = Hell's Banquet
cthulhu-wars-power-about-sycophancy = Doom Phase: an enemy who performs a ritual gains 1 Doom less from it, or you gain 1 Doom.
cthulhu-wars-power-about-hells_banquet = Doom Phase, once Ubbo-Sathla has been awakened: he grows by the roll of a die, even while he is not in play.

cthulhu-wars-requirement-others_advance = another player performs a ritual or has 15 Doom
cthulhu-wars-requirement-earn_sign = earn an Elder Sign
cthulhu-wars-requirement-three_signs = hold three unrevealed Elder Signs
cthulhu-wars-requirement-remove_start_gate = remove the own Gate in the own start Area
cthulhu-wars-requirement-great_old_one_killed = any Great Old One is killed in a battle
cthulhu-wars-requirement-awaken_ubbo_sathla = awaken Ubbo-Sathla
cthulhu-wars-option-factions-tt = { cthulhu-wars-faction-tt }
cthulhu-wars-option-factions-tt-about = { cthulhu-wars-screen-way-of-tt }

cthulhu-wars-guide-first_tt = Tcho-Tcho: recruit a High Priest for 3 Power. With one of them and a Gate you can awaken Ubbo-Sathla in the Doom Phase, and there he costs no Power. Once you have a second Gate you may remove the one at your start: that costs nothing and brings you a spellbook.

cthulhu-wars-screen-way-of-tt = Priests and a god who grows: lives on the others' rituals.
cthulhu-wars-screen-combat-ubbo_sathla = as many dice as the Growth counter shows
