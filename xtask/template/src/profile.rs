//! In the place of that of the catalog.

use stolik_catalog::{Bench, Playthrough, Profile, Sample};

mod recipe {
    pub use stolik_catalog::{End, Recipe, from_position, from_start};
}

#[path = "../profile.rs"]
pub mod piec_kladek;
