//! Names of people: what may be one, by what an account is found, and which look alike.
//!
//! A name is kept in the form NFKC, has nothing invisible in it, and is compared as RFC 8266 compares nicknames. Two accounts
//! do not have names that look alike, by the skeletons of UTS #39. Guests go by any name and are marked as guests.

use crate::Refusal;
use icu_properties::props::{DefaultIgnorableCodePoint, GeneralCategory};
use icu_properties::{CodePointMapData, CodePointSetData};
use std::collections::BTreeSet;
use stolik_game::Message;
use stolik_table::Seating;
use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

/// The most marks that one letter carries (UTS #39, 5.4).
const MOST_MARKS: usize = 4;
/// As much of a name is looked at: nobody has a longer one.
const LONGEST: usize = 200;

/// The name of an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AccountName {
    /// As it is shown.
    pub shown: String,
    /// By what it is found.
    pub key: String,
    /// What it looks like: no other account has a name that looks like any of these.
    pub looks: BTreeSet<String>,
}

impl AccountName {
    /// Of an account that has this name.
    pub fn new(shown: &str) -> AccountName {
        let key = key(shown);
        // A great I looks like a small l, and a small one does not: so as it is written, in small letters and in great ones.
        let (written, great) = (skeleton_of(shown), skeleton_of(&shown.to_uppercase()));
        let looks =
            [fold(&written), fold(&skeleton_of(&key)), format!("^{written}"), format!("^{great}")].into();
        AccountName { shown: shown.to_owned(), key, looks }
    }
}

/// A name that can stand at tables and in records.
pub(crate) fn read(given: &str) -> Result<String, Refusal> {
    let bad = |code, key| {
        let message = Message::new(key).with("most", Seating::LONGEST_NAME);
        Refusal::bad(code, message).at("name")
    };
    // How a symbol is drawn is no part of the name; phones write it behind every other one.
    let plain = spaced(given).nfkc().filter(|c| !is_selector(*c)).collect::<String>();
    let name = Seating::read_name(&spaced(&plain)).ok_or_else(|| bad("bad-name", "server-bad-name"))?;
    // Where a sign was taken out, two spaces may be left, or a letter and a mark that now are one.
    let name = spaced(&name.nfkc().collect::<String>());
    let is_shown = name.chars().any(is_seen) && !name.chars().any(is_hidden) && !has_too_many_marks(&name);
    if is_shown { Ok(name) } else { Err(bad("invisible-name", "server-invisible-name")) }
}

/// By what an account is found, however somebody writes its name.
pub(crate) fn key(name: &str) -> String {
    let short: String = name.chars().take(LONGEST).collect();
    let seen = short.nfkc().filter(|c| !is_hidden(*c) && !is_selector(*c)).collect::<String>();
    fold(&spaced(&seen))
}

/// Without the difference between great and small letters.
fn fold(text: &str) -> String {
    text.chars().flat_map(char::to_uppercase).flat_map(char::to_lowercase).nfkc().collect()
}

fn skeleton_of(text: &str) -> String {
    let seen: String = text.nfkc().filter(|c| !is_hidden(*c)).collect();
    skeleton(&spaced(&seen)).collect()
}

/// With one blank where there is any white space, and none around it.
fn spaced(text: &str) -> String {
    let words = text.split(|c: char| c.is_whitespace() || c.is_control());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

fn category(c: char) -> GeneralCategory {
    CodePointMapData::<GeneralCategory>::new().get(c)
}

/// Says whether a symbol is drawn in colours.
fn is_selector(c: char) -> bool {
    matches!(c, '\u{FE00}'..='\u{FE0F}')
}

/// Whether nothing is seen of it, or it turns what is beside it around, or nobody knows what it is.
fn is_hidden(c: char) -> bool {
    use GeneralCategory::{Control, Format, PrivateUse, Surrogate, Unassigned};
    // Drawn as nothing, though they count as symbols: the empty pattern of Braille, a note without a head, what stands for an object.
    let is_blank = matches!(c, '\u{2800}' | '\u{1D159}' | '\u{FFFC}');
    let ignored = CodePointSetData::new::<DefaultIgnorableCodePoint>();
    let is_nothing = matches!(category(c), Control | Format | PrivateUse | Surrogate | Unassigned);
    is_blank || is_nothing || ignored.contains(c)
}

fn is_mark(c: char) -> bool {
    use GeneralCategory::{EnclosingMark, NonspacingMark, SpacingMark};
    matches!(category(c), NonspacingMark | EnclosingMark | SpacingMark)
}

/// Whether it is seen by itself.
fn is_seen(c: char) -> bool {
    !c.is_whitespace() && !is_mark(c) && !is_hidden(c)
}

fn has_too_many_marks(name: &str) -> bool {
    let marks: Vec<bool> = name.nfd().map(is_mark).collect();
    marks.windows(MOST_MARKS + 1).any(|run| run.iter().all(|is_mark| *is_mark))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(given: &str) -> &'static str {
        read(given).map_or_else(|refusal| refusal.code, |_| "fine")
    }

    fn alike(one: &str, other: &str) -> bool {
        !AccountName::new(one).looks.is_disjoint(&AccountName::new(other).looks)
    }

    #[test]
    fn m12_what_nobody_sees_is_no_name() {
        for given in ["\u{200B}", "\u{3164}", "\u{2800}", "\u{FEFF}", "\u{AD}", "\u{301}", "\u{115F}"] {
            assert_ne!(code(given), "fine", "{given:?}");
        }
        for hidden in
            ['\u{202E}', '\u{2066}', '\u{200B}', '\u{200D}', '\u{AD}', '\u{E0041}', '\u{E000}', '\u{378}']
        {
            assert_eq!(code(&format!("Ha{hidden}nia")), "invisible-name", "{hidden:?}");
        }
        assert_eq!(code(&format!("H{}", "\u{334}".repeat(5))), "invisible-name");
        assert_eq!(code(&"ﷺ".repeat(3)), "bad-name", "too long once it is written out");
        for fine in
            ["Żółw", "Łukasz", "pani Ola", "Зоя", "李小龍", "O'Brien-Nowak", "gracz_7", "नमस्ते", "Hania 🎲"]
        {
            assert_eq!(read(fine).ok().as_deref(), Some(fine));
        }
        assert_eq!(read(" Ｈａｎｉａ\u{3000}\n K. ").ok().as_deref(), Some("Hania K."));
        assert_eq!(read("Z\u{307}uk ❤\u{FE0F}").ok().as_deref(), Some("Żuk ❤"));
    }

    #[test]
    fn m2_however_a_name_is_written_it_is_looked_up_by_the_same() {
        let same = ["Łukasz", " łukasz", "ŁUKASZ\u{A0}", "Łu\u{200B}kasz", "Łukasz\u{2007}\n", "Łukaſz"];
        assert!(same.iter().all(|name| key(name) == "łukasz"), "{:?}", same.map(key));
        assert_eq!(key("Z\u{307}uk"), key("żuk"));
        assert_eq!(key("Straße"), key("STRASSE"));
        assert_ne!(key("Hania"), key("Hаnia"), "what only looks alike is found by itself");
        assert!(key(&"x".repeat(16_000)).len() <= LONGEST);
    }

    #[test]
    fn m12_names_that_look_alike_are_told() {
        for (one, other) in [
            ("Hania", "Hаnia"),
            ("Hania", "HАΝІА"),
            ("Hania", "Hania\u{200B}"),
            ("Hania", "HANlA"),
            ("Ilona", "llona"),
            ("Ilona", "1lona"),
            ("bob", "bоb"),
            ("bobo", "b0bO"),
            ("Łukasz", "łukasz"),
            ("modem", "rnodern"),
        ] {
            assert!(alike(one, other), "{one} {other}");
        }
        for (one, other) in
            [("Lia", "Ila"), ("Hania", "Hanka"), ("Zuk", "Żuk"), ("Ola", "Ala"), ("Ewa", "Iwa")]
        {
            assert!(!alike(one, other), "{one} {other}");
        }
    }
}
