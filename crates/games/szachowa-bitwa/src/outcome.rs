//! How a game ends.

use crate::Colour;

/// How the game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// This player has no troops left.
    NoTroops(Colour),
    /// This player has lost both camps.
    NoCamps(Colour),
    /// Both have lost at once (S-36).
    BothLost,
    /// The agreed rounds are over (S-38).
    Rounds,
    /// A clock has fallen (S-39).
    Clock(Colour),
    /// So many rounds without a removal (S-40).
    QuietCap,
    /// So many rounds (S-40).
    RoundCap,
}
