# Vater Dagon (CW-53.7).

cthulhu-wars-unit-father_dagon = Vater Dagon
