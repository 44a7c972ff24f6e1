### Five Footbridges. The sides are red and blue.

piec-kladek-name = Five Footbridges
piec-kladek-tagline = Five footbridges over a stream: roll the die, and push three stones of the other side off.
piec-kladek-shelf = 2 players · about 10 minutes · simple rules
# What `stolik bench` measures.
piec-kladek-benched = Five Footbridges

piec-kladek-side-red = Red
piec-kladek-side-blue = Blue

## Options

piec-kladek-option-turn_limit = Turns
piec-kladek-option-turn_limit-help = After how many turns the game is over if nobody has three footbridges.

## Whose move, and how it ended

piec-kladek-prompt-roll = { $side } rolls the die
    .task = roll the die
piec-kladek-prompt-go = { $side }: { piec-kladek-prompt-go.task }
    .task = { $count ->
        [one] choose a stone, { $count } point was rolled
       *[other] choose a stone, { $count } points were rolled
    }
piec-kladek-over-won = { $side } wins.
piec-kladek-over-drawn = Draw: both sides have as many footbridges.

## Stones and counters

piec-kladek-token = stone of { $side }
piec-kladek-counter-bridges = { $count ->
        [one] { $count } footbridge
       *[other] { $count } footbridges
    }

## What happened

piec-kladek-news-roll = { $side } rolls the die: { $roll }.
piec-kladek-news-goes = { $side }: the stone on { $field } goes.
piec-kladek-news-falls = { $side }: the stone on { $field } pushes the other into the stream.

## The board in words

piec-kladek-spoken-side = { $side }, { $count ->
        [one] { $count } footbridge
       *[other] { $count } footbridges
    }; stones: { $fields }.

## Refusals

piec-kladek-refusal-no-stone = { $spot }: there is no stone to choose here. Choose one stone of yours that has another before it.
piec-kladek-refusal-bridge-won = Nobody plays on the footbridge of { $field } any more: the other stone has fallen. Choose a stone on another.

## Faults of positions

piec-kladek-fault-wrong-bridge = The wrong stones stand on the footbridge of { $field }. There must be at least one, of each side at most one, and red before blue.
piec-kladek-fault-no-such-side = There is no side { $number }. The sides are 0, red, and 1, blue.
