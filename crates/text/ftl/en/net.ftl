### The page: tables over the network.

## A new table

net-where = Where you play
net-where-here = At this screen
net-where-online = Over the network
net-where-about = Everybody plays on their own screen. You send a link; whoever opens it sits down without an account.
net-your-name = Your name at the table
net-me = You
net-friend = Whoever has the link
net-seat-mine = { $side }, your seat
net-seat-open = { $side }, waits for the link
net-time = Clock
net-time-about = How much time each side has.
net-time-none = no clock
net-time-180-2 = 3 minutes and 2 seconds a move
net-time-300-5 = 5 minutes and 5 seconds a move
net-time-900-10 = 15 minutes and 10 seconds a move
net-time-1800-20 = 30 minutes and 20 seconds a move
net-time-byoyomi = 10 minutes, then 3 times 30 seconds
net-time-day = a day a move
net-time-3-days = 3 days a move
net-time-week = a week a move
net-time-own = your own clock
net-own-sort = Kind of clock
net-own-about = You set the times yourself.
net-own-fischer = minutes and seconds a move
net-own-byoyomi = minutes, then periods
net-own-days = days for a move
net-own-minutes = Minutes for the game
net-own-add = Seconds added after each move
net-own-period = Seconds in a period
net-own-periods = Periods
net-own-days-a-move = Days for a move
net-own-range = Give a number from { $least } to { $most }.
net-own-no-time = Give some minutes here, or some seconds for each move.
net-absence = When somebody leaves
net-absence-about = Whoever has left can always come back to their seat.
net-absence-wait = the others wait
net-absence-vote = the others vote
net-absence-bot-later = a bot plays after a minute
net-absence-bot = a bot plays at once
net-absence-bot-next-day = a bot plays after a day
net-absence-about-days = Whoever has left can always come back to their seat. With days for a move, a bot stands in after a day at the earliest.
net-my-seat = Your seat
net-my-seat-about = In a rematch somebody else begins.
net-my-seat-lot = drawn by lot
net-seat-lot = the seat is drawn by lot
net-public = A table open to all
net-public-about = It stands in the list of tables, and anybody may join.

## Before the game

net-no-table = There is no such table
net-invites = { $name } invites you to { $game }
net-any-link = Invitation
net-any-about = One link for every free seat: send it to a whole group, if you like. Whoever opens it sees what is played, and sits down.
net-any-none = There is no open invitation here. Make a new link; the one before stops working.
net-any-renew = New link
net-any-close = Close the link
net-qr = QR code with the link to the table
net-seat-first = the first that is free
net-more-links = Links to one seat, and for those who watch
net-close = Close the table
net-close-sure = Close the table? Its links stop working.
net-closed = The table is closed
net-sit = Sit down
net-sit-as = Sit down as { $name }
net-guest-name = { $name } (guest)
net-you = { $name } (you)
net-open-seat = open seat
net-seat-link = The link to this seat
net-links-about = Each link leads to one seat. Whoever has it can sit there, so send it to that person only.
net-watch-link = The link for those who watch
net-share = Share
net-fill-title = Play without waiting
net-fill-about = Bots take all open seats, and the game begins.
net-fill = Let bots play
net-waiting-for = { $count ->
        [0] Everybody is here. We begin.
        [one] Waiting for { $count } person.
       *[other] Waiting for { $count } people.
    }

## At the table

net-said = { $text }
net-said-article = { $text } Rules, { $article }
net-sending = The move is on its way…
net-begin = You have { $time } to begin. Then the game is called off.
net-begin-other = To begin: { $names }, { $time } left. Then the game is called off.
net-last-period = The last period
net-meanwhile = { $count ->
        [one] While you were away, a bot played { $count } turn for you.
       *[other] While you were away, a bot played { $count } turns for you.
    }
net-draft-is = { $seat } has in mind: { $text }
net-watching-only = You watch this game. Moves are made by those who sit at the table.
net-watching = { $count ->
        [one] { $count } person watches
       *[other] { $count } people watch
    }
net-title-turn = ● Your turn · { $title }
net-beside = What the others say at the table
net-tools = The game and the talk
net-talk = Talk
net-unread = { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
net-answer = Answer
net-seat-taken = There is no free seat for you here any more. You watch the game.
net-plate-away = away
net-plate-bot = a bot plays
net-plate-guest = guest
net-say = Say
net-nothing-said = Write something first.
net-mute = Mute
net-unmute = Listen again to { $names }
net-resign = Resign
net-draw = Offer a draw
net-takeback = Ask to take back
net-abort = Offer to call off
net-abort-sure = Offer to call the game off without a result?
net-draw-offered = { $seat } offers a draw.
net-takeback-offered = { $seat } asks to take back the last move.
net-abort-offered = { $seat } wants to call the game off.
net-stand-in-offered = { $seat } wants a bot to play for { $gone }.
net-abandoned-offered = { $seat } wants to end the game as abandoned by { $gone }.
net-draw-waits = The draw offer waits for an answer.
net-takeback-waits = The wish to take back waits for an answer.
net-abort-waits = The wish to call the game off waits for an answer.
net-stand-in-waits = Whether a bot plays for { $gone }, the others decide too.
net-abandoned-waits = Whether the game ends as abandoned by { $gone }, the others decide too.
net-withdraw = Withdraw
net-withdrawn = { $seat } withdraws the offer.
net-agree = Agree
net-decline = No
net-declined = { $seat } does not agree. The game goes on.
net-missed = Not at the table: { $seat }.
net-stood-in = Not at the table: { $seat }. A bot plays.
net-back = { $seat } is back at the table.
net-gone-again = Decide what happens. Not at the table: { $names }.
net-offer-stand-in = Let a bot play
net-offer-abandoned = End the game
net-again = { $count ->
        [one] { $names } wants another game.
       *[other] { $names } want another game.
    }
net-again-waits = You want another game. Waiting for { $names }.
net-no-again = No rematch this time.
net-score = The match after { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: { $points }.
net-next-game = To the next game
net-look-back = Look back
net-look-back-dice = Look back and check the dice
net-dice-kept = { $refused ->
        [0] The table has kept its word: every roll is right, and the dice are those it committed to before the game, with all that your browser added.
        [one] Every roll is right, of the dice the table committed to before the game, with all that your browser added. But it refused { $refused } of your moves, or never answered it, after it knew what that move carried: it could have seen the roll.
       *[other] Every roll is right, of the dice the table committed to before the game, with all that your browser added. But it refused { $refused } of your moves, or never answered them, after it knew what they carried: it could have seen the rolls.
    }
net-dice-not-kept = Every roll agrees with the record. But this browser has kept nothing of this game, so it cannot tell whether the dice are those that were promised before it.
net-dice-unchecked = The dice could not be checked now. Look back at the game to check them.
net-dice-older = The dice of this table are of an older version: once all have added something, the table knows every roll beforehand.

## The line

net-unreachable = There is no connection to the server. Check the network and try again.
net-strange = The server says something this page does not understand. Load the page anew to have the same version.
net-reconnecting = The connection is lost. We are reconnecting, nothing is lost.
net-stopping = The server will be back in a moment. Clocks stand still, nothing is lost.
net-away = Our server was away for { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }. Clocks stood still, nothing was lost.
net-away-minutes = Our server was away for { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }. Clocks stood still, nothing was lost.

## Lists of tables

net-title-lobby = Tables · Stolik
net-title-account = Account · Stolik
net-lobby = Tables
net-lobby-about = Open tables: join, or watch.
net-lobby-empty = Nobody waits for anybody now. Open a table, and others will see it.
net-lobby-make = Open your own table
net-join = Join
net-watch = Watch
net-my-tables = My tables
net-go = To the table
net-status-waiting = waits for people
net-status-running = waits for others
net-status-over = over
net-past-more = Show older ones: { $count } more
net-result-won = You won
net-result-lost = { $names } won
net-result-place = Place { $place }, { $names } won
net-result-draw = A draw
net-result-none = No result

## Account

net-account-title = Account
net-nobody = We do not have your name yet. You need no account to play.
net-guest = You play as a guest: { $name }.
net-account = Your account: { $name }.
net-account-name = Name
net-password = Password
net-new-password = New password (8 characters or more)
net-old-password = Present password
net-no-name = Give a name.
net-bad-name = A name has 1 to { $most } characters.
net-no-password = Give the password.
net-bad-password = A password has { $least } to { $most } characters.
net-to-log-in = I have an account
net-to-register = New account
net-log-in = Log in
net-log-out = Log out
net-register = Make an account
net-register-about = With an account your tables are on every device.
net-guest-keeps = The games you played as a guest stay yours.
net-guest-about = Only this browser knows your seats at tables. Make an account, and they are yours everywhere.
net-elsewhere-title = Play elsewhere
net-elsewhere-about = Do you have this table only here, say in a messenger's own window? Make a link, and open it in your browser or on another device.
net-elsewhere-make = Make a link for yourself
net-elsewhere-link = The link to play elsewhere
net-elsewhere-link-about = { $minutes ->
        [one] It works once, for { $minutes } minute.
       *[other] It works once, for { $minutes } minutes.
    } Whoever uses it plays as you, so send it to nobody.
net-here-title = Play on here
net-here-about = This link brings your seats at tables here from another browser.
net-here-guest = Here you are a guest already: { $name }. Your tables from here and there will be together.
net-here-account = You have an account here: { $name }. These seats will be its own.
net-here = Play on here
net-leave-about = A guest who leaves cannot come back to their seats. With an account you come back whenever you like.
net-leave = Leave without an account
net-leave-sure = { $count ->
        [one] You lose your seat at { $count } table ({ $games }) for good.
       *[other] You lose your seats at { $count } tables ({ $games }) for good.
    } Leave all the same?
net-leave-nothing = You sit at no table where a game is still on. Leave?
net-leave-unknown = You lose your seats at tables for good. Leave all the same?
net-rename-title = Name
net-rename-about = You log in by this name, and others see it. Games that are over keep the name they were played under.
net-rename-about-guest = Others see this name at tables.
net-rename = Change the name
net-renamed = The name is changed.
net-set-password = Change the password
net-set-password-about = On other devices you will have to log in again. Programs with a token go on; you end them below.
net-set-password-passkey = Forgotten: confirm with a passkey
net-first-password = Set a password
net-first-password-about = This account has no password, you come in with a passkey. A password is of use where you have none. You confirm it with the passkey.
net-password-set = The password is changed.
net-look-again = Try again
net-no-server = This page works without a server. Tables over the network are where “stolik serve” runs.
net-passkeys = Passkeys
net-passkeys-about = A passkey stands for your name and password. A finger, a face or the code of your device unlocks it.
net-passkeys-number = A passkey belongs to the name of a server, and this address is all numbers. Open the page by a name; on this same computer that is localhost.
net-passkeys-unknown = This browser does not know passkeys. A name and a password work everywhere.
net-passkey-log-in = Log in with a passkey
net-passkey-register = Make an account with a passkey
net-passkey-name = A name for the new passkey, like “phone”
net-passkey-add = Add a passkey
net-passkey-made = Since { $day }
net-passkey-forget = Remove
net-passkey-sure = Remove it?
net-passkey-cancelled = Nothing has changed: the question about the passkey was closed, or its time ran out.
net-passkey-here = This device has a passkey for this account already.
net-passkey-failed = The browser cannot use a passkey now. Try again, or use a password.
net-tokens = Tokens for programs
net-tokens-about = A program with a token plays for you, or only looks. It cannot change your name, password, passkeys or tokens.
net-token-name = Name of the new token, for example “robot”
net-token-scope = What it is for
net-token-scope-about = What a program that has it may do.
net-token-play = To play
net-token-read = To read only
net-token-add = Make a token
net-token-once = Here is the token. Copy it now, you will not see it again:
net-sessions = Where you are logged in
net-sessions-about = A browser in which nobody uses the account for 30 days is logged out. After a year every one is.
net-session-here = This browser
net-session-other = Another browser
net-session-used = Since { $since }, last used { $seen }
net-sign-out-others = Log out everywhere else
net-sign-out-sure = End all other sessions and remove all tokens?
net-signed-out = Done. You are logged in here only, and the tokens work no more.
net-notify-title = When it is your turn
net-notify = Notify me in the browser
net-notified = The browser tells you when it is your turn.
net-notify-days = A move may take days here. Shall the browser tell you when it is your turn?
net-notify-unanswered = Nothing has changed: the browser's question was left without an answer.
net-insecure = At this address (http, without encryption) the browser forbids notifications, installing for offline use and passkeys. Playing works as ever, and the tab's title shows when it is your turn.
net-no-notify = This browser does not know notifications. The tab's title shows when it is your turn.
net-push = Also while the page is closed
net-push-about = The message is encrypted and goes through your browser's own service. It names the game in which it is your turn.
net-push-on = This browser tells you also while the page is closed.
net-push-end = Notify me no more
net-push-denied = The browser does not allow notifications from this page. You can change that in its settings for this site.
net-push-failed = The browser could not subscribe to notifications. Try again in a moment.
