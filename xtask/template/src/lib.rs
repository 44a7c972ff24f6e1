//! What of the template game lies in other crates once it is a game: compiled and tried here, where those crates would be.

#![cfg(test)]

use stolik_bots::{Method, Skill, Strength};

mod knowledge;
mod played;
mod profile;
mod profiled;
