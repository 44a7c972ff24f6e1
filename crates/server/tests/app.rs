//! The whole server, each test with a database of its own.

#[path = "app/support.rs"]
mod support;

#[path = "app/absence.rs"]
mod absence;
#[path = "app/dice.rs"]
mod dice;
#[path = "app/disk.rs"]
mod disk;
#[path = "app/forged.rs"]
mod forged;
#[path = "app/late.rs"]
mod late;
#[path = "app/logged.rs"]
mod logged;
#[path = "app/matches.rs"]
mod matches;
#[path = "app/nodes.rs"]
mod nodes;
#[path = "app/passkeys.rs"]
mod passkeys;
#[path = "app/people.rs"]
mod people;
#[path = "app/play.rs"]
mod play;
#[path = "app/push.rs"]
mod push;
#[path = "app/schemas.rs"]
mod schemas;
#[path = "app/storage.rs"]
mod storage;
#[path = "app/strange.rs"]
mod strange;
#[path = "app/talk.rs"]
mod talk;
#[path = "app/time.rs"]
mod time;
#[path = "app/waiting.rs"]
mod waiting;
#[path = "app/worlds.rs"]
mod worlds;
