//! The whole server, each test with a database of its own.

mod absence;
mod again;
mod along;
mod described;
mod dice;
mod disk;
mod forged;
mod late;
mod links;
mod lists;
mod logged;
mod matches;
mod nodes;
mod passkeys;
mod people;
mod play;
mod push;
mod schemas;
mod shown;
mod storage;
mod strange;
mod talk;
mod time;
mod waiting;
mod watched;
mod worlds;
