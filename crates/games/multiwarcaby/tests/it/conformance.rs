//! Multiwarcaby under the laws of the kit.

use crate::support::game;
use stolik_conformance::{Plan, conform};
use stolik_game::{Notation, Rules};
use stolik_multiwarcaby::{Multiwarcaby, Stage, State};

/// Both boards, all numbers of seats, teams, every option on and off.
fn variants() -> [Multiwarcaby; 7] {
    [
        game(&[]),
        game(&[("size", "7"), ("first", "1")]),
        game(&[("seats", "3"), ("no_capture_rounds", "2")]),
        game(&[("seats", "4"), ("second_move", "optional"), ("first", "3")]),
        game(&[("seats", "4"), ("teams", "yes"), ("size", "7"), ("second_move", "optional")]),
        game(&[("end", "last_piece"), ("no_capture_rounds", "1")]),
        game(&[("second_move", "optional"), ("no_capture_rounds", "0")]),
    ]
}

/// Long chains, few pieces, and the middle of a turn.
const POSITIONS: [&str; 4] = [
    "A1,B1,D1,F1,H1,I2,H3,F3,D3,B3,A4,B5",
    "A1,D1,E2,G7:turn=1:score=30-40:quiet=5",
    "C3,D3,F3,H4:move=2:captured:score=9-0",
    "C1,C2,D4,H8,I9:move=2:jump=C1:score=1-2",
];

fn plan() -> Plan<Multiwarcaby> {
    let mut plan = Plan::new(variants()).games(4).most_inputs(160).most_walks(20_000).mangled([
        "E3",
        "E3-",
        "xE5",
        "x",
        "E3xE5xG5",
        "E3:E5",
        "E3×E5",
        "stop!",
        "skip ",
        "A1,B1:turn=1:turn=0",
        "A1-I9",
        "A1:score=300-1",
        "A1,A2:jump=A1",
        "A1:captured",
        "-",
        "A1-I1,A2-I2,A3-I3,A4-I4,A5-I5,A6-I6,A7-I7,A8-I8,A9-I9",
    ]);
    for text in POSITIONS {
        let game = game(&[("second_move", "optional")]);
        let setup = game.parse_setup(text).expect("a position");
        plan = plan.from_position(game, setup);
    }
    plan.conserved(pieces_and_captured).audit(audit)
}

/// A piece is on the board or with the side that captured it.
fn pieces_and_captured(game: &Multiwarcaby, state: &State) -> Vec<i64> {
    let captured: i64 =
        (0..game.sides()).map(|side| i64::from(state.captured(stolik_game::Side(side)))).sum();
    vec![captured + i64::from(state.pieces().len())]
}

/// Every state sets up again, pieces stand on the board only, and a piece in the middle of its capture can jump.
fn audit(game: &Multiwarcaby, state: &State) -> Result<(), String> {
    let setup = game.setup_of(state);
    let text = game.setup_text(&setup);
    let again = game.set_up(&setup).map_err(|faults| format!("{text} does not set up again: {faults:?}"))?;
    if (again.pieces(), again.turn(), again.stage(), again.quiet_turns())
        != (state.pieces(), state.turn(), state.stage(), state.quiet_turns())
        || game.transposition_hash(&again) != game.transposition_hash(state)
    {
        return Err(format!("{text} sets up as another state: {again:?}, not {state:?}"));
    }
    let board = game.board();
    if !(state.pieces() - board.fields()).is_empty() {
        return Err(format!("{text} has pieces beyond the board"));
    }
    match state.stage() {
        Stage::Chain { piece, .. } if board.jumps_of(state.pieces(), piece).is_empty() => {
            Err(format!("{text}: {piece} cannot jump on"))
        }
        _ => Ok(()),
    }
}

conform! { multiwarcaby: plan() }
