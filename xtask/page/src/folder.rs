//! The folder of the built page: each file as it is, and beside it the same compressed, with `.br` at its end.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::asset::Asset;
use crate::stamp;

/// Writes the page beside `out` and then puts it in its place, so that nobody ever reads half a page.
pub fn write(out: &Path, assets: &[Asset], stamp: u64) -> Result<()> {
    let fresh = out.with_extension("new");
    remove(&fresh)?;
    for asset in assets {
        put(&fresh.join(&asset.name), &asset.bytes)?;
        put(&fresh.join(format!("{}.br", asset.name)), &asset.brotli)?;
    }
    stamp::write(&fresh, stamp)?;
    remove(out)?;
    fs::rename(&fresh, out).with_context(|| format!("cannot put the page into {}", out.display()))
}

fn put(path: &Path, bytes: &[u8]) -> Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
    }
    fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))
}

fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::write;
    use crate::asset::Asset;
    use crate::stamp;

    #[test]
    fn a_new_page_leaves_nothing_of_the_old() {
        let folder = tempfile::tempdir().expect("a folder");
        let out = folder.path().join("page");
        let asset = |name: &str| Asset { name: name.to_owned(), bytes: vec![1], brotli: vec![2] };
        write(&out, &[asset("index.html"), asset("assets/old.js")], 1).expect("written");
        write(&out, &[asset("index.html"), asset("assets/new.js")], 2).expect("written");
        assert!(out.join("assets/new.js.br").exists());
        assert!(!out.join("assets/old.js").exists());
        assert!(!out.with_extension("new").exists());
        assert!(stamp::is_current(&out, 2));
        assert!(!stamp::is_current(&out, 1));
    }
}
