# Die Spinne von Leng (CW-51.6).

cthulhu-wars-unit-leng_spider = Spinne von Leng
cthulhu-wars-card-leng_spider = { cthulhu-wars-unit-leng_spider }
cthulhu-wars-card-about-leng_spider = Kampfwert 1; im Kampf macht jede aus zwei Schmerzen einen Tod.
cthulhu-wars-option-cards-leng_spider = { cthulhu-wars-card-leng_spider }
cthulhu-wars-option-cards-leng_spider-about = { cthulhu-wars-card-about-leng_spider }
cthulhu-wars-power-bloodthirst = Blutdurst
cthulhu-wars-power-about-bloodthirst = Kampf: Einmal für jede Spinne darin, tot oder lebendig, werden zwei Schmerzen einer Seite, der des Gegners oder deiner, zu einem Tod.
cthulhu-wars-ability-bloodthirst = Blutdurst

cthulhu-wars-event-bloodthirst = Eine Spinne von Leng von { $seat } trinkt: Zwei Schmerzen { $whose ->
    [own] der eigenen Seite
   *[enemy] des Gegners
  } werden zu einem Tod.

cthulhu-wars-move-bloodthirst = Blutdurst: Zwei { $whose ->
    [own] deiner
   *[enemy] der gegnerischen
  } { $number } Schmerzen werden zu einem Tod
