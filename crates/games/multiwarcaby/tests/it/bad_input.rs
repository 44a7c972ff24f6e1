//! What is wrong is told, all of it at once, and what would be right.

use crate::support::{self, game, play, refused, state};
use stolik_game::{
    Choosing, Fault, Faults, Hint, Message, Notation, OptionFault, Options as _, Refusal as _, Refused,
    Rules, Seat, Side, Spot, Value,
};
use stolik_multiwarcaby::{Multiwarcaby, Options, SetupFault};

fn option_faults(choices: &[(&str, &str)]) -> Vec<OptionFault> {
    let faults = Options::read(choices.iter().copied()).expect_err("faults");
    faults.into_iter().collect()
}

fn named(fault: &OptionFault) -> String {
    match fault {
        OptionFault::Value { name, value, .. } => format!("{name}={value}"),
        other => other.code().to_owned(),
    }
}

#[test]
fn options_all_faults_are_listed_at_once() {
    let faults = option_faults(&[
        ("size", "7"),
        ("seats", "3"),
        ("teams", "yes"),
        ("first", "5"),
        ("no_capture_rounds", "-1"),
    ]);
    let found: Vec<String> = faults.iter().map(named).collect();
    assert_eq!(found, ["first=5", "no_capture_rounds=-1", "teams-without-four-seats", "size-7-for-many"]);
    let articles: Vec<&str> = faults.iter().filter_map(Fault::article).map(|a| a.0).collect();
    assert_eq!(articles, ["M5", "MW2", "M17", "MW16"]);
}

#[test]
fn options_senseless_combinations_are_faults() {
    for (choices, code) in [
        (vec![("teams", "yes")], "teams-without-four-seats"),
        (vec![("size", "7"), ("seats", "4")], "size-7-for-many"),
        (vec![("first", "2")], "no-such-first"),
        (vec![("seats", "4"), ("teams", "yes"), ("first", "2")], "no-such-first"),
        (vec![("second_move", "maybe")], "option-value"),
        (vec![("seats", "5")], "option-value"),
        (vec![("no_capture_rounds", "51")], "option-value"),
        (vec![("turns", "2")], "unknown-option"),
        (vec![("end", "two_move"), ("end", "last_piece")], "option-twice"),
    ] {
        let codes: Vec<&str> = option_faults(&choices).iter().map(Fault::code).collect();
        assert_eq!(codes, [code], "{choices:?}");
    }
    assert!(Options::read([("size", "7"), ("seats", "4"), ("teams", "yes"), ("first", "1")]).is_ok());
}

#[test]
fn options_made_by_hand_are_checked_too() {
    let options = Options { seats: 9, no_capture_rounds: 200, first: Side(9), ..Options::default() };
    let faults = Multiwarcaby::new(options).expect_err("faults");
    let found: Vec<String> = faults.iter().map(named).collect();
    assert_eq!(found, ["seats=9", "no_capture_rounds=200", "first=9", "no-such-first"]);
}

#[test]
fn options_the_preset_online() {
    let [online] = Options::PRESETS else { panic!("one preset") };
    assert_eq!(online.name, "online");
    let game = game(online.choices);
    assert_eq!(game.options().get("second_move").as_deref(), Some("optional"));
    assert_eq!(game.options().get("end").as_deref(), Some("two_move"));
    assert_eq!(game.longest_game(), None);
}

fn setup_faults(game: &Multiwarcaby, text: &str) -> Faults<SetupFault> {
    let setup = game.parse_setup(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    game.set_up(&setup).expect_err(text)
}

#[test]
fn setup_all_faults_are_listed_at_once() {
    let game = game(&[]);
    let faults = setup_faults(&game, "A1,A1,J1,B12:turn=2:score=1-2-3:jump=C5:quiet=9");
    let codes: Vec<&str> = faults.iter().map(Fault::code).collect();
    assert_eq!(codes, ["twice", "off-board", "off-board", "scores", "no-such-side", "chain-without-piece"]);
    let codes = |text| setup_faults(&game, text).iter().map(Fault::code).collect::<Vec<_>>();
    assert_eq!(codes("-:quiet=9"), ["no-pieces", "long-quiet"]);
    assert_eq!(codes("A1,B2:score=70-9"), ["too-many-captured"]);
    assert_eq!(codes("A1,B2,C3:jump=C3"), ["chain-without-jump"]);
    assert_eq!(codes("A1,B2:move=2:quiet=8"), ["long-quiet"]);
    assert_eq!(
        state(&game, "A1,B2:quiet=8").stage(),
        stolik_multiwarcaby::Stage::Over(stolik_multiwarcaby::Ending::Stall)
    );
}

#[test]
fn setup_mw16_the_outer_ring_is_off_the_small_board() {
    let faults = setup_faults(&game(&[("size", "7")]), "A5,B5");
    let faults: Vec<_> = faults.iter().map(|fault| (fault.code(), fault.article().unwrap().0)).collect();
    assert_eq!(faults, [("off-board", "MW16")]);
}

fn key(message: &Message) -> &'static str {
    message.key.strip_prefix("multiwarcaby-parse-").unwrap_or(message.key)
}

#[test]
fn texts_that_are_no_position() {
    let game = game(&[]);
    for (text, at, why) in [
        ("", 0, "piece"),
        ("A1,,B1", 3, "piece"),
        ("A1,Ź3", 3, "piece"),
        ("A1,H1-B1", 3, "range"),
        ("A1-A3", 0, "range"),
        ("A1:turn=x", 3, "number"),
        ("A1:score=1-300", 3, "number"),
        ("A1:score=1--3", 3, "number"),
        ("A1:move=3", 3, "move"),
        ("A1:captured", 3, "captured"),
        ("A1:turn=0:turn=1", 10, "word-twice"),
        ("A1:hello", 3, "word"),
        ("A1:jump=", 3, "piece"),
    ] {
        let error = game.parse_setup(text).expect_err(text);
        assert_eq!((error.at, key(&error.message)), (at, why), "{text}");
    }
    let long = "A1,".repeat(1000);
    assert_eq!(key(&game.parse_setup(&long).expect_err("long").message), "position-long");
}

#[test]
fn texts_that_are_positions_read_as_they_are_written() {
    let three = game(&[("seats", "3")]);
    for text in [
        "A1",
        "B1-H1,A2,B2,D2",
        "A1,B1:turn=1",
        "A1,B1:turn=2:score=3-0-4:quiet=2",
        "A1,C1:move=2",
        "A1,C1:score=1-0-0:move=2:captured",
        "C1,C2,D4:move=2:jump=C1",
    ] {
        assert_eq!(support::text(&three, &state(&three, text)), text);
    }
    let start = "B1-H1,A2-I2,A3-I3,A4-I4,A5-D5,F5-I5,A6-I6,A7-I7,A8-I8,B9-H9";
    assert_eq!(support::text(&three, &three.start()), start);
}

#[test]
fn texts_that_are_no_action() {
    let game = game(&[]);
    for (text, at, why) in [
        ("", 0, "empty"),
        ("  ", 2, "empty"),
        ("E3", 0, "short"),
        ("E3-", 3, "field"),
        ("E3E5", 2, "separator"),
        (" E3-J5", 4, "field"),
        ("hello", 0, "field"),
        ("E3xE5xG5", 5, "long"),
        ("xE5xG5", 3, "long"),
        ("x", 1, "field"),
    ] {
        let error = game.parse_action(text).expect_err(text);
        assert_eq!((error.at, key(&error.message)), (at, why), "{text}");
    }
    for (text, same) in [("e3×e5", "E3xE5"), ("E2–E3", "E2-E3"), ("STOP", "stop"), (" skip ", "skip")] {
        assert_eq!(game.parse_action(text), game.parse_action(same), "{text}");
    }
}

#[test]
fn refusals_say_why_with_their_article() {
    let game = game(&[]);
    let start = game.start();
    for (text, code, article) in [
        ("E5-E4", "empty", "M8"),
        ("E1-E2", "stuck", "M8"),
        ("E4-E4", "stays", "M8"),
        ("E4-E3", "occupied", "MW9"),
        ("D3-E5", "no-direction", "M11"),
        ("E2-E5", "row", "MW9"),
        ("E3-E5", "is-jump", "M8"),
        ("E4xE5", "is-shift", "M8"),
        ("xE5", "no-chain", "MW7"),
        ("stop", "nothing-to-stop", "MW7"),
        ("skip", "skips-turn", "MW4"),
    ] {
        let why = match text {
            "E2-E5" => refused(&game, &state(&game, "E2,E3,E4,D1"), text),
            "D3-E5" => refused(&game, &state(&game, "D3,D4"), text),
            _ => refused(&game, &start, text),
        };
        assert_eq!((why.code(), why.article().0), (code, article), "{text}");
    }
    let sparse = state(&game, "A1,C3,D4");
    for (text, code) in
        [("A1xA3", "nothing-to-jump"), ("A1-A5", "too-far"), ("A1-E5", "row"), ("A1-C2", "no-direction")]
    {
        assert_eq!(refused(&game, &sparse, text).code(), code, "{text}");
    }
    let small = support::game(&[("size", "7")]);
    let why = refused(&small, &state(&small, "B5,C5"), "C5xA5");
    assert_eq!((why.code(), why.article().0), ("outer-ring", "MW16"));
}

fn spot(game: &Multiwarcaby, name: &str) -> Spot {
    game.spot_named(name).unwrap_or_else(|| panic!("no spot {name}"))
}

#[test]
fn walks_touch_a_piece_and_where_it_goes() {
    let game = game(&[("second_move", "optional")]);
    let mut now = state(&game, "A1,B1,C2,D4");
    let touch = |state: &_, names: &[&str]| {
        let touched: Vec<Spot> = names.iter().map(|name| spot(&game, name)).collect();
        game.walk(state, Seat(0), &touched)
    };
    let walk = touch(&now, &["A1"]).unwrap();
    let jump = walk.next.iter().find(|next| next.spot == spot(&game, "C1")).unwrap();
    assert_eq!((jump.hint, &jump.victims), (Hint::Capture, &vec![spot(&game, "B1")]));
    assert!(touch(&now, &["A1", "C1"]).unwrap().chosen.is_some());
    play(&game, &mut now, "A1xC1");
    let walk = touch(&now, &[]).unwrap();
    let next: Vec<String> = walk.next.iter().map(|next| game.spot_name(next.spot)).collect();
    assert_eq!(next, ["C3", "stop"], "in the middle of a capture the piece is chosen already");
    let code = |state: &_, names: &[&str]| match touch(state, names) {
        Err(stumble) => match stumble.why {
            Refused::Rules(why) => (stumble.at, why.code()),
            other => panic!("{other:?}"),
        },
        Ok(walk) => panic!("{walk:?}"),
    };
    assert_eq!(code(&now, &["C1"]), (0, "in-chain"));
    assert_eq!(code(&now, &["D4"]), (0, "in-chain"));
    assert_eq!(code(&now, &["D1"]), (0, "shift-after-jump"));
    assert_eq!(code(&now, &["skip"]), (0, "stop-first"));
    assert_eq!(code(&now, &["stop", "C3"]), (1, "past-end"));
    play(&game, &mut now, "stop");
    assert_eq!(code(&now, &["stop"]), (0, "nothing-to-stop"));
    assert_eq!(code(&now, &["C1", "skip"]), (1, "piece-chosen"));
    assert!(touch(&now, &["skip"]).unwrap().chosen.is_some());
    let beyond = game.walk(&now, Seat(0), &[Spot::Button(7)]).expect_err("no such button");
    assert!(matches!(beyond.why, Refused::Rules(why) if why.code() == "no-such-spot"));
}

#[test]
fn plain_data_that_is_no_position_says_where() {
    let game = game(&[]);
    let mut value = game.setup_value(&game.setup_of(&game.start()));
    assert!(game.setup_from_value(&value).is_ok());
    let Value::Map(pairs) = &mut value else { panic!("a map") };
    let good = pairs.clone();
    for (name, bad, at) in [
        ("pieces", Value::list(["A1", "?"]), "pieces.1"),
        ("turn", Value::Int(-1), "turn"),
        ("captured", Value::list([1, 999]), "captured.1"),
        ("move", Value::Int(3), "move"),
        ("has_captured", Value::Bool(true), "has_captured"),
        ("jump", Value::Int(1), "jump"),
        ("quiet", Value::from("x"), "quiet"),
    ] {
        let changed = good.iter().map(|(n, v)| (n.clone(), if n == name { bad.clone() } else { v.clone() }));
        let error = game.setup_from_value(&Value::Map(changed.collect())).expect_err(name);
        assert_eq!(error.at, at);
    }
}
