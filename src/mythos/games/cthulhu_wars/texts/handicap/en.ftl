# Grey Acolytes (CW-56.14).

cthulhu-wars-unit-grey_acolyte = grey Acolyte
cthulhu-wars-option-handicap = Handicap
cthulhu-wars-option-handicap-help = A grey Acolyte for whoever plays too well, or not well enough. For each seat one word in seat order, with commas; a seat may stay empty.
cthulhu-wars-option-handicap-form = A grey Acolyte for whoever plays too well, or not well enough.
cthulhu-wars-option-handicap-strong = too strong
cthulhu-wars-option-handicap-strong-about = One of six Acolytes is grey; lost, it never comes back.
cthulhu-wars-option-handicap-weak = too weak
cthulhu-wars-option-handicap-weak-about = A seventh Acolyte waits in the Pool.
cthulhu-wars-option-handicap-drawn = no handicap
cthulhu-wars-option-handicap-drawn-about = Six Acolytes, like everybody.
