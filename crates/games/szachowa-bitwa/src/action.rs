//! The decisions of a player.

use crate::{Army, CardValue, Cards, Column, Deployment, Field, Training};
use stolik_game::kit::joined;

/// One decision. Those before the battle are composed and committed, except where the set-up is open; those of the battle
/// are small and in a row tell the turn: `E5-E6` `E6xF7` `finish` `D2-D3` `end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// The two camps (I).
    Camps(Camps),
    /// The own bridge (I).
    Bridge(Column),
    /// Cards for spying (II): the initial set, more cards, or none. To add none in one's turn is to declare the end.
    Bid(Cards),
    /// The army and the cards paid for it (III).
    Buy {
        /// What is bought.
        army: Army,
        /// What is paid.
        paid: Cards,
    },
    /// The king's training and the cards paid for it (IV).
    Train {
        /// How far.
        training: Training,
        /// What is paid.
        paid: Cards,
    },
    /// Where the army stands (V).
    Deploy(Deployment),
    /// A piece, or the king, goes one field on.
    Step {
        /// From where.
        from: Field,
        /// To where.
        to: Field,
    },
    /// A piece, or the king, attacks a neighbour.
    Attack {
        /// Who attacks.
        from: Field,
        /// Who is attacked.
        to: Field,
        /// Which of two yellow fields falls too, where the attacker chooses (S-26); none everywhere else.
        yellow: Option<Field>,
    },
    /// Crossbowmen shoot.
    Shoot {
        /// Who shoots.
        from: Field,
        /// At whom.
        to: Field,
    },
    /// The use of a piece ends though it has points left (2.6.10).
    Finish,
    /// The turn ends though the king has points left (S-42).
    End,
    /// The answer to a fight: a Special Card, or none (S-33).
    Special(Option<CardValue>),
    /// A piece of the player whose clock has fallen deserts (S-39).
    Desert(Field),
}

/// The two fields of a player's camps, whichever comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Camps {
    first: Field,
    second: Field,
}

impl Camps {
    /// Camps on these two fields; none if they are one.
    pub fn new(one: Field, other: Field) -> Option<Camps> {
        (one != other).then(|| Camps { first: one.min(other), second: one.max(other) })
    }

    /// Both fields.
    pub const fn both(self) -> [Field; 2] {
        [self.first, self.second]
    }
}

stolik_game::text_form! {
    /// `A1,J1`.
    Camps: |camps| joined(camps.both(), ","), |text| {
        let (one, other) = text.split_once(',')?;
        Camps::new(one.parse().ok()?, other.parse().ok()?)
    }, "two fields like \"A1,J1\"";
}
