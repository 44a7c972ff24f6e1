//! What must hold of the laws themselves.

mod counting;
mod small_games;
mod twins;
