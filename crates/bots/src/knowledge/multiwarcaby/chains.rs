//! Chains of jumps, on the bits of the board: ten to a row, the last of which is no field.

use stolik_game::{Entropy, Pinned};
use stolik_multiwarcaby::{Field, Hop, Stage};

/// The bits to the next field along the four axes.
const AXES: [u32; 4] = [1, 9, 10, 11];
/// Two steps along the longest axis.
const MIDDLE: u32 = 22;
/// The most jumps of one chain; a longer one goes on as a new decision.
const MOST: usize = 14;
/// How many jumps are tried before a search for the longest chain is content with what it has.
const PATIENCE: u32 = 128;
/// The most chains of one piece that are told apart.
const MOST_OF_A_PIECE: usize = 48;

/// Jumps of one piece, one after the other.
#[derive(Clone, Copy, Debug)]
pub struct Chain {
    /// The bits it passes, the first being where it starts.
    passes: [u8; MOST + 1],
    jumps: u8,
    /// What it takes.
    captured: u128,
}

/// Chains are equal if they take the same pieces and begin and end alike: the way between makes no difference.
impl PartialEq for Chain {
    fn eq(&self, other: &Chain) -> bool {
        let ends = |chain: &Chain| (chain.passes[0], chain.passes[usize::from(chain.jumps)]);
        self.captured == other.captured && ends(self) == ends(other)
    }
}

impl Eq for Chain {}

impl Chain {
    /// How many pieces it takes.
    pub const fn taken(&self) -> i32 {
        self.jumps as i32
    }

    /// Its jumps.
    pub fn hops(&self) -> impl Iterator<Item = Hop> + use<> {
        let chain = *self;
        (0..usize::from(chain.jumps)).filter_map(move |at| {
            let [from, to] = [chain.passes[at], chain.passes[at + 1]].map(field);
            Some(Hop { from: from?, to: to? })
        })
    }

    /// Whether the piece could go on after it, and so must be stopped.
    pub fn stops(&self, after: Stage) -> bool {
        // A chain as long as chains get goes on.
        usize::from(self.jumps) < MOST && matches!(after, Stage::Chain { .. })
    }
}

fn field(bit: u8) -> Option<Field> {
    Field::new(bit % 10, bit / 10)
}

fn bit_of(field: Field) -> u32 {
    u32::from(field.row()) * 10 + u32::from(field.column())
}

/// The chains on a board.
#[derive(Clone, Debug)]
pub struct Chains {
    fields: u128,
}

impl Chains {
    /// On a board of these fields.
    pub const fn on(fields: u128) -> Chains {
        Chains { fields }
    }

    /// The pieces that can jump.
    #[inline]
    fn jumpers(&self, pieces: u128) -> u128 {
        let empty = self.fields & !pieces;
        AXES.iter().fold(0, |jumpers, axis| {
            jumpers | (pieces >> axis & empty >> (2 * axis)) | (pieces << axis & empty << (2 * axis))
        }) & pieces
    }

    /// Calls with every jump of the piece on a bit: where it lands, and what it takes.
    #[inline]
    fn each_jump(&self, pieces: u128, from: u32, mut found: impl FnMut(u32, u128)) {
        // What lies around the piece fits into a word, with the piece in its middle.
        let around = |set: u128| (set << MIDDLE >> from) as u64;
        let (taken, empty) = (around(pieces), around(self.fields & !pieces));
        for axis in AXES {
            if taken >> (MIDDLE + axis) & empty >> (MIDDLE + 2 * axis) & 1 != 0 {
                found(from + 2 * axis, 1 << (from + axis));
            }
            if taken >> (MIDDLE - axis) & empty >> (MIDDLE - 2 * axis) & 1 != 0 {
                found(from - 2 * axis, 1 << (from - axis));
            }
        }
    }

    /// A piece that can jump, if there is one.
    pub fn random_jumper(&self, pieces: u128, entropy: &mut Pinned) -> Option<Field> {
        let mut jumpers = self.jumpers(pieces);
        if jumpers == 0 {
            return None;
        }
        for _ in 0..entropy.below(jumpers.count_ones().into()) {
            jumpers &= jumpers - 1;
        }
        field(jumpers.trailing_zeros() as u8)
    }

    /// How many pieces the longest chain takes, and what is left after it.
    pub fn longest(&self, pieces: u128) -> (i32, u128) {
        let mut patience = PATIENCE;
        let mut best = (0, pieces);
        let mut jumpers = self.jumpers(pieces);
        while jumpers != 0 {
            let from = jumpers.trailing_zeros();
            jumpers &= jumpers - 1;
            self.extend(pieces, from, 0, &mut best, &mut patience);
        }
        best
    }

    /// The same for the chains of one piece.
    pub fn longest_of(&self, pieces: u128, piece: Field) -> (i32, u128) {
        let mut best = (0, pieces);
        self.extend(pieces, bit_of(piece), 0, &mut best, &mut { PATIENCE });
        best
    }

    fn extend(&self, pieces: u128, from: u32, taken: i32, best: &mut (i32, u128), patience: &mut u32) {
        if taken > best.0 {
            *best = (taken, pieces);
        }
        if *patience == 0 {
            return;
        }
        *patience -= 1;
        self.each_jump(pieces, from, |to, over| {
            self.extend(pieces & !(1 << from) & !over | 1 << to, to, taken + 1, best, patience);
        });
    }

    /// Adds all chains.
    pub fn each(&self, pieces: u128, out: &mut Vec<Chain>) {
        let mut jumpers = self.jumpers(pieces);
        while jumpers != 0 {
            let from = jumpers.trailing_zeros();
            jumpers &= jumpers - 1;
            self.each_from(pieces, from, out);
        }
    }

    /// Adds all chains of a piece.
    pub fn each_of(&self, pieces: u128, piece: Field, out: &mut Vec<Chain>) {
        self.each_from(pieces, bit_of(piece), out);
    }

    fn each_from(&self, pieces: u128, from: u32, out: &mut Vec<Chain>) {
        let first = out.len();
        let mut passes = [0; MOST + 1];
        passes[0] = from as u8;
        self.grow(pieces, Chain { passes, jumps: 0, captured: 0 }, first, out);
    }

    fn grow(&self, pieces: u128, chain: Chain, first: usize, out: &mut Vec<Chain>) {
        let at = chain.passes[usize::from(chain.jumps)];
        if usize::from(chain.jumps) == MOST || out.len() - first >= MOST_OF_A_PIECE {
            return;
        }
        self.each_jump(pieces, at.into(), |to, over| {
            let mut longer = chain;
            longer.jumps += 1;
            longer.passes[usize::from(longer.jumps)] = to as u8;
            longer.captured |= over;
            if !out[first..].contains(&longer) {
                out.push(longer);
                self.grow(pieces & !(1 << at) & !over | 1 << to, longer, first, out);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_game::{Notation, Rules};
    use stolik_multiwarcaby::Multiwarcaby;

    fn pieces(text: &str) -> (Chains, u128) {
        let game = Multiwarcaby::default();
        let setup = game.parse_setup(text).expect("a position");
        let state = game.set_up(&setup).expect("a possible position");
        (Chains::on(game.board().fields().bits()), state.pieces().bits())
    }

    fn all(text: &str) -> Vec<String> {
        let (chains, pieces) = pieces(text);
        let mut found = Vec::new();
        chains.each(pieces, &mut found);
        let words = |chain: &Chain| {
            chain.hops().map(|hop| format!("{}{}", hop.from, hop.to)).collect::<Vec<_>>().join("-")
        };
        found.iter().map(words).collect()
    }

    #[test]
    fn chains_of_position_4_mw7() {
        assert_eq!(all("A1,B1,C2,D4"), ["A1C1", "A1C1-C1C3", "A1C1-C1C3-C3E5", "B1D3", "B1D3-D3D5"]);
    }

    #[test]
    fn a_round_trip_of_position_6_is_found_in_both_directions_and_told_once() {
        let found = all("A1,A2,B1,B3,C2");
        let round = found.iter().filter(|chain| chain.starts_with("A1") && chain.ends_with("A1"));
        assert_eq!(round.count(), 1, "{found:?}");
    }

    #[test]
    fn the_longest_of_position_9_takes_eleven() {
        let (chains, pieces) = pieces("A1,B1,D1,F1,H1,I2,H3,F3,D3,B3,A4,B5");
        let (taken, left) = chains.longest(pieces);
        assert_eq!((taken, left.count_ones()), (11, 1));
    }
}
