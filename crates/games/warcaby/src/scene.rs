//! What a position looks like, and sounds like.

use crate::colour::{Colour, Rank};
use crate::field::Field;
use crate::game::Warcaby;
use crate::state::{Draw, Ending, State, Win};
use stolik_game::kit::{Grid, spots};
use stolik_game::scene::{Counter, Emblem, Field as SceneField, Look, Mark, Owner, Quarter, Token};
use stolik_game::{Message, Scene, Seat, Show, Side};

impl Show for Warcaby {
    fn scene(&self, view: &State) -> Scene {
        let pieces = |colour| {
            let count = view.position().pieces().of(colour).len();
            Counter::new(Some(colour.side()), "pieces", "warcaby-counter-pieces", count)
        };
        let board = Field::all().filter(|&field| self.rules.has(field));
        let bare = self.grid().scene(board, self.prompt(view));
        Scene {
            fields: bare.fields.into_iter().map(|field| self.dark_or_light(field)).collect(),
            tokens: self.tokens(view),
            marks: last_marks(view),
            counters: Colour::ALL.map(pieces).to_vec(),
            spoken: self.spoken(view),
            ..bare
        }
    }

    fn facing(&self, seat: Seat) -> Quarter {
        // WA2: light sits at row 1, dark across.
        if seat == Colour::Light.seat() { Quarter::None } else { Quarter::Two }
    }

    fn emblem(&self, seat: Seat) -> Emblem {
        let colour = if seat == Colour::Light.seat() { Colour::Light } else { Colour::Dark };
        Emblem { look: MAN, owner: owner(colour) }
    }

    fn side_name(&self, side: Side) -> Message {
        Message::new(if side == Colour::Light.side() { "warcaby-side-light" } else { "warcaby-side-dark" })
    }
}

const MAN: Look = Look("draughts-man");

const fn owner(colour: Colour) -> Owner {
    match colour {
        Colour::Light => Owner::Light,
        Colour::Dark => Owner::Dark,
    }
}

/// What a piece looks like, whose it is, and what it is called.
pub(crate) fn piece((colour, rank): (Colour, Rank)) -> (Look, Owner, Message) {
    let look = match rank {
        Rank::Man => MAN,
        Rank::King => Look("draughts-king"),
    };
    let name = match (colour, rank) {
        (Colour::Light, Rank::Man) => "warcaby-token-light-man",
        (Colour::Light, Rank::King) => "warcaby-token-light-king",
        (Colour::Dark, Rank::Man) => "warcaby-token-dark-man",
        (Colour::Dark, Rank::King) => "warcaby-token-dark-king",
    };
    (look, owner(colour), Message::new(name))
}

impl Warcaby {
    fn grid(&self) -> Grid {
        let size = self.rules.options().board.size();
        Grid { columns: size, rows: size, first: (0, 0) }
    }

    /// The field as the options colour it (WA1); nothing ever stands on a light one.
    fn dark_or_light(&self, field: SceneField) -> SceneField {
        let playable = Field::of_spot(field.spot).is_some_and(|field| self.rules.is_playable(field));
        let look = Some(Look(if playable { "board-field-dark" } else { "board-field-light" }));
        SceneField { look, playable, ..field }
    }

    fn tokens(&self, view: &State) -> Vec<Token> {
        let token = |field| {
            let (look, owner, name) = piece(view.position().pieces().on(field)?);
            Some(self.grid().token(field, look, owner, name))
        };
        Scene::numbered(self.rules.playable_fields().filter_map(token))
    }

    fn prompt(&self, view: &State) -> Message {
        let options = self.rules.options();
        let turn = view.position().turn();
        let of = |key, side: Colour| Message::new(key).with("side", side.side());
        match view.ending(&self.rules) {
            None => match self.rules.majority(view.position()) {
                0 => of("warcaby-prompt-move", turn),
                count => of("warcaby-prompt-capture", turn).with("count", i64::from(count)),
            },
            Some(Ending::Won { winner, by: Win::AllCaptured }) => of("warcaby-over-no-pieces", winner),
            Some(Ending::Won { winner, by: Win::Blocked }) => of("warcaby-over-no-move", winner),
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
        let position = view.position();
        let size = i64::from(self.rules.options().board.size());
        let mut lines = vec![Message::new("warcaby-spoken-board").with("size", size)];
        for colour in Colour::ALL {
            lines.extend(self.spoken_pieces(view, colour));
        }
        if view.ending(&self.rules).is_some() {
            lines.push(self.prompt(view));
            return lines;
        }
        lines.push(Message::new("warcaby-spoken-to-move").with("side", position.turn().side()));
        let count = self.rules.majority(position);
        if count > 0 {
            let capturing = self.rules.fields(self.rules.movable(position));
            let must = Message::new("warcaby-spoken-must-capture").with("count", i64::from(count));
            lines.push(must.with("fields", spots(capturing)));
        }
        lines
    }

    fn spoken_pieces(&self, view: &State, colour: Colour) -> Vec<Message> {
        let pieces = view.position().pieces();
        let of_side = |key| Message::new(key).with("side", colour.side());
        let (men, kings) = (pieces.of(colour) - pieces.kings, pieces.of(colour) & pieces.kings);
        if (men | kings).is_empty() {
            return vec![of_side("warcaby-spoken-none")];
        }
        let spoken = [("warcaby-spoken-men", men), ("warcaby-spoken-kings", kings)];
        let spoken = spoken.into_iter().filter(|(_, set)| !set.is_empty()).map(|(key, set)| {
            let fields = spots(self.rules.fields(set));
            of_side(key).with("count", fields.len()).with("fields", fields)
        });
        spoken.collect()
    }
}

/// Where the last move began and ended; once where its piece came back.
fn last_marks(view: &State) -> Vec<Mark> {
    let ends = view.last().map_or(Vec::new(), |(from, to)| vec![from, to]);
    let mut marks: Vec<Mark> = ends.into_iter().map(|field| Mark::last(field.spot())).collect();
    marks.dedup();
    marks
}
