### Multiwarcaby. The game's term stays Polish: a piece is a pionek (plural pionki). A turn is two moves; a move is a
### shift, or a capture by one pionek.

multiwarcaby-name = Multiwarcaby
multiwarcaby-tagline = All pionki (pieces) are everybody's, a turn is two moves, and whoever captures most wins.
multiwarcaby-shelf = 2–4 players · about 20 minutes · simple rules
# What `stolik bench` measures.
multiwarcaby-benched = Multiwarcaby 9x9, two seats

multiwarcaby-side-player = Player { $number }
multiwarcaby-side-team = Team { $number }

## Options

multiwarcaby-option-seats = Players
multiwarcaby-option-seats-help = How many people play: two, three or four.
multiwarcaby-option-teams = Teams
multiwarcaby-option-teams-help = Whether four people play in two teams; partners sit across and move together.
multiwarcaby-option-teams-yes = two teams of two
multiwarcaby-option-teams-no = everybody for themselves
multiwarcaby-option-size = Board
multiwarcaby-option-size-help = How many fields there are: the whole board or its middle; the middle is for two sides.
multiwarcaby-option-size-9 = 9 by 9
multiwarcaby-option-size-7 = 7 by 7
multiwarcaby-option-second_move = Second move
multiwarcaby-option-second_move-help = Whether the second move of a turn must be made.
multiwarcaby-option-second_move-required = must be made
multiwarcaby-option-second_move-optional = may be skipped
multiwarcaby-option-end = End of the game
multiwarcaby-option-end-help = When the game ends while several pionki (pieces) are still on the board.
multiwarcaby-option-end-two_move = when nothing can be captured in two moves
multiwarcaby-option-end-last_piece = when one pionek is left
multiwarcaby-option-no_capture_rounds = Rounds without a capture
multiwarcaby-option-no_capture_rounds-help = After how many full rounds without a capture the game ends; 0 switches this off.
multiwarcaby-option-first = Who begins
multiwarcaby-option-first-help = Which side begins. In the next game of a match the next one does.
multiwarcaby-option-first-0 = the first
multiwarcaby-option-first-1 = the second
multiwarcaby-option-first-2 = the third
multiwarcaby-option-first-3 = the fourth
multiwarcaby-preset-online = As in the web version

## Whose move, and how it ended

multiwarcaby-prompt-first = { $side }: { multiwarcaby-prompt-first.task }
    .task = first move
multiwarcaby-prompt-second = { $side }: { multiwarcaby-prompt-second.task }
    .task = second move
multiwarcaby-prompt-second-or-skip = { $side }: { multiwarcaby-prompt-second-or-skip.task }
    .task = second move, or end the turn
multiwarcaby-prompt-chain = { $side }: { multiwarcaby-prompt-chain.task }
    .task = capture on from { $field }, or end the move
multiwarcaby-over-one-piece = { $result } One pionek is left on the board.
multiwarcaby-over-no-capture = { $result } Nothing can be captured in two moves any more.
multiwarcaby-over-stall = { $result } { $count ->
        [one] { $count } round has
       *[other] { $count } rounds have
    } passed without a capture.
multiwarcaby-result-won = { $side } wins, { $score }.
multiwarcaby-result-drawn = Draw, { $score }. Level: { $sides }.
multiwarcaby-remark-stall = { $count ->
        [one] { $count } more turn
       *[other] { $count } more turns
    } without a capture and the game ends.

## Pionki, counters, buttons

multiwarcaby-token = pionek
multiwarcaby-counter-captured = { $count ->
        [one] { $count } captured pionek (piece)
       *[other] { $count } captured pionki (pieces)
    }
multiwarcaby-button-stop = End the move
multiwarcaby-button-skip = Skip the second move

## What happened

multiwarcaby-news-shift = { $side }: { $from } goes to { $to }.
multiwarcaby-news-jump = { $side }: { $from } captures { $over } and lands on { $to }.
multiwarcaby-news-stop = { $side }: the capture ends on { $field }.
multiwarcaby-news-skip = { $side }: no second move.

## The board in words

multiwarcaby-spoken-board = Board { $size } by { $size }, { $count ->
        [one] { $count } pionek (piece)
       *[other] { $count } pionki (pieces)
    }.
multiwarcaby-spoken-row = Row { $row }: { $fields }.
multiwarcaby-spoken-captured = { $side }: { $count ->
        [one] { $count } captured pionek (piece)
       *[other] { $count } captured pionki (pieces)
    }.
multiwarcaby-spoken-can-capture = { $fields-count ->
        [one] This one can capture
       *[other] These can capture
    }: { $fields }.
multiwarcaby-spoken-no-capture = Nothing can be captured right now.

## Refusals

multiwarcaby-refusal-no-such-spot = There is no field and no button { $spot } here.
multiwarcaby-refusal-outer-ring = { $field } is not on the small board. The fields in play are B2 to H8.
multiwarcaby-refusal-empty = Nothing stands on { $field }. Choose a field with a pionek; all of them are everybody's.
multiwarcaby-refusal-stuck = The pionek on { $field } has nowhere to go. No field beside it is free, and none behind its neighbours.
multiwarcaby-refusal-stays = The pionek already stands on { $field }. Choose another field: a free one beside it, or behind a neighbour.
multiwarcaby-refusal-occupied = { $from } to { $to } won't go. { $to } is occupied, and you land on a free field.
multiwarcaby-refusal-no-direction = { $from } to { $to } won't go. You move and jump along rows, columns and diagonals.
multiwarcaby-refusal-too-far = { $from } to { $to } won't go. A shift is one field, a jump goes over one pionek beside you.
multiwarcaby-refusal-row = { $from } to { $to } won't go. You jump over one pionek; here stand { $spots }.
multiwarcaby-refusal-nothing-to-jump = { $from } to { $to } won't go. You jump over a pionek, and nothing stands on { $over }.
multiwarcaby-refusal-is-jump = { $from } to { $to } captures the pionek on { $over }. Write it { $from }x{ $to }.
multiwarcaby-refusal-is-shift = { $from } to { $to } is a shift, not a capture. Write it { $from }-{ $to }.
multiwarcaby-refusal-shift-after-jump = { $from } to { $to } won't go. A move is a capture or a shift, and this one began with a capture.
multiwarcaby-refusal-in-chain = The pionek on { $field } is in the middle of its capture. Choose where it jumps next, or end the move.
multiwarcaby-refusal-no-chain = No capture is under way, so nothing can jump on to { $field }. Give the field it jumps from as well.
multiwarcaby-refusal-nothing-to-stop = There is nothing to end. A shift ends at once, and a capture by itself when there is no further jump.
multiwarcaby-refusal-skips-turn = A whole turn cannot be skipped. Make at least one move.
multiwarcaby-refusal-second-required = The second move must be made. It need not capture: a shift will do.
multiwarcaby-refusal-stop-first = The first move is still going on: the pionek on { $field } can capture again. Jump, or end the move.
multiwarcaby-refusal-piece-chosen = The pionek on { $field } is already chosen. Choose where it goes.
multiwarcaby-refusal-past-end = The move is already complete. { $spot } is not part of it.

## Moves and positions that cannot be read

multiwarcaby-parse-empty = There is no move here. Write, for example, E3xE5.
multiwarcaby-parse-field = "{ $text }" is not a field. A field is a letter from A to I and a digit from 1 to 9, for example C3.
multiwarcaby-parse-separator = "{ $text }" does not separate fields. Write E4-E5 for a shift, E3xE5 for a capture.
multiwarcaby-parse-short = "{ $text }" is too little. Give two fields, from and to, or write stop or skip.
multiwarcaby-parse-long = "{ $text }" is already the next jump. Write them one by one: A1xC1, then xC3.
multiwarcaby-parse-shift-long = "{ $text }" is already the next move: a shift goes one field. Write moves one by one: E4-E5, then E5-E6.
multiwarcaby-parse-piece = "{ $text }" is not a field with a pionek. A field is a letter and a digit, for example C3.
multiwarcaby-parse-range = "{ $text }" is not a range of fields. A range lies in one row, from left to right: B1-H1.
multiwarcaby-parse-word = "{ $text }" means nothing here. After the pionki there may be turn, score, move, captured, jump or quiet.
multiwarcaby-parse-word-twice = { $text } stands in the position twice. Leave one.
multiwarcaby-parse-number = "{ $text }" lacks a number from 0 to 255. The form is turn=1, score=12-10, quiet=3.
multiwarcaby-parse-move = "{ $text }" does not say which move it is. It should be move=1 or move=2.
multiwarcaby-parse-captured = captured says that the first move has captured, so it goes only with move=2.
multiwarcaby-parse-position-long = The position is too long. It may have at most { $most } bytes.

## Faults of positions and options

multiwarcaby-fault-off-board = There is no field { $field } on this board. Remove it from the position.
multiwarcaby-fault-twice = Two pionki stand on { $field }. Leave one.
multiwarcaby-fault-no-pieces = There is no pionek on the board. Put at least one: the last is never captured.
multiwarcaby-fault-no-empty-field = All fields are taken and nobody has a move. Leave at least one free.
multiwarcaby-fault-too-many-captured = { $count ->
        [one] { $count } pionek is
       *[other] { $count } pionki are
    } captured. Here there can be at most { $most }: nobody captures the last.
multiwarcaby-fault-scores = { $count ->
        [one] There is { $count } score
       *[other] There are { $count } scores
    } for { $sides } sides. Give one for each side.
multiwarcaby-fault-no-such-side = There is no side { $number }. Sides are counted from 0 to { $most }.
multiwarcaby-fault-chain-without-piece = There is no pionek on { $field } that could capture on. Put it there or remove jump.
multiwarcaby-fault-chain-without-jump = The pionek on { $field } cannot capture on, so its move is over. Remove jump.
multiwarcaby-fault-long-quiet = { $count ->
        [one] There is { $count } turn
       *[other] There are { $count } turns
    } without a capture. The game ends sooner: here there can be at most { $most }.
multiwarcaby-clash-teams = Teams are for four people, and there are { $seats } players. Set seats=4 or teams=no.
multiwarcaby-clash-size = The small board is for two sides, and there are { $sides }. Set size=9 or fewer players.
multiwarcaby-clash-first = There are { $sides } sides, so the { $first ->
        [2] third
       *[3] fourth
    } cannot begin.

multiwarcaby-dial-score = Score: { $side }
multiwarcaby-dial-quiet = Turns without a capture
