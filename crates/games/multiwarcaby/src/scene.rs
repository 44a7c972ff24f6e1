//! What a position looks like, and the board in words.

use crate::field::Field;
use crate::field::{SKIP, STOP};
use crate::game::Multiwarcaby;
use crate::options::{SecondMove, Size};
use crate::state::{Ending, Stage, State, Which};
use stolik_game::kit::{Grid, joined, spots};
use stolik_game::scene::{Button, Counter, Look, Mark, Owner, Quarter, Token};
use stolik_game::{Arg, Message, Rules, Scene, Seat, Show, Side, Standings};

impl Show for Multiwarcaby {
    fn scene(&self, view: &State) -> Scene {
        let captured = |side| {
            let count = view.captured(side);
            Counter::new(Some(side), "captured", "multiwarcaby-counter-captured", count)
        };
        Scene {
            tokens: self.tokens(view),
            marks: last_marks(view),
            counters: self.every_side().map(captured).collect(),
            buttons: self.buttons(view),
            remarks: self.stall_is_near(view).into_iter().collect(),
            spoken: self.spoken(view),
            ..self.grid().scene(self.board().fields().iter(), self.prompt(view))
        }
    }

    fn facing(&self, _: Seat) -> Quarter {
        // The pieces are nobody's and no edge is: everybody reads the letters from below.
        Quarter::None
    }

    fn side_name(&self, side: Side) -> Message {
        let teams = self.options().teams;
        let key = if teams { "multiwarcaby-side-team" } else { "multiwarcaby-side-player" };
        Message::new(key).with("number", side.index() + 1)
    }
}

impl Multiwarcaby {
    pub(crate) fn size(&self) -> u8 {
        match self.options().size {
            Size::Nine => 9,
            Size::Seven => 7,
        }
    }

    pub(crate) fn every_side(&self) -> impl Iterator<Item = Side> {
        (0..self.sides()).map(Side)
    }

    fn grid(&self) -> Grid {
        let ring = (Field::ROWS - self.size()) / 2;
        Grid { columns: self.size(), rows: self.size(), first: (ring, ring) }
    }

    fn tokens(&self, view: &State) -> Vec<Token> {
        // M2: the pieces are nobody's.
        let (look, owner) = (Look("draughts-neutral"), Owner::Nobody);
        let name = Message::new("multiwarcaby-token");
        Scene::numbered(self.grid().tokens(view.pieces.iter(), look, owner, name))
    }

    /// The buttons that do something now.
    fn buttons(&self, view: &State) -> Vec<Button> {
        let stop = matches!(view.stage, Stage::Chain { .. });
        let stop = stop.then(|| Button::new(STOP, "multiwarcaby-button-stop"));
        let skip = self.may_skip(view).then(|| Button::new(SKIP, "multiwarcaby-button-skip"));
        stop.into_iter().chain(skip).collect()
    }

    /// What is asked of whom, or how it ended.
    pub(crate) fn prompt(&self, view: &State) -> Message {
        let asked = |key| Message::new(key).with("side", view.turn);
        match (view.stage, self.second_move()) {
            (Stage::Move(Which::First), _) => asked("multiwarcaby-prompt-first"),
            (Stage::Move(Which::Second), SecondMove::Required) => asked("multiwarcaby-prompt-second"),
            (Stage::Move(Which::Second), SecondMove::Optional) => asked("multiwarcaby-prompt-second-or-skip"),
            (Stage::Chain { piece, .. }, _) => {
                asked("multiwarcaby-prompt-chain").with("field", piece.to_string())
            }
            (Stage::Over(ending), _) => {
                let rounds = i64::from(self.options().no_capture_rounds);
                let over = match ending {
                    Ending::OnePiece => Message::new("multiwarcaby-over-one-piece"),
                    Ending::NoCapture => Message::new("multiwarcaby-over-no-capture"),
                    Ending::Stall => Message::new("multiwarcaby-over-stall").with("count", rounds),
                };
                over.with("result", self.result(view))
            }
        }
    }

    /// Who has won, or who shares the first place (M14, MW13).
    fn result(&self, view: &State) -> Message {
        let scores: Vec<i32> = self.every_side().map(|side| view.captured(side).into()).collect();
        let standings = Standings::by_score(&scores);
        let message = if let Some(side) = standings.sole_winner() {
            Message::new("multiwarcaby-result-won").with("side", side)
        } else {
            let first = standings.iter().filter(|(_, standing)| standing.place == 1);
            let first: Vec<Arg> = first.map(|(side, _)| Arg::Side(side)).collect();
            Message::new("multiwarcaby-result-drawn").with("sides", first)
        };
        message.with("score", joined(scores, ":"))
    }

    /// Says when the last round begins in which somebody must capture (MW2).
    fn stall_is_near(&self, view: &State) -> Option<Message> {
        let turns = (self.quiet_limit() + 1).saturating_sub(view.quiet);
        let near = view.quiet > 0 && turns <= self.sides() && !matches!(view.stage, Stage::Over(_));
        near.then(|| Message::new("multiwarcaby-remark-stall").with("count", i64::from(turns)))
    }

    /// First the size, then the pieces row by row from above, what everybody has captured, and what is asked of whom.
    fn spoken(&self, view: &State) -> Vec<Message> {
        let mut lines = vec![
            Message::new("multiwarcaby-spoken-board")
                .with("size", i64::from(self.size()))
                .with("count", i64::from(view.pieces.len())),
        ];
        let pieces: Vec<Field> = view.pieces.iter().collect();
        let rows: Vec<&[Field]> = pieces.chunk_by(|a, b| a.row() == b.row()).collect();
        lines.extend(rows.into_iter().rev().map(|row| {
            Message::new("multiwarcaby-spoken-row")
                .with("row", i64::from(row[0].row()) + 1)
                .with("fields", spots(row.iter().copied()))
        }));
        lines.extend(self.every_side().map(|side| {
            Message::new("multiwarcaby-spoken-captured")
                .with("side", side)
                .with("count", i64::from(view.captured(side)))
        }));
        if let Stage::Move(_) = view.stage {
            let jumpers = self.board().jumpers(view.pieces);
            lines.push(if jumpers.is_empty() {
                Message::new("multiwarcaby-spoken-no-capture")
            } else {
                Message::new("multiwarcaby-spoken-can-capture").with("fields", spots(jumpers.iter()))
            });
        }
        lines.push(self.prompt(view));
        lines
    }
}

/// Where the last move began and ended; once where its piece came back.
fn last_marks(view: &State) -> Vec<Mark> {
    let ends = view.last.map_or(Vec::new(), |(from, to)| vec![from, to]);
    let mut marks: Vec<Mark> = ends.into_iter().map(|field| Mark::last(field.spot())).collect();
    marks.dedup();
    marks
}
