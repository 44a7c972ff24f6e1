//! What must hold of Pięć Kładek, seen from outside.

mod bad_input;
mod conformance;
mod positions;
mod rules_page;
mod texts;
