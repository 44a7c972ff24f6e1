//! What must hold of Wojna, seen from outside.

mod cell;
mod choosing;
mod clarifications;
mod conformance;
mod generator;
mod map;
mod options;
mod positions;
mod reference;
mod scene;
mod sensible;
mod support;
mod text;
