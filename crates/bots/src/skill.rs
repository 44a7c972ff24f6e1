//! How well a bot plays.

/// A strength.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Strength {
    /// Sees what is in front of it, and chooses loosely.
    Easy,
    /// Sees a little further, and sometimes chooses second best.
    Medium,
    /// Sees as far as it can.
    Strong,
}

/// What makes a strength in one game. Weakness is shorter sight and looser choice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// How it searches.
    pub method: Method,
    /// How many nodes it looks at, unless it is given another budget.
    pub nodes: u64,
    /// How loosely it chooses among what it has judged: a move that is so much worse is chosen about a third as often.
    /// In hundredths for alpha-beta, in thousandths of the game for trees; 0 for the best only.
    pub looseness: u16,
}

/// How a bot searches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Method {
    /// Alpha-beta, with expectation at chance.
    AlphaBeta {
        /// How deep at most.
        depth: u8,
    },
    /// A Monte-Carlo tree.
    Tree {
        /// How many inputs are played beyond the tree before the game is judged.
        horizon: u16,
        /// How much what was tried little draws.
        curiosity: f32,
    },
}

impl Strength {
    /// All strengths, the weakest first.
    pub const ALL: [Strength; 3] = [Strength::Easy, Strength::Medium, Strength::Strong];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Strength::Easy => "easy",
            Strength::Medium => "medium",
            Strength::Strong => "strong",
        }
    }
}
