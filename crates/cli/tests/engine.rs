//! `stolik engine`: what `docs/engine.md` says is what the engine does.

mod support;

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use support::{run_with, stolik};

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/engine.md");

/// The lines of the documentation: what is sent, and what comes back.
fn transcript() -> (Vec<String>, Vec<Value>) {
    let page = std::fs::read_to_string(PAGE).expect("the documentation");
    let lines = |mark: &str| -> Vec<String> {
        page.lines().filter_map(|line| line.strip_prefix(mark)).map(str::to_owned).collect()
    };
    let answers = lines("< ").iter().map(|line| serde_json::from_str(line).expect(line)).collect();
    (lines("> "), answers)
}

/// The answers to these lines.
fn answers(requests: &[String], language: &str) -> Vec<Value> {
    let input = requests.join("\n") + "\n";
    let out = run_with(&["engine", "--language", language], input.as_bytes()).good();
    out.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

fn ask(requests: &[Value]) -> Vec<Value> {
    answers(&requests.iter().map(Value::to_string).collect::<Vec<_>>(), "en")
}

/// Puts the answers of today into the documentation, to be reviewed like any other change.
fn rewrite(requests: &[String]) {
    let page = std::fs::read_to_string(PAGE).expect("the documentation");
    let mut answers = answers(requests, "en").into_iter();
    let mut lines = Vec::new();
    for line in page.lines().filter(|line| !line.starts_with("< ")) {
        lines.push(line.to_owned());
        if line.starts_with("> ") {
            lines.push(format!("< {}", answers.next().expect("an answer")));
        }
    }
    std::fs::write(PAGE, lines.join("\n") + "\n").expect("the documentation is written");
}

/// With `STOLIK_REWRITE_DOCS` set, the answers on the page are written anew first.
#[test]
fn the_documentation_is_true() {
    if std::env::var_os("STOLIK_REWRITE_DOCS").is_some() {
        rewrite(&transcript().0);
    }
    let (requests, expected) = transcript();
    assert!(requests.len() > 20, "the documentation is found");
    assert_eq!(requests.len(), expected.len(), "every request has its answer");
    for ((request, expected), found) in requests.iter().zip(expected).zip(answers(&requests, "en")) {
        assert_eq!(found, expected, "\n> {request}\nfound:    {found}\nexpected: {expected}");
    }
}

#[test]
fn every_command_is_documented() {
    let (requests, _) = transcript();
    for command in [
        "new", "setup", "state", "actor", "legal", "walk", "random", "play", "chance", "undo", "record",
        "position", "scene", "speak", "quit",
    ] {
        let name = format!("\"command\":\"{command}\"");
        assert!(requests.iter().any(|request| request.contains(&name)), "{command}");
    }
}

#[test]
fn the_codes_are_the_same_in_both_languages_and_the_sentences_are_not() {
    let (requests, _) = transcript();
    let [polish, english] = ["pl", "en"].map(|language| answers(&requests, language));
    for (polish, english) in polish.iter().zip(&english) {
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

/// An engine that runs while it is asked: every answer comes before the next request.
struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Engine {
        let mut command = stolik(&["engine"]);
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program starts");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        Engine { child, input, output }
    }

    fn ask(&mut self, request: &Value) -> Value {
        writeln!(self.input, "{request}").expect("the engine listens");
        let mut line = String::new();
        self.output.read_line(&mut line).expect("the engine answers");
        serde_json::from_str(&line).expect(&line)
    }

    /// Ends without `quit`, as when the other program goes away.
    fn end(mut self) {
        drop(self.input);
        assert!(self.child.wait().expect("the engine ends").success());
    }
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
