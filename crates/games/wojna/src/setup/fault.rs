//! What may be wrong with a setup.

use crate::{Ending, Owner, Place};

stolik_game::faults! {
    /// What is wrong with a setup.
    #[derive(Copy)]
    SetupFault in "wojna-fault-" {
        /// More tokens than the map has fields.
        TooMany(most: usize) = "1";
        /// A token is beyond the map, or half beyond it.
        OffMap(field: Place) = "1";
        /// A token does not lie in this way.
        NotThisWay(field: Place) = "W-7";
        /// Engines have fronts exactly where the option `engine_facing` is chosen; towers never.
        NoFronts(field: Place) = "W-28";
        /// A building of this kind belongs to nobody, to a player, or to a castle: not so.
        Bond(field: Place) = "W-8";
        /// In a siege there is no second castle.
        NoSecondCastle(field: Place) = "7.2";
        /// The castle stands twice.
        CastleTwice(field: Place) = "7.1";
        /// Two buildings on one field.
        TwoBuildings(field: Place) = "W-7";
        /// Two ships on one field.
        TwoShips(field: Place) = "W-11";
        /// Two engines on one field.
        TwoEngines(field: Place) = "W-11";
        /// Two land units on one field.
        TwoUnits(field: Place) = "W-11";
        /// A building on other ground than grass.
        NotGrass(field: Place) = "W-7";
        /// A ship on other ground than water.
        NotWater(field: Place) = "2.4";
        /// An engine elsewhere than on grass, ships and gates.
        NotForEngines(field: Place) = "2.3";
        /// A land unit where none can stand.
        NotForUnits(field: Place) = "2.2";
        /// Two buildings touch.
        Touching(field: Place, other: Place) = "W-6";
        /// Coins below 0 or beyond measure.
        Coins(side: Owner, count: i64, most: i64) = "W-43";
        /// More turns without castle and camp than a player survives.
        Exile(side: Owner, count: u8, most: u8) = "W-37";
        /// More turns have ended than a game has.
        TooLate(count: u16, most: u16) = "W-42";
        /// The game cannot be at this (7).
        Phase = "8";
        /// The player has land units.
        NotOverByUnits(side: Owner) = "W-35";
        /// The player was not so many turns without castle and camp.
        NotOverByExile(side: Owner) = "W-37";
        /// There were not so many rounds, or somebody else has won by the score.
        NotOverByCap = "W-42";
        /// A building of a kind that never acts has acted.
        NeverActs(field: Place) = "W-33";
        /// Nobody can be at a turn there.
        NotAtTurn(field: Place) = "4.1";
    }
}

impl SetupFault {
    /// The game cannot have ended so.
    pub(crate) const fn not_over(ending: Ending) -> SetupFault {
        match ending {
            Ending::NoUnits { loser } => SetupFault::NotOverByUnits(loser),
            Ending::Exile { loser } => SetupFault::NotOverByExile(loser),
            Ending::Cap { .. } => SetupFault::NotOverByCap,
        }
    }
}

stolik_game::said!(Place: |place| place.to_string(););
