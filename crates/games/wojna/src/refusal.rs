//! Why something is not possible.

use crate::building::BuildingKind;
use crate::cell::{Cell, Frame};
use crate::engine::EngineKind;
use crate::unit::UnitKind;
use stolik_game::{Article, Message, Spot};

/// Why an action, or a touched spot, is not possible: the reason, and the map that names its fields.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The reason.
    pub why: Why,
    /// The size of the map.
    pub frame: Frame,
}

/// The closed list of reasons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    // What the game is at.
    /// The castle is to be placed now (7.1).
    CastleFirst,
    /// The defender builds now (7.2).
    FortifyFirst,
    /// The camps are to be placed now (7.2).
    CampsFirst,
    /// Set-up is over (7.1).
    SetUpOver,
    /// Units come first; buildings act when the unit turns are done (8).
    UnitsFirst,
    /// The unit turns are over; buildings act now (8).
    UnitsOver,
    /// The land unit here is at its turn (4.1).
    UnitAtTurn(Cell),
    /// The engine with this first field is at its turn (4.2).
    EngineAtTurn(Cell),
    /// The ship with this first field is at its turn; only those inside act (4.3).
    ShipAtTurn(Cell),
    /// No unit has begun its turn, so none can be finished (1.4.11).
    NothingToStop,
    /// A unit has moved and cannot move again (4.1, 4.2).
    MovedAlready(Cell),

    // Touching.
    /// This means nothing here.
    NotASpot(Spot),
    /// Everything is chosen already.
    PastEnd(Spot),
    /// There is no such field on this map (1).
    OffMap(Cell),
    /// Nothing there can do anything now (8).
    NothingHere(Cell),
    /// It is to be said first who shall do this (8).
    WhoFirst(Spot),
    /// It is to be said first what the building shall make (5).
    WhatFirst(Cell),
    /// No building of the player makes such a thing (5).
    NobodyMakes(Spot),
    /// There is no place for it at this building (5).
    NoPlace(Cell),
    /// It cannot end there, beginning where it was said to begin (W-7).
    NotAnEnd(Cell),

    // Land units.
    /// No land unit stands there (4.1).
    NoUnit(Cell),
    /// Another kind of unit stands there.
    OtherUnit(Cell, UnitKind),
    /// The opponent's unit stands there (4.1).
    NotYourUnit(Cell),
    /// The unit has had its turn (4.1).
    Exhausted(Cell),
    /// A move that ends where it began does not exist (1.4.5).
    NoMove(Cell),
    /// A unit stands on the field already (W-11, W-12).
    Occupied(Cell),
    /// More steps than the unit has (2.2).
    TooFar {
        /// From where.
        from: Cell,
        /// To where.
        to: Cell,
        /// The most steps.
        steps: u8,
    },
    /// Water without a ship, or rock (2.2).
    Impassable(Cell),
    /// A building that cannot be entered (2.2).
    Blocked(Cell),
    /// The opponent's gate (W-23).
    EnemyGate(Cell),
    /// A wall is entered from wall, ladder, tower or own gate only (W-20).
    WallEntry(Cell),
    /// A wall is left to wall, ladder, tower or gate only (W-21, as an option).
    WallExit(Cell),
    /// There is no way of so few steps (2.1).
    NoWay {
        /// From where.
        from: Cell,
        /// To where.
        to: Cell,
        /// The most steps.
        steps: u8,
    },
    /// Archers do not fight hand to hand (W-27).
    ArchersShoot(Cell),
    /// Only archers shoot (3.1).
    NoArchers(Cell),
    /// No enemy land unit stands there (3.1).
    NoEnemy(Cell),
    /// The target is not adjacent (3.1).
    NotAdjacent {
        /// Where the unit stands.
        from: Cell,
        /// Where the target stands.
        target: Cell,
    },
    /// No fighting hand to hand between wall or tower and ground (W-26, as an option).
    MeleeHeight(Cell),
    /// The target is too far for a shot, height counted in (3.1).
    OutOfShot {
        /// The target.
        target: Cell,
        /// The distance, height counted in.
        distance: u8,
    },
    /// Walls block the shot (W-25, as an option).
    ShotBlocked(Cell),

    // Engines and ships.
    /// No engine stands there (4.2).
    NoEngine(Cell),
    /// Another kind of engine stands there.
    OtherEngine(Cell, EngineKind),
    /// An engine of this kind does something else than what is asked of it (3.2).
    NotItsAction(Cell, EngineKind),
    /// No ship lies there (4.3).
    NoShip(Cell),
    /// No unexhausted land unit of the player is inside (4.2, 4.3).
    NoCrew(Cell),
    /// An enemy is inside (W-10).
    Contested(Cell),
    /// Only an unexhausted land unit inside pays for the move (W-14).
    NotCrew(Cell),
    /// Several units inside could pay for the move; one must be named (W-14).
    WhichCrew(Cell),
    /// An engine goes one step (2.3).
    OneStep(Cell),
    /// A tower does not turn (W-16).
    TowersDoNotTurn(Cell),
    /// An engine of two fields turns about one of them by a quarter (1.0).
    NotATurn(Cell),
    /// The engine would leave the map (2.3).
    EngineOffMap(Cell),
    /// Engines stand on grass, ships and own gates (2.3).
    NotForEngines(Cell),
    /// The engine comes only where no land unit and no engine is (W-11).
    EngineBlocked(Cell),
    /// Nothing inside the tower has a target (1.4.11).
    NoTargets(Cell),
    /// The ram strikes only lengthwise, what touches its end (3.2).
    NotLengthwise(Cell),
    /// No building stands there (W-28).
    NothingToRam(Cell),
    /// Castles and camps cannot be rammed (3.2).
    TooStrong(Cell),
    /// The engine acts only beyond its front (W-28, as an option).
    NotInFront(Cell),
    /// The trebuchet throws only lengthwise, three to five fields beyond its end (3.2).
    NotInLine(Cell),
    /// No unit is on the three fields (W-29).
    NothingToHit(Cell),
    /// An engine stands on the ship in part (W-18).
    PartlyLoaded(Cell),
    /// The ship cannot come there: no way of so few steps over water (2.4).
    NoWayByWater(Cell),
    /// Turned, the ship would not lie on free water (2.4, W-15).
    NoRoomToTurn(Cell),
    /// A ship goes or turns, not both (W-15).
    GoOrTurn(Cell),

    // Buildings.
    /// No building stands there (8).
    NoBuilding(Cell),
    /// It is not clear which building is meant (W-33).
    WhichBuilding,
    /// The building is not the player's (8).
    NotYourBuilding(Cell),
    /// The building has acted in this turn (W-33).
    HasActed(Cell),
    /// Such a building cannot do this (5).
    WrongBuilding(Cell, BuildingKind),
    /// In a siege castles do not build and give their coin by themselves (W-39).
    SiegeCastle(Cell),
    /// No second castle is built (5.1).
    NeverACastle,
    /// The kind of building does not lie in this way (W-7).
    NotThisWay(Cell),
    /// More than the player has (5).
    TooDear {
        /// What it costs.
        cost: u32,
        /// What the player has.
        coins: u32,
    },
    /// The building would leave the map (W-7).
    BuildingOffMap(Cell),
    /// Buildings stand on grass (W-7).
    NotGrass(Cell),
    /// Something stands there (W-7).
    Taken(Cell),
    /// It would touch another building (W-6).
    Touches(Cell),
    /// Too far from the castle that builds (W-5).
    TooFarFromCastle {
        /// Where.
        at: Cell,
        /// The distance.
        distance: u8,
        /// The most.
        most: u8,
    },
    /// Too near to the castle (7.1, 7.2).
    TooNearToCastle {
        /// Where.
        at: Cell,
        /// The distance.
        distance: u8,
        /// The least.
        least: u8,
    },
    /// The opponent would have no place for a castle (W-3).
    NoAnswer(Cell),
    /// The camps still to come would not fit (1.4.6).
    CampsMustFit(Cell),
    /// New units come beside the building (W-44).
    NotBeside(Cell),
    /// A new unit cannot stand there (W-44).
    CannotStand(Cell),
    /// Engines have fronts exactly where the option `engine_facing` is chosen; towers never (W-28).
    NoFronts(Cell),
    /// Ships lie on water (2.4).
    NotWater(Cell),
}

/// What is told of a reason: its code, its message, its article.
macro_rules! told {
    ($code:literal, $article:literal) => {
        ($code, concat!("wojna-refusal-", $code), $article)
    };
}

impl Why {
    const fn told(&self) -> (&'static str, &'static str, &'static str) {
        match self {
            Why::CastleFirst => told!("castle-first", "7.1"),
            Why::FortifyFirst => told!("fortify-first", "7.2"),
            Why::CampsFirst => told!("camps-first", "7.2"),
            Why::SetUpOver => told!("set-up-over", "7.1"),
            Why::UnitsFirst => told!("units-first", "8"),
            Why::UnitsOver => told!("units-over", "8"),
            Why::UnitAtTurn(_) => told!("unit-at-turn", "4.1"),
            Why::EngineAtTurn(_) => told!("engine-at-turn", "4.2"),
            Why::ShipAtTurn(_) => told!("ship-at-turn", "4.3"),
            Why::NothingToStop => told!("nothing-to-stop", "1.4.11"),
            Why::MovedAlready(_) => told!("moved-already", "4.1"),
            Why::NotASpot(_) => told!("not-a-spot", "8"),
            Why::PastEnd(_) => told!("past-end", "8"),
            Why::OffMap(_) => told!("off-map", "1"),
            Why::NothingHere(_) => told!("nothing-here", "8"),
            Why::WhoFirst(_) => told!("who-first", "8"),
            Why::WhatFirst(_) => told!("what-first", "5"),
            Why::NobodyMakes(_) => told!("nobody-makes", "5"),
            Why::NoPlace(_) => told!("no-place", "5"),
            Why::NotAnEnd(_) => told!("not-an-end", "W-7"),
            Why::NoUnit(_) => told!("no-unit", "4.1"),
            Why::OtherUnit(..) => told!("other-unit", "2.2"),
            Why::NotYourUnit(_) => told!("not-your-unit", "4.1"),
            Why::Exhausted(_) => told!("exhausted", "4.1"),
            Why::NoMove(_) => told!("no-move", "1.4.5"),
            Why::Occupied(_) => told!("occupied", "W-12"),
            Why::TooFar { .. } => told!("too-far", "2.2"),
            Why::Impassable(_) => told!("impassable", "2.2"),
            Why::Blocked(_) => told!("blocked", "2.2"),
            Why::EnemyGate(_) => told!("enemy-gate", "W-23"),
            Why::WallEntry(_) => told!("wall-entry", "W-20"),
            Why::WallExit(_) => told!("wall-exit", "W-21"),
            Why::NoWay { .. } => told!("no-way", "2.1"),
            Why::ArchersShoot(_) => told!("archers-shoot", "W-27"),
            Why::NoArchers(_) => told!("no-archers", "3.1"),
            Why::NoEnemy(_) => told!("no-enemy", "3.1"),
            Why::NotAdjacent { .. } => told!("not-adjacent", "3.1"),
            Why::MeleeHeight(_) => told!("melee-height", "W-26"),
            Why::OutOfShot { .. } => told!("out-of-shot", "3.1"),
            Why::ShotBlocked(_) => told!("shot-blocked", "W-25"),
            Why::NoEngine(_) => told!("no-engine", "4.2"),
            Why::OtherEngine(..) => told!("other-engine", "2.3"),
            Why::NotItsAction(..) => told!("not-its-action", "3.2"),
            Why::NoShip(_) => told!("no-ship", "4.3"),
            Why::NoCrew(_) => told!("no-crew", "W-9"),
            Why::Contested(_) => told!("contested", "W-10"),
            Why::NotCrew(_) => told!("not-crew", "W-14"),
            Why::WhichCrew(_) => told!("which-crew", "W-14"),
            Why::OneStep(_) => told!("one-step", "2.3"),
            Why::TowersDoNotTurn(_) => told!("towers-do-not-turn", "W-16"),
            Why::NotATurn(_) => told!("not-a-turn", "1.0"),
            Why::EngineOffMap(_) => told!("engine-off-map", "2.3"),
            Why::NotForEngines(_) => told!("not-for-engines", "2.3"),
            Why::EngineBlocked(_) => told!("engine-blocked", "W-11"),
            Why::NoTargets(_) => told!("no-targets", "1.4.11"),
            Why::NotLengthwise(_) => told!("not-lengthwise", "3.2"),
            Why::NothingToRam(_) => told!("nothing-to-ram", "W-28"),
            Why::TooStrong(_) => told!("too-strong", "3.2"),
            Why::NotInFront(_) => told!("not-in-front", "W-28"),
            Why::NotInLine(_) => told!("not-in-line", "3.2"),
            Why::NothingToHit(_) => told!("nothing-to-hit", "W-29"),
            Why::PartlyLoaded(_) => told!("partly-loaded", "W-18"),
            Why::NoWayByWater(_) => told!("no-way-by-water", "2.4"),
            Why::NoRoomToTurn(_) => told!("no-room-to-turn", "2.4"),
            Why::GoOrTurn(_) => told!("go-or-turn", "W-15"),
            Why::NoBuilding(_) => told!("no-building", "8"),
            Why::WhichBuilding => told!("which-building", "W-33"),
            Why::NotYourBuilding(_) => told!("not-your-building", "8"),
            Why::HasActed(_) => told!("has-acted", "W-33"),
            Why::WrongBuilding(..) => told!("wrong-building", "5"),
            Why::SiegeCastle(_) => told!("siege-castle", "W-39"),
            Why::NeverACastle => told!("never-a-castle", "5.1"),
            Why::NotThisWay(_) => told!("not-this-way", "W-7"),
            Why::TooDear { .. } => told!("too-dear", "5"),
            Why::BuildingOffMap(_) => told!("building-off-map", "W-7"),
            Why::NotGrass(_) => told!("not-grass", "W-7"),
            Why::Taken(_) => told!("taken", "W-7"),
            Why::Touches(_) => told!("touches", "W-6"),
            Why::TooFarFromCastle { .. } => told!("too-far-from-castle", "W-5"),
            Why::TooNearToCastle { .. } => told!("too-near-to-castle", "W-5"),
            Why::NoAnswer(_) => told!("no-answer", "W-3"),
            Why::CampsMustFit(_) => told!("camps-must-fit", "1.4.6"),
            Why::NotBeside(_) => told!("not-beside", "W-44"),
            Why::CannotStand(_) => told!("cannot-stand", "W-44"),
            Why::NoFronts(_) => told!("no-fronts", "W-28"),
            Why::NotWater(_) => told!("not-water", "2.4"),
        }
    }

    /// The field in question, if there is one.
    pub(crate) fn field(&self) -> Option<Cell> {
        self.cells()[0]
    }

    /// The fields involved, the one in question first.
    fn cells(&self) -> [Option<Cell>; 2] {
        match *self {
            Why::CastleFirst
            | Why::FortifyFirst
            | Why::CampsFirst
            | Why::SetUpOver
            | Why::UnitsFirst
            | Why::UnitsOver
            | Why::NothingToStop
            | Why::NotASpot(_)
            | Why::PastEnd(_)
            | Why::WhoFirst(_)
            | Why::NobodyMakes(_)
            | Why::NeverACastle
            | Why::WhichBuilding
            | Why::TooDear { .. } => [None; 2],
            Why::TooFar { from, to, .. } | Why::NoWay { from, to, .. } => [Some(to), Some(from)],
            Why::NotAdjacent { from, target } => [Some(target), Some(from)],
            Why::UnitAtTurn(cell)
            | Why::EngineAtTurn(cell)
            | Why::ShipAtTurn(cell)
            | Why::MovedAlready(cell)
            | Why::OffMap(cell)
            | Why::NothingHere(cell)
            | Why::WhatFirst(cell)
            | Why::NoPlace(cell)
            | Why::NotAnEnd(cell)
            | Why::NoUnit(cell)
            | Why::OtherUnit(cell, _)
            | Why::NotYourUnit(cell)
            | Why::Exhausted(cell)
            | Why::NoMove(cell)
            | Why::Occupied(cell)
            | Why::Impassable(cell)
            | Why::Blocked(cell)
            | Why::EnemyGate(cell)
            | Why::WallEntry(cell)
            | Why::WallExit(cell)
            | Why::ArchersShoot(cell)
            | Why::NoArchers(cell)
            | Why::NoEnemy(cell)
            | Why::MeleeHeight(cell)
            | Why::OutOfShot { target: cell, .. }
            | Why::ShotBlocked(cell)
            | Why::NoEngine(cell)
            | Why::OtherEngine(cell, _)
            | Why::NotItsAction(cell, _)
            | Why::NoShip(cell)
            | Why::NoCrew(cell)
            | Why::Contested(cell)
            | Why::NotCrew(cell)
            | Why::WhichCrew(cell)
            | Why::OneStep(cell)
            | Why::TowersDoNotTurn(cell)
            | Why::NotATurn(cell)
            | Why::EngineOffMap(cell)
            | Why::NotForEngines(cell)
            | Why::EngineBlocked(cell)
            | Why::NoTargets(cell)
            | Why::NotLengthwise(cell)
            | Why::NothingToRam(cell)
            | Why::TooStrong(cell)
            | Why::NotInFront(cell)
            | Why::NotInLine(cell)
            | Why::NothingToHit(cell)
            | Why::PartlyLoaded(cell)
            | Why::NoWayByWater(cell)
            | Why::NoRoomToTurn(cell)
            | Why::GoOrTurn(cell)
            | Why::NoBuilding(cell)
            | Why::NotYourBuilding(cell)
            | Why::HasActed(cell)
            | Why::WrongBuilding(cell, _)
            | Why::SiegeCastle(cell)
            | Why::NotThisWay(cell)
            | Why::BuildingOffMap(cell)
            | Why::NotGrass(cell)
            | Why::Taken(cell)
            | Why::Touches(cell)
            | Why::TooFarFromCastle { at: cell, .. }
            | Why::TooNearToCastle { at: cell, .. }
            | Why::NoAnswer(cell)
            | Why::CampsMustFit(cell)
            | Why::NotBeside(cell)
            | Why::CannotStand(cell)
            | Why::NoFronts(cell)
            | Why::NotWater(cell) => [Some(cell), None],
        }
    }
}

impl stolik_game::Refusal for Refusal {
    fn code(&self) -> &'static str {
        self.why.told().0
    }

    fn article(&self) -> Article {
        Article(self.why.told().2)
    }

    fn spots(&self) -> Vec<Spot> {
        match self.why {
            Why::NotASpot(spot) | Why::PastEnd(spot) | Why::WhoFirst(spot) | Why::NobodyMakes(spot) => {
                vec![spot]
            }
            why => {
                let cells = why.cells().into_iter().flatten().filter(|&cell| self.frame.has(cell));
                cells.map(|cell| Spot::Field(cell.0)).collect()
            }
        }
    }

    /// The gaps `field` and `other` name fields; the rest are numbers and kinds.
    fn message(&self) -> Message {
        let mut message = Message::new(self.why.told().1);
        for (gap, cell) in ["field", "other"].into_iter().zip(self.why.cells()) {
            if let Some(cell) = cell {
                message = message.with(gap, self.frame.name(cell));
            }
        }
        let number = |number: u32| i64::from(number);
        match self.why {
            Why::TooFar { steps, .. } | Why::NoWay { steps, .. } => {
                message.with("count", number(steps.into()))
            }
            Why::OutOfShot { distance, .. } => message.with("count", number(distance.into())),
            Why::TooFarFromCastle { distance, most, .. } => {
                message.with("count", number(distance.into())).with("most", number(most.into()))
            }
            Why::TooNearToCastle { distance, least, .. } => {
                message.with("count", number(distance.into())).with("least", number(least.into()))
            }
            Why::TooDear { cost, coins } => message.with("count", number(cost)).with("coins", number(coins)),
            Why::OtherUnit(_, kind) => message.with("kind", kind.name()),
            Why::OtherEngine(_, kind) => message.with("kind", kind.name()),
            Why::NotItsAction(at, kind) => {
                let action = Message::new(match kind {
                    EngineKind::Ram => "wojna-action-of-ram",
                    EngineKind::Trebuchet => "wojna-action-of-trebuchet",
                    EngineKind::Tower => "wojna-action-of-tower",
                });
                message.with("kind", kind.name()).with("action", action.with("field", self.frame.name(at)))
            }
            Why::WrongBuilding(_, kind) => message.with("kind", kind.name()),
            _ => message,
        }
    }
}

impl UnitKind {
    /// Its name for people.
    pub fn name(self) -> Message {
        Message::new(match self {
            UnitKind::Infantry => "wojna-infantry",
            UnitKind::Archers => "wojna-archers",
            UnitKind::Cavalry => "wojna-cavalry",
        })
    }
}

impl EngineKind {
    /// Its name for people.
    pub fn name(self) -> Message {
        Message::new(match self {
            EngineKind::Ram => "wojna-ram",
            EngineKind::Trebuchet => "wojna-trebuchet",
            EngineKind::Tower => "wojna-tower",
        })
    }
}

impl BuildingKind {
    /// Its name for people.
    pub fn name(self) -> Message {
        Message::new(match self {
            BuildingKind::Castle => "wojna-castle",
            BuildingKind::Camp => "wojna-camp",
            BuildingKind::Barracks => "wojna-barracks",
            BuildingKind::Workshop => "wojna-workshop",
            BuildingKind::Port => "wojna-port",
            BuildingKind::Wall => "wojna-wall",
            BuildingKind::Gate => "wojna-gate",
            BuildingKind::Ladder => "wojna-ladder",
        })
    }
}
