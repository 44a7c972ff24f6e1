### Warcaby Battle Royale. The term stays Polish: a Państwo (plural Państwa), a State, is all fields with one player's tokens.

battle-royale-name = Warcaby Battle Royale
battle-royale-tagline = A roll gives morale, and morale makes your Państwo grow: field by field, also at the cost of others.
battle-royale-shelf = 2–9 players · about 30 minutes · simple rules
# What `stolik bench` measures.
battle-royale-benched = Warcaby Battle Royale, four seats

battle-royale-side-red = Red
battle-royale-side-blue = Navy
battle-royale-side-yellow = Yellow
battle-royale-side-green = Green
battle-royale-side-white = White
battle-royale-side-black = Black
battle-royale-side-azure = Azure
battle-royale-side-orange = Orange
battle-royale-side-violet = Violet

## Options

battle-royale-option-seats = Players
battle-royale-option-seats-help = How many play: 2 to 9.
battle-royale-option-die = Die
battle-royale-option-die-help = How many faces the die of morale has; a bigger one speeds play up.
battle-royale-option-die-8 = 8 faces
battle-royale-option-die-10 = 10 faces
battle-royale-option-die-12 = 12 faces
battle-royale-option-die-20 = 20 faces
battle-royale-option-end = End of the game
battle-royale-option-end-help = What ends the game, unless a single Państwo is left before.
battle-royale-option-end-round_limit = after a set number of rounds
battle-royale-option-end-last_standing = when one Państwo is left
battle-royale-option-end-board_full = when no field is free
battle-royale-option-round_limit = Number of rounds
battle-royale-option-round_limit-help = After how many full rounds the game ends; only with the end after a set number of rounds.
battle-royale-option-stall_rounds = End by standstill
battle-royale-option-stall_rounds-help = After how many full rounds in a row without a taking the game ends; 0 switches this off.
battle-royale-option-roll_mode = When to roll
battle-royale-option-roll_mode-help = Whether everybody rolls in the own turn, or all at the start of the round.
battle-royale-option-roll_mode-own_turn = in the own turn
battle-royale-option-roll_mode-all_at_round_start = all at the start of the round
battle-royale-option-order = Order of turns
battle-royale-option-order-help = Whether turns go by the numbers of the seats or round the board.
battle-royale-option-order-number = by number
battle-royale-option-order-clockwise = round the board
battle-royale-option-fifth_in_centre = Fifth in the centre
battle-royale-option-fifth_in_centre-help = Whether, of five players, the fifth starts on F6 instead of A6.
battle-royale-option-fifth_in_centre-yes = starts on F6
battle-royale-option-fifth_in_centre-no = starts on A6

## Whose turn, and how it ended

battle-royale-prompt-lot = A lot decides who begins
battle-royale-prompt-roll = { $side } to roll
    .task = roll the die
battle-royale-prompt-turn = { $side } to play: { battle-royale-prompt-turn.task }
    .task = { $count ->
        [one] { $count } point of morale left
       *[other] { $count } points of morale left
    }
battle-royale-prompt-end = { $side } to play: { battle-royale-prompt-end.task }
    .task = { $count ->
        [0] morale is used up, end the turn
        [one] { $count } point of morale takes nothing here, end the turn
       *[other] { $count } points of morale take nothing here, end the turn
    }
battle-royale-over-last-standing = { $side } wins: no other Państwo is left on the board.
battle-royale-over-board-full = The end: no field is free any more. Most fields ({ $count }): { $sides }.
battle-royale-over-round-limit = The end after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }. Most fields ({ $count }): { $sides }.
battle-royale-over-stall = The end: nobody took a field for { $rounds ->
        [one] { $rounds } full round
       *[other] { $rounds } full rounds
    }. Most fields ({ $count }): { $sides }.

## Remarks

battle-royale-remark-first-turn = First turn: the start fields of others cannot be taken.
battle-royale-remark-last-round = This is the last round.
battle-royale-remark-quiet = Nobody has taken a field for { $count ->
        [one] { $count } full round
       *[other] { $count } full rounds
    }. After { $most } in a row the game ends.

## Tokens, counters, buttons

battle-royale-token = token of { $side }
battle-royale-token-start = start field
battle-royale-counter-fields = { $count ->
        [one] { $count } field
       *[other] { $count } fields
    }
battle-royale-counter-morale = { $count ->
        [one] { $count } point of morale
       *[other] { $count } points of morale
    }
battle-royale-counter-round = round { $count }
battle-royale-button-end = End the turn
battle-royale-cost = { $count ->
        [one] { $count } point of morale
       *[other] { $count } points of morale
    }

## What happened

battle-royale-news-first = { $side } begins.
battle-royale-news-roll = { $side } rolls: { $count ->
        [one] { $count } point of morale
       *[other] { $count } points of morale
    }.
battle-royale-news-free = { $side } takes { $field } for { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
battle-royale-news-taken = { $side } takes { $field } from { $loser } for { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
battle-royale-news-falls = { $side } takes { $field }, the last field of { $loser }, for { $count ->
        [one] { $count } point
       *[other] { $count } points
    }. { $loser } is out.
battle-royale-news-end = { $side } ends the turn. { $count ->
        [0] All morale is used.
        [one] { $count } point of morale is lost.
       *[other] { $count } points of morale are lost.
    }

## The board in words

battle-royale-spoken-board = Board 11 by 11, round { $round } of { $last }, { $count ->
        [one] { $count } free field
       *[other] { $count } free fields
    }.
battle-royale-spoken-land = { $side }, { $count ->
        [one] { $count } field
       *[other] { $count } fields
    }: { $fields }.
battle-royale-spoken-out = { $side } has no fields.
battle-royale-spoken-lot = Now a lot decides who begins.
battle-royale-spoken-roll = { $side } is to roll.
battle-royale-spoken-turn = { $side } to play, { $count ->
        [one] { $count } point of morale left
       *[other] { $count } points of morale left
    }.
battle-royale-spoken-cost = For { $count ->
        [one] { $count } point
       *[other] { $count } points
    }: { $fields }.
battle-royale-spoken-nothing = Morale is enough for no field. You can end the turn.

## Refusals

battle-royale-refusal-off-board = { $field }: there is no such thing on this board. Fields go from A1 to K11.
battle-royale-refusal-own = { $field } already belongs to your Państwo. Choose a free field or one of another Państwo.
battle-royale-refusal-spent = Nothing is left for { $field }: morale is used up. End the turn.
battle-royale-refusal-start-field = { $field } is the start field of { $side }. It cannot be taken in the first turn.
battle-royale-refusal-no-path = { $field } does not touch your Państwo now. Take the fields on the way first; { $field } itself costs { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
battle-royale-refusal-too-dear-free = { $field } costs { $count ->
        [one] { $count } point
       *[other] { $count } points
    }, because it did not touch your Państwo when the turn began. You have { $left }.
battle-royale-refusal-too-dear = { $field } costs { $count ->
        [one] { $count } point
       *[other] { $count } points
    }: { $base } as if it were free, 1 because it is another's, and { $companions } for neighbouring fields of { $side } as the turn began. You have { $left }.
battle-royale-refusal-past-end = One choice is one field, or the end of the turn. Choose { $field } by itself.

## Moves, chance and positions that cannot be read

battle-royale-parse-empty = There is no move here. Write a field, for example B2, or end.
battle-royale-parse-action = "{ $text }" is not a move. Write a field from A1 to K11, or end.
battle-royale-parse-chance = "{ $text }" is not what chance gives. A roll is a number from 1 to { $faces }; who begins is written first-0 to first-{ $last }.
battle-royale-parse-position = There is no position here. The form is A1/K11 turn=0 morale=5.
battle-royale-parse-long = The position is too long. It may have at most { $most } bytes.
battle-royale-parse-field = "{ $text }" is not a field. A field is a letter from A to K and a number from 1 to 11; no fields are a single dash.
battle-royale-parse-field-twice = "{ $text }" stands in one Państwo (the fields of one player) a second time. Leave a field once.
battle-royale-parse-range = "{ $text }" is not a rectangle of fields. Give the lower left and the upper right corner, for example A1-C4.
battle-royale-parse-number = "{ $text }" is not a number that can stand here.
battle-royale-parse-word = "{ $text }" means nothing here. After the Państwa stand words such as turn=0, morale=5, round=2.
battle-royale-parse-twice = "{ $text }" says something a second time. Leave one.
battle-royale-parse-misplaced = "{ $text }" has no place here: morale and taken belong to a turn, and first to a game after the lot.
battle-royale-parse-awaited = It is not said what the game waits for. Write one of the three: lot, roll=0 or turn=0.
battle-royale-parse-morale = The morale is missing. With a turn write how much is left, for example morale=5.
battle-royale-parse-roll-of = "{ $text }" is not a roll with its seat. The form is 1:7, that is seat 1 and roll 7.

## Faults of positions and options

battle-royale-fault-wrong-seats = { $count ->
        [one] There is { $count } Państwo
       *[other] There are { $count } Państwa
    } for { $seats } seats. Separate Państwa with a slash; an empty one is a dash.
battle-royale-fault-several-owners = { $fields-count ->
        [one] This field has
       *[other] These fields have
    } several owners: { $fields }. Leave one each.
battle-royale-fault-no-land = Nobody has a field. Give somebody at least one.
battle-royale-fault-no-such-seat = There is no seat { $number }. There are seats 0 to { $last }.
battle-royale-fault-no-such-round = There is no round { $round }. It can be 1 to { $most }; the last means that the game is over.
battle-royale-fault-late-lot = The lot is drawn before the first round, before anybody takes a field. Give roll or turn instead of lot.
battle-royale-fault-wrong-active = The last taking cannot have been in round { $active }: this is round { $round }. If something was taken in this turn, give this round.
battle-royale-fault-long-quiet = There are { $count } rounds without a taking. The game ends after { $most }.
battle-royale-fault-nobody-there = { $side } has no field, and so neither rolls nor has a turn.
battle-royale-fault-wrong-morale = Morale left and spent is { $count } together. The die gives 1 to { $most }.
battle-royale-fault-taken-own = Fields of this Państwo already when the turn began: { $fields }. Remove from taken.
battle-royale-fault-taken-apart = No path leads from the Państwo to: { $fields }. Add the fields on the way to taken.
battle-royale-fault-taken-start = In the first turn the start fields of others are not taken: { $fields }. Remove from taken or give a later round.
battle-royale-fault-not-out = { $side } has no field. Add seat { $number } to out.
battle-royale-fault-wrongly-out = { $side } is in out and has a field, or is there twice.
battle-royale-fault-out-too-early = { $side } falls in this turn. In out it must stand after all who fell before.
battle-royale-fault-roll-missing = The roll of { $side } is missing. Add it to rolls.
battle-royale-fault-roll-too-many = No roll of { $side } waits for its turn now, or it is given twice. Remove it from rolls.
battle-royale-fault-wrong-roll = The roll of { $side } is { $roll }. The die gives 1 to { $most }.
battle-royale-clash-fifth = The fifth seat in the centre is for five players only, and there are { $count }. Give seats=5 or fifth_in_centre=no.
battle-royale-clash-round-limit = Option round_limit works with end=round_limit only. With another end the game takes at most { $most } rounds; leave round_limit=30.

battle-royale-dial-first = Who began
battle-royale-dial-round = Round
battle-royale-dial-active = Last round in which a field was taken
