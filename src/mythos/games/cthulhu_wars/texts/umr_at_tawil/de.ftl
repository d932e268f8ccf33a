# Umr at-Tawil (CW-55.5).

cthulhu-wars-card-umr_at_tawil = { cthulhu-wars-book-umr_at_tawil }
cthulhu-wars-card-about-umr_at_tawil = { cthulhu-wars-about-umr_at_tawil }
cthulhu-wars-option-cards-umr_at_tawil = { cthulhu-wars-card-umr_at_tawil }
cthulhu-wars-option-cards-umr_at_tawil-about = { cthulhu-wars-card-about-umr_at_tawil }
cthulhu-wars-book-umr_at_tawil = Umr at-Tawil
cthulhu-wars-about-umr_at_tawil = Ein Tor zu erschaffen kostet dich 1 Macht weniger.
