//! Compiles the built page into the program, if there is one.

fn main() -> std::io::Result<()> {
    stolik_embed::embed_page()
}
