//! What must hold of what page and worker say to each other.

mod round_trip;
