//! The laws every game crate's tests call.
