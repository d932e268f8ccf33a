# What the table server refuses.
error-server = That did not work: { $message }
error-no-such-table = There is no such table.
error-not-signed-in = Say who you are first.
error-not-allowed = That is not allowed: { $message }
error-not-your-seat = Seat { $seat } is not yours.
error-seat-taken = Seat { $seat } is taken.
error-seat-kept = Seat { $seat } is kept for { $name }.
error-other-eyes = You hold or held another seat of this game: nobody sees with the eyes of two.
error-not-absent = { $name } is not away: a bot may have the seat when the game has waited { $seconds } seconds for somebody who is not at the table.
error-still-playing = Another game comes when this one is over.
error-not-begun = The game has not begun: some seats are empty.
error-not-over = This is shown only when the game is over.
error-closed-today = Attempts at today's case are closed until your own is finished or the day is over.
error-no-undo-asked = Nobody waits for your consent.
error-bad-request = This request is not understood: { $message }
error-too-slow = This did not come in { $seconds } s.
error-too-big = This is too big.
error-too-fast = That was too fast. Try again in { $seconds } s.
error-too-many = { $what ->
    [tables] You have { $most } open tables, which is as many as one may have.
    [bot-tables] { $most } of your games are of bots alone; more have to wait until one is over.
   *[decks] You have { $most } open tables with cards of your own; more have to wait.
}
error-bot-ceiling = A bot’s setting { $setting } is at most { $most } here.
error-busy = The server has all the tables it can serve; try again later.
error-storage-down = The storage cannot be reached now; try again.
error-storage-damaged = What is kept here cannot be read; it is written down for the host.
error-storage-refused = The storage will not keep this: { $reason }
error-rules-conflict = Rules { $new } cannot read this table after row { $number }, which was played under rules { $old }: a server with the old rules has to end the game.
error-table-damaged = Row { $number } of this table is damaged in the storage.
error-rules-ran-away = The rules of this table came to no end, so that it is closed. What was played before is kept.
error-wrong-password = That is not your present password.
error-wrong-login = Login and password do not fit.
error-bad-name = { $why ->
    [length] A name has 1 to { $most } characters.
    [marks] There are too many marks on one letter of this name.
    [bot] That is what bots are called: choose another name.
   *[unreadable] This name has characters that nobody can see.
}
error-login-unavailable = This login cannot be had: choose another.
error-no-such-session = There is no such session of yours.
error-internal = Something broke on the server; it is written down, and nothing was changed.
error-bad-database = { $place }: { $reason }
