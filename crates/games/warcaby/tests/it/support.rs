//! Small helpers of the tests.

use stolik_warcaby::{Field, Move, Options, Position, Setup, Variant};

/// The rules with some options changed.
pub fn rules_with(change: impl FnOnce(&mut Options)) -> Variant {
    let mut options = Options::default();
    change(&mut options);
    Variant::new(options)
}

/// The position of a text.
pub fn position(rules: &Variant, fen: &str) -> Position {
    let setup = Setup::from_fen(fen, rules).unwrap_or_else(|error| panic!("{fen}: {error:?}"));
    setup.validate(rules).unwrap_or_else(|faults| panic!("{fen}: {faults:?}"))
}

/// The field of a name.
pub fn field(name: &str) -> Field {
    name.parse().expect("a field")
}

/// All legal moves as texts, sorted.
pub fn texts(rules: &Variant, position: &Position) -> Vec<String> {
    let mut texts: Vec<_> =
        rules.moves(position).into_iter().map(|found| text(rules, position, found)).collect();
    texts.sort();
    texts
}

/// A move as text.
pub fn text(rules: &Variant, position: &Position, found: Move) -> String {
    rules.move_text(position, found).to_string()
}

/// The legal move of a text.
pub fn play(rules: &Variant, position: &Position, text: &str) -> Move {
    let text =
        stolik_warcaby::MoveText::read(text, rules).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    rules.resolve(position, &text).unwrap_or_else(|why| panic!("{text}: {why:?}"))
}

/// A small generator of pseudo-random numbers.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// One of `0..n`.
    pub fn below(&mut self, n: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(n)) >> 32) as u32
    }
}

/// All combinations of the options that change moves.
pub fn all_options() -> Vec<Options> {
    use stolik_warcaby::{Board, KingLanding, Promotion9, Removal};
    let mut all = Vec::new();
    for (board, promotion9) in
        [(Board::Eight, Promotion9::Edge), (Board::Nine, Promotion9::Edge), (Board::Nine, Promotion9::Row8)]
    {
        for a1_dark in [true, false] {
            for removal in [Removal::After, Removal::Immediate] {
                for king_landing in [KingLanding::Any, KingLanding::Next] {
                    all.push(Options {
                        board,
                        a1_dark,
                        promotion9,
                        removal,
                        king_landing,
                        ..Options::default()
                    });
                }
            }
        }
    }
    all
}
