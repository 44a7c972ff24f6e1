//! What a person can touch.

/// Something that can be touched while choosing. Its number is the game's own; its name is
/// [`Notation::spot_name`](crate::Notation::spot_name).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    /// A field of the board.
    Field(u16),
    /// A token where a field holds several, or none does.
    Token(u16),
    /// A card of a hand.
    Card(u16),
    /// A button: end the turn, roll, stop.
    Button(u16),
}
