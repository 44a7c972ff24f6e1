### The page: replay, analysis, sharing, editors.

## What to open

study-title = Replay and analysis
study-about = Open the record of a game, go through it move by move, try something else, and ask the bot.
study-paste = Paste a record, PDN (Warcaby) or a link
study-paste-hint = stolik record 1 …
study-open = Open
study-file = Choose a file
study-drop = or drop it here
study-close = Back
study-open-other = Open another game
study-other-game = Game { $number }: { $names }
study-no-text = This file cannot be read. A record is plain text of at most 16 MB.
study-editors = Editors
study-editors-about = Set up a position of your own, or draw a map.

## When something does not agree

study-snag-line = Line { $line }
study-snag-input = input “{ $input }”
study-newer-rules = This game follows newer rules (version { $record }); this page knows version { $known }. Reload the page and open it again.
study-link-newer = This link was written by a newer Stolik (form { $form }). Reload the page and open it again.
study-link-damaged = The link was cut or changed. Ask for it again, or for a file with the record.

## Whose eyes

study-whose-eyes = Whose eyes do you look with?
study-whose-eyes-why = This game has secrets and is still running. You will see what the chosen player knows and no more; you can change the player once the game is over.
study-eyes = Whose eyes
study-eyes-all = Everything
study-eyes-one = You see what { $seat } knows. The rest opens when the game is over.

## The course

study-course = The course of the game
study-scrubber = Place in the game
study-at = { $depth } of { $count }
study-beginning = The beginning
study-first = To the beginning
study-back = One step back
study-on = One step on
study-last = To the end
study-trial = What can be done here
study-play-on = Play from here
study-roll = Roll
study-chance = Choose an outcome
study-variant = Variation { $letter }
study-variant-further = { $count ->
    [one] and { $count } more turn
   *[other] and { $count } more turns
}
study-forget = Remove the variation
study-swing = the game turned here

## The bot

study-analyse = The bot looks at this position
study-bot-off = The bot has not looked at this position yet.
study-thinking = The bot is thinking…
study-nobody-asked = Nobody chooses here.
study-no-bot = The bot cannot be had now. Reload the page and try again.
study-chances = Chances, { $side }: { $percent }%
study-best = Best
study-then = , then { $line }
study-judge-all = Judge the whole game
study-judging = { $done } of { $all }
study-stop = Enough
study-plot = Chances over the game, { $side }; { $count ->
    [0] no turning points
    [one] { $count } turning point
   *[other] { $count } turning points
}

## Sharing

study-share = Share
study-link = Link to the game
study-link-too-long = This game is too long for a link (over 8 kB). Send a file with the record.
study-copy-record = Copy the record
study-save-record = Record to a file
study-copy-pdn = Copy PDN
study-save-pdn = PDN to a file
study-copy-position = Copy the position

## Dice

study-dice-title = Check the dice
study-dice-about = Every roll recomputed here, in your browser, and what came to whom beside what could be expected.
study-dice-how = Before you add anything, the table draws its name, the seats and a chain of secret numbers, and shows a fingerprint that commits it to all of that. Every player adds random digits of their own, bots add none, and your browser sends fresh ones with every move that may bring a roll. Each roll is computed from the table's next number, what the players added, what came with the move that brought it, and what everybody could see of the game so far. So neither the table nor who moves knows such a roll before the move, and nobody else must be there for it. Your browser compares each number with the one before as soon as it is shown, and after the game, when the whole chain is open, it recomputes every roll. What is left to trust: the table knows the first rolls and those after bots beforehand, a player in league with it can choose the first rolls and those of their own moves, and it can refuse a move or not answer it, which your browser counts.
study-dice-other-terms = The secret, the table's name, the game, its options or the seats are not what the table committed to before the game. These dice are not to be trusted.
study-dice-other-rolls = The proof is for another number of rolls than the game has. These dice are not to be trusted.
study-dice-stray = Something was added to a roll by a seat that had not asked for it or is a bot's. The table made it up: these dice are not to be trusted.
study-dice-stray-entropy = Something was added to the dice before the game for a bot. The table chose it: these dice are not to be trusted.
study-dice-version-1 = These are dice of version 1: the table committed to its secret alone, and once all had added something it knew every roll beforehand.
study-dice-without = { $without ->
    [0] Something fresh came with the move before every roll.
    [one] To { $without } of { $count } rolls nothing came with a move (the first one, one after a bot, or from a program that adds nothing): the table knew it beforehand.
   *[other] To { $without } of { $count } rolls nothing came with a move (the first ones, those after bots, or from programs that add nothing): the table knew them beforehand.
}
study-dice-not-kept = This browser has kept nothing of this game, so it cannot tell whether the commitment is the one that was shown before it.
study-dice-kept-file = What this browser has kept. Put it into a file to check it elsewhere: stolik verify RECORD --kept FILE
study-dice-seats = The seats as committed to
study-dice-fresh = What came with the moves
study-dice-checking = Recomputing the rolls…
study-dice-replay = Replay of the game
study-dice-right = { $count ->
    [0] There were no rolls in this game. The secret is the one the table committed to before it.
    [one] { $count } roll recomputed, and it is right. The secret is the one the table committed to before the game.
   *[other] { $count } rolls recomputed, and all are right. The secret is the one the table committed to before the game.
}
study-dice-wrong = { $wrong ->
    [one] { $wrong } roll is not right: the record has something else than the dice gave.
   *[other] { $wrong } rolls are not right: the record has something else than the dice gave.
}
study-dice-local = These were the dice of one screen: nobody committed to anything, so there is nothing to recompute. Rolls can be checked in games over the network.
study-dice-running = The game still runs, and the table shows its secret only afterwards. Then every roll can be recomputed.
study-dice-other-secret = The secret in the record is not the one the table committed to before the game. These dice are not to be trusted.
study-dice-other-seats = The proof is for another number of players than the game has. These dice are not to be trusted.
study-dice-unreadable = The proof in the header “dice” cannot be read. Take the record again, straight from the table.
study-dice-broken = This game cannot be replayed to its end, and so its rolls cannot be recomputed.
study-dice-rolled-by = { $seat }: { $count ->
    [one] { $count } face
   *[other] { $count } faces
}
study-dice-face = Face
study-dice-rolled = Came
study-dice-expected = Expected
study-dice-tenths = { $whole }.{ $tenth }
study-dice-rolls = All rolls
study-dice-input = Input
study-dice-whose = Whose
study-dice-stated = In the record
study-dice-recomputed = Recomputed
study-dice-agrees = Agreement
study-dice-same = agrees
study-dice-differs = differs
study-dice-proof = Proof
study-dice-proof-about = This is all it takes to recompute the rolls yourself, in any programming language. Compare the commitment and what you added with what you have kept.
study-dice-table = Table
study-dice-commitment = The table's commitment
study-dice-secret = The table's secret
study-dice-entropy = From { $seat }

## The position editor

study-editor-title = Position editor
study-editor-board = Position
study-editor-palette = What to place
study-editor-nothing = Empty field
study-editor-text = The position as text
study-editor-faults = What does not agree
study-editor-good = The position is valid.
study-editor-unreadable = This text cannot be read; the board shows the last position that could.
study-editor-start = Starting position
study-editor-clear = Empty board
study-editor-play = Play from this position
study-editor-analyse = Analyse
study-editor-options = Options of the game
study-editor-turn = Who is to move
study-editor-field = { $field }: { $piece }
study-editor-field-empty = { $field }: empty
study-editor-map = Map editor
study-editor-only-text = This position is set up as text; the board shows what follows from it.

## The map editor

study-map-brush = Brush
study-map-size = Size
study-map-width = Width
study-map-height = Height
study-map-resize = Change the size
study-map-symmetry = Symmetry
study-map-symmetry-none = None
study-map-symmetry-half = Half a turn
study-map-symmetry-across = Left and right
study-map-symmetry-down = Top and bottom
study-map-brush-size = Thickness
study-map-seed = Seed
study-map-generate = Draw a random map
study-map-text = The map as text
study-map-good = This map can be played on.
study-map-play = Play on this map
study-map-undo = Undo
study-map-label = Map of { $width } by { $height } fields
study-map-known = Ready maps
study-map-copy = Copy the map
study-map-editor = Position editor
