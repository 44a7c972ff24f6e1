//! What must hold of Medh Kuu Lash, seen from outside.

mod clarifications;
mod conformance;
mod generator;
mod options;
mod positions;
mod reference;
mod rules_page;
mod support;
mod text;
