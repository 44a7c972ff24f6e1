//! The whole server, each test with a database of its own.

#[path = "app/support.rs"]
mod support;

#[path = "app/dice.rs"]
mod dice;
#[path = "app/forged.rs"]
mod forged;
#[path = "app/nodes.rs"]
mod nodes;
#[path = "app/people.rs"]
mod people;
#[path = "app/play.rs"]
mod play;
#[path = "app/storage.rs"]
mod storage;
#[path = "app/strange.rs"]
mod strange;
#[path = "app/time.rs"]
mod time;
#[path = "app/worlds.rs"]
mod worlds;
