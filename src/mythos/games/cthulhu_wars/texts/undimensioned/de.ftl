# Dimensionslos (CW-55.6).

cthulhu-wars-card-undimensioned = { cthulhu-wars-book-undimensioned }
cthulhu-wars-card-about-undimensioned = { cthulhu-wars-about-undimensioned }
cthulhu-wars-option-cards-undimensioned = { cthulhu-wars-card-undimensioned }
cthulhu-wars-option-cards-undimensioned-about = { cthulhu-wars-card-about-undimensioned }
cthulhu-wars-book-undimensioned = Dimensionslos
cthulhu-wars-about-undimensioned = Aktion, 2: Ordne deine Einheiten unter den Zonen, in denen du bist, neu an.

cthulhu-wars-event-rearrange = Die Einheiten von { $seat } sind dimensionslos.
cthulhu-wars-ask-rearranged = Welche Einheit geht wohin?
cthulhu-wars-move-rearrange = Dimensionslos: Einheiten neu anordnen
cthulhu-wars-move-rearranged = { $unit } geht von { $origin }: { $zone }
