//! Records with something wrong in them open up to there, and say where.

use crate::support::record;
use stolik_game::Message;
use stolik_study::{Opened, Snag, open, to_link};

fn broken(text: &str) -> (Opened, Snag) {
    let mut opened = open(text).expect("there is something to show");
    let snag = opened.snag.take().expect("something is wrong");
    (opened, snag)
}

fn depth(opened: &Opened) -> usize {
    opened.study.depth(opened.study.tip())
}

/// A short game of our own, with the lines counted from 1: the first turn is on line 7.
const GAME: &str = "stolik record 1
game: warcaby
rules: 1
options: board=8
result: *

1. 0: C3-D4
2. 1: B6-A5
3. 0: D4-E5
end: 3 ";

fn sound() -> String {
    let hash = {
        let opened = open(&format!("{GAME}0000000000000000")).expect("only the hash is wrong");
        opened.study.record(opened.study.tip()).end.expect("a record has an end").1
    };
    format!("{GAME}{hash:016x}\n")
}

#[test]
fn a_sound_record_has_no_snag() {
    let opened = open(&sound()).expect("sound");
    assert_eq!((opened.snag.clone(), depth(&opened)), (None, 3));
}

#[test]
fn an_illegal_move_is_named_with_its_line_and_article() {
    let (opened, snag) = broken(&sound().replace("D4-E5", "D4-E6"));
    assert_eq!(depth(&opened), 2, "up to the error");
    assert_eq!(snag.line, Some(9));
    assert_eq!(snag.input.as_deref(), Some("0:D4-E6"));
    assert_eq!(snag.message.key, "record-refused");
    assert!(snag.article.is_some());
}

#[test]
fn an_unreadable_move_is_named() {
    let (opened, snag) = broken(&sound().replace("B6-A5", "b6!!a5"));
    assert_eq!((depth(&opened), snag.line, snag.message.key), (1, Some(8), "record-input"));
    assert_eq!(snag.input.as_deref(), Some("1:b6!!a5"));
}

#[test]
fn a_line_that_is_none_ends_the_game_there() {
    let (opened, snag) = broken(&sound().replace("3. 0: D4-E5", "hello"));
    assert_eq!((depth(&opened), snag.line, snag.message.key), (2, Some(9), "record-bad-line"));
}

#[test]
fn a_wrong_number_ends_the_game_there() {
    let (opened, snag) = broken(&sound().replace("3. 0", "4. 0"));
    assert_eq!((depth(&opened), snag.line, snag.message.key), (2, Some(9), "record-wrong-number"));
}

#[test]
fn a_cut_record_opens_as_far_as_it_goes() {
    let text = sound();
    let (cut, _) = text.split_once("end:").expect("it has an end");
    let (opened, snag) = broken(cut);
    assert_eq!((depth(&opened), snag.message.key), (3, "record-cut"));
}

#[test]
fn the_first_of_two_errors_is_told() {
    let text = sound().replace("B6-A5", "B6-B5");
    let (text, _) = text.split_once("end:").expect("it has an end");
    let (opened, snag) = broken(text);
    assert_eq!((depth(&opened), snag.line, snag.message.key), (1, Some(8), "record-refused"));
}

#[test]
fn a_wrong_result_and_a_wrong_hash_are_told_beside_the_whole_game() {
    let (opened, snag) = broken(&sound().replace("result: *", "result: 1 2 no-move"));
    assert_eq!((depth(&opened), snag.line, snag.message.key), (3, Some(5), "record-wrong-result"));
    let (opened, snag) = broken(&format!("{GAME}0000000000000000"));
    assert_eq!((depth(&opened), snag.line, snag.message.key), (3, Some(10), "record-wrong-hash"));
}

#[test]
fn newer_rules_are_named_as_such() {
    let snag = open(&sound().replace("rules: 1", "rules: 2")).expect_err("nothing to show");
    let expected = Message::new("study-newer-rules").with("record", 2_i64).with("known", 1_i64);
    assert_eq!((snag.line, snag.message.clone()), (Some(3), expected));
    let linked = to_link(&sound().replace("rules: 1", "rules: 2")).expect("short enough");
    let snag = open(&format!("https://example.org/#g={linked}")).expect_err("nothing to show");
    assert_eq!(snag.message.key, "study-newer-rules");
    let snag = open(&sound().replace("record 1", "record 9")).expect_err("nothing to show");
    assert_eq!(snag.message.key, "record-newer-format");
}

#[test]
fn what_is_no_record_is_said_to_be_none() {
    for (text, key) in [
        ("", "record-not-a-record"),
        ("Dear Sir", "record-not-a-record"),
        ("stolik record 1\nrules: 1\nresult: *\nend: 0 0", "record-missing-header"),
        ("stolik record 1\ngame: chess\nrules: 1\nresult: *\nend: 0 0", "record-other-game"),
        (
            "stolik record 1\ngame: warcaby\nrules: 1\noptions: board=10\nresult: *\nend: 0 0",
            "record-options",
        ),
        ("stolik record 1\ngame: warcaby\nrules: 1\nposition: W\nresult: *\nend: 0 0", "record-position"),
    ] {
        assert_eq!(open(text).expect_err("nothing to show").message.key, key, "{text}");
    }
}

#[test]
fn a_broken_record_of_a_game_with_secrets_stays_closed() {
    let text = record("szachowa-bitwa", "01");
    let cut: Vec<&str> = text.lines().take(10).collect();
    let (opened, _) = broken(&cut.join("\n"));
    assert!(depth(&opened) > 0);
    assert!(!opened.study.may_look(stolik_study::Eyes::All));
}

#[test]
fn pdn_opens_and_breaks_like_a_record() {
    let pdn = "[White \"Hania\"]\n[Black \"Marcin\"]\n[GameType \"26\"]\n\n1. c3-d4 b6-a5 2. d4-e5 *\n";
    let opened = open(pdn).expect("sound");
    assert_eq!((opened.snag.clone(), depth(&opened)), (None, 3));
    assert_eq!(opened.study.names(), ["Hania", "Marcin"]);
    let (opened, snag) = broken(&pdn.replace("d4-e5", "d4-d5"));
    assert_eq!((depth(&opened), snag.line), (2, Some(5)));
    assert!(open("[White \"Hania\"\n").is_err());
}

#[test]
fn pdn_of_several_games_opens_the_first_and_keeps_the_others() {
    let pdn = "[White \"A\"]\n\n1. c3-d4 *\n\n[White \"B\"]\n\n1. a3-b4 b6-a5 *\n";
    let opened = open(pdn).expect("sound");
    assert_eq!((depth(&opened), opened.others.len()), (1, 1));
    assert_eq!(opened.others[0].inputs(), 2);
}
