//! `stolik arena`: tables, JSON lines, going on where it was left.

use crate::support::{folder, in_both, run};
use serde_json::Value;
use std::fs;

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
    assert!(other.err.contains("a is beginner there and easy here"), "{}", other.err);
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
    let all = run(&["arena", "warcaby", "genius", "strong:0", "easy", "easy"]).bad();
    assert_eq!(all.lines().count(), 3, "everything that is wrong at once: {all}");
    assert!(all.contains("named twice"), "{all}");
    let one = run(&["arena", "warcaby", "strong"]);
    assert_eq!(one.code, Some(2), "one bot has nobody to meet");
}

#[test]
fn of_more_than_two_each_meets_each() {
    let table = run(&["arena", "warcaby", "random", "beginner", "easy:50", "--games", "4"]).good();
    let rows = results(&table);
    assert_eq!(rows.len(), 4, "{table}");
    assert_eq!(rows[0][4..7], ["against random", "against beginner", "against easy:50"], "{table}");
    assert!(rows[1..].iter().all(|row| row[1] == "8"), "four games against each of two: {table}");
    let share = |row: usize, against: usize| rows[row][3 + against].parse::<f64>().expect("a share");
    // What one gets, the other does not; and all first places are somebody's.
    for (one, other) in [(1, 2), (1, 3), (2, 3)] {
        assert!((share(one, other) + share(other, one) - 100.0).abs() < 0.11, "{table}");
    }
    assert!((share(2, 1) - 100.0).abs() < 0.01, "a beginner beats anything legal: {table}");
}

#[test]
fn with_more_sides_each_sits_alone_among_each_other() {
    let args = ["arena", "battle-royale", "random", "beginner", "easy:20", "-o", "seats=3", "--games", "3"];
    let folder = folder();
    let path = folder.path().join("games.jsonl");
    let path = path.to_str().expect("a path in UTF-8");
    let table = run(&[&args[..], &["--json", path]].concat()).good();
    let rows = results(&table);
    assert!(rows[1..].iter().all(|row| row[1] == "6" && row.last() == Some(&"33.3")), "{table}");
    let lines = fs::read_to_string(path).expect("the file is there");
    let contests = lines.lines().filter(|line| line.contains("\"contest\"")).count();
    assert_eq!((contests, lines.lines().count()), (6, 6 + 6 * 3), "{lines}");
    // All of it is there: nothing is played again, and the table is the same, times included.
    assert_eq!(run(&[&args[..], &["--json", path]].concat()).good(), table);
    assert_eq!(fs::read_to_string(path).expect("the file is there"), lines);
}

#[test]
fn the_threads_do_not_change_the_games() {
    let games = |threads: &str| {
        let args = ["arena", "medh-kuu-lash", "easy:300", "beginner", "--games", "6", "--seed", "5"];
        let run = run(&[&args[..], &["--threads", threads, "--json", "-"]].concat());
        assert_eq!(run.code, Some(0), "{}", run.err);
        let mut games: Vec<Value> =
            run.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        for game in &mut games {
            // How long they thought is another matter.
            game.as_object_mut().expect("an object").remove("thought");
        }
        games[1..].sort_by_key(|game| game["game"].as_u64());
        assert!(run.err.contains("A easy:300"), "the table does not go among the lines: {}", run.err);
        games
    };
    let one = games("1");
    assert_eq!(one.len(), 7);
    assert_eq!(games("3"), one);
}

#[test]
fn an_interrupted_round_robin_goes_on() {
    let folder = folder();
    let path = folder.path().join("games.jsonl");
    let path = path.to_str().expect("a path in UTF-8");
    let arena =
        || run(&["arena", "warcaby", "random", "beginner", "easy:50", "--games", "2", "--json", path]).good();
    let whole = results(&arena()).iter().map(|row| row.join(" ")).collect::<Vec<_>>();
    let lines = fs::read_to_string(path).expect("the file is there");
    // Cut off at every line: in the middle of a contest, and just before a new one.
    let ends: Vec<usize> = lines.match_indices('\n').map(|(at, _)| at + 1).collect();
    for end in [ends[0], ends[1], ends[2], ends[4]] {
        fs::write(path, &lines[..end]).expect("written");
        let again = arena();
        assert_eq!(results(&again).iter().map(|row| row.join(" ")).collect::<Vec<_>>(), whole);
        let mended = fs::read_to_string(path).expect("the file is there");
        assert_eq!(mended.lines().filter(|line| line.contains("\"places\"")).count(), 6, "{mended}");
    }
    // A contest that is not asked for now is refused, not lost.
    let two = run(&["arena", "warcaby", "random", "beginner", "--games", "2", "--json", path]).bad();
    assert!(two.contains("easy:50"), "{two}");
}

#[test]
fn a_file_of_something_else_is_left_alone() {
    let folder = folder();
    let path = folder.path().join("notes.txt");
    for (text, says) in [
        ("just a note", "not a file of the arena"),
        ("not json\n", "Line 1"),
        ("{\"a\":1}\n", "not a file of the arena"),
        ("{\"contest\":\"chess\"}\n", "contest is chess there and warcaby here"),
    ] {
        fs::write(&path, text).expect("written");
        let path = path.to_str().expect("a path in UTF-8");
        let run = run(&["arena", "warcaby", "easy", "random", "--games", "2", "--json", path]);
        assert_eq!(run.code, Some(2));
        assert!(run.err.contains(says), "{}", run.err);
        assert_eq!(fs::read_to_string(path).expect("the file is there"), text);
    }
}

#[test]
fn the_lines_are_those_of_the_documentation() {
    let page =
        fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/arena.md")).expect("the page");
    let keys = |line: &str| {
        let line: Value = serde_json::from_str(line).expect(line);
        line.as_object().expect("an object").keys().cloned().collect::<Vec<_>>()
    };
    let documented: Vec<_> = page.lines().filter(|line| line.starts_with('{')).map(keys).collect();
    let run = run(&["arena", "medh-kuu-lash", "random", "beginner", "--games", "1", "--json", "-"]);
    let written: Vec<_> = run.out.lines().take(2).map(keys).collect();
    assert_eq!(written, documented);
}
