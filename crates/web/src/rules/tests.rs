//! Every example and every step of a lesson, played without a browser.

use super::trial::{next_shown, opened, play_anew, play_on, played};
use crate::play::Play;
use stolik_catalog::{AnyGame, Kind};
use stolik_text::{Document, Example, Language, Lesson, Progress, Step, lesson, rules};

fn names(game: &AnyGame) -> Vec<String> {
    (0..game.seats()).map(|seat| seat.to_string()).collect()
}

fn open(kind: Kind, example: &Example) -> Play {
    opened(kind, example, names).unwrap_or_else(|| panic!("{}: {example:?} cannot be opened", kind.id()))
}

fn examples(kind: Kind) -> Vec<Example> {
    let source = rules(kind.id(), Language::Polish).expect("there is a page");
    Document::read(source).examples().cloned().collect()
}

fn steps(kind: Kind) -> Vec<Step> {
    Lesson::of(Document::read(lesson(kind.id(), Language::Polish).expect("there is a lesson"))).steps
}

/// Plays a line, action by action, as somebody who shows it would.
fn play_line(kind: Kind, example: &Example, line: &[&str]) -> Play {
    let mut play = open(kind, example);
    for wish in line {
        let text = match wish.strip_suffix('*') {
            Some(beginning) => {
                let legal = play
                    .table()
                    .here()
                    .expect("a table here")
                    .position()
                    .legal(play.seat().expect("somebody is asked"));
                let found =
                    legal.into_iter().map(|listed| listed.text).find(|text| text.starts_with(beginning));
                found.unwrap_or_else(|| panic!("{}: nothing begins with {wish} in {example:?}", kind.id()))
            }
            None => (*wish).to_owned(),
        };
        play.command_anyway(&text);
        super::trial::uncover(&mut play);
        assert!(play.why().is_none(), "{}: {text} in {example:?}: {:?}", kind.id(), play.why());
    }
    play
}

#[test]
fn every_example_opens_with_what_who_is_asked_may_see() {
    let mut count = 0;
    for &kind in Kind::ALL {
        for example in examples(kind) {
            let play = open(kind, &example);
            assert!(!play.is_veiled(), "{example:?}");
            assert_eq!(play.looking(), play.seat(), "{example:?}");
            assert!(played(&play).is_empty(), "{example:?}");
            count += 1;
        }
    }
    assert!(count > 100, "{count} examples");
}

#[test]
fn the_moves_that_an_example_states_can_be_played_and_are_its_way() {
    let mut count = 0;
    for &kind in Kind::ALL {
        for example in examples(kind) {
            for line in example.lines() {
                let play = play_line(kind, &example, &line);
                // Equal texts: what a person does by touching must be known as the same.
                assert_eq!(played(&play), line, "{}: {example:?}", kind.id());
                assert_eq!(example.progress(&played(&play)), Progress::Done);
                count += 1;
            }
        }
    }
    assert!(count > 90, "{count} lines");
}

/// Whether what is asked there is composed in secret, so that no list of actions is there to choose from.
fn is_composed(kind: Kind, example: &Example) -> bool {
    open(kind, example).is_composing()
}

#[test]
fn every_way_of_every_step_of_a_lesson_can_be_played() {
    for &kind in Kind::ALL {
        for step in steps(kind) {
            for line in step.example.lines() {
                if is_composed(kind, &step.example) {
                    assert_eq!(line, ["*"], "{}: what is composed is taken as it comes", step.title);
                    continue;
                }
                let play = play_line(kind, &step.example, &line);
                assert_eq!(step.example.progress(&played(&play)), Progress::Done, "{}", step.title);
                assert!(play.table().inputs().len() >= line.len());
            }
        }
    }
}

#[test]
fn a_step_is_open_at_first_and_mostly_another_move_leads_astray() {
    let (mut astray, mut all) = (0, 0);
    for &kind in Kind::ALL {
        for step in steps(kind) {
            let play = open(kind, &step.example);
            assert_eq!(step.example.progress(&played(&play)), Progress::Open, "{}", step.title);
            let seat = play.seat().expect("somebody is asked");
            let legal = play.table().here().expect("a table here").position().legal(seat);
            let others =
                legal.iter().filter(|listed| step.example.progress(&[&listed.text]) == Progress::Astray);
            astray += usize::from(others.count() > 0);
            all += 1;
        }
    }
    assert!(astray * 2 > all, "{astray} of {all} steps tell a taught move from another");
}

#[test]
fn showing_goes_the_first_way_and_stops_at_its_end() {
    for &kind in Kind::ALL {
        for example in examples(kind).into_iter().chain(steps(kind).into_iter().map(|step| step.example)) {
            let Some(line) = example.lines().first().map(Vec::len) else {
                assert_eq!(next_shown(&open(kind, &example), &example), None);
                continue;
            };
            if is_composed(kind, &example) {
                continue;
            }
            let mut play = open(kind, &example);
            for _ in 0..line {
                let text = next_shown(&play, &example).expect("there is more to show");
                play.command_anyway(&text);
                super::trial::uncover(&mut play);
            }
            assert_eq!(example.progress(&played(&play)), Progress::Done, "{example:?}");
            assert_eq!(next_shown(&play, &example), None, "{example:?}");
        }
    }
}

#[test]
fn an_example_that_was_left_shows_nothing_more() {
    let example = examples(Kind::Warcaby).remove(0);
    let mut play = open(Kind::Warcaby, &example);
    play.command("G3-H4");
    assert_eq!(example.progress(&played(&play)), Progress::Astray);
    assert_eq!(next_shown(&play, &example), None);
}

#[test]
fn playing_on_is_an_address_with_everything_in_it() {
    let example = Example {
        caption: String::new(),
        position: "W:WG7:BA3".to_owned(),
        options: "board=9".to_owned(),
        moves: String::new(),
    };
    let mut play = open(Kind::Warcaby, &example);
    let address = play_on(&play);
    assert_eq!(address, "/?game=warcaby&board=9&position=W:WG7:BA3&seats=person,easy");
    play.command("G7-H8");
    assert!(play_on(&play).ends_with("&position=B:WH8:BA3&seats=easy,person"), "{}", play_on(&play));
    assert_eq!(play_anew(Kind::Warcaby), "/?game=warcaby&seats=person,easy");
}

#[test]
fn in_a_game_with_secrets_the_eyes_are_those_of_who_is_asked() {
    let step = steps(Kind::SzachowaBitwa).remove(0);
    let mut play = open(Kind::SzachowaBitwa, &step.example);
    assert!(play.is_composing());
    for name in ["C2", "H2", "commit"] {
        let spot = play.table().game().spot_named(name).expect("a spot");
        play.touch(spot);
    }
    assert_eq!(step.example.progress(&played(&play)), Progress::Done);
    super::trial::uncover(&mut play);
    let camp = play.table().game().spot_named("C2");
    assert!(!play.is_veiled() && play.looking() == play.seat());
    assert!(
        !play.scene().tokens.iter().any(|token| Some(token.spot) == camp),
        "the other's secret is not shown"
    );
}
