//! The worked positions of the rules page (1.3), in its order.

use crate::support::{
    self, after, assert_leads, by_the_bay, ended, is_legal, leads, legal, legal_from, on_grass, refused,
};
use stolik_game::Rules;
use stolik_wojna::{Rect, State};

fn square(x: i16, y: i16, size: i16) -> Rect {
    Rect { x, y, width: size, height: size }
}

#[test]
fn position_w1_11_distances_of_castles() {
    let castle = square(1, 1, 3);
    assert_eq!(castle.distance(square(14, 3, 3)), 10);
    assert_eq!(castle.distance(square(14, 9, 3)), 16);
    assert_eq!(castle.distance(square(13, 9, 3)), 15);
}

#[test]
fn position_w1_7_1_the_second_castle_is_16_away() {
    let game = on_grass(&[]);
    let position = "b:castle coins=64,64 castle0:1,1";
    assert!(is_legal(&game, position, "castle14,9"));
    assert_eq!(refused(&game, position, &["castle13,9"]), "too-near-to-castle");
}

#[test]
fn position_w2_w_6_buildings_keep_a_gap() {
    let game = on_grass(&[]);
    let position = "r:buildings coins=64,64 castle0:10,8 barracks0:4,4";
    assert!(is_legal(&game, position, "+workshop7,4"));
    assert_eq!(refused(&game, position, &["+workshop6,4"]), "touches");
    assert_eq!(refused(&game, position, &["+workshop6,6"]), "touches");
    let corner = square(4, 4, 2).distance(square(6, 6, 2));
    assert_eq!((square(4, 4, 2).distance(square(7, 4, 2)), corner), (1, 1));
}

#[test]
fn position_w3_w_5_the_reach_of_a_castle() {
    let game = on_grass(&[]);
    let position = "r:buildings coins=64,64 castle0:10,10";
    for (building, legal) in [
        ("+barracks18,10", true),
        ("+barracks19,10", false),
        ("+barracks16,15", false),
        ("+barracks15,15", true),
    ] {
        assert_eq!(is_legal(&game, position, building), legal, "{building}");
    }
    assert_eq!(refused(&game, position, &["+barracks16,15"]), "too-far-from-castle");
}

#[test]
fn position_w4_1_0_the_four_rotations_of_an_engine() {
    let game = on_grass(&[]);
    let position = "r:units coins=0,0 ram:1,0-1,1 rI1,0 rA1,1";
    let swings: Vec<String> =
        legal_from(&game, position, "R").into_iter().filter(|a| a.contains('~')).collect();
    assert_eq!(
        swings,
        [
            "R1,0~0,1/1,0",
            "R1,0~0,1/1,1",
            "R1,0~2,1/1,0",
            "R1,0~2,1/1,1", //
            "R1,1~0,0/1,0",
            "R1,1~0,0/1,1",
            "R1,1~2,0/1,0",
            "R1,1~2,0/1,1",
        ]
    );
    // The crew keeps its seats; with the ram's turn over, all inside are exhausted (4.2).
    assert_leads(&game, position, &["R1,1~0,0/1,0"], &["ram:0,0-1,0", "rI1,0!", "rA0,0!"], &[]);
    assert_leads(&game, position, &["R1,1~2,0/1,0"], &["ram:1,0-2,0", "rI1,0!", "rA2,0!"], &[]);
    assert_leads(&game, position, &["R1,0~0,1/1,0"], &["ram:0,1-1,1", "rI0,1!", "rA1,1!"], &[]);
    assert_leads(&game, position, &["R1,0~2,1/1,0"], &["ram:1,1-2,1", "rI2,1!", "rA1,1!"], &[]);
}

#[test]
fn position_w5_1_0_the_two_rotations_of_a_ship() {
    let game = by_the_bay(&[]);
    let position = "r:units coins=0,0 ship:0,1-2,1 rC0,1 rA1,1 rI2,1";
    let turns: Vec<String> = legal_from(&game, position, "S")
        .into_iter()
        .filter(|a| a.contains('~') && a.ends_with("/1,1"))
        .collect();
    assert_eq!(turns, ["S1,1~1/1,1", "S1,1~3/1,1"]);
    assert_leads(&game, position, &["S1,1~1/1,1"], &["ship:1,0-1,2", "rC1,0", "rA1,1!", "rI1,2"], &[]);
    assert_leads(&game, position, &["S1,1~3/1,1"], &["ship:1,0-1,2", "rI1,0", "rA1,1!", "rC1,2"], &[]);
}

#[test]
fn position_w6_3_2_the_trebuchet_hits_three_to_five_beyond() {
    let game = on_grass(&[]);
    let position = "r:units coins=0,0 trebuchet:10,5-11,5 rI10,5 bI6,5";
    for (roll, falls) in [("1", false), ("2", false), ("3", false), ("4", false), ("5", true), ("6", false)] {
        let words = leads(&game, position, &["T10,5*7,5", roll]);
        assert_eq!(!words.iter().any(|word| word.starts_with("bI6,5")), falls, "{roll}");
    }
    for (field, roll) in [("7,5", "4"), ("6,5", "5"), ("5,5", "6")] {
        let position = format!("r:units coins=0,0 trebuchet:10,5-11,5 rI10,5 bI{field}");
        assert_leads(&game, &position, &["T10,5*7,5", roll], &[], &[&format!("bI{field}")]);
    }
    for (field, roll) in [("14,5", "4"), ("15,5", "5"), ("16,5", "6")] {
        let position = format!("r:units coins=0,0 trebuchet:10,5-11,5 rI10,5 bI{field}");
        assert_leads(&game, &position, &["T10,5*14,5", roll], &[], &[&format!("bI{field}")]);
    }
}

#[test]
fn position_w7_3_2_the_ram_breaks_a_wall_on_five() {
    let game = on_grass(&[]);
    let position = "r:units coins=0,0 wall:0,0-0,2 ram:1,1-2,1 rI2,1 bA0,0";
    assert_leads(&game, position, &["R1,1x0,1", "4"], &["wall:0,0-0,2", "bA0,0", "rI2,1!"], &[]);
    assert_leads(&game, position, &["R1,1x0,1", "5"], &["ram:1,1-2,1"], &["wall:0,0-0,2", "bA0,0"]);
    assert_leads(&game, position, &["R1,1x0,1", "6"], &["ram:1,1-2,1"], &["wall:0,0-0,2", "bA0,0"]);
    let parallel = "r:units coins=0,0 wall:0,0-0,2 ram:1,0-1,1 rI1,1 bA0,0";
    assert!(!legal(&game, &support::state(&game, parallel)).iter().any(|action| action.starts_with("R1,0x")));
    assert_eq!(refused(&game, parallel, &["R1,0x0,0"]), "not-lengthwise");
}

#[test]
fn position_w8_w_28_the_ram_strikes_beyond_either_end() {
    let game = on_grass(&[]);
    let position = "r:units coins=0,0 barracks1:2,0 ram:0,1-1,1 rI1,1";
    for (roll, breaks) in [("1", false), ("3", false), ("4", true), ("5", true), ("6", true)] {
        let words = leads(&game, position, &["R0,1x2,1", roll]);
        assert_eq!(!words.iter().any(|word| word.starts_with("barracks")), breaks, "{roll}");
    }
}

#[test]
fn position_w9_4_2_one_crewman_moves_or_acts_two_do_both() {
    let game = on_grass(&[]);
    // A wall to the west of where the ram comes to stand.
    let one = "r:units coins=0,0 wall:0,0-0,2 ram:2,1-3,1 rI3,1 rI9,9";
    assert_leads(&game, one, &["R2,1-1,1"], &["ram:1,1-2,1", "rI2,1!", "r:units"], &[]);
    assert_eq!(refused(&game, one, &["R2,1-1,1", "R1,1x0,1"]), "no-crew");
    let two = "r:units coins=0,0 wall:0,0-0,2 ram:2,1-3,1 rI3,1 rA2,1 rI9,9";
    assert_eq!(refused(&game, two, &["R2,1-1,1"]), "which-crew");
    assert_leads(&game, two, &["R2,1-1,1/2,1"], &["r:units/engine=1,1", "rA1,1!", "rI2,1"], &[]);
    assert_leads(&game, two, &["R2,1-1,1/3,1"], &["r:units/engine=1,1", "rA1,1", "rI2,1!"], &[]);
    let acts = ["R2,1-1,1/2,1", "R1,1x0,1", "6"];
    assert_leads(&game, two, &acts, &["r:units", "rA1,1!", "rI2,1!"], &["wall:0,0-0,2"]);
    let tired = "r:units coins=0,0 wall:0,0-0,2 ram:1,1-2,1 rI2,1! rI9,9";
    assert_eq!(refused(&game, tired, &["R1,1x0,1"]), "no-crew");
    let contested = "r:units coins=0,0 wall:0,0-0,2 ram:1,1-2,1 rI2,1 bI1,1";
    assert_eq!(refused(&game, contested, &["R1,1x0,1"]), "contested");
}

#[test]
fn position_w10_3_1_archers_and_height() {
    let game = on_grass(&[]);
    let low = |target: &str| format!("r:units coins=0,0 rA0,0 bI{target}");
    for (target, distance) in [("3,0", 2), ("4,0", 3), ("2,1", 2), ("2,2", 3)] {
        assert_eq!(is_legal(&game, &low(target), &format!("A0,0*{target}")), distance <= 2, "{target}");
    }
    assert_leads(&game, &low("3,0"), &["A0,0*3,0", "5"], &[], &["bI3,0"]);
    assert_leads(&game, &low("3,0"), &["A0,0*3,0", "6"], &[], &["bI3,0"]);
    for miss in ["1", "2", "3", "4"] {
        assert_leads(&game, &low("3,0"), &["A0,0*3,0", miss], &["bI3,0", "rA0,0!"], &[]);
    }
    let from_wall = "r:units coins=0,0 wall:0,0-0,2 rA0,0 bI4,0";
    assert!(is_legal(&game, from_wall, "A0,0*4,0"));
    let onto_wall = "r:units coins=0,0 wall:3,0-3,2 rA0,0 bI3,0";
    assert_eq!(refused(&game, onto_wall, &["A0,0*3,0"]), "out-of-shot");
    let both = "r:units coins=0,0 wall:0,0-0,2 wall:3,0-3,2 rA0,0 bI3,0";
    assert!(is_legal(&game, both, "A0,0*3,0"));
}

#[test]
fn position_w11_w_20_w_21_walls_and_ladders() {
    let game = on_grass(&[]);
    let built = "r:units coins=0,0 wall:5,5-7,5 ladder:5,6";
    assert_eq!(refused(&game, &format!("{built} rI6,6"), &["I6,6-6,5"]), "wall-entry");
    assert!(is_legal(&game, &format!("{built} rI5,7"), "I5,7-5,5"));
    assert!(is_legal(&game, &format!("{built} rI5,5"), "I5,5-5,4"));
}

#[test]
fn position_w12_w_23_gates() {
    let game = on_grass(&[]);
    assert!(is_legal(&game, "r:units coins=0,0 gate0:3,3-4,3 wall:0,3-2,3 wall:5,3-7,3 rC3,5", "C3,5-3,2"));
    assert_eq!(refused(&game, "b:units coins=0,0 gate0:3,3-4,3 bI3,4", &["I3,4-3,3"]), "enemy-gate");
    let tower = "r:units coins=0,0 gate0:3,3-4,3 tower:3,4-4,5 rI3,4";
    assert_leads(&game, tower, &["W3,4-3,3"], &["tower:3,3-4,4", "gate0:3,3-4,3", "rI3,3!"], &[]);
}

#[test]
fn position_w13_6_w_36_capture() {
    let game = on_grass(&[]);
    let three = "r:units coins=0,0 castle0:25,20 castle1:10,10 rI9,10 rI9,11 rI9,12";
    let taken = |position: &str| leads(&game, position, &["done"]).iter().any(|word| word == "castles=rr");
    assert!(taken(&format!("{three} bI13,13")));
    assert!(!taken(&format!("{three} bI13,12")));
    assert!(!taken("r:units coins=0,0 castle0:25,20 castle1:10,10 rI9,10 rI9,11 bI13,13"));
}

#[test]
fn position_w14_w_44_recruiting_fields() {
    let game = on_grass(&[]);
    let position = "r:buildings coins=1,0 castle0:10,10 barracks0:4,4";
    let fields: Vec<String> = legal_from(&game, position, "@4,4+I");
    assert_eq!(
        fields,
        ["3,4", "3,5", "4,3", "4,6", "5,3", "5,6", "6,4", "6,5"].map(|field| format!("@4,4+I{field}"))
    );
    for corner in ["3,3", "6,3", "3,6", "6,6"] {
        assert_eq!(refused(&game, position, &[&format!("@4,4+I{corner}")]), "not-beside");
    }
}

fn first_turn(inputs: &[&str]) -> State {
    let game = on_grass(&[]);
    let mut state = game.start();
    for text in ["castle1,1", "castle20,15"].iter().chain(inputs) {
        support::play(&game, &mut state, text);
    }
    state
}

#[test]
fn position_w15_w_34_w_35_the_first_turn() {
    let game = on_grass(&[]);
    let state = first_turn(&["+barracks24,15"]);
    assert_eq!(state.coins(stolik_wojna::Owner::Blue), 56);
    let state = first_turn(&["+barracks24,15", "@24,15+I24,14+I25,14"]);
    assert_eq!(state.coins(stolik_wojna::Owner::Blue), 54);
    let state = first_turn(&["+barracks24,15", "@24,15+I24,14+I25,14", "end"]);
    assert_eq!(ended(&game, &state), None);
    let state = first_turn(&["@20,15+4"]);
    assert_eq!(state.coins(stolik_wojna::Owner::Blue), 68);
    assert!(game.would_lose_by_ending_turn(&state));
    let state = first_turn(&["@20,15+4", "end"]);
    assert_eq!(ended(&game, &state), Some(("no-units", Some(0))));
}

#[test]
fn position_w16_w_18_a_ship_takes_a_full_ram_along() {
    let game = by_the_bay(&[]);
    let full = "r:units coins=0,0 ship:0,0-0,2 ram:0,0-0,1 rI0,0 rI0,2";
    assert_leads(&game, full, &["S0,1-3,1/0,2"], &["ship:3,0-3,2", "ram:3,0-3,1", "rI3,0", "rI3,2!"], &[]);
    // The ram's second half is on the grass below the bay.
    let partly = "r:units coins=0,0 ship:0,5-0,7 ram:0,7-0,8 rI0,5 rI0,8";
    assert!(legal_from(&game, partly, "S").is_empty());
    assert_eq!(refused(&game, partly, &["S0,6-1,6/0,5"]), "partly-loaded");
    assert_eq!(refused(&game, partly, &["S0,6~1/0,5"]), "partly-loaded");
}

#[test]
fn position_w17_w_30_the_lowest_unit_goes_with_all_on_it() {
    let game = by_the_bay(&[]);
    // The trebuchet stands east of the bay and throws west; a roll of 4 comes down on 9,3.
    let aboard = "r:units coins=0,0 trebuchet:12,3-13,3 rI13,3 ship:7,3-9,3 ram:8,3-9,3 bA9,3 bI8,3 bI7,3";
    assert_leads(
        &game,
        aboard,
        &["T12,3*9,3", "4"],
        &["rI13,3!"],
        &["ship:7,3-9,3", "ram:8,3-9,3", "bA9,3", "bI8,3", "bI7,3"],
    );
    // The ram stands half on the shore; the hit field is the one on land.
    let half = "r:units coins=0,0 trebuchet:13,3-14,3 rI14,3 ship:7,3-9,3 ram:9,3-10,3 bA9,3 bI7,3";
    assert_leads(&game, half, &["T13,3*10,3", "4"], &["ship:7,3-9,3", "bI7,3"], &["ram:9,3-10,3", "bA9,3"]);
}

#[test]
fn position_w18_w_39_the_castle_in_a_siege() {
    let game = on_grass(&[("mode", "siege")]);
    let position = "r:units coins=10,10 castle0:10,10 campb:25,5 rI9,9 bI30,5";
    let state = after(&game, position, &["done"]);
    assert_eq!(state.coins(stolik_wojna::Owner::Cherry), 11);
    assert_eq!(refused(&game, position, &["done", "+barracks18,10"]), "siege-castle");
    assert_eq!(refused(&game, position, &["done", "@10,10+4"]), "siege-castle");
}
