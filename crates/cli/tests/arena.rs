//! `stolik arena`: tables, JSON lines, going on where it was left.

mod support;

use serde_json::Value;
use std::fs;
use support::{folder, in_both, run};

/// The table without the last column, which is time.
fn results(table: &str) -> Vec<Vec<&str>> {
    let rows = table.lines().map(|line| {
        let mut cells: Vec<&str> = line.split("  ").map(str::trim).filter(|cell| !cell.is_empty()).collect();
        cells.pop();
        cells
    });
    rows.collect()
}

#[test]
fn a_contest_ends_in_a_table() {
    let args = ["arena", "warcaby", "beginner", "random", "--games", "10", "--threads", "2"];
    let table = run(&args).good();
    let rows = results(&table);
    assert_eq!(rows.len(), 3, "{table}");
    assert_eq!(rows[1], ["A beginner", "10", "10", "0", "0", "100.0", "72.2-100.0", "50.0"]);
    assert_eq!(rows[2], ["B random", "10", "0.0", "50.0"]);
    assert_eq!(results(&run(&args).good()), rows, "the same seed gives the same games");
}

#[test]
fn with_more_sides_one_seat_of_a_sits_among_bs() {
    let args = ["arena", "battle-royale", "medium", "beginner", "-o", "seats=4", "--games", "6"];
    let table = run(&args).good();
    let rows = results(&table);
    assert_eq!(rows[1][1], "8", "whole groups of four: {table}");
    assert_eq!(rows[1].last(), Some(&"25.0"), "{table}");
}

#[test]
fn what_is_in_the_file_is_not_played_again() {
    let folder = folder();
    let path = folder.path().join("games.jsonl");
    let path = path.to_str().expect("a path in UTF-8");
    let arena =
        |games: &str| run(&["arena", "warcaby", "beginner", "random", "--games", games, "--json", path]);
    let few = arena("4").good();
    let first = fs::read_to_string(path).expect("the file is there");
    assert_eq!(first.lines().count(), 5, "what is contested, and four games");
    let head: Value = serde_json::from_str(first.lines().next().expect("a line")).expect("JSON");
    assert_eq!((&head["contest"], &head["a"]), (&"warcaby".into(), &"beginner".into()));
    let more = arena("8").good();
    let all = fs::read_to_string(path).expect("the file is there");
    assert!(all.starts_with(&first) && all.lines().count() == 9, "{all}");
    assert_eq!((results(&few)[1][1], results(&more)[1][1]), ("4", "8"));
    // A line that was cut off is played again.
    let cut = &all[..all.len() - 10];
    fs::write(path, cut).expect("written");
    assert_eq!(results(&arena("8").good()), results(&more));
    let mended = fs::read_to_string(path).expect("the file is there");
    assert!(mended.lines().all(|line| serde_json::from_str::<Value>(line).is_ok()), "{mended}");
    // Another contest does not mix with it.
    let other = run(&["arena", "warcaby", "easy", "random", "--json", path]);
    assert_eq!(other.code, Some(2));
    assert!(other.err.contains("another contest"), "{}", other.err);
}

#[test]
fn bad_bots_budgets_and_files_are_refused_in_both_languages() {
    for args in [
        &["arena", "warcaby", "genius", "random"][..],
        &["arena", "warcaby", "strong:0", "random"],
        &["arena", "warcaby", "strong:soon", "random"],
        &["arena", "chess", "strong", "random"],
        &["arena", "warcaby", "strong", "random", "-o", "board=7"],
    ] {
        for run in in_both(args, "") {
            assert_eq!(run.code, Some(2), "{args:?}: {}", run.err);
            assert!(run.err.starts_with("stolik: "), "{}", run.err);
        }
    }
    let both = run(&["arena", "warcaby", "genius", "strong:0"]);
    assert_eq!(both.err.lines().count(), 2, "everything that is wrong at once: {}", both.err);
}

#[test]
fn a_file_of_something_else_is_left_alone() {
    let folder = folder();
    let path = folder.path().join("notes.txt");
    for (text, says) in
        [("just a note", "another contest"), ("not json\n", "JSON"), ("{\"a\":1}\n", "contest")]
    {
        fs::write(&path, text).expect("written");
        let path = path.to_str().expect("a path in UTF-8");
        let run = run(&["arena", "warcaby", "easy", "random", "--games", "2", "--json", path]);
        assert_eq!(run.code, Some(2));
        assert!(run.err.contains(says), "{}", run.err);
        assert_eq!(fs::read_to_string(path).expect("the file is there"), text);
    }
}
