# Y'Golonac (CW-53.191).

cthulhu-wars-unit-ygolonac = Y’Golonac
cthulhu-wars-card-ygolonac = { cthulhu-wars-unit-ygolonac }
cthulhu-wars-card-about-ygolonac = Erwecken für 2. Getötet geht er zu dem über, der ihn tötet, und schadet ihm.
cthulhu-wars-option-cards-ygolonac = { cthulhu-wars-card-ygolonac }
cthulhu-wars-option-cards-ygolonac-about = { cthulhu-wars-card-about-ygolonac }

cthulhu-wars-power-orifices = Körperöffnungen
cthulhu-wars-power-about-orifices = Im Kampf getötet nimmt er den Platz einer überlebenden gegnerischen Einheit deiner Wahl ein und gehört von da an dem Gegner.
cthulhu-wars-requirement-received_by_orifices = ihn durch Körperöffnungen erhalten zu haben
cthulhu-wars-book-revelations = Die Offenbarungen
cthulhu-wars-about-revelations = Beginn der Verdammnisphase: Alle außer dir erhalten ein Älteres Zeichen.

cthulhu-wars-event-orifices = Y’Golonac von { $seat } nimmt den Platz von { $unit } ein: Von nun an ist er bei { $to }.
cthulhu-wars-event-revelations = Die Offenbarungen von { $seat }: Alle anderen erhalten ein Älteres Zeichen.
cthulhu-wars-ask-orifices = Körperöffnungen: Wessen Platz nimmt Y’Golonac ein?
cthulhu-wars-move-possess = Y’Golonac nimmt den Platz von { $unit } ein
