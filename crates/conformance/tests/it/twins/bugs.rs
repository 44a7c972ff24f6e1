//! The bugs, each of which breaks one thing of one of the small games.

/// A bug: its name, what it does, and what it overrides; of a game that composes, in drafts too.
macro_rules! bug {
    ($(#[$doc:meta])* $name:ident of $game:ty { $($overrides:tt)* } drafts { $($in_drafts:tt)* }) => {
        bug! { $(#[$doc])* $name of $game { $($overrides)* } }

        #[rustfmt::skip]
        impl DraftBug<$game> for $name { $($in_drafts)* }
    };
    ($(#[$doc:meta])* $name:ident of $game:ty { $($overrides:tt)* }) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct $name;

        #[rustfmt::skip]
        impl Bug<$game> for $name { $($overrides)* }
    };
}

mod bids;
mod dice;
mod hands;

pub use bids::*;
pub use dice::*;
pub use hands::*;
