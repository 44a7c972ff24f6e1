//! Where the page comes from that is served: one that stays, or a folder in which it may be built anew meanwhile.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

use super::{Page, PageError};

/// What gives the page to those who serve it.
#[derive(Debug)]
pub struct PageSource(Source);

#[derive(Debug)]
enum Source {
    Fixed(Arc<Page>),
    Folder { path: PathBuf, last: Mutex<Built> },
}

/// A page as it was found in a folder.
#[derive(Debug)]
struct Built {
    page: Arc<Page>,
    at: Option<SystemTime>,
}

impl PageSource {
    /// The page in a folder, where `cargo xtask page` builds it, and every page that is built there later.
    pub fn folder(path: &Path) -> Result<Self, PageError> {
        let at = built_at(path);
        let page = Arc::new(Page::from_folder(path)?);
        Ok(Self(Source::Folder { path: path.to_owned(), last: Mutex::new(Built { page, at }) }))
    }

    /// The page as it is now.
    pub(crate) fn current(&self) -> Arc<Page> {
        let (path, last) = match &self.0 {
            Source::Fixed(page) => return Arc::clone(page),
            Source::Folder { path, last } => (path, last),
        };
        let mut last = last.lock().unwrap_or_else(PoisonError::into_inner);
        let at = built_at(path);
        if at.is_some()
            && at != last.at
            // In the moment in which a page takes the place of another it cannot be read; the next request looks again.
            && let Ok(page) = Page::from_folder(path)
        {
            *last = Built { page: Arc::new(page), at };
        }
        Arc::clone(&last.page)
    }
}

impl From<Page> for PageSource {
    fn from(page: Page) -> Self {
        Self(Source::Fixed(Arc::new(page)))
    }
}

/// When the page in a folder was built, if there is one.
fn built_at(folder: &Path) -> Option<SystemTime> {
    fs::metadata(folder.join("index.html.br")).ok()?.modified().ok()
}

#[cfg(test)]
mod tests {
    use super::PageSource;
    use std::fs;
    use std::path::Path;
    use std::time::{Duration, SystemTime};

    /// A page that says a word, built at this second.
    fn build(folder: &Path, word: &str, second: u64) {
        fs::create_dir_all(folder).expect("a folder");
        let mut brotli = Vec::new();
        brotli::BrotliCompress(
            &mut word.as_bytes(),
            &mut brotli,
            &brotli::enc::BrotliEncoderParams::default(),
        )
        .expect("compressed");
        let file = folder.join("index.html.br");
        fs::write(&file, brotli).expect("a file");
        let at = SystemTime::UNIX_EPOCH + Duration::from_secs(second);
        fs::File::options().write(true).open(file).and_then(|file| file.set_modified(at)).expect("dated");
    }

    fn said(source: &PageSource) -> String {
        let page = source.current();
        let (_, index) = page.find("/").expect("an index");
        String::from_utf8(index.plain().expect("content").to_vec()).expect("text")
    }

    #[test]
    fn a_page_that_is_built_anew_is_served_from_then_on() {
        let root = tempfile::tempdir().expect("a folder");
        let folder = root.path().join("page");
        build(&folder, "first", 1);
        let source = PageSource::folder(&folder).expect("a page");
        assert_eq!(said(&source), "first");
        build(&folder, "second", 2);
        assert_eq!(said(&source), "second");
        fs::remove_dir_all(&folder).expect("removed");
        assert_eq!(said(&source), "second", "while the next is put in place, the last one stays");
        build(&folder, "third", 3);
        assert_eq!(said(&source), "third");
    }

    #[test]
    fn a_folder_without_a_page_is_none() {
        let folder = tempfile::tempdir().expect("a folder");
        let error = PageSource::folder(folder.path()).expect_err("no page");
        assert!(error.to_string().contains("cargo xtask page"), "{error}");
    }
}
