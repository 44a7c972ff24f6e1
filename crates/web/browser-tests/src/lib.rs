//! The page in a real browser: Chromium through its `DevTools` protocol.
//!
//! All tests are one program, [`run`]: as many browsers as there are tests at once are kept from test to test. A test makes
//! a [`Visit`]: a server with the built page, and a context in the browser that shares nothing with any other, both gone at
//! its end, also when it fails. Another player is another `Visit`. `cargo xtask test` sets everything up and runs the tests;
//! `cargo xtask test page browser` runs only them.

mod browser;
mod devtools;
mod ear;
mod guest;
mod hand;
mod keys;
mod page;
mod screen;
mod site;
mod trial;
mod visit;

pub use guest::Guest;
pub use hand::{By, Hand, Invitation};
pub use keys::Key;
pub use screen::{Light, SCREENS, Screen};
pub use site::{Site, built_page};
pub use trial::{Running, Test, alone, run};
pub use visit::Visit;
