//! What a position looks like, and sounds like.

use crate::colour::{Colour, Rank};
use crate::editing;
use crate::field::Field;
use crate::game::{Warcaby, side_of};
use crate::refusal::names;
use crate::setup::Setup;
use crate::spots::spot_of;
use crate::state::{Draw, Ending, State, Win};
use stolik_game::scene::{
    Counter, Emblem, Field as SceneField, Look, Mark, MarkKind, Owner, Quarter, Shape, Token, TokenId,
};
use stolik_game::{Dial, Message, Scene, Seat, Show, Side, Sort, Spot};

/// The width of a field.
const FIELD: i32 = 100;

impl Show for Warcaby {
    fn scene(&self, view: &State) -> Scene {
        let size = i32::from(self.rules.options().board.size());
        Scene {
            fields: self.scene_fields(),
            tokens: self.tokens(view),
            marks: last_marks(view),
            counters: Colour::ALL.map(|colour| counter(view, colour)).to_vec(),
            spoken: self.spoken(view),
            ..Scene::empty((size * FIELD, size * FIELD), self.prompt(view))
        }
    }

    fn facing(&self, seat: Seat) -> Quarter {
        // WA2: light sits at row 1, dark across.
        if seat == Seat(0) { Quarter::None } else { Quarter::Two }
    }

    fn emblem(&self, seat: Seat) -> Emblem {
        let owner = if seat == Seat(0) { Owner::Light } else { Owner::Dark };
        Emblem { look: Look("draughts-man"), owner }
    }

    fn side_name(&self, side: Side) -> Message {
        Message::new(if side == side_of(Colour::Light) { "warcaby-side-light" } else { "warcaby-side-dark" })
    }

    fn sorts(&self) -> Vec<Sort> {
        editing::sorts()
    }

    fn bare_setup(&self) -> Option<Setup> {
        Some(Setup::default())
    }

    fn standing(&self, setup: &Setup) -> Vec<(Spot, usize)> {
        editing::standing(setup)
    }

    fn put(&self, setup: &mut Setup, spot: Spot, sort: Option<usize>) {
        editing::put(setup, spot, sort);
    }

    fn dials(&self, setup: &Setup) -> Vec<Dial> {
        editing::dials(setup)
    }

    fn turn_dial(&self, setup: &mut Setup, id: &str, _of: u8, value: i64) {
        editing::turn_dial(setup, id, value);
    }
}

impl Warcaby {
    fn corner(&self, field: Field) -> (i32, i32) {
        let rows_above = i32::from(self.rules.options().board.size() - 1 - field.row());
        (i32::from(field.column()) * FIELD, rows_above * FIELD)
    }

    /// All fields from the upper left, as one reads.
    fn scene_fields(&self) -> Vec<SceneField> {
        let size = self.rules.options().board.size();
        let rows = (0..size).rev();
        let fields = rows.flat_map(|row| (0..size).filter_map(move |column| Field::new(column, row)));
        fields
            .map(|field| {
                let (x, y) = self.corner(field);
                let playable = self.rules.is_playable(field);
                SceneField {
                    spot: spot_of(field),
                    name: field.to_string(),
                    shape: Shape::Rect { x, y, width: FIELD, height: FIELD },
                    look: Some(Look(if playable { "board-field-dark" } else { "board-field-light" })),
                    playable,
                }
            })
            .collect()
    }

    fn tokens(&self, view: &State) -> Vec<Token> {
        let pieces = view.position().pieces();
        let standing = self.rules.playable_fields().filter_map(|field| Some((field, pieces.on(field)?)));
        let token = |(number, (field, (colour, rank)))| Token {
            id: TokenId(number),
            look: Look(match rank {
                Rank::Man => "draughts-man",
                Rank::King => "draughts-king",
            }),
            owner: match colour {
                Colour::Light => Owner::Light,
                Colour::Dark => Owner::Dark,
            },
            spot: spot_of(field),
            layer: 0,
            at: self.corner(field),
            scale: 100,
            turned: Quarter::None,
            name: Message::new(match (colour, rank) {
                (Colour::Light, Rank::Man) => "warcaby-token-light-man",
                (Colour::Light, Rank::King) => "warcaby-token-light-king",
                (Colour::Dark, Rank::Man) => "warcaby-token-dark-man",
                (Colour::Dark, Rank::King) => "warcaby-token-dark-king",
            }),
        };
        (0..).zip(standing).map(token).collect()
    }

    fn prompt(&self, view: &State) -> Message {
        let options = self.rules.options();
        let turn = view.position().turn();
        match view.ending(&self.rules) {
            None => match self.rules.majority(view.position()) {
                0 => Message::new("warcaby-prompt-move").with("side", side_of(turn)),
                count => Message::new("warcaby-prompt-capture")
                    .with("side", side_of(turn))
                    .with("count", i64::from(count)),
            },
            Some(Ending::Won { winner, by: Win::AllCaptured }) => {
                Message::new("warcaby-over-no-pieces").with("side", side_of(winner))
            }
            Some(Ending::Won { winner, by: Win::Blocked }) => {
                Message::new("warcaby-over-no-move").with("side", side_of(winner))
            }
            Some(Ending::Drawn(Draw::Repetition)) => {
                Message::new("warcaby-over-repetition").with("count", i64::from(options.repetition))
            }
            Some(Ending::Drawn(Draw::KingMoves)) => {
                Message::new("warcaby-over-king-moves").with("count", i64::from(options.king_move_limit))
            }
        }
    }

    /// The board in words: first its size, then the pieces of each side, then who must do what.
    fn spoken(&self, view: &State) -> Vec<Message> {
        let size = i64::from(self.rules.options().board.size());
        let mut lines = vec![Message::new("warcaby-spoken-board").with("size", size)];
        for colour in Colour::ALL {
            lines.extend(self.spoken_pieces(view, colour));
        }
        let position = view.position();
        if view.ending(&self.rules).is_some() {
            lines.push(self.prompt(view));
            return lines;
        }
        lines.push(Message::new("warcaby-spoken-to-move").with("side", side_of(position.turn())));
        let count = self.rules.majority(position);
        if count > 0 {
            let capturing: Vec<Field> = self.rules.fields(self.rules.movable(position)).collect();
            lines.push(
                Message::new("warcaby-spoken-must-capture")
                    .with("count", i64::from(count))
                    .with("fields", names(&capturing)),
            );
        }
        lines
    }

    fn spoken_pieces(&self, view: &State, colour: Colour) -> Vec<Message> {
        let pieces = view.position().pieces();
        let side = side_of(colour);
        if pieces.of(colour).is_empty() {
            return vec![Message::new("warcaby-spoken-none").with("side", side)];
        }
        let men = pieces.of(colour) - pieces.kings;
        let kings = pieces.of(colour) & pieces.kings;
        [("warcaby-spoken-men", men), ("warcaby-spoken-kings", kings)]
            .into_iter()
            .filter(|(_, set)| !set.is_empty())
            .map(|(key, set)| {
                let fields: Vec<Field> = self.rules.fields(set).collect();
                Message::new(key)
                    .with("side", side)
                    .with("count", fields.len())
                    .with("fields", names(&fields))
            })
            .collect()
    }
}

fn last_marks(view: &State) -> Vec<Mark> {
    let mark = |field| Mark { spot: spot_of(field), kind: MarkKind::Last };
    match view.last() {
        Some((from, to)) if from == to => vec![mark(from)],
        Some((from, to)) => vec![mark(from), mark(to)],
        None => Vec::new(),
    }
}

fn counter(view: &State, colour: Colour) -> Counter {
    let value = i64::from(view.position().pieces().of(colour).len());
    Counter {
        side: Some(side_of(colour)),
        id: "pieces",
        label: Message::new("warcaby-counter-pieces").with("count", value),
        value,
    }
}
