# Keziah Mason (CW-56.7).

cthulhu-wars-unit-keziah_mason = Keziah Mason
cthulhu-wars-card-keziah_mason = { cthulhu-wars-unit-keziah_mason }
cthulhu-wars-card-about-keziah_mason = Selbst getroffen, trifft sie den Gegner doppelt.
cthulhu-wars-option-cards-keziah_mason = { cthulhu-wars-card-keziah_mason }
cthulhu-wars-option-cards-keziah_mason-about = { cthulhu-wars-card-about-keziah_mason }
cthulhu-wars-power-demon_heroine = Dämonenheldin
cthulhu-wars-power-about-demon_heroine = Wird ihr ein Tod oder ein Schmerz zugeteilt, nimmt der Gegner zwei mehr davon, einmal je Kampf.

cthulhu-wars-ability-demon_heroine = { cthulhu-wars-power-demon_heroine }
cthulhu-wars-event-kill-too = Keziah Mason von { $seat }: zwei Tode mehr für { $to }.
cthulhu-wars-event-hurt-too = Keziah Mason von { $seat }: zwei Schmerzen mehr für { $to }.
cthulhu-wars-move-kill-too = Dämonenheldin: zwei Tode mehr
cthulhu-wars-move-hurt-too = Dämonenheldin: zwei Schmerzen mehr
