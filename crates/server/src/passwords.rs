//! Passwords that are guessed first.
//!
//! NIST SP 800-63B (3.1.1.2) asks that passwords be compared with those that are commonly used. Lists of stolen ones are mostly a
//! few words with something in front, behind or in place of letters; so what is kept here are the words (`common.txt`), and a password
//! that is little more than one of them, than a row of keys, than a few characters over and over, or than the own name, is refused.

use crate::names;
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// So many characters must be left when what everybody guesses is taken away.
const LEAST_LEFT: usize = 4;
/// The shortest piece of a row that counts as one.
const SHORTEST_RUN: usize = 3;
/// The fewest different characters.
const FEWEST_DIFFERENT: usize = 4;

/// Neighbours on keyboards and in the alphabet; each is tried in both directions.
const ROWS: [&str; 14] = [
    "01234567890",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "qwertzuiop",
    "azertyuiop",
    "asdfghjkl",
    "yxcvbnm",
    "zxcvbnm",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
    "qazwsxedcrfvtgbyhnujm",
    "zaq12wsxcde34rfvbgt56yhn",
    "1q2w3e4r5t6y7u8i9o0p",
    "q1w2e3r4t5y6u7i8o9p0",
    "147258369",
];

static COMMON: LazyLock<BTreeSet<&'static str>> =
    LazyLock::new(|| include_str!("passwords/common.txt").split_whitespace().collect());

static RUNS: LazyLock<Vec<Vec<char>>> = LazyLock::new(|| {
    let both = |row: &&str| [row.chars().collect::<Vec<_>>(), row.chars().rev().collect()];
    ROWS.iter().flat_map(both).collect()
});

/// Why a password is guessed first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Weak {
    /// Many people have it, or it is little more than a row of keys.
    Common,
    /// It is little more than the name.
    LikeName,
}

/// Why this password of somebody of this name is guessed first, if it is.
pub(crate) fn weakness(password: &str, name: &str) -> Option<Weak> {
    let typed = names::key(password);
    let name = letters(&names::key(name));
    let plain = letters(&typed);
    // What stands around a word is mostly a year or a sign of exclamation.
    let core = typed.trim_matches(|c: char| !c.is_alphabetic());
    let is_name = core == name || left_after(&plain, &name).is_some_and(|left| left < LEAST_LEFT);
    if name.chars().count() >= SHORTEST_RUN && is_name {
        return Some(Weak::LikeName);
    }
    let different: BTreeSet<char> = typed.chars().collect();
    let is_common = different.len() < FEWEST_DIFFERENT
        || outside_runs(&typed) < LEAST_LEFT
        || [typed.as_str(), core, &plain, &unmasked(&typed)]
            .iter()
            .any(|text| is_little_more_than_a_word(text));
    is_common.then_some(Weak::Common)
}

/// Whether little is left when the longest common word in it is taken away.
fn is_little_more_than_a_word(text: &str) -> bool {
    let chars: Vec<char> = text.chars().collect();
    let all = chars.len();
    let pieces = (0..all).flat_map(|from| (from + 1..=all).map(move |to| (from, to)));
    let is_common = |(from, to): &(usize, usize)| {
        all - (to - from) < LEAST_LEFT
            && COMMON.contains(chars[*from..*to].iter().collect::<String>().as_str())
    };
    // Also the same word over and over.
    pieces.into_iter().any(|piece| is_common(&piece)) || is_repeated_word(&chars)
}

fn is_repeated_word(chars: &[char]) -> bool {
    let halves = (2..=chars.len() / 2).filter(|length| chars.len().is_multiple_of(*length));
    halves.into_iter().any(|length| {
        let word: String = chars[..length].iter().collect();
        chars.chunks(length).all(|chunk| chunk == &chars[..length])
            && (length < 2 * LEAST_LEFT || COMMON.contains(word.as_str()))
    })
}

/// How many characters are left of a text without a word in it, if that is in it.
fn left_after(text: &str, word: &str) -> Option<usize> {
    text.contains(word).then(|| text.replacen(word, "", 1).chars().count())
}

/// How many characters belong to no row of keys.
fn outside_runs(text: &str) -> usize {
    let chars: Vec<char> = text.chars().collect();
    let longest_at = |at: usize| {
        let rest = &chars[at..];
        let within = |row: &Vec<char>| {
            let starts = (0..row.len()).filter(|start| row[*start] == rest[0]);
            starts.map(|start| rest.iter().zip(&row[start..]).take_while(|(a, b)| a == b).count()).max()
        };
        let same = rest.iter().take_while(|c| **c == rest[0]).count();
        RUNS.iter().filter_map(within).chain([same]).max().unwrap_or(1)
    };
    let (mut at, mut outside) = (0, 0);
    while at < chars.len() {
        let run = longest_at(at);
        if run >= SHORTEST_RUN {
            at += run;
        } else {
            (at, outside) = (at + 1, outside + 1);
        }
    }
    outside
}

/// Only its letters and digits.
fn letters(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).collect()
}

/// With letters where something that looks like them was typed.
fn unmasked(text: &str) -> String {
    let letter = |c| match c {
        '0' => 'o',
        '1' | '!' | '|' => 'i',
        '3' | '€' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' | '+' => 't',
        other => other,
    };
    text.chars().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn l1_what_is_guessed_first_is_refused() {
        for password in [
            "password",
            "Password1!",
            "P@ssw0rd",
            "12345678",
            "87654321",
            "        ",
            "aaaaaaaa",
            "abababab",
            "qwertyuiop",
            "zaq12wsx",
            "ZAQ!2wsx",
            "1q2w3e4r",
            "abcd1234",
            "qwerty123",
            "haslo123",
            "Hasło123",
            "polska2024",
            "kochanie1",
            "12341234",
            "asdfghjkl",
            "iloveyou2",
            "haslohaslo",
            "letmein!!",
            "stolik123",
            "admin123",
            "11112222",
            "qwe123asd",
            "abc123abc123",
        ] {
            assert_eq!(weakness(password, "Hania"), Some(Weak::Common), "{password}");
        }
        for password in ["hania123", "Hania2024", "HANIA!!!", "123hania", "H.a.n.i.a.1"] {
            assert!(weakness(password, "Hania").is_some(), "{password}");
        }
        assert_eq!(weakness("hania-12", "Hania"), Some(Weak::LikeName));
    }

    #[test]
    fn what_a_person_thinks_of_or_a_program_makes_is_not() {
        for password in [
            "trudne haslo",
            "dlugie haslo",
            "nowe haslo",
            "inne haslo",
            "zgadywane",
            "correct horse battery staple",
            "kot i pies 7",
            "vK7pzR2m",
            "Xq-93-fw",
            "królik na rowerze",
            "9f86d081884c7d65",
            "mrugająca latarnia",
            "tajne przez poufne",
        ] {
            assert_eq!(weakness(password, "Hania"), None, "{password}");
        }
        assert_eq!(weakness("lata pięćdziesiąte", "Al"), None, "a short name is in many words");
    }
}
