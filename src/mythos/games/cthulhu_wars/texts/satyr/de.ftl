# Der Satyr (CW-51.14).

cthulhu-wars-unit-satyr = Satyr
cthulhu-wars-card-satyr = { cthulhu-wars-unit-satyr }
cthulhu-wars-card-about-satyr = Kampfwert 1; jeder, der beschworen wird, bringt einen Akolythen mit.
cthulhu-wars-option-cards-satyr = { cthulhu-wars-card-satyr }
cthulhu-wars-option-cards-satyr-about = { cthulhu-wars-card-about-satyr }
cthulhu-wars-power-fecund = Fruchtbar
cthulhu-wars-power-about-fecund = Mit jedem Satyr, den du beschwörst, kommt einer deiner Akolythen aus dem Vorrat in dieselbe Zone.

cthulhu-wars-event-fecund = Ein Akolyth von { $seat } folgt dem Satyr ({ $zone }).
