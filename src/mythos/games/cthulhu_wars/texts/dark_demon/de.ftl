# Dunkle Dämonen (CW-56.13).

cthulhu-wars-unit-dark_demon = Dunkler Dämon
cthulhu-wars-card-about-dark_demon = Jede Fraktion bekommt einen Dämon, der vor allem anderen rekrutiert wird.
cthulhu-wars-card-dark_demon = { cthulhu-wars-unit-dark_demon }
cthulhu-wars-option-cards-dark_demon = { cthulhu-wars-card-dark_demon }
cthulhu-wars-option-cards-dark_demon-about = { cthulhu-wars-card-about-dark_demon }

cthulhu-wars-power-the_summons = Der Ruf
cthulhu-wars-power-about-the_summons = Solange dein Dämon im Vorrat ist, darfst du nur ihn rekrutieren oder deine Macht auf 0 setzen.
cthulhu-wars-event-acolyte-given = { $seat } gibt einen Akolythen des Vorrats für einen Dunklen Dämon.
cthulhu-wars-ask-demon-price = Welcher deiner Akolythen macht dem Dunklen Dämon Platz?
