//! `stolik play`: games typed by a script.

mod support;

use std::fs;
use support::{file, folder, in_both, run_with};

#[test]
fn a_short_game_to_its_end() {
    let args = ["play", "warcaby", "--position", "W:WA1,E3:BD4,B8", "--names", "Hania,Marcin"];
    let moves = "e3xc5\nb8-a7\nc5-b6\na7xc5\na1-b2\nc5-d4\nb2-a3\nd4-c3\na3-b4\nresign\n";
    let [polish, english] = in_both(&args, moves).map(support::Run::good);
    insta::assert_snapshot!("short_game_polish", polish);
    insta::assert_snapshot!("short_game_english", english);
}

#[test]
fn a_game_that_the_rules_end() {
    let out = run_with(&["play", "warcaby", "--position", "W:WE3:BD4", "--ascii"], b"e3 c5\n").good();
    insta::assert_snapshot!(out);
}

#[test]
fn every_command_has_an_answer() {
    let input = "help\n?\nc3\nc3 d4\nspeak\nundo\nboard\n\nlist\ndraw\n";
    let [polish, english] = in_both(&["play", "warcaby", "--ascii"], input).map(support::Run::good);
    insta::assert_snapshot!("commands_polish", polish);
    insta::assert_snapshot!("commands_english", english);
}

#[test]
fn bad_lines_are_explained_and_change_nothing() {
    let lines = [
        "c3-c4", "c3-e5", "a1-b2", "b6-a5", "c4-d5", "c3-b2", "z9-y8", "c3xe5", "hello", "c3 c4", "a1", "b6",
        "b1", "1: b6-a5", "7: b6-a5", "undo", "save", "quit now", "c3-d4-e5", "c3",
    ];
    let input = lines.join("\n") + "\nlist\n";
    let runs = in_both(&["play", "warcaby", "--ascii"], &input);
    for run in &runs {
        assert_eq!(run.code, Some(2), "a script is told by the exit code");
        assert!(run.out.contains("A3-B4, C3-B4, C3-D4, E3-D4, E3-F4, G3-F4"), "{}", run.out);
    }
    let [polish, english] = runs.map(|run| format!("{}\n{}", run.out, run.err));
    insta::assert_snapshot!("bad_lines_polish", polish);
    insta::assert_snapshot!("bad_lines_english", english);
}

#[test]
fn a_line_that_is_no_text_is_refused_and_the_game_goes_on() {
    let mut input = b"\xff\xfe\n".to_vec();
    input.extend(vec![b'x'; 100_000]);
    input.extend(b"\nc3-d4\nresign\n");
    let run = run_with(&["play", "warcaby"], &input);
    assert_eq!(run.code, Some(2));
    assert_eq!(run.out.matches("This line cannot be read").count(), 2, "{}", run.out);
    assert!(run.out.contains("Light wins"), "{}", run.out);
}

#[test]
fn a_game_is_saved_and_resumed() {
    let folder = folder();
    let path = folder.path().join("partia.stolik");
    let path = path.to_str().expect("text");
    let out = run_with(
        &["play", "warcaby", "-o", "board=9", "--names", "Hania, Marcin"],
        format!("c3-d4\nsave {path}\nb6-a5\nundo\nb6-c5\nzapisz\n").as_bytes(),
    );
    assert_eq!(out.good().matches("Saved to").count(), 2);
    let saved = fs::read_to_string(path).expect("a record");
    insta::assert_snapshot!("saved", saved);

    // Going on, and saving after every input.
    let out = run_with(&["play", "--resume", path, "--save", path], b"d4xb6\na7xc5\nundo\n").good();
    assert!(out.contains("Hania>"), "{out}");
    let saved = fs::read_to_string(path).expect("a record");
    insta::assert_snapshot!("resumed", saved);
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1, "nothing is left beside it");

    // A game that is over is shown and not gone on with.
    run_with(&["play", "warcaby", "--resume", path, "--save", path], b"draw\n").good();
    let out = run_with(&["play", "--resume", path], b"a7xc5\n").good();
    assert!(out.contains("draw by agreement") && !out.contains("A7xC5"), "{out}");
    let out = run_with(&["verify", path], b"").good();
    assert!(out.contains("3 moves"), "{out}");
}

#[test]
fn a_broken_record_is_not_resumed() {
    let folder = folder();
    let path = file(&folder, "cut", "stolik record 1\ngame: warcaby\nrules: 1\nresult: *\n\n1. 0: C3-D4\n");
    for run in in_both(&["play", "--resume", &path], "") {
        assert_eq!(run.out, "");
        run.bad();
    }
    assert!(fs::read_to_string(&path).expect("there").ends_with("C3-D4\n"), "the file is as it was");
}

#[test]
fn a_file_that_cannot_be_written_is_said_and_the_game_goes_on() {
    let folder = folder();
    let missing = folder.path().join("missing/partia");
    let input = format!("c3-d4\nsave {}\nb6-a5\nresign\n", missing.display());
    let run = run_with(&["play", "warcaby"], input.as_bytes());
    assert_eq!(run.code, Some(2));
    assert!(run.out.contains("Cannot be written") && run.out.contains("wins"), "{}", run.out);
}

#[test]
fn a_file_that_can_never_be_written_is_said_before_the_first_move() {
    let folder = folder();
    let missing = folder.path().join("missing/partia");
    for run in in_both(&["play", "warcaby", "--save", missing.to_str().expect("text")], "c3-d4\n") {
        assert_eq!(run.out, "");
        run.bad();
    }
}
