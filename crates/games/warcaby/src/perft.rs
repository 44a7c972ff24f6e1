//! Counting the lines of play to a depth, to check the generator and to measure it.

use crate::capture::{Captures, Orders, Sight};
use crate::moves::Move;
use crate::position::Position;
use crate::variant::Variant;

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

/// The same where captures are equal only if they take the pieces in the same order. Where a king halts on
/// the way never counts.
pub fn perft_raw(rules: &Variant, position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let sight = Sight::new(rules, position);
    let mut lines = 0;
    if sight.can_capture() {
        for chain in Captures::all(rules, &sight, Orders::Apart).chains() {
            for to in chain.to.singles() {
                let (from, to) = (rules.lowest(chain.from), rules.lowest(to));
                let found = Move { from, to, captured: chain.captured };
                lines += chain.orders * perft_raw(rules, &position.after(rules, found), depth - 1);
            }
        }
    } else if depth == 1 {
        lines = u64::from(rules.count_moves(position));
    } else {
        rules
            .each_move(position, |found| lines += perft_raw(rules, &position.after(rules, found), depth - 1));
    }
    lines
}
