//! Text from outside: what is read, and what is said about the rest.

use crate::support::{self, game, random_input, state, usual, variants};
use stolik_game::{Notation, Pinned, Rules, Seat, Value, Viewer, Views, WrongValue};
use stolik_szachowa_bitwa::{Action, Field, SzachowaBitwa};

fn faults(game: &SzachowaBitwa, text: &str) -> Vec<&'static str> {
    let setup = game.parse_setup(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    match game.set_up(&setup) {
        Ok(state) => panic!("{text} is {state:?}"),
        Err(faults) => faults.iter().map(stolik_game::Fault::code).collect(),
    }
}

#[test]
fn fields_are_letters_and_rows() {
    for (text, name) in [("E13", "E13"), ("e13", "E13"), ("E03", "E3"), ("5,13", "E13"), ("10,20", "J20")] {
        assert_eq!(text.parse::<Field>().expect(text).to_string(), name);
    }
    for text in ["", "E", "13", "E0", "E21", "K1", "E1 ", "É1", "E-1", "E+1", "0,1", "11,1", "5,", "E001"] {
        assert!(text.parse::<Field>().is_err(), "{text}");
    }
}

#[test]
fn natural_forms_mean_the_same() {
    let game = usual();
    let read = |text: &str| game.parse_action(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    for (one, other) in [
        ("bid 9 10", "bid:9T................"),
        ("bid -", "bid:.................."),
        ("bid", "bid -"),
        ("add 7,7", "add 77"),
        ("Declare", "declare"),
        ("camps C2 F4", "camps:C02+F04"),
        ("camps 3,2 6,4", "camps:C02+F04"),
        ("bridge 5", "bridge:E"),
        ("buy 4N 10P pay 2 3", "buy:10P4N0B0Q:23................"),
        ("train 3 pay 9 10", "train:3:9T................"),
        ("card 7", "card:07"),
        ("none", "card:--"),
        ("5,5-5,6", "E5-E6"),
        ("e5xf6/f7", "E5xF6/F7"),
        ("desert e5", "desert:E5"),
    ] {
        assert_eq!(read(one), read(other), "{one} and {other}");
    }
}

#[test]
fn what_cannot_be_read_is_told_where() {
    let game = usual();
    for (text, at, key) in [
        ("", 0, "szachowa-bitwa-parse-empty"),
        ("hello", 0, "szachowa-bitwa-parse-form"),
        ("bid 11", 4, "szachowa-bitwa-parse-cards"),
        ("camps A1", 6, "szachowa-bitwa-parse-camps"),
        ("bridge K", 7, "szachowa-bitwa-parse-column"),
        ("buy 17P", 4, "szachowa-bitwa-parse-army"),
        ("train 6", 6, "szachowa-bitwa-parse-training"),
        ("card 11", 5, "szachowa-bitwa-parse-card"),
        ("E5-K6", 3, "szachowa-bitwa-parse-field"),
        ("E5*E7/E8", 3, "szachowa-bitwa-parse-form"),
        ("finish now", 7, "szachowa-bitwa-parse-form"),
    ] {
        let error = game.parse_action(text).expect_err(text);
        assert_eq!((error.at, error.message.key), (at, key), "{text}");
    }
    for text in ["", "A", "A/", "/A", "AAA/K", "AJQKAJ/A", "B/A", "A/A/A"] {
        assert!(game.parse_chance(text).is_err(), "{text}");
    }
    assert_eq!(game.chance_text(&game.parse_chance("kqj/ja").expect("cards")), "JQK/AJ");
}

#[test]
fn setups_report_all_faults_at_once() {
    let game = usual();
    assert_eq!(
        faults(
            &game,
            "battle white points=9; \
             W: KE5,F5 PE5 NA2,B2,C2,D2,G2 RA11,B1 bridge=E king=7 cards=2,2,2; B: KE19 RA20,B20,C20"
        ),
        [
            "bridge-missing",
            "twice-on",
            "camp-abroad",
            "too-many",
            "too-many",
            "too-many-cards",
            "too-many",
            "king-points",
            "wrong-points"
        ]
    );
    let eight = support::game(&[("n", "8")]);
    assert_eq!(
        faults(&eight, "battle white; W: KJ1 RA1 bridge=J; B: KA16 RB16 bridge=A"),
        ["bridge-off-board", "off-board"]
    );
    let dry = support::game(&[("river", "no")]);
    assert_eq!(faults(&dry, "battle white; W: KJ1 RA1 bridge=A; B: KA16 RB16"), ["no-river"]);
    assert_eq!(faults(&dry, "bridges; W: camps=A1,B1; B: camps=A20,B20"), ["no-river"]);
}

#[test]
fn setups_before_the_battle_are_checked_against_the_rules() {
    let game = usual();
    for (text, codes) in [
        ("bids; W: camps=A1 bridge=A; B: camps=A20,B20 bridge=A", &["wrong-camps"][..]),
        ("bids; W: camps=A1,A11 bridge=A; B: camps=A20,B20 bridge=A", &["camp-abroad"]),
        ("buy white; W: camps=A1,B1 bridge=A; B: camps=A20,B20 bridge=A", &["not-declared"]),
        ("bids white; W: camps=A1,B1 bridge=A bid=2,2,2; B: camps=A20,B20 bridge=A", &["too-many-cards"]),
        (
            "train declared=white; W: camps=A1,B1 bridge=A; B: camps=A20,B20 bridge=A army=01P0N0B0Q/3",
            &["refused", "army-missing"],
        ),
        ("camps; W: camps=A1,B1 PE5; B:", &["out-of-place", "out-of-place"]),
        ("camps white; W:; B:", &["wrong-order"]),
        ("desert white 2; W: KE5 RA1 bridge=A; B: KE19 RA20 bridge=A", &["no-clocks"]),
        ("camps; W: commit=camps:A01+B01; B: commit=camps:A20+B20", &["out-of-place"]),
        ("camps; W: commit=camps:A11+B01; B:", &["refused"]),
        ("battle white use=E5:1:1; W: KE2 PE5 RA1 bridge=A; B: KE19 RA20 bridge=A", &["wrong-use"]),
        (
            "battle white used=E2; W: KE2 PE5 RA1 bridge=A king=3; B: KE19 RA20 bridge=A",
            &["not-used", "wrong-points"],
        ),
        ("battle white fight=E5xE6; W: KE2 PE5 RA1 bridge=A; B: KE19 RA20 bridge=A", &["no-such-fight"]),
    ] {
        assert_eq!(faults(&game, text), codes, "{text}");
    }
}

#[test]
fn setups_that_cannot_be_read_are_told_where() {
    let game = usual();
    for (text, at, key) in [
        ("", 0, "szachowa-bitwa-parse-going-on"),
        ("war white; W:; B:", 0, "szachowa-bitwa-parse-going-on"),
        ("battle; W:; B:", 0, "szachowa-bitwa-parse-going-on"),
        ("battle white points=x; W:; B:", 0, "szachowa-bitwa-parse-position-word"),
        ("battle white; X: KE5; B:", 14, "szachowa-bitwa-parse-side"),
        ("battle white; W: KE5; W: KE6", 22, "szachowa-bitwa-parse-side-twice"),
        ("battle white; W: KZ5; B:", 14, "szachowa-bitwa-parse-field"),
        ("battle white; W: KE5 clock=1:75; B:", 14, "szachowa-bitwa-parse-clock"),
        ("battle white; W: KE5 commit=hello; B:", 14, "szachowa-bitwa-parse-position-commit"),
    ] {
        let error = game.parse_setup(text).expect_err(text);
        assert_eq!((error.at, error.message.key), (at, key), "{text}");
    }
    assert_eq!(
        game.parse_setup(&"x".repeat(5000)).expect_err("too long").message.key,
        "szachowa-bitwa-parse-position-long"
    );
}

/// The same data with one more name in every map.
fn with_more(value: &Value) -> Value {
    match value {
        Value::Map(pairs) => {
            let pairs = pairs.iter().map(|(name, value)| (name.clone(), with_more(value)));
            Value::Map(pairs.chain([("later".to_owned(), Value::Null)]).collect())
        }
        Value::List(values) => Value::List(values.iter().map(with_more).collect()),
        other => other.clone(),
    }
}

#[test]
fn names_that_a_later_version_adds_to_views_and_observations_are_passed_by() {
    let mut entropy = Pinned::from_seed(3);
    for game in variants() {
        let mut state = game.start();
        for _ in 0..200 {
            if game.outcome(&state).is_some() {
                break;
            }
            let (before, input) = (state, random_input(&game, &state, &mut entropy));
            game.play(&mut state, &input).expect("legal");
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Everybody] {
                let seen = game.observe(&before, &input, &state, viewer);
                let value = with_more(&game.observation_value(&seen));
                assert_eq!(game.observation_from_value(&value), Ok(seen));
                let view = game.view(&state, viewer);
                assert_eq!(game.view_from_value(&with_more(&game.view_value(&view))), Ok(view));
            }
        }
    }
}

#[test]
fn names_that_a_position_does_not_have_are_refused_with_those_it_has() {
    let game = usual();
    let position = "battle white points=1; W: KE2 PE5 RA1 bridge=A king=3; B: KE19 RA20 bridge=A";
    let setup = game.parse_setup(position).expect("a position");
    assert_eq!(game.setup_from_value(&game.setup_value(&setup)), Ok(setup.clone()));
    for (part, name, known) in [
        ("", "later", "going_on"),
        ("whole", "point", "points"),
        ("white", "S", "K"),
        ("black", "kings", "king"),
    ] {
        let Value::Map(mut pairs) = game.setup_value(&setup) else { panic!("named values") };
        let more = (name.to_owned(), Value::from("1"));
        match pairs.iter_mut().find(|(name, _)| name == part) {
            Some((_, Value::Map(inside))) => inside.push(more),
            _ => pairs.push(more),
        }
        let error = game.setup_from_value(&Value::Map(pairs)).expect_err(name);
        assert!(matches!(error.wrong, WrongValue::UnknownName(names) if names.contains(&known)), "{error:?}");
        assert_eq!(error.at, [part, name].join(".").trim_start_matches('.'));
    }
}

#[test]
fn a_board_of_letters_is_a_deployment() {
    let game = game(&[("n", "8")]);
    let deploying = state(
        &game,
        "deploy declared=black; W: camps=A1,H1 bridge=E bid=2 army=02P0N0B0Q/4 trained=0/-; \
         B: camps=A16,H16 bridge=H bid=3 army=00P0N0B0Q/- trained=0/-",
    );
    let text = "place:R..K...R/PP....../......../......../......../......../......../........";
    let request = game.parse_action(text).expect("a deployment");
    let action = game.resolve(&deploying, Seat(0), &request).expect("possible");
    assert_eq!(game.action_text(&deploying, Seat(0), &action), text);
    let Action::Deploy(deployment) = action else { panic!("{action:?}") };
    assert_eq!(deployment.iter().map(|(_, field)| field.to_string()).collect::<Vec<_>>(), ["A2", "B2", "D1"]);
    assert!(game.check(&deploying, Seat(0), &action).is_ok());
}

#[test]
fn odds_are_exact() {
    use stolik_szachowa_bitwa::{CardValue, odds};
    // One card each: of 64 pairs 16 tie and 24 win.
    let even = odds(1, 1, None, None);
    assert_eq!((even.win, even.tie, even.loss, even.total()), (24, 16, 24, 64));
    // A Special Card of 4 beats any single card.
    let special = odds(1, 1, CardValue::new(4), None);
    assert_eq!((special.win, special.tie, special.loss), (64, 0, 0));
    for attacker in 1..=5 {
        for defender in 1..=5 {
            let ways = [0u16, 8, 28, 56, 70, 56];
            let here = odds(attacker, defender, CardValue::new(2), CardValue::new(9));
            let there = odds(defender, attacker, CardValue::new(9), CardValue::new(2));
            assert_eq!(here.total(), ways[usize::from(attacker)] * ways[usize::from(defender)]);
            assert_eq!((here.win, here.tie, here.loss), (there.loss, there.tie, there.win));
        }
    }
}
