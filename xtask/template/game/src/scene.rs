//! What a position looks like, and the board in words.

use crate::board::{Field, SIDES, State};
use crate::game::PiecKladek;
use stolik_game::kit::{Grid, spots};
use stolik_game::scene::{Counter, Emblem, Quarter};
use stolik_game::{Message, Rules, Scene, Seat, Show, Side};

const GRID: Grid = Grid { columns: Field::COLUMNS, rows: Field::ROWS, first: (0, 0) };

impl Show for PiecKladek {
    fn scene(&self, view: &State) -> Scene {
        let prompt = prompt(self, view);
        let count =
            |side| Counter::new(Some(side), "bridges", "piec-kladek-counter-bridges", view.bridges(side));
        let spoken = SIDES.map(|side| {
            let message = Message::new("piec-kladek-spoken-side").with("side", side);
            message.with("fields", spots(view.stones[side.index()].iter())).with("count", view.bridges(side))
        });
        let tokens = SIDES.into_iter().flat_map(|side| {
            let Emblem { look, owner } = self.emblem(Seat(side.0));
            let name = Message::new("piec-kladek-token").with("side", side);
            GRID.tokens(view.stones[side.index()].iter(), look, owner, name)
        });
        Scene {
            tokens: Scene::numbered(tokens),
            counters: SIDES.map(count).to_vec(),
            dice: view
                .roll
                .map(|roll| roll.shown(self.emblem(Seat(view.turn.0)).owner))
                .into_iter()
                .collect(),
            spoken: spoken.into_iter().chain([prompt.clone()]).collect(),
            ..GRID.scene(Field::all(), prompt)
        }
    }

    fn facing(&self, seat: Seat) -> Quarter {
        [Quarter::None, Quarter::Two][seat.index()] // K3
    }

    fn side_name(&self, side: Side) -> Message {
        Message::new(["piec-kladek-side-red", "piec-kladek-side-blue"][side.index()])
    }
}

/// What is asked of whom, or how it ended.
fn prompt(game: &PiecKladek, view: &State) -> Message {
    let asked = |key| Message::new(key).with("side", view.turn);
    match (game.outcome(view).map(|outcome| outcome.standings.sole_winner()), view.roll) {
        (Some(Some(winner)), _) => Message::new("piec-kladek-over-won").with("side", winner),
        (Some(None), _) => Message::new("piec-kladek-over-drawn"),
        (None, None) => asked("piec-kladek-prompt-roll"),
        (None, Some(roll)) => asked("piec-kladek-prompt-go").with("count", roll.eyes()),
    }
}
