//! What must hold of the bots, seen from outside.

mod allocation;
mod arena;
mod matches;
mod moves;
mod search;
mod secrets;
mod signatures;
mod support;
mod szachowa_bitwa;
mod thinking;
mod trouble;
mod wojna;
