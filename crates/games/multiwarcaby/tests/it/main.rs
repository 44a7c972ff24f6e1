//! What must hold of Multiwarcaby, seen from outside.

mod against_reference;
mod bad_input;
mod conformance;
mod positions;
mod reference;
mod rules_page;
mod scene;
mod support;
