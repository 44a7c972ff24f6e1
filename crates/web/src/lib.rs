//! The page in the browser. It starts in `boot.js`; what few people open is fetched when somebody does (`parts.rs`).
#![allow(
    clippy::needless_pass_by_value,
    clippy::large_types_passed_by_value,
    reason = "components own what they are given"
)]

mod app;
mod bar;
mod board;
mod brand;
mod browser;
mod buttons;
mod commands;
mod counters;
mod course;
mod dates;
mod drafts;
mod drawings;
mod earlier;
mod foot;
mod game_page;
#[cfg(test)]
mod glosses_tests;
mod hands;
mod heading;
mod hint;
mod icons;
mod keeper;
mod kept_games;
mod moves;
mod nav;
mod net;
mod new_table;
mod notices;
mod offline;
mod opponents;
mod partner;
mod parts;
mod phases;
mod picture;
mod plates;
mod play;
mod result;
mod route;
mod rules;
mod samples;
mod sentences;
mod session;
mod settings;
mod shelf;
mod sitters;
mod sound;
mod store;
mod study;
#[cfg(test)]
mod style_tests;
mod sure;
mod targets;
mod theme;
mod thinker;
mod told;
mod turn;
mod veil;
mod why;

pub use app::start;
