# Nyogtha (CW-53.111).

cthulhu-wars-unit-nyogtha = Nyogtha
cthulhu-wars-card-nyogtha = { cthulhu-wars-unit-nyogtha }
cthulhu-wars-card-about-nyogtha = Erwecken für 6. Zwei Figuren: Was die eine tut, darf auch die andere tun.
cthulhu-wars-option-cards-nyogtha = { cthulhu-wars-card-nyogtha }
cthulhu-wars-option-cards-nyogtha-about = { cthulhu-wars-card-about-nyogtha }

cthulhu-wars-power-from_below = Von unten
cthulhu-wars-power-about-from_below = Wenn ein Nyogtha durch eine Aktion zieht, kämpft oder gefangen nimmt, darf es der andere umsonst auch.
cthulhu-wars-requirement-nyogtha_survives = Nyogtha überlebt einen Kampf gegen einen gegnerischen Großen Alten
cthulhu-wars-book-nightmare_web = Albtraumgespinst
cthulhu-wars-about-nightmare_web = Erwecken, 2: Der Nyogtha deines Vorrats kommt in eine Zone, in der du eine Einheit hast.

cthulhu-wars-ask-from-below-move = Auch der andere Nyogtha darf ziehen. Wohin?
cthulhu-wars-ask-from-below-battle = Auch der andere Nyogtha darf kämpfen, umsonst.
cthulhu-wars-ask-from-below-capture = Auch der andere Nyogtha darf gefangen nehmen, umsonst.
cthulhu-wars-move-below-move = Der andere Nyogtha geht: { $origin } → { $zone }
cthulhu-wars-move-below-battle = Kampf des anderen Nyogtha gegen { $to }: { $zone }
cthulhu-wars-move-below-capture = Der andere Nyogtha nimmt einen Kultisten von { $to } gefangen: { $zone }
cthulhu-wars-move-nightmare-web = Albtraumgespinst: Nyogtha erwecken in { $zone }
