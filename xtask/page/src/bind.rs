//! The step of wasm-bindgen: from what rustc wrote to modules and the JavaScript that loads them.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use wasm_bindgen_cli_support::Bindgen;

/// The script that fetches the parts of a program.
const PARTS: &str = "parts.js";

/// A program as a browser takes it: its files by name, JavaScript modules that load WebAssembly, and that.
pub struct Bound(pub Vec<(String, Vec<u8>)>);

/// Runs wasm-bindgen over the module rustc wrote, and calls its files by a name: `stolik.js`, `stolik.wasm`.
pub fn bind(name: &str, wasm: &Path) -> Result<Bound> {
    let module = fs::read(wasm).with_context(|| format!("cannot read {}", wasm.display()))?;
    bound(name, module, &[]).map(Bound)
}

/// Cuts off the module what is to be fetched later, and runs wasm-bindgen over what is left.
pub fn bind_in_parts(name: &str, wasm: &Path) -> Result<Bound> {
    let module = fs::read(wasm).with_context(|| format!("cannot read {}", wasm.display()))?;
    let folder = tempfile::tempdir().context("cannot make a folder for the parts")?;
    let main = folder.path().join("main.wasm");
    let (link_name, main_module) = (format!("./{PARTS}"), format!("./{name}.js"));
    let mut options = wasm_split_cli_support::Options::new(&module);
    options.output_dir = folder.path();
    options.main_out_path = &main;
    options.link_name = &link_name;
    options.main_module = &main_module;
    let split = wasm_split_cli_support::transform(options)
        .map_err(|error| anyhow!("{} cannot be cut into parts: {error:#}", wasm.display()))?;
    let mut files = bound(name, fs::read(&main)?, &[PARTS])?;
    files.push((PARTS.to_owned(), fs::read(folder.path().join(PARTS))?));
    for part in split.split_modules {
        let file = part.file_name().context("a part has no name")?.to_string_lossy().into_owned();
        files.push((file, fs::read(&part)?));
    }
    Ok(Bound(files))
}

/// The module and its script. `beside` are scripts that it may import.
fn bound(name: &str, module: Vec<u8>, beside: &[&str]) -> Result<Vec<(String, Vec<u8>)>> {
    let mut output = Bindgen::new()
        .input_bytes(name, module)
        .out_name(name)
        .web(true)?
        .typescript(false)
        // A file `boot.js` says where the module lies, under its name by content.
        .omit_default_module_path(true)
        // What is fetched later lies in the same memory and is called by the same table.
        .keep_lld_exports(!beside.is_empty())
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()
        .with_context(|| format!("wasm-bindgen cannot read {name}"))?;
    // None of our crates brings scripts of its own. One that does would be missing from the page, so it is refused.
    let inline = output.snippets().iter().filter(|(_, scripts)| !scripts.is_empty()).map(|(name, _)| name);
    let foreign: Vec<&String> =
        inline.chain(output.local_modules().keys()).chain(output.npm_dependencies().keys()).collect();
    ensure!(
        foreign.is_empty(),
        "dependencies of {name} bring JavaScript of their own, which the page does not carry: {foreign:?}"
    );
    Ok(vec![
        (format!("{name}.js"), output.js().as_bytes().to_vec()),
        (format!("{name}.wasm"), output.wasm_mut().emit_wasm()),
    ])
}
