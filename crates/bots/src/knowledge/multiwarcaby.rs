//! What search knows of Multiwarcaby.
//!
//! A move of search is a whole move: a shift, or a chain of jumps up to where it stops. Chains that take the same pieces
//! and end on the same field are one move. What counts is the difference of captures; a position is judged by what has
//! been captured and by what whoever is to move can take at once.
//!
//! When few pieces are left, every line of play is short: then search sees all ends, and its value is exact.

mod chains;

use super::{ActionOf, Knowledge, Node, Ranked, Shares, StateOf};
use crate::{Method, Skill, Strength};
use chains::{Chain, Chains};
use stolik_game::{Entropy, Input, MOST_SEATS, Pinned, Rules, Seat, Side};
use stolik_multiwarcaby::{Action, Field, Hop, Multiwarcaby as Game, Stage, Which};

/// A captured piece.
const PIECE: i32 = 100;
/// The first place; how far ahead one is comes on top, so that who has won goes on capturing.
const FIRST_PLACE: i32 = 20_000;

/// A whole move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whole {
    /// A shift.
    Shift(Hop),
    /// Jumps of one piece, and a stop if it could go on.
    Jumps(Chain),
    /// A piece that has jumped already does not jump on.
    Stop,
    /// The second move is not made.
    Skip,
}

/// What search knows of Multiwarcaby.
#[derive(Clone, Debug)]
pub struct Multiwarcaby {
    chains: Chains,
    found: Vec<Chain>,
    skip: bool,
}

impl Multiwarcaby {
    /// For a game with these options.
    pub fn new(game: &Game) -> Multiwarcaby {
        Multiwarcaby {
            chains: Chains::on(game.board().fields().bits()),
            found: Vec::with_capacity(1 << 10),
            skip: game.options().second_move == stolik_multiwarcaby::SecondMove::Optional,
        }
    }

    /// How many pieces whoever is to move can take at once, at least: the longest chain, and the longest after it if there
    /// are two moves to make.
    #[inline]
    fn at_hand(&self, state: &StateOf<Self>) -> i32 {
        let pieces = state.pieces().bits();
        match state.stage() {
            Stage::Over(_) => 0,
            Stage::Move(Which::First) => {
                let (first, left) = self.chains.longest(pieces);
                if first == 0 { 1 } else { first + self.chains.longest(left).0 }
            }
            Stage::Move(Which::Second) => self.chains.longest(pieces).0,
            Stage::Chain { piece, which } => {
                let (more, left) = self.chains.longest_of(pieces, piece);
                if which == Which::First { more + self.chains.longest(left).0 } else { more }
            }
        }
    }
}

impl Knowledge for Multiwarcaby {
    type Game = Game;
    type Move = Whole;

    fn skill(&self, game: &Game, strength: Strength) -> Skill {
        let (depth, nodes, looseness) = match strength {
            // With more sides a piece given away goes to one of several.
            Strength::Easy if game.sides() > 2 => (1, 2_000, 300),
            Strength::Easy => (1, 2_000, 210),
            Strength::Medium => (1, 10_000, 85),
            Strength::Strong => (32, 80_000, 0),
        };
        Skill { method: Method::AlphaBeta { depth }, nodes, looseness }
    }

    fn moves(
        &mut self,
        Node { game, state, .. }: Node<'_, Game>,
        _: &mut Pinned,
        out: &mut Vec<Ranked<Whole>>,
    ) {
        let pieces = state.pieces().bits();
        self.found.clear();
        match state.stage() {
            Stage::Over(_) => {}
            Stage::Chain { piece, .. } => {
                self.chains.each_of(pieces, piece, &mut self.found);
                out.push(Ranked::new(Whole::Stop, 1));
            }
            Stage::Move(which) => {
                self.chains.each(pieces, &mut self.found);
                for from in state.pieces().iter() {
                    let shifts = game.board().shifts_of(state.pieces(), from).iter();
                    out.extend(shifts.map(|to| Ranked::new(Whole::Shift(Hop { from, to }), 0)));
                }
                if self.skip && which == Which::Second {
                    out.push(Ranked::new(Whole::Skip, 1));
                }
            }
        }
        let sharp = Ranked::<Whole>::SHARP;
        out.extend(self.found.iter().map(|&chain| Ranked::new(Whole::Jumps(chain), sharp + chain.taken())));
    }

    #[inline]
    fn play(&mut self, game: &Game, state: &mut StateOf<Self>, seat: Seat, chosen: Whole) {
        let mut act = |action| {
            game.play_unchecked(state, &Input::Act { seat, action });
        };
        match chosen {
            Whole::Shift(hop) => act(Action::Shift(hop)),
            Whole::Stop => act(Action::Stop),
            Whole::Skip => act(Action::Skip),
            Whole::Jumps(chain) => {
                chain.hops().for_each(|hop| act(Action::Jump(hop)));
                if chain.stops(state.stage()) {
                    game.play_unchecked(state, &Input::Act { seat, action: Action::Stop });
                }
            }
        }
    }

    fn actions(&self, node: Node<'_, Game>, chosen: Whole, out: &mut Vec<ActionOf<Self>>) {
        match chosen {
            Whole::Shift(hop) => out.push(Action::Shift(hop)),
            Whole::Stop => out.push(Action::Stop),
            Whole::Skip => out.push(Action::Skip),
            Whole::Jumps(chain) => {
                let mut after = *node.state;
                for hop in chain.hops() {
                    let action = Action::Jump(hop);
                    out.push(action);
                    node.game.play_unchecked(&mut after, &Input::Act { seat: node.seat, action });
                }
                out.extend(chain.stops(after.stage()).then_some(Action::Stop));
            }
        }
    }

    #[inline]
    fn evaluate(&self, game: &Game, state: &StateOf<Self>, side: Side) -> i32 {
        let at_hand = self.at_hand(state);
        let captured = |side: Side| {
            let more = if side == state.turn() { at_hand } else { 0 };
            i32::from(state.captured(side)) + more
        };
        let others = (0..game.sides()).map(Side).filter(|&other| other != side);
        PIECE * (captured(side) - others.map(captured).max().unwrap_or(0))
    }

    fn value_of_end(&self, game: &Game, state: &StateOf<Self>, side: Side) -> i32 {
        let lead = lead(game, state, side);
        FIRST_PLACE * lead.signum() + PIECE * lead
    }

    /// One piece is never captured: who is further ahead than all others that are left has won.
    #[inline]
    fn settled(&self, game: &Game, state: &StateOf<Self>, side: Side) -> Option<i32> {
        let lead = lead(game, state, side);
        let to_capture = state.pieces().len().cast_signed() - 1;
        (lead.abs() > to_capture).then(|| FIRST_PLACE * lead.signum() + self.evaluate(game, state, side))
    }

    fn shares(&self, game: &Game, state: &StateOf<Self>) -> Shares {
        // What is still on the board decides how much a lead is worth.
        let left = state.pieces().len() as f32;
        let calm = 0.5 + 0.5 * left.sqrt();
        let at_hand = self.at_hand(state);
        let mut shares = [0.0; MOST_SEATS];
        for side in (0..game.sides()).map(Side) {
            let more = if side == state.turn() { at_hand as f32 } else { 0.0 };
            shares[side.index()] = ((f32::from(state.captured(side)) + more) / calm).exp();
        }
        let sum: f32 = shares.iter().sum();
        shares.map(|share| share / sum)
    }

    fn slot(&self, chosen: Whole) -> usize {
        match chosen {
            Whole::Shift(Hop { from, to }) => number(from) << 7 | number(to),
            _ => 0,
        }
    }

    fn simulate(&mut self, node: Node<'_, Game>, entropy: &mut Pinned) -> Option<Action> {
        let Node { game, state, .. } = node;
        let piece = match state.stage() {
            Stage::Chain { piece, .. } => Some(piece),
            _ => self.chains.random_jumper(state.pieces().bits(), entropy),
        };
        let Some(from) = piece else { return node.random(entropy) };
        let landings = game.board().jumps_of(state.pieces(), from);
        let to = landings.iter().nth(entropy.index(landings.len() as usize))?;
        Some(Action::Jump(Hop { from, to }))
    }

    /// Jumps whenever it can, as far as it happens to go.
    fn beginner(&mut self, node: Node<'_, Game>, entropy: &mut Pinned) -> Option<Action> {
        self.simulate(node, entropy)
    }
}

/// How many more pieces a side has captured than the best of the others.
#[inline]
fn lead(game: &Game, state: &StateOf<Multiwarcaby>, side: Side) -> i32 {
    let captured = |side: Side| i32::from(state.captured(side));
    let others = (0..game.sides()).map(Side).filter(|&other| other != side);
    captured(side) - others.map(captured).max().unwrap_or(0)
}

fn number(field: Field) -> usize {
    usize::from(field.row()) * 10 + usize::from(field.column())
}
