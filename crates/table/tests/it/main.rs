//! What must hold of a table, seen from outside.

mod beginning;
mod bound;
mod dishonest;
mod entries;
mod fair;
mod kept;
mod partners;
mod secrets;
mod table;
mod together;
