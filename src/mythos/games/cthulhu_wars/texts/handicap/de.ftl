# Graue Akolythen (CW-56.14).

cthulhu-wars-unit-grey_acolyte = grauer Akolyth
cthulhu-wars-option-handicap = Vorgabe
cthulhu-wars-option-handicap-help = Ein grauer Akolyth für alle, die zu gut oder nicht gut genug spielen. Für jeden Platz ein Wort, in Sitzreihenfolge und mit Kommas; ein Platz darf leer bleiben.
cthulhu-wars-option-handicap-form = Ein grauer Akolyth für alle, die zu gut oder nicht gut genug spielen.
cthulhu-wars-option-handicap-strong = zu stark
cthulhu-wars-option-handicap-strong-about = Einer von sechs Akolythen ist grau; verloren kommt er nie zurück.
cthulhu-wars-option-handicap-weak = zu schwach
cthulhu-wars-option-handicap-weak-about = Ein siebter Akolyth wartet im Vorrat.
cthulhu-wars-option-handicap-drawn = keine Vorgabe
cthulhu-wars-option-handicap-drawn-about = Sechs Akolythen wie alle.
