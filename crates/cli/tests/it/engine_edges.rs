//! What the games say at their edges, through the engine: what cannot be, what is misspelt, what was meant otherwise.

use crate::support::engine::Engine;
use crate::support::run_with;
use serde_json::{Value, json};

/// The answer to the last of these requests, in a new game.
fn last(game: &str, options: &Value, requests: &[Value]) -> Value {
    let mut engine = Engine::start();
    let new = json!({ "command": "new", "game": game, "options": options });
    let mut answer = engine.ask(&new);
    for request in requests {
        assert_eq!(answer["ok"], true, "{answer}");
        answer = engine.ask(request);
    }
    engine.end();
    answer
}

fn setup(position: &str) -> Value {
    json!({ "command": "setup", "position": position })
}

fn play(action: &str) -> Value {
    json!({ "command": "play", "action": action })
}

/// The code and the sentence of the error; of a position and of options, of the first fault.
fn error(answer: &Value) -> (&str, &str) {
    let error = &answer["error"];
    let error = if error["faults"].is_array() { &error["faults"][0] } else { error };
    let text = |name: &str| error[name].as_str().unwrap_or_default();
    (text("code"), text("message"))
}

#[test]
fn warcaby_says_who_must_take_and_what_is_no_field() {
    let most = "C3 can take 2 at most, but 4 can be taken, starting from E3. You must take the most.";
    let position = setup("W:WC3,E3:BD4,F4,D6,F6");
    for asked in [play("C3-B4"), json!({ "command": "walk", "touched": ["c3"] })] {
        let answer = last("warcaby", &json!({}), &[position.clone(), asked]);
        assert_eq!(error(&answer), ("must-take-most", most));
        assert_eq!(answer["error"]["spots"], json!(["C3", "E3"]));
    }
    let answer = last("warcaby", &json!({}), &[play("J9-A1")]);
    let field = "\"J9\" is not a field. A field is a letter and a digit, for example C3.";
    assert_eq!(error(&answer), ("unreadable", field));
    let answer = last("warcaby", &json!({}), &[play("C3–D4")]);
    assert_eq!(answer["played"], "C3-D4");
    let answer = last("warcaby", &json!({}), &[setup("W:W:B")]);
    assert_eq!(error(&answer), ("no-pieces", "Nobody has pieces. Put at least one on the board."));
}

#[test]
fn multiwarcaby_counts_in_the_singular_and_tells_a_shift_from_a_jump() {
    let said = |request: Value| last("multiwarcaby", &json!({}), &[request]);
    let answer = said(setup("A1,C1:score=1"));
    assert_eq!(error(&answer), ("scores", "There is 1 score for 2 sides. Give one for each side."));
    let answer = said(play("E4-E5-E6"));
    let shift = "\"-E6\" is already the next move: a shift goes one field. Write moves one by one: E4-E5, then E5-E6.";
    assert_eq!(error(&answer), ("unreadable", shift));
    let most = "78 pionki are captured. Here there can be at most 75: nobody captures the last.";
    assert_eq!(error(&said(setup("A1,C1:score=78-0"))), ("too-many-captured", most));
    assert_eq!(said(setup("A1,C1:score=75-0"))["ok"], true);
}

#[test]
fn battle_royale_takes_a_field_of_a_land_once() {
    let said = |position: Value| {
        last("battle-royale", &json!({}), &[json!({ "command": "setup", "position": position })])
    };
    for (text, quoted) in [("A1,A1/K11 roll=0", "A1"), ("A1-B2,B2-C3/K11 roll=0", "B2-C3")] {
        let gloss = "(the fields of one player)";
        let sentence =
            format!("\"{quoted}\" stands in one Państwo {gloss} a second time. Leave a field once.");
        assert_eq!(error(&said(json!(text))), ("unreadable", sentence.as_str()));
    }
    let answer = said(json!({ "lands": [["A1", "B1", "A1"], ["K11"]], "awaited": "roll", "seat": 0 }));
    assert_eq!(error(&answer).0, "wrong-type");
    assert_eq!(answer["error"]["where"]["at"], "lands.0.2");
}

#[test]
fn data_with_a_name_that_is_unknown_or_stands_twice_is_refused() {
    // That games do so at any depth is tested with them; here how it is told.
    let mut engine = Engine::start();
    engine.ask(&json!({ "command": "new", "game": "warcaby" }));
    let data = engine.ask(&json!({ "command": "position" }))["setup"].clone();
    let mut slip = data.clone();
    slip["pieces"][3]["king"] = json!(true);
    let answer = engine.ask(&json!({ "command": "setup", "position": slip }));
    let sentence = "There is no name \"position.pieces.3.king\" here. There are: field, side, rank.";
    assert_eq!(error(&answer), ("unknown-field", sentence));
    assert_eq!(answer["error"]["where"], json!({ "field": "position", "at": "pieces.3.king" }));

    let doubled = format!("{{\"id\":5,\"command\":\"setup\",\"position\":{data}}}");
    for name in ["position.turn", "position.pieces.0.field"] {
        let (_, last) = name.rsplit_once('.').expect("a path");
        let doubled = doubled.replacen(&format!("\"{last}\":"), &format!("\"{last}\":0,\"{last}\":"), 1);
        let answer = engine.tell(&doubled).pop().expect("an answer");
        let sentence = format!("The name \"{name}\" stands twice. Leave one.");
        assert_eq!(error(&answer), ("field-twice", sentence.as_str()));
        assert_eq!(answer["id"], 5);
    }
    let answer = engine.ask(&json!({ "command": "setup", "position": data }));
    assert_eq!(answer["ok"], true, "{answer}");
    engine.end();
}

#[test]
fn szachowa_bitwa_that_has_ended_is_set_up_again() {
    let mut engine = Engine::start();
    engine.ask(&json!({ "command": "new", "game": "szachowa-bitwa", "options": { "variant": "nonrandom" } }));
    engine.ask(&setup("battle white; W: KA2 PE5 RA1 bridge=E; B: QE6 RJ20 bridge=H"));
    let ended = engine.ask(&play("E5xE6"));
    assert_eq!(ended["outcome"]["reason"], "no-troops");
    let position = engine.ask(&json!({ "command": "position" }));
    for form in ["position", "setup"] {
        let again = engine.ask(&json!({ "command": "setup", "position": position[form] }));
        assert_eq!((&again["ok"], &again["outcome"]), (&json!(true), &ended["outcome"]), "{again}");
    }
    engine.end();
}

#[test]
fn szachowa_bitwa_refuses_doubled_words_and_too_many_deserters() {
    let said = |options: Value, position: &str| last("szachowa-bitwa", &options, &[setup(position)]);
    let rest = "RA1 king=2; B: KE19 RA20 bridge=H";
    for (whole, white, word) in [
        ("", "bridge=E bridge=F", "bridge=F"),
        ("", "bridge=E cards=7 cards=8", "cards=8"),
        (" points=1 points=2", "bridge=E", "points=2"),
    ] {
        let answer = said(json!({}), &format!("battle white{whole}; W: KE2 {white} {rest}"));
        let sentence = format!("\"{word}\" says something a second time. Leave one.");
        assert_eq!(error(&answer), ("unreadable", sentence.as_str()), "{answer}");
    }
    // Pieces of a kind may be told in several words: nothing is lost by it.
    assert_eq!(said(json!({}), &format!("battle white; W: KE2 PE5 PF5 bridge=E {rest}"))["ok"], true);

    let clock = json!({ "scenario": "clock", "minutes": 3 });
    let desert = |left: u8, white: &str| {
        let black = "B: KJ19 RJ20 bridge=H clock=2:30";
        format!("desert white {left}; W: KA2 {white} RA1 bridge=E clock=0:00; {black}")
    };
    let sentence = |count: u8, most: u8| {
        format!(
            "{count} pieces cannot desert. At most {most} can: one for each minute begun on the other clock, \
             and no more than there are."
        )
    };
    for (left, white, most) in [(99, "PE5,F5,G5", 3), (4, "PE5,F5,G5", 3), (3, "PE5", 2)] {
        let answer = said(clock.clone(), &desert(left, white));
        assert_eq!(error(&answer), ("too-many-deserters", sentence(left, most).as_str()));
    }
    assert_eq!(said(clock.clone(), &desert(3, "PE5,F5,G5"))["ok"], true);
}

#[test]
fn szachowa_bitwa_has_no_adding_and_declaring_before_its_time() {
    let no_camps =
        json!({ "command": "setup", "position": "bids; W: camps=A1,B1 bridge=E; B: camps=A20,B20 bridge=H" });
    let said = |auction: &str, requests: &[&str]| {
        let mut all = vec![no_camps.clone()];
        all.extend(requests.iter().map(|action| play(action)));
        last("szachowa-bitwa", &json!({ "auction": auction }), &all)
    };
    let first = "The first cards for spies are put down now: bid and the cards, or bid -. Adding and declaring the end come after them.";
    let sealed = "Cards for spies are put down once here: bid and the cards, or bid -. None are added, and nobody declares the end.";
    for action in ["declare", "add 7"] {
        assert_eq!(error(&said("rounds", &[action])), ("not-in-turn", first));
        assert_eq!(error(&said("sealed", &[action])), ("sealed-bid", sealed));
    }
    for requests in [["bid 9", "bid 10", "add 7"], ["bid 9", "bid -", "declare"]] {
        assert_eq!(said("rounds", &requests)["ok"], true, "{requests:?}");
    }
    // To add nothing is not to declare the end.
    assert_eq!(error(&said("rounds", &["bid 9", "bid 10", "add -"])).0, "must-add-or-declare");
}

#[test]
fn szachowa_bitwa_tells_cards_that_lie_open_and_the_time_left() {
    let options = json!({ "special_order": "attacker_first", "scenario": "clock", "minutes": 3 });
    let battle = setup(
        "battle white; W: KA2 PE10 RA1 bridge=E cards=5,9; B: KJ19 PE11 RJ20 bridge=H cards=7 clock=1:59.500",
    );
    let mut engine = Engine::start();
    engine.ask(&json!({ "command": "new", "game": "szachowa-bitwa", "options": options }));
    engine.ask(&battle);
    engine.ask(&play("E10xE11"));
    let sentences = |engine: &mut Engine, viewer: Value| {
        let spoken = engine.ask(&json!({ "command": "speak", "viewer": viewer }));
        let sentences = spoken["sentences"].as_array().expect("a list").clone();
        sentences.into_iter().map(|line| line.as_str().unwrap_or_default().to_owned()).collect::<Vec<_>>()
    };
    let before = sentences(&mut engine, json!("spectator"));
    assert!(before.contains(&"Time left: White 3:00, Black 2:00.".to_owned()), "{before:?}");
    for (card, told) in [
        ("card 9", "White adds the Special Card 9."),
        ("card 5", "White adds the Special Card 5."),
        ("none", "White adds no Special Card."),
    ] {
        engine.ask(&play(card));
        for viewer in [json!(0), json!(1), json!("spectator")] {
            let spoken = sentences(&mut engine, viewer);
            assert!(spoken.contains(&told.to_owned()), "{card}: {spoken:?}");
        }
        engine.ask(&json!({ "command": "undo" }));
    }
    engine.ask(&play("card 9"));
    engine.ask(&play("none"));
    let spoken = sentences(&mut engine, json!("spectator"));
    assert!(spoken.contains(&"Special Cards: White card 9, Black no card.".to_owned()), "{spoken:?}");
    engine.end();
}

/// A map of grass with a pond, as people draw it.
const DRAWN: &str = "wojna-map 24x6\nGGGGGGGGGGGGGGGGGGGGGGGG\nGGGGGGGGGGGGGGGGGGGGGGGG # the middle\n\
                     GGGGGGGGGGWWWGGGGGGGGGGG\nGGGGGGGGGGWGGGGGGGGGGGGG\nGGGGGGGGGGGGGGGGGGGGGGGG\n24G";

#[test]
fn wojna_reads_a_drawn_map_and_says_what_options_take() {
    let new = |options: Value| last("wojna", &options, &[]);
    let line = "24x6/24G/24G/10G3W11G/10GW13G/24G/24G";
    for map in [DRAWN, line, &line.replace('/', " ")] {
        assert_eq!(new(json!({ "map": map }))["options"]["map"], line, "{map}");
    }
    let option = format!("map={DRAWN}");
    run_with(&["moves", "wojna", "--option", &option], b"").good();
    let wrong = DRAWN.replace("GWGG", "GXGG");
    assert_eq!(error(&new(json!({ "map": wrong }))).0, "map-letter");
    let share = "a share from 0 to 0.50, with at most two digits after the point, for example 0.12";
    for value in ["-1", "0.123", "1,5"] {
        let sentence = format!("Option water does not take the value \"{value}\". Allowed: {share}.");
        assert_eq!(error(&new(json!({ "water": value }))), ("option-value", sentence.as_str()));
    }
    let answer = new(json!({ "map": "" }));
    let (code, sentence) = error(&answer);
    assert_eq!(code, "option-value");
    assert!(sentence.contains("generated, pole, ") && sentence.contains("a map as text"), "{sentence}");
}

#[test]
fn a_siege_says_that_camps_do_not_fit() {
    let new = |width: u8, height: u8| {
        last("wojna", &json!({ "mode": "siege", "width": width, "height": height }), &[])
    };
    let answer = new(15, 14);
    let small = "On a map of 15x14 a castle and two camps at least 16 from it do not fit. Take a larger one: \
                 in a siege width and height should make at least 31 together.";
    assert_eq!(error(&answer), ("map-no-room-for-camps", small));
    for (width, height) in [(15, 16), (12, 19), (19, 12), (16, 16)] {
        assert_eq!(new(width, height)["ok"], true);
    }
    // A map of one's own may be too small for camps as well.
    let own = json!({ "mode": "siege", "map": format!("22x3{}", "/22G".repeat(3)) });
    let camps =
        "No siege can begin on this map. Wherever a castle stands, two camps at least 16 from it do not fit.";
    assert_eq!(error(&last("wojna", &own, &[])), ("no-start", camps));
}

#[test]
fn wojna_refuses_to_the_point() {
    let grass = json!({ "map": format!("32x12{}", "/32G".repeat(12)) });
    let said = |options: &Value, requests: &[Value]| last("wojna", options, requests);
    let first = ("castle-first", "Place your zamek (castle) first.");
    for action in ["camp3,3", "+barracks9,9"] {
        assert_eq!(error(&said(&grass, &[play(action)])), first, "{action}");
    }
    let tower = setup("R:units coins=0,0 castle0:1,1 castle1:28,8 tower:18,4-19,5 rI18,4 bI20,4");
    let inside = "On 18,4 stands: wieża. It does not strike itself. Those inside do: give W18,4 and an exclamation mark.";
    for action in ["W18,4x20,4", "W18,4*20,4"] {
        let answer = said(&grass, &[tower.clone(), play(action)]);
        assert_eq!(error(&answer), ("not-its-action", inside), "{action}");
    }
    // What is really another engine is still said to be one.
    assert_eq!(error(&said(&grass, &[tower, play("R18,4x20,4")])).0, "other-engine");

    let pond = json!({ "map": "24x6/24G/24G/10G3W11G/10GW13G/24G/24G" });
    let ship = setup("R:units coins=0,0 castle0:0,0 castle1:21,3 ship:10,2-12,2 rI11,2");
    let turn = "The statek on 11,2 cannot turn so: all of it must then be on free water.";
    let answer = said(&pond, &[ship, play("S11,2~1/11,2")]);
    assert_eq!(error(&answer), ("no-room-to-turn", turn));
}

#[test]
fn wojna_positions_are_read_strictly() {
    let grass = json!({ "map": format!("32x12{}", "/32G".repeat(12)) });
    let said = |position: &str| last("wojna", &grass, &[setup(position)]);
    let answer = said("R:over/no-units=r coins=0,0 castle0:1,1 castle1:28,8 rI5,5");
    assert_eq!(error(&answer).0, "not-over-by-units");
    assert!(error(&answer).1.contains("for want of land units"), "{answer}");
    assert_eq!(error(&said("R:over/exile=r coins=0,0 castle0:1,1 castle1:28,8")).0, "not-over-by-exile");
    assert_eq!(error(&said("R:over/cap coins=0,0 castle0:1,1 castle1:28,8")).0, "not-over-by-cap");
    let answer = said("R:units coins=0,0 coins=9,9 castle0:1,1 castle1:28,8 rI5,5");
    let twice = "\"coins=9,9\" says something a second time. Leave one.";
    assert_eq!(error(&answer), ("unreadable", twice));
    let answer = said("R:units coins=0,0 castle0:1,1 castle1:28,8 wall:10,5-12,5! rI5,5");
    assert_eq!(
        error(&answer),
        ("never-acts", "What stands on 10,5 never acts. Leave out the exclamation mark.")
    );
}
