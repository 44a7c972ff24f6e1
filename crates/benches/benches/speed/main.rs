//! How fast rules and search are, part by part. One program for all games: the gate only compiles it, and does that once.
#![allow(missing_docs, reason = "criterion makes functions without any")]

mod battle_royale;
mod bots;
mod medh_kuu_lash;
mod multiwarcaby;
mod szachowa_bitwa;
mod warcaby;
mod wojna;
mod wojna_map;

criterion::criterion_main!(
    warcaby::benches,
    multiwarcaby::benches,
    battle_royale::benches,
    medh_kuu_lash::benches,
    szachowa_bitwa::benches,
    wojna::benches,
    wojna_map::benches,
    bots::benches,
);
