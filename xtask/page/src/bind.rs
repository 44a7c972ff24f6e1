//! The step of wasm-bindgen: from what rustc wrote to a module and the JavaScript that loads it.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

/// A program as a browser takes it.
pub struct Bound {
    /// What its files are called: `stolik` for `stolik.js` and `stolik.wasm`.
    pub name: &'static str,
    /// The JavaScript module that loads the WebAssembly.
    pub js: Vec<u8>,
    /// The WebAssembly module.
    pub wasm: Vec<u8>,
}

/// Runs wasm-bindgen over the module rustc wrote.
pub fn bind(name: &'static str, wasm: &Path) -> Result<Bound> {
    let mut output = Bindgen::new()
        .input_path(wasm)
        .out_name(name)
        .web(true)?
        .typescript(false)
        // A file `boot.js` says where the module lies, under its name by content.
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()
        .with_context(|| format!("wasm-bindgen cannot read {}", wasm.display()))?;
    // None of our crates brings scripts of its own. One that does would be missing from the page, so it is refused.
    let inline = output.snippets().iter().filter(|(_, scripts)| !scripts.is_empty()).map(|(name, _)| name);
    let foreign: Vec<&String> =
        inline.chain(output.local_modules().keys()).chain(output.npm_dependencies().keys()).collect();
    ensure!(
        foreign.is_empty(),
        "dependencies of {name} bring JavaScript of their own, which the page does not carry: {foreign:?}"
    );
    Ok(Bound { name, js: output.js().as_bytes().to_vec(), wasm: output.wasm_mut().emit_wasm() })
}
