//! What must hold of all games alike, and of their archive.

mod allocation;
mod archive;
mod names;
