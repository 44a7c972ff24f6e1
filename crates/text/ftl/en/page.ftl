### The page: labels, buttons and what a screen reader says.

page-title = Stolik
page-title-game = { $game } · Stolik
page-title-new = New table: { $game } · Stolik
page-title-rules = Rules: { $game } · Stolik
page-title-lesson = First game: { $game } · Stolik
page-title-editor = Editor: { $game } · Stolik
page-title-study = Replays · Stolik
page-title-dice = Dice · Stolik
page-title-settings = Settings · Stolik
page-nowhere = Nothing is here
page-not-found = There is no page and no kept game at this address.
page-places = Places on the page
page-study = Replays
page-settings = Settings
page-home = Stolik, home
page-skip = Skip to content
page-loading = Setting the table…
page-games = Games
page-rules = Rules
page-rules-of = Rules: { $game }
page-menu = Table menu
page-close = Close
page-cancel = Cancel
page-confirm = Confirm
page-back = Back

## Settings

page-language = Language
page-language-pl = Polish
page-language-en = English
page-language-missing = That language could not be loaded. Check your connection and choose it again.
page-part-coming = This page is loading…
page-part-missing = This page could not be loaded. Check your connection.
page-part-again = Load it again
page-theme = Appearance
page-theme-system = as the system
page-theme-light = light
page-theme-dark = dark
page-theme-switch = Light or dark appearance
page-turn-board = Turn the board
page-options = Options
page-options-default = Everything as usual
page-options-changed = { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
page-option-wrong = This may be: { $allowed }.
page-option-own = Text of your own

page-settings-look = Look and language
page-settings-language-about = Names from the games stay Polish in both languages.
page-settings-theme-about = A light or a dark table.
page-motion = Motion
page-settings-motion-about = Whether pieces, dice and cards move.
page-motion-full = yes
page-motion-still = no
page-settings-play = At the table
page-settings-confirm = Confirming moves
page-settings-confirm-about = A move that ends your turn waits until you confirm it. As usual: on a small screen, unless the clock gives ten minutes or less.
page-settings-usual = as usual
page-settings-hints = Hints
page-settings-hints-about = The table has a button that shows a good move.
page-settings-coordinates = Names of fields
page-settings-coordinates-about = Letters and digits at the edge of the board.
page-settings-sounds = Sounds
page-settings-sounds-about = Quiet taps: a move, a capture, a die, the end.
page-running-turn = Turn: { $seat }
page-kept = Kept games
page-kept-none = No game is kept yet.
page-kept-look = Look back
page-kept-forget = Delete
page-kept-forget-sure = Really delete?
page-all = Everything in one file
page-all-about = The games and settings of this browser, to take them to another machine for instance.
page-all-export = Save to a file
page-all-import = Load from a file
page-all-saved = Saved in the file { $file }.
page-all-not-saved = The browser does not allow a file to be saved.
page-all-taken = { $count ->
        [one] { $count } game loaded.
       *[other] { $count } games loaded.
    }
page-all-refused = Line { $line }: { $why }

## The shelf

page-shelf-title = What shall we play?
page-shelf-about = No account, and no network needed.
page-shelf-kept = Stolik runs on your machine: games stay in this browser.
page-shelf-play = Play
page-shelf-learn = Learn
page-shelf-set-up = Set the table

## A new game

page-new-game = New game
page-start = Start
page-your-name = Name
page-player = Player { $number }
page-one-screen = At one screen
page-resume = Play on
page-resume-line = { $game }, { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }

## A new table

page-table-new = New table
page-table-about = { $game }, { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
page-table-other = Another game
page-table-who = Who plays
page-table-seats = Number of seats
page-table-fewer = Fewer seats
page-table-more = More seats
page-table-rules = Rules
page-table-by-rules = Rules at this table
page-table-more-rules = More rules
page-table-presets = Ready sets
page-table-read-rules = Read the rules
page-table-veil = This game has secrets. Between persons at one screen a veil comes down.
page-table-begin = Sit down at the table
page-table-persons = { $count ->
        [one] { $count } person
       *[other] { $count } persons
    }
page-table-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
page-seat-kind = Who sits here
page-seat-person = Person
page-seat-robot = Bot
page-seat-here = { $side }, at this screen
page-seat-bot = { $side }, plays by itself
page-seat-strength = Strength of the bot

## Board and move

page-board = Board
page-players = Players
page-to-move = to move
page-your-turn = Your turn
page-steps = Steps of this turn
page-turn-yours = Your turn · { $task }
page-turn-seat = { $seat } · { $task }
page-turn-others = { $names } to play
page-you = you
page-earlier = Earlier position
page-earlier-look = Show this position
page-earlier-start = The beginning of the game.
page-earlier-now = Now: { $now }
page-earlier-back = Back
page-earlier-on = On
page-earlier-end = Back to the game
page-choose-piece = Choose a piece
page-choose-empty = Choose a field
page-choose-card = Choose a card
page-choose-field = { $field }, choose a field
page-choose-where = { $what }: choose a field
page-choose-next = { $what }: choose what comes next
page-confirm-touched = { $what }: confirm, or touch something else
page-confirm-loses = This loses the game.
page-confirm-anyway = Do it and lose the game
page-confirm-way = { $way }: confirm, or touch another field
page-possibilities = { $count ->
        [one] { $count } possibility
       *[other] { $count } possibilities
    }
page-field-empty = { $field }, empty
page-field-token = { $field }, { $token }
page-mark-selected = chosen
page-mark-target = you can land here
page-mark-capture = can be captured
page-mark-landing = you land here when you capture
page-mark-movable = can move
page-mark-last = last move
page-mark-danger = in danger
page-hint = Hint
page-hint-asking = The bot is thinking…
page-hint-is = A good move: { $text }
page-why-close = Close the explanation
page-keys = Arrows: field, Enter: choose, Escape: start over.
page-composing = Only you can see this until you commit it.
page-hand = { $seat }: cards in hand
page-hand-open = { $seat }: cards laid open
page-hand-covered = { $seat }: cards face down
page-targets = What you can reach
page-zoom = Map size
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = Whole map

## The veil between two persons at one screen

page-cover = Hide
page-veil-now = { $seat } now
page-veil-why = Hand over the screen. What others have chosen is kept and hidden; nobody sees it before the rules say so.
page-veil-show = I am { $seat }, show
page-veil-back = Back to { $seat }

## Buttons of the game

page-undo = Undo
page-redo = Redo
page-restart = Start over
page-resign = Resign
page-resign-sure = Resign this game?
page-draw = Draw
page-draw-sure = Do both sides agree on a draw?
page-yes = Yes
page-no = No
page-copy-record = Copy record
page-copied = Copied
study-copy-link = Copy the link
study-copied = Copied.
study-not-copied = The browser offers no clipboard here. Select the text and copy it, or save it to a file.
page-save-record = Save to a file
page-open-record = Open a record

## The course of the game

page-moves = Moves
page-moves-all = All
page-moves-last = Last only
page-no-moves = Nobody has moved yet.
page-live = Live
page-commands = Command line
page-command-hint = For example C3-D4
page-execute = Run
page-command-help = Type a move, for example C3-D4. ? tells what you can touch, undo takes back, hint asks for a good move.
page-command-list = You can touch: { $names }{ $left ->
        [0] .
       *[other] {" "}and { $left } more.
    }
page-command-no-hint = There are no hints here. They can be switched on in the settings for games at one screen.
page-game-over = Game over
page-rematch = Rematch, seats changed
page-places-reached = Places
page-course = Course of the game
page-course-side = { $side }: from { $first } to { $last }.
page-course-turns = { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
page-example-caption = Example: { $caption }

## When something does not work

page-storage-off = Your browser does not let the game be saved. It is gone when you close the page.
page-broken-save = The saved game cannot be read. { $why }
page-offline = You are offline. The game goes on and nothing is lost.
