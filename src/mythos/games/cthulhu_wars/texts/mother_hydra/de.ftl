# Mutter Hydra (CW-53.31).

cthulhu-wars-unit-mother_hydra = Mutter Hydra
cthulhu-wars-card-mother_hydra = { cthulhu-wars-unit-mother_hydra }
cthulhu-wars-card-about-mother_hydra = Erwecken für 4. Stark gegen wenige; treibt Kultisten an Land.
cthulhu-wars-option-cards-mother_hydra = { cthulhu-wars-card-mother_hydra }
cthulhu-wars-option-cards-mother_hydra-about = { cthulhu-wars-card-about-mother_hydra }

cthulhu-wars-power-agony_sting = Qualvoller Stich
cthulhu-wars-power-about-agony_sting = Aktion, 1: Alle gegnerischen Kultisten in einem Ozean werden von ihren Besitzern auf angrenzendes Land bewegt.
cthulhu-wars-requirement-no_gods_in_oceans = kein eigener Großer Alter in einem Ozean, oder kein gegnerischer
cthulhu-wars-book-zygote = Zygote
cthulhu-wars-about-zygote = Aktion, 1: Alle Akolythen deines Vorrats kommen in Zonen, in denen du Einheiten hast.

cthulhu-wars-event-agony-sting = Der qualvolle Stich von { $seat } leert das Meer ({ $zone }).
cthulhu-wars-event-zygote = { $seat } stellt durch Zygote einen Akolythen auf: { $zone }.
cthulhu-wars-ask-zygote = Wohin kommt der nächste Akolyth?
cthulhu-wars-move-agony-sting = Qualvoller Stich: { $zone }
cthulhu-wars-move-zygote = Zygote: alle Akolythen des Vorrats, der erste hierher: { $zone }
cthulhu-wars-move-zygote-next = Ein Akolyth kommt: { $zone }
