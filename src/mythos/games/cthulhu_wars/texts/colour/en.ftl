# The Colour Out of Space (CW-58).

cthulhu-wars-card-colour = The Colour Out of Space
cthulhu-wars-card-about-colour = Gates may have colours; in each Doom Phase a die says what they do.
cthulhu-wars-option-cards-colour = { cthulhu-wars-card-colour }
cthulhu-wars-option-cards-colour-about = { cthulhu-wars-card-about-colour }

cthulhu-wars-power-colour_out_of_space = The Colour Out of Space
cthulhu-wars-power-about-colour_out_of_space = A Gate that you bring into play may have a colour. The Doom Phase begins with a die: what it says happens to whoever controls coloured Gates.

cthulhu-wars-event-gate-painted = { $seat } gives a Gate a colour: { $colour } ({ $zone }).
cthulhu-wars-event-gate-faded = { $seat } turns a coloured Gate into a normal one: { $colour } ({ $zone }).
cthulhu-wars-event-gates-swapped = { $seat } swaps two coloured Gates ({ $origin }, { $zone }).
cthulhu-wars-event-colour-roll = The Colour Out of Space: { $number ->
    [1] 1, Meteorite
    [2] 2, Fertility
    [3] 3, Feasting
    [4] 4, Madness
    [5] 5, Blight
   *[other] 6, Departure
}.
cthulhu-wars-event-colour-acts = { $colour } ({ $seat }): { $effect }.
cthulhu-wars-ask-gate-colour = Which Gate do you take? ({ $zone })
cthulhu-wars-ask-meteorite = A meteorite falls: which of your Gates gets a colour?
cthulhu-wars-ask-departure = Departure: which coloured Gate becomes a normal one?
cthulhu-wars-ask-colour-swap = Which coloured Gates are swapped?
cthulhu-wars-ask-colour-fade = Which of your coloured Gates becomes a normal one?
cthulhu-wars-ask-colour-feast = Which of the cheapest units is taken? ({ $zone })
cthulhu-wars-ask-colour-loss = The Colour takes one of your units ({ $zone }). Which?
cthulhu-wars-ask-colour-next = Which of your coloured Gates acts next?
cthulhu-wars-ask-colour-glow = What does your glowing Gate do? As which colour?
cthulhu-wars-ask-colour-glow-swap = Does your glowing Gate swap two coloured Gates?
cthulhu-wars-move-paint-gate = { $colour }
cthulhu-wars-move-plain-gate = A normal Gate
cthulhu-wars-move-pick-gate = { $zone }
cthulhu-wars-move-fade = { $zone }
cthulhu-wars-move-consume = { $unit } ({ $to })
cthulhu-wars-move-colour-acts = { $colour }
cthulhu-wars-move-glow-as = As: { $colour }

cthulhu-wars-screen-mark-colour_ritual = Elder Signs with a Ritual: { $number }
cthulhu-wars-screen-mark-colour_no_ritual = No Ritual in this Doom Phase

cthulhu-wars-colour-blue = Blue
cthulhu-wars-colour-orange = Orange
cthulhu-wars-colour-violet = Violet
cthulhu-wars-colour-yellow = Yellow
cthulhu-wars-colour-green = Green
cthulhu-wars-colour-pink = Pink
cthulhu-wars-colour-red = Red
cthulhu-wars-colour-light_blue = Light blue
cthulhu-wars-colour-turquoise = Turquoise
cthulhu-wars-colour-glowing = Glowing
cthulhu-wars-token-colour_blue = Blue Gate
cthulhu-wars-token-colour_orange = Orange Gate
cthulhu-wars-token-colour_violet = Violet Gate
cthulhu-wars-token-colour_yellow = Yellow Gate
cthulhu-wars-token-colour_green = Green Gate
cthulhu-wars-token-colour_pink = Pink Gate
cthulhu-wars-token-colour_red = Red Gate
cthulhu-wars-token-colour_light_blue = Light blue Gate
cthulhu-wars-token-colour_turquoise = Turquoise Gate
cthulhu-wars-token-colour_glowing = Glowing Gate
cthulhu-wars-screen-mark-colour_blue = The Gate here is coloured: { cthulhu-wars-colour-blue }
cthulhu-wars-screen-mark-colour_orange = The Gate here is coloured: { cthulhu-wars-colour-orange }
cthulhu-wars-screen-mark-colour_violet = The Gate here is coloured: { cthulhu-wars-colour-violet }
cthulhu-wars-screen-mark-colour_yellow = The Gate here is coloured: { cthulhu-wars-colour-yellow }
cthulhu-wars-screen-mark-colour_green = The Gate here is coloured: { cthulhu-wars-colour-green }
cthulhu-wars-screen-mark-colour_pink = The Gate here is coloured: { cthulhu-wars-colour-pink }
cthulhu-wars-screen-mark-colour_red = The Gate here is coloured: { cthulhu-wars-colour-red }
cthulhu-wars-screen-mark-colour_light_blue = The Gate here is coloured: { cthulhu-wars-colour-light_blue }
cthulhu-wars-screen-mark-colour_turquoise = The Gate here is coloured: { cthulhu-wars-colour-turquoise }
cthulhu-wars-screen-mark-colour_glowing = The Gate here is coloured: { cthulhu-wars-colour-glowing }
cthulhu-wars-effect-power = 1 Power
cthulhu-wars-effect-power_lost = 1 Power is lost
cthulhu-wars-effect-doom = 1 Doom
cthulhu-wars-effect-doom_lost = 1 Doom is lost
cthulhu-wars-effect-ritual = an Elder Sign with a Ritual
cthulhu-wars-effect-no_ritual = no Ritual
cthulhu-wars-effect-feast = an enemy unit is taken
cthulhu-wars-effect-own_loss = a unit of one's own is taken
cthulhu-wars-effect-swap = Gates are swapped
cthulhu-wars-effect-fade = a Gate fades
