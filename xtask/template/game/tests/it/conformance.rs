//! Pięć Kładek under the laws of the kit.

use stolik_conformance::script::game;
use stolik_conformance::{Plan, conform};
use stolik_game::Notation;
use stolik_piec_kladek::{Field, PiecKladek, State};

/// Before a push, one footbridge before the end, one turn before the end.
const POSITIONS: [&str; 3] = [
    "stones=A4,B1,C1,D1,E6/A5,B7,C7,D7,E7 turn=1 roll=4 turns=9",
    "stones=A4,B6,C7,D7,E1/A5,B7,E2 turn=0 turns=20",
    "stones=A4,B6,C7,D7/A5,B7,E2 turn=1 roll=1 turns=59",
];

fn plan() -> Plan<PiecKladek> {
    let mangled = [
        "A8",
        "F1",
        "A",
        "A1-A2",
        "pass",
        "0",
        "7",
        "1.5",
        "stones=A1/A7 turn=0",
        "turn=0 turns=0",
        "stones=-/- turn=0 turns=0",
        "stones=A1,A2,B1,C1,D1,E1/A7 turn=2 turns=0",
        "stones=A7,B1,C1,D1,E1/A7,B7,C7,D7,E7 turn=0 turns=0 roll=7",
    ];
    let plan = Plan::new([game(&[]), game(&[("turn_limit", "10")])]).games(30).mangled(mangled).audit(audit);
    POSITIONS.iter().fold(plan, |plan, text| {
        let game: PiecKladek = game(&[]);
        let setup = game.parse_setup(text).expect("a position");
        plan.from_position(game, setup)
    })
}

/// On each footbridge stands a stone, of each side at most one, and red below blue.
fn audit(_: &PiecKladek, state: &State) -> Result<(), String> {
    for end in Field::all().filter(|field| field.row() == 0) {
        let [red, blue] = state.stones.map(|stones| (stones & end.bridge()).iter().collect::<Vec<Field>>());
        let sound = match (&red[..], &blue[..]) {
            ([red], [blue]) => red < blue,
            ([_], []) | ([], [_]) => true,
            _ => false,
        };
        if !sound {
            return Err(format!("{red:?} and {blue:?} stand on one footbridge"));
        }
    }
    Ok(())
}

conform! { piec_kladek: plan() }
