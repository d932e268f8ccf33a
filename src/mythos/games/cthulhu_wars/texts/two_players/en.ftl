# Two players (CW-12).

cthulhu-wars-event-decay = The Decay marker rises to { $number }.
cthulhu-wars-event-decay-paid = { $seat } pays for Decay: { $number } Power.

cthulhu-wars-screen-decay = Decay { $number }
