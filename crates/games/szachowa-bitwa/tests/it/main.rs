//! What must hold of Szachowa Bitwa, seen from outside.

mod choosing;
mod clarifications;
mod conformance;
mod generator;
mod options;
mod positions;
mod reference;
mod scene;
mod secrets;
mod support;
mod text;
mod touching;
mod worlds;
