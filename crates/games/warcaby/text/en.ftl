### Warcaby. The game's terms stay Polish: pionek (plural pionki) is a man, damka (damki) a king. A piece is either.

warcaby-name = Warcaby
warcaby-tagline = You must capture, and capture the most; a damka (king) crosses the whole board.
warcaby-shelf = 2 players · about 15 minutes · simple rules
# What `stolik bench` measures.
warcaby-benched = Warcaby 8x8

warcaby-side-light = Light
warcaby-side-dark = Dark

## Options

warcaby-option-board = Board
warcaby-option-board-help = How many fields there are: the usual 64, or the whole board of 81.
warcaby-option-board-8 = 8 by 8
warcaby-option-board-9 = 9 by 9
warcaby-option-a1_dark = Dark A1
warcaby-option-a1_dark-help = Whether the corner A1 is dark; pieces always stand on dark fields.
warcaby-option-a1_dark-yes = A1 is dark
warcaby-option-a1_dark-no = A1 is light
warcaby-option-promotion9 = Damka (king) on the 9 by 9 board
warcaby-option-promotion9-help = Where a light pionek (man) becomes a damka when 81 fields are in play.
warcaby-option-promotion9-edge = at the edge of the board
warcaby-option-promotion9-row8 = from row 8 on
warcaby-option-removal = Removing captured pieces
warcaby-option-removal-help = When captured pieces leave the board; this matters in long captures by a damka.
warcaby-option-removal-after = after the whole move
warcaby-option-removal-immediate = right after the jump
warcaby-option-king_landing = Landing of a damka
warcaby-option-king_landing-help = Where a capturing damka comes to stand.
warcaby-option-king_landing-any = on any free field behind the captured piece
warcaby-option-king_landing-next = right behind the captured piece
warcaby-option-king_move_limit = Draw by damka moves
warcaby-option-king_move_limit-help = After how many moves of each side, by damki only and without a capture, it is a draw; 0 switches this off.
warcaby-option-repetition = Draw by repetition
warcaby-option-repetition-help = At which occurrence of the same position it is a draw; 0 switches this off.

## Whose move, and how it ended

warcaby-prompt-move = { $side } to move
    .task = make a move
warcaby-prompt-capture = { $side } to move: { warcaby-prompt-capture.task }
    .task = you must capture { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
warcaby-over-no-pieces = { $side } wins: the opponent has no pieces left.
warcaby-over-no-move = { $side } wins: the opponent has no move.
warcaby-over-repetition = Draw: the same position is on the board for the { $count ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { $count }th
    } time.
warcaby-over-king-moves = Draw: after { $count ->
        [one] { $count } move
       *[other] { $count } moves
    } of each side by damki only, without a capture.

## Pieces and counters

warcaby-token-light-man = light pionek
warcaby-token-light-king = light damka
warcaby-token-dark-man = dark pionek
warcaby-token-dark-king = dark damka
warcaby-counter-pieces = { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
warcaby-counter-taken = { $count ->
        [one] { $count } captured piece
       *[other] { $count } captured pieces
    }

## What happened

warcaby-news-step = { $side }: { $from } goes to { $to }.
warcaby-news-step-crowned = { $side }: { $from } goes to { $to } and becomes a damka.
warcaby-news-capture = { $side }: { $from } captures { $taken } and lands on { $to }.
warcaby-news-capture-crowned = { $side }: { $from } captures { $taken }, lands on { $to } and becomes a damka.

## The board in words

warcaby-spoken-board = Board { $size } by { $size }.
warcaby-spoken-men = { $side }, { $count ->
        [one] { $count } pionek (man)
       *[other] { $count } pionki (men)
    }: { $fields }.
warcaby-spoken-kings = { $side }, { $count ->
        [one] { $count } damka (king)
       *[other] { $count } damki (kings)
    }: { $fields }.
warcaby-spoken-none = { $side } has no pieces.
warcaby-spoken-to-move = { $side } to move.
warcaby-spoken-must-capture = You must capture { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }. { $fields-count ->
        [one] One piece can do it
       *[other] These can do it
    }: { $fields }.

## Refusals

warcaby-refusal-empty = Nothing stands on { $field }. Choose a field with a piece of yours.
warcaby-refusal-not-yours = The piece on { $field } is your opponent's. Choose one of yours.
warcaby-refusal-not-dark = { $field } is a light field. Only dark fields are played on.
warcaby-refusal-off-board = There is no field { $field } on this board.
warcaby-refusal-occupied = { $from } to { $to } won't go. { $to } is occupied, and you land on a free field.
warcaby-refusal-not-diagonal = { $from } to { $to } won't go. Pieces move along diagonals only.
warcaby-refusal-backwards = { $from } to { $to } won't go. A pionek steps forwards only; backwards it may capture.
warcaby-refusal-too-far = { $from } to { $to } won't go. A pionek steps one field.
warcaby-refusal-nothing-to-take = { $from } to { $to } won't go. There is no opposing piece on the way to capture.
warcaby-refusal-blocked = { $from } to { $to } won't go. You jump over one opposing piece, and on the way { $spots-count ->
        [one] stands
       *[other] stand
    } { $spots }.
warcaby-refusal-twice = { $field } may be jumped only once in a move. Captured pieces leave the board after it.
warcaby-refusal-must-capture = You must capture. You can take { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }, starting { $fields-count ->
        [one] from
       *[other] from one of
    } { $fields }.
warcaby-refusal-must-take-most = { $field } can take { $taken } at most, but { $count } can be taken, starting { $fields-count ->
        [one] from
       *[other] from one of
    } { $fields }. You must take the most.
warcaby-refusal-way-takes-less = This way takes { $taken } at most, but { $count } can be taken, starting { $fields-count ->
        [one] from
       *[other] from one of
    } { $fields }. You must take the most.
warcaby-refusal-must-go-on = The capture does not end on { $field }. { $count ->
        [one] { $count } more piece is
       *[other] { $count } more pieces are
    } to be taken.
warcaby-refusal-no-move = The piece on { $field } has no move. Choose another.
warcaby-refusal-ambiguous = Several captures lead from { $from } to { $to }: { $choices }. Give the fields between as well.
warcaby-refusal-lands-next = In this variant a damka lands right behind the captured piece, that is on { $field }.
warcaby-refusal-past-end = The move is already complete. { $field } is not part of it.

## Moves and positions that cannot be read

warcaby-parse-empty = There is no move here. Write, for example, C3-D4.
warcaby-parse-field = "{ $text }" is not a field. A field is a letter and a digit, for example C3.
warcaby-parse-separator = "{ $text }" does not separate fields. Write C3-D4 for a step, C3xE5 for a capture.
warcaby-parse-short = "{ $text }" is too little. Give at least two fields: from and to.
warcaby-parse-step = "{ $text }" has too many fields. A step has two, for example C3-D4.
warcaby-parse-mixed = A dash and an x do not go together in one move: "{ $text }". Write C3-D4 for a step, C3xE5 for a capture.
warcaby-parse-long = There are too many jumps. A move has at most { $most }.
warcaby-parse-number = "{ $text }" is not the number of a field. Fields are numbered from 1 to 32.
warcaby-parse-number-board = Field numbers are only for the 8 by 8 board with a dark A1. Give the fields, for example C3-D4.
warcaby-parse-side = "{ $text }" does not say whose move it is. A position begins with W (light) or B (dark).
warcaby-parse-piece = "{ $text }" is not a piece. A pionek is its field alone, for example C3; a damka has K before it: KC3.
warcaby-parse-position-form = "{ $text }" is not a position. The form is W:WA1,KC3:BD4, that is whose move, light, dark.
warcaby-parse-position-long = The position is too long. It may have at most { $most } bytes.
warcaby-parse-section-twice = "{ $text }" begins a part that has been before. Each may be there once.
warcaby-parse-side-missing = The pieces of { $side } are missing. If there are none, write the side's letter alone: :W or :B.
warcaby-parse-count = "{ $text }" is not a number of moves. After H stands a number from 0 to 65535.
warcaby-parse-range = "{ $text }" is not a range of fields. A range is two numbers, the smaller first: 1-12.

## Faults of positions and options

warcaby-fault-too-many = { $side } has { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }. It may have at most { $most }.
warcaby-fault-light-field = { $field } is a light field. Pieces stand on dark fields only.
warcaby-fault-off-board = There is no field { $field } on this board. Remove it from the position.
warcaby-fault-promotion-row = On { $field } a pionek of { $side } is already a damka. Put a damka there.
warcaby-fault-twice = Two pieces stand on { $field }. Leave one.
warcaby-fault-no-pieces = Nobody has pieces. Put at least one on the board.
warcaby-fault-streak = The count of damka moves is { $count }. { $most ->
        [0] There is no damka: it can only be 0.
       *[other] The game ends sooner: it can be at most { $most }.
    }
warcaby-clash-promotion9 = Option promotion9 works on the 9 by 9 board only. Add board=9 or leave promotion9=edge.
warcaby-clash-no-draw = Both draw rules are off, so a game could go on for ever. Switch on repetition or king_move_limit.

## PDN

warcaby-pdn-variant = This PDN is of another kind of draughts: { $found }. Stolik reads only its own here.
warcaby-pdn-cut = The PDN is cut short. The result at the end of the game is missing.
warcaby-pdn-move = Move { $number }, "{ $text }". { $why }
warcaby-pdn-tag = Line { $line } is not a PDN tag. The form is [Event "Tournament"].
warcaby-pdn-result = "{ $text }" is not a result. A result is 2-0, 1-1, 0-2 or *.
warcaby-pdn-empty = There is no game in this PDN. Paste its tags and moves.
warcaby-pdn-long = The PDN is too long. Texts of up to { $most } bytes are read; split it.
warcaby-pdn-unexpected = "{ $text }" means nothing here. There should be a move, for example 22-18.
warcaby-pdn-tag-twice = The tag { $text } stands twice in one game. Leave one.
warcaby-pdn-comment-cut = The comment that begins here has no end. The sign {"}"} is missing.
warcaby-pdn-variation-cut = The variation that begins here has no end. The sign ) is missing.
warcaby-pdn-move-missing = After the number a move is missing. The PDN may be cut short.
warcaby-pdn-results-differ = The tag Result and the end of the game tell different results. Correct one of them.
warcaby-pdn-game-type = The tag GameType cannot be read. The form is 26 or 26,W,8,8,N2,0.
warcaby-pdn-board = The tag GameType tells of another board than 8 by 8 and 9 by 9. Stolik plays on no other.
warcaby-pdn-fen-missing = The tag SetUp announces a position, but there is no tag FEN. Add it.
warcaby-pdn-number = The move has the number { $found }; here it should be { $expected }.

warcaby-dial-streak = Moves of kings alone in a row
