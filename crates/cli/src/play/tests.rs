//! Handing the keyboard over, with a script for the persons and a terminal that keeps what is printed.

use super::asking::Asking;
use super::game::Game;
use super::hand_over::Screen;
use crate::args::{Arguments, Command};
use clap::Parser;
use std::io::Cursor;
use stolik_text::{Language, Speaker};

const CLEARED: &str = "\u{1b}[H\u{1b}[2J\u{1b}[3J";
/// White attacks with E5; both have Special Cards.
const FIGHT: &str =
    "battle white; W: KE2 PE5 RA1,J1 king=4 bridge=E cards=7,10; B: KE19 PE6 RA20,J20 bridge=H cards=2,3";

/// What is printed when these lines are typed.
fn printed(screen: Screen, args: &[&str], lines: &[&str]) -> String {
    let (game, mut asking) = begun(screen, &[&["--names", "Hania,Marcin"], args].concat(), lines);
    let mut out = Vec::new();
    // Lines that are refused make a script fail; what is printed tells.
    let _ = game.play(&mut asking, &mut out);
    String::from_utf8(out).expect("text")
}

/// A game, and a script that types these lines.
fn begun(screen: Screen, args: &[&str], lines: &[&str]) -> (Game, Asking) {
    let speaker = Speaker::new(Language::English);
    let usual = ["stolik", "play", "--ascii", "--seed", "1"];
    let parsed = Arguments::try_parse_from(usual.iter().chain(args)).expect("sound arguments");
    let Command::Play(args) = parsed.command else { unreachable!("the command is play") };
    let game = super::begun(&speaker, &args, screen).expect("a game");
    (game, Asking::Script(Box::new(Cursor::new(lines.join("\n") + "\n"))))
}

fn bitwa(lines: &[&str]) -> String {
    printed(Screen::Terminal, &["szachowa-bitwa"], lines)
}

/// The parts between which the screen was cleared.
fn cleared(text: &str) -> Vec<&str> {
    text.split(CLEARED).collect()
}

#[test]
fn the_screen_is_cleared_and_the_next_person_is_asked_before_anything_is_shown() {
    let text = bitwa(&["", "camps C2 F4"]);
    let parts = cleared(&text);
    let [white, black, rest] = parts[..] else { panic!("{text}") };
    assert!(white.contains("Hania is next.") && white.contains("108 points"), "{white}");
    assert_eq!(black, "Marcin is next. Hand over the screen.\n", "nothing before Marcin wants to see it");
    assert_eq!(rest, "", "the end of the input is the end");
}

#[test]
fn a_line_typed_at_the_veil_shows_and_is_obeyed_except_what_tells_nothing() {
    let text = bitwa(&["help", "C2", "undo"]);
    let (before, after) = text.split_once("shows your board> C2").expect(&text);
    assert!(before.contains("quit: leave") && !before.contains("108 points"), "{before}");
    assert!(after.contains("108 points") && after.contains("Next: 100 fields"), "{after}");
    assert!(after.contains("Hania> undo\nStep taken back."), "{after}");
    let text = bitwa(&["quit", "C2"]);
    assert!(!text.contains("108 points") && !text.contains("C2"), "{text}");
}

#[test]
fn nobody_is_asked_again_who_goes_on() {
    // Marcin commits second and begins the next phase at once.
    let text = bitwa(&["", "camps C2 F4", "", "camps C12 F14", "bridge E", "", "bridge H", "bid 9"]);
    let hand_overs: Vec<&str> = text.lines().filter(|line| line.contains("Hand over")).collect();
    assert_eq!(hand_overs.len(), 4, "{hand_overs:?}");
    assert!(hand_overs[2].contains("Hania") && hand_overs[3].contains("Marcin"), "{hand_overs:?}");
}

#[test]
fn a_commit_is_taken_back_by_who_made_it_and_opened_again() {
    let text = bitwa(&["C2 F4", "commit", "undo", "", "commit", "", "undo"]);
    let parts = cleared(&text);
    // Marcin had not looked, so nothing needed to be cleared for Hania.
    assert!(parts[1].starts_with("Marcin is next.") && parts[1].contains("Hania is next."), "{}", parts[1]);
    let (told, again) = parts[1].split_once("Hania is next.").expect("handed back");
    assert!(told.contains("Move taken back:") && !told.contains("C2") && !told.contains("C02"), "{told}");
    assert!(again.contains("Next: C2, F4 and commit."), "what was composed is there again: {again}");
    assert!(parts[2].contains("The last move is a secret of Hania."), "{}", parts[2]);
}

#[test]
fn nobody_acts_or_asks_for_another_seat() {
    let fight = printed(
        Screen::Terminal,
        &["szachowa-bitwa", "--position", FIGHT],
        &["", "e5xe6", "list", "1: card 2", "0: card 7", "list", "card 3", ""],
    );
    let parts = cleared(&fight);
    assert!(parts[0].contains("3 possible moves: card:--, card:07 and card:10."), "{}", parts[0]);
    assert!(parts[0].contains("Hania has the keyboard now."), "{}", parts[0]);
    assert!(parts[1].contains("3 possible moves: card:--, card:02 and card:03."), "{}", parts[1]);
    assert!(!parts[1].contains("card:07") && !parts[1].contains("7a"), "{}", parts[1]);
    // The cards that were used are open to both, the others are not.
    assert!(
        parts[2].contains("card 7") && parts[2].contains("10a") && !parts[2].contains("2a"),
        "{}",
        parts[2]
    );
}

#[test]
fn nothing_of_the_last_person_stays_when_the_game_ends_or_is_left() {
    for last in ["quit", "resign", "draw"] {
        let text = bitwa(&["", "C2 F4", last]);
        let rest = cleared(&text).pop().expect("a part").to_owned();
        assert!(text.contains("108 points") && !rest.contains("108"), "{last}: {rest}");
    }
    let last =
        "battle white points=1; W: KE18 RA1,J1 bridge=E cards=7,10; B: PE19 RA20,J20 bridge=H cards=2,3";
    let text = printed(
        Screen::Terminal,
        &["szachowa-bitwa", "--position", last, "-o", "variant=nonrandom"],
        &["", "e18xe19"],
    );
    let parts = cleared(&text);
    assert!(parts[0].contains("7a") && parts.len() == 2, "{text}");
    assert!(!parts[1].contains("Hania>") && parts[1].contains("White"), "{}", parts[1]);
}

#[test]
fn a_pipe_is_not_cleared_and_without_secrets_nothing_is() {
    let pipe = printed(Screen::Pipe, &["szachowa-bitwa"], &["", "camps C2 F4", ""]);
    assert!(!pipe.contains('\u{1b}') && pipe.contains("Marcin is next."), "{pipe}");
    let open = printed(Screen::Terminal, &["warcaby"], &["c3-d4", "b6-a5", "undo"]);
    assert!(!open.contains('\u{1b}') && !open.contains("Hand over"), "{open}");
    assert!(open.contains("Move taken back: B6-A5."), "{open}");
}

#[test]
fn everybody_is_told_what_they_may_know_since_they_looked() {
    let lines = [
        "camps C2 F4",
        "camps C12 F14",
        "bridge E",
        "bridge H",
        "bid 10 10",
        "bid 9",
        "declare",
        "bid -",
        "buy 10P",
        "buy 4N",
        "train 0",
        "speak",
    ];
    let text = bitwa(&lines);
    let parts = cleared(&text);
    let [.., hania, marcin, _] = parts[..] else { panic!("{text}") };
    // Hania has won the spying: she sees the other's army before she buys, and nobody sees hers (S-11).
    assert!(hania.contains("Hania> buy 4N") || hania.contains("board> buy 4N"), "{hania}");
    assert!(hania.contains("Black buys an army for 20"), "{hania}");
    assert!(marcin.contains("White buys an army.") && marcin.contains("speak"), "{marcin}");
    assert!(!marcin.contains("48") && !marcin.contains("rycerze: 4"), "{marcin}");
}

#[test]
fn a_line_says_that_a_bot_thinks_for_as_long_as_it_does() {
    let args = ["warcaby", "--seat", "1=strong:400ms"];
    for (screen, shown) in [(Screen::Terminal, true), (Screen::Pipe, false)] {
        let (game, mut asking) = begun(screen, &args, &["c3-d4"]);
        let mut out = Vec::new();
        game.play(&mut asking, &mut out).expect("nothing is refused");
        let out = String::from_utf8(out).expect("text");
        let (_, after) = out.split_once("c3-d4\n").expect("typed");
        assert_eq!(after.contains("\r\u{1b}[KDark (bot) is thinking: depth "), shown, "{after}");
        // It is gone before anything else is said.
        let rest = after.rsplit("\r\u{1b}[K").next().expect("a part");
        assert!(rest.starts_with("Light: C3 goes to D4.\nDark: "), "{rest}");
    }
}

#[test]
fn ctrl_c_while_a_bot_thinks_leaves_the_game_in_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.stolik");
    let path = path.to_str().expect("a path in UTF-8");
    // A day; nobody waits for it.
    let args = ["warcaby", "--seat", "1=strong:86400000ms", "--save", path];
    let (game, mut asking) = begun(Screen::Terminal, &args, &["c3-d4", "a3-b4"]);
    game.interrupt.press();
    let mut out = Vec::new();
    game.play(&mut asking, &mut out).expect("leaving is no failure");
    let out = String::from_utf8(out).expect("text");
    assert!(
        !out.contains("Dark: B") && !out.contains("a3-b4"),
        "the bot does not act, nobody is asked: {out}"
    );
    let saved = std::fs::read_to_string(path).expect("saved");
    assert!(saved.contains("1. 0: C3-D4\n") && saved.contains("result: *"), "{saved}");
}
