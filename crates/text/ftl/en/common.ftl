### Shared by all games: lists, seats and sides, refusals, options, records.

list-and = { $rest } and { $last }

seat-unnamed = Seat { $number }
side-unnamed = Side { $number }

rules-article = Rules, { $article }

## Refusals all games share

refused-over = This game is over. You can look through it or start a new one.
refused-not-to-act = { $seat }, it is not your turn. The game is waiting for somebody else.
refused-no-such-seat = There is no seat { $number }. Seats are counted from 0.
refused-chance-is-next = Chance decides now: a die or a card. Your move comes after it.
refused-no-chance-now = Nothing is rolled or drawn now. The game is waiting for a move.
refused-impossible-chance = Neither dice nor cards can give this here.
refused-no-clock = The rules watch no clock for this seat now: { $seat }.

# What was typed for a roll or an action.
parse-die = "{ $text }" is no roll: a number from 1 to { $most }.
parse-touches = "{ $text }" is no action: name the fields or the button that are touched, with a dash between them, as in C3-D4.
parse-position-unknown = There is no word { $text } in a position. There are: { $known }.
parse-position-twice = "{ $text }" says something a second time. Leave one.
parse-position-missing = The position lacks { $text }. Every word is its name and its value: { $text }=…
parse-position-word = "{ $text }" cannot stand in this position.
parse-position-long = The position is too long. It may have at most { $most } bytes.

## Options

option-unknown = There is no option { $name }. There are: { $known }.
option-twice = Option { $name } is given twice. Give it once.
option-value = Option { $name } does not take the value "{ $value }". Allowed: { $allowed }.
option-yes-no = yes or no
option-one-of = { $values }
option-number = a number from { $least } to { $most }
option-off-or = 0 (off) or a number from { $least } to { $most }
option-text = a text of at most { $most ->
        [one] { $most } byte
       *[other] { $most } bytes
    }
option-yes = yes
option-no = no
option-off = off
option-own = own choice
option-default = usually: { $value }

## Plain data

value-expected = At "{ $at }" there should be: { $expected }.
value-unknown-name = There is no name "{ $at }" here. There are: { $known }.
value-name-twice = The name "{ $at }" stands twice. Leave one.

## Records of games

record-at-line = Line { $line }. { $problem }
record-too-long = The record is too long. Records of up to { $most } bytes are read.
record-not-a-record = This is not a record of Stolik. The first line should be "stolik record 1".
record-newer-format = The record has format { $version }, which this program does not know. Use a newer Stolik.
record-missing-header = The header "{ $name }" is missing. Add it before the moves.
record-bad-header = The header "{ $name }" makes no sense. Check what follows the colon.
record-bad-line = The line "{ $text }" cannot be read. A line is a header, a numbered turn or a remark after #.
record-wrong-number = This turn has the wrong number. Here it should be { $due }.
record-cut = The record is cut short. Its last line, which begins with "end:", is missing.
record-wrong-count = The number of moves does not agree. The last line says { $said }, the record has { $found }.
record-other-game = This is a record of another game: { $game }.
record-other-rules = The record follows version { $record } of the rules, this program knows version { $known }. It cannot be replayed faithfully.
record-options = The options in the record are wrong. { $faults }
record-position = The position in the record is wrong. { $faults }
record-input = The move "{ $text }" cannot be read. { $why }
record-refused = The move "{ $text }" is against the rules. { $why }
record-wrong-result = The result in the record does not follow from the moves. They lead to: { $found }.
record-wrong-hash = The final position does not agree with the record. The record is damaged or was changed.

## Position editors

editor-dial-turn = Who is to move
