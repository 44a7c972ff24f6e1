//! The folder of the built page: each file as it is, and beside it the same compressed, with `.br` at its end.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::asset::Asset;
use crate::stamp::Stamp;

/// Writes the page beside `out` and then puts it in its place, so that nobody ever reads half a page: a server may be
/// reading the old one.
pub fn write(out: &Path, assets: &[Asset], stamp: Stamp) -> Result<()> {
    let (fresh, old) = (out.with_extension("new"), out.with_extension("old"));
    remove(&fresh)?;
    remove(&old)?;
    for asset in assets {
        put(&fresh.join(&asset.name), &asset.bytes)?;
        put(&fresh.join(format!("{}.br", asset.name)), &asset.brotli)?;
    }
    stamp.write(&fresh)?;
    if out.exists() {
        fs::rename(out, &old).with_context(|| format!("cannot move {} away", out.display()))?;
    }
    fs::rename(&fresh, out).with_context(|| format!("cannot put the page into {}", out.display()))?;
    remove(&old)
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
    use crate::stamp::Stamp;

    #[test]
    fn a_new_page_leaves_nothing_of_the_old() {
        let folder = tempfile::tempdir().expect("a folder");
        let out = folder.path().join("page");
        let asset = |name: &str| Asset { name: name.to_owned(), bytes: vec![1], brotli: vec![2] };
        write(&out, &[asset("index.html"), asset("assets/old.js")], Stamp::made_up(1)).expect("written");
        write(&out, &[asset("index.html"), asset("assets/new.js")], Stamp::made_up(2)).expect("written");
        assert!(out.join("assets/new.js.br").exists());
        assert!(!out.join("assets/old.js").exists());
        assert!(!out.with_extension("new").exists() && !out.with_extension("old").exists());
        assert!(Stamp::made_up(2).is_current(&out));
        assert!(!Stamp::made_up(1).is_current(&out));
    }
}
