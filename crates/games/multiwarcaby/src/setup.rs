//! Positions as editors, files and tests put them together: anything anywhere, until it is validated.

use crate::field::{Field, Fields};
use crate::game::Multiwarcaby;
use crate::state::{MOST_SIDES, Stage, State, Which};
use stolik_game::kit::Place;
use stolik_game::{Faults, Rules, Side};

/// Where in a turn a setup stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Moment {
    /// Before its first move.
    #[default]
    First,
    /// Before its second move.
    Second {
        /// Whether the first has captured.
        captured: bool,
    },
    /// A piece has jumped and can jump on.
    Chain {
        /// Where it stands.
        piece: Place,
        /// Which move it is making.
        which: Which,
    },
}

/// A position that need not be possible.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// Where pieces stand, in any order.
    pub pieces: Vec<Place>,
    /// The side whose turn it is.
    pub turn: Side,
    /// What each side has captured.
    pub scores: Vec<u8>,
    /// Where in the turn it stands.
    pub moment: Moment,
    /// The turns in a row without a capture before this one (MW2); of no meaning once this one has captured, and
    /// where nobody counts.
    pub quiet: u8,
}

stolik_game::faults! {
    /// What is wrong with a setup.
    #[derive(Copy, Hash)]
    SetupFault in "multiwarcaby-fault-" {
        /// The place is not on the board.
        OffBoard(field: Place) = if field.square::<Field>().is_some() { "MW16" } else { "M2" };
        /// More than one piece stands there.
        Twice(field: Place) = "M3";
        /// No piece stands anywhere: the last one is never captured.
        NoPieces = "MW17";
        /// No field is empty, so nobody can move (2e.4).
        NoEmptyField = "M3";
        /// More pieces were captured than there can have been, with those that still stand.
        TooManyCaptured(count: u32, most: u32) = "MW17";
        /// There are more or fewer scores than sides.
        Scores(count: usize, sides: u8) = "M14";
        /// There is no such side.
        NoSuchSide(number: u8, most: u8) = "M1";
        /// No piece stands where one should be in the middle of its capture.
        ChainWithoutPiece(field: Place) = "MW7";
        /// The piece that should be in the middle of its capture cannot jump: its move would have ended.
        ChainWithoutJump(field: Place) = "MW7";
        /// Nobody has captured anything for more turns than the game can have gone on so.
        LongQuiet(count: u8, most: u8) = "MW2";
    }
}

impl Setup {
    /// The setup of a state. After the end, that of the turn that would have begun.
    pub(crate) fn of(game: &Multiwarcaby, state: &State) -> Setup {
        let moment = match state.stage {
            Stage::Move(Which::First) | Stage::Over(_) => Moment::First,
            Stage::Move(Which::Second) => {
                Moment::Second { captured: game.quiet_limit() > 0 && state.quiet == 0 }
            }
            Stage::Chain { piece, which } => Moment::Chain { piece: Place::of(piece), which },
        };
        Setup {
            pieces: state.pieces.iter().map(Place::of).collect(),
            turn: state.turn,
            scores: state.captured[..usize::from(game.sides())].to_vec(),
            moment,
            quiet: state.quiet_turns(),
        }
    }

    /// The state, or all that is wrong.
    pub(crate) fn validate(&self, game: &Multiwarcaby) -> Result<State, Faults<SetupFault>> {
        let mut faults = Vec::new();
        let pieces = self.placed(game, &mut faults);
        let captured = self.captured(game, pieces, &mut faults);
        let sides = game.sides();
        if self.turn.0 >= sides {
            faults.push(SetupFault::NoSuchSide(self.turn.0, sides - 1));
        }
        let mut state = State {
            pieces,
            captured,
            turn: self.turn,
            stage: self.stage(game, pieces, &mut faults),
            quiet: self.quiet(game, &mut faults),
            last: None,
        };
        if pieces.is_single() {
            game.end_with_one_piece(&mut state);
        } else if self.moment == Moment::First {
            game.begin_turn(&mut state);
        }
        Faults::none_or(faults, state)
    }

    fn placed(&self, game: &Multiwarcaby, faults: &mut Vec<SetupFault>) -> Fields {
        let board = game.board().fields();
        let mut pieces = Fields::NONE;
        for &place in &self.pieces {
            let fault = match place.square().filter(|&field| board.has(field)) {
                None => SetupFault::OffBoard(place),
                Some(field) if pieces.has(field) => SetupFault::Twice(place),
                Some(field) => {
                    pieces |= field.alone();
                    continue;
                }
            };
            if !faults.contains(&fault) {
                faults.push(fault);
            }
        }
        if self.pieces.is_empty() {
            faults.push(SetupFault::NoPieces);
        }
        if pieces == board {
            faults.push(SetupFault::NoEmptyField); // 2e.4
        }
        pieces
    }

    fn captured(
        &self,
        game: &Multiwarcaby,
        pieces: Fields,
        faults: &mut Vec<SetupFault>,
    ) -> [u8; MOST_SIDES] {
        let sides = game.sides();
        let mut captured = [0; MOST_SIDES];
        if self.scores.len() == usize::from(sides) {
            captured[..self.scores.len()].copy_from_slice(&self.scores);
        } else {
            faults.push(SetupFault::Scores(self.scores.len(), sides));
        }
        // MW17: of those of the start one stays. All of them stood on the board once, with an empty field beside them.
        let count = self.scores.iter().map(|&score| u32::from(score)).sum();
        let board = game.board();
        let most = board.start().len().min((board.fields() - pieces).len()).saturating_sub(1);
        if count > most {
            faults.push(SetupFault::TooManyCaptured(count, most));
        }
        captured
    }

    fn stage(&self, game: &Multiwarcaby, pieces: Fields, faults: &mut Vec<SetupFault>) -> Stage {
        match self.moment {
            Moment::First => Stage::Move(Which::First),
            Moment::Second { .. } => Stage::Move(Which::Second),
            Moment::Chain { piece: place, which } => {
                match place.square().filter(|&piece| pieces.has(piece)) {
                    None => faults.push(SetupFault::ChainWithoutPiece(place)),
                    Some(piece) if game.board().jumps_of(pieces, piece).is_empty() => {
                        faults.push(SetupFault::ChainWithoutJump(place));
                    }
                    Some(piece) => return Stage::Chain { piece, which },
                }
                Stage::Move(which)
            }
        }
    }

    fn quiet(&self, game: &Multiwarcaby, faults: &mut Vec<SetupFault>) -> u8 {
        let limit = game.quiet_limit();
        let most = match self.moment {
            _ if limit == 0 => return 0,
            Moment::Second { captured: true } | Moment::Chain { .. } => return 0,
            Moment::First => limit,
            Moment::Second { captured: false } => limit - 1,
        };
        if self.quiet > most {
            faults.push(SetupFault::LongQuiet(self.quiet, most));
        }
        self.quiet.saturating_add(1)
    }
}
