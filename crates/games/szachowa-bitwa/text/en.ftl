### Szachowa Bitwa. The terms stay Polish: pospolite ruszenie (levy), rycerze (knights), pikinierzy (pikemen), kusznicy
### (crossbowmen), obóz, plural obozy (camp).

szachowa-bitwa-name = Szachowa Bitwa
szachowa-bitwa-tagline = Gather an army in secret, deploy it on your own chessboard, then cross the river.
szachowa-bitwa-shelf = 2 players · about an hour · many rules
# What `stolik bench` measures.
szachowa-bitwa-benched = Szachowa Bitwa, battles from random deployments

szachowa-bitwa-side-white = White
szachowa-bitwa-side-black = Black

## Options

szachowa-bitwa-option-n = Size of a board
szachowa-bitwa-option-n-help = How many fields a side of one board has.
szachowa-bitwa-option-n-10 = 10 by 10
szachowa-bitwa-option-n-8 = 8 by 8
szachowa-bitwa-option-river = River
szachowa-bitwa-option-river-help = Whether a river with bridges flows between the boards.
szachowa-bitwa-option-river-yes = there is one
szachowa-bitwa-option-river-no = there is none
szachowa-bitwa-option-variant = Fights
szachowa-bitwa-option-variant-help = Whether drawn cards decide fights or every attack succeeds.
szachowa-bitwa-option-variant-random = random, with cards
szachowa-bitwa-option-variant-nonrandom = without chance
szachowa-bitwa-option-scenario = Scenario
szachowa-bitwa-option-scenario-help = Whether the battle goes on until it is decided, for a number of rounds, or by clocks.
szachowa-bitwa-option-scenario-standard = until it is decided
szachowa-bitwa-option-scenario-rounds = by rounds
szachowa-bitwa-option-scenario-clock = with clocks
szachowa-bitwa-option-rounds = Number of rounds
szachowa-bitwa-option-rounds-help = After how many rounds the score decides; in the scenario by rounds only.
szachowa-bitwa-option-minutes = Minutes on the clock
szachowa-bitwa-option-minutes-help = How many minutes each side has for the battle; in the scenario with clocks only.
szachowa-bitwa-option-setup_order = Obozy (camps) and bridges
szachowa-bitwa-option-setup_order-help = Whether obozy and bridges are chosen in secret, or openly with White first.
szachowa-bitwa-option-setup_order-secret = in secret
szachowa-bitwa-option-setup_order-open = openly, White first
szachowa-bitwa-option-auction = Auction of spies
szachowa-bitwa-option-auction-help = Whether cards for spies are added by turns or put down only once.
szachowa-bitwa-option-auction-rounds = adding by turns
szachowa-bitwa-option-auction-sealed = one sealed bid, a tie is White's
szachowa-bitwa-option-change = Where change comes from
szachowa-bitwa-option-change-help = From whose cards put aside change is given.
szachowa-bitwa-option-change-own = the own ones
szachowa-bitwa-option-change-shared = those of both sides
szachowa-bitwa-option-geometry = Flank attack without chance
szachowa-bitwa-option-geometry-help = Which fields are yellow and which blue when an attack goes sideways; without chance only.
szachowa-bitwa-option-geometry-g1 = yellow beside the target, blue beside the attacker
szachowa-bitwa-option-geometry-g2 = yellow beside the attacker, blue at his corners
szachowa-bitwa-option-geometry-g3 = yellow beside the target, blue beyond it
szachowa-bitwa-option-diagonal_back = A target diagonally behind
szachowa-bitwa-option-diagonal_back-help = What an attack on a target diagonally behind counts as.
szachowa-bitwa-option-diagonal_back-rear = a rear attack
szachowa-bitwa-option-diagonal_back-flank = a flank attack
szachowa-bitwa-option-river_cost = Crossing without a bridge
szachowa-bitwa-option-river_cost-help = How many movement points it takes to cross the river without a bridge. The crossing uses up all.
szachowa-bitwa-option-river_cost-full = all of them
szachowa-bitwa-option-river_cost-remaining = at least one
szachowa-bitwa-option-diagonal_fight = Diagonal attack
szachowa-bitwa-option-diagonal_fight-help = How many points of fighting a diagonal attack takes.
szachowa-bitwa-option-diagonal_fight-one = one, the second is a movement point
szachowa-bitwa-option-diagonal_fight-strict = both
szachowa-bitwa-option-shot_support = Support of shots
szachowa-bitwa-option-shot_support-help = Whether pieces beside give cards in shooting too.
szachowa-bitwa-option-shot_support-yes = in shooting too
szachowa-bitwa-option-shot_support-no = in melee only
szachowa-bitwa-option-shot_beats_crossbowmen = Shooting at kusznicy
szachowa-bitwa-option-shot_beats_crossbowmen-help = Whether kusznicy lose to a shot without cards.
szachowa-bitwa-option-shot_beats_crossbowmen-yes = always hits
szachowa-bitwa-option-shot_beats_crossbowmen-no = by cards
szachowa-bitwa-option-rear_exempt_random = Rycerze behind pikinierzy
szachowa-bitwa-option-rear_exempt_random-help = Whether rycerze who attack pikinierzy from the rear survive in the random variant too.
szachowa-bitwa-option-rear_exempt_random-yes = survive
szachowa-bitwa-option-rear_exempt_random-no = fall
szachowa-bitwa-option-special_order = Special Cards
szachowa-bitwa-option-special_order-help = Whether Special Cards are chosen in secret, or openly with the attacker first.
szachowa-bitwa-option-special_order-secret = in secret
szachowa-bitwa-option-special_order-attacker_first = openly, the attacker first
szachowa-bitwa-option-knight_advance = Rycerze advance
szachowa-bitwa-option-knight_advance-help = In which variant rycerze who win their attack advance onto the field of the piece removed.
szachowa-bitwa-option-knight_advance-nonrandom = without chance only
szachowa-bitwa-option-knight_advance-both = in both
szachowa-bitwa-option-king_is_army = The king alone
szachowa-bitwa-option-king_is_army-help = Whether a side that has only the king left plays on.
szachowa-bitwa-option-king_is_army-yes = plays on
szachowa-bitwa-option-king_is_army-no = loses
szachowa-bitwa-option-king_death = The king dies in his own attack
szachowa-bitwa-option-king_death-help = What becomes of the unspent points of a turn in which the king died attacking.
szachowa-bitwa-option-king_death-lapse = they lapse
szachowa-bitwa-option-king_death-keep = they stay for using pieces
szachowa-bitwa-option-camps_collateral = Obozy on yellow fields
szachowa-bitwa-option-camps_collateral-help = Whether obozy count on yellow and blue fields.
szachowa-bitwa-option-camps_collateral-yes = they count
szachowa-bitwa-option-camps_collateral-no = they do not
szachowa-bitwa-option-both_lose = Both sides lose at once
szachowa-bitwa-option-both_lose-help = What it is when one attack defeats both sides.
szachowa-bitwa-option-both_lose-draw = a draw
szachowa-bitwa-option-both_lose-score = the score decides
szachowa-bitwa-option-quiet_cap = End by quiet
szachowa-bitwa-option-quiet_cap-help = After how many rounds in a row without a removal the game ends.
szachowa-bitwa-option-round_cap = Longest battle
szachowa-bitwa-option-round_cap-help = After how many rounds the game ends.
szachowa-bitwa-option-cap_result = Result of the longest battle
szachowa-bitwa-option-cap_result-help = What decides when the rounds are used up.
szachowa-bitwa-option-cap_result-score = the score
szachowa-bitwa-option-cap_result-draw = a draw

## Pieces

szachowa-bitwa-kind-pawn = pospolite ruszenie
    .capital = Pospolite ruszenie
    .explained = pospolite ruszenie (levy)
    .title = Pospolite ruszenie (levy)
szachowa-bitwa-kind-knight = rycerze
    .capital = Rycerze
    .explained = rycerze (knights)
    .title = Rycerze (knights)
szachowa-bitwa-kind-pikemen = pikinierzy
    .capital = Pikinierzy
    .explained = pikinierzy (pikemen)
    .title = Pikinierzy (pikemen)
szachowa-bitwa-kind-crossbowmen = kusznicy
    .capital = Kusznicy
    .explained = kusznicy (crossbowmen)
    .title = Kusznicy (crossbowmen)
szachowa-bitwa-kind-king = king
    .capital = King
    .explained = king
    .title = King
szachowa-bitwa-kind-camp = obóz
    .capital = Obóz
    .explained = obóz (camp)
    .title = Obóz (camp)

## Phases

szachowa-bitwa-phase-camps = Obozy
szachowa-bitwa-phase-bridges = Bridges
szachowa-bitwa-phase-spying = Spies
szachowa-bitwa-phase-purchase = Army
szachowa-bitwa-phase-training = King
szachowa-bitwa-phase-deployment = Deployment
szachowa-bitwa-phase-battle = Battle

## What is to be done

szachowa-bitwa-prompt-camps = Choose two fields for your obozy (camps)
    .task = choose two fields for your obozy (camps)
szachowa-bitwa-prompt-bridge = Choose the column of your bridge
    .task = choose the column of your bridge
szachowa-bitwa-prompt-bid = Put down cards for spies, or none
    .task = put down cards for spies, or none
szachowa-bitwa-prompt-add-or-declare = Add cards for spies, or declare the end
    .task = add cards for spies, or declare the end
szachowa-bitwa-prompt-add-last = Your opponent has declared the end: you may add cards a last time
    .task = your opponent has declared the end, you may add cards a last time
szachowa-bitwa-prompt-buy = Buy an army and pay with cards
    .task = buy an army and pay with cards
szachowa-bitwa-prompt-train = Train the king and pay with cards
    .task = train the king and pay with cards
szachowa-bitwa-prompt-deploy = Deploy your army: { $left ->
        [0] everything is placed
        [one] { $left } piece of { $all } is left
       *[other] { $left } pieces of { $all } are left
    }
    .task = deploy your army: { $left ->
        [0] everything is placed
        [one] { $left } piece of { $all } is left
       *[other] { $left } pieces of { $all } are left
    }
szachowa-bitwa-prompt-command = Your turn: { szachowa-bitwa-prompt-command.task }
    .task = { $points ->
        [0] command points are used up
        [one] { $points } command point is left
       *[other] { $points } command points are left
    }
szachowa-bitwa-prompt-go-on = { $field } is in use: { $moves ->
        [one] { $moves } movement point is left
       *[other] { $moves } movement points are left
    }
    .task = { $field } is in use: { $moves ->
        [one] { $moves } movement point is left
       *[other] { $moves } movement points are left
    }
szachowa-bitwa-prompt-special = { $from } fights { $to }: add a Special Card, or none
    .task = { $from } fights { $to }, add a Special Card, or none
szachowa-bitwa-prompt-desert = Your opponent's time is up: remove { $count ->
        [one] { $count } of their pieces
       *[other] { $count } of their pieces
    }
    .task = your opponent's time is up, remove { $count ->
        [one] { $count } of their pieces
       *[other] { $count } of their pieces
    }
szachowa-bitwa-prompt-drawing = Cards are drawn
szachowa-bitwa-waiting-camps = Choosing obozy: { $sides }
szachowa-bitwa-waiting-bridge = Choosing a bridge: { $sides }
szachowa-bitwa-waiting-bid = Putting down cards for spies: { $sides }
szachowa-bitwa-waiting-add-or-declare = Adding cards for spies or declaring the end: { $sides }
szachowa-bitwa-waiting-add-last = May add cards for spies a last time: { $sides }
szachowa-bitwa-waiting-buy = Buying an army: { $sides }
szachowa-bitwa-waiting-train = Training the king: { $sides }
szachowa-bitwa-waiting-deploy = Deploying the army: { $sides }
szachowa-bitwa-waiting-command = Turn of { $sides }: { $points ->
        [0] command points are used up
        [one] { $points } command point is left
       *[other] { $points } command points are left
    }
szachowa-bitwa-waiting-go-on = Turn of { $sides }: { $field } is in use, { $moves ->
        [one] { $moves } movement point is left
       *[other] { $moves } movement points are left
    }
szachowa-bitwa-waiting-special = { $from } fights { $to }. Choosing a Special Card: { $sides }
szachowa-bitwa-waiting-desert = { $sides } may remove { $count ->
        [one] { $count } piece of the opponent
       *[other] { $count } pieces of the opponent
    }

## How it ended

szachowa-bitwa-over-no-troops = { $side } loses: no troops are left.
szachowa-bitwa-over-no-camps = { $side } loses: both obozy are destroyed.
szachowa-bitwa-over-both-lost = Both sides lost everything at once. Score: White { $white }, Black { $black }.
szachowa-bitwa-over-rounds = The agreed rounds are over. Score: White { $white }, Black { $black }.
szachowa-bitwa-over-clock = The time of { $side } is up. Score: White { $white }, Black { $black }.
szachowa-bitwa-over-quiet-cap = Nothing has left the board for too long. Score: White { $white }, Black { $black }.
szachowa-bitwa-over-round-cap = The battle has lasted as long as it may. Score: White { $white }, Black { $black }.

## Buttons

szachowa-bitwa-button-add = { $count ->
        [0] Add cards
        [one] Add { $count } card
       *[other] Add { $count } cards
    }
szachowa-bitwa-button-declare = Declare the end
szachowa-bitwa-button-propose-deployment = Propose a deployment
szachowa-bitwa-button-propose-payment = Propose a payment
szachowa-bitwa-button-clear = Start afresh
szachowa-bitwa-button-lift = Take off the field
szachowa-bitwa-button-no-card = No card
szachowa-bitwa-button-finish = Finish the use
szachowa-bitwa-button-end = End the turn
szachowa-bitwa-button-buy = Buy for { $price }: { $kind-explained }, { $count } of { $most }
szachowa-bitwa-button-drop = Give back: { $kind-explained }, { $count }
szachowa-bitwa-button-train = { $points ->
        [one] King with { $points } point, for { $price }
       *[other] King with { $points } points, for { $price }
    }
szachowa-bitwa-button-place = { $kind-title }: { $left ->
        [0] all placed
       *[other] { $left } left
    }
szachowa-bitwa-button-commit-camps = Confirm the obozy
szachowa-bitwa-button-commit-bridge = Confirm the bridge
szachowa-bitwa-button-commit-bid = { $count ->
        [0] Put down no cards
        [one] Put down { $count } card, { $sum } together
       *[other] Put down { $count } cards, { $sum } together
    }
szachowa-bitwa-button-commit-add-last = { $count ->
        [0] Add no cards
        [one] Add { $count } card
       *[other] Add { $count } cards
    }
szachowa-bitwa-button-commit-buy = { $cost ->
        [0] Buy nothing
        [one] Buy for { $cost } point
       *[other] Buy for { $cost } points
    }
szachowa-bitwa-button-commit-train = { $cost ->
        [0] Do not train the king
        [one] Train for { $cost } point
       *[other] Train for { $cost } points
    }
szachowa-bitwa-button-commit-deploy = { $left ->
        [0] Confirm the deployment
       *[other] Place { $left } more
    }

## Counters

szachowa-bitwa-counter-round = round { $count }
szachowa-bitwa-counter-round-of = round { $count } of { $of }
szachowa-bitwa-counter-moves-left = { $count ->
        [one] { $count } movement point
       *[other] { $count } movement points
    }
szachowa-bitwa-counter-fights-left = { $count ->
        [one] { $count } point for fighting
       *[other] { $count } points for fighting
    }
szachowa-bitwa-counter-deserters = { $count ->
        [one] { $count } more deserter
       *[other] { $count } more deserters
    }
szachowa-bitwa-counter-purse = { $count ->
        [one] { $count } point in hand
       *[other] { $count } points in hand
    }
szachowa-bitwa-counter-cost = cost { $count }
szachowa-bitwa-counter-left = { $count } will be left
szachowa-bitwa-counter-command = { $count ->
        [one] { $count } command point
       *[other] { $count } command points
    }
szachowa-bitwa-counter-command-left = { $count ->
        [one] { $count } point to spend
       *[other] { $count } points to spend
    }
szachowa-bitwa-counter-bid-cards = { $count ->
        [one] { $count } card for spies
       *[other] { $count } cards for spies
    }
szachowa-bitwa-counter-bid = { $count ->
        [one] { $count } point for spies
       *[other] { $count } points for spies
    }
szachowa-bitwa-counter-pieces = { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
szachowa-bitwa-counter-camps = { $count ->
        [one] { $count } obóz (camp)
       *[other] { $count } obozy (camps)
    }
szachowa-bitwa-counter-pawns = pospolite ruszenie (levy): { $count }
szachowa-bitwa-counter-knights = rycerze (knights): { $count }
szachowa-bitwa-counter-pikemen = pikinierzy (pikemen): { $count }
szachowa-bitwa-counter-crossbowmen = kusznicy (crossbowmen): { $count }
szachowa-bitwa-counter-king = king: { $count }
szachowa-bitwa-counter-score = { $count ->
        [one] score { $count }
       *[other] score { $count }
    }
szachowa-bitwa-counter-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
szachowa-bitwa-counter-special = { $count ->
        [one] { $count } Special Card
       *[other] { $count } Special Cards
    }
szachowa-bitwa-counter-special-used = Special Cards used: { $count }

## Pieces and cards

szachowa-bitwa-token-piece = { $kind-explained } of { $side }
szachowa-bitwa-token-in-use = { $kind-explained } of { $side }, in use
szachowa-bitwa-token-used = { $kind-explained } of { $side }, used
szachowa-bitwa-token-river = river
szachowa-bitwa-token-bridge = bridge in column { $column }
szachowa-bitwa-card = card { $card }
szachowa-bitwa-card-back = card face down
szachowa-bitwa-card-ace = ace, 1
szachowa-bitwa-card-jack = jack, 2
szachowa-bitwa-card-queen = queen, 3
szachowa-bitwa-card-king = king, 4

## Remarks

szachowa-bitwa-remark-pays-exactly = Price { $cost }, { $paid } lie there: exactly right.
szachowa-bitwa-remark-pays-too-little = Price { $cost }, { $paid } lie there: { $missing } are missing.
szachowa-bitwa-remark-pays-with-change = { $cost ->
        [0] This costs nothing, and { $paid } lie there. Take the cards back.
       *[other] Price { $cost }, { $paid } lie there.
    } Change in cards: { $change }.{ $lost ->
        [0] { "" }
        [one] {" "}{ $lost } point is lost.
       *[other] {" "}{ $lost } points are lost.
    }
szachowa-bitwa-remark-pays-over = Price { $cost }, { $paid } lie there: { $over } too much. Change will come from the shared pool.
szachowa-bitwa-remark-other-camps = Obozy (camps) of { $side }: { $fields }.
szachowa-bitwa-remark-other-army = Army of { $side }: pospolite ruszenie { $pawns }, rycerze { $knights }, pikinierzy { $pikemen }, kusznicy { $crossbowmen }.
szachowa-bitwa-remark-other-knows = { $side } knows { $what }.
szachowa-bitwa-remark-other-does-not-know = { $side } does not know { $what }.
szachowa-bitwa-known-camps = where your obozy stand
szachowa-bitwa-known-bridge = where your bridge is
szachowa-bitwa-known-bid = which cards you give for spies
szachowa-bitwa-known-bid-number = how many cards you give for spies
szachowa-bitwa-known-bid-values = which cards these are
szachowa-bitwa-known-army = what army you have
szachowa-bitwa-known-deployment = how your troops stand
szachowa-bitwa-known-training = how many points your king has
szachowa-bitwa-known-special = which Special Cards you have
szachowa-bitwa-remark-spying = Spying: White { $white }, Black { $black }. { $side } wins, so { $loser } buys first.
szachowa-bitwa-remark-fight = { $approach-capital } by { $side }, { $from } on { $to }. Cards: attacker { $attacker }, defender { $defender }.
szachowa-bitwa-remark-last-fight = Last fight, { $side }, { $from } on { $to }: { $attacker } to { $defender }.
szachowa-bitwa-remark-quiet = Unless something leaves the board, the game ends in { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }.

## Chances and prices

szachowa-bitwa-approach-front = frontal attack
    .capital = Frontal attack
szachowa-bitwa-approach-flank = flank attack
    .capital = Flank attack
szachowa-bitwa-approach-rear = rear attack
    .capital = Rear attack
szachowa-bitwa-approach-shot = shot
    .capital = Shot
szachowa-bitwa-note-price = { $kind-capital }: price { $price }, { $left } will be left
szachowa-bitwa-note-training = { $points ->
        [one] King with { $points } command point
       *[other] King with { $points } command points
    }: price { $price }, { $left } will be left
szachowa-bitwa-note-certain = { $approach-capital }, always succeeds. Removed: { $fallen }.
szachowa-bitwa-note-certain-choice = { $approach-capital }, always succeeds. Removed: { $fallen }, and by choice { $one } or { $other }.
szachowa-bitwa-note-fight = { $approach-capital }. Cards { $attacker } to { $defender }. Win { $chance }% ({ $wins } of { $total }), tie { $tie }%, loss { $loss }%.
szachowa-bitwa-note-fight-special = { $approach-capital }. Cards { $attacker } to { $defender }. Win { $chance }% ({ $wins } of { $total }), tie { $tie }%, loss { $loss }%. With a Special Card: { $special }.
szachowa-bitwa-note-shot = { $approach-capital }. Cards { $attacker } to { $defender }. Hit { $chance }% ({ $wins } of { $total }).
szachowa-bitwa-note-shot-special = { $approach-capital }. Cards { $attacker } to { $defender }. Hit { $chance }% ({ $wins } of { $total }). With a Special Card: { $special }.
szachowa-bitwa-note-with-card = { $card } gives { $chance }%
szachowa-bitwa-note-answer-attacking = Win { $chance }% ({ $wins } of { $total }), tie { $tie }%, loss { $loss }%, without a hidden card of your opponent.
szachowa-bitwa-note-answer-defending = Win { $chance }% ({ $wins } of { $total }), tie { $tie }%, loss { $loss }%, without a hidden card of your opponent.
szachowa-bitwa-note-answer-shooting = Hit { $chance }% ({ $wins } of { $total }), without a hidden card of your opponent.
szachowa-bitwa-note-answer-shot-at = The shot misses in { $chance }% ({ $wins } of { $total }), without a hidden card of your opponent.

## The board in words

szachowa-bitwa-spoken-own-board = Your board, { $side }: { $size } by { $size } fields.
szachowa-bitwa-spoken-boards = Two boards of { $size } by { $size } fields, rows 1 to { $rows }.
szachowa-bitwa-spoken-no-river = There is no river.
szachowa-bitwa-spoken-no-bridges = A river flows between the boards. There are no bridges yet.
szachowa-bitwa-spoken-bridges = A river flows between the boards. { $count ->
        [one] There is a bridge in column
       *[other] There are bridges in columns
    } { $columns }.
szachowa-bitwa-spoken-pieces = { $side }, { $kind }, { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }: { $fields }.
szachowa-bitwa-spoken-no-pieces = { $side }: no piece is to be seen on the board.
szachowa-bitwa-spoken-army = Your army, { $side }: pospolite ruszenie { $pawns }, rycerze { $knights }, pikinierzy { $pikemen }, kusznicy { $crossbowmen }.
szachowa-bitwa-spoken-hand = In your hand you have { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $cards }, { $sum } together.
szachowa-bitwa-spoken-no-hand = You have no cards in hand.
szachowa-bitwa-spoken-hand-of = { $side } has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in hand: { $cards }, { $sum } together.
szachowa-bitwa-spoken-no-hand-of = { $side } has no cards in hand.
szachowa-bitwa-spoken-spying = { $side } for spies: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, { $cards }, { $sum } together.
szachowa-bitwa-spoken-spying-number = { $side } for spies: { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }.
szachowa-bitwa-spoken-turn = Round { $round }, turn of { $side }. Command points: { $left } of { $points }.
szachowa-bitwa-spoken-clocks = Time left: White { $white }, Black { $black }.
szachowa-bitwa-spoken-in-use = { $field } is in use: movement points { $moves }, points for fighting { $fights }.
szachowa-bitwa-spoken-used = Used in this turn, { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }: { $fields }.
szachowa-bitwa-spoken-laid = Laid down: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, { $cards }, { $sum } together.
szachowa-bitwa-spoken-training = The king will have { $points ->
        [one] { $points } command point
       *[other] { $points } command points
    }.

## What happened

szachowa-bitwa-kind-nothing = nothing
    .capital = Nothing
    .explained = nothing
    .title = Nothing
szachowa-bitwa-special-card = card { $card }
szachowa-bitwa-special-none = no card
szachowa-bitwa-news-commit = { $side } is ready.
szachowa-bitwa-news-camps = { $side } places obozy on { $fields }.
szachowa-bitwa-news-camps-both = Obozy: White { $white }, Black { $black }.
szachowa-bitwa-news-bridge = { $side } chooses the bridge in column { $column }.
szachowa-bitwa-news-bridges = Bridges: White in column { $white }, Black in column { $black }.
szachowa-bitwa-news-counts = Cards for spies: White { $white }, Black { $black }.
szachowa-bitwa-news-added = { $side } adds { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } for spies.
szachowa-bitwa-news-declared = { $side } declares the end of the spying.
szachowa-bitwa-news-bids = Spying: White { $white } ({ $white_cards }), Black { $black } ({ $black_cards }). { $side } wins.
szachowa-bitwa-news-bought = { $side } buys an army.
szachowa-bitwa-news-army = { $side } buys an army for { $cost }: pospolite ruszenie { $pawns }, rycerze { $knights }, pikinierzy { $pikemen }, kusznicy { $crossbowmen }.
szachowa-bitwa-news-joined = The boards are joined. Points of the kings: White { $white }, Black { $black }. { $side } begins.
szachowa-bitwa-news-step = { $side }: { $piece } from { $from } to { $to }.
szachowa-bitwa-news-attack = { $side }: { $piece } from { $from }, { $approach ->
        [front] frontal attack on
        [flank] flank attack on
        [rear] rear attack on
       *[shot] shot at
    } { $target } on { $to }. Cards: { $attacker_cards } to { $defender_cards }.
szachowa-bitwa-news-attack-removes = { $side }: { $piece } from { $from }, { $approach ->
        [front] frontal attack on
        [flank] flank attack on
        [rear] rear attack on
       *[shot] shot at
    } { $target } on { $to }. { $count ->
        [one] { $count } piece is removed
       *[other] { $count } pieces are removed
    }: { $fields }.
szachowa-bitwa-news-answer = { $side } has chosen an answer.
szachowa-bitwa-news-special = { $side } adds the Special Card { $card }.
szachowa-bitwa-news-no-special = { $side } adds no Special Card.
szachowa-bitwa-news-specials = Special Cards: White { $white }, Black { $black }.
szachowa-bitwa-news-drawn = The cards are drawn.
szachowa-bitwa-news-drawn-wins = { $attacker } ({ $attacker_cards }) to { $defender } ({ $defender_cards }): { $side } wins, { $piece } from { $from }. Removed from { $to }: { $target }.
szachowa-bitwa-news-drawn-tie = { $attacker } ({ $attacker_cards }) to { $defender } ({ $defender_cards }): a tie, { $side } attacks. Both pieces are removed: { $from }, { $piece }, and { $to }, { $target }.
szachowa-bitwa-news-drawn-loses = { $attacker } ({ $attacker_cards }) to { $defender } ({ $defender_cards }): the attack on { $target } on { $to } fails. { $side } loses the piece on { $from }: { $piece }.
szachowa-bitwa-news-drawn-misses = { $attacker } ({ $attacker_cards }) to { $defender } ({ $defender_cards }): { $side }, { $piece } from { $from }, misses. { $to }, { $target }: nothing happens.
szachowa-bitwa-news-finish = { $side } finishes the use of a piece.
szachowa-bitwa-news-end = { $side } ends the turn.
szachowa-bitwa-news-time = Clock of { $side }: { $left } left.
szachowa-bitwa-news-clock-fell = The time of { $side } is up. { $count ->
        [0] Nobody deserts.
        [one] { $count } piece will desert.
       *[other] { $count } pieces will desert.
    }
szachowa-bitwa-news-desert = { $side } removes a deserter from { $field }: { $piece }.

## Refusals

szachowa-bitwa-refusal-must-choose-camps = Obozy are chosen now: two different fields of your own board.
szachowa-bitwa-refusal-must-choose-bridge = The bridge is chosen now: one column.
szachowa-bitwa-refusal-must-bid = Cards for spies are put down now. It may be none.
szachowa-bitwa-refusal-not-in-turn = The first cards for spies are put down now: bid and the cards, or bid -. Adding and declaring the end come after them.
szachowa-bitwa-refusal-sealed-bid = Cards for spies are put down once here: bid and the cards, or bid -. None are added, and nobody declares the end.
szachowa-bitwa-refusal-must-add-or-declare = Add a card for spies now, or declare the end.
szachowa-bitwa-refusal-must-add-last = Your opponent has declared the end. You may add cards for spies once more, or none.
szachowa-bitwa-refusal-must-buy = The army is bought now: troops, and the cards you pay with.
szachowa-bitwa-refusal-must-train = The king is trained now: an improvement, and the cards you pay with.
szachowa-bitwa-refusal-must-deploy = Troops and king are placed on your own board now.
szachowa-bitwa-refusal-must-command = It is your turn. Use a piece, move the king, or end the turn.
szachowa-bitwa-refusal-must-go-on = The piece on { $field } is in use. Go on with it, or finish its use.
szachowa-bitwa-refusal-must-answer = There is a fight. Add a Special Card, or answer that you add none.
szachowa-bitwa-refusal-must-choose-deserter = Your opponent's time is up. Choose a piece of theirs that deserts.
szachowa-bitwa-refusal-not-a-spot = That cannot be chosen here. Choose something that is marked.
szachowa-bitwa-refusal-past-end = Everything is chosen already. This does not belong to it.
szachowa-bitwa-refusal-off-board = These boards have no field { $field }.
szachowa-bitwa-refusal-no-such-column = These boards have no column { $column }.
szachowa-bitwa-refusal-not-own-board = { $field } lies on your opponent's board. You place on your own only.
szachowa-bitwa-refusal-same-field = { $field } is one field. Obozy need two.
szachowa-bitwa-refusal-not-in-hand = These cards are not in your hand: { $cards }.
szachowa-bitwa-refusal-too-expensive = This costs { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }, and your hand has { $points }. Choose less.
szachowa-bitwa-refusal-pay-exactly = { $cost ->
        [0] This costs nothing, and { $paid } lie there. Take the cards back.
        [one] Your cards make exactly { $cost } point, so you pay exactly that. Now { $paid } lie there.
       *[other] Your cards make exactly { $cost } points, so you pay exactly that. Now { $paid } lie there.
    }
szachowa-bitwa-refusal-paid-too-little = This costs { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }, and { $paid } lie there. Add cards.
szachowa-bitwa-refusal-card-to-spare = The { $card } is not needed: the other cards are enough for { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }. Take it back.
szachowa-bitwa-refusal-too-many-of = { $kind-capital }: there are no more pieces. There are { $most }.
szachowa-bitwa-refusal-wrong-number = { $kind-capital }: { $bought ->
        [0] nothing is bought
        [one] { $bought } piece is to be placed
       *[other] { $bought } pieces are to be placed
    }, and { $placed ->
        [one] { $placed } stands
       *[other] { $placed } stand
    } on the board.
szachowa-bitwa-refusal-twice-on = Two pieces stand on { $field }. There is room for one.
szachowa-bitwa-refusal-on-camp = An obóz stands on { $field } and stays there. Choose another field.
szachowa-bitwa-refusal-empty = Nothing stands on { $field }. Choose a field with a piece.
szachowa-bitwa-refusal-not-yours = Your opponent's piece stands on { $field }. You need one of your own.
szachowa-bitwa-refusal-camp-stays = An obóz stands on { $field }. It does not move and does not attack.
szachowa-bitwa-refusal-used = The piece on { $field } was used in this turn. Choose another.
szachowa-bitwa-refusal-other-in-use = { $in_use } is in use. Finish that use before you move { $field }.
szachowa-bitwa-refusal-finish-first = { $field } is in use. Finish that use before you end the turn.
szachowa-bitwa-refusal-nothing-in-use = No piece is in use, so there is nothing to finish.
szachowa-bitwa-refusal-too-few-points = { $from } to { $to } takes { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }, and { $left ->
        [0] none is left
        [one] { $left } is left
       *[other] { $left } are left
    }. A diagonal step costs 2.
szachowa-bitwa-refusal-occupied = { $from } to { $to } won't go. The field { $to } is occupied.
szachowa-bitwa-refusal-not-a-neighbour = { $from } to { $to } won't go. Pieces go step by step, to an adjacent field.
szachowa-bitwa-refusal-across-slantwise = { $from } to { $to } won't go. The river is crossed straight.
szachowa-bitwa-refusal-crossing-takes-all = There is no bridge from { $from } to { $to }. Crossing takes all points, and none may be spent before.
szachowa-bitwa-refusal-melee-across-river = { $from } cannot attack { $to }. There is no melee across the river, except on a bridge.
szachowa-bitwa-refusal-nobody-there = There is nobody on { $to } for { $from } to attack. Choose a field with a piece of your opponent.
szachowa-bitwa-refusal-own-piece = Your own piece stands on { $to }. { $from } attacks pieces of your opponent.
szachowa-bitwa-refusal-no-fight-left = { $from } cannot attack { $to } any more: no points for fighting are left in this use.
szachowa-bitwa-refusal-strict-diagonal = The attack of { $from } on { $to } is diagonal and takes two points for fighting, and there is one.
szachowa-bitwa-refusal-pikemen-moved = Pikinierzy on { $from } cannot attack { $to }: they attack only while they have both points.
szachowa-bitwa-refusal-crossbowmen-moved = Kusznicy on { $from } cannot shoot at { $to }: they shoot only while they have both points.
szachowa-bitwa-refusal-crossbowmen-do-not-fight = Kusznicy on { $from } do not fight hand to hand. They can shoot at { $to }.
szachowa-bitwa-refusal-not-a-shooter = Nobody shoots from { $from } at { $to }. Only kusznicy shoot.
szachowa-bitwa-refusal-out-of-range = { $from } to { $to } is too far. The range is 2 fields, and the river counts as one row.
szachowa-bitwa-refusal-choose-yellow = The attack of { $from } on { $to } takes one more piece. Say which: { $one } or { $other }.
szachowa-bitwa-refusal-not-a-choice = In the attack of { $from } on { $to } the field { $field } is not chosen.
szachowa-bitwa-refusal-card-not-held = You have no Special Card { $card }.
szachowa-bitwa-refusal-not-theirs = Your own piece stands on { $field }. A piece of your opponent deserts.
szachowa-bitwa-refusal-camps-do-not-desert = An obóz stands on { $field }. Obozy do not desert.
szachowa-bitwa-refusal-already-so = It is so already.
szachowa-bitwa-refusal-not-at-the-bank = { $field } is not at the river. A bridge is chosen on a field of your own board at the river.
szachowa-bitwa-refusal-no-card-laid = Lay down at least one card. Without a card you can only declare the end.
szachowa-bitwa-refusal-cards-laid = Cards still lie there: { $cards }. Take them back to declare the end, or add them.
szachowa-bitwa-refusal-none-bought = { $kind-capital }: none is bought, so there is nothing to give back.
szachowa-bitwa-refusal-none-left = { $kind-capital }: all are placed.
szachowa-bitwa-refusal-nothing-taken = Touch a placed piece first, then take it off.
szachowa-bitwa-refusal-stuck = The piece on { $field } can do nothing now.

## Moves that cannot be read

szachowa-bitwa-parse-empty = There is no move here. Write for example E5-E6, E5xF6, bid 9 10 or end.
szachowa-bitwa-parse-form = "{ $text }" is no move. A step is written E5-E6, an attack E5xF6, a shot E5*E7.
szachowa-bitwa-parse-field = "{ $text }": that is no field. A field is the letter of a column and the number of a row, such as E5.
szachowa-bitwa-parse-column = "{ $text }": that is no column. A bridge is written bridge E.
szachowa-bitwa-parse-camps = "{ $text }": two fields should stand here. Obozy are written camps C2 F4.
szachowa-bitwa-parse-cards = "{ $text }": these are no cards. Cards are numbers from 2 to 10, such as bid 9 10; none is bid -.
szachowa-bitwa-parse-card = "{ $text }": that is no Special Card. Write card 7 or none.
szachowa-bitwa-parse-army = "{ $text }": that is no army. Write buy 10P 4N 4B 2Q, and cards after pay; nothing is buy -.
szachowa-bitwa-parse-training = "{ $text }": that is no training. Write train and 0 to 5, such as train 3 pay 9 10.
szachowa-bitwa-parse-place = "{ $text }": that is no deployment. Write place KE1 PA5,B5 NC3, or place alone.
szachowa-bitwa-parse-draw = "{ $text }" is no draw of cards. The form is AJQ/KJ, the attacker's cards first.
szachowa-bitwa-parse-position-long = The position is too long. It may have { $most } bytes at most.
szachowa-bitwa-parse-going-on = "{ $text }" does not say what is going on. A position begins for example with battle white, deploy or buy black.
szachowa-bitwa-parse-side = "{ $text }" does not say whose it is. White's part begins with W:, Black's with B:.
szachowa-bitwa-parse-side-twice = "{ $text }": this side was there already. Give it once.
szachowa-bitwa-parse-word-twice = "{ $text }" says something a second time. Leave one.
szachowa-bitwa-parse-position-word = "{ $text }" means nothing here. The form is battle white points=3; W: KE2 PE5,F5 RA1,J1 king=4; B: KE19 RA20,J20.
szachowa-bitwa-parse-position-commit = "{ $text }": after commit= a move should stand, as a record has it.
szachowa-bitwa-parse-clock = "{ $text }" is no reading of a clock. The form is clock=29:30.500.

## Faults of positions

szachowa-bitwa-fault-off-board = These boards have no field { $field }.
szachowa-bitwa-fault-twice-on = Two pieces stand on { $field }. Leave one.
szachowa-bitwa-fault-too-many = { $side }, { $kind }: { $count ->
        [one] there is { $count } piece
       *[other] there are { $count } pieces
    }. There may be { $most } at most.
szachowa-bitwa-fault-camp-abroad = An obóz of { $side } stands on { $field }, on the other board. Put it on the own one.
szachowa-bitwa-fault-wrong-camps = { $side } has { $count ->
        [one] { $count } obóz (camp)
       *[other] { $count } obozy (camps)
    }. There must be two.
szachowa-bitwa-fault-bridge-missing = The bridge of { $side } is missing. Add for example bridge=E.
szachowa-bitwa-fault-bridge-off-board = These boards have no column { $column }. A bridge stands in one of the columns.
szachowa-bitwa-fault-no-river = There is no river, so there are no bridges. Leave out bridge, or give river=yes.
szachowa-bitwa-fault-king-points = The king of { $side } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. He may have 1 to 6.
szachowa-bitwa-fault-wrong-points = In this turn there cannot be { $points ->
        [one] { $points } point
       *[other] { $points } points
    } left. There may be { $most } at most, and used pieces cost too.
szachowa-bitwa-fault-not-used = There is no piece on { $field } that could have been used in this turn. Leave the field out of used.
szachowa-bitwa-fault-wrong-use = The use on { $field } is impossible. Give the field, movement points and points for fighting, such as use=E5:1:0, and add the field to used.
szachowa-bitwa-fault-no-such-fight = The fight of { $from } with { $to } cannot wait for cards here. Leave it out.
szachowa-bitwa-fault-too-many-cards = { $side }: there are no such cards: { $cards }. There are two of each value.
szachowa-bitwa-fault-not-declared = It is not said who declared the end of the spying. Add declared=white or declared=black.
szachowa-bitwa-fault-army-missing = The army of { $side } is missing. Add for example army=10P4N4B2Q/2,3,7.
szachowa-bitwa-fault-training-missing = The training of the king of { $side } is missing. Add for example trained=0/-.
szachowa-bitwa-fault-refused = The choice of { $side } is against the rules. { $why }
szachowa-bitwa-fault-wrong-clock = The clock of { $side } cannot show this. It begins with { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
szachowa-bitwa-fault-too-many-deserters = { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    } cannot desert. At most { $most } can: one for each minute begun on the other clock, and no more than there are.
szachowa-bitwa-fault-no-clocks = There are no clocks in this scenario. Give scenario=clock, or leave the clocks out.
szachowa-bitwa-fault-wrong-order = Obozy and bridges are chosen in another order here. It depends on the option setup_order.
szachowa-bitwa-fault-out-of-place = { $of ->
        [side] "{ $word }" means nothing here. Leave it out of the part of { $side }.
       *[all] "{ $word }" means nothing here. Leave it out.
    }

## Options that do not go together

szachowa-bitwa-clash-needs = The option { $option } makes sense only with { $needed }. Change one or the other.

szachowa-bitwa-dial-rounds = Complete rounds
szachowa-bitwa-dial-quiet = Rounds without a removal
szachowa-bitwa-dial-king = King's points: { $side }
szachowa-bitwa-dial-bridge = Column of the bridge (0: none): { $side }
