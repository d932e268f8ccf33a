# Nodens (CW-53.231).

cthulhu-wars-unit-nodens = Nodens
cthulhu-wars-card-nodens = { cthulhu-wars-unit-nodens }
cthulhu-wars-card-about-nodens = Awaken for 6. A Kill and two Pains instead of dice; heals the ritual track.
cthulhu-wars-option-cards-nodens = { cthulhu-wars-card-nodens }
cthulhu-wars-option-cards-nodens-about = { cthulhu-wars-card-about-nodens }

cthulhu-wars-power-elder_god = Elder God
cthulhu-wars-power-about-elder_god = In a battle with Nodens a Kill and two Pains are added to your results. He throws no dice.
cthulhu-wars-power-healing = Healing
cthulhu-wars-power-about-healing = End of the Doom Phase: the ritual marker goes a step back, unless Instant Death is reached.
cthulhu-wars-requirement-ritual_for_nodens = perform a Ritual
cthulhu-wars-book-proteus = Proteus
cthulhu-wars-about-proteus = Action, 2: mark a spellbook on your faction card that is about a unit; for it Nodens counts as that unit.

cthulhu-wars-event-elder-god = Nodens of { $seat } adds Kills: { $kills }, Pains: { $pains }.
cthulhu-wars-event-healing = Nodens of { $seat } heals: the ritual marker goes a step back.
cthulhu-wars-event-proteus = { $seat } marks “{ $book }”: Nodens counts as the unit that it is about.
cthulhu-wars-move-mark-book = Proteus: mark “{ $book }”

cthulhu-wars-screen-mark-proteus_blood_sacrifice = Proteus: “Blood Sacrifice”
cthulhu-wars-screen-mark-proteus_frenzy = Proteus: “Frenzy”
cthulhu-wars-screen-mark-proteus_ghroth = Proteus: “Ghroth”
cthulhu-wars-screen-mark-proteus_necrophagy = Proteus: “Necrophagy”
cthulhu-wars-screen-mark-proteus_red_sign = Proteus: “The Red Sign”
cthulhu-wars-screen-mark-proteus_thousand_young = Proteus: “The Thousand Young”
cthulhu-wars-screen-mark-proteus_abduct = Proteus: “Abduct”
cthulhu-wars-screen-mark-proteus_emissary = Proteus: “Emissary of the Outer Gods”
cthulhu-wars-screen-mark-proteus_invisibility = Proteus: “Invisibility”
cthulhu-wars-screen-mark-proteus_seek_and_destroy = Proteus: “Seek and Destroy”
cthulhu-wars-screen-mark-proteus_thousand_forms = Proteus: “The Thousand Forms”
cthulhu-wars-screen-mark-proteus_absorb = Proteus: “Absorb”
cthulhu-wars-screen-mark-proteus_regenerate = Proteus: “Regenerate”
cthulhu-wars-screen-mark-proteus_submerge = Proteus: “Submerge”
cthulhu-wars-screen-mark-proteus_yha_nthlei = Proteus: “Y'ha Nthlei”
cthulhu-wars-screen-mark-proteus_dread_curse = Proteus: “Dread Curse of Azathoth”
cthulhu-wars-screen-mark-proteus_ancient_sorcery = Proteus: “Ancient Sorcery”
cthulhu-wars-screen-mark-proteus_capture_monster = Proteus: “Capture Monster”
cthulhu-wars-screen-mark-proteus_demand_sacrifice = Proteus: “Demand Sacrifice”
cthulhu-wars-screen-mark-proteus_energy_nexus = Proteus: “Energy Nexus”
cthulhu-wars-screen-mark-proteus_martyrdom = Proteus: “Martyrdom”
cthulhu-wars-screen-mark-proteus_tablets_of_the_gods = Proteus: “Tablets of the Gods”
cthulhu-wars-screen-mark-proteus_terror = Proteus: “Terror”
cthulhu-wars-screen-mark-proteus_arctic_wind = Proteus: “Arctic Wind”
cthulhu-wars-screen-mark-proteus_berserkergang = Proteus: “Berserkergang”
cthulhu-wars-screen-mark-proteus_howl = Proteus: “Howl”
cthulhu-wars-screen-mark-proteus_he_who_is_not_to_be_named = Proteus: “He Who is Not to be Named”
cthulhu-wars-screen-mark-proteus_passion = Proteus: “Passion”
cthulhu-wars-screen-mark-proteus_screaming_dead = Proteus: “The Screaming Dead”
cthulhu-wars-screen-mark-proteus_shriek = Proteus: “Shriek of the Byakhee”
cthulhu-wars-screen-mark-proteus_third_eye = Proteus: “The Third Eye”
cthulhu-wars-screen-mark-proteus_zingaya = Proteus: “Zingaya”
