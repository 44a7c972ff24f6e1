//! What may be wrong with a setup.

use crate::{Cards, Colour, Column, Field, Hop, Kind, Refusal};
use stolik_game::kit::Gap;
use stolik_game::{Message, Refusal as _, Spot};

stolik_game::faults! {
    /// One thing wrong with a setup.
    #[derive(Copy, Hash)]
    SetupFault in "szachowa-bitwa-fault-" {
        /// The boards do not have this field.
        OffBoard(field: Field) = "S-1";
        /// Two pieces stand on a field.
        TwiceOn(field: Field) = "S-13";
        /// A player has more pieces of a kind than there are.
        TooMany(side: Colour, kind: Kind, count: u16, most: u8) = "III";
        /// A camp stands on the other's board.
        CampAbroad(side: Colour, field: Field) = "I";
        /// A player has not two camps, but so many.
        WrongCamps(side: Colour, count: u8) = "I";
        /// A player's bridge is missing.
        BridgeMissing(side: Colour) = "S-5";
        /// The boards do not have this column.
        BridgeOffBoard(column: Column) = "S-5";
        /// Without a river there are no bridges.
        NoRiver = "S-3";
        /// The king's points are out of range.
        KingPoints(side: Colour, points: u8) = "IV";
        /// The points left in the turn are more than there can be.
        WrongPoints(points: u8, most: u8) = "VI";
        /// A field is called used on which no piece stands that can be.
        NotUsed(field: Field) = "VI";
        /// The use told cannot be.
        WrongUse(field: Field) = "2.6.10";
        /// The fight told cannot be.
        NoSuchFight(hop: Hop) = "VI";
        /// More cards than there are (Points).
        TooManyCards(side: Colour, cards: Cards) = "S-9";
        /// Who declared the end of the spying is not told.
        NotDeclared = "S-7";
        /// An army that must be bought by now is missing.
        ArmyMissing(side: Colour) = "III";
        /// A training that must be chosen by now is missing.
        TrainingMissing(side: Colour) = "IV";
        /// A player's choice that the rules refuse, and why.
        Refused(side: Colour, why: Refusal) = why.article().0;
        /// A clock that begins with so many minutes cannot show this.
        WrongClock(side: Colour, minutes: u16) = "S-39";
        /// There are no clocks in this scenario.
        NoClocks = "S-39";
        /// More pieces are to desert than can.
        TooManyDeserters(count: u8, most: u8) = "S-39";
        /// Camps and bridges are chosen in the other order.
        WrongOrder = "S-6";
        /// A word that means nothing at this point of a game.
        OutOfPlace(word: &'static str, of: Whose) = "2.5";
    }
}

/// Whose a word is; nobody's if it belongs to the whole.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Whose(pub Option<Colour>);

impl Gap for Whose {
    fn fill(&self, gap: &'static str, message: Message, _: &dyn Fn(Spot) -> String) -> Message {
        match self.0 {
            Some(colour) => message.with(gap, "side").with("side", colour),
            None => message.with(gap, "all"),
        }
    }
}

stolik_game::said!(Refusal: |refusal| refusal.message(););
