//! What a position looks like.

use crate::editing;
use crate::field::{Field, MOST};
use crate::game::Multiwarcaby;
use crate::options::{SecondMove, Size};
use crate::setup::Setup;
use crate::spots::{SKIP, STOP, spot_of};
use crate::state::{Ending, Stage, State, Which};
use stolik_game::scene::{
    Button, Counter, Field as SceneField, Look, Mark, MarkKind, Owner, Quarter, Shape, Token, TokenId,
};
use stolik_game::{Arg, Dial, Message, Rules, Scene, Seat, Show, Side, Sort, Spot, Standings};

/// The width of a field.
const FIELD: i32 = 100;

impl Show for Multiwarcaby {
    fn scene(&self, view: &State) -> Scene {
        let size = i32::from(self.size()) * FIELD;
        Scene {
            fields: self.scene_fields(),
            tokens: self.tokens(view),
            marks: last_marks(view),
            counters: self.every_side().map(|side| counter(view, side)).collect(),
            buttons: self.buttons(view),
            remarks: self.stall_is_near(view).into_iter().collect(),
            spoken: self.spoken(view),
            ..Scene::empty((size, size), self.prompt(view))
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

    fn sorts(&self) -> Vec<Sort> {
        editing::sorts()
    }

    fn bare_setup(&self) -> Option<Setup> {
        Some(editing::bare(self))
    }

    fn standing(&self, setup: &Setup) -> Vec<(Spot, usize)> {
        editing::standing(setup)
    }

    fn put(&self, setup: &mut Setup, spot: Spot, sort: Option<usize>) {
        editing::put(setup, spot, sort);
    }

    fn dials(&self, setup: &Setup) -> Vec<Dial> {
        editing::dials(self, setup)
    }

    fn turn_dial(&self, setup: &mut Setup, id: &str, of: u8, value: i64) {
        editing::turn_dial(setup, id, of, value);
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

    fn corner(&self, field: Field) -> (i32, i32) {
        let ring = (MOST - self.size()) / 2;
        let (right, up) = (field.column() - ring, field.row() - ring);
        (i32::from(right) * FIELD, i32::from(self.size() - 1 - up) * FIELD)
    }

    /// All fields from the upper left, as one reads.
    fn scene_fields(&self) -> Vec<SceneField> {
        let mut fields: Vec<Field> = self.board().fields().iter().collect();
        fields.sort_by_key(|field| (MOST - field.row(), field.column()));
        let shown = fields.into_iter().map(|field| {
            let (x, y) = self.corner(field);
            let dark = (field.column() + field.row()).is_multiple_of(2);
            SceneField {
                spot: spot_of(field),
                name: field.to_string(),
                shape: Shape::Rect { x, y, width: FIELD, height: FIELD },
                look: Some(Look(if dark { "board-field-dark" } else { "board-field-light" })),
                playable: true,
            }
        });
        shown.collect()
    }

    fn tokens(&self, view: &State) -> Vec<Token> {
        let token = |(number, piece)| Token {
            id: TokenId(number),
            look: Look("draughts-neutral"),
            owner: Owner::Nobody, // M2
            spot: spot_of(piece),
            layer: 0,
            at: self.corner(piece),
            scale: 100,
            turned: Quarter::None,
            name: Message::new("multiwarcaby-token"),
        };
        (0..).zip(view.pieces.iter()).map(token).collect()
    }

    /// The buttons that do something now.
    fn buttons(&self, view: &State) -> Vec<Button> {
        let button = |spot, key| Button { spot, label: Message::new(key) };
        let mut buttons = Vec::new();
        if let Stage::Chain { .. } = view.stage {
            buttons.push(button(STOP, "multiwarcaby-button-stop"));
        }
        if self.may_skip(view) {
            buttons.push(button(SKIP, "multiwarcaby-button-skip"));
        }
        buttons
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
        let score: Vec<String> = scores.iter().map(i32::to_string).collect();
        let message = if let Some(side) = standings.sole_winner() {
            Message::new("multiwarcaby-result-won").with("side", side)
        } else {
            let first = standings.iter().filter(|(_, standing)| standing.place == 1);
            let first: Vec<Arg> = first.map(|(side, _)| Arg::Side(side)).collect();
            Message::new("multiwarcaby-result-drawn").with("sides", first)
        };
        message.with("score", score.join(":"))
    }

    /// Says when the last round begins in which somebody must capture (MW2).
    fn stall_is_near(&self, view: &State) -> Option<Message> {
        let turns = (self.quiet_limit() + 1).saturating_sub(view.quiet);
        let near = view.quiet > 0 && turns <= self.sides() && !matches!(view.stage, Stage::Over(_));
        near.then(|| Message::new("multiwarcaby-remark-stall").with("count", i64::from(turns)))
    }
}

fn last_marks(view: &State) -> Vec<Mark> {
    let mark = |field| Mark { spot: spot_of(field), kind: MarkKind::Last };
    match view.last {
        Some((from, to)) if from == to => vec![mark(from)],
        Some((from, to)) => vec![mark(from), mark(to)],
        None => Vec::new(),
    }
}

fn counter(view: &State, side: Side) -> Counter {
    let value = i64::from(view.captured(side));
    Counter {
        side: Some(side),
        id: "captured",
        label: Message::new("multiwarcaby-counter-captured").with("count", value),
        value,
    }
}
