//! The page in the browser.
#![allow(
    clippy::needless_pass_by_value,
    clippy::large_types_passed_by_value,
    reason = "components own what they are given"
)]

mod app;
mod bar;
mod board;
mod brand;
mod buttons;
mod counters;
mod course;
mod drawings;
mod foot;
mod game_page;
mod hands;
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
mod phases;
mod picture;
mod plates;
mod play;
mod result;
mod route;
mod rules;
mod samples;
mod session;
mod settings;
mod shelf;
mod sitters;
mod sound;
mod store;
mod study;
mod targets;
mod theme;
mod thinker;
mod told;
mod turn;
mod veil;
mod why;

fn main() {
    // Without this a panic is only "unreachable executed" in the browser's console.
    std::panic::set_hook(Box::new(|panic| leptos::logging::error!("{panic}")));
    leptos::mount::mount_to_body(app::App);
}
