# Die Farbe aus dem All (CW-58).

cthulhu-wars-card-colour = Die Farbe aus dem All
cthulhu-wars-card-about-colour = Tore dürfen Farben haben; in jeder Verdammnisphase sagt ein Würfel, was sie tun.
cthulhu-wars-option-cards-colour = { cthulhu-wars-card-colour }
cthulhu-wars-option-cards-colour-about = { cthulhu-wars-card-about-colour }

cthulhu-wars-power-colour_out_of_space = Die Farbe aus dem All
cthulhu-wars-power-about-colour_out_of_space = Ein Tor, das du ins Spiel bringst, darf eine Farbe haben. Die Verdammnisphase beginnt mit einem Würfel: Was er sagt, trifft alle, die farbige Tore kontrollieren.

cthulhu-wars-event-gate-painted = { $seat } gibt einem Tor eine Farbe: { $colour } ({ $zone }).
cthulhu-wars-event-gate-faded = { $seat } macht ein farbiges Tor zu einem normalen: { $colour } ({ $zone }).
cthulhu-wars-event-gates-swapped = { $seat } tauscht zwei farbige Tore ({ $origin }, { $zone }).
cthulhu-wars-event-colour-roll = Die Farbe aus dem All: { $number ->
    [1] 1, Meteorit
    [2] 2, Fruchtbarkeit
    [3] 3, Festschmaus
    [4] 4, Wahnsinn
    [5] 5, Zerstörung
   *[other] 6, Abzug
}.
cthulhu-wars-event-colour-acts = { $colour } ({ $seat }): { $effect }.
cthulhu-wars-ask-gate-colour = Welches Tor nimmst du? ({ $zone })
cthulhu-wars-ask-meteorite = Ein Meteorit fällt: Welches deiner Tore bekommt eine Farbe?
cthulhu-wars-ask-departure = Abzug: Welches farbige Tor wird ein normales?
cthulhu-wars-ask-colour-swap = Welche farbigen Tore werden getauscht?
cthulhu-wars-ask-colour-fade = Welches deiner farbigen Tore wird ein normales?
cthulhu-wars-ask-colour-feast = Welche der billigsten Einheiten wird geholt? ({ $zone })
cthulhu-wars-ask-colour-loss = Die Farbe holt eine deiner Einheiten ({ $zone }). Welche?
cthulhu-wars-ask-colour-next = Welches deiner farbigen Tore wirkt als nächstes?
cthulhu-wars-ask-colour-glow = Was tut dein leuchtendes Tor? Wie welche Farbe?
cthulhu-wars-ask-colour-glow-swap = Tauscht dein leuchtendes Tor zwei farbige Tore?
cthulhu-wars-move-paint-gate = { $colour }
cthulhu-wars-move-plain-gate = Ein normales Tor
cthulhu-wars-move-pick-gate = { $zone }
cthulhu-wars-move-fade = { $zone }
cthulhu-wars-move-consume = { $unit } ({ $to })
cthulhu-wars-move-colour-acts = { $colour }
cthulhu-wars-move-glow-as = Wie: { $colour }

cthulhu-wars-screen-mark-colour_ritual = Ältere Zeichen mit einem Ritual: { $number }
cthulhu-wars-screen-mark-colour_no_ritual = Kein Ritual in dieser Verdammnisphase

cthulhu-wars-colour-blue = Blau
cthulhu-wars-colour-orange = Orange
cthulhu-wars-colour-violet = Violett
cthulhu-wars-colour-yellow = Gelb
cthulhu-wars-colour-green = Grün
cthulhu-wars-colour-pink = Rosa
cthulhu-wars-colour-red = Rot
cthulhu-wars-colour-light_blue = Hellblau
cthulhu-wars-colour-turquoise = Türkis
cthulhu-wars-colour-glowing = Leuchtend
cthulhu-wars-token-colour_blue = Blaues Tor
cthulhu-wars-token-colour_orange = Oranges Tor
cthulhu-wars-token-colour_violet = Violettes Tor
cthulhu-wars-token-colour_yellow = Gelbes Tor
cthulhu-wars-token-colour_green = Grünes Tor
cthulhu-wars-token-colour_pink = Rosa Tor
cthulhu-wars-token-colour_red = Rotes Tor
cthulhu-wars-token-colour_light_blue = Hellblaues Tor
cthulhu-wars-token-colour_turquoise = Türkises Tor
cthulhu-wars-token-colour_glowing = Leuchtendes Tor
cthulhu-wars-screen-mark-colour_blue = Das Tor hier hat eine Farbe: { cthulhu-wars-colour-blue }
cthulhu-wars-screen-mark-colour_orange = Das Tor hier hat eine Farbe: { cthulhu-wars-colour-orange }
cthulhu-wars-screen-mark-colour_violet = Das Tor hier hat eine Farbe: { cthulhu-wars-colour-violet }
cthulhu-wars-screen-mark-colour_yellow = Das Tor hier hat eine Farbe: { cthulhu-wars-colour-yellow }
cthulhu-wars-screen-mark-colour_green = Das Tor hier hat eine Farbe: { cthulhu-wars-colour-green }
cthulhu-wars-screen-mark-colour_pink = Das Tor hier hat eine Farbe: { cthulhu-wars-colour-pink }
cthulhu-wars-screen-mark-colour_red = Das Tor hier hat eine Farbe: { cthulhu-wars-colour-red }
cthulhu-wars-screen-mark-colour_light_blue = Das Tor hier hat eine Farbe: { cthulhu-wars-colour-light_blue }
cthulhu-wars-screen-mark-colour_turquoise = Das Tor hier hat eine Farbe: { cthulhu-wars-colour-turquoise }
cthulhu-wars-screen-mark-colour_glowing = Das Tor hier hat eine Farbe: { cthulhu-wars-colour-glowing }
cthulhu-wars-effect-power = 1 Macht
cthulhu-wars-effect-power_lost = 1 Macht geht verloren
cthulhu-wars-effect-doom = 1 Verdammnis
cthulhu-wars-effect-doom_lost = 1 Verdammnis geht verloren
cthulhu-wars-effect-ritual = ein Älteres Zeichen mit einem Ritual
cthulhu-wars-effect-no_ritual = kein Ritual
cthulhu-wars-effect-feast = eine gegnerische Einheit wird geholt
cthulhu-wars-effect-own_loss = eine eigene Einheit wird geholt
cthulhu-wars-effect-swap = Tore werden getauscht
cthulhu-wars-effect-fade = ein Tor verblasst
