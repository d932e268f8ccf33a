# Y'Golonac (CW-53.191).

cthulhu-wars-unit-ygolonac = Y’Golonac
cthulhu-wars-card-ygolonac = { cthulhu-wars-unit-ygolonac }
cthulhu-wars-card-about-ygolonac = Awaken for 2. Killed, he passes to his killer, whom it harms.
cthulhu-wars-option-cards-ygolonac = { cthulhu-wars-card-ygolonac }
cthulhu-wars-option-cards-ygolonac-about = { cthulhu-wars-card-about-ygolonac }

cthulhu-wars-power-orifices = Orifices
cthulhu-wars-power-about-orifices = Killed in a battle he takes the place of a surviving enemy unit of your choice and is the enemy's from then on.
cthulhu-wars-requirement-received_by_orifices = to have received him by Orifices
cthulhu-wars-book-revelations = The Revelations
cthulhu-wars-about-revelations = Start of the Doom Phase: everybody but you gains an Elder Sign.

cthulhu-wars-event-orifices = Y’Golonac of { $seat } takes the place of { $unit }: he is with { $to } from now on.
cthulhu-wars-event-revelations = The Revelations of { $seat }: everybody else gains an Elder Sign.
cthulhu-wars-ask-orifices = Orifices: whose place does Y’Golonac take?
cthulhu-wars-move-possess = Y’Golonac takes the place of { $unit }
