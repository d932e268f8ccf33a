# Loyalty cards: the supply, the market, independents (CW-50).

cthulhu-wars-option-cards = Cards
cthulhu-wars-option-cards-help = Neutral units and modules besides the factions: all, starter, monsters, the name of a box or of single cards, drawn:2 for a random supply of two of each sort; with commas. None if empty.
cthulhu-wars-option-cards-form = Neutral units and modules besides the factions.
cthulhu-wars-option-cards-all = everything
cthulhu-wars-option-cards-all-about = All cards there are.
cthulhu-wars-option-cards-starter = to begin with
cthulhu-wars-option-cards-starter-about = A few friendly cards for the first games with them.
cthulhu-wars-option-cards-drawn_1 = 1 of each by chance
cthulhu-wars-option-cards-drawn_1-about = A Monster, a Terror and an independent Great Old One by chance.
cthulhu-wars-option-cards-drawn_2 = 2 of each by chance
cthulhu-wars-option-cards-drawn_2-about = Two Monsters, two Terrors and two independent Great Old Ones by chance.
cthulhu-wars-option-cards-drawn_3 = 3 of each by chance
cthulhu-wars-option-cards-drawn_3-about = Three Monsters, three Terrors and three independent Great Old Ones by chance.
cthulhu-wars-option-cards-drawn_4 = 4 of each by chance
cthulhu-wars-option-cards-drawn_4-about = Four Monsters, four Terrors and four independent Great Old Ones by chance.
cthulhu-wars-option-cards-monsters = all neutral Monsters
cthulhu-wars-option-cards-monsters-about = Every neutral Monster.
cthulhu-wars-option-cards-terrors = all Terrors
cthulhu-wars-option-cards-terrors-about = Every Terror.
cthulhu-wars-option-cards-independents = all independent Great Old Ones
cthulhu-wars-option-cards-independents-about = Every independent Great Old One.
cthulhu-wars-option-cards-books = all neutral spellbooks
cthulhu-wars-option-cards-books-about = Every neutral spellbook.
cthulhu-wars-option-cards-masks = Masks of Nyarlathotep
cthulhu-wars-option-cards-masks-about = The Bloated Woman, the Haunter of the Dark, the Shadow Pharaoh and Dark Demons.
cthulhu-wars-option-cards-modules = all modules
cthulhu-wars-option-cards-modules-about = Everything that is no unit.
cthulhu-wars-option-cards-cultists = all special Cultists
cthulhu-wars-option-cards-cultists-about = Every Cultist who is no Acolyte.
cthulhu-wars-option-cards-investigators = all Investigators
cthulhu-wars-option-cards-investigators-about = Eight Investigators, each a burden for whoever gets it.
cthulhu-wars-option-cards-priests = unique High Priests
cthulhu-wars-option-cards-priests-about = Eight High Priests with abilities of their own; every faction has a High Priest.
cthulhu-wars-option-cards-azathoth_box = Azathoth
cthulhu-wars-option-cards-azathoth_box-about = Four neutral Monsters, six spellbooks, and Azathoth.
cthulhu-wars-option-cards-dreamlands_underworld = Dreamlands, underworld
cthulhu-wars-option-cards-dreamlands_underworld-about = The neutral Monsters of the Dreamlands below.
cthulhu-wars-option-cards-dreamlands_surface = Dreamlands, surface
cthulhu-wars-option-cards-dreamlands_surface-about = The neutral Monsters of the Dreamlands above.
cthulhu-wars-option-cards-beyond_time_and_space = Beyond Time and Space
cthulhu-wars-option-cards-beyond_time_and_space-about = Two neutral Monsters.
cthulhu-wars-option-cards-ramsey_campbell_1 = Ramsey Campbell 1
cthulhu-wars-option-cards-ramsey_campbell_1-about = Neutral Monsters and independent Great Old Ones, first set.
cthulhu-wars-option-cards-ramsey_campbell_2 = Ramsey Campbell 2
cthulhu-wars-option-cards-ramsey_campbell_2-about = Neutral Monsters and independent Great Old Ones, second set.
cthulhu-wars-option-cards-independents_1 = independent Great Old Ones, set 1
cthulhu-wars-option-cards-independents_1-about = Five independent Great Old Ones: Abhoth, Chaugnar Faugn, Cthugha, Mother Hydra, Yig.
cthulhu-wars-option-cards-independents_2 = independent Great Old Ones, set 2
cthulhu-wars-option-cards-independents_2-about = Four independent Great Old Ones: Atlach-Nacha, Bokrug, Father Dagon, Ghatanothoa.
cthulhu-wars-option-cards-independents_3 = independent Great Old Ones, set 3
cthulhu-wars-option-cards-independents_3-about = An independent Great Old One: Gobogeg.
cthulhu-wars-option-cards-independents_4 = independent Great Old Ones, set 4
cthulhu-wars-option-cards-independents_4-about = Three independent Great Old Ones: Byatis, Nyogtha, Tulzscha.
cthulhu-wars-option-cards-dire = dire Great Old Ones
cthulhu-wars-option-cards-dire-about = Dire Cthulhu, Dire Azathoth.
cthulhu-wars-option-cards-faction_gods = Great Old Ones of absent factions
cthulhu-wars-option-cards-faction_gods-about = Ten Great Old Ones, as independents, of factions that do not play.

cthulhu-wars-event-supply = The supply has { $number } loyalty cards.
cthulhu-wars-event-bought = { $seat } takes a loyalty card: “{ $card }”.
cthulhu-wars-event-arrived = { $seat } places: { $unit } ({ $zone }).
cthulhu-wars-event-card-back = The card goes back to the supply: “{ $card }”.
cthulhu-wars-event-card-book = { $seat } has earned the spellbook of “{ $card }”.

cthulhu-wars-ask-arrival = Where does it come: { $unit }?
cthulhu-wars-ask-card-book = You have earned the spellbook of “{ $card }”. Do you want it?

cthulhu-wars-move-buy = Take the loyalty card: “{ $card }”
cthulhu-wars-move-arrive = Place it here: { $zone }
cthulhu-wars-move-place-book = Take the spellbook

cthulhu-wars-event-driven = { $unit } of { $seat } has to leave { $origin }: { $zone }.
cthulhu-wars-ask-driven = Where does your { $unit } go that has to leave { $zone }?
cthulhu-wars-move-driven = { $unit } goes: { $zone }
cthulhu-wars-event-gone = { $unit } of { $seat } leaves the game ({ $zone }).

cthulhu-wars-screen-supply = Supply: { $number ->
    [one] 1 card
   *[other] { $number } cards
  }
cthulhu-wars-screen-supply-sale = { $number } for sale
cthulhu-wars-screen-supply-now = { $number ->
    [one] You can take one now
   *[other] You can take one of { $number } now
  }
cthulhu-wars-screen-supply-find = Find a card
cthulhu-wars-screen-supply-unknown = Nothing is called that.
cthulhu-wars-screen-sort-monsters = Neutral Monsters
cthulhu-wars-screen-sort-terrors = Terrors
cthulhu-wars-screen-sort-independents = Independent Great Old Ones
cthulhu-wars-screen-sort-books = Neutral spellbooks
cthulhu-wars-screen-sort-cultists = Special Cultists
cthulhu-wars-screen-sort-investigators = Investigators
cthulhu-wars-screen-sort-modules = Modules
cthulhu-wars-screen-supply-about = In your Doom turn you may take one card; independent Great Old Ones are awakened in the Action Phase.
cthulhu-wars-screen-cards-taken = Taken
cthulhu-wars-screen-loyalty = Loyalty cards
cthulhu-wars-screen-card-take = Take it
cthulhu-wars-screen-card-price = { $power ->
    [0] { $doom } Doom
   *[other] { $doom } Doom, { $power } Power
  }

# The seat behind the last one is nobody's.
cthulhu-wars-seat-2 = nobody
cthulhu-wars-seat-3 = nobody
cthulhu-wars-seat-4 = nobody
cthulhu-wars-seat-5 = nobody
cthulhu-wars-seat-6 = nobody
cthulhu-wars-seat-7 = nobody
cthulhu-wars-seat-8 = nobody

cthulhu-wars-why-not-your-card = You do not have the card that this belongs to.
cthulhu-wars-why-god-is-silent = This Great Old One is not in play, or somebody silences it.
cthulhu-wars-why-book-not-earned = The spellbook of this card has not been earned yet.
cthulhu-wars-why-card-taken = Somebody has this card already.
cthulhu-wars-why-no-god-here = You have no Great Old One at that Gate.
cthulhu-wars-why-no-such-card = This card is not in the game.
cthulhu-wars-why-not-for-sale = This card is not bought: it is awakened, taken for a requirement, or concerns everybody.
cthulhu-wars-why-only-in-doom-turn = Cards are bought in your own Doom turn.
cthulhu-wars-why-bought-enough = You have bought such a card in this Doom Phase already.
cthulhu-wars-why-no-doom = You do not have enough Doom for it.
cthulhu-wars-why-forced = Something else has to be done first.
cthulhu-wars-why-forbidden = A card forbids this now.
cthulhu-wars-why-ritual-done = You have performed your Ritual of this Doom Phase.
cthulhu-wars-why-no-ritual = A card forbids you a Ritual in this Doom Phase.
cthulhu-wars-deeds = Cards in use
cthulhu-wars-deed-bought = bought
cthulhu-wars-deed-awakened = awakened
cthulhu-wars-deed-taken = taken
cthulhu-wars-deed-used = used
