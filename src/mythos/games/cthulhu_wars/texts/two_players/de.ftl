# Zu zweit (CW-12).

cthulhu-wars-event-decay = Der Verfallsmarker steigt auf { $number }.
cthulhu-wars-event-decay-paid = { $seat } zahlt für den Verfall: { $number } Macht.

cthulhu-wars-screen-decay = Verfall { $number }
