//! `cargo xtask tidy`: the crates are in order, those of others are such as `deny.toml` allows, and the files are clean.

pub mod files;
pub mod layers;
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
