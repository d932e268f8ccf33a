# The house, English: what the table itself says, whatever the game.

undone = { $name } takes a move back.

## Refusals

error-mythos = That did not work: { $message }
error-unknown-game = There is no game “{ $game }”. Known games: { $known }.
error-broken-game = This game is broken, its own code or data breaks a law of the house: { $message }
error-unknown-bot = There is no bot “{ $bot }”. Known bots: { $known }.
error-bad-option = Option { $option }: { $reason }
error-unknown-option = There is no option “{ $option }”. There are: { $allowed }.
error-bad-choice = Option { $option }: “{ $given }” is not possible. Possible: { $allowed }.
error-bad-number = { $bounded ->
    [yes] Option { $option }: “{ $given }” is not possible. It is a whole number from { $low } to { $high }.
   *[no] Option { $option }: “{ $given }” is not a whole number.
}
error-no-seat-chosen = Option { $option }: there is no seat “{ $given }”. Possible: { $allowed }.
error-picks-for-seats = Option { $option }: { $given } named for { $players } seats. Name one for each seat, or “drawn”.
error-picked-twice = Option { $option }: “{ $given }” is named for two seats. All must be different: { $allowed }.
error-option-too-long = Option { $option }: this has { $given } characters; at most { $high } are possible.
option-chance = by chance
error-bad-players = { $game } is for { $low } to { $high } players, not for { $players }.
error-bad-seat = There is no seat { $seat }. Seats are 0 to { $last }.
error-not-your-turn = Seat { $seat } is not asked now. Asked: { $asked }.
error-game-over = The game is over.
error-illegal-move = “{ $move }” is not possible now.
error-bad-move = “{ $move }” is not a move of this game.
error-nothing-to-undo = You have no move to take back.
error-undo-needs-consent = You cannot take your move back alone any more.
error-bad-seed = This seed does not work: { $reason }
error-bad-chance = This result is impossible: { $reason }
error-bad-record = Line { $line } of the record: { $reason }

## At the table in the terminal

terminal-welcome = { $game }: { $tagline }
terminal-seal = Sealed seed: { $commitment }
terminal-thinks = { $name } thinks …
terminal-prompt = Your choice (? for help):
terminal-enter = Enter goes on.
terminal-above = … { $number } more lines, type l for the whole log
terminal-news = What has happened
terminal-log = The whole log
terminal-cover = Hand over to { $name }.
terminal-cover-prompt = { $name }, press Enter when only you can see the screen:
terminal-cover-undo = { $name } can still take the last move back with u.
terminal-help =
    A number, or the move's own text such as “{ $example }”, makes a move.
    u         take your last move back, as long as it is free
    r         the rule behind the question; r AR-5.6 shows any clause
    k         what you know: the cards you have seen and those you have not
    l         the whole log so far
    s FILE    save the record
    q         leave the game
    Enter     show again what has happened
terminal-no-number = There is no choice { $number } here.
terminal-undo-chance = Chance has decided something since.
terminal-undo-others = Somebody else has moved since.
terminal-undo-reveal = Something hidden was shown by it.
terminal-undone = Your move is taken back.
terminal-no-clause = There is no clause “{ $clause }”.
terminal-no-knowledge = There is nothing to count in this game.
terminal-save-where = Where to? Type s and a file name.
terminal-save-exists = { $file } exists already and was left alone.
terminal-save-failed = { $file } cannot be written: { $reason }
terminal-saved = Saved in { $file }
terminal-leave = Really leave the game? (y/n)
terminal-yes = y
terminal-left = You have left the game.
terminal-unsaved = The game was not recorded.
terminal-over = The game is over
terminal-winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] These win: { $names }.
}
terminal-seed = Seed: { $seed }
terminal-verify = Anybody can check every draw: mythos verify { $file }

## Looking at a record

replay-all = all
replay-position = Position { $at } of { $last }
replay-eyes = through the eyes of { $name }
replay-eyes-all = all eyes
replay-moved = { $name }: { $move }
replay-start = The table before the first move
replay-asked = Now asked: { $names }
replay-unfinished = The record ends here, the game does not.
replay-broken = The record can be played up to position { $last }. Line { $line }: { $reason }
replay-prompt = Enter on, b back, number, e SEAT, e all, q:
replay-last = This is the last position.
replay-first = This is the first position.
replay-no-position = There is no position { $number }; positions are 0 to { $last }.
replay-no-eyes = There is no seat “{ $seat }”. Seats: { $names }, or all.
replay-help = Enter or n goes on, b goes back, a number jumps, e and a seat looks with its eyes, e all with everybody's, q leaves.

## Rules to read

rules-primer = How a turn goes
rules-example = An example
