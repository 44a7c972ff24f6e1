//! What must hold for any bytes whatever: one law a parser.
//!
//! Each law takes bytes, does nothing if they are not even text, and panics when it is broken. The fuzz targets look for
//! bytes that break one; the tests of this crate run the same laws over the seeds in `fuzz/seeds` and over some thousand
//! mutations of them, the same ones every time. What a fuzz target finds becomes a seed.

mod battle_royale;
mod ground;
mod json;
mod medh_kuu_lash;
mod multiwarcaby;
mod notation;
mod options;
mod passkey;
mod pasted;
mod record;
mod strangers;
mod szachowa_bitwa;
mod table;
mod warcaby;
mod wire;
mod wojna;

pub use battle_royale::{battle_royale_action, battle_royale_position, battle_royale_position_value};
pub use medh_kuu_lash::{medh_kuu_lash_action, medh_kuu_lash_position, medh_kuu_lash_position_value};
pub use multiwarcaby::{multiwarcaby_action, multiwarcaby_position, multiwarcaby_position_value};
pub use options::options;
pub use passkey::{passkey_assertion, passkey_attestation, passkey_client_data};
pub use pasted::pasted;
pub use record::record;
pub use strangers::{name, origin};
pub use szachowa_bitwa::{szachowa_bitwa_action, szachowa_bitwa_position, szachowa_bitwa_position_value};
pub use table::{dice_kept, dice_proof, table_entry, table_word};
pub use warcaby::{warcaby_action, warcaby_pdn, warcaby_position, warcaby_position_value};
pub use wire::{client_message, request_body};
pub use wojna::{wojna_action, wojna_position, wojna_position_value};

/// The bytes as text, if they are that.
fn text(data: &[u8]) -> Option<&str> {
    std::str::from_utf8(data).ok()
}
