### The rules page and the first game with guidance.

rules-waiting = The rules are on their way…
rules-unread = This page could not be loaded. See whether there is a network, and try again.
rules-read-again = Try again
rules-contents = Contents
rules-game = Rules of the game
rules-search = Search the rules
rules-found = { $count ->
        [one] { $count } article matches
       *[other] { $count } articles match
    }
rules-found-none = Nothing matches. Try another word or the sign of an article.
rules-to-lesson = A first game with guidance
rules-to-game = New game

## An example to try

rules-try-reset = Start again
rules-try-show = Show me how
rules-try-play-on = Play on from here
rules-try-done = That is it.
rules-try-broken = This position cannot be opened.

## A first game with guidance

rules-lesson-steps = Steps
rules-lesson-step = Step { $number } of { $count }
rules-lesson-next = Go on
rules-lesson-skip = Skip this step
rules-lesson-back = One step back
rules-lesson-astray = That is allowed too. But this step is about something else, so set the position up again and do what it asks for.
rules-lesson-again = Set it up again
rules-lesson-play = Play the easy bot
rules-lesson-rules = All the rules
rules-lesson-from-start = Once more from the beginning
