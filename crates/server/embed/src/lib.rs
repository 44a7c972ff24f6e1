//! Compiles the built page into a program, from its build script:
//!
//! ```no_run
//! fn main() -> std::io::Result<()> {
//!     stolik_embed::embed_page()
//! }
//! ```
//!
//! The program then says which files there are, compressed with brotli. Without a built page there are none:
//!
//! ```text
//! static PAGE: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/page.rs"));
//! ```

mod embed;
mod target;

pub use embed::embed_page;
