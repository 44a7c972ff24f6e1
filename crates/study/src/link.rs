//! A game in the fragment of an address: the record's text, deflated, in letters that an address takes.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use stolik_game::Message;

/// The longest link, in bytes: some programs cut what is longer. A longer game goes as a file.
pub const LONGEST_LINK: usize = 8 * 1024;
/// The form of the links that are written here; it stands first.
const FORM: char = '1';
/// The longest text that a link may hold: more is no game but an attempt to fill the memory.
const LONGEST_TEXT: usize = 4 * 1024 * 1024;
/// As small as it gets: links are made seldom.
const EFFORT: u8 = 10;

/// Why a link could not be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// It is of a form that a later Stolik writes.
    Newer(char),
    /// It was cut or changed on its way.
    Damaged,
}

impl LinkError {
    /// The sentence for a person.
    pub fn message(self) -> Message {
        match self {
            LinkError::Newer(form) => Message::new("study-link-newer").with("form", form.to_string()),
            LinkError::Damaged => Message::new("study-link-damaged"),
        }
    }
}

/// The text as a part of an address; none if that would be too long for one.
pub fn to_link(text: &str) -> Option<String> {
    let packed = URL_SAFE_NO_PAD.encode(compress_to_vec(text.as_bytes(), EFFORT));
    (packed.len() < LONGEST_LINK).then(|| format!("{FORM}{packed}"))
}

/// The text that a part of an address holds.
pub fn from_link(link: &str) -> Result<String, LinkError> {
    let mut letters = link.trim().chars();
    match letters.next() {
        Some(FORM) => {}
        Some(form) if form.is_ascii_digit() => return Err(LinkError::Newer(form)),
        _ => return Err(LinkError::Damaged),
    }
    let packed = URL_SAFE_NO_PAD.decode(letters.as_str()).map_err(|_| LinkError::Damaged)?;
    let text = decompress_to_vec_with_limit(&packed, LONGEST_TEXT).map_err(|_| LinkError::Damaged)?;
    String::from_utf8(text).map_err(|_| LinkError::Damaged)
}
