//! Medh Kuu Lash under the laws of the kit.

use crate::support::game;
use stolik_conformance::{Plan, conform};
use stolik_game::{Notation, Rules};
use stolik_medh_kuu_lash::{Colour, MedhKuuLash, State};

/// Positions where random games from the start come late or never: few pieces, full mornings, every question.
const POSITIONS: [&str; 9] = [
    "G:gG1,G4,M4,W8:wW1..W4:2/1",
    "G:gG1,G4,M4,M5,M6:wM1..M3,M7,M8,W1:2/1",
    "W:gG4,M4,W8,G8:wW5,W1..W4:5/3",
    "G:gG4,M4,W8,G8:wW1..W4:push=G4/g/g4/w27",
    "G:gG1..G8:wW1..W3:restore=w/g",
    "G:gG1..G8:wW1..W4:add=g/g",
    "G:gM1..M3,G5:wM5,W1..W3:roll:T70",
    "W:gG1,G2,G3,G7,G8:wM1..M7,G4:2/1",
    "G:gG1..G4:wM1..M4,W1:6/6:T99",
];

fn plan(games: impl IntoIterator<Item = MedhKuuLash>, extra: &MedhKuuLash) -> Plan<MedhKuuLash> {
    let mut plan = Plan::new(games).games(4).most_inputs(200).most_walks(20_000).audit(audit).mangled([
        "G1",
        "G1>",
        ">G1",
        "G9>G1",
        "M3",
        "G1<>",
        "pass:",
        "pass:G9",
        "passM4",
        "rol",
        "x",
        "+",
        "1/7",
        "7/1",
        "2/",
        "/2",
        "2/1/3",
        "G:g:w",
        "G:gG1..:w",
        "G:gG8..G1:w",
        "G:gG1..M4:w",
        "Q:g:w",
        "G:g:w:x",
        "G:g:w:T",
        "G:g:w:T99999",
        "G:g:w:push=M4/g",
        "G:g:w:triple=x",
        "G:g:g:w",
        "G:gG1..G99:wW0",
        "G:gZ3:w",
        "×W1",
    ]);
    for text in POSITIONS {
        let setup = extra.parse_setup(text).expect("a position");
        plan = plan.from_position(extra.clone(), setup);
    }
    plan
}

/// Every state can be set up again, with four to nine pieces a side.
fn audit(game: &MedhKuuLash, state: &State) -> Result<(), String> {
    for colour in Colour::ALL {
        let count = state.pieces_of(colour);
        if !(4..=9).contains(&count) {
            return Err(format!("{count} pieces of {colour:?}"));
        }
    }
    let setup = game.setup_of(state);
    match game.set_up(&setup) {
        Ok(again) if again.board() == state.board() && again.ending() == state.ending() => Ok(()),
        other => Err(format!("{} does not set up again: {other:?}", game.setup_text(&setup))),
    }
}

/// Only the player on turn is asked.
fn alone() -> Plan<MedhKuuLash> {
    let games = [
        game(&[]),
        game(&[("move_enemy", "yes"), ("max_turns", "100")]),
        game(&[("swap_wrap", "yes"), ("goal_check", "mover_only")]),
        game(&[("mixed_push", "yes")]),
    ];
    plan(games, &game(&[("max_turns", "100")]))
}

/// The opponent chooses pushes and takes pieces for triples in the middle of a turn.
fn answering() -> Plan<MedhKuuLash> {
    let all: &[(&str, &str)] = &[
        ("move_enemy", "yes"),
        ("swap_wrap", "yes"),
        ("push_chooser", "owner"),
        ("mixed_push", "yes"),
        ("triple_any_turn", "yes"),
        ("goal_check", "mover_only"),
        ("max_turns", "10000"),
    ];
    let games = [game(&[("push_chooser", "owner")]), game(&[("triple_any_turn", "yes")]), game(all)];
    let extra = game(&[("push_chooser", "owner"), ("triple_any_turn", "yes")]);
    let claims = extra.parse_setup("G:gG4,M4,W8,G8,G7:wW5,M1,G1,W1,W2:triple=g/w").expect("a position");
    plan(games, &extra).from_position(extra, claims).answers_inside_turns()
}

conform! {
    alone: alone(),
    answering: answering(),
}
