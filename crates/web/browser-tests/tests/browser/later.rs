//! While `cargo xtask play` is still building the program that looks back, something stands in for it.

use anyhow::{Context, Result};
use std::fs;
use std::path::Path;
use stolik_browser_tests::{Site, Visit, built_page, tests};

tests![what_is_still_being_built_says_so_and_opens_by_itself];

const STAND_IN: &str = include_str!("../../../later.js");
const POLISH: &str = "Ta część strony jeszcze się buduje. Poczekaj chwilę, otworzy się sama.";
const ENGLISH: &str = "This part of the page is still being built. Wait a moment, it will open by itself.";
const INDEX: &str = "index.html";

/// Puts a file of the page in its place at once, compressed as servers read it.
fn put(page: &Path, name: &str, text: &str) -> Result<()> {
    let mut compressed = Vec::new();
    brotli::BrotliCompress(
        &mut text.as_bytes(),
        &mut compressed,
        &brotli::enc::BrotliEncoderParams::default(),
    )?;
    let fresh = page.join("fresh");
    fs::write(&fresh, compressed)?;
    fs::rename(&fresh, page.join(format!("{name}.br"))).context("it cannot be put in its place")
}

/// A file of the page as it is.
fn read(page: &Path, name: &str) -> Result<String> {
    fs::read_to_string(page.join(name)).with_context(|| format!("the page has no {name}"))
}

/// The script that a text names in quotes, from where its name begins like this.
fn mentioned<'t>(text: &'t str, begins: &str) -> Result<&'t str> {
    let is_script = |quoted: &&str| Path::new(quoted).extension().is_some_and(|end| end == "js");
    let quoted = text.split('"').filter(is_script);
    let mut named = quoted.filter_map(|quoted| Some(&quoted[quoted.find(begins)?..]));
    named.next().with_context(|| format!("no script begins with {begins}"))
}

async fn what_is_still_being_built_says_so_and_opens_by_itself() -> Result<()> {
    let whole = built_page()?;
    let folder = tempfile::tempdir()?;
    let page = folder.path();
    fs::create_dir(page.join("assets"))?;
    for part in ["", "assets"] {
        for file in fs::read_dir(whole.join(part))?.map_while(Result::ok) {
            if file.path().extension().is_some_and(|extension| extension == "br") {
                fs::copy(file.path(), page.join(part).join(file.file_name()))?;
            }
        }
    }
    let index = read(&whole, INDEX)?;
    // The worker is started by a script of the same name, which comes first.
    let (_, script) = index.split_once("<script").context("nothing starts the page")?;
    let boot = mentioned(script, "assets/boot-")?;
    let starts = read(&whole, boot)?;
    let study = mentioned(&starts, "study-")?;
    put(page, "assets/study-later.js", STAND_IN)?;
    put(page, "assets/boot-later.js", &starts.replace(study, "study-later.js"))?;
    put(page, INDEX, &index.replace(boot, "assets/boot-later.js"))?;

    let site = Site::open_on(page).await?;
    let visit = Visit::to(&site).await?;
    visit.open("/study").await?;
    visit.read(".later [lang=pl]", POLISH).await?;
    visit.read(".later [lang=en]", ENGLISH).await?;
    visit.picture("later").await?;
    put(page, INDEX, &index)?;
    visit.see("#open").await?;
    assert_eq!(visit.path().await?, "/study");
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}
