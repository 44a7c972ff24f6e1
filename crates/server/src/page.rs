//! The page: the files a browser loads.

mod source;

pub use source::PageSource;

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hasher};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::{fmt, fs, io};

use axum::body::Bytes;

/// What is served when no page was built: it says how to build one.
const NOT_BUILT: &str = include_str!("not-built.html");

/// What the addresses of the page's own places begin with: `index.html` answers them, and the page reads the rest.
const PLACES: [&str; 11] =
    ["table", "new", "game", "rules", "lesson", "study", "dice", "editor", "settings", "lobby", "account"];

/// The files of the page, compressed with brotli.
#[derive(Debug)]
pub struct Page {
    files: BTreeMap<String, File>,
}

/// One file of the page.
#[derive(Debug)]
pub(crate) struct File {
    /// Changes when the content does.
    pub(crate) tag: String,
    brotli: Option<Bytes>,
    /// The content as it is, made when first asked for: most browsers take brotli.
    plain: OnceLock<Bytes>,
}

impl Page {
    /// The page that was compiled into the program: names, and contents compressed with brotli. Without any file it is
    /// a page which says how to build one.
    ///
    /// # Panics
    ///
    /// When `index.html` is missing among the files.
    pub fn embedded(files: &'static [(&'static str, &'static [u8])]) -> Self {
        if files.is_empty() {
            return Self::not_built();
        }
        let page = Self {
            files: files
                .iter()
                .map(|&(name, brotli)| (name.to_owned(), File::compressed(Bytes::from_static(brotli))))
                .collect(),
        };
        assert!(page.is_built(), "the embedded page has no index.html");
        page
    }

    /// The page that `cargo xtask page` built into `folder`.
    pub fn from_folder(folder: &Path) -> Result<Self, PageError> {
        let mut files = BTreeMap::new();
        for (name, path) in files_below(folder)? {
            if let Some(name) = name.strip_suffix(".br") {
                let brotli = fs::read(&path).map_err(|error| PageError::Unreadable(path, error))?;
                files.insert(name.to_owned(), File::compressed(brotli.into()));
            }
        }
        let page = Self { files };
        if page.is_built() { Ok(page) } else { Err(PageError::NotBuilt(folder.to_owned())) }
    }

    /// Whether there is a page to play on; without one a plain page says how to build it.
    pub fn is_built(&self) -> bool {
        self.files.get("index.html").is_some_and(|index| index.brotli.is_some())
    }

    /// The file that a browser means by `path`.
    pub(crate) fn find(&self, path: &str) -> Option<(&str, &File)> {
        let name = path.strip_prefix('/')?;
        let name = if name.is_empty() || is_place(name) { "index.html" } else { name };
        self.files.get_key_value(name).map(|(name, file)| (name.as_str(), file))
    }

    fn not_built() -> Self {
        let plain = Bytes::from_static(NOT_BUILT.as_bytes());
        let file = File { tag: tag(&plain), brotli: None, plain: OnceLock::from(plain) };
        Self { files: BTreeMap::from([("index.html".to_owned(), file)]) }
    }
}

/// Whether an address is a place in the page and not a file: `rules/warcaby`. Files have an extension.
fn is_place(name: &str) -> bool {
    let first = name.split('/').next().unwrap_or(name);
    PLACES.contains(&first) && !name.contains('.')
}

impl File {
    fn compressed(brotli: Bytes) -> Self {
        Self { tag: tag(&brotli), brotli: Some(brotli), plain: OnceLock::new() }
    }

    /// The content compressed, where there is such.
    pub(crate) fn brotli(&self) -> Option<&Bytes> {
        self.brotli.as_ref()
    }

    /// The content as it is.
    pub(crate) fn plain(&self) -> io::Result<&Bytes> {
        if let Some(plain) = self.plain.get() {
            return Ok(plain);
        }
        let mut plain = Vec::new();
        let brotli = self.brotli.as_deref().unwrap_or_default();
        brotli_decompressor::Decompressor::new(brotli, 4096).read_to_end(&mut plain)?;
        Ok(self.plain.get_or_init(|| plain.into()))
    }
}

/// Tells one content from another. Only the owner of the page writes its files, so nobody forges tags.
pub(crate) fn tag(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    hasher.write(bytes);
    format!("{:016x}", hasher.finish())
}

/// All files below a folder: their names in it, with `/` between the parts, and their paths.
fn files_below(folder: &Path) -> Result<Vec<(String, PathBuf)>, PageError> {
    let mut files = Vec::new();
    let mut folders = vec![(String::new(), folder.to_owned())];
    while let Some((prefix, folder)) = folders.pop() {
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Err(PageError::NotBuilt(folder));
            }
            Err(error) => return Err(PageError::Unreadable(folder, error)),
        };
        for entry in entries {
            let entry = entry.map_err(|error| PageError::Unreadable(folder.clone(), error))?;
            let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if entry.path().is_dir() {
                folders.push((format!("{name}/"), entry.path()));
            } else {
                files.push((name, entry.path()));
            }
        }
    }
    Ok(files)
}

/// Why a folder holds no page.
#[derive(Debug)]
pub enum PageError {
    /// There is no page in the folder.
    NotBuilt(PathBuf),
    /// There is something that cannot be read.
    Unreadable(PathBuf, io::Error),
}

impl fmt::Display for PageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotBuilt(folder) => {
                write!(f, "there is no page in {}; `cargo xtask page` builds it", folder.display())
            }
            Self::Unreadable(path, error) => write!(f, "cannot read {}: {error}", path.display()),
        }
    }
}

impl std::error::Error for PageError {}

#[cfg(test)]
mod tests {
    use super::{Page, PageError};
    use std::fs;

    #[test]
    fn an_empty_embedding_is_a_page_that_says_how_to_build_one() {
        let page = Page::embedded(&[]);
        assert!(!page.is_built());
        let (_, index) = page.find("/").expect("an index");
        let text = String::from_utf8(index.plain().expect("content").to_vec()).expect("text");
        assert!(text.contains("cargo xtask page"), "{text}");
    }

    #[test]
    fn a_folder_gives_its_compressed_files_by_name() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::create_dir(folder.path().join("assets")).expect("a folder");
        for name in ["index.html", "assets/a.js"] {
            let mut brotli = Vec::new();
            brotli::BrotliCompress(
                &mut name.as_bytes(),
                &mut brotli,
                &brotli::enc::BrotliEncoderParams::default(),
            )
            .expect("compressed");
            fs::write(folder.path().join(name), name).expect("a file");
            fs::write(folder.path().join(format!("{name}.br")), brotli).expect("a file");
        }
        let page = Page::from_folder(folder.path()).expect("a page");
        let (name, file) = page.find("/assets/a.js").expect("the script");
        assert_eq!(name, "assets/a.js");
        assert_eq!(&file.plain().expect("content")[..], b"assets/a.js");
        assert!(page.find("/assets/a.js.br").is_none());
        assert!(page.find("/assets").is_none());
    }

    #[test]
    fn a_folder_without_a_page_says_how_to_build_one() {
        let folder = tempfile::tempdir().expect("a folder");
        for path in [folder.path().to_owned(), folder.path().join("missing")] {
            let error = Page::from_folder(&path).expect_err("no page");
            assert!(matches!(error, PageError::NotBuilt(_)), "{error:?}");
            assert!(error.to_string().contains("cargo xtask page"), "{error}");
        }
    }
}
