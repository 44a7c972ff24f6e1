//! The battle (VI): everything of it lies open but the Special Cards.

use crate::cards::{face, faces};
use crate::{Board, CardValue, Colour, Draw, Drawn, Field, Fields, Hop, Training};
use serde::{Deserialize, Serialize};
use stolik_game::Millis;

/// A moment of the battle, as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Battle {
    /// The pieces.
    pub board: Board,
    /// Whose turn it is.
    pub turn: Colour,
    /// Who began; a round ends with the other's turn.
    pub first: Colour,
    /// How far each king is trained.
    pub training: [Training; 2],
    /// The king's points left in this turn.
    pub points: u8,
    /// The pieces used in this turn, the one in use too.
    pub used: Fields,
    /// The piece in use, if a use has begun and not ended.
    pub in_use: Option<Use>,
    /// The fight for which answers or cards are awaited.
    pub fight: Option<Fight>,
    /// The complete rounds so far.
    pub rounds: u16,
    /// The complete rounds since a piece was last removed.
    pub quiet: u16,
    /// Whether a piece was removed in this round.
    pub removed: bool,
    /// What is left on the clocks; only the scenario `clock` looks at them.
    pub clocks: [Millis; 2],
    /// Where the last step, attack or shot began and ended, for those who look at the table; it changes nothing.
    pub last: Option<Hop>,
    /// The last fight with cards, for those who look at the table; it changes nothing.
    pub last_fight: Option<Fought>,
}

/// A piece in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Use {
    /// Where it stands now.
    pub at: Field,
    /// Its movement points left.
    pub moves: u8,
    /// Its fights left.
    pub fights: u8,
}

/// A fight with cards: who attacks whom, and which answers there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fight {
    /// Where the attacker stands.
    pub from: Field,
    /// Where the attacked stands.
    pub to: Field,
    /// Whether it is a shot.
    pub shot: bool,
    /// How far the answers are.
    pub stage: Stage,
}

/// How far the answers to a fight are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged, expecting = "a map with answered, attacker or shown")]
pub enum Stage {
    /// Both are asked for a Special Card.
    Asked {
        /// Who has answered, by colour.
        answered: [bool; 2],
    },
    /// With `special_order=attacker_first`: the attacker has answered openly, the defender is asked.
    AttackerShown {
        /// The attacker's card.
        #[serde(with = "face", rename = "attacker")]
        card: Option<CardValue>,
    },
    /// Both cards lie open; now the cards are drawn.
    Shown {
        /// By colour.
        #[serde(with = "faces", rename = "shown")]
        cards: [Option<CardValue>; 2],
    },
}

/// How the last fight with cards went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fought {
    /// Who attacked.
    pub attacker: Colour,
    /// Where the attacker stood.
    pub from: Field,
    /// Where the attacked stood.
    pub to: Field,
    /// The cards drawn.
    pub draw: Draw,
    /// The Special Cards, by colour.
    #[serde(with = "faces")]
    pub special: [Option<CardValue>; 2],
}

impl Fought {
    /// What a player drew.
    pub fn drawn(&self, colour: Colour) -> Drawn {
        if self.attacker == colour { self.draw.attacker } else { self.draw.defender }
    }

    /// What a player had in all.
    pub fn sum(&self, colour: Colour) -> u8 {
        self.drawn(colour).sum() + self.special[colour.index()].map_or(0, CardValue::get)
    }
}

impl Battle {
    /// A battle that begins with this player's turn, and without clocks; the turn has no points yet.
    pub(crate) fn new(board: Board, first: Colour, training: [Training; 2]) -> Battle {
        Battle {
            board,
            turn: first,
            first,
            training,
            points: 0,
            used: Fields::NONE,
            in_use: None,
            fight: None,
            rounds: 0,
            quiet: 0,
            removed: false,
            clocks: [Millis(0); 2],
            last: None,
            last_fight: None,
        }
    }

    /// The points of a colour's king in a full turn; one point when he is dead (S-41).
    pub fn turn_points(&self, colour: Colour) -> u8 {
        match self.board.king(colour) {
            Some(_) => self.training[colour.index()].points(),
            None => 1,
        }
    }
}
