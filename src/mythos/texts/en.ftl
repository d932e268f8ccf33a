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
    [low] Option { $option }: “{ $given }” is not possible. It is a whole number from { $low } on.
   *[no] Option { $option }: “{ $given }” is not a whole number.
}
error-no-seat-chosen = Option { $option }: there is no seat “{ $given }”. Possible: { $allowed }.
error-picks-for-seats = Option { $option }: { $given } named for { $players } seats. Name one for each seat, or “drawn”.
error-picked-twice = Option { $option }: “{ $given }” is named for two seats. All must be different: { $allowed }.
error-option-too-long = Option { $option }: this has { $given } characters; at most { $high } are possible.
option-chance = by chance
error-bad-players = { $span ->
    [one] { $game } is for one player, not for { $players }.
    [exactly] { $game } is for { $high } players, not for { $players }.
   *[some] { $game } is for { $low } to { $high } players, not for { $players }.
}
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
error-other-rules = Line { $line } of the record: { $reason }
error-no-record = No record: { $reason }
error-record-exists = { $file } exists already and was left as it was. Name another place, or move it away.
error-bad-argument = That does not work: { $reason }

## Why something was refused

reason-unknown-option = there is no such option. There are: { $known }.
reason-number = “{ $value }” is no number.
reason-positive = { $value } is too small; it takes a number from 1 on.
reason-no-bot-setting = the bot { $bot } has no such setting. It has: { $known }.
reason-bot-setting = a bot's setting is written name=number, not “{ $found }”.
reason-no-bots = a tournament needs at least one bot.
reason-unreadable = { $file } cannot be read.
reason-not-text = { $file } is not a text file.
reason-seed-bytes = a seed has { $number } bytes, not { $found }.
reason-no-outcome = nothing was given for it.
reason-no-roll = { $faces } is no roll of { $number } dice with { $sides } sides.
reason-not-in-pile = { $name } is not in the pile.
reason-empty = the record is empty.
reason-format = records of format { $found } are not known here, only format { $known }.
reason-after-the-end = something follows the seed, which ends a record.
reason-not-json = this line is not JSON.
reason-no-header = this is not the first line of a record.
reason-no-line = a part of this line is missing, unknown or of a wrong kind.
reason-no-entry = this is neither a move, a roll, a draw, an undo nor the seed.
reason-roll-here = a roll belongs here.
reason-draw-here = a draw belongs here.
reason-ends-before-roll = the record ends where a roll belongs.
reason-ends-before-draw = the record ends where a draw belongs.
reason-dice-differ = the dice gave { $gave }, the record says { $says }.
reason-unfinished = the game is not finished: there is no seed yet.
reason-seed-digits = the seed is not 64 hex digits.
reason-other-seed = this seed is not the one that was sealed at the start.
reason-other-result = the game ended with { $played }; the record says { $written } (★ wins).
reason-other-game = this is a record of { $found }, not of { $wanted }.
reason-rules-changed = the rules changed here; it can only be played from there on.
reason-changed-rules = a game whose rules changed cannot be brought in.
reason-no-snapshot = the state that is kept with the change of rules cannot be read.
reason-undo-line = this undo does not lead to the line it names.
reason-shares = the shares of the dice are not one for each seat.
reason-same-rules = the rules are said to change here, but they are the same.
reason-other-dice = these are not the dice that follow a change of rules.
reason-other-state = the state that is kept here is not the one that the lines before lead to.
reason-not-these-rules = it was played under rules { $written }; rules { $here } cannot recompute it.
reason-no-chance-here = chance is not asked here.
reason-other-rules = (Written under rules { $written }; these are rules { $here }.)
reason-crashed = the rules broke down here ({ $message }).

## At the table in the terminal

terminal-welcome = { $game }: { $tagline }
terminal-company = Bots at the table: { $names }
terminal-seal = Sealed seed: { $commitment }
terminal-thinks = { $name } thinks …
terminal-prompt = Your choice (? for help):
terminal-prompt-back = Your choice (Enter goes back, ? for help):
terminal-enter = Enter goes on.
terminal-above = … { $number } more lines, type l for the whole log
terminal-news = What has happened
terminal-log = The whole log
terminal-cover = Hand over to { $name }.
terminal-cover-prompt = { $name }, press Enter when only you can see the screen:
terminal-cover-undo = { $name } can still take the last move back with u.
terminal-help =
    A number, or the move's own text such as “{ $example }”, makes a move.
    a, b ...  open a group of moves; + shows more of them; Enter goes back
    d         the whole board; d NAME tells what a card or a place is,
              d 2 what choice 2 is about
    k         what you know: what you have seen and what is still hidden
    r         the rule behind the question; r { $clause } shows any clause
    l         the whole log so far
    u         take your last move back, as long as it is free
    s FILE    save the record
    q         leave the game
    Enter     show again what has happened
terminal-help-title = What you can type
terminal-board = The whole board
terminal-details = d NAME opens one of these; a part of the name will do: { $names }
terminal-no-details = Nothing here is called “{ $name }”. d alone lists all names.
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
replay-unproven = This record cannot be proven here. { $reason }
replay-forged = Careful, this record is not genuine. { $reason }
replay-prompt = Enter on, b back, number, e SEAT, e all, q:
replay-last = This is the last position.
replay-first = This is the first position.
replay-no-position = There is no position { $number }; positions are 0 to { $last }.
replay-no-eyes = There is no seat “{ $seat }”. Seats: { $names }, or all.
replay-help = Enter or n goes on, b goes back, a number jumps, e and a seat looks with its eyes, e all with everybody's, q leaves.

## Rules to read

rules-primer = How a turn goes
rules-example = An example
