//! What must hold of Warcaby, seen from outside.

mod conformance;
mod generator;
mod pdn;
mod perft;
mod positions;
mod reference;
mod state;
mod support;
mod text;
