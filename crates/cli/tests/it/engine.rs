//! `stolik engine`: what `docs/engine.md` says is what the engine does.

use crate::support::engine::Engine;
use crate::support::run_with;
use serde_json::{Value, json};
use stolik_golden::STALE;

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/engine.md");

/// The documentation: what is sent, and what comes back to each.
fn transcript() -> Vec<(String, Vec<Value>)> {
    let page = std::fs::read_to_string(PAGE).expect("the documentation");
    let mut transcript: Vec<(String, Vec<Value>)> = Vec::new();
    for line in page.lines() {
        if let Some(request) = line.strip_prefix("> ") {
            transcript.push((request.to_owned(), Vec::new()));
        } else if let Some(answer) = line.strip_prefix("< ") {
            let (_, answers) = transcript.last_mut().expect("a request before its answer");
            answers.push(serde_json::from_str(answer).expect(answer));
        }
    }
    transcript
}

/// What comes back to each of these lines, each sent when the one before it has been answered.
fn answers<S: AsRef<str>>(requests: &[S], language: &str) -> Vec<Vec<Value>> {
    let mut engine = Engine::speaking(language);
    let answers = requests.iter().map(|request| engine.tell(request.as_ref())).collect();
    engine.end();
    answers
}

fn ask(requests: &[Value]) -> Vec<Value> {
    let requests: Vec<String> = requests.iter().map(Value::to_string).collect();
    answers(&requests, "en").into_iter().map(|mut lines| lines.pop().expect("an answer")).collect()
}

/// Puts the answers of today into the documentation, to be reviewed like any other change.
fn rewrite() {
    let page = std::fs::read_to_string(PAGE).expect("the documentation");
    let requests: Vec<String> = transcript().into_iter().map(|(request, _)| request).collect();
    let mut answers = answers(&requests, "en").into_iter();
    let mut lines = Vec::new();
    for line in page.lines().filter(|line| !line.starts_with("< ")) {
        lines.push(line.to_owned());
        if line.starts_with("> ") {
            lines.extend(answers.next().expect("answers").iter().map(|answer| format!("< {answer}")));
        }
    }
    std::fs::write(PAGE, lines.join("\n") + "\n").expect("the documentation is written");
}

#[test]
fn the_documentation_is_true() {
    if stolik_golden::is_blessed() {
        rewrite();
    }
    let transcript = transcript();
    assert!(transcript.len() > 20, "the documentation is found");
    let requests: Vec<&String> = transcript.iter().map(|(request, _)| request).collect();
    for ((request, expected), found) in transcript.iter().zip(answers(&requests, "en")) {
        let [told, told_found] = [expected, &found].map(|lines| lines.len() - 1);
        assert_eq!(told > 0, told_found > 0, "\n{STALE}docs/engine.md\n> {request}\nfound: {found:#?}");
        let [expected, found] = [expected, &found].map(|lines| steady(&lines[lines.len() - 1]));
        assert_eq!(
            found, expected,
            "\n{STALE}docs/engine.md\n> {request}\nfound:    {found}\nexpected: {expected}"
        );
    }
}

/// An answer without what changes whenever a bot learns something: what it has found out, of which only the names stay.
fn steady(answer: &Value) -> Value {
    let mut answer = answer.clone();
    for name in ["depth", "evaluation", "share", "nodes", "line"] {
        if let Some(value) = answer.get_mut(name).filter(|value| !value.is_null()) {
            *value = json!("something");
        }
    }
    answer
}

#[test]
fn every_command_is_documented() {
    let transcript = transcript();
    for command in [
        "new", "setup", "state", "actor", "legal", "walk", "random", "bot", "analyse", "stop", "play",
        "chance", "time", "undo", "record", "position", "scene", "speak", "quit",
    ] {
        let name = format!("\"command\":\"{command}\"");
        assert!(transcript.iter().any(|(request, _)| request.contains(&name)), "{command}");
    }
}

#[test]
fn the_codes_are_the_same_in_both_languages_and_the_sentences_are_not() {
    let requests: Vec<String> = transcript().into_iter().map(|(request, _)| request).collect();
    let [polish, english] = ["pl", "en"].map(|language| answers(&requests, language));
    for (polish, english) in polish.iter().flatten().zip(english.iter().flatten()) {
        assert_eq!(polish["error"]["code"], english["error"]["code"]);
        if polish["ok"] == false {
            let sentences = [polish, english].map(|answer| answer["error"]["message"].to_string());
            assert!(sentences.iter().all(|sentence| !sentence.starts_with("\"[")), "{sentences:?}");
            assert_ne!(sentences[0], sentences[1]);
        }
    }
}

#[test]
fn a_refused_action_leaves_the_state_as_it_was() {
    let state = json!({ "command": "state" });
    let bad = [
        json!({ "command": "play", "action": "c3-c4" }),
        json!({ "command": "play", "action": "nonsense" }),
        json!({ "command": "play", "seat": 1, "action": "b6-a5" }),
        json!({ "command": "play", "seat": 9, "action": "b6-a5" }),
        json!({ "command": "play", "seat": "light", "action": "c3-d4" }),
        json!({ "command": "chance", "outcome": "6" }),
        json!({ "command": "setup", "position": "W:WB1:BD4" }),
        json!({ "command": "setup", "position": 12 }),
        json!({ "command": "setup", "position": { "turn": 1.5 } }),
        json!({ "command": "new", "game": "warcaby", "options": { "board": 7, "colour": "red" } }),
        json!({ "command": "walk", "touched": ["z9"] }),
        json!({ "command": "undo" }),
    ];
    let mut requests = vec![json!({ "command": "new", "game": "warcaby" }), state.clone()];
    for request in &bad {
        requests.extend([request.clone(), state.clone()]);
    }
    let answers = ask(&requests);
    for (index, request) in bad.iter().enumerate() {
        assert_eq!(answers[2 * index + 2]["ok"], false, "{request}: {}", answers[2 * index + 2]);
        assert_eq!(answers[2 * index + 3], answers[1], "{request}");
    }
}

#[test]
fn a_position_as_data_comes_back_as_it_went_out() {
    let new = json!({ "command": "new", "game": "warcaby" });
    let position = json!({ "command": "position" });
    let out = ask(&[new.clone(), json!({ "command": "play", "action": "c3-d4" }), position.clone()]);
    let back = ask(&[new, json!({ "command": "setup", "position": out[2]["setup"] }), position]);
    assert_eq!(back[2], out[2]);
}

#[test]
fn a_game_is_played_to_its_end_by_its_legal_list_and_its_record_is_good() {
    let mut engine = Engine::start();
    engine.ask(&json!({ "command": "new", "game": "warcaby", "options": { "board": 9 } }));
    for turn in 0.. {
        assert!(turn < 1000, "the game ends");
        let legal = engine.ask(&json!({ "command": "legal" }));
        let actions = legal["actions"].as_array().expect("a list");
        let Some(action) = actions.get(turn % actions.len().max(1)) else {
            break;
        };
        let played = engine.ask(&json!({ "command": "play", "action": action["text"] }));
        assert_eq!(played["played"], action["text"], "{played}");
    }
    let actor = engine.ask(&json!({ "command": "actor" }));
    assert_eq!(actor["actor"]["kind"], "over");
    assert!(actor["outcome"]["article"].as_str().expect("an article").starts_with("warcaby/"));
    let refused = engine.ask(&json!({ "command": "play", "action": "a1-b2" }));
    assert_eq!(refused["error"]["code"], "over");
    let record = engine.ask(&json!({ "command": "record" }));
    engine.end();
    run_with(&["verify", "-"], record["record"].as_str().expect("a text").as_bytes()).good();
}

#[test]
fn a_scene_has_everything_to_draw_from() {
    let mut engine = Engine::start();
    engine.ask(&json!({ "command": "new", "game": "warcaby" }));
    engine.ask(&json!({ "command": "play", "action": "c3-d4" }));
    let scene = &engine.ask(&json!({ "command": "scene", "viewer": 1 }))["scene"];
    engine.end();
    let count = |part: &str| scene[part].as_array().expect("a list").len();
    assert_eq!((count("fields"), count("tokens"), count("counters")), (64, 24, 2));
    assert_eq!(scene["size"], json!([800, 800]));
    let on = |part: &str, name: &str| {
        let things = scene[part].as_array().expect("a list");
        things.iter().find(|thing| thing["spot"] == name).cloned().unwrap_or_default()
    };
    assert_eq!(on("fields", "D4")["shape"], json!({ "x": 300, "y": 400, "width": 100, "height": 100 }));
    let token = on("tokens", "D4");
    assert_eq!((&token["look"], &token["owner"]), (&json!("draughts-man"), &json!("light")));
    assert_eq!(on("marks", "C3")["kind"], "last");
    assert!(!scene["prompt"].as_str().expect("a text").is_empty());
}
