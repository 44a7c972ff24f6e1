### The terminal: commands and answers.

cli-unknown-game = There is no game "{ $name }". There are: { $known }.
cli-bad-choice = "{ $text }" is not an option. An option is written name=value.
cli-at-character = Place: character { $number }.

## A game in the terminal

cli-welcome = Type a move or a command; "help" shows the commands.
cli-ask = { $seat }>
cli-legal = { $count ->
        [one] { $count } possible move: { $moves }
       *[other] { $count } possible moves: { $moves }
    }.
cli-walk-action = This is a whole move already: { $action }. Type it to play it, or go on.
cli-walk-next = Chosen: { $touched }. Next: { $next }.
cli-next = Next: { $next }.
cli-next-fields = { $count ->
        [one] { $count } field
       *[other] { $count } fields
    } in braces on the board
cli-next-cards = { $count ->
        [one] { $count } card of your hand
       *[other] { $count } cards of your hand
    }
cli-next-note = { $spot }: { $note }
cli-counters = { $side }: { $counters }
cli-hand = Cards of { $seat }: { $cards }
cli-hand-shown = On the table, { $seat }: { $cards }
cli-hand-empty = none
cli-card-times = { $count } × { $card }
cli-buttons = Buttons: { $buttons }
cli-step-undone = Step taken back.
cli-moves-composed = This decision is composed step by step, so there is no list of moves.
cli-look = { $seat }, Enter shows your board>
cli-anothers-seat = { $seat } has the keyboard now. In a game with secrets nobody acts for another seat.
cli-command-alone = The command "{ $command }" stands alone, with nothing after it.
cli-save-where = Give a file as well, for example: { $command } game.txt
cli-saved = Saved to { $path }.
cli-unreadable-line = This line cannot be read. It is too long, or not UTF-8 text.
cli-lines-refused = { $count ->
        [one] { $count } line was not taken
       *[other] { $count } lines were not taken
    }.
cli-too-many-names = Too many names: { $count }. Seats that persons hold: { $most }.

cli-help-move = C3-D4, C3xE5: a move
cli-help-walk = C3: where this piece can go; C3 D4: field by field
cli-help-compose = card by card, field by field: compose what is secret; the button's name commits it
cli-help-list = list, ?: the possible moves
cli-help-board = board: show the board
cli-help-speak = speak: the board in words
cli-help-hint = hint: what the strong bot would do
cli-help-undo = undo: take a move back
cli-help-save = save <file>: save the game
cli-help-resign = resign: resign the game
cli-help-draw = draw: agree on a draw
cli-help-help = help: this list
cli-help-quit = quit: leave

## Bots in the terminal

cli-bot-name = { $name } (bot)
cli-bot-thinks = { $seat } is thinking: depth { $depth }, { $nodes } nodes
cli-hint-thinks = The strong bot is thinking: depth { $depth }, { $nodes } nodes
cli-bot-broken = { $seat } chose what the rules do not allow: { $action }. This is a fault of the program. A game played with --save is in its file.
cli-bots-seat = This seat is a bot's: { $seat }. Nobody acts for a bot.
cli-bots-draw = Bots do not agree on draws. Play on, or resign.
cli-hint = The strong bot would play: { $moves }
cli-hint-judged = It gives you { $share } % of the first place (depth { $depth }, { $nodes } nodes) and expects: { $line }
cli-bad-seat = "{ $text }" does not say who holds which seat. Write the seat's number, counted from 0, and who: 1=strong or 0=person.
cli-seat-twice = Seat { $number } is given twice. Leave one of them.

## Files and records

cli-no-such-file = There is no file { $path }.
cli-cannot-read = Cannot be read: { $path }. { $why }
cli-cannot-write = Cannot be written: { $path }. { $why }
cli-cannot-print = Nothing can be printed. { $why }
cli-file-not-text = This is not UTF-8 text.
cli-neither-file-nor-position = There is no file "{ $text }". If it is a position, give the game as well.
cli-several-games = The file has { $count ->
        [one] { $count } game
       *[other] { $count } games
    }. Exactly one is needed here.
cli-no-seat = There is no seat { $seat }. Seats are counted from 0, the last one is { $last }.
cli-at-beyond = The game has no move { $at }. The last one has the number { $last }.
cli-after-inputs = Up to this place the record is right: { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }.
cli-record-good = { $path }: the record is right, { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }.
cli-dice-running = The game still runs: the dice can be checked when it is over.
cli-dice-right = The dice of table { $table }: { $count ->
        [one] { $count } roll computed again, and right.
       *[other] { $count } rolls computed again, all right.
    } Committed to before the game: { $commitment }
cli-dice-wrong-roll = The roll { $input } is not what the dice gave: the record has { $stated }, the dice gave { $right }.
cli-dice-other-secret = The secret of the dice is not the one that the table committed to before the game.
cli-dice-other-seats = This game has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, and { $given } added to the dice.
cli-dice-bad-proof = The proof of the dice cannot be read at: { $part }
cli-dice-other-terms = The secret of the dice, the table's name, the game, its options or the seats are not what the table committed to before the game.
cli-dice-other-rolls = The game has { $rolls } rolls, and the proof is for { $given }.
cli-dice-stray = Something was added to the roll { $input } by a seat that had not asked for it or is a bot's: the table made it up.
cli-dice-stray-entropy = Something was added to the dice before the game for the bot on seat { $seat }: the table chose it.
cli-dice-version-1 = Dice of version 1: once all had added something, the table knew every roll beforehand.
cli-dice-without = { $without ->
        [0] Something fresh came with the move before every roll.
       *[other] { $without } of { $count } rolls came without anything fresh (the first, those after bots, or of programs that add nothing): the table knew them beforehand.
    }
cli-dice-trust = { $unknown ->
        [0] What every player added was compared with what they kept.
       *[other] What { $unknown } of { $persons } players added was not compared with what they kept: only they know whether it is theirs. One in league with the table could choose the first rolls with it, and those of their own moves.
    }
cli-kept-right = { $path }: the table has kept its word, the dice are those it committed to, with all that this player added.
cli-kept-refused = { $count ->
        [one] The table refused { $count } move, or never answered it, after it knew what that carried: it could have seen the roll.
       *[other] The table refused { $count } moves, or never answered them, after it knew what they carried: it could have seen the rolls.
    }
cli-kept-of-no-record = { $path } was kept of table { $table }, of which there is no record here.
cli-kept-bad = { $path } is not what a player keeps of dice: line { $line } should have { $expected }
cli-column-seat = seat
cli-column-face = face
cli-column-rolled = rolled
cli-column-expected = could be expected
cli-pdn-refused = Move { $number }, "{ $text }". { $why }
cli-pdn-other-game = PDN is for Warcaby only, and this is { $game }.
cli-no-rules-page = The game { $game } has no rules page yet.

## Tables

cli-column-game = game
cli-column-name = name
cli-column-seats = seats
cli-column-rules = rules
cli-column-option = option
cli-column-values = values
cli-column-default = usually
cli-column-article = article
cli-column-meaning = meaning

cli-no-raw-perft = This game has no raw count. Leave out --raw.
cli-bench-processor-unknown = unknown processor
cli-bench-unoptimised = This program is built without optimisation; the true numbers are higher.
cli-bench-games = random games a second
cli-bench-inputs = inputs of these
cli-bench-perft = perft
cli-bench-nodes = search nodes
cli-bench-steps = simulated steps
cli-bench-depth = depth { $depth }

## The page

cli-serving = Stolik is waiting at { $address } (Ctrl+C ends it)
cli-no-page = This program is built without the page. Build the page with "cargo xtask page", then the program again.
cli-cannot-listen = Stolik cannot wait at { $address }. { $why }
cli-cannot-open = The browser cannot be opened. Go to { $address }
cli-kept-in = The tables are in the file { $path }
cli-bad-settings = The file of settings { $path }: { $why }
cli-cannot-keep = The data file { $path } cannot be used: { $why }
cli-data-held = A server runs on this file already: { $path }. Stop it first, or name another file with --data.
cli-data-held-by = A server runs on this file already: { $path } (process { $process }). Stop it first, or name another file with --data.
cli-server-runs = A server runs on this file.
cli-no-page-there = There is no page in { $path }. Build it with "cargo xtask page", or leave --page out for the one in this program.
cli-bad-tls = The certificate is of no use: { $why }
cli-bad-origin = "{ $given }" is not the address of a site. It is a scheme and a host: https://stolik.example
cli-tls-needs-both = TLS needs both files: --tls-certificate and --tls-key.
cli-bad-contact = A contact is “mailto:…” or “https://…”, not { $given }.
cli-bad-push-key = The key for notifications is of no use: { $why }
cli-push-needs-contact = Notifications need an address where you can be written to: --push-contact mailto:… or --origin https://….
cli-no-data-file = There is no data file { $path }. Name it with --data.
cli-already-there = The file { $path } is there already. Give another name.
cli-backed-up = The copy is in the file { $path }
cli-cannot-check-data = The data file { $path } cannot be looked through: { $why }.
cli-data-checked = { $path }: { $whole ->
        [one] { $whole } table is whole
       *[other] { $whole } tables are whole
    }, { $damaged } damaged.
cli-records-saved = { $count ->
        [one] { $count } record is
       *[other] { $count } records are
    } in { $path }.
cli-table-damaged = Table { $table } is damaged: { $why }.
cli-table-damaged-from = Table { $table } is damaged from event { $from } on: { $why }. All before it is whole.
cli-damage-changed = it is not what was kept
cli-damage-gap = something is missing
cli-damage-no-end = the end is missing
cli-damage-unreadable = it cannot be read ({ $why })
cli-damage-meaningless = it means nothing to this program ({ $why })
cli-data-file-fault = The file itself: { $why }
cli-load-failed = The measurement failed: { $why }
cli-load-moves = moves
cli-load-moves-a-second = moves a second
cli-load-seen = seen by the other, { $share }
cli-load-bytes-a-move = bytes a move to a client
cli-load-errors = errors
cli-load-memory = server memory
cli-load-memory-before = server memory before
cli-load-sockets = sockets
cli-load-bytes-a-socket = bytes a socket
cli-load-kills = kills
cli-load-acknowledged = moves acknowledged
cli-load-lost = acknowledged moves lost
cli-load-back = longest until back

## Talking to a program, line by line

engine-line-too-long = The line is too long. It may have at most { $most } bytes.
engine-not-utf8 = The line is not UTF-8 text.
engine-bad-json = The line is not sound JSON; it breaks at column { $column }.
engine-not-an-object = The line should be a JSON object, for example {"{"}"command":"legal"{"}"}.
engine-missing-field = The field "{ $name }" is missing.
engine-unknown-field = This command has no field "{ $name }". Remove it.
engine-unknown-command = There is no command "{ $name }". There are: { $known }.
engine-no-game = There is no game yet. Begin one with the command "new".
engine-unknown-spot = There is no spot "{ $name }" on this board.
engine-no-step = This walk of the draft chooses no step.
engine-nothing-to-undo = There is nothing to take back. This is the beginning of the game.
engine-either = Only one of the fields "{ $one }" and "{ $other }" may be given.
