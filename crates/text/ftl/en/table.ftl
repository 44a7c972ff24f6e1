### At the table: turns, taking back, saving, the end of a game.

## Turns

table-your-turn = Your turn
table-turn = To move: { $seat }
table-hand-over = { $seat } is next. Hand over the screen.
table-chance-is-next = Chance decides now
table-move-number = Move { $number }
table-moves = { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
table-moves-left = { $left ->
        [one] { $left } move of { $of } left
       *[other] { $left } moves of { $of } left
    }
table-barrier = The roll confirms everything before it.

## Beginning and saving

table-started = New game: { $game }.
table-resumed = Game loaded: { $game }, { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }.
table-saved = Game saved: { $name }.

## Taking back

table-undone = Move taken back: { $text }.
table-undone-said = Taken back: { $said }
table-redone = Move played again: { $text }.
table-taken-back = { $seat } takes a move back.
table-anothers-secret = The last move is a secret of { $seat }. Nobody else may take it back.
table-nothing-to-take-back = There is nothing to take back. The game has just begun, or something was revealed.
table-nothing-to-play-again = There is nothing to play again. This is the last move.

## What the table does not take

table-not-seated = Nobody sits on seat { $number }. Seats are counted from 0.
table-not-running = The game has not begun. Wait until all seats are taken.
table-seat-taken = This seat is taken: { $seat }. Choose a free one.
table-stale = The board has changed: you see event { $seen }, the table is at { $now }. Look at it and choose again.
table-no-draw-offer = Nobody offers a draw.

## Draws and resigning

table-draw-offered = Draw offered by { $seat }.
table-draw-declined = Draw declined by { $seat }. The game goes on.
table-no-such-offer = There is no such offer to answer.
table-still-here = { $seat } is at the table. A stand-in is asked for only when somebody has left.
table-no-bot-waits = No bot of your side waits for you to move first.
table-blind = After a roll or a reveal you must see what came. Send the turn up to there, then the rest.
table-nothing-said = The message is empty.
table-too-long = A message has at most { $most ->
        [one] { $most } character
       *[other] { $most } characters
    }.
table-resign-sure = Resign this game?

## The end

outcome-running = The game is on.
outcome-winner = { $side } wins.
outcome-winners = First place is shared: { $sides }.
outcome-draw = A draw.
outcome-agreed = A draw by agreement.
outcome-resigned = { $side } resigns.
outcome-out-of-time = { $side } is out of time.
outcome-abandoned = { $side } has left the game.
outcome-aborted = The game was called off. It does not count.
outcome-place = { $place }. { $side }
outcome-place-score = { $place }. { $side }, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

## Clock

table-clock-none = no clock
table-clock-fischer = { $start } and { $add } a move
table-clock-start = { $start } for the game
table-clock-add = { $add } a move
table-clock-byoyomi = { $start }, then { $periods } × { $period }
table-clock-periods = { $periods } × { $period }
table-clock-days = { $days ->
        [one] a day a move
       *[other] { $days } days a move
    }
table-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
table-seconds = { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
table-minutes-seconds = { $minutes } min { $seconds } s

## The dice, as a player has kept their part

dice-other-table = The dice are those of another table than the one you were promised.
dice-other-commitment = The commitment is not the one your browser was shown before the game.
dice-other-terms = What the table commits to is not the game you want to play.
dice-older = The table leaves out what it promised to open, or has dice of an older version than it promised.
dice-other-seat = You sit on another seat than was fixed before you added anything.
dice-other-secret = The secret does not lead to the chain the table committed to before the game.
dice-other-entropy = The table uses something else than what your browser added before the game.
dice-bot-entropy = Something was added before the game for a bot: the table chose it.
dice-other-chain = The table's value for roll { $roll } is not of the chain it committed to before the game.
dice-other-fresh = Something went into roll { $roll } that this browser did not send with your move. Unless you played it on another device, the table made it up.
dice-no-fresh = What your browser sent with your move did not go into roll { $roll }. Unless another device or a bot made that move for you, the table left it out.
dice-other-roll = Roll { $roll } is another in the record than the table told you while you played.
