//! Why something is not possible.

use crate::spots::spot_name;
use crate::{BuildingKind, Cell, Engine, EngineKind, Frame, UnitKind, Wojna, spot_of};
use stolik_game::kit::{Gap, Said, Touched, unnamed};
use stolik_game::{Article, Message, Spot};

/// Why an action, or a touched spot, is not possible: the reason, and the map that names its fields.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The reason.
    pub why: Why,
    /// The size of the map.
    pub frame: Frame,
}

stolik_game::refusals! {
    /// The closed list of reasons. The field in question comes first.
    #[derive(Copy)]
    Why in "wojna-refusal-", spots named by unnamed {
        // What the game is at.
        /// The castle is to be placed now.
        CastleFirst = "7.1";
        /// The defender builds now.
        FortifyFirst = "7.2";
        /// The camps are to be placed now.
        CampsFirst = "7.2";
        /// Set-up is over.
        SetUpOver = "7.1";
        /// Units come first; buildings act when the unit turns are done.
        UnitsFirst = "8";
        /// The unit turns are over; buildings act now.
        UnitsOver = "8";
        /// The land unit here is at its turn.
        UnitAtTurn(field: Cell) = "4.1";
        /// The engine with this first field is at its turn.
        EngineAtTurn(field: Cell) = "4.2";
        /// The ship with this first field is at its turn; only those inside act.
        ShipAtTurn(field: Cell) = "4.3";
        /// No unit has begun its turn, so none can be finished.
        NothingToStop = "1.4.11";
        /// A unit has moved and cannot move again (4.1, 4.2).
        MovedAlready(field: Cell) = "4.1";

        // Touching.
        /// This means nothing here.
        NotASpot(spot: Touched<Spot>) = "8";
        /// Everything is chosen already.
        PastEnd(spot: Touched<Spot>) = "8";
        /// There is no such field on this map.
        OffMap(field: Said<Cell>) = "1";
        /// Nothing there can do anything now.
        NothingHere(field: Cell) = "8";
        /// It is to be said first who shall do this.
        WhoFirst(spot: Touched<Spot>) = "8";
        /// It is to be said first what the building shall make.
        WhatFirst(field: Cell) = "5";
        /// No building of the player makes such a thing.
        NobodyMakes(spot: Touched<Spot>) = "5";
        /// There is no place for it at this building.
        NoPlace(field: Cell) = "5";
        /// It cannot end there, beginning where it was said to begin.
        NotAnEnd(field: Cell) = "W-7";

        // Land units.
        /// No land unit stands there.
        NoUnit(field: Cell) = "4.1";
        /// Another kind of unit stands there.
        OtherUnit(field: Cell, kind: UnitKind) = "2.2";
        /// The opponent's unit stands there.
        NotYourUnit(field: Cell) = "4.1";
        /// The unit has had its turn.
        Exhausted(field: Cell) = "4.1";
        /// A move that ends where it began does not exist.
        NoMove(field: Cell) = "1.4.5";
        /// A unit stands on the field already (W-11, W-12).
        Occupied(field: Cell) = "W-12";
        /// Farther from the other field than the unit has steps.
        TooFar(field: Cell, other: Cell, count: u8) = "2.2";
        /// Water without a ship, or rock.
        Impassable(field: Cell) = "2.2";
        /// A building that cannot be entered.
        Blocked(field: Cell) = "2.2";
        /// The opponent's gate.
        EnemyGate(field: Cell) = "W-23";
        /// A wall is entered from wall, ladder, tower or own gate only.
        WallEntry(field: Cell) = "W-20";
        /// A wall is left to wall, ladder, tower or gate only (as an option).
        WallExit(field: Cell) = "W-21";
        /// There is no way of so few steps from the other field.
        NoWay(field: Cell, other: Cell, count: u8) = "2.1";
        /// Archers do not fight hand to hand.
        ArchersShoot(field: Cell) = "W-27";
        /// Only archers shoot.
        NoArchers(field: Cell) = "3.1";
        /// No enemy land unit stands there.
        NoEnemy(field: Cell) = "3.1";
        /// The target is not adjacent to the unit on the other field.
        NotAdjacent(field: Cell, other: Cell) = "3.1";
        /// No fighting hand to hand between wall or tower and ground (as an option).
        MeleeHeight(field: Cell) = "W-26";
        /// The target is too far for a shot: the distance, height counted in.
        OutOfShot(field: Cell, count: i16) = "3.1";
        /// Walls block the shot (as an option).
        ShotBlocked(field: Cell) = "W-25";

        // Engines and ships.
        /// No engine stands there.
        NoEngine(field: Cell) = "4.2";
        /// Another kind of engine stands there.
        OtherEngine(field: Cell, kind: EngineKind) = "2.3";
        /// An engine of this kind does something else than what is asked of it.
        NotItsAction(engine: Engine) = "3.2";
        /// No ship lies there.
        NoShip(field: Cell) = "4.3";
        /// No unexhausted land unit of the player is inside (4.2, 4.3).
        NoCrew(field: Cell) = "W-9";
        /// An enemy is inside.
        Contested(field: Cell) = "W-10";
        /// Only an unexhausted land unit inside pays for the move.
        NotCrew(field: Cell) = "W-14";
        /// Several units inside could pay for the move; one must be named.
        WhichCrew(field: Cell) = "W-14";
        /// An engine goes one step.
        OneStep(field: Cell) = "2.3";
        /// A tower does not turn.
        TowersDoNotTurn(field: Cell) = "W-16";
        /// An engine of two fields turns about one of them by a quarter.
        NotATurn(field: Cell) = "1.0";
        /// The engine would leave the map.
        EngineOffMap(field: Cell) = "2.3";
        /// Engines stand on grass, ships and own gates.
        NotForEngines(field: Cell) = "2.3";
        /// The engine comes only where no land unit and no engine is.
        EngineBlocked(field: Cell) = "W-11";
        /// Nothing inside the tower has a target.
        NoTargets(field: Cell) = "1.4.11";
        /// The ram strikes only lengthwise, what touches its end.
        NotLengthwise(field: Cell) = "3.2";
        /// No building stands there.
        NothingToRam(field: Cell) = "W-28";
        /// Castles and camps cannot be rammed.
        TooStrong(field: Cell) = "3.2";
        /// The engine acts only beyond its front (as an option).
        NotInFront(field: Cell) = "W-28";
        /// The trebuchet throws only lengthwise, three to five fields beyond its end.
        NotInLine(field: Cell) = "3.2";
        /// No unit is on the three fields.
        NothingToHit(field: Cell) = "W-29";
        /// An engine stands on the ship in part.
        PartlyLoaded(field: Cell) = "W-18";
        /// The ship cannot come there: no way of so few steps over water.
        NoWayByWater(field: Cell) = "2.4";
        /// Turned, the ship would not lie on free water (2.4, W-15).
        NoRoomToTurn(field: Cell) = "2.4";
        /// A ship goes or turns, not both.
        GoOrTurn(field: Cell) = "W-15";

        // Buildings.
        /// No building stands there.
        NoBuilding(field: Cell) = "8";
        /// It is not clear which building is meant.
        WhichBuilding = "W-33";
        /// The building is not the player's.
        NotYourBuilding(field: Cell) = "8";
        /// The building has acted in this turn.
        HasActed(field: Cell) = "W-33";
        /// Such a building cannot do this.
        WrongBuilding(field: Cell, kind: BuildingKind) = "5";
        /// In a siege castles do not build and give their coin by themselves.
        SiegeCastle(field: Cell) = "W-39";
        /// No second castle is built.
        NeverACastle = "5.1";
        /// The kind of building does not lie in this way.
        NotThisWay(field: Cell) = "W-7";
        /// It costs more than the player has.
        TooDear(count: u32, coins: u32) = "5";
        /// The building would leave the map.
        BuildingOffMap(field: Cell) = "W-7";
        /// Buildings stand on grass.
        NotGrass(field: Cell) = "W-7";
        /// Something stands there.
        Taken(field: Cell) = "W-7";
        /// It would touch another building.
        Touches(field: Cell) = "W-6";
        /// Too far from the castle that builds.
        TooFarFromCastle(field: Cell, count: i16, most: i16) = "W-5";
        /// Too near to the castle (7.1, 7.2).
        TooNearToCastle(field: Cell, count: i16, least: i16) = "W-5";
        /// The opponent would have no place for a castle.
        NoAnswer(field: Cell) = "W-3";
        /// The camps still to come would not fit.
        CampsMustFit(field: Cell) = "1.4.6";
        /// New units come beside the building.
        NotBeside(field: Cell) = "W-44";
        /// A new unit cannot stand there.
        CannotStand(field: Cell) = "W-44";
        /// Engines have fronts exactly where the option `engine_facing` is chosen; towers never.
        NoFronts(field: Cell) = "W-28";
        /// Ships lie on water.
        NotWater(field: Cell) = "2.4";
    }
}

impl stolik_game::Refusal for Refusal {
    const KEYS: &'static [&'static str] = Why::KEYS;

    fn code(&self) -> &'static str {
        self.why.code()
    }

    fn article(&self) -> Article {
        self.why.article()
    }

    fn spots(&self) -> Vec<Spot> {
        self.why.spots()
    }

    fn message(&self) -> Message {
        self.why.message_naming(&|spot| spot_name(self.frame, spot))
    }
}

impl Wojna {
    /// A reason with the map that names its fields.
    pub(crate) fn refusal(&self, why: Why) -> Refusal {
        Refusal { why, frame: self.frame() }
    }
}

impl Gap for Cell {
    fn spots(&self, out: &mut Vec<Spot>) {
        spot_of(*self).spots(out);
    }

    fn fill(&self, gap: &'static str, message: Message, name: &dyn Fn(Spot) -> String) -> Message {
        spot_of(*self).fill(gap, message, name)
    }
}

/// It fills `field` and `kind`, and `action` with what such an engine does.
impl Gap for Engine {
    fn spots(&self, out: &mut Vec<Spot>) {
        self.at.spots(out);
    }

    fn fill(&self, _: &'static str, message: Message, name: &dyn Fn(Spot) -> String) -> Message {
        let action = Message::new(match self.kind {
            EngineKind::Ram => "wojna-action-of-ram",
            EngineKind::Trebuchet => "wojna-action-of-trebuchet",
            EngineKind::Tower => "wojna-action-of-tower",
        });
        let field = |message| self.at.fill("field", message, name);
        field(message).with("kind", self.kind).with("action", field(action))
    }
}
