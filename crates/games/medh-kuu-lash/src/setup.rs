//! Positions as editors, files and tests put them together: anything anywhere, until it is validated.

use crate::board::{Board, FEWEST, MOST};
use crate::colour::Colour;
use crate::field::{Field, Row};
use crate::fields::Fields;
use crate::game::MedhKuuLash;
use crate::push::Ways;
use crate::state::{Moment, State};
use std::fmt;
use stolik_game::{Article, Fault, Message};

/// A place by row letter and number, on the board or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The letter of the row, a capital.
    pub row: char,
    /// The number in the row.
    pub number: u8,
}

/// A piece somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placed {
    /// Whose.
    pub colour: Colour,
    /// Where.
    pub place: Place,
}

/// A position that need not be possible.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The pieces, in any order.
    pub pieces: Vec<Placed>,
    /// Whose turn it is; at the start, who rolls for it.
    pub turn: Colour,
    /// What comes next.
    pub moment: Moment,
    /// How many turns have ended.
    pub turns: u16,
}

/// What is wrong with a setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupFault {
    /// The place is not on the board (K1).
    OffBoard(Place),
    /// More than one piece stands there.
    TakenTwice(Place),
    /// The colour has fewer than four pieces (K21).
    TooFew {
        /// Which colour.
        colour: Colour,
        /// How many pieces it has.
        count: u32,
    },
    /// The colour has more than nine pieces (K1).
    TooMany {
        /// Which colour.
        colour: Colour,
        /// How many pieces it has.
        count: u32,
    },
    /// More turns have ended than a game has (MK29).
    TooLate {
        /// How many.
        turns: u16,
        /// How many a game has.
        most: u16,
    },
    /// Nobody has to choose the way of a push off this peak (MK14).
    NoPush(Field),
    /// The colour has not lost its fourth piece, so none is put back (K21).
    NothingToRestore(Colour),
    /// No piece of this colour is added: it has nine, or the other colour has not just got its fourth back (K21).
    NothingToAdd(Colour),
    /// The colour takes no piece for a triple in the opponent's turn (MK18).
    NotInThisTurn(Colour),
}

impl Place {
    /// The field; none if it is not on the board.
    pub fn field(self) -> Option<Field> {
        Field::new(Row::of_letter(self.row)?, self.number)
    }

    /// Reads `G4`, or a place beyond the board, which validation will name.
    pub(crate) fn read(text: &str) -> Option<Place> {
        let row = text.chars().next().filter(char::is_ascii_alphabetic)?;
        let digits = &text[1..];
        let sound = (1..=2).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
        Some(Place { row: row.to_ascii_uppercase(), number: sound.then(|| digits.parse().ok())?? })
    }
}

impl From<Field> for Place {
    fn from(field: Field) -> Place {
        Place { row: field.row().letter(), number: field.number() }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.row, self.number)
    }
}

impl Setup {
    /// The setup that describes a state. An ended game is one before a roll that never comes (3e.11).
    pub fn of(state: &State) -> Setup {
        let pieces = Colour::ALL.into_iter().flat_map(|colour| {
            let fields = state.board.of(colour).iter();
            fields.map(move |field| Placed { colour, place: field.into() })
        });
        let mut pieces: Vec<Placed> = pieces.collect();
        pieces.sort_unstable();
        Setup { pieces, turn: state.turn, moment: state.moment, turns: state.turns }
    }

    /// The state, or all that is wrong: first place by place, then colour by colour, then the rest.
    pub fn validate(&self, game: &MedhKuuLash) -> Result<State, Vec<SetupFault>> {
        let mut faults = Vec::new();
        let board = self.board(&mut faults);
        let mut state = State {
            board,
            turn: self.turn,
            moment: self.moment,
            turns: self.turns,
            ending: None,
            lying: None,
            last: Fields::NONE,
        };
        for colour in Colour::ALL {
            let stray = self.pieces.iter().filter(|piece| piece.colour == colour).count() as u32;
            let count = state.pieces_of(colour).max(stray);
            if count < FEWEST {
                faults.push(SetupFault::TooFew { colour, count });
            } else if count > MOST {
                faults.push(SetupFault::TooMany { colour, count });
            }
        }
        let most = game.options.max_turns;
        if self.turns > most {
            faults.push(SetupFault::TooLate { turns: self.turns, most });
        }
        faults.extend(self.moment_fault(board, game));
        faults.extend(self.answer_fault(game));
        if !faults.is_empty() {
            return Err(faults);
        }
        match self.moment {
            Moment::Rolled(dice) => state.lying = Some(dice),
            Moment::Push { .. } | Moment::Triple { .. } | Moment::Restore { .. } | Moment::Add { .. } => {
                return Ok(state); // In the middle of a turn nothing has been won yet.
            }
            Moment::Start | Moment::Before | Moment::Rolling => {}
        }
        state.ending = game.ending_of(&state);
        if state.ending.is_some() {
            (state.moment, state.lying) = (Moment::Before, None);
        }
        Ok(state)
    }

    fn board(&self, faults: &mut Vec<SetupFault>) -> Board {
        let mut board = Board::default();
        for (index, piece) in self.pieces.iter().enumerate() {
            let same = |other: &&Placed| other.place == piece.place;
            match self.pieces[..index].iter().filter(same).count() {
                0 => match piece.place.field() {
                    Some(field) => board.put(field, piece.colour),
                    None => faults.push(SetupFault::OffBoard(piece.place)),
                },
                1 => faults.push(SetupFault::TakenTwice(piece.place)),
                _ => {}
            }
        }
        board
    }

    /// Why the game cannot be where the setup says it is.
    fn moment_fault(&self, board: Board, game: &MedhKuuLash) -> Option<SetupFault> {
        match self.moment {
            Moment::Push { peak, colour, .. } => {
                let asked = peak.is_peak()
                    && board.on(peak).is_some()
                    && board.on(peak.morning()) == Some(colour)
                    && board.ways(colour, peak.column(), game.options.mixed_push) == Ways::Both;
                (!asked).then_some(SetupFault::NoPush(peak))
            }
            Moment::Restore { colour, .. } => {
                let lost = board.count(colour) + 1 == FEWEST && board.count(!colour) < MOST;
                (!lost).then_some(SetupFault::NothingToRestore(colour))
            }
            Moment::Add { colour, .. } => {
                let lacks = board.count(!colour) == FEWEST && board.count(colour) < MOST;
                (!lacks).then_some(SetupFault::NothingToAdd(colour))
            }
            Moment::Start | Moment::Before | Moment::Rolling | Moment::Rolled(_) | Moment::Triple { .. } => {
                None
            }
        }
    }
}

impl Setup {
    /// The opponent acts or claims in a turn in which only the player on turn can.
    fn answer_fault(&self, game: &MedhKuuLash) -> Option<SetupFault> {
        let other = !self.turn;
        let answers = match self.moment {
            Moment::Triple { by, claims }
            | Moment::Restore { by, claims, .. }
            | Moment::Add { by, claims, .. } => by == other || claims.has(other),
            _ => false,
        };
        (answers && !game.options.triple_any_turn).then_some(SetupFault::NotInThisTurn(other))
    }
}

impl Fault for SetupFault {
    fn code(&self) -> &'static str {
        match self {
            SetupFault::OffBoard(_) => "off-board",
            SetupFault::TakenTwice(_) => "taken-twice",
            SetupFault::TooFew { .. } => "too-few-pieces",
            SetupFault::TooMany { .. } => "too-many-pieces",
            SetupFault::TooLate { .. } => "too-late",
            SetupFault::NoPush(_) => "no-push",
            SetupFault::NothingToRestore(_) => "nothing-to-restore",
            SetupFault::NothingToAdd(_) => "nothing-to-add",
            SetupFault::NotInThisTurn(_) => "not-in-this-turn",
        }
    }

    fn article(&self) -> Option<Article> {
        Some(Article(match self {
            SetupFault::OffBoard(_) | SetupFault::TakenTwice(_) | SetupFault::TooMany { .. } => "K1",
            SetupFault::TooFew { .. } | SetupFault::NothingToRestore(_) | SetupFault::NothingToAdd(_) => {
                "K21"
            }
            SetupFault::TooLate { .. } => "MK29",
            SetupFault::NoPush(_) => "MK14",
            SetupFault::NotInThisTurn(_) => "MK18",
        }))
    }

    fn message(&self) -> Message {
        let on = |key, place: &Place| Message::new(key).with("field", place.to_string());
        let of = |key, colour: &Colour| Message::new(key).with("side", colour.side());
        match self {
            SetupFault::OffBoard(place) => on("medh-kuu-lash-fault-off-board", place),
            SetupFault::TakenTwice(place) => on("medh-kuu-lash-fault-twice", place),
            SetupFault::TooFew { colour, count } => of("medh-kuu-lash-fault-too-few", colour)
                .with("count", i64::from(*count))
                .with("least", i64::from(FEWEST)),
            SetupFault::TooMany { colour, count } => of("medh-kuu-lash-fault-too-many", colour)
                .with("count", i64::from(*count))
                .with("most", i64::from(MOST)),
            SetupFault::TooLate { turns, most } => Message::new("medh-kuu-lash-fault-too-late")
                .with("count", i64::from(*turns))
                .with("most", i64::from(*most)),
            SetupFault::NoPush(peak) => on("medh-kuu-lash-fault-no-push", &(*peak).into()),
            SetupFault::NothingToRestore(colour) => of("medh-kuu-lash-fault-nothing-to-restore", colour),
            SetupFault::NothingToAdd(colour) => of("medh-kuu-lash-fault-nothing-to-add", colour),
            SetupFault::NotInThisTurn(colour) => of("medh-kuu-lash-fault-not-in-this-turn", colour),
        }
    }
}
