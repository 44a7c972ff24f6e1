//! One data file, one server: a file beside it is locked for as long as somebody writes. The lock is the system's, and falls
//! with the process, however that ends. The data file itself is not locked so: whoever opens and closes it a second time in one
//! process lets go of the locks that `SQLite` holds on it.

use super::StorageError;
use super::private;
use std::fmt;
use std::fs::{File, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};

/// Who holds a data file, as far as they have said so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holder {
    /// The number of the process.
    pub process: Option<u32>,
}

impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.process {
            Some(process) => write!(f, "process {process}"),
            None => f.write_str("another process"),
        }
    }
}

/// A data file that nobody else writes to, until this is dropped.
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes a data file, or says who holds it.
    pub(super) fn take(data: &Path) -> Result<Lock, StorageError> {
        let broken = |error: &io::Error| StorageError::Broken(error.to_string());
        let mut file = private::options()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(beside(data))
            .map_err(|error| broken(&error))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StorageError::Held(read_holder(&mut file))),
            // Where the system knows no locks, one must be content without.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
                tracing::warn!(%error, "the data file cannot be locked");
            }
            Err(TryLockError::Error(error)) => return Err(broken(&error)),
        }
        // Who holds it is told to people; that it is held does not rest on it.
        let told = file.set_len(0).and_then(|()| writeln!(file, "{}", std::process::id()));
        if let Err(error) = told {
            tracing::warn!(%error, "the file of the lock cannot be written");
        }
        Ok(Lock { _file: file })
    }
}

/// Who holds a data file now, if somebody does.
pub fn holder(data: &Path) -> Option<Holder> {
    let mut file = File::open(beside(data)).ok()?;
    match file.try_lock_shared() {
        Err(TryLockError::WouldBlock) => Some(read_holder(&mut file)),
        Ok(()) | Err(TryLockError::Error(_)) => None,
    }
}

fn read_holder(file: &mut File) -> Holder {
    let mut text = String::new();
    let read = file.rewind().and_then(|()| file.take(32).read_to_string(&mut text));
    Holder { process: read.ok().and_then(|_| text.trim().parse().ok()) }
}

/// The file that is locked: the same by whatever path the data file is named.
fn beside(named: &Path) -> PathBuf {
    let data = named.canonicalize();
    private::with_suffix(data.as_deref().unwrap_or(named), "-lock")
}
