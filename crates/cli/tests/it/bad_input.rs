//! Whatever is wrong is said precisely, in both languages, with exit code 2, and never with a panic.

use crate::support::{file, folder, in_both, run};
use std::fmt::Write;

/// What is said about every one of these, Polish first.
fn sayings(cases: &[&[&str]]) -> String {
    let mut said = String::new();
    for args in cases {
        writeln!(said, "$ stolik {}", args.join(" ")).expect("a string");
        for run in in_both(args, "") {
            assert_eq!(run.out, "", "{args:?}: nothing but the error");
            said.push_str(&run.bad());
        }
        said.push('\n');
    }
    said
}

#[test]
fn games_and_options() {
    let said = sayings(&[
        &["moves", "szachy"],
        &["rules", ""],
        &["perft", "chess", "--depth", "1"],
        &["bench", "go"],
        &["play", "halma"],
        &["moves", "warcaby", "--option", "board=7", "--option", "colour=red", "--option", "board"],
        &["moves", "warcaby", "-o", "repetition=0", "-o", "king_move_limit=0", "-o", "promotion9=row8"],
        &["moves", "warcaby", "-o", "board=9", "-o", "board=8"],
        &["moves", "warcaby", "-o", "king_move_limit=101"],
        &["moves", "warcaby", "-o", "a1_dark=true"],
        &[
            "moves",
            "multiwarcaby",
            "-o",
            "size=7",
            "-o",
            "seats=3",
            "-o",
            "teams=yes",
            "-o",
            "first=5",
            "-o",
            "no_capture_rounds=-1",
        ],
        &["moves", "battle-royale", "-o", "seats=10", "-o", "fifth_in_centre=yes", "-o", "die=6"],
        &["moves", "medh-kuu-lash", "-o", "max_turns=99", "-o", "goal_check=none"],
        &["play", "warcaby", "--names", "Hania,Marcin,Ola"],
    ]);
    insta::assert_snapshot!(said);
}

#[test]
fn positions() {
    let position = |text| -> [&str; 4] { ["moves", "warcaby", "--position", text] };
    let thirteen = position("W:WA1,C1,E1,G1,B2,D2,F2,H2,A3,C3,E3,G3,B4:BB8");
    let cases = [
        thirteen,
        position("W:W20-32:B1-13"),
        position("W:WB1,C3:BD4,E7"),
        position("W:WC3,B8:BD4,A1"),
        position("W:WC3,C3:BC3"),
        position("W:WC3,I9:BD4"),
        position("W:WC3:BD4:H999"),
        position("W:WC3:BD4,33"),
        position("W:WC3:BX"),
        position("W:WC3"),
        position("light to move"),
        position(""),
    ];
    let said = sayings(&cases.each_ref().map(|case| &case[..]));
    insta::assert_snapshot!(said);
}

#[test]
fn moves_in_records() {
    let folder = folder();
    let record = |moves: &str, end: &str| {
        format!(
            "stolik record 1\ngame: warcaby\nrules: 1\nresult: *\n\n{moves}\nend: {end} 0000000000000000\n"
        )
    };
    let files = [
        ("wrong-hash", record("1. 0: C3-D4", "1")),
        ("illegal", record("1. 0: C3-D4\n2. 1: B6-B5", "2")),
        ("must-capture", record("1. 0: C3-D4\n2. 1: B6-C5\n3. 0: G3-H4", "3")),
        ("unreadable", record("1. 0: C3-D4\n2. 1: B6-!5", "2")),
        ("wrong-seat", record("1. 1: B6-A5", "1")),
        ("no-such-seat", record("1. 7: B6-A5", "1")),
        ("a-roll", record("1. 0: (6) C3-D4", "2")),
        ("wrong-number", record("1. 0: C3-D4\n3. 1: B6-A5", "2")),
        ("wrong-count", record("1. 0: C3-D4", "2")),
        ("cut", "stolik record 1\ngame: warcaby\nrules: 1\nresult: *\n\n1. 0: C3-D4\n2. 1: B6".to_owned()),
        ("cut-in-a-line", "stolik record 1\ngame: warcaby\nrules: 1\nresult: *\n\n1. 0".to_owned()),
        ("no-game", "stolik record 1\nrules: 1\nresult: *\n\nend: 0 0\n".to_owned()),
        ("other-game", "stolik record 1\ngame: go\nrules: 1\nresult: *\n\nend: 0 0\n".to_owned()),
        ("other-rules", "stolik record 1\ngame: warcaby\nrules: 9\nresult: *\n\nend: 0 0\n".to_owned()),
        ("newer", "stolik record 2\n".to_owned()),
        ("no-record", "Dear diary\n".to_owned()),
        ("empty", String::new()),
        (
            "options",
            "stolik record 1\ngame: warcaby\nrules: 1\noptions: board=7 x=1\nresult: *\n\nend: 0 0\n"
                .to_owned(),
        ),
        (
            "position",
            "stolik record 1\ngame: warcaby\nrules: 1\nposition: W:WB1:BD4,A1\nresult: *\n\nend: 0 0\n"
                .to_owned(),
        ),
        (
            "result",
            "stolik record 1\ngame: warcaby\nrules: 1\nresult: 1 2 no-move\n\n1. 0: C3-D4\nend: 1 0\n"
                .to_owned(),
        ),
    ];
    let mut said = String::new();
    for (name, content) in files {
        let path = file(&folder, name, &content);
        for run in in_both(&["verify", &path], "") {
            assert_eq!(run.out, "", "{name}");
            said.push_str(&run.bad().replace(&path, name));
        }
    }
    insta::assert_snapshot!(said);
}

#[test]
fn pdn() {
    let folder = folder();
    let files = [
        ("other-variant", "[GameType \"25\"]\n[Result \"*\"]\n1. 22-18 *\n"),
        ("other-board", "[GameType \"26,W,10,10,N2,0\"]\n1. 22-18 *\n"),
        ("bad-type", "[GameType \"draughts\"]\n1. 22-18 *\n"),
        ("cut", "[Event \"Cup\"]\n[Result \"1-0\"]\n\n1. 22-18 9-13 2. 23"),
        ("cut-in-a-header", "[Event \"Cup\n"),
        ("illegal", "1. 22-18 9-13\n2. 32-5 *\n"),
        ("unreadable", "1. 22-18 9-13\n2. hello *\n"),
        ("wrong-result", "[FEN \"W:WC3:BD4\"]\n\n1. c3xe5 0-1\n"),
        ("two-results", "[Result \"1-0\"]\n\n1. 22-18 0-1\n"),
        ("position", "[FEN \"W:W1,5:B5\"]\n\n1. c3xe5 0-1\n"),
        ("options", "[StolikOptions \"board=7\"]\n\n1. c3-d4 *\n"),
        ("empty", "[\n"),
    ];
    let mut said = String::new();
    for (name, content) in files {
        let path = file(&folder, name, content);
        for run in in_both(&["verify", &path], "") {
            assert_eq!(run.out, "", "{name}");
            said.push_str(&run.bad().replace(&path, name));
        }
    }
    insta::assert_snapshot!(said);
}

#[test]
fn files_and_arguments() {
    let folder = folder();
    let good = file(&folder, "pdn", "1. 22-18 9-13 *\n\n1. 22-18 *\n");
    let bytes = folder.path().join("bytes");
    std::fs::write(&bytes, b"stolik record 1\n\xff\n").expect("a file");
    let bytes = bytes.to_str().expect("text");
    let cases: [&[&str]; 8] = [
        &["verify", "no-such-file"],
        &["show", "no-such-file"],
        &["show", "W:WC3"],
        &["show", "--game", "warcaby", "no-such-file"],
        &["show", "--game", "warcaby", "W:WC3:BD4", "--at", "1"],
        &["play", "--resume", "no-such-file"],
        &["show", &good],
        &["verify", bytes],
    ];
    let said = sayings(&cases).replace(folder.path().to_str().expect("text"), "FOLDER");
    insta::assert_snapshot!(said);
}

#[test]
fn what_clap_refuses_has_exit_code_2_too() {
    for args in [
        &["dance"] as &[&str],
        &[],
        &["moves"],
        &["perft", "warcaby"],
        &["perft", "warcaby", "--depth", "-1"],
        &["perft", "warcaby", "--depth", "1000000000"],
        &["games", "--language", "de"],
        &["play"],
        &["play", "warcaby", "--resume", "x", "--option", "board=9"],
        &["serve", "--port", "99999"],
        &["serve", "--host", "nowhere"],
        &["convert", "x", "--to", "pgn"],
        &["bench", "--seconds", "0"],
    ] {
        run(args).bad();
    }
}
