//! Warcaby under the laws of the kit.

use stolik_conformance::{Plan, conform, script};
use stolik_game::{Notation, Rules};
use stolik_warcaby::{State, Warcaby};

fn warcaby(choices: &[(&str, &str)]) -> Warcaby {
    script::game(choices)
}

/// Both boards, both colourings, every option on and off.
fn variants() -> [Warcaby; 6] {
    [
        warcaby(&[]),
        warcaby(&[("board", "9")]),
        warcaby(&[("board", "9"), ("promotion9", "row8"), ("a1_dark", "no")]),
        warcaby(&[("removal", "immediate"), ("repetition", "0"), ("king_move_limit", "3")]),
        warcaby(&[("king_landing", "next"), ("a1_dark", "no"), ("repetition", "2")]),
        warcaby(&[("king_move_limit", "0"), ("repetition", "5")]),
    ]
}

/// Kings on both sides, where random games from the start come late or never.
const KINGS: [&str; 3] =
    ["W:WKA1,KC1,G3:BKH8,KF8,B6", "B:WKD4,E1,G1:BKB8,C7,E7,KH6", "W:WKE5,KC1:BD6,F4,KB8,G7"];

fn plan() -> Plan<Warcaby> {
    let mut plan = Plan::new(variants()).games(6).most_inputs(160).mangled([
        "C3",
        "C3-",
        "-C3",
        "c3xe5xc7xa5xc3",
        "12-16",
        "C3–D4",
        "Z9-A1",
        "0-0",
        "xxx",
        "W:W:B",
        "C3-D4-E5",
    ]);
    for game in [warcaby(&[]), warcaby(&[("removal", "immediate")]), warcaby(&[("king_landing", "next")])] {
        for text in KINGS {
            let setup = game.parse_setup(text).expect("a position");
            plan = plan.from_position(game.clone(), setup);
        }
    }
    plan.audit(audit)
}

/// No field has two owners, no king is nobody's, no man stands where it would have been crowned, and nothing stands off
/// the dark fields.
fn audit(game: &Warcaby, state: &State) -> Result<(), String> {
    let setup = game.setup_of(state);
    match game.set_up(&setup) {
        Ok(again) if again.position() == state.position() => Ok(()),
        other => Err(format!("{} does not set up again: {other:?}", game.setup_text(&setup))),
    }
}

conform! { warcaby: plan() }
