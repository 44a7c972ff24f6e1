### Wojna. The terms stay Polish: piechota (infantry), strzelcy (archers), kawaleria (cavalry), wieża (siege tower), taran
### (ram), trebusz (trebuchet), statek (ship), zamek (castle), koszary (barracks), warsztat (workshop), port, obóz (camp),
### mur (wall), brama (gate), drabina (ladder).

wojna-name = Wojna
wojna-tagline = Build a castle, gather troops, engines and ships, and take the opponent's walls.
wojna-shelf = 2 players · an hour and more · many rules
# What `stolik bench` measures.
wojna-benched = Wojna 32x24, sensible random moves

wojna-side-red = Red
wojna-side-blue = Blue

## Options

wojna-option-mode = Mode
wojna-option-mode-help = Whether both sides have a zamek (castle), or one besieges that of the other.
wojna-option-mode-standard = standard
wojna-option-mode-siege = siege
wojna-option-map = Map
wojna-option-map-help = Drawn by lot (generated), one of the ready maps, or your own as text.
wojna-option-map-generated = drawn by lot
wojna-option-width = Width of the map
wojna-option-width-help = How many fields a row of a map drawn by lot has. Width and height must make at least 27 together, in a siege 31.
wojna-option-height = Height of the map
wojna-option-height-help = How many rows a map drawn by lot has. Width and height must make at least 27 together, in a siege 31.
wojna-option-water = Water
wojna-option-water-help = What share of a map drawn by lot is water: 0 to 0.50, together with rock at most 0.60.
wojna-option-rock = Rock
wojna-option-rock-help = What share of a map drawn by lot is rock: 0 to 0.50, together with water at most 0.60.
wojna-option-map_seed = Seed of the map
wojna-option-map_seed-help = The number from which the map is drawn. The same number gives the same map.
wojna-option-round_cap = Longest game
wojna-option-round_cap-help = After how many rounds the game ends.
wojna-option-cap_rule = Result of the longest game
wojna-option-cap_rule-help = What decides when the rounds are used up.
wojna-option-cap_rule-draw = a draw
wojna-option-cap_rule-score = zamki (castles), obozy (camps), troops, coins
wojna-option-elimination_grace = No troops at the beginning
wojna-option-elimination_grace-help = Whether having no land unit loses only after there once was one.
wojna-option-elimination_grace-yes = loses only after that
wojna-option-elimination_grace-no = loses from the first turn on
wojna-option-exile_cumulative = Turns without zamek and obóz
wojna-option-exile_cumulative-help = Whether the three turns without zamek (castle) and obóz (camp) must follow one another.
wojna-option-exile_cumulative-yes = they add up over the whole game
wojna-option-exile_cumulative-no = they must follow one another
wojna-option-capture_timing = When a zamek is captured
wojna-option-capture_timing-help = When it is looked at whether a zamek (castle) or obóz (camp) is captured.
wojna-option-capture_timing-phase = at the end of the unit phase
wojna-option-capture_timing-turn = after the turn of every unit
wojna-option-fortifications_may_touch = Fortifications beside buildings
wojna-option-fortifications_may_touch-help = Whether mury (walls), bramy (gates) and drabiny (ladders) may touch large buildings.
wojna-option-fortifications_may_touch-yes = they may
wojna-option-fortifications_may_touch-no = they may not
wojna-option-pass_through_friends = Passing through friends
wojna-option-pass_through_friends-help = Whether a unit may pass through a field with a unit of its own side.
wojna-option-pass_through_friends-yes = it may
wojna-option-pass_through_friends-no = it may not
wojna-option-ship_rotation_step = Rotation of a statek
wojna-option-ship_rotation_step-help = Whether a rotation replaces the whole move of a statek (ship) or one step of it.
wojna-option-ship_rotation_step-yes = one step
wojna-option-ship_rotation_step-no = the whole move
wojna-option-wall_exit_restricted = Leaving a mur
wojna-option-wall_exit_restricted-help = Where you can go from a mur (wall).
wojna-option-wall_exit_restricted-yes = only to mur, drabina, wieża and brama
wojna-option-wall_exit_restricted-no = to every field that can be entered
wojna-option-walls_block_shots = Mury and shots
wojna-option-walls_block_shots-help = Whether a mur (wall) protects from strzelcy (archers).
wojna-option-walls_block_shots-yes = it does
wojna-option-walls_block_shots-no = it does not
wojna-option-melee_height = Melee and height
wojna-option-melee_height-help = Whether there is melee between mur (wall) or wieża (tower) and the ground.
wojna-option-melee_height-yes = only from drabina and brama
wojna-option-melee_height-no = there is
wojna-option-engine_facing = Front of an engine
wojna-option-engine_facing-help = Whether taran (ram) and trebusz (trebuchet) act only one way, beyond their front.
wojna-option-engine_facing-yes = only forwards
wojna-option-engine_facing-no = both ways
wojna-option-trebuchet_top_only = What a trebusz hits
wojna-option-trebuchet_top_only-help = What is lost on a field where several units stand one on another.
wojna-option-trebuchet_top_only-yes = only the topmost
wojna-option-trebuchet_top_only-no = the lowest with all on it

## Units, buildings, terrain

wojna-unit = unit
    .capital = Unit
    .explained = unit
    .title = Unit
wojna-engine = engine
    .capital = Engine
    .explained = engine
    .title = Engine
wojna-infantry = piechota
    .capital = Piechota
    .explained = piechota (infantry)
    .title = Piechota (infantry)
wojna-archers = strzelcy
    .capital = Strzelcy
    .explained = strzelcy (archers)
    .title = Strzelcy (archers)
wojna-cavalry = kawaleria
    .capital = Kawaleria
    .explained = kawaleria (cavalry)
    .title = Kawaleria (cavalry)
wojna-ram = taran
    .capital = Taran
    .explained = taran (ram)
    .title = Taran (ram)
wojna-trebuchet = trebusz
    .capital = Trebusz
    .explained = trebusz (trebuchet)
    .title = Trebusz (trebuchet)
wojna-tower = wieża
    .capital = Wieża
    .explained = wieża (siege tower)
    .title = Wieża (siege tower)
wojna-ship = statek
    .capital = Statek
    .explained = statek (ship)
    .title = Statek (ship)
wojna-castle = zamek
    .capital = Zamek
    .explained = zamek (castle)
    .title = Zamek (castle)
wojna-camp = obóz
    .capital = Obóz
    .explained = obóz (camp)
    .title = Obóz (camp)
wojna-barracks = koszary
    .capital = Koszary
    .explained = koszary (barracks)
    .title = Koszary (barracks)
wojna-workshop = warsztat
    .capital = Warsztat
    .explained = warsztat (workshop)
    .title = Warsztat (workshop)
wojna-port = port
    .capital = Port
    .explained = port (harbour)
    .title = Port (harbour)
wojna-wall = mur
    .capital = Mur
    .explained = mur (wall)
    .title = Mur (wall)
wojna-gate = brama
    .capital = Brama
    .explained = brama (gate)
    .title = Brama (gate)
wojna-ladder = drabina
    .capital = Drabina
    .explained = drabina (ladder)
    .title = Drabina (ladder)
wojna-terrain-grass = grass
    .capital = Grass
wojna-terrain-water = water
    .capital = Water
wojna-terrain-rock = rock
    .capital = Rock

## Ready maps

wojna-map-przeprawa = Przeprawa (the crossing)
wojna-map-przeprawa-about = Two shores, a strait and an island in it. Nobody comes across on foot.
wojna-map-brod = Bród (the ford)
wojna-map-brod-about = A river flows between the castles. It has three fords, each two fields wide.
wojna-map-przelecz = Przełęcz (the pass)
wojna-map-przelecz-about = Mountains from edge to edge. The pass in the middle is two fields wide, the paths beside it one.
wojna-map-pole = Pole (the field)
wojna-map-pole-about = Open ground, a few rocks and ponds to lean a flank on.
wojna-map-jezioro = Jezioro (the lake)
wojna-map-jezioro-about = A lake in the very middle: around it by land, across it by ship.
wojna-map-archipelag = Archipelag (the archipelago)
wojna-map-archipelag-about = Nine islands. Who has ships has the war.

## Phases

wojna-phase-first-castle = Zamek of Red
wojna-phase-second-castle = Zamek of Blue
wojna-phase-castle = Zamek
wojna-phase-fortify = Fortifying
wojna-phase-camps = Obozy
wojna-phase-units = Units
wojna-phase-buildings = Buildings

## What is to be done, and how it ended

wojna-prompt-castle = { $side } places a zamek (castle)
    .task = place your zamek (castle)
wojna-prompt-fortify = { $side } puts up buildings, { $coins ->
        [0] the coins are used up
        [one] { $coins } coin is left
       *[other] { $coins } coins are left
    }
    .task = put up buildings, { $coins ->
        [0] the coins are used up
        [one] { $coins } coin is left
       *[other] { $coins } coins are left
    }
wojna-prompt-camps = { $side } places { $count ->
        [one] { $count } more obóz (camp)
       *[other] { $count } more obozy (camps)
    }
    .task = place { $count ->
        [one] { $count } more obóz (camp)
       *[other] { $count } more obozy (camps)
    }
wojna-prompt-units = Turn of { $side }, { wojna-prompt-units.task }
    .task = units: { $count ->
        [0] all are exhausted
       *[other] { $count } can still act
    }
wojna-prompt-unit = Turn of { $side }: { wojna-prompt-unit.task }
    .task = { $kind } on { $field }, an action or the end of its turn
wojna-prompt-engine = Turn of { $side }: { wojna-prompt-engine.task }
    .task = { $kind } on { $field }, an action or the end of its turn
wojna-prompt-tower = Turn of { $side }: { wojna-prompt-tower.task }
    .task = { $kind } on { $field }, actions of the crew or the end of its turn
wojna-prompt-ship = Turn of { $side }: { wojna-prompt-ship.task }
    .task = statek on { $field }, inside { $count ->
        [0] nobody can act any more
       *[other] { $count } can still act
    }
wojna-prompt-roll-shot = A roll of the die: { $side } shoots from { $from } at { $to }
wojna-prompt-roll-ram = A roll of the die: { $side }, taran from { $from } strikes { $to }
wojna-prompt-roll-hurl = A roll of the die: { $side }, trebusz from { $from } shoots towards { $to }
wojna-prompt-buildings = Turn of { $side }, { wojna-prompt-buildings.task }
    .task = buildings: { $count ->
        [0] none can act any more
       *[other] { $count } can act
    }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
wojna-over-no-units = { $side } loses: no land unit is left after its own turn.
wojna-over-exile = { $side } loses: three of its turns have passed without zamek and obóz.
wojna-over-cap = The end: the rounds are over. It is a draw.
wojna-over-cap-score = The end: the rounds are over. { $side } wins with more zamki, obozy, troops or coins.

## Buttons

wojna-button-stop = End the unit's turn
wojna-button-stop-ship = End the ship's turn
wojna-button-done = End the unit phase
wojna-button-done-fortifying = End the set-up
wojna-button-end = End the turn
wojna-button-engine = Engine
wojna-button-ship = Statek (ship)
wojna-button-turn = Turn
wojna-button-turn-left = Turn left
wojna-button-turn-right = Turn right
wojna-button-turn-around = Turn around
wojna-button-volley = Action of the wieża
wojna-button-go = Go
wojna-button-ram = Strike with the taran
wojna-button-coins = Take { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
wojna-button-build = { $kind-title }, { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }
wojna-button-recruit = { $kind-title }, { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }
wojna-button-make = { $kind-title }, { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }
wojna-button-too-dear = { $kind-title } for { $cost }: { $missing ->
        [one] { $missing } coin is missing
       *[other] { $missing } coins are missing
    }

## Counters

wojna-counter-round = round { $count } of { $most }
wojna-counter-coins = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
wojna-counter-units = { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
wojna-counter-fresh = { $count } unexhausted
wojna-counter-castles = { $count ->
        [one] { $count } zamek (castle)
       *[other] { $count } zamki (castles)
    }
wojna-counter-camps = { $count ->
        [one] { $count } obóz (camp)
       *[other] { $count } obozy (camps)
    }
wojna-counter-exile = { $count ->
        [one] { $count } turn without zamek and obóz
       *[other] { $count } turns without zamek and obóz
    }

## Tokens

wojna-token-unit = { $kind-explained } of { $side }
wojna-token-unit-exhausted = { $kind-explained } of { $side }, exhausted
wojna-token-building = { $kind-explained } of { $side }
wojna-token-building-acted = { $kind-explained } of { $side }, has acted
wojna-token-plain = { $kind-explained }
wojna-token-ship = statek (ship)
wojna-token-exhausted = exhausted
wojna-token-acted = has acted
wojna-token-high = high
wojna-token-front = front of the engine
wojna-token-stack = { $count ->
        [one] { $count } layer
       *[other] { $count } layers
    } on the field
wojna-token-shore = shore

## Remarks

wojna-remark-loses-no-units = Mind: { $side } has no land unit. Ending the turn now loses the game.
wojna-remark-loses-exile = Mind: { $side } ends a third turn without zamek and obóz. Ending the turn now loses the game.
wojna-remark-no-barracks = Mind: beside the zamek of { $side } there is no place for koszary (barracks) in reach.
wojna-remark-needs-camp = Mind: in reach of the zamek of { $side } there is no place for koszary (barracks). An obóz (camp) is needed that recruits at once.
wojna-remark-exile = { $side } has no zamek and no obóz. { $count ->
        [one] { $count } such turn is left.
       *[other] { $count } such turns are left.
    }
wojna-remark-cap = { $count ->
        [0] This is the last round.
        [one] { $count } round is left to the end.
       *[other] { $count } rounds are left to the end.
    }

## The map in words

wojna-spoken-map = A map of { $width } by { $height } fields. Water on { $water ->
        [one] { $water } field
       *[other] { $water } fields
    }, rock on { $rock ->
        [one] { $rock } field
       *[other] { $rock } fields
    }, the rest is grass.
wojna-spoken-buildings = { $side }, { $kind }, { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }: { $fields }.
wojna-spoken-plain = { $kind-capital }, { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }: { $fields }.
wojna-spoken-units = { $side }, { $kind }, { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }: { $fields }.
wojna-spoken-units-exhausted = { $side }, { $kind }, { $count } exhausted: { $fields }.
wojna-spoken-no-units = { $side } has no land units.
wojna-spoken-occupant = { $kind } of { $side } on { $field }
wojna-spoken-engine = { $kind-capital } on { $fields }, inside: { $crew }.
wojna-spoken-engine-empty = { $kind-capital } on { $fields }, nobody inside.
wojna-spoken-ship = Statek on { $fields }, and on it: { $load }.
wojna-spoken-ship-empty = Statek on { $fields }, nobody on it.
wojna-spoken-aboard = { $kind } on { $fields }
wojna-spoken-on = { $kind-capital } on { $fields }, there stand: { $crew }.
wojna-spoken-may-move = { $side } can still use { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }: { $fields }.
wojna-spoken-may-act = { $side } can still use { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }: { $fields }.

## Chances and prices

wojna-note-build = Price { $cost }, { $left } will be left. At most { $reach } away from the zamek (castle).
wojna-note-cost = Price { $cost }, { $left } will be left.
wojna-note-coins = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    } instead of a building.
wojna-note-crew = This unit will be exhausted.
wojna-note-end-loses = If you end the turn now, you lose the game.
wojna-note-no-barracks = In reach of this zamek (castle) there is no place for koszary (barracks), nor for an obóz (camp). Without them you lose at the end of your first turn.
wojna-note-needs-camp = In reach of this zamek (castle) there is no place for koszary (barracks). You will need an obóz (camp) for { $cost } coins that recruits in your first turn.
wojna-note-dry-port = This port would touch no water, so it could launch no ship.
wojna-note-strike = Eliminates { $kind }, without the die.
wojna-note-shot = Target: { $kind }. Distance { $distance }. Hits in { $chance }%, with 5 or 6.
wojna-note-shot-down = Target: { $kind }. Distance { $distance }, less by 1 from above. Hits in { $chance }%, with 5 or 6.
wojna-note-shot-up = Target: { $kind }. Distance { $distance }, more by 1 from below. Hits in { $chance }%, with 5 or 6.
wojna-note-ram = Target: { $kind }. Chance { $chance }%.{ $friends ->
        [0] { "" }
        [one] {" "}{ $friends } unit of yours will be lost.
       *[other] {" "}{ $friends } units of yours will be lost.
    }{ $enemies ->
        [0] { "" }
        [one] {" "}{ $enemies } unit of your opponent will be lost.
       *[other] {" "}{ $enemies } units of your opponent will be lost.
    }
wojna-note-hurl = With { $roll } it hits here, { $chance }%. This way { $total }% in all.{ $friends ->
        [0] { "" }
        [one] {" "}{ $friends } unit of yours will be lost here.
       *[other] {" "}{ $friends } units of yours will be lost here.
    }{ $enemies ->
        [0] { "" }
        [one] {" "}{ $enemies } unit of your opponent will be lost here.
       *[other] {" "}{ $enemies } units of your opponent will be lost here.
    }

## Refusals: what the game waits for

wojna-refusal-castle-first = Place your zamek (castle) first.
wojna-refusal-fortify-first = The defender puts up buildings now. Put up the next one, or end the set-up.
wojna-refusal-camps-first = Place your two obozy (camps) first.
wojna-refusal-set-up-over = The set-up is over. Zamki and free obozy are not placed any more.
wojna-refusal-units-first = This is the unit phase. Buildings act after it.
wojna-refusal-units-over = The unit phase is over. Buildings act now.
wojna-refusal-unit-at-turn = The unit on { $field } has its turn. Finish that first.
wojna-refusal-engine-at-turn = The engine on { $field } has its turn. Finish that first.
wojna-refusal-ship-at-turn = The statek on { $field } has its turn. Only those inside act now.
wojna-refusal-nothing-to-stop = No unit has begun its turn, so there is nothing to finish.
wojna-refusal-moved-already = The move from { $field } has been made. A unit moves once in its turn.
wojna-refusal-not-a-spot = That cannot be chosen here. Choose something that is marked.
wojna-refusal-past-end = Everything is chosen already. This does not belong to it.
wojna-refusal-off-map = This map has no field { $field }.
wojna-refusal-nothing-here = Nothing on { $field } can act now. Choose a unit or a building of your own.
wojna-refusal-who-first = Choose first who shall do this.
wojna-refusal-what-first = Choose first what shall be made in the building on { $field }.
wojna-refusal-nobody-makes = None of your buildings can make this now.
wojna-refusal-no-place = There is no place for it beside the building on { $field }.
wojna-refusal-not-an-end = It cannot end on { $field }. Choose the field where it ends in a straight line.

## Refusals: land units

wojna-refusal-no-unit = There is no land unit on { $field }.
wojna-refusal-other-unit = Another unit stands on { $field }: { $kind }.
wojna-refusal-not-your-unit = Your opponent's unit stands on { $field }. You need one of your own.
wojna-refusal-exhausted = The unit on { $field } is exhausted. It rests at the start of your next turn.
wojna-refusal-no-move = A move cannot end where it began: { $field }.
wojna-refusal-occupied = A unit stands on { $field } already. There is room for one, and no passing through it.
wojna-refusal-too-far = { $other } to { $field } is too far. This unit makes at most { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }.
wojna-refusal-impassable = { $field } cannot be entered. Land units do not enter water without a statek (ship), nor rock.
wojna-refusal-blocked = On { $field } stands a building that cannot be entered.
wojna-refusal-enemy-gate = On { $field } is a brama (gate) of your opponent. Only an own one can be entered.
wojna-refusal-wall-entry = The mur (wall) on { $field } is entered only from a mur, a drabina (ladder), a wieża (tower) or an own brama (gate).
wojna-refusal-wall-exit = From a mur (wall) you do not get to { $field }. You leave to a mur, drabina, wieża or brama.
wojna-refusal-no-way = There is no way from { $other } to { $field } in { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }. Water, rock, buildings and other units are in the way.
wojna-refusal-archers-shoot = Strzelcy on { $field } do not fight hand to hand. They can shoot.
wojna-refusal-no-archers = The unit on { $field } does not shoot. Only strzelcy (archers) do.
wojna-refusal-no-enemy = There is no enemy land unit on { $field }.
wojna-refusal-not-adjacent = { $other } is not adjacent to { $field }. You fight a unit that touches by a side.
wojna-refusal-melee-height = { $field } is out of reach hand to hand. Between mur or wieża and the ground you fight only from a drabina or a brama.
wojna-refusal-out-of-shot = { $field } is too far: the distance with height is { $count }, and the range is 2.
wojna-refusal-shot-blocked = A mur (wall) blocks the shot at { $field }.

## Refusals: engines and ships

wojna-refusal-no-engine = There is no engine on { $field }.
wojna-refusal-other-engine = Another engine stands on { $field }: { $kind }.
wojna-refusal-no-ship = There is no statek (ship) on { $field }.
wojna-refusal-no-crew = Inside, on { $field }, is no unexhausted land unit of yours. Nothing moves without one.
wojna-refusal-contested = Inside, on { $field }, is an enemy. While he is there, nothing moves.
wojna-refusal-not-crew = { $field }: the move exhausts an unexhausted unit inside. This one cannot be chosen.
wojna-refusal-one-step = { $field } is too far. An engine makes one step.
wojna-refusal-not-its-action = On { $field } stands: { $kind }. { $action }
wojna-action-of-ram = It strikes a building before one of its ends, for example R{ $field }x5,5.
wojna-action-of-trebuchet = It hurls along its length, for example T{ $field }*5,5.
wojna-action-of-tower = It does not strike itself. Those inside do: give W{ $field } and an exclamation mark.
wojna-refusal-towers-do-not-turn = The wieża (tower) on { $field } is not turned.
wojna-refusal-not-a-turn = There is no such rotation to { $field }. An engine turns by a quarter about one of its two fields.
wojna-refusal-engine-off-map = The engine would leave the map: { $field }.
wojna-refusal-not-for-engines = An engine cannot enter { $field }. It goes over grass, statki (ships) and own bramy (gates).
wojna-refusal-engine-blocked = Something stands on { $field }. An engine enters only fields without units and other engines.
wojna-refusal-no-targets = Nobody in the wieża (tower) on { $field } has a target.
wojna-refusal-not-lengthwise = { $field } is not beyond a short side of the taran (ram). It strikes lengthwise only.
wojna-refusal-nothing-to-ram = On { $field } is no building that could be destroyed.
wojna-refusal-too-strong = On { $field } stands a zamek or an obóz. A taran cannot destroy them.
wojna-refusal-not-in-front = { $field } is not beyond the front of the engine. It acts forwards only.
wojna-refusal-not-in-line = { $field } is not in the line of the shot. A trebusz hits the third, fourth and fifth field beyond its end.
wojna-refusal-nothing-to-hit = That way, from { $field } on, the trebusz has no target: nobody stands on any of the three fields.
wojna-refusal-partly-loaded = On the statek on { $field } an engine stands only partly. While it does, the statek does not move.
wojna-refusal-no-way-by-water = The statek cannot get to { $field }. It makes up to 3 steps, and all of it must be on free water.
wojna-refusal-no-room-to-turn = The statek on { $field } cannot turn so: all of it must then be on free water.
wojna-refusal-go-or-turn = A statek goes or turns, not both: { $field }.
wojna-refusal-which-crew = Several units could be exhausted by the move from { $field }. Say which, for example R8,8-9,8/8,8.

## Refusals: buildings

wojna-refusal-no-building = There is no building on { $field }.
wojna-refusal-not-your-building = The building on { $field } is not yours.
wojna-refusal-has-acted = The building on { $field } has acted in this turn.
wojna-refusal-wrong-building = The { $kind } on { $field } cannot do this. Choose another building.
wojna-refusal-siege-castle = In a siege the zamek on { $field } builds nothing, and gives its coin by itself.
wojna-refusal-never-a-castle = A second zamek (castle) cannot be built.
wojna-refusal-not-this-way = On { $field } this building does not lie so. Only a mur and a brama lie across or upright.
wojna-refusal-too-dear = This costs { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }, and you have { $coins }.
wojna-refusal-building-off-map = The building on { $field } would leave the map.
wojna-refusal-not-grass = { $field } is not grass. You build on grass only.
wojna-refusal-taken = Something stands on { $field } already. You build on free fields.
wojna-refusal-touches = On { $field } the building would touch another. Large buildings touch nothing, not even by a corner.
wojna-refusal-too-far-from-castle = { $field } is at a distance of { $count } from the zamek (castle). This building may be { $most } away at most.
wojna-refusal-too-near-to-castle = { $field } is at a distance of { $count } from the zamek (castle). It takes at least { $least }.
wojna-refusal-no-answer = A zamek on { $field } would leave your opponent no place for theirs.
wojna-refusal-camps-must-fit = After building on { $field } the obozy still to come would not fit.
wojna-refusal-not-beside = { $field } does not touch the building by a side. A new unit stands beside it.
wojna-refusal-cannot-stand = A new unit cannot stand on { $field }.
wojna-refusal-no-fronts = { $field }: engines have no front in this game.
wojna-refusal-not-water = { $field } is not free water. A statek lies on water only.
wojna-refusal-which-building = It is not clear which building is meant. Give its upper left field, for example @10,10+4.

## Faults of maps and options

wojna-fault-only-generated = The option { $option } is for maps drawn by lot only. Leave it out, or give map=generated.
wojna-allowed-share = a share from 0 to { $most }, with at most two digits after the point, for example 0.12
wojna-allowed-map = { $known }, or a map as text, which begins like "{ $line }"
wojna-fault-unknown-map = There is no map "{ $name }". There are: { $known }. A map given as text begins like "{ $line }".
wojna-fault-map-too-long = The map has { $count ->
        [one] { $count } byte
       *[other] { $count } bytes
    }. It may have { $most } at most.
wojna-fault-map-beginning = "{ $found }" does not begin a map. A map begins like "{ $drawn }" or "{ $line }".
wojna-fault-map-size = There is no map of { $size }. A side may have { $least } to { $most } fields.
wojna-fault-map-rows = The map has { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }, and says { $wanted }.
wojna-fault-map-row-length = Row { $row } has { $count ->
        [one] { $count } field
       *[other] { $count } fields
    }, and should have { $wanted }.
wojna-fault-map-letter = Row { $row }, field { $column }: "{ $found }" is no terrain. Terrain is G (grass), W (water) or R (rock).
wojna-fault-map-count = Row { $row }, field { $column }: the count { $count } is wrong. It may be 1 to { $most }.
wojna-fault-map-count-of-nothing = Row { $row }, field { $column }: nothing follows the count. Write G, W or R behind it.
wojna-fault-map-more = And { $count ->
        [one] { $count } fault
       *[other] { $count } faults
    } more.
wojna-fault-map-no-room = On a map of { $size } two castles 16 apart do not fit. Take a larger one: width and height should make at least 27 together.
wojna-fault-map-no-room-for-camps = On a map of { $size } a castle and two camps at least 16 from it do not fit. Take a larger one: in a siege width and height should make at least 31 together.
wojna-fault-map-no-castles = This map has no two places for castles at a distance of at least 16. A castle takes 3 by 3 fields of grass.
wojna-fault-map-no-barracks = On this map two castles have no place for barracks in reach, nor for camps. Somebody would lose in the first turn.
wojna-fault-map-share = { $terrain-capital }: the share { $wanted } is too large. It may be { $most } at most.
wojna-fault-map-shares = Water and rock have a share of { $wanted } together. It may be { $most } at most.
wojna-fault-no-camps = No siege can begin on this map. Wherever a castle stands, two camps at least 16 from it do not fit.
wojna-fault-no-start = No game can begin on this map in this mode. No place for a castle leaves the other side one.

## Faults of positions

wojna-fault-too-many = There are more tokens than fields. The map has { $most ->
        [one] { $most } field
       *[other] { $most } fields
    }.
wojna-fault-off-map = What stands on { $field } leaves the map.
wojna-fault-not-this-way = What stands on { $field } does not lie so.
wojna-fault-no-fronts = The engine on { $field } has a front, and engines have none in this game.
wojna-fault-bond = The building on { $field } belongs to somebody it cannot belong to. Mury and drabiny are nobody's, obozy a player's, the rest a zamek's.
wojna-fault-no-second-castle = There is one zamek in a siege. Leave out that on { $field }.
wojna-fault-castle-twice = The zamek on { $field } is given a second time. Leave one.
wojna-fault-two-buildings = Two buildings stand on { $field }. Leave one.
wojna-fault-two-ships = Two statki are on { $field }. Leave one.
wojna-fault-two-engines = Two engines stand on { $field }. Leave one.
wojna-fault-two-units = Two land units stand on { $field }. Leave one.
wojna-fault-not-grass = The building on { $field } does not stand on grass.
wojna-fault-not-water = The statek on { $field } does not lie on water.
wojna-fault-not-for-engines = The engine on { $field } cannot stand there. Engines stand on grass, a statek or a brama.
wojna-fault-not-for-units = The unit on { $field } cannot stand there.
wojna-fault-touching = The buildings on { $field } and { $other } touch. Move one away.
wojna-fault-coins = { $side } cannot have so many coins: { $count }. There may be 0 to { $most }.
wojna-fault-exile = { $side } cannot have had so many turns without zamek and obóz: { $count }. There may be { $most } at most.
wojna-fault-too-late = The position tells of { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }. A game has { $most } at most.
wojna-fault-not-over-by-units = { $side } cannot have lost for want of land units: it still has some, or it is not its turn. Check the first word of the position.
wojna-fault-not-over-by-exile = { $side } cannot have lost by exile: that takes 3 turns without castle and camp (exile=), the last of them just ended. Check the first word of the position.
wojna-fault-not-over-by-cap = The game cannot have ended by the cap: not all turns are over (turns=), or somebody else leads. Check the first word of the position.
wojna-fault-never-acts = What stands on { $field } never acts. Leave out the exclamation mark.
wojna-fault-phase = The game cannot be at this with these buildings. Check the first word of the position.
wojna-fault-not-at-turn = Nothing on { $field } can have its turn now.

## Moves and positions that cannot be read

wojna-parse-empty = There is no move here. Write for example I12,14-13,15.
wojna-parse-form = "{ $text }" is no move. A move is I3,4-3,5, a fight I3,4x3,5, a shot A3,4*5,4, building @10,10+barracks18,10; besides there are stop, done and end.
wojna-parse-field = "{ $text }": a field should stand here, such as 12,14.
wojna-parse-off-map = "{ $text }": this field is not on the map. The map has { $width } by { $height } fields, counted from 0.
wojna-parse-verb = "{ $text }": after the field -, ~, x or * should stand.
wojna-parse-turn = "{ $text }": the rotation of a statek is ~1, ~2 or ~3.
wojna-parse-plus = "{ $text }": after the building + and what it makes should stand.
wojna-parse-made = "{ $text }": a building does not make this. It may be 4, barracks3,4, wall5,5-7,5, I3,4+A3,5, R3,4-4,4 or S1,1-3,1.
wojna-parse-one-field = "{ $text }": two new units stand on one field.
wojna-parse-rest = "{ $text }": nothing more should stand here.
wojna-parse-die = "{ $text }" is no roll. The die shows 1 to 6.
wojna-parse-position-long = The position is too long. It may have { $most } bytes at most.
wojna-parse-begin = "{ $text }" does not say whose turn it is. A position begins with r: or b:, such as r:units.
wojna-parse-phase = "{ $text }" does not say what is going on. It may be castle, fortify, camps, units, buildings or over.
wojna-parse-word-twice = "{ $text }" says something a second time. Leave one.
wojna-parse-word = "{ $text }" means nothing here. The forms are rI3,4, castle0:1,1, wall:5,5-7,5, ram:1,0-1,1, coins=64,64.
wojna-parse-castle-number = "{ $text }": zamki, koszary, warsztaty, porty and bramy have the number of a zamek, such as barracks0:3,4.

## What happened

wojna-news-castle = { $side } places a zamek (castle) on { $field }.
wojna-news-camp = { $side } places an obóz (camp) on { $field }.
wojna-news-go = { $side }: { $kind } from { $from } to { $to }.
wojna-news-strike = { $side }: { $kind } from { $from } eliminates { $victim } on { $to }.
wojna-news-shoot = { $side }: strzelcy from { $from } shoot at { $victim } on { $to }.
wojna-news-drive = { $side }: { $kind } goes from { $from } to { $to }.
wojna-news-swing = { $side }: { $kind } turns from { $from } to { $to }.
wojna-news-ram = { $side }: taran from { $from } strikes { $kind } on { $to }.
wojna-news-hurl = { $side }: trebusz from { $from } shoots towards { $to }.
wojna-news-volley = { $side }: the crew of the wieża on { $field } begins to act.
wojna-news-sail = { $side }: statek sails from { $from } to { $to }.
wojna-news-ship-turns = { $side }: statek on { $field } turns.
wojna-news-sail-turning = { $side }: statek sails from { $from } to { $to } and turns.
wojna-news-coins = { $side }: zamek on { $field } gives 4 coins.
wojna-news-build = { $side } puts up { $kind } on { $field }.
wojna-news-recruit = { $side } makes troops beside { $field }: { $units }.
wojna-news-new-unit = { $kind } on { $field }
wojna-news-assemble = { $side } builds { $kind } on { $field }.
wojna-news-launch = { $side } launches a statek on { $field }.
wojna-news-stop = { $side } ends the turn of this unit.
wojna-news-fortified = { $side } ends the set-up.
wojna-news-done = { $side } ends the unit phase.
wojna-news-end = { $side } ends the turn.
wojna-news-rolled = The die shows { $die }.
wojna-news-shot-hits = The die shows { $die }: the shot eliminates { $kind } on { $field }.
wojna-news-shot-misses = The die shows { $die }: the shot at { $field } misses.
wojna-news-ram-breaks = The die shows { $die }: the taran destroys { $kind } on { $field }{ $count ->
        [0] .
        [one] , and { $count } unit with it.
       *[other] , and { $count } units with it.
    }
wojna-news-ram-fails = The die shows { $die }: { $kind } on { $field } is not destroyed.
wojna-news-hurl-hits = The die shows { $die }: the trebusz hits { $field }. { $count ->
        [0] No land unit is lost.
        [one] { $count } land unit is lost.
       *[other] { $count } land units are lost.
    }
wojna-news-hurl-misses = The die shows { $die }: the stone falls on the empty field { $field }.
wojna-news-hurl-fails = The die shows { $die }: the shot towards { $field } falls short.
wojna-news-captures = { $news } { $side } captures { $places }.
wojna-news-fallen = { $kind } on { $field }

wojna-dial-phase = Phase
wojna-dial-phase-units = Unit turns
wojna-dial-phase-buildings = Building actions
wojna-dial-coins = Coins: { $side }
wojna-dial-turns = Turns played

## The editor of maps
wojna-paint-title = Map editor of Wojna
wojna-paint-grass = Grass
wojna-paint-water = Water
wojna-paint-rock = Rock
wojna-paint-water-share = Water
wojna-paint-rock-share = Rock
