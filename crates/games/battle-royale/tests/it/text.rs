//! Positions, actions and chance outcomes as text, good and bad.

use crate::support::{field, game, play, state, text};
use proptest::prelude::*;
use stolik_battle_royale::{Action, BattleRoyale, Chance, Field, Fields, Setup};
use stolik_game::{Fault, Notation, Options as _, Rules, Seat, Value};

/// Where a text goes wrong, and what is said of it.
fn wrong(text: &str) -> (usize, &'static str) {
    let error = Setup::from_text(text).expect_err(text);
    (error.at, error.message.key.strip_prefix("battle-royale-parse-").expect("a key of this game"))
}

/// The codes of all faults of a position.
fn faults(game: &BattleRoyale, text: &str) -> Vec<&'static str> {
    let setup = game.parse_setup(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    game.set_up(&setup).expect_err(text).iter().map(Fault::code).collect()
}

#[test]
fn positions_are_read_in_any_order_and_written_in_one() {
    let game = game(&[]);
    let canonical = "A1-B2/J11-K11 turn=0 morale=5 taken=C3 round=4 first=1";
    let same = [
        "a1,b1,A2,B2/K11,J11 turn=0 taken=C3 morale=5 first=1 round=4",
        "  A1-B1,A2-B2/J11,K11  morale=5  turn=0 round=4 first=1 active=4 taken=c3 ",
    ];
    for other in same {
        assert_eq!(text(&game, &state(&game, other)), canonical, "{other}");
    }
    for kept in [
        canonical,
        "A1/K11 lot round=1",
        "A1-E11/F1-K11 roll=1 round=30 first=0 active=28",
        "A1-B3,K1/K11 turn=1 morale=0 taken=J10 round=2 first=1",
    ] {
        assert_eq!(text(&game, &state(&game, kept)), kept);
    }
}

#[test]
fn positions_omit_what_is_usual() {
    let game = game(&[("seats", "3")]);
    let short = state(&game, "A1/K11/- turn=1 morale=3 out=2");
    assert_eq!((short.round(), short.first(), short.quiet_rounds()), (1, Seat(1), 0));
}

#[test]
fn a_turn_under_way_is_set_up_with_its_costs() {
    let game = game(&[("die", "10")]);
    let mut played = state(&game, "E5/F5-F7,E6-E7 turn=0 morale=10 round=2");
    play(&game, &mut played, "F5");
    let mut again = state(&game, &text(&game, &played));
    assert_eq!(again, played);
    assert_eq!(again.cost(field("F6")).total(), 6, "F5 still counts");
    play(&game, &mut again, "F6 end");
    assert_eq!(text(&game, &again), "E5-F5,F6/E6-E7,F7 roll=1 round=2 first=0 active=2");
}

#[test]
fn texts_that_are_no_positions_say_where() {
    for (text, expected) in [
        ("", (0, "position")),
        ("   ", (0, "position")),
        ("A1/K11", (6, "awaited")),
        ("A1/K11 lot turn=0 morale=3", (26, "awaited")),
        ("A1/K11 turn=0", (13, "morale")),
        ("A1/K11 roll=0 morale=3", (21, "misplaced")),
        ("A1/K11 lot first=1", (17, "misplaced")),
        ("A1/ roll=0", (3, "field")),
        ("A1,/K11 roll=0", (3, "field")),
        ("A1/L1 roll=0", (3, "field")),
        ("A1/A12 roll=0", (3, "field")),
        ("A1/A0 roll=0", (3, "field")),
        ("A1/A01 roll=0", (3, "field")),
        ("A1/Ł1 roll=0", (3, "field")),
        ("A1/B1-A2 roll=0", (3, "range")),
        ("A1/B1-C2-D3 roll=0", (3, "range")),
        ("A1/B1- roll=0", (6, "field")),
        ("A1/K11 roll=x", (12, "number")),
        ("A1/K11 roll=", (12, "number")),
        ("A1/K11 roll=-1", (12, "number")),
        ("A1/K11 roll=256", (12, "number")),
        ("A1/K11 roll=0 round=99999", (20, "number")),
        ("A1/K11 roll=0 out=1,", (20, "number")),
        ("A1/K11 roll=0 rolls=1", (20, "roll-of")),
        ("A1/K11 roll=0 colour=red", (14, "word")),
        ("A1/K11 roll=0 lots", (14, "word")),
        ("A1/K11 roll=0 roll=1", (14, "twice")),
        ("ŁŁ/K11 roll=0", (0, "field")),
    ] {
        assert_eq!(wrong(text), expected, "{text}");
    }
    assert_eq!(wrong(&"A1,".repeat(2000)), (0, "long"));
}

#[test]
fn setups_report_all_faults_at_once() {
    let two = game(&[]);
    for (text, expected) in [
        ("A1 roll=0", &["wrong-seats"][..]),
        ("A1/K11/A11 roll=4 first=7", &["wrong-seats", "no-such-seat", "no-such-seat"]),
        ("A1,B2/B2 roll=0", &["several-owners"]),
        ("-/- lot", &["no-land", "not-out", "not-out"]),
        ("A1/K11 roll=0 round=0", &["no-such-round"]),
        ("A1/K11 roll=0 round=32", &["no-such-round"]),
        ("A1/K11 lot round=2", &["late-lot"]),
        ("A1/K11 roll=0 round=3 active=4", &["wrong-active"]),
        ("A1/K11 turn=0 morale=3 taken=B2 round=3 active=2", &["wrong-active"]),
        ("A1/K11 roll=0 round=9 active=4", &["long-quiet"]),
        ("A1/- roll=1 round=9 out=1", &["nobody-there"]),
        ("A1/K11 turn=0 morale=9", &["wrong-morale"]),
        ("A1/K11 turn=0 morale=0", &["wrong-morale"]),
        ("A1/K11 turn=0 morale=6 taken=B2,C3", &["wrong-morale"]),
        ("A1/K11 turn=0 morale=1 taken=A1,B2", &["taken-own"]),
        ("A1/K11 turn=0 morale=1 taken=C3", &["taken-apart"]),
        ("J10/K11 turn=0 morale=1 taken=K11 out=1", &["taken-start"]),
        ("A1/- roll=0 round=2", &["not-out"]),
        ("A1/K11 roll=0 out=1", &["wrongly-out"]),
        ("A1/- roll=0 round=2 out=1,1", &["wrongly-out"]),
        ("A1/K11 turn=0 morale=2 rolls=1:3", &["roll-too-many"]),
        (
            "A1,C3/A1 turn=0 morale=99 taken=C3,E5 round=77 active=78 out=0 rolls=1:3",
            &[
                "several-owners",
                "no-such-round",
                "wrong-active",
                "taken-own",
                "taken-apart",
                "wrong-morale",
                "wrongly-out",
                "roll-too-many",
            ],
        ),
    ] {
        let mut found = faults(&two, text);
        let mut expected = expected.to_vec();
        found.sort_unstable();
        expected.sort_unstable();
        assert_eq!(found, expected, "{text}");
    }
    let three = game(&[("seats", "3"), ("roll_mode", "all_at_round_start")]);
    for (text, expected) in [
        ("D4/E5/F6 turn=0 morale=4 round=2 first=0", &["roll-missing", "roll-missing"][..]),
        ("D4/E5/F6 turn=1 morale=4 round=2 first=0 rolls=2:9", &["wrong-roll"]),
        ("D4/E5/F6 roll=2 round=2 first=1 rolls=0:3,1:4", &["roll-too-many"]),
        ("D4/E5/- turn=1 morale=4 taken=D4 round=2 first=1 out=0,2", &["out-too-early"]),
    ] {
        assert_eq!(faults(&three, text), expected, "{text}");
    }
}

#[test]
fn every_fault_has_an_article_and_a_message() {
    let game = game(&[]);
    let text = "A1,B2/B2 turn=0 morale=99 taken=B2,E5 round=77 active=78 out=0 rolls=1:3";
    let setup = game.parse_setup(text).expect("a form");
    for fault in &game.set_up(&setup).expect_err("faults") {
        assert!(fault.article().is_some());
        assert!(fault.message().key.starts_with("battle-royale-fault-"));
    }
}

#[test]
fn actions_are_fields_and_the_end() {
    let game = game(&[]);
    for (text, action) in [
        ("B2", Action::Take(field("B2"))),
        (" k11 ", Action::Take(field("K11"))),
        ("end", Action::End),
        ("END", Action::End),
    ] {
        assert_eq!(game.parse_action(text), Ok(action), "{text}");
    }
    for (text, key) in [
        ("", "battle-royale-parse-empty"),
        ("L1", "battle-royale-parse-action"),
        ("B12", "battle-royale-parse-action"),
        ("B2-C3", "battle-royale-parse-action"),
        ("ends", "battle-royale-parse-action"),
        ("Ł", "battle-royale-parse-action"),
    ] {
        assert_eq!(game.parse_action(text).map_err(|error| error.message.key), Err(key), "{text}");
    }
}

#[test]
fn chance_outcomes_are_first_seats_and_rolls() {
    let game = game(&[("seats", "4"), ("die", "12")]);
    assert_eq!(game.parse_chance("first-3"), Ok(Chance::First(Seat(3))));
    assert_eq!(game.parse_chance("12"), Ok(Chance::Roll(12)));
    for text in ["", "0", "13", "first-4", "first-", "first-x", "-1", "+3", "1.5", "third"] {
        let key = game.parse_chance(text).map_err(|error| error.message.key);
        assert_eq!(key, Err("battle-royale-parse-chance"), "{text}");
    }
}

#[test]
fn plain_data_that_is_no_position_says_where() {
    let game = game(&[]);
    let good = game.setup_value(&game.setup_of(&game.start()));
    let with = |name: &str, value: Value| {
        let Value::Map(mut pairs) = good.clone() else { panic!("a map") };
        pairs.retain(|(other, _)| other != name);
        pairs.push((name.to_owned(), value));
        game.setup_from_value(&Value::Map(pairs)).map_err(|error| error.at)
    };
    assert_eq!(with("lands", Value::Null), Err("lands".to_owned()));
    assert_eq!(with("lands", Value::list([Value::list(["A1", "Z9"])])), Err("lands.0.1".to_owned()));
    assert_eq!(with("awaited", Value::from("tea")), Err("awaited".to_owned()));
    assert_eq!(with("awaited", Value::from("turn")), Err("seat".to_owned()));
    assert_eq!(with("round", Value::Int(-1)), Err("round".to_owned()));
    assert_eq!(with("out", Value::list([Value::from("x")])), Err("out.0".to_owned()));
}

#[test]
fn the_examples_of_the_rules_pages_set_up() {
    let pages = [include_str!("../../text/rules.pl.md"), include_str!("../../text/rules.en.md")];
    let shown = pages.map(|page| {
        // After the address there may be moves, in quotes.
        let examples = page
            .split("](position:")
            .skip(1)
            .filter_map(|rest| Some(rest.split([')', '"']).next()?.trim_end()));
        examples.map(str::to_owned).collect::<Vec<_>>()
    });
    assert_eq!(shown[0], shown[1], "both languages show the same positions");
    assert!(shown[0].len() > 9, "there are examples");
    for example in &shown[0] {
        let (position, options) = example.split_once('#').unwrap_or((example, ""));
        let choices: Vec<_> = options.split_whitespace().filter_map(|pair| pair.split_once('=')).collect();
        let game = game(&choices);
        let state = state(&game, position);
        assert_eq!(text(&game, &state), position, "examples are written as the game writes them");
    }
}

#[test]
fn the_rules_pages_have_every_article_once_and_every_option() {
    let mut all: Vec<String> = (1..=17).flat_map(|n| [format!("C{n}"), format!("BR{n}")]).collect();
    all.sort_unstable();
    for page in [include_str!("../../text/rules.pl.md"), include_str!("../../text/rules.en.md")] {
        let anchors = page.split("{#").skip(1).filter_map(|rest| rest.split_once('}'));
        let mut anchors: Vec<&str> = anchors.map(|(article, _)| article).collect();
        anchors.sort_unstable();
        assert_eq!(anchors, all);
        for info in stolik_battle_royale::Options::TABLE {
            assert!(page.contains(&format!("| `{}` |", info.name)), "{}", info.name);
        }
    }
}

proptest! {
    #[test]
    fn any_set_of_fields_is_read_as_it_is_written(bits in any::<[u64; 2]>(), sparse in any::<[u64; 2]>()) {
        let bit = |number: u8| bits[usize::from(number / 64)] & sparse[usize::from(number / 64)] >> (number % 64) & 1 == 1;
        let set: Fields = (0..).zip(Field::all()).filter(|(n, _)| bit(*n)).map(|(_, field)| field).collect();
        let read = Setup::from_text(&format!("{set} lot")).expect("a form");
        prop_assert_eq!(read.lands, [set]);
    }

    #[test]
    fn no_text_makes_the_rules_panic(text in "[A-M0-9,/=: a-z-]{0,60}") {
        let game = game(&[("seats", "3")]);
        let _ = game.parse_action(&text);
        let _ = game.parse_chance(&text);
        if let Ok(setup) = game.parse_setup(&text) {
            let _ = game.set_up(&setup);
        }
    }

    #[test]
    fn no_setup_makes_the_rules_panic(
        lands in "(-|A1|A1-C3|F6|K11|B2,D4)(/(-|A1|A1-C3|F6|K11|B2,D4)){0,3}",
        stage in "(lot|roll=[0-4]|turn=[0-4] morale=[0-9]( taken=(A1|B2|D4|B2,C3|E5-G7))?)",
        rest in "( round=[0-9]{1,2})?( first=[0-3])?( active=[0-9])?( out=[0-3](,[0-3]){0,3})?( rolls=[0-3]:[0-9])?",
    ) {
        let text = format!("{lands} {stage}{rest}");
        for mode in ["own_turn", "all_at_round_start"] {
            let game = game(&[("seats", "3"), ("roll_mode", mode), ("stall_rounds", "0")]);
            let Ok(setup) = game.parse_setup(&text) else { continue };
            if let Ok(state) = game.set_up(&setup) {
                prop_assert_eq!(game.set_up(&game.setup_of(&state)), Ok(state));
                prop_assert_eq!(game.setup_of(&state).to_text(), game.setup_text(&setup));
            }
        }
    }
}
