# Nodens (CW-53.231).

cthulhu-wars-unit-nodens = Nodens
cthulhu-wars-card-nodens = { cthulhu-wars-unit-nodens }
cthulhu-wars-card-about-nodens = Erwecken für 6. Ein Tod und zwei Schmerzen statt Würfeln; heilt die Ritualleiste.
cthulhu-wars-option-cards-nodens = { cthulhu-wars-card-nodens }
cthulhu-wars-option-cards-nodens-about = { cthulhu-wars-card-about-nodens }

cthulhu-wars-power-elder_god = Älterer Gott
cthulhu-wars-power-about-elder_god = In einem Kampf mit Nodens kommen ein Tod und zwei Schmerzen zu deinen Ergebnissen. Er würfelt nicht.
cthulhu-wars-power-healing = Heilung
cthulhu-wars-power-about-healing = Ende der Verdammnisphase: Der Ritualmarker geht einen Schritt zurück, wenn der Sofortige Tod nicht erreicht ist.
cthulhu-wars-requirement-ritual_for_nodens = ein Ritual durchführen
cthulhu-wars-book-proteus = Proteus
cthulhu-wars-about-proteus = Aktion, 2: Markiere ein Zauberbuch auf deiner Fraktionskarte, das von einer Einheit handelt; für dieses gilt Nodens als diese Einheit.

cthulhu-wars-event-elder-god = Nodens von { $seat } fügt Tode hinzu: { $kills }, Schmerzen: { $pains }.
cthulhu-wars-event-healing = Nodens von { $seat } heilt: Der Ritualmarker geht einen Schritt zurück.
cthulhu-wars-event-proteus = { $seat } markiert „{ $book }“: Nodens gilt als die Einheit, von der es handelt.
cthulhu-wars-move-mark-book = Proteus: „{ $book }“ markieren

cthulhu-wars-screen-mark-proteus_blood_sacrifice = Proteus: „Blutopfer“
cthulhu-wars-screen-mark-proteus_frenzy = Proteus: „Raserei“
cthulhu-wars-screen-mark-proteus_ghroth = Proteus: „Ghroth“
cthulhu-wars-screen-mark-proteus_necrophagy = Proteus: „Nekrophagie“
cthulhu-wars-screen-mark-proteus_red_sign = Proteus: „Rotes Zeichen“
cthulhu-wars-screen-mark-proteus_thousand_young = Proteus: „Die Tausend Jungen“
cthulhu-wars-screen-mark-proteus_abduct = Proteus: „Entführen“
cthulhu-wars-screen-mark-proteus_emissary = Proteus: „Sendbote der Äußeren Götter“
cthulhu-wars-screen-mark-proteus_invisibility = Proteus: „Unsichtbarkeit“
cthulhu-wars-screen-mark-proteus_seek_and_destroy = Proteus: „Suchen und Zerstören“
cthulhu-wars-screen-mark-proteus_thousand_forms = Proteus: „Tausend Gestalten“
cthulhu-wars-screen-mark-proteus_absorb = Proteus: „Absorbieren“
cthulhu-wars-screen-mark-proteus_regenerate = Proteus: „Regeneration“
cthulhu-wars-screen-mark-proteus_submerge = Proteus: „Abtauchen“
cthulhu-wars-screen-mark-proteus_yha_nthlei = Proteus: „Y'ha Nthlei“
cthulhu-wars-screen-mark-proteus_dread_curse = Proteus: „Schreckensfluch von Azathoth“
cthulhu-wars-screen-mark-proteus_ancient_sorcery = Proteus: „Uralte Hexerei“
cthulhu-wars-screen-mark-proteus_capture_monster = Proteus: „Monster gefangen nehmen“
cthulhu-wars-screen-mark-proteus_demand_sacrifice = Proteus: „Opfer verlangen“
cthulhu-wars-screen-mark-proteus_energy_nexus = Proteus: „Energienexus“
cthulhu-wars-screen-mark-proteus_martyrdom = Proteus: „Märtyrer“
cthulhu-wars-screen-mark-proteus_tablets_of_the_gods = Proteus: „Tafeln der Götter“
cthulhu-wars-screen-mark-proteus_terror = Proteus: „Terror“
cthulhu-wars-screen-mark-proteus_arctic_wind = Proteus: „Arktischer Wind“
cthulhu-wars-screen-mark-proteus_berserkergang = Proteus: „Berserkerrausch“
cthulhu-wars-screen-mark-proteus_howl = Proteus: „Heulen“
cthulhu-wars-screen-mark-proteus_he_who_is_not_to_be_named = Proteus: „Jener-Der-Nicht-Genannt-Werden-Darf“
cthulhu-wars-screen-mark-proteus_passion = Proteus: „Leidenschaft“
cthulhu-wars-screen-mark-proteus_screaming_dead = Proteus: „Die kreischenden Toten“
cthulhu-wars-screen-mark-proteus_shriek = Proteus: „Schrei der Byakhee“
cthulhu-wars-screen-mark-proteus_third_eye = Proteus: „Drittes Auge“
cthulhu-wars-screen-mark-proteus_zingaya = Proteus: „Zingaya“
