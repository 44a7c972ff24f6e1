//! Writing files so that what was there before is never half lost.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use stolik_server::storage::holder;

/// Writes a file: first under another name beside it, then put in its place at once. Whoever reads it sees the old
/// content or the new one.
pub fn write(path: &Path, content: &[u8]) -> io::Result<()> {
    put(path, content, OpenOptions::new())
}

/// The same, for nobody but its owner to read.
pub fn write_privately(path: &Path, content: &[u8]) -> io::Result<()> {
    put(path, content, private())
}

fn put(path: &Path, content: &[u8], mut options: OpenOptions) -> io::Result<()> {
    let Some(name) = path.file_name() else {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "this names no file"));
    };
    // What is put in the place of a data file would be lost to the server on it, and the games with it.
    if holder(path).is_some() {
        return Err(io::ErrorKind::ResourceBusy.into());
    }
    let beside = path.with_file_name(format!(".{}.{}", name.to_string_lossy(), std::process::id()));
    let written = options.write(true).create(true).truncate(true).open(&beside).and_then(|mut file| {
        file.write_all(content)?;
        file.sync_all()
    });
    let placed = written.and_then(|()| fs::rename(&beside, path));
    if placed.is_err() {
        // The reason why it could not be written says more than that this is left over.
        let _ = fs::remove_file(&beside);
    }
    placed
}

fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

#[cfg(test)]
mod tests {
    use super::write;
    use std::fs;

    #[test]
    fn a_file_is_replaced_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("partia.stolik");
        for content in ["first", "second"] {
            write(&path, content.as_bytes()).expect("written");
            assert_eq!(fs::read_to_string(&path).expect("there"), content);
        }
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
    }

    #[test]
    fn where_nothing_can_be_written_nothing_is_left() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("taken");
        fs::create_dir(&path).expect("a folder in the way");
        assert!(write(&path, b"x").is_err());
        assert!(write(&folder.path().join("missing/file"), b"x").is_err());
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
    }
}
