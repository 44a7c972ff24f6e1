//! What must hold of the command `stolik`, as it is called.

mod arena;
mod bad_input;
mod commands;
mod data_file;
mod engine;
mod engine_bots;
mod engine_edges;
mod load;
mod play;
mod play_bots;
mod proxies;
mod secrets;
mod serve;
mod support;
mod verify_data;
mod verify_dice;
