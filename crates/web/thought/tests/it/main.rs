//! What must hold of what page and worker say to each other.

mod recount;
mod round_trip;
