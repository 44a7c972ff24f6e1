//! What must hold of Warcaby Battle Royale, seen from outside.

mod conformance;
mod generator;
mod positions;
mod reference;
mod rulings;
mod scene;
mod support;
mod text;
