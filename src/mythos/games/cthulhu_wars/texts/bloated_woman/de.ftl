# Die Aufgeblähte Vettel (CW-53.151).

cthulhu-wars-unit-bloated_woman = Die Aufgeblähte Vettel
cthulhu-wars-card-bloated_woman = { cthulhu-wars-unit-bloated_woman }
cthulhu-wars-card-about-bloated_woman = Erwecken für 4. Nimmt Verlorene auf ihren Fächer; Ältere Zeichen statt Macht.
cthulhu-wars-option-cards-bloated_woman = { cthulhu-wars-card-bloated_woman }
cthulhu-wars-option-cards-bloated_woman-about = { cthulhu-wars-card-about-bloated_woman }

cthulhu-wars-power-velvet_fan = Der Samtene Fächer
cthulhu-wars-power-about-velvet_fan = Nach einem Kampf mit ihr kommt ein Monster oder Kultist, den der Gegner verloren hat, auf diese Karte; wer die Figur zurückholt, bezahlt dich.
cthulhu-wars-ability-velvet_fan = { cthulhu-wars-power-velvet_fan }
cthulhu-wars-requirement-six_books = alle sechs Zauberbücher der Fraktion
cthulhu-wars-book-disaster_looms = Drohendes Unheil
cthulhu-wars-about-disaster_looms = Macht sammeln: Deine Tore dürfen statt 2 Macht je ein Älteres Zeichen geben.
cthulhu-wars-ability-disaster_looms = { cthulhu-wars-book-disaster_looms }

cthulhu-wars-screen-mark-velvet_fan = Auf dem Samtenen Fächer: { $number }
cthulhu-wars-event-velvet-fan = { $seat } nimmt eine Einheit von { $to } auf den Samtenen Fächer: { $unit }.
cthulhu-wars-event-paid-to-keeper = { $seat } holt { $unit } zurück und zahlt { $to } dafür { $number } Macht.
cthulhu-wars-event-disaster-looms = Unheil droht: Die Tore von { $seat } geben Ältere Zeichen.
cthulhu-wars-ask-velvet-fan = Welche Einheit nimmst du auf den Samtenen Fächer?
cthulhu-wars-ask-disaster-looms = Sollen deine Tore Ältere Zeichen statt Macht geben: { $number }?
cthulhu-wars-move-velvet-fan = Auf den Samtenen Fächer: { $unit }
cthulhu-wars-move-let-disaster-loom = Ältere Zeichen statt Macht
