# The Wamp (CW-51.11).

cthulhu-wars-unit-wamp = Wamp
cthulhu-wars-card-wamp = { cthulhu-wars-unit-wamp }
cthulhu-wars-card-about-wamp = No dice; an enemy puts them into Areas without a Gate.
cthulhu-wars-option-cards-wamp = { cthulhu-wars-card-wamp }
cthulhu-wars-option-cards-wamp-about = { cthulhu-wars-card-about-wamp }
cthulhu-wars-power-crypt_dweller = Crypt Dweller
cthulhu-wars-power-about-crypt_dweller = Doom turn, once: an enemy of your choice puts all Wamps of your Pool into Areas without a Gate.

cthulhu-wars-event-let-loose = { $to } lets the Wamps of { $seat } loose.

cthulhu-wars-ask-let-loose = Who puts the Wamps into the world?

cthulhu-wars-move-let-loose = Have the Wamps placed: { $to }
