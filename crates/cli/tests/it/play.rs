//! `stolik play`: games typed by a script.

use crate::support::{self, file, folder, in_both, run_with};
use std::fs;

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

#[test]
fn a_secret_decision_is_composed_and_handed_over() {
    let lines =
        ["help", "", "C2 F4", "undo", "C12", "G4 commit", "undo", "", "commit", "speak", "list", "quit"];
    let runs = in_both(&["play", "szachowa-bitwa", "-o", "n=8", "--ascii"], &(lines.join("\n") + "\n"));
    let [polish, english] = runs.map(|run| format!("{}\n{}", run.out, run.err));
    insta::assert_snapshot!("composed_polish", polish);
    insta::assert_snapshot!("composed_english", english);
}

#[test]
fn the_chance_of_a_fight_is_told_before_it() {
    let position =
        "battle white; W: KE2 PE5,F5 RA1,J1 king=4 bridge=E cards=7; B: KE19 PE6 RA20,J20 bridge=H";
    let args = ["play", "szachowa-bitwa", "--position", position, "--ascii"];
    let [polish, english] = in_both(&args, "\ne5\nquit\n").map(support::Run::good);
    insta::assert_snapshot!("fight_polish", polish);
    insta::assert_snapshot!("fight_english", english);
}

#[test]
fn a_map_shows_terrain_stacks_and_things_of_several_fields() {
    // Three columns of water beside a rock, the rest is grass.
    let rows: Vec<String> =
        (0..12).map(|y| format!("GGGGGGGGGWWW{}GGGGGGGGGGG", if y == 0 { 'R' } else { 'G' })).collect();
    let map = format!("map=24x12/{}", rows.join("/"));
    let position = "r:units coins=5,7 castle0:0,1 castle1:20,8 barracks0:4,1 ship:10,3-10,5 ram:10,4-10,5 bA10,4 bI10,3! \
                    trebuchet:16,4-17,4 rI17,4 rC16,4! tower:1,9-2,10 rI1,9 rA2,10 wall:2,6-4,6 rA4,6 ladder:4,7 \
                    gate1:15,8-16,8 bI15,8";
    let args = ["play", "wojna", "-o", &map, "--position", position, "--ascii"];
    let out = run_with(&args, b"17,4\nquit\n").good();
    let drawn = "
0   .  .  .  .  .  .  .  .  .  ~  ~  ~  ^  .  .  .  .  .  .  .  .  .  .  .
1   K  K  K  .  B  B  .  .  .  ~  ~  ~  .  .  .  .  .  .  .  .  .  .  .  .
2   K  K  K  .  B  B  .  .  .  ~  ~  ~  .  .  .  .  . {.} .  .  .  .  .  .
3   K  K  K  .  .  .  .  .  .  ~  i' ~  .  .  .  . {.}{.}{.} .  .  .  .  .
4   .  .  .  .  .  .  .  .  .  ~  a  ~  .  .  .  .  C'[I]{.}{.} .  .  .  .
5   .  .  .  .  .  .  .  .  .  ~  R  ~  .  .  .  . {.}{.}{.} .  .  .  .  .
6   .  .  #  #  A  .  .  .  .  ~  ~  ~  .  .  .  .  . {.} .  .  .  .  .  .
7   .  .  .  .  H  .  .  .  .  ~  ~  ~  .  .  .  .  .  .  .  .  .  .  .  .
8   .  .  .  .  .  .  .  .  .  ~  ~  ~  .  .  .  i  g  .  .  .  k  k  k  .
9   .  I  E  .  .  .  .  .  .  ~  ~  ~  .  .  .  .  .  .  .  .  k  k  k  .
10  .  E  A  .  .  .  .  .  .  ~  ~  ~  .  .  .  .  .  .  .  .  k  k  k  .
11  .  .  .  .  .  .  .  .  .  ~  ~  ~  .  .  .  .  .  .  .  .  .  .  .  .
    0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20 21 22 23";
    let (_, walked) = out.split_once("> 17,4\n").expect(&out);
    assert!(walked.contains(drawn), "{out}");
}
