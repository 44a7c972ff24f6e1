### The page: bots at the table, what the browser keeps, and working offline.

## Seats

room-seats = Who plays
room-person = Person
room-bot-easy = Easy bot
room-bot-medium = Medium bot
room-bot-strong = Strong bot
room-bot-thinks = The bot is thinking…
room-bot-waits = The bot of your side plays after your move.
room-you-play = You play

## When a bot cannot play

room-bot-refused = The bot cannot play here ({ $code }). Take a move back or start over.
room-bot-unreadable = The bot does not understand the record of this game. Take a move back or start over.
room-bot-gone = The bot no longer answers. Take a move back and we ask it again.

## Keeping

room-store-forbidden = Your browser does not let anything be saved. We play on, but the game is gone when you close the page.
room-store-full = Your browser has no room left. We play on, but this game is not being saved; delete a saved one.
room-store-missing = This game is no longer among the saved ones.
room-store-broken = The saved game cannot be read. { $why }
room-file-foreign = This is not a file of Stolik with all games. Such a file begins with "stolik kept 1".
room-file-newer = A newer Stolik has written this file (format { $version }). Reload the page and try again.
room-file-line = Line { $line } of this file cannot be read.

## Offline

room-update = There is a newer version of Stolik.
room-update-now = Load it
