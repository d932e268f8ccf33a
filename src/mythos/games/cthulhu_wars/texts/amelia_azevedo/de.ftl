# Amelia Azevedo (CW-57.5).

cthulhu-wars-unit-amelia_azevedo = Amelia Azevedo
cthulhu-wars-card-amelia_azevedo = { cthulhu-wars-unit-amelia_azevedo }
cthulhu-wars-card-about-amelia_azevedo = Nimmt deinen ersten Tod auf sich; ohne sie muss es dein teuerstes Monster.
cthulhu-wars-option-cards-amelia_azevedo = { cthulhu-wars-card-amelia_azevedo }
cthulhu-wars-option-cards-amelia_azevedo-about = { cthulhu-wars-card-about-amelia_azevedo }
cthulhu-wars-power-self_sacrifice = Selbstaufopfernd
cthulhu-wars-power-about-self_sacrifice = Der erste Tod deiner Seite geht an sie; in Kämpfen ohne sie an dein teuerstes Monster.
