### Medh Kuu Lash: peaks and mornings, two dice each turn.

medh-kuu-lash-name = Medh Kuu Lash
medh-kuu-lash-tagline = The opponent's die says what to do, yours says how. Gather all your pieces on the mornings.
medh-kuu-lash-shelf = 2 players · about 15 minutes · a few rules to remember
# What `stolik bench` measures.
medh-kuu-lash-benched = Medh Kuu Lash

medh-kuu-lash-side-green = Green
medh-kuu-lash-side-wooden = Wooden

## Options

medh-kuu-lash-option-move_enemy = Moving the opponent's pieces
medh-kuu-lash-option-move_enemy-help = Whether a move by the sum may be made with a piece of the opponent too.
medh-kuu-lash-option-move_enemy-yes = own or the opponent's
medh-kuu-lash-option-move_enemy-no = own only
medh-kuu-lash-option-swap_wrap = Swapping round the corner
medh-kuu-lash-option-swap_wrap-help = Whether the distance of a swap is counted round the whole ring of peaks.
medh-kuu-lash-option-swap_wrap-yes = round the ring
medh-kuu-lash-option-swap_wrap-no = inside one row only
medh-kuu-lash-option-push_chooser = Who chooses the way of a push
medh-kuu-lash-option-push_chooser-help = Who decides when pieces on mornings can be pushed either way.
medh-kuu-lash-option-push_chooser-mover = whose turn it is
medh-kuu-lash-option-push_chooser-owner = whose pieces they are
medh-kuu-lash-option-mixed_push = Pushing both colours
medh-kuu-lash-option-mixed_push-help = Whether pushed pieces take those of the other colour along if there is a free morning beyond.
medh-kuu-lash-option-mixed_push-yes = both colours
medh-kuu-lash-option-mixed_push-no = one colour only
medh-kuu-lash-option-triple_any_turn = Triples in the other's turn
medh-kuu-lash-option-triple_any_turn-help = Whether a triple that the opponent completes lets you remove a piece too.
medh-kuu-lash-option-triple_any_turn-yes = always count
medh-kuu-lash-option-triple_any_turn-no = in the own turn only
medh-kuu-lash-option-goal_check = Whose goal is checked
medh-kuu-lash-option-goal_check-help = Whose pieces on mornings count after a turn.
medh-kuu-lash-option-goal_check-both = both sides'
medh-kuu-lash-option-goal_check-mover_only = only theirs whose turn it was
medh-kuu-lash-option-max_turns = Longest game
medh-kuu-lash-option-max_turns-help = After how many turns, of both sides together, it is a draw.

## What is to be done, and how it ended

medh-kuu-lash-prompt = { $side }: { $task }
    .task = { $task }
medh-kuu-lash-prompt-start = Rolling for the first turn; { $side } rolls
    .task = roll for the first turn
medh-kuu-lash-prompt-rolling = { $side } rolls the dice
medh-kuu-lash-task-roll = roll the dice
medh-kuu-lash-task-roll-or-pass = roll the dice or give up the move
medh-kuu-lash-task-move = move along the peaks by { $count ->
        [one] { $count } field
       *[other] { $count } fields
    }
medh-kuu-lash-task-swap = swap across, or { $count ->
        [one] { $count } field
       *[other] { $count } fields
    } apart along the peaks
medh-kuu-lash-task-fall = fall from a morning{ $count ->
        [0] { "" }
        [one] {" "}and go { $count } field to the right
       *[other] {" "}and go { $count } fields to the right
    }
medh-kuu-lash-task-give-up = remove one of your own pieces
medh-kuu-lash-task-take = remove one piece of the opponent
medh-kuu-lash-task-triple = a triple, remove a piece of the opponent
medh-kuu-lash-task-push = choose the way of the push
medh-kuu-lash-task-restore = put the { $piece } piece back on a free peak
medh-kuu-lash-task-add = add a { $piece } piece on any free field
medh-kuu-lash-task-nothing = there is nothing to be done
medh-kuu-lash-over-goal = { $side } wins: all its pieces stand on mornings.
medh-kuu-lash-over-majority = { $side } wins with nine pieces against four.
medh-kuu-lash-over-max-turns = Draw: { $count ->
        [one] { $count } turn has
       *[other] { $count } turns have
    } passed.

## Remarks

medh-kuu-lash-remark-no-swap = No swap is possible, so it is a move by the sum.
medh-kuu-lash-remark-no-fall = No fall is possible, so it is a move by the sum.
medh-kuu-lash-remark-last-peak = Mind: { $field } is the last piece of { $side } on a peak. If you remove it, { $side } wins.

## Pieces, counters, buttons

medh-kuu-lash-token-board = board
medh-kuu-lash-token-green = green piece
medh-kuu-lash-token-wooden = wooden piece
medh-kuu-lash-counter-pieces = { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
medh-kuu-lash-counter-mornings = { $count ->
        [one] { $count } piece on a morning
       *[other] { $count } pieces on mornings
    }
medh-kuu-lash-button-roll = Roll the dice
medh-kuu-lash-button-pass = Give up the move
medh-kuu-lash-button-nothing = Do nothing

## What happened

medh-kuu-lash-news-start = Green die { $green }, wooden die { $wooden }: { $side } begins.
medh-kuu-lash-news-start-tie = Green die { $green }, wooden die { $wooden }: a tie. Now { $side } rolls.
medh-kuu-lash-news-roll = { $side } rolls the dice.
medh-kuu-lash-news-rolled = Green die { $green }, wooden die { $wooden }. { $side }: { $task }.
medh-kuu-lash-news-pass = { $side } gives up the move: { $from } goes down to { $to }.
medh-kuu-lash-news-go = { $side }: { $from } goes to { $to }.
medh-kuu-lash-news-go-pushes = { $side }: { $from } goes to { $to } and pushes the piece there to { $morning }.
medh-kuu-lash-news-go-pushes-on = { $side }: { $from } goes to { $to } and pushes the piece there to { $morning }; the pushed pieces reach { $end }.
medh-kuu-lash-news-go-captures = { $side }: { $from } goes to { $to } and pushes the piece there to { $morning }; { $taken } is captured.
medh-kuu-lash-news-go-waits = { $side }: { $from } goes to { $to }. The piece pushed off it will push on to the left or to the right.
medh-kuu-lash-news-push = { $side }: the push goes towards { $field }.
medh-kuu-lash-news-push-captures = { $side }: the push goes towards { $field }; { $taken } is captured.
medh-kuu-lash-news-swap = { $side }: { $from } and { $to } are swapped.
medh-kuu-lash-news-swap-captures = { $side }: { $from } and { $to } are swapped; { $taken } is captured.
medh-kuu-lash-news-remove = { $side } removes { $field }.
medh-kuu-lash-news-restore = { $side } puts the { $piece } piece back on { $field }.
medh-kuu-lash-news-add = { $side } adds a { $piece } piece on { $field }.
medh-kuu-lash-news-nothing = { $side } can do nothing.

## The board in words

medh-kuu-lash-spoken-board = Three rows of eight fields: wooden peaks W, mornings M, green peaks G.
medh-kuu-lash-spoken-peaks = { $side }, { $count ->
        [one] { $count } piece on a peak
       *[other] { $count } pieces on peaks
    }: { $fields }.
medh-kuu-lash-spoken-no-peaks = { $side } has no pieces on peaks.
medh-kuu-lash-spoken-mornings = { $side }, { $count ->
        [one] { $count } piece on a morning
       *[other] { $count } pieces on mornings
    }: { $fields }.
medh-kuu-lash-spoken-no-mornings = { $side } has no pieces on mornings.
medh-kuu-lash-spoken-dice = The green die shows { $green }, the wooden die { $wooden }.

## Refusals

medh-kuu-lash-refusal-must-roll = Roll the dice first. Only they say what must be done.
medh-kuu-lash-refusal-must-move = The dice ask for a move along the peaks by { $count ->
        [one] { $count } field
       *[other] { $count } fields
    }. Choose a piece.
medh-kuu-lash-refusal-must-swap = The opponent's die asks for a swap, and one is possible: across, or { $count ->
        [one] { $count } field
       *[other] { $count } fields
    } apart along the peaks.
medh-kuu-lash-refusal-must-fall = The opponent's die asks for a fall from a morning, and one is possible.{ $count ->
        [0] {" "}The piece goes straight down.
        [one] {" "}The piece then goes { $count } field to the right.
       *[other] {" "}The piece then goes { $count } fields to the right.
    }
medh-kuu-lash-refusal-must-give-up = The roll is 1+1. Remove one of your own pieces.
medh-kuu-lash-refusal-must-take = The roll is 6+6. Remove one piece of the opponent.
medh-kuu-lash-refusal-must-take-for-triple = There is a new triple. Remove one piece of the opponent for it.
medh-kuu-lash-refusal-must-push = The pushed piece is waiting. Choose the morning towards which it pushes on.
medh-kuu-lash-refusal-must-restore = Three pieces are left, and there must be four. Put the removed piece back on a free peak.
medh-kuu-lash-refusal-must-add = Now add a piece of the opposite colour on any free field.
medh-kuu-lash-refusal-must-do-nothing = No move is possible. What is left is the button "Do nothing".
medh-kuu-lash-refusal-not-a-field = { $field } is not a field of this board. The fields are G1 to G8, W1 to W8 and M1 to M8.
medh-kuu-lash-refusal-past-end = Everything is chosen already. { $field } is not part of it.
medh-kuu-lash-refusal-empty = Nothing stands on { $field }. Choose a field with a piece.
medh-kuu-lash-refusal-not-yours = The piece on { $field } is your opponent's. One of yours is needed here.
medh-kuu-lash-refusal-not-theirs = The piece on { $field } is yours. A piece of the opponent is removed.
medh-kuu-lash-refusal-roll-first = Nothing moves from { $field } before the roll. Until then you can only give up the move with a piece from a morning.
medh-kuu-lash-refusal-pass-too-late = The dice are cast. You can give up the move only before the roll.
medh-kuu-lash-refusal-no-pass = There is nothing to give up the move with. It takes a piece of yours on a morning with a free peak below.
medh-kuu-lash-refusal-pass-from-peak = The piece on { $field } stands on a peak. The move is given up with a piece from a morning.
medh-kuu-lash-refusal-pass-blocked = { $from } cannot give up the move. The peak below, { $to }, is occupied.
medh-kuu-lash-refusal-pass-which = Several pieces can give up the move: { $fields }. Say which, for example pass:M4.
medh-kuu-lash-refusal-on-morning = The piece on { $field } stands on a morning. A move by the sum goes along the peaks.
medh-kuu-lash-refusal-on-peak = The piece on { $field } stands on a peak already. You fall from a morning.
medh-kuu-lash-refusal-wrong-landing = { $from } to { $to } won't go. This piece comes to { $right } exactly.
medh-kuu-lash-refusal-nowhere-to-push = { $from } to { $to } won't go. All mornings hold the colour of the piece on { $to }, so it has nowhere to be pushed.
medh-kuu-lash-refusal-no-partner = The piece on { $field } has nothing to be swapped with: nothing else stands in its column, nor { $count ->
        [one] { $count } field
       *[other] { $count } fields
    } away along its row of peaks.
medh-kuu-lash-refusal-none-yours = The pieces on { $from } and { $to } are your opponent's. At least one of the two must be yours.
medh-kuu-lash-refusal-same-field = { $field } is one field. Two different pieces are swapped.
medh-kuu-lash-refusal-along-mornings = { $from } and { $to } are mornings. There is no swap along the mornings.
medh-kuu-lash-refusal-around-corner = { $from } and { $to } lie in different rows. A swap along the peaks does not go round the corner.
medh-kuu-lash-refusal-wrong-distance = From { $from } to { $to } it is { $apart ->
        [one] { $apart } field
       *[other] { $apart } fields
    }, and your die shows { $count }.
medh-kuu-lash-refusal-other-column = { $from } and { $to } lie in different columns. A peak and a morning are swapped inside one column only.
medh-kuu-lash-refusal-not-a-way = The push cannot go towards { $field }. Possible: { $fields }.
medh-kuu-lash-refusal-not-on-morning = { $field } is a morning. The removed piece comes back to a free peak.
medh-kuu-lash-refusal-occupied = { $field } is occupied. A piece is put on a free field.

## Moves and positions that cannot be read

medh-kuu-lash-parse-empty = There is no move here. Write, for example, roll, G1>G4 or G3<>W6.
medh-kuu-lash-parse-form = "{ $text }" is not a move. Giving up the move is written pass:M4.
medh-kuu-lash-parse-field = "{ $text }" is not a field. The fields are G1 to G8, W1 to W8 and M1 to M8.
medh-kuu-lash-parse-dice = "{ $text }" is not a roll. The form is 2/1, the green die first, then the wooden one.
medh-kuu-lash-parse-position-long = The position is too long. It may have at most { $most } bytes.
medh-kuu-lash-parse-turn = "{ $text }" does not say whose turn it is. A position begins with G (green) or W (wooden).
medh-kuu-lash-parse-section = There is nothing between the colons. The form is G:gG1,G4,M4,W8:wW1..W4:2/1.
medh-kuu-lash-parse-section-twice = "{ $text }" begins a part that has been before. Each may be there once.
medh-kuu-lash-parse-range = "{ $text }" is not a range of fields. A range lies in one row and goes up: W1..W4.
medh-kuu-lash-parse-moment = "{ $text }" does not say what comes next. Here may stand start, roll or a roll such as 2/1.
medh-kuu-lash-parse-turns = "{ $text }" is not a number of turns. After T stands a number, for example T12.
medh-kuu-lash-parse-side-missing = The pieces of { $side } are missing. Green ones stand after g, wooden ones after w.

## Faults of positions

medh-kuu-lash-fault-off-board = There is no field { $field } on this board. The fields are G1 to G8, W1 to W8 and M1 to M8.
medh-kuu-lash-fault-twice = Two pieces stand on { $field }. Leave one.
medh-kuu-lash-fault-too-few = { $side } has { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }. It must have at least { $least }.
medh-kuu-lash-fault-too-many = { $side } has { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }. It may have at most { $most }.
medh-kuu-lash-fault-too-late = The position tells of { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }. A game has at most { $most }.
medh-kuu-lash-fault-no-push = At { $field } there is nothing to push either way. Remove the part push from the position.
medh-kuu-lash-fault-nothing-to-restore = No piece of { $side } comes back. The fourth one does when three are left.
medh-kuu-lash-fault-nothing-to-add = No piece of { $side } is added. One is added when the opponent has four and a piece is left in supply.
medh-kuu-lash-fault-not-in-this-turn = { $side } removes no piece for a triple in this turn. The option triple_any_turn=yes allows it.

medh-kuu-lash-dial-turns = Turns played
