//! Pages that few people open are cut off the program and fetched when somebody does (`src/parts.rs`). Whoever cuts must know
//! where the pieces refer to each other, which the linker tells only if it is asked.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm") {
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
}
