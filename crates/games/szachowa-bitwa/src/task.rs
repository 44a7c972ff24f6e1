//! What a player is asked for.

use crate::Field;

/// What a player is asked for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// Two camps (I).
    Camps,
    /// A bridge (I).
    Bridge,
    /// An initial set of spying cards, or the sealed bid (II).
    Bid,
    /// More spying cards, or the end (II).
    AddOrDeclare,
    /// Spying cards a last time, or none (II).
    AddLast,
    /// An army (III).
    Buy,
    /// The king's training (IV).
    Train,
    /// Where the army stands (V).
    Deploy,
    /// Anything the king's points allow (VI).
    Command,
    /// The piece in use goes on (2.6.10).
    GoOn(Field),
    /// A Special Card, or none (S-33).
    Special,
    /// A deserter (S-39).
    Desert,
}
