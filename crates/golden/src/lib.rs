//! Golden files: made by a program, checked in, and compared by tests.
//!
//! Under `STOLIK_BLESS=files` what is made is written instead of compared; `cargo xtask bless` sets it. A file that is to be
//! written only by its own word names that word.

mod file;

pub use file::{Golden, STALE, VARIABLE, is_blessed};
