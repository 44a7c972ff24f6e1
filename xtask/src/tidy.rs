//! `cargo xtask tidy`: the crates are in order, those of others are such as `deny.toml` allows, the files are clean, and a game needs
//! no more than it should.

mod contract;
pub mod files;
pub mod layers;
mod measures;
mod supply;
mod wasm_tree;

use anyhow::{Result, bail};

use crate::workspace::Workspace;

/// Checks everything and tells all faults at once.
pub fn tidy(workspace: &Workspace) -> Result<()> {
    let mut faults = layers::faults(&layers::crates(workspace)?);
    faults.extend(wasm_tree::faults(workspace)?);
    faults.extend(supply::faults(workspace)?);
    faults.extend(files::faults(workspace)?);
    faults.extend(contract::faults(workspace)?);
    faults.extend(measures::faults(workspace)?);
    if faults.is_empty() {
        println!("tidy: the crates are in order and the files are clean");
        return Ok(());
    }
    for fault in &faults {
        println!("tidy: {fault}");
    }
    bail!(
        "{} to tidy up",
        if faults.len() == 1 { "1 thing".to_owned() } else { format!("{} things", faults.len()) }
    )
}
