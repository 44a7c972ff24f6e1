//! What kind of game a record shows.

/// A game to be played at random: how it begins and how it must end.
pub struct Recipe {
    /// The name of its file, without the number.
    pub name: &'static str,
    /// The options that are not as usual.
    pub options: &'static [(&'static str, &'static str)],
    /// The position it begins from, if not the usual one.
    pub position: Option<&'static str>,
    /// How it ends.
    pub end: End,
}

/// How a game ends. A number is that of the inputs before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// By the rules, for the reason of this name.
    Rules(&'static str),
    /// Whoever is to act gives up.
    Resigned(usize),
    /// All agree on a draw.
    Agreed(usize),
    /// It does not: it is still running.
    Running(usize),
}

impl End {
    /// After how many inputs nobody plays on, where the rules do not decide it.
    pub const fn stop(self) -> Option<usize> {
        match self {
            End::Rules(_) => None,
            End::Resigned(inputs) | End::Agreed(inputs) | End::Running(inputs) => Some(inputs),
        }
    }
}

/// A game from the usual start.
pub const fn from_start(
    name: &'static str,
    options: &'static [(&'static str, &'static str)],
    end: End,
) -> Recipe {
    Recipe { name, options, position: None, end }
}

/// A game from a position.
pub const fn from_position(
    name: &'static str,
    options: &'static [(&'static str, &'static str)],
    position: &'static str,
    end: End,
) -> Recipe {
    Recipe { name, options, position: Some(position), end }
}
