//! Positions as editors, files and tests put them together: anything anywhere, until it is validated.

use crate::{Board, Colour, Due, FEWEST, Field, MOST, MedhKuuLash, Moment, Pushed, Row, State};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use stolik_game::kit::{Gap, Part, Unreadable};
use stolik_game::{Faults, Message, Spot};

/// A position that need not be possible.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Whose turn it is; at the start, who rolls for it.
    pub turn: Colour,
    /// The pieces, in any order.
    pub pieces: Vec<Placed>,
    /// What comes next.
    #[serde(default)]
    pub moment: Moment,
    /// How many turns have ended.
    #[serde(default)]
    pub turns: u16,
}

/// A piece somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// Where.
    #[serde(rename = "field")]
    pub place: Place,
    /// Whose.
    #[serde(rename = "side")]
    pub colour: Colour,
}

/// A place by row letter and number, on the board or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The letter of the row, a capital.
    pub row: char,
    /// The number in the row.
    pub number: u8,
}

stolik_game::faults! {
    /// What is wrong with a setup.
    #[derive(Copy, Hash)]
    SetupFault in "medh-kuu-lash-fault-" {
        /// The place is not on the board.
        OffBoard(field: Place) = "K1";
        /// More than one piece stands there.
        Twice(field: Place) = "K1", coded "taken-twice";
        /// The colour has fewer than four pieces.
        TooFew(side: Colour, count: u32, least: u32) = "K21", coded "too-few-pieces";
        /// The colour has more than nine pieces.
        TooMany(side: Colour, count: u32, most: u32) = "K1", coded "too-many-pieces";
        /// More turns have ended than a game has.
        TooLate(count: u16, most: u16) = "MK29";
        /// Nobody has to choose the way of a push off this peak.
        NoPush(field: Field) = "MK14";
        /// The colour has not lost its fourth piece, so none is put back.
        NothingToRestore(side: Colour) = "K21";
        /// No piece of this colour is added: it has nine, or the other colour has not just got its fourth back.
        NothingToAdd(side: Colour) = "K21";
        /// The colour takes no piece for a triple in the opponent's turn.
        NotInThisTurn(side: Colour) = "MK18";
    }
}

impl Place {
    /// The place of a field.
    pub fn of(field: Field) -> Place {
        Place { row: field.row().letter(), number: field.number() }
    }

    /// The field; none if it is not on the board.
    pub fn field(self) -> Option<Field> {
        Field::new(Row::of_letter(self.row)?, self.number)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.row, self.number)
    }
}

/// Reads `G4`, or a place beyond the board, which validation will name.
impl FromStr for Place {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Place, Unreadable> {
        let row = text.chars().next().filter(char::is_ascii_alphabetic).ok_or(Unreadable)?;
        let digits = Part { text: &text[1..], at: 1 };
        let number = digits.number().filter(|_| digits.text.len() <= 2);
        Ok(Place { row: row.to_ascii_uppercase(), number: number.ok_or(Unreadable)? })
    }
}

stolik_game::text_data!(Place, "a field like G4");

impl Gap for Place {
    fn fill(&self, gap: &'static str, message: Message, _: &dyn Fn(Spot) -> String) -> Message {
        message.with(gap, self.to_string())
    }
}

impl Setup {
    /// The setup that describes a state. An ended game is one before a roll that never comes (3e.11).
    pub(crate) fn of(state: &State) -> Setup {
        let mut setup =
            Setup { turn: state.turn, pieces: Vec::new(), moment: state.moment, turns: state.turns };
        for colour in Colour::ALL {
            let fields = state.board.of(colour).iter();
            setup.pieces.extend(fields.map(|field| Placed { place: Place::of(field), colour }));
        }
        setup.sort();
        setup
    }

    /// Brings the pieces into their usual order.
    pub(crate) fn sort(&mut self) {
        self.pieces.sort_unstable_by_key(|piece| (piece.colour, piece.place));
    }

    /// The state, or all that is wrong: first place by place, then colour by colour, then the rest.
    pub(crate) fn validate(&self, game: &MedhKuuLash) -> Result<State, Faults<SetupFault>> {
        let mut faults = Vec::new();
        let &Setup { turn, moment, turns, .. } = self;
        let board = self.board(&mut faults);
        let mut state = State { board, turn, moment, turns, ..State::START };
        for colour in Colour::ALL {
            let stray = self.pieces.iter().filter(|piece| piece.colour == colour).count() as u32;
            let count = state.pieces_of(colour).max(stray);
            if count < FEWEST {
                faults.push(SetupFault::TooFew(colour, count, FEWEST));
            } else if count > MOST {
                faults.push(SetupFault::TooMany(colour, count, MOST));
            }
        }
        let most = game.options.max_turns;
        if turns > most {
            faults.push(SetupFault::TooLate(turns, most));
        }
        faults.extend(self.moment_fault(board, game));
        faults.extend(self.answer_fault(game));
        // In the middle of a turn nothing has been won yet.
        if !matches!(moment, Moment::Push(_)) && moment.due().is_none() {
            state.ending = game.ending_of(&state);
        }
        match moment {
            _ if state.ending.is_some() => state.moment = Moment::Before,
            Moment::Rolled(dice) => state.lying = Some(dice),
            _ => {}
        }
        Faults::none_or(faults, state)
    }

    fn board(&self, faults: &mut Vec<SetupFault>) -> Board {
        let mut board = Board::default();
        let mut there = BTreeMap::new();
        for piece in &self.pieces {
            let count = there.entry(piece.place).or_insert(0_u32);
            *count += 1;
            match (*count, piece.place.field()) {
                (1, Some(field)) => board.put(field, piece.colour),
                (1, None) => faults.push(SetupFault::OffBoard(piece.place)),
                (2, _) => faults.push(SetupFault::Twice(piece.place)),
                _ => {}
            }
        }
        board
    }

    /// Why the game cannot be where the setup says it is.
    fn moment_fault(&self, board: Board, game: &MedhKuuLash) -> Option<SetupFault> {
        match self.moment {
            Moment::Push(Pushed { peak, colour, .. }) => {
                let asked = peak.is_peak()
                    && board.on(peak).is_some()
                    && board.on(peak.morning()) == Some(colour)
                    && board.ways(colour, peak.column(), game.options.mixed_push) == [true, true];
                (!asked).then_some(SetupFault::NoPush(peak))
            }
            Moment::Restore(colour, _) => {
                let lost = board.count(colour) + 1 == FEWEST && board.count(!colour) < MOST;
                (!lost).then_some(SetupFault::NothingToRestore(colour))
            }
            Moment::Add(colour, _) => {
                let lacks = board.count(!colour) == FEWEST && board.count(colour) < MOST;
                (!lacks).then_some(SetupFault::NothingToAdd(colour))
            }
            Moment::Start | Moment::Before | Moment::Rolling | Moment::Rolled(_) | Moment::Triple(_) => None,
        }
    }

    /// The opponent acts or claims in a turn in which only the player on turn can.
    fn answer_fault(&self, game: &MedhKuuLash) -> Option<SetupFault> {
        let Due { by, claims } = self.moment.due()?;
        let other = !self.turn;
        let answers = by == other || claims.has(other);
        (answers && !game.options.triple_any_turn).then_some(SetupFault::NotInThisTurn(other))
    }
}
