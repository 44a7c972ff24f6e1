//! `stolik engine`: bots for other programs.

use crate::support::engine::Engine;
use crate::support::run_with;
use serde_json::{Value, json};

/// Plays a game to its end by what a bot answers, and gives its record.
fn play_out(game: &Value, bot: &str) -> String {
    let mut engine = Engine::start();
    let begun = engine.ask(game);
    assert_eq!(begun["ok"], true, "{begun}");
    let mut turn = begun;
    for asked in 0_usize.. {
        assert!(asked < 20_000, "the game ends");
        match turn["actor"]["kind"].as_str().expect("a kind") {
            "over" => break,
            "chance" => {
                let chances = engine.ask(&json!({ "command": "chance" }));
                let outcomes = chances["outcomes"].as_array().expect("a list");
                let outcome = &outcomes[(asked * 7 + 3) % outcomes.len()]["outcome"];
                turn = engine.ask(&json!({ "command": "chance", "outcome": outcome }));
                assert_eq!(turn["ok"], true, "{turn}");
            }
            _ => {
                // The last of those awaited, so that the first is not the only one ever asked for.
                let seats = turn["actor"]["seats"].as_array().expect("a list");
                let seat = seats[seats.len() - 1].clone();
                let thought = engine.ask(&json!({ "command": "bot", "bot": bot, "seat": seat, "seed": 1 }));
                assert_eq!(thought["ok"], true, "{thought}");
                let actions =
                    std::iter::once(&thought["action"]).chain(thought["then"].as_array().expect("a list"));
                for action in actions {
                    turn = engine.ask(&json!({ "command": "play", "seat": seat, "action": action }));
                    assert_eq!(turn["ok"], true, "{thought}: {turn}");
                    let goes_on = turn["actor"]["seats"].as_array().expect("a list").contains(&seat);
                    if !goes_on {
                        break;
                    }
                }
            }
        }
    }
    let record = engine.ask(&json!({ "command": "record" }));
    engine.end();
    record["record"].as_str().expect("a text").to_owned()
}

fn a_whole_game(id: &str, options: &Value, bot: &str) {
    let game = json!({ "command": "new", "game": id, "options": options });
    let record = play_out(&game, bot);
    run_with(&["verify", "-"], record.as_bytes()).good();
    assert_eq!(play_out(&game, bot), record, "with nodes and seeds everything comes again");
}

#[test]
fn a_whole_game_of_warcaby() {
    a_whole_game("warcaby", &json!({}), "medium:60");
}

#[test]
fn a_whole_game_of_multiwarcaby_for_four() {
    a_whole_game("multiwarcaby", &json!({ "seats": 4 }), "easy:40");
}

#[test]
fn a_whole_game_of_battle_royale_for_five() {
    a_whole_game("battle-royale", &json!({ "seats": 5 }), "easy:40");
}

#[test]
fn a_whole_game_of_medh_kuu_lash() {
    a_whole_game("medh-kuu-lash", &json!({}), "easy:40");
}

#[test]
fn a_whole_game_of_szachowa_bitwa() {
    a_whole_game("szachowa-bitwa", &json!({ "round_cap": 30 }), "easy:40");
}

#[test]
fn a_whole_game_of_wojna() {
    a_whole_game("wojna", &json!({ "map": "pole", "round_cap": 12 }), "easy:20");
}

/// More than anybody waits for.
const LONG: &str = "86400000ms";

#[test]
fn an_analysis_is_told_on_the_way_and_stopped() {
    let mut engine = Engine::start();
    engine.ask(&json!({ "command": "new", "game": "warcaby" }));
    engine.send(&json!({ "id": "long", "command": "analyse", "budget": LONG }).to_string());
    let mut nodes = 0;
    for _ in 0..4 {
        let line = engine.hear();
        assert_eq!((&line["id"], line.get("ok")), (&json!("long"), None), "{line}");
        let progress = &line["progress"];
        assert!(progress["nodes"].as_u64().expect("a number") > nodes, "{line}");
        nodes = progress["nodes"].as_u64().expect("a number");
        assert!(!progress["line"].as_array().expect("a list").is_empty(), "{line}");
        assert!(progress["depth"].is_u64() && progress["evaluation"].is_i64() && progress["share"].is_f64());
    }
    let stopped =
        engine.tell(&json!({ "id": "stop", "command": "stop" }).to_string()).pop().expect("an answer");
    assert_eq!((&stopped["id"], &stopped["stopped"]), (&json!("long"), &json!(true)), "{stopped}");
    let legal = engine.hear();
    assert_eq!(
        legal,
        json!({ "id": "stop", "ok": true }),
        "the request to stop is answered after what it stops"
    );
    // The game is as it was, and what was answered can be played.
    let played = engine.ask(&json!({ "command": "play", "action": stopped["action"] }));
    assert_eq!(played["ok"], true, "{played}");
    engine.end();
}

#[test]
fn what_comes_in_meanwhile_is_answered_in_its_order() {
    let mut engine = Engine::start();
    engine.ask(&json!({ "command": "new", "game": "multiwarcaby" }));
    for request in [
        json!({ "id": 1, "command": "bot", "bot": "strong", "budget": LONG }),
        json!({ "id": 2, "command": "actor" }),
        json!({ "id": 3, "command": "bot", "bot": "strong", "budget": LONG }),
        json!({ "id": 4, "command": "stop" }),
        json!({ "id": 5, "command": "actor" }),
    ] {
        engine.send(&request.to_string());
    }
    let answers: Vec<Value> = (0..5).map(|_| engine.hear()).collect();
    let ids: Vec<u64> = answers.iter().map(|answer| answer["id"].as_u64().expect("a number")).collect();
    assert_eq!(ids, [1, 2, 3, 4, 5], "{answers:#?}");
    assert!(answers.iter().all(|answer| answer["ok"] == true), "{answers:#?}");
    engine.end();
}

#[test]
fn the_end_of_the_input_does_not_cut_a_thought_short() {
    let input = concat!(
        r#"{"command":"new","game":"warcaby"}"#,
        "\n",
        r#"{"command":"analyse","budget":30000,"seed":1}"#,
    );
    let out = run_with(&["engine"], input.as_bytes()).good();
    let last: Value = serde_json::from_str(out.lines().last().expect("lines")).expect("JSON");
    assert_eq!((&last["ok"], &last["stopped"]), (&json!(true), &json!(false)), "{last}");
    assert!(last["nodes"].as_u64().expect("a number") >= 20_000, "{last}");
}

#[test]
fn what_is_wrong_with_asking_a_bot_is_told() {
    let over = "stolik record 1\ngame: warcaby\nrules: 1\noptions: board=8\nposition: W:WC3:BD4\ndice: none\nresult: 1 2 no-pieces\n\n1. 0: C3xE5\nend: 1 fac4b70fa899fdc2\n";
    let broken = over.replace("C3xE5", "C3-B4");
    let cases = [
        (json!({ "bot": "genius" }), "unknown-bot", json!("bot")),
        (json!({ "bot": "Strong" }), "unknown-bot", json!("bot")),
        (json!({ "bot": "strong:0" }), "no-budget", json!("bot")),
        (json!({ "bot": 3 }), "wrong-type", json!("bot")),
        (json!({ "budget": 0 }), "no-budget", json!("budget")),
        (json!({ "budget": "0ms" }), "no-budget", json!("budget")),
        (json!({ "budget": "soon" }), "not-a-budget", json!("budget")),
        (json!({ "budget": 1.5 }), "wrong-type", json!("budget")),
        (json!({ "budget": -1 }), "wrong-type", json!("budget")),
        (json!({ "seed": -1 }), "wrong-type", json!("seed")),
        (json!({ "seat": 1 }), "not-to-act", Value::Null),
        (json!({ "seat": 2 }), "no-such-seat", Value::Null),
        (json!({ "record": over }), "over", Value::Null),
        (json!({ "record": broken }), "bad-record", json!("record")),
        (json!({ "record": "game: chess" }), "bad-record", json!("record")),
        (json!({ "position": "W:WB1:BD4" }), "bad-position", json!("position")),
        (json!({ "position": "W:WC3:BD4", "record": over }), "one-of-two-fields", json!("record")),
        (json!({ "strength": 3 }), "unknown-field", json!("strength")),
    ];
    for language in ["pl", "en"] {
        let mut engine = Engine::speaking(language);
        let early = engine.ask(&json!({ "command": "bot" }));
        assert_eq!(early["error"]["code"], "no-game", "{early}");
        engine.ask(&json!({ "command": "new", "game": "warcaby" }));
        let before = engine.ask(&json!({ "command": "state" }));
        for command in ["bot", "analyse"] {
            for (fields, code, field) in &cases {
                let mut request = fields.clone();
                request["command"] = json!(command);
                let answer = engine.ask(&request);
                assert_eq!(answer["error"]["code"], *code, "{request}: {answer}");
                let message = answer["error"]["message"].as_str().expect("a sentence");
                assert!(!message.is_empty() && !message.starts_with('['), "{answer}");
                assert_eq!(answer["error"]["where"]["field"], *field, "{request}: {answer}");
            }
        }
        assert_eq!(engine.ask(&json!({ "command": "state" })), before);
        engine.ask(&json!({ "command": "new", "game": "battle-royale" }));
        let rolling = engine.ask(&json!({ "command": "bot" }));
        assert_eq!(rolling["error"]["code"], "chance-is-next", "{rolling}");
        engine.end();
    }
}

#[test]
fn positions_and_records_are_asked_about_without_touching_the_game() {
    let mut engine = Engine::start();
    engine.ask(&json!({ "command": "new", "game": "warcaby" }));
    let before = engine.ask(&json!({ "command": "state" }));
    let taken = engine.ask(&json!({ "command": "bot", "position": "W:WC3:BD4", "budget": 100 }));
    assert_eq!((&taken["action"], &taken["seat"]), (&json!("C3xE5"), &json!(0)), "{taken}");
    assert_eq!(taken["bot"], "strong:100");
    let record = "stolik record 1\ngame: warcaby\nrules: 1\noptions: board=8\nposition: W:WC3,A1:BD4,H8\ndice: none\nresult: *\n\n1. 0: C3xE5\nend: 1 c5ca525879d9f2b5\n";
    let answer = engine.ask(&json!({ "command": "bot", "record": record, "bot": "random", "seed": 1 }));
    assert_eq!((&answer["action"], &answer["seat"]), (&json!("H8-G7"), &json!(1)), "{answer}");
    assert_eq!(engine.ask(&json!({ "command": "state" })), before);
    engine.end();
}

#[test]
fn a_bot_does_not_know_what_its_seat_does_not() {
    let chosen = |camps: &str| {
        let mut engine = Engine::start();
        engine.ask(&json!({ "command": "new", "game": "szachowa-bitwa" }));
        let played = engine.ask(&json!({ "command": "play", "seat": 1, "action": camps }));
        assert_eq!(played["ok"], true, "{played}");
        let bot = json!({ "command": "bot", "seat": 0, "bot": "strong", "budget": 500, "seed": 3 });
        let answer = engine.ask(&bot);
        engine.end();
        answer
    };
    let answer = chosen("camps C12 F14");
    assert_eq!(answer["ok"], true, "{answer}");
    assert_eq!(chosen("camps A11 J20"), answer);
}
