//! Counting the lines of play to a depth, to check the generator and to measure it.

use crate::capture::{Captures, Orders, Sight};
use crate::game::Warcaby;
use crate::moves::Move;
use crate::position::Position;
use crate::state::State;
use crate::variant::Variant;
use stolik_game::RawPerft;

/// The number of lines of `depth` half-moves. Draws end nothing here.
pub fn perft(rules: &Variant, position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => u64::from(rules.count_moves(position)),
        2 => {
            let mut lines = 0;
            rules.each_move(position, |found| {
                lines += u64::from(rules.count_moves(&position.after(rules, found)));
            });
            lines
        }
        _ => {
            let mut lines = 0;
            rules.each_move(position, |found| {
                lines += perft(rules, &position.after(rules, found), depth - 1);
            });
            lines
        }
    }
}

/// The same where captures are equal only if they take the pieces in the same order. Where a king halts on the way
/// never counts.
pub fn perft_raw(rules: &Variant, position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if depth == 1 && rules.majority(position) == 0 {
        return u64::from(rules.count_moves(position));
    }
    let mut lines = 0;
    each_move_with_orders(rules, position, |found, orders| {
        lines += orders * perft_raw(rules, &position.after(rules, found), depth - 1);
    });
    lines
}

/// Calls `found` with every legal move and the number of orders in which it can take its pieces; 1 for a step.
fn each_move_with_orders(rules: &Variant, position: &Position, mut found: impl FnMut(Move, u64)) {
    let sight = Sight::new(rules, position);
    if !sight.can_capture() {
        return rules.each_move(position, |step| found(step, 1));
    }
    let captures = Captures::all(rules, &sight, Orders::Apart);
    for chain in captures.chains() {
        for to in chain.to.singles() {
            let (from, to) = (rules.lowest(chain.from), rules.lowest(to));
            found(Move { from, to, captured: chain.captured }, chain.orders);
        }
    }
}

/// Captures are equal only if they take the pieces in the same order.
impl RawPerft for Warcaby {
    fn perft_raw(&self, state: &State, depth: u32) -> u64 {
        perft_raw(&self.rules, state.position(), depth)
    }

    fn perft_raw_divided(&self, state: &State, depth: u32) -> Vec<(Move, u64)> {
        let mut divided: Vec<(Move, u64)> = Vec::new();
        each_move_with_orders(&self.rules, state.position(), |found, orders| {
            let after = state.position().after(&self.rules, found);
            let lines = orders * perft_raw(&self.rules, &after, depth.saturating_sub(1));
            match divided.iter_mut().find(|(known, _)| *known == found) {
                Some((_, known)) => *known += lines,
                None => divided.push((found, lines)),
            }
        });
        divided.sort_unstable();
        divided
    }
}
