//! The footbridges, the stones on them, how a stone goes, and what no position has.

use serde::{Deserialize, Serialize};
use stolik_game::Side;
use stolik_game::kit::Die;

stolik_game::squares! {
    /// A field: the footbridge A to E, and on it 1 to 7 (K2).
    Field, "a field like C4";
    /// A set of fields.
    Fields(u64); 5 columns, 7 rows, 5 bits
}

stolik_game::set_data!(Fields, Field);

/// Red, who comes from row 1, and blue, who comes from row 7 (K3).
pub(crate) const SIDES: [Side; 2] = [Side(0), Side(1)];

/// A moment of a game. Loose, it is a setup too; its text is these names with their values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The stones by side, on each footbridge at most one of a side.
    pub stones: [Fields; 2],
    /// The side whose turn it is.
    pub turn: Side,
    /// What was rolled; nothing before the roll.
    pub roll: Option<Die<6>>,
    /// The turns that are over.
    pub turns: u8,
}

stolik_game::faults! {
    /// What is wrong with a setup.
    SetupFault in "piec-kladek-fault-" {
        /// This footbridge has no stone, several of a side, or the red one behind the blue one.
        WrongBridge(field: Field) = "K3";
        /// There is no such side.
        NoSuchSide(number: u8) = "K1";
    }
}

impl Field {
    /// The fields of the same footbridge.
    pub fn bridge(self) -> Fields {
        Field::all().filter(|field| field.column() == self.column()).collect()
    }

    /// The next field of the footbridge as a side goes (K5); none at its end.
    fn ahead(self, side: Side) -> Option<Field> {
        let row = if side == SIDES[0] { self.row().checked_add(1) } else { self.row().checked_sub(1) };
        Field::new(self.column(), row?)
    }
}

impl State {
    /// The footbridges of a side: those from which the other's stone has fallen (K7).
    pub fn bridges(&self, side: Side) -> i32 {
        i32::from(Field::COLUMNS) - self.stones[side.other().index()].len().cast_signed()
    }

    /// The stones that the side to move can choose: those before which another stands (K5, K7).
    pub fn choosable(&self) -> Fields {
        let [own, others] = [self.turn, self.turn.other()].map(|side| self.stones[side.index()]);
        own.iter().filter(|stone| others.meets(stone.bridge())).collect()
    }

    /// Lets a stone go as many fields as were rolled (K5), and push what it meets (K6).
    pub(crate) fn go(&mut self, mut stone: Field) {
        let (own, others) = (self.turn.index(), self.turn.other().index());
        let mut points = self.roll.map_or(0, Die::eyes);
        while let Some(next) = stone.ahead(self.turn) {
            let meets = self.stones[others].has(next);
            let Some(rest) = points.checked_sub(if meets { 2 } else { 1 }) else { return };
            points = rest;
            if meets {
                let pushed = next.ahead(self.turn).map_or(Fields::NONE, Field::alone); // K7
                self.stones[others] = self.stones[others] - next.alone() | pushed;
            }
            self.stones[own] = self.stones[own] - stone.alone() | next.alone();
            stone = next;
        }
    }

    /// All that is wrong with a setup.
    pub(crate) fn faults(&self) -> Vec<SetupFault> {
        let is_wrong = |end: &Field| {
            let [red, blue] = self.stones.map(|stones| stones & end.bridge());
            let crossed = red.iter().zip(blue.iter()).any(|(red, blue)| red >= blue);
            crossed || red.len() > 1 || blue.len() > 1 || (red | blue).is_empty()
        };
        let wrong = Field::all().filter(|field| field.row() == 0).filter(is_wrong);
        let side = (self.turn.0 > 1).then_some(SetupFault::NoSuchSide(self.turn.0));
        wrong.map(SetupFault::WrongBridge).chain(side).collect()
    }
}
