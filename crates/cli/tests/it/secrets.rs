//! Games with secrets: what a person is shown at one keyboard, and what the engine answers for a seat, does not depend
//! on what the other keeps secret.

use crate::support::{folder, run, run_with};
use serde_json::{Value, json};
use stolik_catalog::{AnyGame, Kind};
use stolik_game::record::InputText;
use stolik_game::{Pinned, Seat, Viewer};
use stolik_table::{LocalDice, Seating, Table, Takeback};

/// The line that a hand-over begins with.
const HAND_OVER: &str = " is next. Hand over the screen.";
/// Where the dice begin.
const DICE: u64 = 5;

/// A line somebody types.
struct Typed {
    seat: Seat,
    text: String,
    /// How many inputs stood before it, rolls among them.
    before: usize,
    /// What others do not know of it.
    secret: Option<Secret>,
}

/// What others do not know of a line.
struct Secret {
    /// Another line the seat could have typed instead, of which others would have noticed nothing.
    instead: String,
    /// What the other seat cannot do after it.
    refused: Vec<&'static str>,
}

/// What somebody may attempt at any time; most of it is against the rules.
const ATTEMPTS: [&str; 17] = [
    "camps A1 B1",
    "camps C12 D12",
    "bridge D",
    "bid 2 2 2",
    "bid 10",
    "declare",
    "buy 16P",
    "buy 4N pay 10",
    "train 5",
    "place",
    "place KA9",
    "card 2",
    "card 10",
    "none",
    "end",
    "E9-E8",
    "nonsense",
];

fn arguments() -> Vec<&'static str> {
    let options = ["n=8", "scenario=rounds", "rounds=12"];
    let options = options.iter().flat_map(|option| ["-o", option]);
    ["play", "szachowa-bitwa", "--names", "Hania,Marcin", "--seed", "5", "--ascii"]
        .into_iter()
        .chain(options)
        .collect()
}

fn game() -> AnyGame {
    let options = [("n", "8"), ("scenario", "rounds"), ("rounds", "12")];
    Kind::SzachowaBitwa.with_options(options).expect("options without faults")
}

/// A game at random to its end, in the order in which the terminal asks: who looks goes on while that seat is awaited.
fn game_at_random() -> (Vec<Typed>, Vec<InputText>) {
    let seating = Seating::persons(["Hania", "Marcin"]);
    let mut table = Table::new(game(), seating, Takeback::Game, LocalDice::from_seed(DICE));
    let mut entropy = Pinned::from_seed(1);
    let mut typed: Vec<Typed> = Vec::new();
    while table.outcome().is_none() {
        let awaited = table.actor().seats();
        let looking = typed.last().map(|typed| typed.seat).filter(|&seat| awaited.contains(seat));
        let seat = looking.or_else(|| awaited.iter().next()).expect("somebody is awaited");
        let seen = table.position().seen_by(Viewer::Seat(seat));
        let mut choose = || seen.random(seat, &mut entropy).expect("who is asked has an answer");
        let text = choose();
        let before = table.clone();
        table.act(seat, &text, None).expect("a legal action");
        let mut secret = None;
        if table.last().is_some_and(|step| step.veiled.is_some()) {
            let other = Seat(1 - seat.0);
            // How many cards are added is known to all: only what leaves the other's view as it is could be it as well.
            let known = table.position().seen_by(Viewer::Seat(other));
            let looks_the_same = |text: &String| {
                let mut table = before.clone();
                table.act(seat, text, None).expect("a legal action");
                table.position().seen_by(Viewer::Seat(other)) == known
            };
            let instead = (0..40).map(|_| choose()).filter(|other| *other != text).find(looks_the_same);
            let refused = ATTEMPTS.into_iter().filter(|text| table.clone().act(other, text, None).is_err());
            secret = instead.map(|instead| Secret { instead, refused: refused.collect() });
        }
        typed.push(Typed { seat, text, before: before.inputs().len(), secret });
    }
    (typed, table.inputs().cloned().collect())
}

/// The lines as a script: every other person who comes to the keyboard presses Enter before typing.
fn script<'t>(lines: impl IntoIterator<Item = (Seat, &'t str)>) -> String {
    let mut script = String::new();
    let mut looking = None;
    let mut hand_overs = 0;
    for (seat, text) in lines {
        if looking != Some(seat) {
            hand_overs += 1;
            looking = Some(seat);
            if hand_overs % 2 == 1 {
                script.push('\n');
            }
        }
        script.push_str(text);
        script.push('\n');
    }
    script
}

fn script_of(typed: &[Typed]) -> String {
    script(typed.iter().map(|typed| (typed.seat, typed.text.as_str())))
}

#[test]
fn szachowa_bitwa_is_played_from_start_to_end_by_two_persons_at_one_keyboard() {
    let (typed, _) = game_at_random();
    let folder = folder();
    let path = folder.path().join("bitwa.stolik");
    let path = path.to_str().expect("text");
    let out = run_with(&[arguments(), vec!["--save", path]].concat(), script_of(&typed).as_bytes()).good();
    let changes = typed.windows(2).filter(|pair| pair[0].seat != pair[1].seat).count();
    assert_eq!(
        out.matches(HAND_OVER).count(),
        changes + 1,
        "every change of seats is a hand-over, and no more"
    );
    assert!(out.contains("The agreed rounds are over."), "{out}");
    let verified = run(&["verify", path]).good();
    assert!(verified.contains("the record is right"), "{verified}");

    // What somebody types stands in a section of their own; what is committed in secret stands in none of the other's.
    let sections: Vec<&str> = out.split(HAND_OVER).skip(1).collect();
    let mut owners = vec![typed[0].seat];
    for (index, line) in typed.iter().enumerate() {
        if index > 0 && typed[index - 1].seat != line.seat {
            owners.push(line.seat);
        }
        let section = sections[owners.len() - 1];
        assert!(section.contains(&format!("> {}\n", line.text)), "{index}: {}", line.text);
    }
    let mut looked_for = 0;
    for line in typed.iter().filter(|line| line.secret.is_some()) {
        let typed_by_the_other = typed.iter().any(|other| other.seat != line.seat && other.text == line.text);
        let of_the_other = sections.iter().zip(&owners).filter(|(_, owner)| **owner != line.seat);
        for (section, _) in of_the_other.filter(|_| !typed_by_the_other) {
            assert!(!section.contains(&line.text), "{}: {section}", line.text);
            looked_for += 1;
        }
    }
    assert!(looked_for > 20, "{looked_for}");
}

#[test]
fn what_one_commits_in_secret_changes_nothing_for_the_other() {
    let (typed, _) = game_at_random();
    let mut compared = 0;
    for (index, line) in typed.iter().enumerate() {
        let Some(Secret { instead, .. }) = &line.secret else {
            continue;
        };
        let next = typed.get(index + 1).map(|typed| typed.seat);
        let Some(next) = next.filter(|&next| next != line.seat) else {
            continue;
        };
        let shown = [&line.text, instead].map(|text| {
            let before = typed[..index].iter().map(|typed| (typed.seat, typed.text.as_str()));
            let looks = ["list", "board", "speak", "undo", "help"].map(|order| (next, order));
            let script = script(before.chain([(line.seat, text.as_str())]).chain(looks));
            let out = run_with(&arguments(), script.as_bytes()).out;
            out.rsplit(HAND_OVER).next().expect("a section").to_owned()
        });
        let name = ["Hania>", "Marcin>"][next.index()];
        assert!(shown[0].contains(name), "{}", shown[0]);
        assert_eq!(shown[0], shown[1], "after {} or {instead}", line.text);
        compared += 1;
    }
    assert!(compared >= 5, "camps, bridges, bids, training and deployment are compared, not {compared}");
}

/// What the engine answers to these requests.
fn engine(requests: &[Value]) -> Vec<Value> {
    let lines: Vec<String> = requests.iter().map(Value::to_string).collect();
    let out = run_with(&["engine", "--language", "en"], lines.join("\n").as_bytes()).good();
    out.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

/// An input as a request.
fn request(input: &InputText) -> Value {
    match input {
        InputText::Act { seat, text } => json!({ "command": "play", "seat": seat.0, "action": text }),
        InputText::Chance(text) => json!({ "command": "chance", "outcome": text }),
        InputText::Time { .. } => unreachable!("no clock runs"),
    }
}

/// Everything that may be asked for a seat or for everybody, right and wrong, after a secret commit of the other.
fn questions(seat: Seat, refused: &[&str]) -> Vec<Value> {
    let seat = seat.0;
    let mut questions = vec![json!({ "command": "actor" }), json!({ "command": "chance" })];
    for viewer in [json!(seat), json!("spectator"), json!("all")] {
        for command in ["state", "scene", "speak"] {
            questions.push(json!({ "command": command, "viewer": viewer }));
        }
    }
    let spots =
        ["A1", "C12", "E9", "2a", "10b", "commit", "propose", "declare", "buy-knight", "no-card", "end"];
    let walks = spots.iter().map(|spot| json!({ "command": "walk", "seat": seat, "touched": [spot] }));
    let drafts = spots
        .iter()
        .map(|spot| json!({ "command": "walk", "seat": seat, "draft": [[spot]], "touched": ["commit"] }));
    let refused = refused.iter().map(|text| json!({ "command": "play", "seat": seat, "action": text }));
    questions.extend(refused);
    questions.extend(walks.chain(drafts));
    questions.push(json!({ "command": "legal", "seat": seat }));
    questions.push(json!({ "command": "random", "seat": seat, "seed": 3 }));
    questions.push(json!({ "command": "undo" }));
    questions.push(json!({ "command": "state", "viewer": seat }));
    questions
}

#[test]
fn the_engine_tells_a_seat_nothing_of_what_another_commits_in_secret() {
    let (typed, inputs) = game_at_random();
    assert!(typed.iter().filter_map(|line| line.secret.as_ref()).all(|secret| secret.refused.len() > 10));
    let options = json!({ "n": 8, "scenario": "rounds", "rounds": 12 });
    let mut compared = 0;
    for line in &typed {
        let Some(Secret { instead, refused }) = &line.secret else {
            continue;
        };
        let other = Seat(1 - line.seat.0);
        let answers = [&line.text, instead].map(|text| {
            let mut requests =
                vec![json!({ "command": "new", "game": "szachowa-bitwa", "options": options })];
            requests.extend(inputs[..line.before].iter().map(request));
            requests.push(json!({ "command": "play", "seat": line.seat.0, "action": text }));
            let asked = requests.len();
            requests.extend(questions(other, refused));
            let mut answers = engine(&requests);
            assert!(answers[..asked].iter().all(|answer| answer["ok"] == true), "{answers:?}");
            let mut rest = answers.split_off(asked - 1);
            // What was played is echoed to who played it.
            assert_eq!(rest[0].as_object_mut().expect("an answer").remove("played"), Some(json!(text)));
            rest
        });
        let requests = questions(other, refused);
        let asked = [json!("the commit itself")].into_iter().chain(requests);
        for ((one, two), asked) in answers[0].iter().zip(&answers[1]).zip(asked) {
            assert_eq!(one, two, "{asked} after {} or {instead}", line.text);
        }
        compared += 1;
    }
    assert!(compared >= 7, "{compared}");
}

/// White attacks with E5; both have Special Cards.
const FIGHT: &str =
    "battle white; W: KE2 PE5 RA1,J1 king=4 bridge=E cards=7,10; B: KE19 PE6 RA20,J20 bridge=H cards=2,3";

#[test]
fn a_special_card_changes_nothing_for_the_other_before_both_are_open() {
    let args = ["play", "szachowa-bitwa", "--position", FIGHT, "--names", "Hania,Marcin", "--seed", "5"];
    let shown = ["card 7", "card 10", "none"].map(|answer| {
        let lines = ["", "e5xe6", answer, "", "list", "speak", "undo"];
        let out = run_with(&args, lines.join("\n").as_bytes()).out;
        out.rsplit(HAND_OVER).next().expect("a section").to_owned()
    });
    assert!(
        shown[0].contains("Marcin> list\n3 possible moves: card:--, card:02 and card:03."),
        "{}",
        shown[0]
    );
    assert!(shown.iter().all(|section| *section == shown[0]), "{shown:?}");
}

#[test]
fn a_record_of_a_running_game_is_shown_as_a_spectator_sees_it_unless_a_seat_is_asked_for() {
    let folder = folder();
    let path = folder.path().join("bitwa.stolik");
    let path = path.to_str().expect("text");
    let play = ["play", "szachowa-bitwa", "--names", "Hania,Marcin", "--save", path];
    run_with(&play, b"camps C2 F4\ncamps D12 G14\nbridge E\n").good();
    let show = |args: &[&str]| run(&[&["show", path, "--ascii"], args].concat()).good();
    let [spectator, white, black, all] = [&[][..], &["--seat", "0"], &["--seat", "1"], &["--all"]].map(show);
    // Marcin has committed a bridge in column E.
    let bridge = "    ~  ~  ~  ~  =  ~";
    assert!(!spectator.contains(bridge) && !spectator.contains("10b"), "{spectator}");
    assert!(!white.contains(bridge) && white.contains("Cards of Hania: 2a"), "{white}");
    assert!(black.contains(bridge) && !black.contains("Cards of Hania"), "{black}");
    assert_eq!(all, format!("Hania\n\n{white}\nMarcin\n\n{black}\n"));
    let svg = |args: &[&str]| show(&[&["--svg", "-"], args].concat());
    assert_ne!(svg(&[]), svg(&["--seat", "1"]));
    assert!(run(&["show", path, "--seat", "2"]).bad().contains("no seat 2"));
    run(&["show", path, "--all", "--svg", "-"]).bad();
}
