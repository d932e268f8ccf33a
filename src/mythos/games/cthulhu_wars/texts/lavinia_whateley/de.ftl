# Lavinia Whateley (CW-56.8).

cthulhu-wars-unit-lavinia_whateley = Lavinia Whateley
cthulhu-wars-card-lavinia_whateley = { cthulhu-wars-unit-lavinia_whateley }
cthulhu-wars-card-about-lavinia_whateley = Für eine Erweckung aufgegeben, macht sie diese um 3 billiger.
cthulhu-wars-option-cards-lavinia_whateley = { cthulhu-wars-card-lavinia_whateley }
cthulhu-wars-option-cards-lavinia_whateley-about = { cthulhu-wars-card-about-lavinia_whateley }
cthulhu-wars-power-the_bride = Die Braut
cthulhu-wars-power-about-the_bride = Schalte sie für eine Erweckung aus: Sie kostet 3 Macht weniger, und was unter nichts ist, erhältst du.

cthulhu-wars-ask-bridegroom = Wen heiratet Lavinia Whateley?
cthulhu-wars-move-give-the-bride = Die Braut: Lavinia Whateley aufgeben und einen Großen Alten für 3 weniger erwecken
