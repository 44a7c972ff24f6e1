//! The table of perft counts, against the crate and against the reference.

use crate::reference::Reference;
use crate::support;
use stolik_warcaby::{
    Board, KingLanding, Options, Position, Promotion9, Removal, Setup, Variant, perft, perft_raw,
};

const TABLE: &str = include_str!("perft.txt");

/// So many lines the reference walks in every test run.
const SMALL: u64 = 200_000;

struct Entry {
    fen: &'static str,
    options: Options,
    depth: u32,
    lines: u64,
    raw: u64,
}

fn table() -> Vec<Entry> {
    let mut entries = Vec::new();
    let (mut fen, mut options) = ("", Options::default());
    for line in TABLE.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split_whitespace();
        match words.next() {
            None => {}
            Some("position") => {
                fen = words.next().expect("a position");
                options = Options::default();
            }
            Some("options") => words.for_each(|word| set(&mut options, word)),
            Some(depth) => {
                let [lines, raw] =
                    [(); 2].map(|()| words.next().and_then(|word| word.parse().ok()).expect("a count"));
                entries.push(Entry { fen, options, depth: depth.parse().expect("a depth"), lines, raw });
            }
        }
    }
    entries
}

fn set(options: &mut Options, word: &str) {
    match word {
        "board=9" => options.board = Board::Nine,
        "a1_dark=no" => options.a1_dark = false,
        "promotion9=row8" => options.promotion9 = Promotion9::Row8,
        "removal=immediate" => options.removal = Removal::Immediate,
        "king_landing=next" => options.king_landing = KingLanding::Next,
        _ => panic!("no option: {word}"),
    }
}

fn confirm(wanted: impl Fn(&Entry) -> bool) {
    for entry in table().into_iter().filter(wanted) {
        let counted = Reference::from_fen(entry.options, entry.fen).perft(entry.depth);
        assert_eq!(counted, (entry.lines, entry.raw), "{} {}", entry.fen, entry.depth);
    }
}

#[test]
fn the_table_is_right() {
    let entries = table();
    assert!(entries.len() > 100);
    for Entry { fen, options, depth, lines, raw } in entries {
        let rules = Variant::new(options);
        let position = support::position(&rules, fen);
        assert_eq!(perft(&rules, &position, depth), lines, "{fen} {depth}");
        assert_eq!(perft_raw(&rules, &position, depth), raw, "raw {fen} {depth}");
    }
}

#[test]
fn the_reference_confirms_the_table() {
    confirm(|entry| entry.raw <= SMALL);
}

#[test]
fn the_reference_confirms_the_rest_of_the_table() {
    confirm(|entry| entry.raw > SMALL);
}

#[test]
fn the_starts_of_the_table_are_the_starts_of_the_game() {
    for (board, a1_dark) in
        [(Board::Eight, true), (Board::Eight, false), (Board::Nine, true), (Board::Nine, false)]
    {
        let options = Options { board, a1_dark, ..Options::default() };
        let rules = Variant::new(options);
        let start = Setup::of(&rules, &Position::start(&rules)).to_fen();
        assert!(table().iter().any(|entry| entry.options == options && entry.fen == start), "{start}");
    }
}
