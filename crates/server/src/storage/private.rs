//! Files that nobody but their owner reads, whatever the system gives to new files.

use std::ffi::OsString;
use std::fs::OpenOptions;
use std::io;
use std::path::{Path, PathBuf};

/// How a file is opened that, if it is made, is its owner's alone.
pub(crate) fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Makes an empty file. `SQLite` takes it for a new one, and gives what lies beside it the same rights.
pub(super) fn make(path: &Path) -> io::Result<()> {
    options().write(true).create_new(true).open(path).map(drop)
}

/// A data file, and what lies beside it while it is used.
pub(super) fn files(data: &Path) -> [PathBuf; 4] {
    ["", "-wal", "-shm", "-lock"].map(|suffix| with_suffix(data, suffix))
}

pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    name.into()
}

/// Takes from others the right to read a data file that is there already, and says so. The files are not opened for it.
#[cfg(unix)]
pub(super) fn tighten(data: &Path) {
    use std::fs::{Permissions, metadata, set_permissions};
    use std::os::unix::fs::PermissionsExt;
    for file in files(data) {
        let Ok(mode) = metadata(&file).map(|about| about.permissions().mode() & 0o7777) else { continue };
        let own = mode & 0o700;
        if mode == own {
            continue;
        }
        let (file_name, was) = (file.display(), format!("{mode:04o}"));
        match set_permissions(&file, Permissions::from_mode(own)) {
            Ok(()) => {
                tracing::warn!(file = %file_name, was, "others could read this file; now its owner alone can");
            }
            Err(error) => tracing::warn!(file = %file_name, was, %error, "others can read this file"),
        }
    }
}

/// Where files have no such rights there is nothing to take.
#[cfg(not(unix))]
pub(super) fn tighten(_data: &Path) {}
