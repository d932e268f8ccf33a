# The Leng Spider (CW-51.6).

cthulhu-wars-unit-leng_spider = Leng Spider
cthulhu-wars-card-leng_spider = { cthulhu-wars-unit-leng_spider }
cthulhu-wars-card-about-leng_spider = Combat 1; in battle each turns two Pains into a Kill.
cthulhu-wars-option-cards-leng_spider = { cthulhu-wars-card-leng_spider }
cthulhu-wars-option-cards-leng_spider-about = { cthulhu-wars-card-about-leng_spider }
cthulhu-wars-power-bloodthirst = Bloodthirst
cthulhu-wars-power-about-bloodthirst = Battle: once for each Spider in it, dead or alive, two Pains of one side, the enemy's or yours, become a Kill.
cthulhu-wars-ability-bloodthirst = Bloodthirst

cthulhu-wars-event-bloodthirst = A Leng Spider of { $seat } drinks: two Pains of { $whose ->
    [own] its own side
   *[enemy] the enemy
  } become a Kill.

cthulhu-wars-move-bloodthirst = Bloodthirst: two of { $whose ->
    [own] your own
   *[enemy] the enemy's
  } { $number } Pains become a Kill
