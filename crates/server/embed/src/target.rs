//! Where cargo puts what it builds. Cargo does not tell build scripts, so it is read off the place they may write to.

use std::path::{Path, PathBuf};

/// Files that cargo leaves at the top of its folder.
const SIGNS: [&str; 2] = ["CACHEDIR.TAG", ".rustc_info.json"];

/// The folder of everything that is built, from `OUT_DIR` of one build script.
pub fn folder(out: &Path) -> Option<PathBuf> {
    let signed = |folder: &&Path| SIGNS.iter().any(|sign| folder.join(sign).exists());
    // Without a sign, which a first build into an empty folder may lack: <target>/release/build/<package>/out.
    out.ancestors().find(signed).or_else(|| out.ancestors().nth(4)).map(Path::to_owned)
}

#[cfg(test)]
mod tests {
    use super::folder;
    use std::fs;
    use std::path::Path;

    #[test]
    fn a_sign_tells_however_deep() {
        let target = tempfile::tempdir().expect("a folder");
        let out = target.path().join("x86_64-unknown-linux-gnu/release/build/stolik/0123/out");
        fs::create_dir_all(&out).expect("a folder");
        fs::write(target.path().join("CACHEDIR.TAG"), "").expect("a file");
        assert_eq!(folder(&out).as_deref(), Some(target.path()));
    }

    #[test]
    fn without_a_sign_the_usual_depth_tells() {
        let out = Path::new("no-such-folder/target/release/build/stolik-0123/out");
        assert_eq!(folder(out).as_deref(), Some(Path::new("no-such-folder/target")));
    }
}
