# Father Dagon (CW-53.7).

cthulhu-wars-unit-father_dagon = Father Dagon
