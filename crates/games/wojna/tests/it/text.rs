//! Positions, actions and dice as text and as plain data; whatever comes from outside gets an answer.

use crate::support::crowded::{crowded, small_game};
use crate::support::{after, by_the_bay, leads, legal, on_grass, random_input, state, text};
use proptest::prelude::*;
use stolik_game::{Fault, Input, Notation, Pinned, Rules, Seat, Value, Views, WrongValue};
use stolik_wojna::{Action, Axis, Cell, NewUnit, Recruits, Turn, UnitKind, Wojna};

fn faults(game: &Wojna, position: &str) -> Vec<&'static str> {
    let setup = game.parse_setup(position).unwrap_or_else(|error| panic!("{position}: {error:?}"));
    let faults = game.set_up(&setup).expect_err(position);
    faults.iter().map(Fault::code).collect()
}

#[test]
fn positions_are_read_in_many_ways_and_written_in_one() {
    let game = by_the_bay(&[]);
    let canonical = "r:units coins=64,60 had=rb turns=12 wall:20,5-22,5 castle0:12,9 ship:0,1-2,1 ram:1,1-2,1 rI1,1 bA20,5!";
    for same in [
        canonical,
        "R:Units   bA20,5! RI1,1 ram2,1-1,1 SHIP:2,1-0,1 wall22,5-20,5 castle0:12,9 turns=12 coins=64,60",
        " r:units castle0:12,9 wall:20,5 coins=64,60 turns=12 ship:0,1 ram:1,1 ri1,1 ba20,5! had=b ",
    ] {
        assert_eq!(text(&game, &state(&game, same)), canonical, "{same}");
    }
    assert_eq!(text(&game, &game.start()), "r:castle coins=64,64");
}

#[test]
fn faults_of_position_texts_tell_where_and_what() {
    let game = on_grass(&[]);
    for (position, at, key) in [
        ("", 0, "begin"),
        ("x:units", 0, "begin"),
        ("r", 0, "phase"),
        ("r:nap", 0, "phase"),
        ("r:units/unit=99,99", 0, "phase"),
        ("r:units/unit=1,1/unit=1,1", 0, "phase"),
        ("r:over", 0, "phase"),
        ("r:units rI", 10, "field"),
        ("r:units rI3", 10, "field"),
        ("r:units rI3,", 10, "field"),
        ("r:units rI3,4?", 13, "rest"),
        ("r:units rX3,4", 8, "word"),
        ("r:units barracks:3,4", 8, "castle-number"),
        ("r:units barracks2:3,4", 8, "castle-number"),
        ("r:units wall:3,4-4,4", 8, "word"),
        ("r:units ram:3,4-5,4", 8, "word"),
        ("r:units coins=1", 8, "word"),
        ("r:units coins=x,y", 8, "word"),
        ("r:units turns=70000", 8, "word"),
        ("r:units Ł", 8, "word"),
    ] {
        let error = game.parse_setup(position).expect_err(position);
        assert_eq!((error.at, error.message.key), (at, format!("wojna-parse-{key}").as_str()), "{position}");
    }
    let book = "r:units ".repeat(1_000_000);
    assert_eq!(game.parse_setup(&book).expect_err("a book").message.key, "wojna-parse-position-long");
}

#[test]
fn faults_of_positions_are_reported_all_at_once() {
    let game = by_the_bay(&[]);
    assert_eq!(
        faults(
            &game,
            "r:units coins=-1,5 exile=3,0 turns=401 barracks0:12,9 workshop0:14,9 wall:12,10-14,10 ladder:3,3 gate0:31,9-32,9 \
             ship:12,12-14,12 ram:8,2-8,3 ram:31,20-32,20 rI12,9 rI2,2 bI20,20 rA20,20 bC40,40"
        ),
        [
            "two-buildings",
            "not-grass",
            "off-map",
            "touching",
            "not-water",
            "not-for-engines",
            "off-map",
            "not-for-units",
            "not-for-units",
            "two-units",
            "off-map",
            "coins",
            "exile",
            "too-late",
        ]
    );
    assert_eq!(faults(&game, "r:units coins=0,0 castle0:12,9 castle0:20,9"), ["castle-twice"]);
    assert_eq!(faults(&game, "r:units coins=0,2000000"), ["coins"]);
    assert_eq!(faults(&game, "r:units coins=0,0 ship:2,2-4,2 ship:3,1-3,3"), ["two-ships"]);
    assert_eq!(faults(&game, "r:units coins=0,0 ram:12,9-13,9 tower:13,9-14,10"), ["two-engines"]);
    let siege = on_grass(&[("mode", "siege")]);
    assert_eq!(faults(&siege, "r:units coins=0,0 castle1:12,9"), ["no-second-castle"]);
}

#[test]
fn positions_in_which_nobody_could_be_are_refused() {
    let game = by_the_bay(&[]);
    for position in [
        "r:units/unit=12,12 coins=0,0 rI12,12",
        "r:units/unit=12,12 coins=0,0 bI12,13",
        "r:units/engine=12,12 coins=0,0 ram:12,12-13,12 rI12,12",
        "r:units/ship=3,3 coins=0,0 ship:3,3-5,3 rI3,3!",
        "r:units/ship=4,3 coins=0,0 ship:3,3-5,3 rI3,3",
        "r:units/shot=12,12*20,12 coins=0,0 rA12,12 bI20,12",
        "r:units/ram=12,12*14,12 coins=0,0 ram:12,12-13,12 rI12,12",
        "r:units/hurl=12,12*9,12 coins=0,0 trebuchet:12,12-13,12 rI12,12",
    ] {
        assert_eq!(faults(&game, position), ["not-at-turn"], "{position}");
    }
    for position in [
        "r:castle coins=0,0 castle0:12,12",
        "b:castle coins=0,0",
        "r:fortify coins=0,0 castle0:12,12",
        "r:castle coins=0,0 rI12,12",
    ] {
        assert_eq!(faults(&game, position), ["phase"], "{position}");
    }
    for (position, code) in [
        ("r:over/no-units=r coins=0,0 rI12,12", "not-over-by-units"),
        ("b:over/no-units=r coins=0,0", "not-over-by-units"),
        ("r:over/exile=r coins=0,0 exile=2,0", "not-over-by-exile"),
        ("r:over/cap coins=0,0", "not-over-by-cap"),
    ] {
        assert_eq!(faults(&game, position), [code], "{position}");
    }
}

#[test]
fn every_moment_of_a_turn_can_be_set_up() {
    let game = by_the_bay(&[]);
    for position in [
        "r:units/unit=12,12 coins=0,0 had=rb rI12,12 bI12,13",
        "r:units/engine=12,12 coins=0,0 had=r wall:14,11-14,13 ram:12,12-13,12 rI12,12! rI13,12",
        "r:units/ship=3,3 coins=0,0 had=r ship:3,3-5,3 rI3,3 rI4,3!",
        "r:units/ship=3,3/unit=3,8 coins=0,0 had=rb ship:3,3-5,3 rI4,3! rI3,8 bI3,9",
        "r:units/shot=12,12*14,12 coins=0,0 had=rb rA12,12 bI14,12",
        "r:units/shot=12,12*14,12@12,12 coins=0,0 had=rb tower:12,12-13,13 rA12,12 bI14,12",
        "r:units/ram=12,12*14,12 coins=0,0 had=r wall:14,11-14,13 ram:12,12-13,12 rI12,12",
        "r:units/hurl=12,12*16,12 coins=0,0 had=rb trebuchet:12,12-13,12 bI17,12 rI12,12",
        "r:over/no-units=r coins=0,0 had=b turns=3 bI12,12",
        "r:over/cap coins=0,0 had=b turns=400 bI12,12",
    ] {
        let words = |text: &str| {
            let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
            words.sort();
            words
        };
        assert_eq!(words(&text(&game, &state(&game, position))), words(position));
    }
}

#[test]
fn actions_are_read_leniently() {
    let game = by_the_bay(&[]);
    let position = "r:units coins=0,0 ram:12,12-13,12 rI13,12 rA15,15 ship:3,3-5,3 rC3,3";
    for (written, canonical) in [
        ("12,12-12,13", "R12,12-12,13/13,12"),
        ("a15,15-15,16", "A15,15-15,16"),
        ("15,15-15,16", "A15,15-15,16"),
        ("U15,15-15,16", "A15,15-15,16"),
        (" A15,15-15,16 ", "A15,15-15,16"),
        ("R12,12-12,13", "R12,12-12,13/13,12"),
        ("r13,12-13,13", "R12,12-12,13/13,12"),
        ("E12,12-12,13/13,12", "R12,12-12,13/13,12"),
        ("R13,12~12,13", "R13,12~12,13/13,12"),
        ("S3,3-3,5", "S4,3-4,5/3,3"),
        ("s4,3~1", "S4,3~1/3,3"),
        ("DONE", "done"),
    ] {
        let here = state(&game, position);
        let request = game.parse_action(written).unwrap_or_else(|error| panic!("{written}: {error:?}"));
        let action =
            game.resolve(&here, Seat(0), &request).unwrap_or_else(|why| panic!("{written}: {why:?}"));
        assert_eq!(game.action_text(&here, Seat(0), &action), canonical, "{written}");
    }
    let builds = state(&game, "r:buildings coins=64,0 castle0:12,9");
    for (written, canonical) in [
        ("+wall20,10-18,10", "@12,9+wall18,10-20,10"),
        ("@13,10+4", "@12,9+4"),
        ("+coins", "@12,9+4"),
        ("camp20,9", "@12,9+camp20,9"),
    ] {
        let request = game.parse_action(written).unwrap_or_else(|error| panic!("{written}: {error:?}"));
        let action =
            game.resolve(&builds, Seat(0), &request).unwrap_or_else(|why| panic!("{written}: {why:?}"));
        assert_eq!(game.action_text(&builds, Seat(0), &action), canonical);
    }
}

#[test]
fn faults_of_action_texts_tell_where_and_what() {
    let game = on_grass(&[]);
    for (action, at, key) in [
        ("", 0, "empty"),
        ("x", 0, "form"),
        ("march", 0, "form"),
        ("I", 1, "field"),
        ("I3", 1, "field"),
        ("I3,4", 4, "verb"),
        ("I3,4-", 5, "field"),
        ("I3,4-3,5-3,6", 8, "rest"),
        ("I3,4-99,99", 5, "off-map"),
        ("I32,4-3,4", 1, "off-map"),
        ("S3,4~4", 5, "turn"),
        ("@3,4", 4, "plus"),
        ("@3,4+", 5, "made"),
        ("@3,4+church5,5", 5, "made"),
        ("@3,4+wall5,5-6,5", 5, "made"),
        ("@3,4+I5,5+R6,6", 10, "made"),
        ("@3,4+I5,5+A5,5", 10, "one-field"),
        ("Ł3,4-3,5", 0, "field"),
    ] {
        let error = game.parse_action(action).expect_err(action);
        assert_eq!((error.at, error.message.key), (at, format!("wojna-parse-{key}").as_str()), "{action}");
    }
    assert_eq!(game.parse_action(&"I".repeat(10_000)).expect_err("long").message.key, "wojna-parse-form");
    for die in ["0", "7", "", "12", "٣"] {
        assert_eq!(game.parse_chance(die).expect_err(die).message.key, "wojna-parse-die");
    }
}

#[test]
fn a_turn_in_a_row_reads_well() {
    let game = on_grass(&[]);
    let position =
        "b:units coins=0,9 castle0:1,1 castle1:20,15 barracks1:25,15 bI12,12 bA13,12 rI12,15 rI15,12";
    let inputs = ["I12,12-12,14", "I12,14x12,15", "A13,12*15,12", "4", "@25,15+I25,14+C26,14", "@20,15+4"];
    let words = leads(&game, position, &inputs);
    assert!(words.iter().any(|word| word == "coins=0,10"), "{words:?}");
    let state = after(&game, position, &inputs);
    assert_eq!(legal(&game, &state), ["end"]);
}

#[test]
fn actions_with_fields_beyond_the_map_are_refused_not_panicked_at() {
    let game = by_the_bay(&[]);
    let far = Cell(60_000);
    let near = Cell(400);
    let unit = NewUnit { at: far, kind: UnitKind::Infantry };
    for position in
        ["r:units coins=0,0 rI12,12", "r:buildings coins=64,64 castle0:12,12", "r:castle coins=64,64"]
    {
        let here = state(&game, position);
        for action in [
            Action::Castle(far),
            Action::Camp(far),
            Action::Go { from: near, to: far },
            Action::Strike { from: far, target: near },
            Action::Shoot { from: near, target: far },
            Action::Drive { from: far, to: far, crew: far },
            Action::Swing { from: near, to: far, crew: near },
            Action::Ram { engine: far, target: far },
            Action::Hurl { engine: far, target: near },
            Action::Volley(far),
            Action::Sail { from: far, to: near, turn: Turn::Half, crew: near },
            Action::Coins(far),
            Action::Build { castle: far, kind: stolik_wojna::BuildingKind::Wall, at: far, axis: Axis::Down },
            Action::Recruit { building: near, recruits: Recruits::one(unit) },
            Action::Launch { building: far, at: far, axis: Axis::Across },
        ] {
            let mut played = here.clone();
            let refused = game.play(&mut played, &Input::Act { seat: Seat(0), action });
            assert!(refused.is_err() && played == here, "{action:?}");
        }
    }
}

#[test]
fn plain_data_is_read_back_and_faults_tell_where() {
    let mut entropy = Pinned::from_seed(4);
    for _ in 0..20 {
        let game = small_game(&mut entropy, &[("engine_facing", "yes")]);
        let setup = crowded(&game, &mut entropy);
        assert_eq!(game.setup_from_value(&game.setup_value(&setup)), Ok(setup));
    }
    let game = on_grass(&[]);
    let mut value = game.setup_value(&game.setup_of(&state(&game, "r:units coins=0,0 rI3,3")));
    if let Value::Map(pairs) = &mut value {
        let units = pairs.iter_mut().find(|(name, _)| name == "units").expect("units");
        units.1 = Value::list([Value::map([("at", Value::from("3;3"))])]);
    }
    assert_eq!(game.setup_from_value(&value).expect_err("no field").at, "units.0.at");
    if let Value::Map(pairs) = &mut value {
        let units = pairs.iter_mut().find(|(name, _)| name == "units").expect("units");
        units.1 = Value::list([Value::map([("at", Value::from("3,3")), ("side", Value::from("red"))])]);
    }
    let misspelt = game.setup_from_value(&value).expect_err("no such name");
    let known = WrongValue::UnknownName(&["kind", "at", "owner", "exhausted"]);
    assert_eq!((misspelt.at.as_str(), misspelt.wrong), ("units.0.side", known));
    assert!(game.view_from_value(&Value::Null).is_err());
}

proptest! {
    #[test]
    fn words_of_positions_in_any_mixture_get_an_answer(
        words in proptest::collection::vec(
            ("(r|b)(I|A|C)|wall:|ship:|ram:|tower:|gate0:|castle0:|castle1:|campb:|barracks1:|ladder:", 0i16..20, 0i16..20, "-[0-9],[0-9]|!|"),
            0..12,
        ),
    ) {
        let game = by_the_bay(&[]);
        let words = words.iter().map(|(word, x, y, rest)| format!(" {word}{x},{y}{rest}"));
        let position = format!("r:units coins=5,5{}", words.collect::<String>());
        if let Ok(setup) = game.parse_setup(&position)
            && let Ok(mut state) = game.set_up(&setup)
        {
            let again = game.set_up(&game.setup_of(&state));
            prop_assert_eq!(again.as_ref(), Ok(&state));
            let mut entropy = Pinned::from_seed(x_of(&position));
            for _ in 0..20 {
                if game.outcome(&state).is_none() {
                    let input = random_input(&game, &state, &mut entropy);
                    prop_assert!(game.play(&mut state, &input).is_ok());
                }
            }
        }
    }
}

fn x_of(text: &str) -> u64 {
    text.bytes().fold(0, |sum, byte| sum * 31 % 1_000_003 + u64::from(byte))
}
