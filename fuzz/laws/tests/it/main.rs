//! What must hold of the laws of fuzzing.

mod laws;
mod mutation;
