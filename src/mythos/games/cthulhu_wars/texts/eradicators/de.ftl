# Ausrotter (CW-59).

cthulhu-wars-card-eradicators = Ausrotter
cthulhu-wars-card-about-eradicators = Tore neben ihnen geben mehr Macht und kosten ihre Hüter eine Einheit.
cthulhu-wars-option-cards-eradicators = { cthulhu-wars-card-eradicators }
cthulhu-wars-option-cards-eradicators-about = { cthulhu-wars-card-about-eradicators }

cthulhu-wars-power-eradicators = Übertakten und Auslöschen
cthulhu-wars-power-about-eradicators = Macht sammeln: 1 Macht für jedes deiner Tore neben einem Ausrotter, 2 für den Besitzer der Karte, und du verlierst dort eine Einheit. In jeder Verdammnisphase legt jeder einen weiteren aus.
cthulhu-wars-token-eradicators = Ausrotter

cthulhu-wars-event-eradicator = { $seat } legt einen Ausrotter aus ({ $zone }).
cthulhu-wars-ask-overload = Der Ausrotter nimmt eine deiner Einheiten ({ $zone }). Welche?
cthulhu-wars-ask-extinguish = Wohin legst du den nächsten Ausrotter?
cthulhu-wars-move-extinguish = Ausrotter: { $zone }
