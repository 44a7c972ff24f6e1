//! Positions, actions and dice as text and as plain data; whatever comes from outside gets an answer.

use crate::support::{game, random_state, state, text, usual, variants};
use proptest::prelude::*;
use stolik_game::{Fault, Notation, Rules, Value, Views};
use stolik_medh_kuu_lash::{Colour, Dice, Moment, Place, Placed, Setup, SetupFault};

fn faults(position: &str) -> Vec<SetupFault> {
    let game = usual();
    let setup = game.parse_setup(position).expect("readable");
    game.set_up(&setup).expect_err("impossible").into_iter().collect()
}

fn place(text: &str) -> Place {
    Place { row: text.chars().next().expect("a row"), number: text[1..].parse().expect("a number") }
}

#[test]
fn positions_are_read_in_many_ways_and_written_in_one() {
    let game = usual();
    for same in [
        "G:gG1,G4,M4,W8:wW1..W4:2/1:T12",
        "g:g w8,m4,g4,g1 : w w4,w3..w3,w1..w2 : 2/1 : t12",
        " G:wW1,W2,W3,W4:T12:gG1,G4,M4,W8:2/1 ",
    ] {
        assert_eq!(text(&game, &state(&game, same)), "G:gG1,G4,M4,W8:wW1..W4:2/1:T12", "{same}");
    }
    assert_eq!(text(&game, &game.start()), "G:gG1..G8:wW1..W8:start");
}

#[test]
fn faults_of_position_texts_tell_where_and_what() {
    let game = usual();
    for (position, at, key) in [
        ("", 0, "turn"),
        ("X:gG1:wW1", 0, "turn"),
        ("G", 1, "side-missing"),
        ("G:gG1..G4", 9, "side-missing"),
        ("G:gG1,:wW1", 6, "field"),
        ("G:gG1,Ł1:wW1", 6, "field"),
        ("G:gG1..M4:wW1", 3, "range"),
        ("G:gG4..G1:wW1", 3, "range"),
        ("G:gG1:gG2:wW1", 6, "section-twice"),
        ("G:gG1:wW1:2/7", 10, "moment"),
        ("G:gG1:wW1:2/1:3/1", 14, "section-twice"),
        ("G:gG1:wW1:T", 11, "turns"),
        ("G:gG1:wW1:T70000", 11, "turns"),
        ("G:gG1:wW1:", 10, "section"),
        ("G:gG1:wW1:push=M4/g", 10, "moment"),
        ("G:gG1:wW1:triple=x", 10, "moment"),
    ] {
        let error = game.parse_setup(position).expect_err(position);
        assert_eq!(
            (error.at, error.message.key),
            (at, format!("medh-kuu-lash-parse-{key}").as_str()),
            "{position}"
        );
    }
    let long = "G:g".repeat(1000);
    assert_eq!(game.parse_setup(&long).expect_err("long").message.key, "medh-kuu-lash-parse-position-long");
}

#[test]
fn validation_reports_all_faults_at_once() {
    assert_eq!(
        faults("G:gG1,G1,G1,G9,X3:wW1..W8,M1,M2,G1:T1001"),
        [
            SetupFault::Twice(place("G1")),
            SetupFault::OffBoard(place("G9")),
            SetupFault::OffBoard(place("X3")),
            SetupFault::TooMany(Colour::Wooden, 11, 9),
            SetupFault::TooLate(1001, 1000),
        ]
    );
    assert_eq!(
        faults("G:gG1:w:push=G4/g"),
        [
            SetupFault::TooFew(Colour::Green, 2, 4),
            SetupFault::TooFew(Colour::Wooden, 0, 4),
            SetupFault::NoPush("G4".parse().expect("a field")),
        ]
    );
    assert_eq!(faults("G:gG1..G4:wW1..W4:restore=w/g"), [SetupFault::NothingToRestore(Colour::Wooden)]);
    assert_eq!(faults("G:gG1..G5:wW1..W5:add=g/g"), [SetupFault::NothingToAdd(Colour::Green)]);
    assert_eq!(faults("G:gG1..G5:wW1..W5:triple=w"), [SetupFault::NotInThisTurn(Colour::Wooden)]);
    for fault in faults("G:gG1,G1,G9:w:T9999") {
        assert!(!fault.code().is_empty() && fault.article().is_some() && !fault.message().key.is_empty());
    }
}

#[test]
fn faults_of_action_texts_tell_where_and_what() {
    let game = usual();
    for (text, at, key) in [
        ("", 0, "empty"),
        ("  ", 0, "empty"),
        ("G9", 0, "field"),
        ("G1>", 3, "field"),
        ("G1>X4", 3, "field"),
        ("G1<>W9", 4, "field"),
        ("G1<->W9", 5, "field"),
        ("x", 1, "field"),
        ("xG", 1, "field"),
        ("+Ł1", 1, "field"),
        ("pass:", 5, "field"),
        ("pass:G0", 5, "field"),
        ("passive", 4, "form"),
        ("passŁ", 4, "form"),
    ] {
        let error = game.parse_action(text).expect_err(text);
        assert_eq!(
            (error.at, error.message.key),
            (at, format!("medh-kuu-lash-parse-{key}").as_str()),
            "{text}"
        );
    }
}

#[test]
fn dice_are_green_then_wooden() {
    let game = usual();
    let dice = game.parse_chance("2/5").expect("dice");
    assert_eq!((dice.green.eyes(), dice.wooden.eyes()), (2, 5));
    assert_eq!(Dice::all().count(), 36);
    for text in ["", "2", "2/", "0/1", "7/1", "1/7", "2/1/1", "२/१", "2:1"] {
        assert!(game.parse_chance(text).is_err(), "{text}");
    }
}

#[test]
fn views_from_outside_are_checked() {
    let game = usual();
    let good = game.view_value(&state(&game, "G:gG1..G4:wW1..W4:2/1"));
    let Value::Map(pairs) = &good else { panic!("a map") };
    for name in ["position", "dice", "last"] {
        for bad in [Value::Null, Value::from("nonsense"), Value::Int(7)] {
            if name == "dice" && bad == Value::Null {
                continue;
            }
            let changed =
                pairs.iter().map(|(n, v)| (n.clone(), if n == name { bad.clone() } else { v.clone() }));
            let error = game.view_from_value(&Value::Map(changed.collect())).expect_err(name);
            assert!(error.at.starts_with(name), "{error:?}");
        }
        let without = pairs.iter().filter(|(n, _)| n != name).cloned().collect();
        assert!(game.view_from_value(&Value::Map(without)).is_err());
    }
    assert!(
        game.observation_from_value(&Value::map([("by", "green".into()), ("action", "G1".into())])).is_err()
    );
}

fn setups() -> impl Strategy<Value = Setup> {
    let row = prop::sample::select(vec!['G', 'W', 'M', 'Q']);
    let piece = (row, 0_u8..12, any::<bool>()).prop_map(|(row, number, green)| Placed {
        colour: if green { Colour::Green } else { Colour::Wooden },
        place: Place { row, number },
    });
    (prop::collection::vec(piece, 0..24), any::<bool>(), 0_u16..1200).prop_map(|(pieces, green, turns)| {
        Setup {
            pieces,
            turn: if green { Colour::Green } else { Colour::Wooden },
            moment: Moment::Before,
            turns,
        }
    })
}

proptest! {
    #[test]
    fn any_setup_survives_its_text(mut setup in setups()) {
        let game = usual();
        let read = game.parse_setup(&setup.to_text()).expect("what is written can be read");
        setup.pieces.sort_unstable();
        let mut sorted = read.clone();
        sorted.pieces.sort_unstable();
        prop_assert_eq!(&sorted, &setup);
        prop_assert_eq!(game.setup_from_value(&game.setup_value(&read)), Ok(read));
    }

    #[test]
    fn no_text_makes_reading_panic(text in "[GWMgwmx+>:,./=<0-9 \\-łT]{0,40}|\\PC{0,40}") {
        for game in variants() {
            _ = game.parse_action(&text);
            _ = game.parse_chance(&text);
            if let Ok(setup) = game.parse_setup(&text) {
                _ = game.set_up(&setup);
            }
        }
    }

    #[test]
    fn every_state_comes_back_from_its_text(seed in any::<u64>(), which in 0_usize..7) {
        let game = &variants()[which];
        let state = random_state(game, &mut stolik_game::Pinned::from_seed(seed));
        let again = self::state(game, &text(game, &state));
        prop_assert_eq!(again.board(), state.board());
        prop_assert_eq!(again.moment(), state.moment());
        prop_assert_eq!(again.ending(), state.ending());
        prop_assert_eq!(game.view_from_value(&game.view_value(&state)), Ok(state));
    }
}

#[test]
fn options_do_not_change_texts() {
    let all = game(&[("triple_any_turn", "yes")]);
    let claim = "W:gG4,G7,G8,M4,W5:wG1,M1,W1,W2,W8:triple=w/g";
    assert_eq!(text(&all, &state(&all, claim)), claim);
}
