### Bots: their names, what is wrong with asking them, and the arena.

## Names

bots-random = anything legal
bots-beginner = beginner
bots-easy = easy
bots-medium = medium
bots-strong = strong

## What is wrong

bots-unknown-bot = There is no bot "{ $name }". There are: { $known }. A budget may follow a colon: strong:20000 (nodes), strong:100ms.
bots-not-a-budget = "{ $text }" is no budget. Write a number of nodes, like 20000, or a time, like 100ms.
bots-no-budget = A bot needs at least one node or one millisecond to think.
bots-over = The game is over. There is nothing left to choose.
bots-chance-is-next = Chance decides now. A bot can be asked when a seat is to act.
bots-no-such-seat = There is no seat { $number } in this game.
bots-not-to-act = Seat { $number } is not to act now. Ask for a seat that is.

## The arena

bots-arena-bot = bot
bots-arena-games = games
bots-arena-won = won
bots-arena-shared = shared
bots-arena-lost = lost
bots-arena-share = share of first places
bots-arena-interval = 95 %
bots-arena-even = even
bots-arena-thought = ms a decision
bots-arena-against = against { $bot }
bots-arena-progress = { $done } of { $count } games
bots-arena-left = { $time } left
bots-arena-broken-off = { $count ->
        [one] { $count } game took too long and was broken off; all sides share its first place.
       *[other] { $count } games took too long and were broken off; all sides share their first place.
    }
bots-arena-other-contest = "{ $path }" holds another contest: { $differences }. Give the settings of the file, or another file.
bots-arena-differs = { $name } is { $there } there and { $here } here
bots-arena-no-contest = "{ $path }" is not a file of the arena. Give another file; this one is left as it is.
bots-arena-twice = Bot { $bot } is named twice. Among more than two each must be another; a budget makes it one: strong:5000.
bots-arena-bad-line = Line { $line } of "{ $path }" is not a line of the arena. { $why }
bots-arena-not-json = Line { $line } of "{ $path }" is not sound JSON.
