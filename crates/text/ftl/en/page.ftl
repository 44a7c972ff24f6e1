### The page: labels, buttons and what a screen reader says.

page-title = Stolik
page-title-game = { $game } · Stolik
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
page-not-found = There is nothing here. Go back to the games.

## Settings

page-language = Language
page-language-pl = Polish
page-language-en = English
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
page-option-own = Text of your own

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

## Board and move

page-board = Board
page-players = Players
page-to-move = to move
page-your-turn = Your turn
page-choose-piece = Choose a piece
page-choose-field = { $field }, choose a field
page-possibilities = { $count ->
        [one] { $count } possibility
       *[other] { $count } possibilities
    }
page-field-empty = { $field }, empty
page-field-token = { $field }, { $token }
page-mark-selected = chosen
page-mark-target = you can land here
page-mark-capture = can be captured
page-mark-movable = can move
page-mark-last = last move
page-mark-danger = in danger
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
page-save-record = Save to a file
page-open-record = Open a record

## The course of the game

page-moves = Moves
page-no-moves = Nobody has moved yet.
page-live = Live
page-commands = Command line
page-command-hint = For example C3-D4
page-execute = Run
page-game-over = Game over
page-play-again = Play again
page-example-caption = Example: { $caption }

## When something does not work

page-storage-off = Your browser does not let the game be saved. It is gone when you close the page.
page-broken-save = The saved game cannot be read. { $why }
page-offline = You are offline. At one screen you play on.
