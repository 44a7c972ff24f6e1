//! The list of files, as Rust that can be included.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use crate::target;

/// Writes `page.rs` into `OUT_DIR`: the files of the page that `cargo xtask page` built, or none.
///
/// The page lies in `page` of cargo's target folder, or where the variable `STOLIK_PAGE` says.
pub fn embed_page() -> io::Result<()> {
    let out = env::var_os("OUT_DIR").map(PathBuf::from).ok_or_else(|| {
        io::Error::new(io::ErrorKind::NotFound, "OUT_DIR is not set; embed_page is for build scripts")
    })?;
    println!("cargo::rerun-if-env-changed=STOLIK_PAGE");
    let page = env::var_os("STOLIK_PAGE")
        .map(PathBuf::from)
        .or_else(|| target::folder(&out).map(|target| target.join("page")));
    let Some(page) = page else {
        return fs::write(out.join("page.rs"), "&[]");
    };
    // Cargo can watch an empty folder, but runs us again and again for one that is missing.
    fs::create_dir_all(&page)?;
    println!("cargo::rerun-if-changed={}", page.display());
    fs::write(out.join("page.rs"), list(&page, &out.join("page"))?)
}

/// Copies the compressed files of `page` into `copy`, where nobody changes them while the program is compiled, and
/// lists them.
fn list(page: &Path, copy: &Path) -> io::Result<String> {
    if copy.exists() {
        fs::remove_dir_all(copy)?;
    }
    let mut list = "&[\n".to_owned();
    for name in compressed_files(page)? {
        let to = copy.join(format!("{name}.br"));
        fs::create_dir_all(to.parent().unwrap_or(copy))?;
        fs::copy(page.join(format!("{name}.br")), &to)?;
        let to = to.to_string_lossy();
        // Writing to a string does not fail.
        let _ = writeln!(list, "    ({name:?}, include_bytes!({to:?}) as &[u8]),");
    }
    list.push(']');
    Ok(list)
}

/// The names of the files below `page` that have a compressed twin, in order.
fn compressed_files(page: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    let mut folders = vec![String::new()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(page.join(&folder))? {
            let entry = entry?;
            let name = format!("{folder}{}", entry.file_name().to_string_lossy());
            if entry.file_type()?.is_dir() {
                folders.push(format!("{name}/"));
            } else if let Some(name) = name.strip_suffix(".br") {
                names.push(name.to_owned());
            }
        }
    }
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::list;
    use std::fs;

    #[test]
    fn the_compressed_files_are_copied_and_listed() {
        let folder = tempfile::tempdir().expect("a folder");
        let (page, copy) = (folder.path().join("page"), folder.path().join("copy"));
        fs::create_dir_all(page.join("assets")).expect("a folder");
        for file in ["index.html", "index.html.br", "assets/a.js", "assets/a.js.br", "made-of"] {
            fs::write(page.join(file), file).expect("a file");
        }
        let text = list(&page, &copy).expect("a list");
        let names: Vec<&str> = text.lines().filter_map(|line| line.split('"').nth(1)).collect();
        assert_eq!(names, ["assets/a.js", "index.html"]);
        assert_eq!(fs::read(copy.join("assets/a.js.br")).expect("a copy"), b"assets/a.js.br");

        fs::remove_dir_all(page.join("assets")).expect("removed");
        list(&page, &copy).expect("a list");
        assert!(!copy.join("assets").exists(), "nothing is left of an older page");
    }

    #[test]
    fn an_empty_folder_is_an_empty_list() {
        let folder = tempfile::tempdir().expect("a folder");
        assert_eq!(list(folder.path(), &folder.path().join("copy")).expect("a list"), "&[\n]");
    }
}
