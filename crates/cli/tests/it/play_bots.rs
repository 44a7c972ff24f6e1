//! `stolik play` with bots at the table.

use crate::support::{Run, folder, in_both, run, run_with};
use std::fs;

/// The lines that were typed are the ones with a prompt; the news are those with a side and what it did.
fn played(out: &str, side: &str) -> Vec<String> {
    let begins = format!("{side}: ");
    let news = out.lines().filter_map(|line| line.strip_prefix(&begins));
    news.filter(|news| news.ends_with('.')).map(str::to_owned).collect()
}

#[test]
fn a_bot_answers_and_undo_goes_back_to_the_persons_decision() {
    let args = ["play", "warcaby", "--bots", "easy:50", "--seed", "3", "--ascii"];
    let out = run_with(&args, b"c3-d4\nundo\nc3-d4\nlist\n").good();
    let [light, dark] = ["Light", "Dark"].map(|side| played(&out, side));
    assert_eq!(light, ["C3 goes to D4.", "C3 goes to D4."], "{out}");
    assert_eq!(dark.len(), 2, "{out}");
    assert_eq!(dark[0], dark[1], "in the same place a bot of the same seed does the same: {out}");
    let (_, undone) = out.split_once("Move taken back: C3-D4, ").expect(&out);
    let (_, after) = undone.split_once("Light> c3-d4").expect("the person is asked again");
    assert!(after.contains("possible moves"), "{out}");
    // Nothing has been decided yet by a person: what the bot began with stands.
    let first = ["play", "warcaby", "--seat", "0=easy:50", "--ascii"];
    let run = run_with(&first, b"undo\n");
    assert_eq!(run.code, Some(2));
    assert!(run.out.contains("Dark> undo\nThere is nothing to take back."), "{}", run.out);
}

#[test]
fn what_the_dice_said_is_not_taken_back() {
    let args = ["play", "battle-royale", "-o", "seats=3", "--bots", "random", "--seed", "1", "--ascii"];
    let run = run_with(&args, b"b1\nundo\nb1\nend\nundo\n");
    let (own, others) = run.out.rsplit_once("Red> end\n").expect("Red ends the turn");
    assert!(own.contains("Red> undo\nMove taken back: B1."), "{own}");
    // Two bots have rolled and played, and Red has rolled anew.
    assert!(others.contains("Navy") && others.contains("Yellow"), "{others}");
    assert!(others.ends_with(
        "Red> undo\nThere is nothing to take back. The game has just begun, or something was revealed.\n"
    ));
    assert_eq!(run.code, Some(2), "a script is told");
}

#[test]
fn nobody_acts_for_a_bot_or_agrees_for_it() {
    let runs = in_both(&["play", "warcaby", "--bots", "easy:50", "--ascii"], "1: b6-a5\ndraw\nresign\n");
    for Run { code, out, err } in &runs {
        assert_eq!(*code, Some(2), "{err}");
        assert!(!out.contains("[cli-") && !out.contains("[bots-"), "{out}");
    }
    assert!(runs[0].out.contains("Za bota nikt nie gra.") && runs[0].out.contains("Boty nie zgadzają się"));
    assert!(
        runs[1].out.contains("This seat is a bot's: Dark (bot).")
            && runs[1].out.contains("Bots do not agree")
    );
}

#[test]
fn a_hint_is_what_the_strong_bot_would_do() {
    // One capture wins.
    let args = ["play", "warcaby", "--position", "W:WC3,A1:BD4", "--ascii"];
    let [polish, english] = in_both(&args, "hint\nquit\n").map(Run::good);
    assert!(polish.contains("Silny bot zagrałby: C3xE5\nDaje ci 100 % pierwszego miejsca"), "{polish}");
    assert!(
        english.contains("The strong bot would play: C3xE5\nIt gives you 100 % of the first place"),
        "{english}"
    );
    let polish = run_with(&[&["--language", "pl"], &args[..]].concat(), b"podpowiedz\n").good();
    assert!(polish.contains("zagrałby: C3xE5"), "{polish}");
}

#[test]
fn a_hint_is_made_of_what_the_seat_knows() {
    let hinted = |camps: &str| {
        let input = format!("\n{camps}\n\nhint\nquit\n");
        let out =
            run_with(&["play", "szachowa-bitwa", "--names", "Hania,Marcin", "--ascii"], input.as_bytes())
                .good();
        out.lines().find(|line| line.contains("strong bot")).expect("a hint").to_owned()
    };
    assert_eq!(hinted("camps C2 F4"), hinted("camps A1 J10"));
}

/// All options, so that a game of bots among themselves is short.
const GAMES: [(&str, &[&str]); 6] = [
    ("warcaby", &["--seat", "0=easy:40", "--seat", "1=beginner"]),
    ("multiwarcaby", &["-o", "seats=3", "--seat", "0=easy:20", "--seat", "1=random", "--seat", "2=beginner"]),
    ("battle-royale", &["-o", "round_limit=5", "--seat", "0=easy:20", "--seat", "1=beginner"]),
    ("medh-kuu-lash", &["--seat", "0=easy:20", "--seat", "1=beginner"]),
    ("szachowa-bitwa", &["-o", "round_cap=20", "--seat", "0=easy:20", "--seat", "1=beginner"]),
    ("wojna", &["-o", "map=pole", "-o", "round_cap=10", "--seat", "0=easy:20", "--seat", "1=beginner"]),
];

#[test]
fn bots_play_every_game_to_its_end_among_themselves() {
    let folder = folder();
    for (game, args) in GAMES {
        let path = folder.path().join(game);
        let path = path.to_str().expect("a path in UTF-8");
        let out = run(&[&["play", game, "--ascii", "--seed", "2", "--save", path][..], args].concat()).good();
        assert!(!out.contains("Hand over") && !out.contains('\u{1b}'), "{game}");
        let record = fs::read_to_string(path).expect("saved");
        assert!(record.contains("seats: bot:easy:") && !record.contains("result: *"), "{game}: {record}");
        run(&["verify", path]).good();
    }
}

#[test]
fn one_person_with_a_bot_is_never_veiled_and_sees_no_secret() {
    let args = ["play", "szachowa-bitwa", "--bots", "easy:20", "--seed", "5", "--ascii"];
    let out = run_with(&args, b"C2 F4 commit\nbridge E\nspeak\nquit\n").good();
    assert!(!out.contains("Hand over") && !out.contains("Enter shows your board"), "{out}");
    // White sees the own board at once, and what the bot does in secret only once it is open.
    let (before, after) = out.split_once("White> C2 F4 commit").expect("the person is asked at once");
    assert!(before.contains("108 points") && !before.contains("Black C"), "{before}");
    assert!(after.contains("Obozy: White C2 and F4, Black "), "{after}");
    // A bot's cards and its bids are nobody's business.
    assert!(!out.contains("Cards of Black"), "{out}");
}

#[test]
fn a_saved_game_goes_on_with_its_bots_or_with_others() {
    let folder = folder();
    let path = folder.path().join("game.stolik");
    let path = path.to_str().expect("a path in UTF-8");
    let save = ["play", "warcaby", "--bots", "easy:50", "--names", "Hania", "--seed", "1", "--save", path];
    run_with(&save, b"c3-d4\n").good();
    let saved = fs::read_to_string(path).expect("saved");
    assert!(saved.contains("seats: Hania; bot:easy:50\n"), "{saved}");
    let resume = ["play", "--resume", path, "--save", path, "--ascii"];
    let out = run_with(&resume, b"undo\nc3-b4\n").good();
    assert!(out.contains("Hania> c3-b4"), "{out}");
    assert_eq!((played(&out, "Light").len(), played(&out, "Dark").len()), (1, 1), "the bot goes on: {out}");
    // Another takes over the bot's seat, and a bot Hania's.
    let out = run_with(&[&resume[..], &["--seat", "1=person", "--seat", "0=beginner"]].concat(), b"").good();
    assert_eq!(played(&out, "Light").len(), 1, "the beginner is to move: {out}");
    assert!(out.contains("Dark to move"), "{out}");
    let saved = fs::read_to_string(path).expect("saved");
    assert!(saved.contains("seats: bot:beginner; Dark\n"), "{saved}");
    run(&["verify", path]).good();
}

#[test]
fn names_are_those_of_persons() {
    let seats = ["-o", "seats=4", "--bots", "random", "--seat", "2=person", "--ascii", "--seed", "1"];
    let named =
        run_with(&[&["play", "battle-royale", "--names", "Hania"][..], &seats].concat(), b"list\n").good();
    assert!(named.contains("Hania> list"), "{named}");
    let many = run(&[&["play", "battle-royale", "--names", "Hania,Marcin"][..], &seats].concat()).bad();
    assert!(many.contains("Too many names: 2."), "{many}");
}

#[test]
fn bad_seats_and_bots_are_refused_in_both_languages() {
    for (args, says) in [
        (&["--seat", "1"][..], "\"1\" does not say who holds which seat"),
        (&["--seat", "one=strong"], "counted from 0"),
        (&["--seat", "2=strong"], "There is no seat 2"),
        (&["--seat", "-1=strong"], "counted from 0"),
        (&["--seat", "1=strongest"], "There is no bot \"strongest\""),
        (&["--seat", "1=strong:0"], "at least one node"),
        (&["--seat", "1=strong", "--seat", "1=easy"], "Seat 1 is given twice"),
        (&["--bots", "hard"], "There is no bot \"hard\""),
        (&["--bots", "easy:many"], "\"many\" is no budget"),
    ] {
        let equals: Vec<String> = args.chunks(2).map(|pair| pair.join("=")).collect();
        let equals: Vec<&str> = equals.iter().map(String::as_str).collect();
        let [polish, english] = in_both(&[&["play", "warcaby"], &equals[..]].concat(), "").map(Run::bad);
        assert!(english.contains(says), "{args:?}: {english}");
        assert_ne!(polish, english);
    }
}
