//! What must hold of a table, seen from outside.

mod entries;
mod fair;
mod secrets;
mod table;
mod together;
