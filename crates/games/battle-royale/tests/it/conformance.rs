//! Battle Royale under the laws of the kit.

use crate::support::game;
use stolik_battle_royale::{BattleRoyale, Fields, State};
use stolik_conformance::{Plan, conform};
use stolik_game::{Notation, Rules, Seat};

/// All dice, ends, roll modes and orders, with few seats and with many.
fn variants() -> [BattleRoyale; 6] {
    [
        game(&[]),
        game(&[("seats", "4"), ("stall_rounds", "1"), ("order", "clockwise")]),
        game(&[("seats", "9"), ("die", "10"), ("round_limit", "4"), ("order", "clockwise")]),
        game(&[
            ("seats", "5"),
            ("fifth_in_centre", "yes"),
            ("die", "20"),
            ("roll_mode", "all_at_round_start"),
            ("order", "clockwise"),
            ("round_limit", "6"),
        ]),
        game(&[("seats", "3"), ("die", "12"), ("end", "board_full"), ("stall_rounds", "0")]),
        game(&[("die", "20"), ("end", "last_standing"), ("roll_mode", "all_at_round_start")]),
    ]
}

/// Where random games come late or never: full boards, small States about to fall, a turn under way.
const LATE: [(&[(&str, &str)], &str); 5] = [
    (&[], "A1-E11/F1-K11 turn=0 morale=8 round=20 first=1"),
    (&[("die", "20")], "A1-K5/F6 turn=0 morale=16 taken=E6 round=7 first=0"),
    (
        &[("seats", "4"), ("die", "20"), ("roll_mode", "all_at_round_start")],
        "E5,F6/E6/F5/D4 turn=0 morale=17 round=3 first=0 rolls=1:3,2:4,3:20",
    ),
    (&[("seats", "3"), ("end", "board_full")], "A1-K10/A11/C11-K11 turn=1 morale=4 round=12 first=2"),
    (&[("seats", "4")], "A1/K11/-/- roll=1 round=29 first=2 active=26 out=3,2"),
];

fn plan() -> Plan<BattleRoyale> {
    let mut plan = Plan::new(variants()).games(3).most_inputs(140).most_walks(20_000).mangled([
        "end end",
        "L1",
        "A12",
        "A0",
        "A01",
        "first-",
        "first-9",
        "0",
        "21",
        "A1/K11",
        "A1/K11 lot lot",
        "A1/K11 lot turn=0",
        "A1-/K11 lot",
        "K11-A1/- lot",
        "A1/A1 turn=0 morale=1",
        "A1/K11 turn=0 morale=999",
        "A1/K11 turn=0 morale=3 taken=B2,C3",
        "A1/K11 turn=7 morale=3 out=9 rolls=3:1",
    ]);
    for (choices, text) in LATE {
        let game = game(choices);
        let setup = game.parse_setup(text).expect(text);
        game.set_up(&setup).expect(text);
        plan = plan.from_position(game, setup);
    }
    plan.audit(audit)
}

/// No field has two owners, who is to act has one, who has none is out, and every moment sets up again as it is.
fn audit(game: &BattleRoyale, state: &State) -> Result<(), String> {
    let mut seen = Fields::NONE;
    for seat in (0..game.seats()).map(Seat) {
        if seen.meets(state.land(seat)) {
            return Err(format!("a field of {seat} has another owner too"));
        }
        seen |= state.land(seat);
        if state.stands(seat) == state.fallen().any(|out| out == seat) {
            return Err(format!("{seat} has {} fields", state.land(seat).len()));
        }
    }
    if seen | state.free() != Fields::ALL || !state.stands(state.seat()) {
        return Err("a field or the seat to act is lost".to_owned());
    }
    let setup = game.setup_of(state);
    match game.set_up(&setup) {
        Ok(again) if game.setup_of(&again) == setup && game.ending(&again) == game.ending(state) => Ok(()),
        other => Err(format!("{} does not set up again: {other:?}", game.setup_text(&setup))),
    }
}

conform! { battle_royale: plan() }
