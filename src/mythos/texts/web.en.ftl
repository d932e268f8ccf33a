# The browser table, English.

web-skip = To the content
web-home = Mythos Table, to the lobby
web-close = Close
web-loading = One moment …
web-unreachable = The server does not answer. It is tried again.
web-settings = Settings
web-switch-language = Auf Deutsch
web-language = Language
web-theme = Appearance
web-theme-auto = Like the system
web-theme-light = Light
web-theme-dark = Dark
web-sound = Sound
web-sound-on = Switch sound on
web-sound-off = Switch sound off
web-pref-confirm = Ask before every move
web-guest = Guest
web-copied = The link is on your clipboard.

## Lobby

web-hero = Take a seat. The stars are nearly right.
web-hero-words = Lovecraftian board games with every rule enforced: with friends, or alone against bots. No account needed.
web-your-name = Your name at the table
web-games = Games
web-play-now = Play now with bots
web-play-alone = Play now
web-set-up = Set up a table
web-set-up-alone = Choose options
web-players = { $same ->
    [yes] { $low ->
        [one] For one player
       *[other] For { $low } players
    }
   *[no] For { $low } to { $high } players
}
web-my-tables = My tables
web-open-tables = Waiting for players
web-running-tables = Being played now
web-finished-tables = Finished games
web-your-turn = Your turn
web-waiting-for = Waiting for { $names }
web-wait = One moment …
web-seats-free = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
web-won-by = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] These win: { $names }.
}
web-empty = No table is set yet. Open the first one: bots are always at home, and friends come by a link.
web-invite-first = Invite friends
web-to-lobby = To the lobby
web-lost-title = Nobody opens
web-lost-words = There is nothing behind this door.
web-no-such-game = This server does not have that game.

## A new table

web-new-table = New table
web-seats = Seats
web-seat-count = Number of seats
web-seat-number = Seat { $number }
web-seat-me = I sit here
web-seat-for-people = Open, for somebody with the link
web-seat-bot = Bot: { $bot }
web-seat-open = free
web-seat-you = (you)
web-all-bots = All others are bots
web-all-people = All others are people
web-options = { $count ->
    [0] Options
    [one] Options (one changed)
   *[other] Options ({ $count } changed)
}
web-open-table = Open the table
web-bots-help = The bots of the game itself know it best. The Sleepwalker plays at random, the Opportunist weighs one step, the Seer looks far ahead in any game.
web-bot-random = Sleepwalker
web-bot-greedy = Opportunist
web-bot-mcts = Seer
web-bot-reasoner = Scholar
web-bot-planner = Detective
web-bot-novice = Novice
web-bot-adept = Adept
web-bot-high-priest = High Priest
web-bot-imported = from a record

## At the table

web-panels = Panels
web-panel-log = Log
web-panel-chat = Chat
web-panel-rules = Rules
web-panel-aid = What I know
web-panel-seats = Seats
web-adrift = The connection is lost. Nothing is gone; you are being reconnected.
web-question = What is asked
web-moves = What you can do
web-may = Also possible ({ $count })
web-beside = From now on
web-as-list = As a list ({ $count })
web-confirm = Do it
web-cancel = Not yet
web-continue = Go on
web-undo = Take back
web-undo-wait = The others are asked whether you may take it back.
web-undo-asked = { $name } would like to take a move back.
web-undo-yes = Agree
web-undo-no = Refuse
web-handing-asked = { $to ->
    [bot] { $by } would like a bot to play for { $seat }, who is away.
   *[person] { $name } would like to take the seat of { $seat }.
}
web-handing-here = I am here
web-handing-wait = The others are asked whether you may sit down. Until then you watch.
web-come-back = Take my seat back
web-replay = Replay
web-dice = Fair dice
web-again = Another game
web-report = Something is wrong
web-report-words = Say what is wrong. The record of the game up to this move goes to the host with your words.
web-report-send = Send
web-report-sent = Thank you. The host finds your report with the position.
web-log-filter = Which lines
web-log-all = Everything
web-log-game = The game
web-log-mine = About me
web-log-table = The table
web-log-jump = Jump to …
web-log-newest = To the newest
web-chat-empty = Nobody has said anything yet.
web-chat-hint = Say something to the table
web-chat-send = Send
web-rules-search = Search the rules
web-rules-none = No clause fits.
web-aid-on = Help me remember at this table
web-aid-off = The aid is off at this table: you remember by yourself.
web-present = at the table
web-absent = away
web-give-to-bot = Give to a bot
web-take-seat = Sit down
web-invite = Invite
web-watching = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
}
web-commitment = Sealed seed of this game's dice:
web-waiting-title = { $count ->
    [0] Everybody is here.
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
web-waiting-words = Send each free seat's link to a friend, or let bots sit down.
web-fill-with-bots = Fill with bots and begin
web-invited = You are invited
web-link-dead = This personal link is no longer good. Sign in, or make a new link on a device that knows you.
web-invited-taken = Somebody sits on seat { $number } already. You can watch.
web-invited-words = Seat { $number } at this table is kept for you.
web-only-watch = Only watch
web-house-chat = { $name }: { $text }
web-house-seat-bot = { $seat }, a bot, sits down.
web-house-seat-person = { $name } sits down.
web-house-seat-open = A seat is free again.
web-house-undo-asked = { $seat } would like to take a move back.
web-house-undo-answered = { $yes ->
    [true] { $seat } agrees.
   *[other] { $seat } refuses.
}
web-house-played = { $seat }: { $move }
web-house-undone = { $seat } takes a move back.
web-house-rolled = Rolled: { $faces }.
web-house-handing-asked = { $to ->
    [bot] { $by } would like a bot to play for { $seat }.
   *[person] { $name } would like to take the seat of { $seat }.
}
web-house-handing-answered = { $yes ->
    [true] { $seat } agrees.
   *[other] { $seat } refuses.
}
web-house-bot-restarted = { $seat } lost the thread and thinks anew.
web-house-rules-changed = { $back ->
    [0] The game goes on under the rules of version { $version }.
    [one] The game goes on under the rules of version { $version }. The last move does not fit them and was taken back.
   *[other] The game goes on under the rules of version { $version }. The last { $back } moves do not fit them and were taken back.
}

## The daily case

web-daily = The daily case
web-daily-of = { $game }: the daily case
web-daily-words = Everybody here gets the same deal today, and one scored attempt. What you have seen cannot be taken back, and there are no hints. Tomorrow there is another one.
web-daily-play = Play today's case
web-daily-go-on = Go on with your attempt
web-daily-won = You have solved today's case. Come back tomorrow!
web-daily-lost = Today's case got the better of you. Come back tomorrow!
web-daily-board = Leaderboard
web-daily-name = Name
web-daily-result = Result
web-daily-playing = playing
web-daily-nobody = Nobody has tried yet. Be the first!
web-daily-genuine = ✓ means: the attempt was run again move by move and is genuine. Replays open when your own attempt is over, or the day is.
web-daily-as-guest = A guest's attempt is theirs alone; with a login it counts on the leaderboard.
web-daily-guest = You play as a guest: your attempt is yours alone. With a login it counts on the leaderboard.
web-daily-login = Create a login
web-daily-fair = Fair play: until your own attempt or the day is over, nobody's cards, moves, dice or words of today are shown to you, and nobody can talk to you. What no server can prevent is that somebody plays first under a second name, or is told by a friend.
web-won = won
web-lost = lost
web-statistics = My figures
web-stat-games = Games
web-stat-won = Won
web-stat-streak = Streak
web-stat-best = Best streak
web-stat-by-difficulty = By difficulty
web-stat-recent = The latest games
web-hint = Hint
web-hint-thinking = Thinking …
web-chance = { $percent } %

## Guide

web-guide = Guide
web-guide-start = Show me how it works
web-guide-next = Got it
web-guide-skip = No more tips
web-guide-again = Show the guides again
web-guide-again-done = The guides start again at your next table.

## Replay and dice

web-replay-of = { $game }, replay
web-replay-first = To the start
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One step on
web-replay-last = To the end
web-replay-at = Move { $at } of { $last }
web-replay-position = Position
web-replay-eyes = Seen by
web-replay-public = a spectator
web-record = Download the record
web-dice-how = Before anybody sat down, the server published the fingerprint of a secret number, the seed. Then the browser of everybody who sat down added a random number of its own. Every draw and every roll of the game follows from these numbers, so neither the server nor a player could choose a result. Now that the game is over the seed is open, and your browser has just recomputed the fingerprint and every result by itself.
web-dice-good = This game was fair.
web-dice-bad = This game does not check out.
web-dice-sealed = The seed fits the fingerprint that was published before the game.
web-dice-unsealed = The seed does not fit the fingerprint that was published before the game.
web-dice-agreed = { $count ->
    [one] One draw or roll was recomputed and agrees.
   *[other] { $count } draws and rolls were recomputed and agree.
}
web-dice-shares = { $count ->
    [0] No player has added to these dice: they come from the server's seed alone.
    [one] One player's browser has added its own random number.
   *[other] The browsers of { $count } players have added random numbers of their own.
}
web-dice-mine = What this browser added when you sat down is part of these dice.
web-dice-not-mine = What this browser added when you sat down is missing from these dice.
web-dice-until = The rules have changed since; from line { $line } on the results could not be recomputed here.
web-dice-wrong = The result in line { $line } of the record does not follow from the seed.
web-dice-commitment = Fingerprint, published first
web-dice-seed = Seed, published last
web-dice-more = Every move can be checked against the rules too, on your own machine:

## Myself

web-me = Me
web-me-save = Save
web-me-renamed = From now on you sit down under this name.
web-me-link = My personal link
web-me-link-words = It brings your seats to another device. Keep it to yourself: whoever has it is you.
web-me-link-copy = Copy or share
web-me-link-make = Make a new link
web-me-link-made = Your link is ready. It is shown only now; an older one is dead.
web-me-sessions = Where you are signed in
web-me-session-link = Your personal link
web-me-session-old = Devices and links from before sessions were listed
web-me-session-current = this device
web-me-session-when = since { $made }, last used { $used }
web-me-session-end = End
web-me-session-end-others = Sign out everywhere else
web-me-session-ended = Ended.
web-me-sign-out = Sign out
web-me-leave-guest = You are a guest: without a login or a personal link nobody can be you again, and your seats are lost. Sign out all the same?
web-me-some-device = Some device or program
web-me-password-changed = The password is changed; other devices are signed out.
web-password-old = Password until now
web-password-new = New password (8 characters or more)
web-password-change = Change the password
web-me-account = Account
web-me-account-words = Optional. With a login you find your tables from any device; your seats stay yours.
web-me-known-as = You sign in as { $login }.
web-me-signed-in = Welcome back.
web-me-registered = You have a login now.
web-login = Login
web-password = Password (8 characters or more)
web-sign-in = Sign in
web-register = Create a login

## Refusals in words

web-refused-not-your-turn = It is not your turn.
web-refused-illegal-move = That is not possible now.
web-refused-bad-move = That is not possible now.
web-refused-game-over = The game is over.
web-refused-nothing-to-undo = You have no move to take back.
web-refused-no-undo-asked = Nobody waits for your consent any more.
web-refused-no-such-table = There is no such table.
web-refused-not-signed-in = Say who you are first.
web-refused-not-allowed = That is not allowed here.
web-refused-not-your-seat = This seat is not yours any more.
web-refused-seat-taken = Somebody sits there already.
web-refused-other-eyes = You have or had another seat in this game. Nobody sees with the eyes of two.
web-refused-not-absent = { $name } may still come back. A bot may have the seat when the game has waited { $seconds } seconds for somebody who is not at the table.
web-refused-closed-today = Attempts at today's case are closed until your own is finished or the day is over.
web-refused-not-over = This is shown only when the game is over.
web-refused-too-fast = That was too fast. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
web-refused-too-many = { $what ->
    [tables] You have { $most } open tables. Finish or leave one first.
    [bot-tables] { $most } of your games are of bots alone. Wait until one is over.
   *[decks] You have { $most } open tables with cards of your own. Finish one first.
}
web-refused-bot-ceiling = A bot’s setting { $setting } is at most { $most } here.
web-refused-busy = The server has all the tables it can serve. Try again later.
web-refused-storage-down = The server cannot write just now. Try again.
web-refused-storage-damaged = What the server keeps of this cannot be read. The host can see it in the log.
web-refused-wrong-password = That is not your present password.
web-refused-wrong-login = Login and password do not fit.
web-refused-bad-name = { $why ->
    [length] A name has 1 to { $most } characters.
    [marks] There are too many marks on one letter of this name.
    [bot] That is what bots are called. Choose another name.
   *[unreadable] This name has characters that nobody can see.
}
web-refused-login-unavailable = This login cannot be had. Choose another.
web-refused-no-such-session = That has ended already.
web-refused-internal = Something broke on the server. Nothing was changed.
web-refused-bad-request = The table did not understand that. Nothing was changed.
web-refused-bad-seat = There is no such seat at this table.
web-refused-unknown-game = This server does not have that game.
web-refused-not-begun = The game has not begun: some seats are still free.
web-refused-other-rules = This game was played under older rules and cannot be recomputed here.
web-refused-table-damaged = Something of this table is missing in the storage, so it is closed. The host is told.
web-refused-rules-conflict = This game was begun under older rules and rests until the host lets it go on.
web-refused-rules-ran-away = The rules of this game ran into something without an end, so the table is closed. What was played before is kept, and the host is told.
web-refused-too-slow = The connection is too slow: this did not come in { $seconds } seconds.
web-refused-too-big = That is too much for one message.
web-refused-undo-needs-consent = That can no longer be taken back alone.
web-refused-other = That did not work. Nothing was changed.
web-broken = Something broke in this part of the page. The game itself is safe.
web-mend = Show it again

## Pace

web-pace = Pace
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-pace-at-once = at once
web-recap = { $count ->
    [one] One thing happened
   *[other] { $count } things happened
}
web-hurry = Go on
web-log-undone = taken back
web-to-question = To the question

## Setting up

web-pick-for = { $option } for seat { $number }
web-several-none = none
web-several-more = { $names } and { $count } more
web-several-find = Find
web-several-sets = By box
web-several-shelf = { $name }, one by one:
web-several-unknown = Nothing is called that.
web-several-chosen = { $count ->
    [0] Nothing chosen
    [one] 1 chosen
   *[other] { $count } chosen
  }
web-several-clear = Choose none
web-picked-by = Seat { $number } has it.
web-seat-named = Seat { $number }: { $name }
web-refused-unknown-option = There is no such option.
web-refused-bad-choice = “{ $given }” is not possible. Choose one of these: { $allowed }.
web-refused-bad-number = { $bounded ->
    [yes] A whole number from { $low } to { $high } is needed.
    [low] A whole number from { $low } on is needed.
   *[no] A whole number is needed.
}
web-refused-no-seat-chosen = There is no such seat at this table.
web-refused-picks-for-seats = { $given } are picked for { $players } seats.
web-refused-picked-twice = “{ $given }” is picked for two seats. Every seat needs another one.
web-refused-option-too-long = This has { $given } characters; at most { $high } are possible.
web-refused-bad-option = This does not fit: { $reason }
web-refused-bad-players = This game is not for so many players.
web-refused-unknown-bot = This server does not know one of these bots.

## Another game

web-rematch-join = Join
web-rematch-watch = Watch it
web-change-setup = Change the set-up
web-seat-kept = kept for { $name }
web-kept-words = Who was at the last table is asked there. Send the link if they have left, or let bots sit down.
web-house-rematch = { $name } has set up another game.
web-house-seat-kept = A seat is kept for { $name }.
web-refused-seat-kept = This seat is kept for somebody of the last game.
web-refused-still-playing = Another game comes when this one is over.

## Looking back

web-replay-open = all open
web-replay-round-back = To the round before
web-replay-round-on = To the next round
web-replay-share = Link to this position
web-replay-table = To the table

## Rules

web-rules-contents = Contents
web-rules-question = The rule behind the question: { $clause }
web-rules-hits = { $count ->
    [0] Nothing found
    [one] One hit
   *[other] { $count } hits
}
