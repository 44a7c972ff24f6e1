### Play over the network: what the server does not take, and why.

server-no-table = There is no such table. Check the address, or ask for a new link.
server-no-address = There is nothing at this address. The page is at /.
server-who-are-you = First give a name or sign in.
server-wrong-link = This link leads to no seat at this table. Ask for a new one.
server-already-seated = You already sit at this table.
server-no-open-seat = No seat is free at this table any more. You can watch.
server-unreadable = This cannot be read: { $why }.
server-too-large = This is too long. A message has at most { $most ->
        [one] { $most } byte
       *[other] { $most } bytes
    }.
server-too-fast = Too fast. Wait a moment and try again.
server-too-slow = The request took too long to arrive. Try again.
server-too-many-tables = You have { $most } tables that are not over. Finish or close some before you make another.
server-talked-enough = You have said { $most } things at this table. There is no room for more.
server-watchers-talked-enough = Those who watch have said { $most } things at this table. There is no room for more.
server-enough-offers = You have proposed, answered or taken back { $most } times at this table. That is enough.
server-offered-already = You have proposed this since your last move. Play on, then you can propose it again.
server-table-full = This table is full: so much has happened here that nothing more can be kept. The game can be resigned.
server-wrong-origin = This request came from another site. Open the table at its own address.
server-bad-forwarded = The proxy before this server does not say who asks. Tell whoever runs the server.
server-speak-https = This is a server for https. Begin the address with https://.
server-wrong-csrf = The mark of this session is missing or out of date. Reload the page.
server-storage = The server cannot write anything just now. The table stands, nothing was lost. Try again in a moment.
server-storage-full = The server's disk is full. The table stands, nothing was lost. Tell whoever runs the server.
server-damaged = What is kept of this table is damaged, so it is not shown. Other tables are not affected. Tell whoever runs the server.
server-damaged-from = What is kept of this table is damaged from event { $from } on, so it is not shown. Other tables are not affected. Tell whoever runs the server.
server-stopping = The server goes away for a moment. Nothing is lost.
server-unknown-game = There is no game { $game }. There are: { $games }.
server-bad-time = There is no such clock: { $given }. It may be none, fischer:300+5, byoyomi:600+30x5, days:3.
server-bad-absence = { $given } means nothing here. It may be wait, vote, bot, bot-after-60.
server-hasty-absence = Where time is counted in days, nobody stands in by minutes. It may be wait, vote, bot-after-86400 (after a day).
server-bad-bot = There is no bot { $given }. There are: { $bots }.
server-bad-seats = This game has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, and { $given } were given.
server-me-twice = One takes one seat at a table.
server-bad-entropy = What a seat adds to the dice has 64 hexadecimal digits.
server-bad-fresh = What an action adds to its roll has 32 hexadecimal digits.
server-bad-position = It cannot begin like this: { $why }
server-bad-name = A name has 1 to { $most } characters.
server-invisible-name = This name has characters that nobody sees or can read. Type it again on the keyboard.
server-bad-password = A password has { $least } to { $most } characters.
server-common-password = Whoever guesses knows this password. Choose another: best are a few words that do not belong together.
server-name-password = This password is little more than your name. Choose another: best are a few words that do not belong together.
server-too-many-guesses = Too many wrong passwords. Wait a few minutes, or log in where you have logged in before.
server-name-taken = The name { $name } is taken, or looks like one that is. Choose another.
server-wrong-password = There is no such account, or the password is another.
server-wrong-old-password = This is not your present password.
server-needs-passkey = This account has no password yet. Show with a passkey that it is you.
server-has-account = This is an account already.
server-log-in-there = You have an account: on the other device, just log in.
server-old-link = This link was used already, or is too old. Make a new one where you play.
server-no-account = A guest has no password. Make an account first.
server-not-in-person = A program with a token may not do this. Sign in and do it yourself.
server-read-only = This token is for reading only.
server-secret-record = This game has secrets. The record can be had once it is over.
server-not-begun = The game has not begun.
server-bad-offer = There is no such proposal: { $given }.
server-too-many = At most { $most } at a time.
server-not-seated = Only who sits at the table can do this.
server-id-used = Another wish has this name already. Each needs a name of its own.
server-push-title = Your turn
server-push-turn = { $game }: they wait for your move at the table.
server-no-push = This server sends no notifications.
server-bad-push = Nothing can be sent to this address.
server-bad-passkey = This passkey cannot be used here. Try again, or sign in with a password.
server-bad-id = This is not the id of a passkey: it is written in base64url.
server-passkey-known = This passkey is known already.
server-last-passkey = This is the only passkey, and the account has no password. Add another passkey first.
server-old-challenge = That took too long. Begin again.
server-old-commitment = The table has not committed to such dice, or has used them. Ask again.
server-not-maker = Only who has made the table can do this.
server-no-vote = At this table those who have left are waited for. There is no vote.
server-begun = The game has begun. It can be called off or resigned at the table.
server-closed = This table was closed before the game began. Ask for a new link, or open a table of your own.

## What messengers show

server-show-invites = { $name } invites you to { $game }
server-show-table = { $game }: { $names }
server-show-bot = bot
server-show-clock = Time: { $clock }.
server-show-runs = The game is on, and you can watch.
server-show-over = The game is over.
server-show-open = { $open ->
        [one] { $open } seat is free.
       *[other] { $open } seats are free.
    }
