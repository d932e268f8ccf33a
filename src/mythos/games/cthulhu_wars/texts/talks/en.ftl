# Talks about what enemies give together (CW-21.20).

cthulhu-wars-event-offered = { $seat } offers { $number } of { $demand }.
cthulhu-wars-event-left-talks = { $seat } leaves the talks.
cthulhu-wars-event-talks-failed = No agreement on { $number }: { $seat } has the better of it.

cthulhu-wars-ask-offer = Together you owe { $number } { $stake }; the others offer { $others } so far (round { $round } of { $rounds }). What do you contribute?

cthulhu-wars-move-offer = Offer { $number }
cthulhu-wars-move-leave = Leave the talks
cthulhu-wars-move-share = { $to }: { $number }

cthulhu-wars-stake-power = Power
cthulhu-wars-stake-cultists = Cultists

cthulhu-wars-screen-talks = { $seat } demands { $number } { $stake } from the enemies together
cthulhu-wars-screen-talks-round = round { $number } of { $rounds }
cthulhu-wars-screen-talker-offers = { $seat } offers { $number }.
cthulhu-wars-screen-talker-silent = { $seat } has not said anything yet.
cthulhu-wars-screen-talker-left = { $seat } has left the talks.
cthulhu-wars-screen-talks-fail-power = Without agreement nobody pays, and { $seat } gains { $number } Power.
cthulhu-wars-screen-talks-fail-cultists = Without agreement { $seat } decides how many Cultists each enemy loses.
cthulhu-wars-screen-talks-scene = The talks
cthulhu-wars-screen-talks-sum = { $number } of { $demand } offered
cthulhu-wars-screen-talks-how = One after the other says what he would give. It is agreed as soon as all offers together are exactly the demand. Who leaves gives nothing and is not needed; who is left alone gives all or nothing.
cthulhu-wars-screen-talker-has = has { $number } { $stake }
cthulhu-wars-screen-talker-gone = has left
