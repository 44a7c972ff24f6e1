//! What search knows of Pięć Kładek: whose footbridges there are, and how much must be rolled for the others.

use super::{ActionOf, Knowledge, Node, Ranked, StateOf};
use crate::{Method, Skill, Strength};
use stolik_game::{Input, Pinned, Rules, Seat, Side};
use stolik_piec_kladek::{Field, PiecKladek as Game};

/// A footbridge of one's own.
const BRIDGE: i32 = 600;
/// A footbridge that the next roll wins, whatever it is.
const AT_ONCE: i32 = 240;
/// A point that less must be rolled for it.
const POINT: i32 = 12;
/// The most points that anything can take.
const MOST_POINTS: i32 = 14;

/// What search knows of Pięć Kładek.
#[derive(Clone, Debug)]
pub struct PiecKladek {
    stones: Vec<Field>,
}

impl PiecKladek {
    /// For a game with these options.
    pub fn new(_: &Game) -> PiecKladek {
        PiecKladek { stones: Vec::new() }
    }
}

/// What a side has: its footbridges, and those that it may have soon.
fn worth(state: &StateOf<PiecKladek>, side: Side) -> i32 {
    let [own, others] = [side, side.other()].map(|side| state.stones[side.index()]);
    let bridges = others.iter().filter_map(|stone| {
        let pusher = (own & stone.bridge()).iter().next()?;
        let pushes = if side == Side(0) { Field::ROWS - stone.row() } else { stone.row() + 1 };
        let way = pusher.row().abs_diff(stone.row()) - 1;
        let points = i32::from(2 * pushes + way);
        let rolls = (7 - points).clamp(0, 6); // Of six.
        Some(AT_ONCE * rolls / 6 + POINT * (MOST_POINTS - points))
    });
    BRIDGE * state.bridges(side) + bridges.sum::<i32>()
}

impl Knowledge for PiecKladek {
    type Game = Game;
    type Move = Field;

    fn skill(&self, _: &Game, strength: Strength) -> Skill {
        let (depth, nodes, looseness) = match strength {
            Strength::Easy => (1, 500, 250),
            Strength::Medium => (2, 5_000, 60),
            Strength::Strong => (5, 100_000, 0),
        };
        Skill { method: Method::AlphaBeta { depth }, nodes, looseness }
    }

    fn moves(&mut self, node: Node<'_, Game>, _: &mut Pinned, out: &mut Vec<Ranked<Field>>) {
        self.stones.clear();
        node.legal(&mut self.stones);
        out.extend(self.stones.iter().map(|&stone| Ranked::new(stone, 0)));
    }

    fn play(&mut self, game: &Game, state: &mut StateOf<Self>, seat: Seat, action: Field) {
        game.play_unchecked(state, &Input::Act { seat, action });
    }

    fn actions(&self, _: Node<'_, Game>, chosen: Field, out: &mut Vec<ActionOf<Self>>) {
        out.push(chosen);
    }

    fn evaluate(&self, _: &Game, state: &StateOf<Self>, side: Side) -> i32 {
        worth(state, side) - worth(state, side.other())
    }

    /// Whoever has just learnt the rules takes what is best at once.
    fn beginner(&mut self, node: Node<'_, Game>, _: &mut Pinned) -> Option<Field> {
        let Node { game, state, seat } = node;
        let side = game.side_of(seat);
        state.choosable().iter().max_by_key(|&action| {
            let mut after = *state;
            game.play_unchecked(&mut after, &Input::Act { seat, action });
            after.bridges(side)
        })
    }
}
