# Windschreiter (CW-26).

cthulhu-wars-faction-ww = Windschreiter
cthulhu-wars-card-ww = Windschreiter
cthulhu-wars-unit-wendigo = Wendigo
cthulhu-wars-unit-gnoph_keh = Gnoph-Keh
cthulhu-wars-unit-rhan_tegoth = Rhan-Tegoth
cthulhu-wars-unit-ithaqua = Ithaqua
cthulhu-wars-token-ice_age = Eiszeit

cthulhu-wars-event-hibernate = { $seat } fällt bis zum Ende der Aktionsphase in Tiefschlaf und erhält { $number } Macht.
cthulhu-wars-event-eternal = Ewigkeit: { $seat } bezahlt 1 Macht, und Rhan-Tegoth geschieht nichts.
cthulhu-wars-event-replaced = Zurück in den Vorrat von { $seat }: { $unit } ({ $zone }).
cthulhu-wars-event-arctic-wind = Der Wind trägt mit sich: { $unit } → { $zone }.
cthulhu-wars-event-berserkergang = Berserkerrausch: Der Gegner von { $seat } muss eine Einheit hergeben.
cthulhu-wars-event-cannibalism = Kannibalismus: { $unit } von { $seat } erscheint ({ $zone }).
cthulhu-wars-event-howl = Das Heulen treibt eine Einheit von { $seat } aus dem Kampf: { $unit } → { $zone }.
cthulhu-wars-event-ice-age = { $seat } bringt die Eiszeit hierher: { $zone }.

cthulhu-wars-ask-howl = Das Heulen treibt eine deiner Einheiten aus dem Kampf ({ $zone }). Welche?
cthulhu-wars-ask-howl-to = Wohin geht sie: { $unit }?
cthulhu-wars-ask-berserkergang = Berserkerrausch ({ $zone }): Welche deiner Einheiten verlierst du?
cthulhu-wars-ask-arctic-wind = Wer geht mit Ithaqua ({ $zone })?

cthulhu-wars-move-hibernate = Tiefschlaf bis zum Ende der Aktionsphase
cthulhu-wars-move-eternal = Ewigkeit: 1 Macht, und Rhan-Tegoth geschieht nichts
cthulhu-wars-move-claim-book = Jetzt ein Zauberbuch nehmen: „{ $book }“
cthulhu-wars-move-ride-the-wind = Mitnehmen: { $unit }
cthulhu-wars-move-berserkergang = Berserkerrausch: Der Gegner verliert eine Einheit
cthulhu-wars-move-cannibalism = Kannibalismus: { $unit } platzieren
cthulhu-wars-move-howl = Heulen: Eine Einheit des Gegners muss weichen
cthulhu-wars-move-ice-age = Eiszeit: { $zone }

cthulhu-wars-book-arctic_wind = Arktischer Wind
cthulhu-wars-book-berserkergang = Berserkerrausch
cthulhu-wars-book-cannibalism = Kannibalismus
cthulhu-wars-book-herald = Herold der Äußeren Götter
cthulhu-wars-book-howl = Heulen
cthulhu-wars-book-ice_age = Eiszeit
cthulhu-wars-ability-berserkergang = Berserkerrausch
cthulhu-wars-ability-cannibalism = Kannibalismus
cthulhu-wars-ability-eternal = Ewigkeit
cthulhu-wars-about-arctic_wind = Fortwährend: Bewegt sich Ithaqua, gehen beliebige deiner Einheiten seiner Zone umsonst mit.
cthulhu-wars-about-berserkergang = Nachkampf: Für jeden Tod auf einem Gnoph-Keh eliminiert der Gegner ein Monster oder einen Kultisten.
cthulhu-wars-about-cannibalism = Nachkampf, jeder Kampf, in dem eine gegnerische Einheit getötet wurde: Platziere dort einen Wendigo oder Akolythen.
cthulhu-wars-about-herald = Verdammnisphase: Dein Ritual kostet 5, wo immer der Marker steht.
cthulhu-wars-about-howl = Vorkampf, mit einem Wendigo: Der Gegner schickt eine seiner Einheiten in eine angrenzende Zone.
cthulhu-wars-about-ice_age = Aktion, 1: Lege den Marker in irgendeine Zone; Aktionen der anderen, die dort enden, kosten 1 mehr.
cthulhu-wars-power-hibernate = Tiefschlaf
cthulhu-wars-power-eternal = Ewigkeit
cthulhu-wars-power-ferox = Stahlhart
cthulhu-wars-power-about-hibernate = Aktion, 0: 1 Macht für jeden gegnerischen Großen Alten im Spiel, höchstens so viel, wie du hast; deine Aktionsphase ist vorbei, deine Macht bleibt dir.
cthulhu-wars-power-about-eternal = Nachkampf, mit Rhan-Tegoth: Für 1 Macht schadet ihm ein Tod oder Schmerz nicht.
cthulhu-wars-power-about-ferox = Fortwährend, mit Ithaqua im Spiel: Nur Große Alte können deine Kultisten gefangen nehmen.

cthulhu-wars-requirement-be_first = Startspieler sein
cthulhu-wars-requirement-gate_on_other_glyph = ein Tor auf der anderen der beiden Startglyphen
cthulhu-wars-requirement-enemy_six_books = eine andere Fraktion hat 6 Zauberbücher
cthulhu-wars-requirement-take_any_time = jederzeit zu nehmen
cthulhu-wars-requirement-awaken_rhan_tegoth = Rhan-Tegoth erwecken
cthulhu-wars-requirement-awaken_ithaqua = Ithaqua erwecken
cthulhu-wars-option-factions-ww = { cthulhu-wars-faction-ww }
cthulhu-wars-option-factions-ww-about = { cthulhu-wars-screen-way-of-ww }

cthulhu-wars-guide-first_ww = Windschreiter: Gnoph-Kehs werden mit jedem auf der Karte billiger, und Rhan-Tegoth erwacht für 6 an einem der Pole, auch ohne Tor. Spare Macht mit Tiefschlaf: Was du behältst, hilft dir, Startspieler zu werden, und das bringt ein Zauberbuch.

cthulhu-wars-screen-way-of-ww = Schläft und spart: zwei günstige Götter, Eis für die anderen.
cthulhu-wars-screen-combat-ithaqua = halb so viele Würfel, wie der Gegner Verdammnis auf der Leiste hat, aufgerundet
