//! The commands that print something and are done.

use crate::support::{self, file, folder, in_both, run, run_with, stolik};
use serde_json::{Value, json};
use std::io::Read;
use std::process::Stdio;

#[test]
fn games_are_listed_with_their_options() {
    let [polish, english] = in_both(&["games", "--options"], "").map(support::Run::good);
    insta::assert_snapshot!("games_polish", polish);
    insta::assert_snapshot!("games_english", english);
    assert_eq!(
        run(&["games"]).good().lines().count(),
        1 + stolik_catalog::Kind::ALL.len(),
        "a head and the games"
    );
}

#[test]
fn the_language_comes_from_the_system_unless_it_is_given() {
    let first = |variables: &[(&str, &str)], args: &[&str]| {
        let output = stolik(args).envs(variables.iter().copied()).output().expect("the program runs");
        String::from_utf8(output.stdout).expect("text").lines().next().expect("a line").to_owned()
    };
    let (polish, english) = ("gra", "game");
    assert!(first(&[], &["games"]).starts_with(english));
    assert!(first(&[("LANG", "pl_PL.UTF-8")], &["games"]).starts_with(polish));
    assert!(first(&[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "C")], &["games"]).starts_with(english));
    assert!(first(&[("LANG", "pl_PL"), ("LC_ALL", "")], &["games"]).starts_with(polish));
    assert!(first(&[("LANG", "pl_PL.UTF-8")], &["games", "--language", "en"]).starts_with(english));
}

#[test]
fn the_rules_are_readable() {
    let [polish, english] = in_both(&["rules", "warcaby"], "").map(support::Run::good);
    for page in [&polish, &english] {
        assert!(page.lines().all(|line| line.chars().count() <= 110), "no line is too long");
        assert!(!page.contains("](") && !page.contains("{#") && !page.contains("**"), "no marks are left");
        assert!(page.contains("[WA6]") && page.contains("king_landing"));
    }
    let drawn = "\
    4     ·     ●     ·     ·
    3  ·     ○     ·     ·
    2     ·     ·     ·     ·
    1  ○     ·     ·     ·
       A  B  C  D  E  F  G  H
    C3 ";
    assert!(polish.contains(drawn) && english.contains(drawn), "positions are drawn over their captions");
}

#[test]
fn legal_moves_are_listed() {
    let start = run(&["moves", "warcaby"]).good();
    assert_eq!(start, "A3-B4\nC3-B4\nC3-D4\nE3-D4\nE3-F4\nG3-F4\nG3-H4\n");
    let nine = run(&["moves", "warcaby", "--option", "board=9"]).good();
    assert_eq!(nine.lines().count(), 8);
    let forced = run(&["moves", "warcaby", "--position", "W:WA3,E3:BB4,D4,F4,F6,H8", "--json"]).good();
    let expected = json!([{
        "seat": 0,
        "text": "E3xG5xE7",
        "parts": { "from": "E3", "to": "E7", "path": ["G5", "E7"], "taken": ["F4", "F6"] },
    }]);
    assert_eq!(serde_json::from_str::<Value>(&forced).expect("JSON"), expected);
    let over = run(&["moves", "warcaby", "--position", "W:WA3:BB4,C5"]);
    assert_eq!((over.code, over.out.as_str()), (Some(0), ""));
    assert!(over.err.contains("[warcaby/WA5]"), "{}", over.err);
}

#[test]
fn perft_counts() {
    let last = |args: &[&str]| run(args).good().lines().last().expect("a line").to_owned();
    assert_eq!(last(&["perft", "warcaby", "--depth", "0"]), "1");
    assert_eq!(last(&["perft", "warcaby", "--depth", "1"]), "7");
    assert_eq!(last(&["perft", "warcaby", "--depth", "5", "--option", "board=9"]), "22509");
    let plain = last(&["perft", "warcaby", "--depth", "6"]);
    let divided = run(&["perft", "warcaby", "--depth", "6", "--divide"]).good();
    assert_eq!(divided.lines().count(), 8);
    assert_eq!(divided.lines().last(), Some(plain.as_str()));
    // The start by number, as other programs write it.
    let numbered = ["perft", "warcaby", "--position", "W:W21-32:B1-12", "--depth", "6"];
    assert_eq!(last(&numbered), plain);
    // One king, four pieces round it: in two orders.
    let round = "W:WKC1:BB2,D2,B4,D4";
    let counts = ["", "--raw"].map(|raw| {
        let args = ["perft", "warcaby", "--position", round, "--depth", "1", raw];
        last(&args[..args.len() - usize::from(raw.is_empty())]).parse::<u64>().expect("a number")
    });
    assert!(counts[0] < counts[1], "{counts:?}");
}

#[test]
fn boards_are_shown() {
    let position = ["show", "--game", "warcaby", "W:WC3,KG3:BD4,KF6"];
    insta::assert_snapshot!("board", run(&position).good());
    insta::assert_snapshot!("board_ascii", run(&[&position[..], &["--ascii"]].concat()).good());

    let folder = folder();
    let pdn = file(&folder, "pdn", "[White \"Hania\"]\n\n1. 22-18 9-13 2. 18-14 0-1\n");
    let shown = |args: &[&str]| run(&[&["show", &pdn], args].concat()).good();
    assert!(shown(&[]).contains("Dark wins"), "{}", shown(&[]));
    assert!(shown(&["--at", "1"]).contains("Dark to move"));
    assert!(!shown(&["--at", "1"]).contains("wins"));
    let text = std::fs::read(&pdn).expect("there");
    assert_eq!(run_with(&["show", "-"], &text).good(), shown(&[]));

    let svg = folder.path().join("board.svg");
    let svg = svg.to_str().expect("text");
    assert_eq!(shown(&["--svg", svg, "--theme", "dark"]), "");
    let written = std::fs::read_to_string(svg).expect("a picture");
    assert!(written.starts_with("<svg") && written.trim_end().ends_with("</svg>"));
    assert_eq!(shown(&["--svg", "-", "--theme", "dark"]), written);
    assert_ne!(shown(&["--svg", "-"]), written);
}

#[test]
fn a_broken_record_is_shown_up_to_where_it_breaks() {
    let record =
        "stolik record 1\ngame: warcaby\nrules: 1\nresult: *\n\n1. 0: C3-D4\n2. 1: B6-B5\nend: 2 0\n";
    let shown = run_with(&["show", "-"], record.as_bytes());
    assert_eq!(shown.code, Some(0));
    assert!(shown.out.contains("Dark to move"), "{}", shown.out);
    assert!(shown.err.contains("-:7:"), "{}", shown.err);
}

#[test]
fn records_become_pdn_and_come_back() {
    for options in [&[] as &[&str], &["-o", "board=9"], &["-o", "a1_dark=no", "-o", "removal=immediate"]] {
        let moves =
            if options.contains(&"a1_dark=no") { "b3-a4\na6-b5\nresign\n" } else { "c3-d4\nb6-a5\ndraw\n" };
        let folder = folder();
        let path = folder.path().join("partia");
        let path = path.to_str().expect("text");
        let play = [&["play", "warcaby", "--names", "Hania,Marcin", "--save", path], options].concat();
        run_with(&play, moves.as_bytes()).good();
        let pdn = run(&["convert", path, "--to", "pdn"]).good();
        let back = run_with(&["convert", "-", "--to", "record"], pdn.as_bytes()).good();
        assert_eq!(back, std::fs::read_to_string(path).expect("a record"), "{pdn}");
        assert_eq!(run_with(&["convert", "-", "--to", "pdn"], pdn.as_bytes()).good(), pdn);
        run_with(&["verify", "-"], pdn.as_bytes()).good();
        if options.is_empty() {
            insta::assert_snapshot!("pdn", pdn);
        }
    }
}

#[test]
fn a_file_of_several_games_is_verified_game_by_game() {
    let folder = folder();
    let pdn = file(&folder, "pdn", "1. 22-18 9-13 *\n\n1. 22-18 1-0\n");
    let verified = run(&["verify", &pdn]).good();
    assert_eq!(verified.lines().count(), 2, "{verified}");
    let both = run_with(&["convert", &pdn, "--to", "record"], b"").good();
    assert_eq!(both.matches("stolik record 1").count(), 2);
}

#[test]
fn good_files_are_said_and_bad_ones_do_not_hide_them() {
    let folder = folder();
    let good = file(&folder, "good", "1. 22-18 *\n");
    let bad = file(&folder, "bad", "1. 22-2 *\n");
    let verified = run(&["verify", &bad, &good, &bad]);
    assert_eq!(verified.code, Some(2));
    assert_eq!(verified.out.lines().count(), 1, "{}", verified.out);
    assert_eq!(verified.err.lines().count(), 2, "{}", verified.err);
}

#[test]
fn nobody_is_told_when_nobody_reads() {
    let mut child = stolik(&["rules", "warcaby"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let mut err = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut err).expect("text");
    assert!(child.wait().expect("an end").success());
    assert_eq!(err, "");
}

#[test]
fn what_is_measured_is_printed_as_one_table() {
    let out = run(&["bench", "warcaby", "--seconds", "1"]).good();
    let rows: Vec<&str> = out.lines().filter(|line| line.starts_with("Warcaby 8x8")).collect();
    let [row] = rows[..] else { panic!("one row a game: {out}") };
    let figures: Vec<&str> = row.split("  ").map(str::trim).filter(|cell| !cell.is_empty()).skip(1).collect();
    assert_eq!(figures.len(), 5, "games, inputs, perft, search nodes, simulated steps: {out}");
    assert!(figures[2].ends_with("(depth 10)"), "{out}");
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit() || byte == b' ');
    assert!([0, 1, 3, 4].iter().all(|&index| is_number(figures[index])), "{out}");
}
