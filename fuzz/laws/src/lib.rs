//! What must hold for any bytes whatever: one law a parser.
//!
//! Each law takes bytes, does nothing if they are not even text, and panics when it is broken. The fuzz targets look for
//! bytes that break one; the tests of this crate run the same laws over the seeds in `fuzz/seeds` and over some thousand
//! mutations of them, the same ones every time. What a fuzz target finds becomes a seed.

mod games;
mod grounds;
mod notation;
mod options;
mod passkey;
mod pasted;
mod record;
mod strangers;
mod table;
mod warcaby;
mod wire;

pub use games::{action, position, position_value};
pub use options::options;
pub use passkey::{passkey_assertion, passkey_attestation, passkey_client_data};
pub use pasted::pasted;
pub use record::record;
pub use strangers::{name, origin};
pub use table::{dice_kept, dice_proof, table_entry, table_word};
pub use warcaby::warcaby_pdn;
pub use wire::{client_message, request_body};

/// The bytes as text, if they are that.
fn text(data: &[u8]) -> Option<&str> {
    std::str::from_utf8(data).ok()
}
