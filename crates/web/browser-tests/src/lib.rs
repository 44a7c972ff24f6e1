//! The page in a real browser: Chromium through `WebDriver`.
//!
//! A test makes a [`Visit`]: a server with the built page, a driver and a browser of its own, all gone at its end, also
//! when it fails. `cargo xtask test` sets everything up and runs the tests; `cargo xtask test page browser` runs only
//! them.

mod chromedriver;
mod guest;
mod hand;
mod screen;
mod site;
mod visit;

pub use guest::Guest;
pub use hand::{By, Hand, Invitation};
pub use screen::{Light, SCREENS, Screen};
pub use site::Site;
pub use visit::Visit;
